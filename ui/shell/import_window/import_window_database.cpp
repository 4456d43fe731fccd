// SPDX-License-Identifier: GPL-3.0-or-later
// The window where a database is read: what happens on its way from a server's name to the records of a table or query.
#include "ui/shell/import_window/import_window.h"

#include "core/base/messages/import/database_message.h"
#include "core/import/database/sql_text.h"
#include "core/import/qt_text.h"
#include "ui/parts/cards/banner.h"
#include "ui/parts/cards/empty_state.h"
#include "ui/parts/segmented_buttons.h"
#include "ui/session/naming/source_title.h"
#include "ui/shell/import_window/database/attribute_list.h"
#include "ui/shell/import_window/database/database_pane.h"
#include "ui/shell/import_window/database/query_bar.h"
#include "ui/shell/import_window/database/table_list.h"
#include "ui/shell/import_window/look_keeper.h"
#include "ui/shell/import_window/preview/preview_pane.h"
#include "ui/shell/import_window/rows/choice_rows.h"
#include "ui/shell/import_window/rows/evidence_row.h"
#include "ui/shell/import_window/sources/source_pane.h"
#include "ui/style/number_text.h"
#include "ui/words/messages/message_text.h"

#include <QLabel>
#include <QStackedWidget>

#include <algorithm>
#include <set>
#include <utility>

