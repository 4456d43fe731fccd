// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/import_window/import_window.h"

#include "core/base/memory.h"
#include "ui/panels/side_pane.h"
#include "ui/parts/cards/banner.h"
#include "ui/parts/segmented_buttons.h"
#include "ui/session/naming/name_text.h"
#include "ui/shell/import_window/cells/date_card.h"
#include "ui/shell/import_window/database/database_pane.h"
#include "ui/shell/import_window/found/conversion_list.h"
#include "ui/shell/import_window/found/problem_list.h"
#include "ui/shell/import_window/import_foot.h"
#include "ui/shell/import_window/labels_pane.h"
#include "ui/shell/import_window/look_keeper.h"
#include "ui/shell/import_window/preview/preview_pane.h"
#include "ui/shell/import_window/rows/choice_rows.h"
#include "ui/shell/import_window/sources/source_pane.h"
#include "ui/style/number_text.h"
#include "ui/style/type.h"
#include "ui/words/messages/message_text.h"

#include <QDragEnterEvent>
#include <QDropEvent>
#include <QFileInfo>
#include <QLabel>
#include <QMimeData>
#include <QPushButton>
#include <QSettings>
#include <QStackedWidget>
#include <QUrl>

#include <algorithm>
#include <utility>

namespace tranche {

namespace {

const QString geometryKey = QStringLiteral("import/geometry");
constexpr int patience = 700; // ms that all records may take before the window shows how far it is

QStringList localFiles(const QMimeData& data)
{
    QStringList paths;
    for (const QUrl& url : data.urls())
        if (url.isLocalFile())
            paths << url.toLocalFile();
    return paths;
}

} // namespace

ImportWindow::ImportWindow(const QStringList& files, ImportSetup setup, QWidget* parent)
    : QDialog(parent), m_setup(std::move(setup)), m_keeper(std::make_unique<LookKeeper>(m_setup.looker))
{
    setWindowTitle(tr("Open a table"));
    setWindowFlag(Qt::WindowMinMaxButtonsHint);
    setAcceptDrops(true);
    setMinimumSize(scaled(1024), scaled(600));
    resize(scaled(1400), scaled(840));
    build();
    if (m_setup.settings != nullptr)
        restoreGeometry(m_setup.settings->value(geometryKey).toByteArray());
    m_sources->setFiles(files);
    m_patience.setSingleShot(true);
    m_patience.setInterval(patience);
    connect(&m_patience, &QTimer::timeout, this, &QWidget::show);
    refresh();
}

ImportWindow::~ImportWindow() = default;

void ImportWindow::begin(Showing showing)
{
    m_showing = showing;
    if (showing == Showing::Always)
        show();
    else
        m_patience.start();
    m_left->currentWidget()->setFocus(Qt::OtherFocusReason);
    lookAgain();
}

ImportOptions ImportWindow::options() const
{
    if (m_looked == nullptr)
        return m_options.value_or(ImportOptions());
    ImportOptions all = m_looked->look.options;
    all.conversions = m_answers.conversions(m_looked->look.conversions, all);
    return all;
}

QStringList ImportWindow::missingTokens() const
{
    return m_cells.tokens();
}

bool ImportWindow::isLooking() const
{
    return m_keeper->isBusy();
}

LookOrder ImportWindow::order() const
{
    LookOrder order{.options = m_options};
    for (const QString& path : files())
        order.files.emplace_back(path.toStdString());
    for (const QString& token : m_cells.tokens())
        order.missing.push_back(token.toStdString());
    order.decided = m_cells.decided({});
    return order;
}

void ImportWindow::addFiles(const QStringList& paths)
{
    QStringList all = m_sources->files();
    for (const QString& path : paths)
        if (!all.contains(path))
            all << path;
    m_touched = true;
    m_sources->setFiles(all);
    lookAgain();
}

void ImportWindow::change(const ImportOptions& options)
{
    m_touched = true;
    m_options = options;
    lookAgain();
}

void ImportWindow::askForRecipe()
{
    m_setup.questions->askForRecipe(this, [this](const QString& path) {
        m_touched = true;
        m_keeper->readRecipe(m_setup.readRecipe, path.toStdString(), order().files);
        refresh();
    });
}

void ImportWindow::readAs(const RememberedReading& reading)
{
    QStringList tokens;
    for (const std::string& token : reading.missing)
        tokens << QString::fromStdString(token);
    m_cells.setTokens(tokens);
    m_rows->showMissing(tokens);
    const auto* database = std::get_if<DatabaseOptions>(&reading.options.form);
    if (database != nullptr && database->kind != DatabaseOptions().kind)
        return fillFrom(reading);
    if (database == nullptr && isDatabase())
        showDatabase(false); // a database cannot be read as a file
    m_answers.clear();
    m_cells.remember(reading.decided);
    change(reading.options);
}

void ImportWindow::detectAgain()
{
    m_touched = true;
    forget();
    lookAgain();
}

/// What was said of a source counts for no other.
void ImportWindow::forget()
{
    m_options.reset();
    m_answers.clear();
    m_cells.remember({});
}

void ImportWindow::skipRecords()
{
    ImportOptions wanted = options();
    if (skipUneven(wanted))
        change(wanted);
}

void ImportWindow::lookAgain()
{
    m_onlyHead = false;
    m_failed = false;
    m_banner->hide();
    followFiles();
    if (!hasSource()) {
        m_keeper->stop();
        m_looked.reset();
        forget();
    } else {
        m_keeper->look(order());
        m_rows->showUnderWay();
    }
    refresh();
}

void ImportWindow::arrive(const std::shared_ptr<const Looked>& looked)
{
    if (m_database->state() == DatabasePane::State::Connecting)
        return takeTables(*looked);
    if (m_onlyHead && m_looked != nullptr) {
        auto merged = std::make_shared<Looked>(*m_looked);
        merged->look.options = looked->look.options;
        merged->look.head = looked->look.head;
        merged->look.rawLines = looked->look.rawLines;
        merged->look.missing = looked->look.missing;
        merged->look.dates = looked->look.dates;
        merged->look.sights = looked->look.sights;
        merged->profiles = looked->profiles;
        m_looked = merged;
    } else {
        m_looked = looked;
    }
    m_looked = withTypes(m_looked, m_cells);
    showLook();
    const bool whole = m_looked->look.whole && !m_keeper->isBusy();
    if (whole && !m_onlyHead && isAskedAnew())
        lookAtCells(); // what is harmless is converted, and seen in the first records
    if (m_showing == Showing::WhereNeeded) {
        if (whole && !m_touched && m_sources->files().size() == 1 && isClean(m_looked->look))
            return readTable();
        if (!isVisible() && (whole || !m_looked->look.problems.empty()))
            show();
    }
    if (whole && !m_keeper->isBusy())
        emit settled();
}

void ImportWindow::fail(const Error& error)
{
    if (error.code == ErrorCode::Cancelled)
        return;
    if (failToConnect(error))
        return;
    m_failed = true;
    m_onlyHead = false;
    m_banner->say(Judgement::Fail, tr("This cannot be read"), placedText(error));
    m_banner->show();
    show();
    refresh();
    emit settled();
}

void ImportWindow::showLook()
{
    const ImportLook& look = m_looked->look;
    m_rows->show(look);
    showRecords();
    m_conversions->show(look, m_answers, m_cells, look.whole);
    m_problems->show(look, openNow());
    if (!m_onlyHead && stoppers(look) > 0)
        showSide(1);
    refresh();
}

/// What stands beside the choices: none of it outlives its look.
void ImportWindow::showRecords()
{
    m_labels->labels().show(m_looked);
    m_labels->setVisible(m_labels->labels().rowCount() > 0);
    showLabels();
    m_preview->show(m_looked);
    if (m_looked != nullptr)
        m_rows->showDates(m_looked->look, m_cells);
    m_dates->show(m_looked == nullptr ? std::vector<DateQuestion>() : m_looked->look.dates, m_cells);
}

void ImportWindow::showSide(int which)
{
    const bool any = m_looked != nullptr;
    m_segments->setCurrent(which);
    m_segments->setVisible(any);
    m_conversions->setVisible(any && which == 0);
    m_problems->setVisible(any && which == 1);
    m_labelsOf->setVisible(any && which == 2);
}

void ImportWindow::refresh()
{
    const bool any = hasSource();
    const bool whole = m_looked != nullptr && m_looked->look.whole && (!m_keeper->isBusy() || m_onlyHead);
    m_middle->setCurrentIndex(any ? 1 : 0);
    m_again->setEnabled(any);
    m_recipe->setEnabled(any || (isDatabase() && m_database->state() == DatabasePane::State::Apart));
    m_sources->show(any ? m_looked : nullptr);
    if (m_looked == nullptr)
        showRecords();
    m_found->setText(whole ? tr("found in all records; every choice can be overruled") : tr("every choice can be overruled"));
    const auto counted = [&](std::size_t count) { return whole ? countText(count) : QStringLiteral("…"); };
    const OpenProblems open = openNow();
    const std::size_t problems = std::max(open.problems.size(), open.inAll) + open.codes.size();
    const QString converted = m_labels->labels().rowCount() > 0 ? tr("Converted  %1") : tr("What will be converted  %1");
    m_segments->setChoiceText(0, converted.arg(counted(convertedKinds())));
    m_segments->setChoiceText(1, tr("Problems  %1").arg(counted(problems)));
    showSide(m_segments->current());
    m_sentence->setText(isDatabase() ? databaseSentence() : headSentence());
    refreshDatabase();
    m_foot->setReady(isReady());
    m_foot->setProgress(m_keeper->isBusy() && !m_onlyHead ? 0 : -1);
    sayInFoot();
}

QString ImportWindow::headSentence() const
{
    const QStringList files = m_sources->files();
    if (files.isEmpty())
        return tr("Nothing has been read yet.");
    const QString name = files.size() == 1 ? nameText(QFileInfo(files.first()).fileName().toStdString())
                                           : tr("%1 files as one table").arg(countText(static_cast<std::size_t>(files.size())));
    if (m_failed || m_looked == nullptr || !m_looked->look.whole || (m_keeper->isBusy() && !m_onlyHead))
        return m_failed ? tr("%1. Nothing has been read yet.").arg(name) : tr("%1. Its records are being looked at.").arg(name);
    const ImportLook& look = m_looked->look;
    const QString size
        = tr("%1: %2, %3.").arg(name, countText(look.records, Counted::Record), countText(look.attributes, Counted::Attribute));
    return size + QLatin1Char(' ')
           + (stoppers(look) + questions(look, m_cells) > 0 ? tr("Nothing has been read yet.")
                                                            : tr("Nothing is changed but what is ticked on the right."));
}

void ImportWindow::sayInFoot()
{
    m_foot->offerToSkip({});
    const bool whole = m_looked != nullptr && m_looked->look.whole && (!m_keeper->isBusy() || m_onlyHead);
    if (m_failed || !whole)
        return m_foot->say(m_failed ? Judgement::Fail : Judgement::Info, m_failed ? tr("Nothing can be read like this.")
                                                                         : m_keeper->isBusy() && !m_onlyHead ? tr("Looking at all records…")
                                                                                                             : QString());
    const ImportLook& look = m_looked->look;
    const std::size_t stop = stoppers(look);
    const std::size_t open = questions(look, m_cells);
    if (stop + open > 0) {
        QStringList sentences;
        if (stop > 0)
            sentences << tr("Problems that stop the reading: %1.").arg(countText(stop));
        if (open > 0)
            sentences << tr("Open questions: %1.").arg(countText(open));
        ImportOptions skipped = options();
        if (const auto uneven = unevenStoppers(look); uneven > 0 && skipUneven(skipped))
            m_foot->offerToSkip(tr("Skip records: %1").arg(countText(uneven)));
        return m_foot->say(Judgement::Warn, sentences.join(QLatin1Char(' ')));
    }
    const QString size = tr("%1 × %2").arg(look.records == 1 ? tr("1 record") : tr("%1 records").arg(countText(look.records)),
                                           countText(look.attributes, Counted::Attribute));
    m_foot->say(Judgement::Info, look.bytes == 0
                                     ? size
                                     : tr("%1, about %2 of memory").arg(size, decimalText(QString::fromStdString(memoryText(look.bytes)))));
}

bool ImportWindow::isReady() const
{
    return !m_failed && !m_keeper->isBusy() && m_looked != nullptr && m_looked->look.whole && m_looked->look.head != nullptr
           && stoppers(m_looked->look) == 0 && questions(m_looked->look, m_cells) == 0;
}

void ImportWindow::readTable()
{
    if (!isReady())
        return;
    emit chosen(request());
    accept();
}

void ImportWindow::done(int result)
{
    m_patience.stop();
    m_keeper->stop();
    m_keeper->setLooker(m_setup.looker); // which knows no password
    m_database->form().wipePassword();
    if (m_setup.settings != nullptr && isVisible())
        m_setup.settings->setValue(geometryKey, saveGeometry());
    const bool wasHidden = !isVisible();
    QDialog::done(result);
    if (wasHidden && testAttribute(Qt::WA_DeleteOnClose))
        deleteLater(); // what was never shown is not closed
}

void ImportWindow::dragEnterEvent(QDragEnterEvent* event)
{
    if (!localFiles(*event->mimeData()).isEmpty())
        event->acceptProposedAction();
}

void ImportWindow::dropEvent(QDropEvent* event)
{
    event->acceptProposedAction();
    if (isDatabase())
        showDatabase(false);
    addFiles(localFiles(*event->mimeData()));
}

void ImportWindow::resizeEvent(QResizeEvent* event)
{
    QDialog::resizeEvent(event);
    const bool narrow = width() < scaled(1300);
    m_left->setFixedWidth(scaled(narrow ? 200 : 244));
    m_side->setFixedWidth(scaled(narrow ? 300 : 360));
}

} // namespace tranche
