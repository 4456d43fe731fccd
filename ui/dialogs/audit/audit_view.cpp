// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dialogs/audit/audit_view.h"

#include "core/recipe/recipe_file.h"
#include "ui/parts/buttons.h"
#include "ui/parts/cards/badge.h"
#include "ui/parts/cards/banner.h"
#include "ui/parts/tables/view_setup.h"
#include "ui/session/governance/audit_book.h"
#include "ui/session/post_to.h"
#include "ui/dialogs/audit/audit_model.h"
#include "ui/dialogs/audit/broken_edge.h"
#include "ui/style/number_text.h"
#include "ui/words/governance/audit_facts.h"
#include "ui/words/messages/message_text.h"

#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QShortcut>
#include <QSplitter>
#include <QTableView>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace tranche {

AuditView::AuditView(std::shared_ptr<AuditBook> book, std::shared_ptr<Questions> questions, QWidget* parent)
    : QWidget(parent),
      m_book(std::move(book)),
      m_questions(std::move(questions)),
      m_runner(
          postTo(*this), [](int) {}, [this](const Error& error) { showUnread(error); }, JobRunner::Parting::LetGo),
      m_saver(
          postTo(*this), [](int) {}, [this](const Error& error) { say(tr("Nothing was saved"), error); }, JobRunner::Parting::LetGo)
{
    auto* across = new QSplitter(this);
    across->addWidget(buildList());
    across->addWidget(buildSide());
    across->setStretchFactor(0, 1);
    auto* all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->addWidget(across);
    auto* find = new QShortcut(QKeySequence::Find, this);
    find->setContext(Qt::WidgetWithChildrenShortcut);
    connect(find, &QShortcut::activated, m_text, qOverload<>(&QWidget::setFocus));
    connect(m_book.get(), &AuditBook::checked, this, &AuditView::showRead);
}

QHBoxLayout* AuditView::buildHead(QWidget* parent)
{
    m_chain = new Badge(parent);
    m_chain->setObjectName(QStringLiteral("chain"));
    m_text = new QLineEdit(parent);
    m_text->setPlaceholderText(tr("Name or word"));
    m_text->setAccessibleName(tr("Filter"));
    m_text->setClearButtonEnabled(true);
    m_event = new QComboBox(parent);
    m_event->setAccessibleName(tr("Events"));
    m_event->addItem(tr("all events"));
    for (int event = 0; event <= static_cast<int>(AuditEvent::Recovered); ++event)
        m_event->addItem(eventText(static_cast<AuditEvent>(event)), event);
    auto* saveButton = new QPushButton(tr("Save…"), parent);
    saveButton->setObjectName(QStringLiteral("save"));
    saveButton->setAutoDefault(false);
    auto* head = new QHBoxLayout;
    head->addWidget(textLabel(tr("Audit log"), Type::Title, Ink::Text, parent));
    head->addWidget(m_chain);
    head->addStretch(1);
    head->addWidget(m_text);
    head->addWidget(m_event);
    head->addWidget(saveButton);
    connect(m_text, &QLineEdit::textChanged, this, [this](const QString& text) { m_filter->setText(text); });
    connect(m_event, &QComboBox::currentIndexChanged, this, [this] {
        const auto event = m_event->currentData();
        m_filter->setEvent(event.isValid() ? std::optional(static_cast<AuditEvent>(event.toInt())) : std::nullopt);
    });
    connect(saveButton, &QPushButton::clicked, this, &AuditView::save);
    return head;
}

QWidget* AuditView::buildList()
{
    auto* list = new QWidget;
    m_model = new AuditModel(this);
    m_filter = new AuditFilter(this);
    m_filter->setSourceModel(m_model);
    auto* down = new QVBoxLayout(list);
    down->addLayout(buildHead(list));
    m_banner = new Banner(list);
    m_banner->hide();
    down->addWidget(m_banner);
    m_table = new QTableView(list);
    m_table->setModel(m_filter);
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    setUpTable(m_table, tr("Entries"));
    m_table->verticalHeader()->hide();
    m_table->horizontalHeader()->setSectionResizeMode(AuditModel::What, QHeaderView::Stretch);
    m_table->setItemDelegateForColumn(AuditModel::Number, new BrokenEdge(m_table));
    down->addWidget(m_table, 1);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this, &AuditView::showEntry);
    return list;
}

QWidget* AuditView::buildSide()
{
    auto* side = new QWidget;
    side->setMinimumWidth(scaled(320));
    auto* down = new QVBoxLayout(side);
    m_title = textLabel({}, Type::Title, Ink::Text, side);
    m_facts = wrappedLabel({}, Type::Body, Ink::Text, side);
    m_around = wrappedLabel({}, Type::Digest, Ink::Text2, side);
    for (QLabel* label : {m_facts, m_around})
        label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    auto* copy = iconButton(QStringLiteral("copy"), tr("Copy the line as written"), side);
    connect(copy, &QToolButton::clicked, this, [this] { QApplication::clipboard()->setText(m_line->toPlainText()); });
    m_line = new QPlainTextEdit(side);
    m_line->setReadOnly(true);
    m_line->setFont(typeface(Type::Digest));
    m_line->setAccessibleName(tr("The line as written"));
    auto* chain
        = wrappedLabel(tr("Each entry holds the digest of the entry before it. Whoever changes, removes or moves one breaks the chain."),
                       Type::Caption, Ink::Text2, side);
    auto* head = new QHBoxLayout;
    head->addWidget(m_title, 1);
    head->addWidget(copy);
    m_unbroken = new Badge(side);
    m_unbroken->hide();
    auto* chainHead = new QHBoxLayout;
    chainHead->addWidget(textLabel(tr("The chain"), Type::Heading, Ink::Text, side), 1);
    chainHead->addWidget(m_unbroken);
    down->addLayout(head);
    down->addWidget(m_facts);
    down->addLayout(chainHead);
    down->addWidget(chain);
    down->addWidget(m_around);
    down->addWidget(textLabel(tr("The line as written"), Type::Heading, Ink::Text, side));
    down->addWidget(m_line, 1);
    return side;
}