namespace tranche {

namespace {

using Pane = DatabasePane;

constexpr std::uint64_t secondsForServer = 10; // until a server has to answer a first time

DatabaseOptions databaseOf(const ImportOptions& options)
{
    const auto* database = std::get_if<DatabaseOptions>(&options.form);
    return database != nullptr ? *database : DatabaseOptions();
}

bool isAsked(const DatabaseOptions& options)
{
    return !options.table.empty() || !options.query.empty();
}

} // namespace

bool ImportWindow::isDatabase() const
{
    return m_place->current() == 1;
}

bool ImportWindow::hasSource() const
{
    return isDatabase() ? m_database->isConnected() : !m_sources->files().isEmpty();
}

QStringList ImportWindow::files() const
{
    return isDatabase() ? m_database->form().files() : m_sources->files();
}

void ImportWindow::showDatabase(bool shown)
{
    m_touched = true;
    m_place->setCurrent(shown ? 1 : 0);
    m_keeper->stop();
    m_looked.reset();
    m_wanted.reset();
    forget();
    comeApart(Judgement::Info, {});
    m_asking->say(Judgement::Info, {});
    m_left->setCurrentWidget(shown ? static_cast<QWidget*>(m_database) : m_sources);
    m_choicesHead->setVisible(!shown);
    m_asking->setVisible(shown);
    m_network->setVisible(shown);
    if (shown)
        m_empty->say(QStringLiteral("database"), tr("Connect to a database"),
                     tr("Say on the left where it is. Its tables are listed then; nothing is read before you choose one."));
    else
        m_empty->say(QStringLiteral("open"), tr("Choose the files of one table"),
                     tr("Add them here, or drop them anywhere in this window."), tr("Add files…"));
    lookAgain();
    m_left->currentWidget()->setFocus(Qt::OtherFocusReason);
}

void ImportWindow::connectDatabase()
{
    connect(m_place, &SegmentedButtons::chosen, this, [this](int which) { showDatabase(which == 1); });
    connect(m_database, &Pane::connectRequested, this, &ImportWindow::askForTables);
    connect(m_database, &Pane::refreshRequested, this, [this] {
        m_wanted = m_options;
        askForTables();
    });
    connect(m_database, &Pane::leaveRequested, this, [this] {
        const DatabaseOptions asked = databaseOf(m_options.value_or(ImportOptions()));
        showDatabase(true);
        m_wanted = ImportOptions(asked);
    });
    connect(m_database, &Pane::stopRequested, this, &ImportWindow::stopAsking);
    connect(m_asking, &QueryBar::stopRequested, this, &ImportWindow::stopAsking);
    connect(&m_database->form(), &ServerForm::fileWanted, this, [this] {
        m_setup.questions->askForTables(this, [this](const QStringList& paths) { m_database->form().setFile(paths.value(0)); });
    });
    connect(&m_database->tables(), &TableList::chosen, this, [this](const QString& table) {
        showAttributes(table);
        if (m_asking->isQuery())
            return m_asking->insert(qtText(sqlTable(table.toStdString()).value_or(std::string())));
        ask(table, {});
    });
    connect(m_asking, &QueryBar::queryRequested, this, [this](const QString& query) { ask({}, query); });
    connect(m_attributes, &AttributeList::chosen, m_asking, &QueryBar::insertAttribute);
    connect(m_asking, &QueryBar::kindChanged, this, &ImportWindow::refreshAttributes);
    connect(m_asking, &QueryBar::tableRequested, this, [this] { m_database->tables().choose({}); });
}

/// The first thing that is asked of a database.
void ImportWindow::askForTables()
{
    const ServerForm& form = m_database->form();
    m_touched = true;
    m_keeper->setLooker(m_setup.databases(form.password()));
    m_options = ImportOptions(form.options());
    m_looked.reset();
    m_failed = false;
    m_banner->hide();
    m_asking->say(Judgement::Info, {});
    m_database->setState(Pane::State::Connecting);
    m_database->say(Judgement::Info,
                    form.files().isEmpty() ? tr("Waiting for the server, at most %1 s.").arg(secondsForServer) : tr("Opening the file."));
    m_onlyHead = true;
    m_keeper->lookAtBeginning(order());
    refresh();
}

void ImportWindow::takeTables(const Looked& looked)
{
    m_onlyHead = false;
    m_database->setState(Pane::State::Connected);
    m_database->say(Judgement::Info, looked.look.parts.empty() ? tr("There is no table or view that this user may read.") : QString());
    m_tables = looked.look.parts;
    m_database->tables().show(m_tables);
    m_attributes->show(m_tables.empty() ? SourcePart() : m_tables.front());
    const auto wanted = std::exchange(m_wanted, std::nullopt).value_or(ImportOptions());
    DatabaseOptions asked = databaseOf(wanted);
    if (!isAsked(asked))
        asked = databaseOf(looked.look.options); // where there is one table alone
    if (!isAsked(asked)) {
        refresh();
        m_database->tables().setFocus(Qt::OtherFocusReason);
        emit settled();
        return;
    }
    DatabaseOptions options = databaseOf(*m_options);
    options.table = asked.table;
    options.query = asked.query;
    options.timeout = asked.timeout;
    options.trimsPadding = asked.trimsPadding;
    m_options = ImportOptions(options);
    m_options->conversions = wanted.conversions;
    showAttributes(qtText(options.table));
    m_asking->show(options);
    lookAgain();
}

void ImportWindow::ask(const QString& table, const QString& query)
{
    if (table.isEmpty() && query.trimmed().isEmpty())
        return m_asking->say(Judgement::Warn, tr("Choose a table, or write a query."));
    DatabaseOptions options = databaseOf(m_options.value_or(ImportOptions()));
    options.table = table.toStdString();
    options.query = query.toStdString();
    m_looked.reset();
    forget();
    change(ImportOptions(options));
}

/// The newest wish of the person is to wait no longer; what comes late counts for nothing.
void ImportWindow::stopAsking()
{
    m_keeper->stop();
    m_onlyHead = false;
    const QString stopped = tr("Stopped. Nothing was read.");
    if (m_database->state() == Pane::State::Connecting) {
        comeApart(Judgement::Info, stopped);
    } else {
        m_looked.reset();
        m_asking->say(Judgement::Info, stopped);
    }
    refresh();
    emit settled();
}

void ImportWindow::comeApart(Judgement judgement, const QString& sentence)
{
    m_keeper->setLooker(m_setup.looker); // which knows no password
    m_database->setState(Pane::State::Apart);
    m_database->say(judgement, sentence);
}

/// True where there was no connection yet; only the form is seen then, and says why.
bool ImportWindow::failToConnect(const Error& error)
{
    if (!isDatabase() || m_database->isConnected())
        return false;
    m_onlyHead = false;
    comeApart(Judgement::Fail, placedText(error));
    if (error.says == Message(DatabaseMessage::WrongPassword))
        m_database->form().markPassword();
    refresh();
    emit settled();
    return true;
}

/// The server is asked once its password is known.
void ImportWindow::fillFrom(const RememberedReading& reading)
{
    showDatabase(true);
    m_wanted = reading.options;
    m_cells.remember(reading.decided);
    m_database->form().fill(databaseOf(reading.options), {});
    m_asking->show(databaseOf(reading.options));
}

/// Of this table of the list; where it is not in it, those that are shown stay.
void ImportWindow::showAttributes(const QString& table)
{
    const auto found = std::ranges::find(m_tables, table.toStdString(), &SourcePart::name);
    if (found != m_tables.end())
        m_attributes->show(*found);
    refreshAttributes();
}

void ImportWindow::refreshAttributes()
{
    m_attributes->setVisible(isDatabase() && m_database->isConnected() && m_asking->isQuery() && !m_attributes->isEmpty());
    std::set<std::string> asked;
    if (const Table* head = m_looked == nullptr ? nullptr : m_looked->look.head.get())
        for (std::size_t i = 0; i < head->attributeCount(); ++i)
            asked.insert(head->attribute(SourceId(i)).name);
    m_attributes->mark(asked);
}

void ImportWindow::refreshDatabase()
{
    refreshAttributes();
    const bool any = m_looked != nullptr && (m_looked->look.head != nullptr || !m_looked->look.problems.empty());
    m_rows->setVisible(!isDatabase() || any);
    if (!isDatabase())
        return;
    for (const ImportChoice left : {ImportChoice::Sheet, ImportChoice::Range}) // what else chooses the table or the query
        if (EvidenceRow* row = m_rows->row(left))
            row->hide();
    const bool busy = m_database->isConnected() && m_keeper->isBusy() && !m_onlyHead;
    m_asking->setBusy(busy);
    const DatabaseOptions asked = databaseOf(m_options.value_or(ImportOptions()));
    m_database->tables().choose(qtText(asked.table));
    if (busy)
        return m_asking->say(Judgement::Info, tr("Waiting for the database, at most %1 s for each answer.").arg(asked.timeout));
    if (m_failed)
        return m_asking->say(Judgement::Info, {}); // the banner says why
    if (!any)
        return;
    const ImportLook& look = m_looked->look;
    if (look.head == nullptr)
        return m_asking->say(Judgement::Fail, placedText(look.problems.front().said));
    m_asking->say(Judgement::Pass,
                  tr("Reads only. %1, %2.").arg(countText(look.records, Counted::Record), countText(look.attributes, Counted::Attribute)));
}

QString ImportWindow::databaseSentence() const
{
    if (!m_database->isConnected())
        return tr("Nothing has been read yet.");
    const auto asked = databaseOf(m_options.value_or(ImportOptions()));
    std::vector<std::filesystem::path> paths;
    for (const QString& file : files())
        paths.emplace_back(file.toStdString());
    const QString name = isAsked(asked) ? sourceTitle(paths, *m_options) : QString();
    if (m_looked == nullptr || m_looked->look.head == nullptr || m_failed)
        return name.isEmpty() ? tr("Choose a table, or write a query.") : tr("%1. Nothing has been read yet.").arg(name);
    const ImportLook& look = m_looked->look;
    return tr("%1: %2, %3. It is read once, forward only, and nothing is changed there.")
        .arg(name, countText(look.records, Counted::Record), countText(look.attributes, Counted::Attribute));
}

} // namespace tranche
