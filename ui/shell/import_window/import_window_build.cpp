// SPDX-License-Identifier: GPL-3.0-or-later
// How the window is put together; what it does stands in import_window.cpp.
#include "ui/shell/import_window/import_window.h"

#include "ui/panels/side_pane.h"
#include "ui/parts/buttons.h"
#include "ui/parts/cards/banner.h"
#include "ui/parts/cards/empty_state.h"
#include "ui/parts/segmented_buttons.h"
#include "ui/shell/import_window/cells/date_card.h"
#include "ui/shell/import_window/database/attribute_list.h"
#include "ui/shell/import_window/database/database_pane.h"
#include "ui/shell/import_window/database/query_bar.h"
#include "ui/shell/import_window/found/conversion_list.h"
#include "ui/shell/import_window/found/problem_list.h"
#include "ui/shell/import_window/import_foot.h"
#include "ui/shell/import_window/labels_pane.h"
#include "ui/shell/import_window/look_keeper.h"
#include "ui/shell/import_window/preview/preview_pane.h"
#include "ui/shell/import_window/rows/choice_rows.h"
#include "ui/shell/import_window/sources/source_pane.h"
#include "ui/shell/separators.h"
#include "ui/style/icons.h"

#include <QHBoxLayout>
#include <QItemSelectionModel>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QShortcut>
#include <QStackedWidget>
#include <QTableView>
#include <QVBoxLayout>