void AuditView::read()
{
    m_runner.run([book = m_book](JobContext& job, const JobRunner::Deliver&) {
        static_cast<void>(book->write()); // who could not write it says so
        book->check(job);
    });
}

void AuditView::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    showRead();
}

void AuditView::showRead()
{
    const auto read = m_book->reading();
    if (!read || (m_log && !isVisible())) // the rest waits until somebody looks
        return;
    if (!*read)
        return showUnread(read->error());
    if (m_log.get() == &**read)
        return; // it is shown
    const auto line = chosenLine();
    m_log = std::shared_ptr<const AuditReading>(read, &**read);
    m_model->show(m_log);
    m_chain->setJudgement(m_log->fault ? Judgement::Fail : Judgement::Pass, m_log->fault ? tr("chain broken") : chainText(*m_log));
    m_banner->setVisible(m_log->fault.has_value());
    if (m_log->fault) {
        const auto sound = m_log->fault->place.line > 0 ? m_log->fault->place.line - 1 : 0;
        m_banner->say(Judgement::Fail, chainText(*m_log),
                      sound == 0 ? tr("No entry before it is sound.") : tr("Entries up to %1 are sound.").arg(countText(sound)));
    }
    for (int column = 0; column < AuditModel::ColumnsShown; ++column)
        if (column != AuditModel::What) // which takes the rest
            m_table->resizeColumnToContents(column);
    const auto newest = m_log->lines.size();
    const auto row = static_cast<int>(newest - (line == 0 ? newest : std::min(line, newest)));
    m_table->setCurrentIndex(m_filter->mapFromSource(m_model->index(row, 0)));
    showEntry();
    emit settled();
}

/// What was read before is not what lies there now.
void AuditView::showUnread(const Error& error)
{
    m_log.reset();
    m_model->show(m_log);
    m_chain->setJudgement(Judgement::Fail, tr("not read"));
    say(tr("The audit log could not be read"), error);
    showEntry();
    emit settled();
}

std::size_t AuditView::chosenLine() const
{
    const auto index = m_table->currentIndex();
    return index.isValid() ? static_cast<std::size_t>(index.data(AuditModel::LineRole).toInt()) : 0;
}

void AuditView::showEntry()
{
    const auto line = chosenLine();
    if (!m_log || line == 0 || line > m_log->lines.size()) {
        for (QLabel* label : {m_title, m_facts, m_around})
            label->clear();
        m_line->clear();
        m_unbroken->hide();
        emit entryShown({});
        return;
    }
    m_title->setText(tr("Entry %1").arg(line));
    const bool sound = !m_log->fault || line < m_log->fault->place.line;
    m_unbroken->setJudgement(sound ? Judgement::Pass : Judgement::Fail, sound ? tr("unbroken") : tr("broken"));
    m_unbroken->show();
    m_line->setPlainText(QString::fromStdString(m_log->lines[line - 1]));
    const auto& entry = m_log->entries[line - 1];
    const auto who = entry ? whoText(*entry) : QString();
    QStringList facts;
    if (entry)
        facts = {eventText(entry->event), momentText(entry->time), whatText(*entry)};
    if (!who.isEmpty())
        facts += who;
    m_facts->setText(facts.join(QLatin1Char('\n')));
    QStringList told;
    if (entry)
        told = QStringList{eventText(entry->event), who};
    told.removeAll(QString());
    emit entryShown(
        QStringList{tr("Entry %1 of %2").arg(countText(line), countText(m_log->lines.size())), told.join(QStringLiteral(", "))}.join(
            QStringLiteral("  ·  ")));
    QStringList around;
    const auto brief = [](const std::string& digest) { return QString::fromStdString(digest.substr(0, 8)); };
    for (auto near = std::max<std::size_t>(line, 3) - 2; near <= std::min(line + 1, m_log->lines.size()); ++near)
        if (const auto& other = m_log->entries[near - 1])
            around += QStringLiteral("%1  %2… → %3…  %4")
                          .arg(QString::number(near), brief(other->previous), brief(other->digest), eventText(other->event));
    m_around->setText(around.join(QLatin1Char('\n')));
}

void AuditView::save()
{
    if (!m_log)
        return;
    m_questions->askForFile(this, QStringLiteral("audit.jsonl"), {tr("Audit log (*.jsonl)")}, [this](const QString& path) {
        std::string text;
        for (const auto& line : m_log ? m_log->lines : std::vector<std::string>())
            text += line + '\n';
        m_saver.run([this, path, text](JobContext&, const JobRunner::Deliver& deliver) {
            deliver([this, written = replaceFile(path.toStdString(), text)] {
                if (!written)
                    say(tr("Nothing was saved"), written.error());
                emit settled();
            });
        });
    });
}

void AuditView::say(const QString& heading, const Error& error)
{
    m_banner->say(Judgement::Fail, heading, messageText(error));
    m_banner->show();
}

} // namespace tranche