namespace tranche {

void ImportWindow::build()
{
    auto* down = new QVBoxLayout(this);
    down->setContentsMargins(0, 0, 0, 0);
    down->setSpacing(0);
    down->addWidget(buildHead());
    down->addWidget(level(this));
    auto* across = new QHBoxLayout;
    across->setSpacing(0);
    m_left = new QStackedWidget(this);
    m_sources = new SourcePane(m_left);
    m_database = new DatabasePane(m_left);
    m_left->addWidget(m_sources);
    m_left->addWidget(m_database);
    across->addWidget(m_left);
    across->addWidget(upright(this));
    across->addWidget(buildMiddle(), 1);
    across->addWidget(buildSide());
    down->addLayout(across, 1);
    down->addWidget(level(this));
    m_foot = new ImportFoot(this);
    down->addWidget(m_foot);
    connectParts();
    connectDatabase();
    connectKeys();
}

QWidget* ImportWindow::buildHead()
{
    auto* head = new QWidget(this);
    head->setBackgroundRole(QPalette::Base);
    head->setAutoFillBackground(true);
    head->setMinimumHeight(scaled(60));
    auto* across = new QHBoxLayout(head);
    across->setContentsMargins(scaled(16), scaled(8), scaled(16), scaled(8));
    across->setSpacing(scaled(10));
    auto* words = new QVBoxLayout;
    words->setSpacing(0);
    m_sentence = textLabel({}, Type::Body, Ink::Text2, head);
    m_sentence->setObjectName(QStringLiteral("sentence"));
    words->addWidget(textLabel(tr("Open a table"), Type::Title, Ink::Text, head));
    words->addWidget(m_sentence);
    across->addLayout(words, 1);
    m_place = new SegmentedButtons({tr("Files"), tr("Database")}, head);
    m_place->setAccessibleName(tr("Where the table is"));
    m_place->setVisible(static_cast<bool>(m_setup.databases));
    across->addWidget(m_place);
    m_recipe = new QPushButton(icon(QStringLiteral("recipe"), palette()), tr("Read as in a recipe…"), head);
    m_recipe->setObjectName(QStringLiteral("as in a recipe"));
    m_recipe->setAutoDefault(false);
    m_recipe->setVisible(static_cast<bool>(m_setup.readRecipe));
    across->addWidget(m_recipe);
    return head;
}

QWidget* ImportWindow::buildMiddle()
{
    m_middle = new QStackedWidget(this);
    m_empty = new EmptyState(m_middle);
    m_empty->say(QStringLiteral("open"), tr("Choose the files of one table"), tr("Add them here, or drop them anywhere in this window."),
                 tr("Add files…"));
    m_middle->addWidget(m_empty);
    m_middle->addWidget(buildChoices());
    m_middle->setBackgroundRole(QPalette::Base);
    m_middle->setAutoFillBackground(true);
    return m_middle;
}

QWidget* ImportWindow::buildChoices()
{
    auto* inside = new QWidget(m_middle);
    auto* down = new QVBoxLayout(inside);
    down->setContentsMargins(0, 0, 0, 0);
    down->setSpacing(0);
    m_choicesHead = new QWidget(inside);
    auto* head = new QHBoxLayout(m_choicesHead);
    head->setContentsMargins(scaled(16), scaled(5), scaled(16), scaled(5));
    m_found = textLabel({}, Type::Caption, Ink::Text2, inside);
    m_again = new QPushButton(icon(QStringLiteral("redo"), palette()), tr("Detect again"), inside);
    m_again->setAutoDefault(false);
    head->setSpacing(scaled(8));
    head->addWidget(textLabel(tr("How it is read"), Type::Heading, Ink::Text, inside));
    head->addWidget(m_found, 1);
    head->addWidget(m_again);
    m_banner = new Banner(inside);
    m_banner->hide();
    m_rows = new ChoiceRows(inside);
    m_labels = new LabelsTable(inside);
    m_labels->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    m_labels->hide();
    auto* question = new QHBoxLayout;
    question->setContentsMargins(scaled(16), scaled(8), scaled(16), 0);
    m_dates = new DateCard(inside);
    question->addWidget(m_dates);
    m_preview = new PreviewPane(inside);
    m_asking = new QueryBar(inside);
    m_asking->hide();
    down->addWidget(m_choicesHead);
    down->addWidget(m_asking);
    down->addWidget(level(inside));
    for (QWidget* part : {static_cast<QWidget*>(m_banner), static_cast<QWidget*>(m_rows), static_cast<QWidget*>(m_labels)})
        down->addWidget(part);
    down->addLayout(question);
    down->addWidget(m_preview, 1);
    return inside;
}

QWidget* ImportWindow::buildSide()
{
    m_side = new SidePane(tr("What will be converted, and problems"), 360, this);
    m_segments = new SegmentedButtons({tr("What will be converted"), tr("Problems"), tr("Value labels")}, m_side);
    m_segments->setAccessibleName(tr("What is shown on the right"));
    m_segments->setFirst(2);
    m_conversions = new ConversionList(m_side);
    m_problems = new ProblemList(m_side);
    m_problems->hide();
    m_labelsOf = new LabelsPane(m_labels->labels(), m_side);
    m_labelsOf->hide();
    m_side->body()->addWidget(m_segments);
    m_side->body()->addWidget(m_conversions);
    m_side->body()->addWidget(m_problems);
    m_side->body()->addWidget(m_labelsOf);
    m_attributes = new AttributeList(m_side);
    m_attributes->hide();
    m_side->body()->addWidget(m_attributes);
    m_network = wrappedLabel(
        tr("Tranche speaks to this one server, and only while this window reads. For a SQLite file there is no network at all."),
        Type::Caption, Ink::Text2, m_side);
    m_network->hide();
    m_side->body()->addWidget(m_network);
    m_side->body()->addStretch(1);
    return m_side;
}

void ImportWindow::connectParts()
{
    connect(m_sources, &SourcePane::filesChanged, this, [this] {
        m_touched = true;
        lookAgain();
    });
    const auto ask = [this] { m_setup.questions->askForTables(this, [this](const QStringList& paths) { addFiles(paths); }); };
    connect(m_sources, &SourcePane::addRequested, this, ask);
    connect(m_empty, &EmptyState::pressed, this, ask);
    connect(m_recipe, &QPushButton::clicked, this, &ImportWindow::askForRecipe);
    connect(m_again, &QPushButton::clicked, this, &ImportWindow::detectAgain);
    connect(m_rows, &ChoiceRows::changed, this, &ImportWindow::change);
    connect(&m_labels->labels(), &LabelsModel::changed, this, &ImportWindow::change);
    connect(m_labels->selectionModel(), &QItemSelectionModel::currentRowChanged, this, [this] {
        showLabels();
        showSide(2);
    });
    connect(m_rows, &ChoiceRows::missingChanged, this, [this] {
        m_cells.setTokens(m_rows->missing());
        changeCells();
    });
    connect(m_rows, &ChoiceRows::datesChosen, this, &ImportWindow::answerAllDates);
    connect(m_rows, &ChoiceRows::lineWanted, m_preview, &PreviewPane::goTo);
    connect(m_preview, &PreviewPane::renamed, this, &ImportWindow::rename);
    connect(m_preview, &PreviewPane::rangeChosen, this, [this](const QString& range) {
        ImportOptions wanted = options();
        if (auto* workbook = std::get_if<WorkbookOptions>(&wanted.form))
            workbook->range = range.toStdString();
        change(wanted);
    });
    connect(m_segments, &SegmentedButtons::chosen, this, &ImportWindow::showSide);
    connect(m_conversions, &ConversionList::answered, this, [this](const Conversion& conversion, bool accepted) {
        m_answers.answer(conversion, accepted);
        changeCells();
    });
    connect(m_conversions, &ConversionList::missingAnswered, this, &ImportWindow::treatAsMissing);
    connect(m_dates, &DateCard::answered, this, &ImportWindow::answerDates);
    connect(m_conversions, &ConversionList::takenBack, this, [this](const RecordChoice& choice) {
        ImportOptions wanted = options();
        takeBack(wanted, choice);
        change(wanted);
    });
    connect(m_conversions, &ConversionList::lineWanted, m_preview, &PreviewPane::goTo);
    connect(m_problems, &ProblemList::lineWanted, m_preview, &PreviewPane::goTo);
    connect(m_problems, &ProblemList::fixed, this, [this](const std::function<void(ImportOptions&)>& fix) {
        ImportOptions wanted = options();
        fix(wanted);
        change(wanted);
    });
    connect(m_problems, &ProblemList::answered, this, &ImportWindow::answerCells);
    connect(m_problems, &ProblemList::shown, this, [this](QWidget* row) {
        if (auto* scroll = m_side->findChild<QScrollArea*>())
            scroll->ensureWidgetVisible(row, 0, scaled(20));
    });
    connect(m_foot, &ImportFoot::readRequested, this, &ImportWindow::readTable);
    connect(m_foot, &ImportFoot::skipRequested, this, &ImportWindow::skipRecords);
    connect(m_foot, &ImportFoot::cancelled, this, &ImportWindow::reject);
    connectKeeper();
}

void ImportWindow::connectKeeper()
{
    connect(m_keeper.get(), &LookKeeper::began, this, &ImportWindow::arrive);
    connect(m_keeper.get(), &LookKeeper::finished, this, &ImportWindow::arrive);
    connect(m_keeper.get(), &LookKeeper::failed, this, &ImportWindow::fail);
    connect(m_keeper.get(), &LookKeeper::progressed, this, [this](int permille) {
        if (m_keeper->isBusy())
            m_foot->setProgress(permille);
    });
    connect(m_keeper.get(), &LookKeeper::remembered, this, &ImportWindow::readAs);
}

/// Of the attribute that is chosen in the table of labels; at first, of the first one that has some for its values.
void ImportWindow::showLabels()
{
    const bool any = m_labels->labels().rowCount() > 0;
    const int row = m_labels->currentIndex().row();
    m_labelsOf->show(!any ? -1 : row >= 0 ? row : m_labels->labels().firstLabelled());
    m_segments->setChoiceVisible(2, any);
    m_segments->setChoiceToolTip(2, m_labelsOf->title());
    if (!any && m_segments->current() == 2)
        showSide(0);
}

void ImportWindow::connectKeys()
{
    const auto on = [this](const QKeySequence& keys, auto&& act) {
        connect(new QShortcut(keys, this), &QShortcut::activated, this, std::forward<decltype(act)>(act));
    };
    on(QKeySequence(Qt::CTRL | Qt::Key_Return), [this] { readTable(); });
    on(QKeySequence(Qt::CTRL | Qt::Key_Enter), [this] { readTable(); });
    on(QKeySequence(Qt::CTRL | Qt::Key_W), [this] { reject(); });
    const auto step = [this](int by) {
        showSide(1);
        m_problems->step(by);
    };
    on(QKeySequence(Qt::Key_F8), [step] { step(1); });
    on(QKeySequence(Qt::SHIFT | Qt::Key_F8), [step] { step(-1); });
}

} // namespace tranche
