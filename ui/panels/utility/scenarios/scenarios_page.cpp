// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/utility/scenarios/scenarios_page.h"

#include "core/laboratory/scenarios/decisions.h"
#include "ui/dialogs/questions.h"
#include "ui/panels/plot_card.h"
#include "ui/panels/plot_export.h"
#include "ui/panels/tinted_icon.h"
#include "ui/panels/utility/scenarios/beside_card.h"
#include "ui/panels/utility/scenarios/board_table.h"
#include "ui/parts/cards/card_frame.h"
#include "ui/plots/utility/pareto_plot.h"
#include "ui/session/session.h"
#include "ui/style/number_text.h"
#include "ui/words/utility/scenario_facts.h"

#include <QComboBox>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QPushButton>
#include <QSaveFile>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace tranche {

namespace {

/// What can stand on the upright axis.
constexpr BoardColumn utilities[] = {BoardColumn::AssociationKept, BoardColumn::MeanTv, BoardColumn::NaiveBayes, BoardColumn::Tree,
                                     BoardColumn::QueryError,      BoardColumn::Buckets};

QString axisLabel(BoardColumn column)
{
    return ScenariosPage::tr("%1: %2").arg(boardColumnName(column), boardColumnDirection(column));
}

double onAxis(BoardColumn column, double number)
{
    return column == BoardColumn::AssociationKept || column == BoardColumn::Buckets ? number : number * 100.0;
}

} // namespace

ScenariosPage::ScenariosPage(Session& session, QWidget* parent) : QWidget(parent), m_session(session), m_board(session.scenarioBoard())
{
    m_soon.setSingleShot(true);
    m_soon.setInterval(0);
    connect(&m_soon, &QTimer::timeout, this, &ScenariosPage::refresh);
    connect(&m_board, &ScenarioBoard::changed, &m_soon, qOverload<>(&QTimer::start));
    m_table = new BoardTable(this);
    connect(m_table, &BoardTable::acted, this, &ScenariosPage::act);
    connect(m_table, &BoardTable::rowSelected, this, &ScenariosPage::showBeside);
    connect(&m_table->board(), &BoardModel::renamed, this, [this](std::size_t row, const QString& name) {
        const auto& one = m_board.rows()[row];
        m_session.renameScenario(one.index, name, one.note);
    });
    auto* frame = new CardFrame(this);
    auto* inside = new QVBoxLayout(frame);
    inside->setContentsMargins(1, 1, 1, 1);
    inside->addWidget(m_table);
    m_beside = new BesideCard(this);
    connect(m_beside, &BesideCard::adoptAsked, this, [this] {
        if (const auto* row = selected())
            m_session.adoptScenario(row->index);
    });
    connect(m_beside, &BesideCard::removeAsked, this, [this] {
        if (const auto* row = selected())
            m_session.removeScenario(row->index);
    });
    connect(m_beside, &BesideCard::noted, this, [this](const QString& note) {
        if (const auto* row = selected())
            m_session.renameScenario(row->index, row->name, note);
    });
    auto* below = new QHBoxLayout;
    below->setSpacing(12);
    below->addWidget(buildPicture(), 3);
    below->addWidget(m_beside, 2);
    auto* down = new QVBoxLayout(this);
    down->setContentsMargins(16, 10, 16, 12);
    down->setSpacing(10);
    down->addLayout(buildHead());
    down->addWidget(frame, 3);
    down->addLayout(below, 2);
    refresh();
}

QHBoxLayout* ScenariosPage::buildHead()
{
    m_pin = new QPushButton(tr("Pin the current one"), this);
    setTintedIcon(m_pin, QStringLiteral("pin"));
    m_save = new QPushButton(tr("Save table…"), this);
    setTintedIcon(m_save, QStringLiteral("save"));
    connect(m_pin, &QPushButton::clicked, this, &ScenariosPage::pinPresent);
    connect(m_save, &QPushButton::clicked, this, &ScenariosPage::saveTable);
    auto* head = new QHBoxLayout;
    head->addStretch(1);
    head->addWidget(m_pin);
    head->addWidget(m_save);
    return head;
}

QWidget* ScenariosPage::buildPicture()
{
    auto* frame = new CardFrame(this);
    m_plot = new ParetoPlot(frame);
    m_card = new PlotCard(tr("Risk against utility"), m_plot, tr("risk-against-utility"), frame);
    m_column = new QComboBox(frame);
    m_column->setAccessibleName(tr("Utility on the upright axis"));
    for (const auto column : utilities)
        m_column->addItem(boardColumnName(column));
    m_card->addToHead(m_column);
    connect(m_column, &QComboBox::currentIndexChanged, this, &ScenariosPage::showPicture);
    connect(m_card, &PlotCard::told, this, &ScenariosPage::hovered);
    connect(m_plot, &CursorPlot::pointed, this, &ScenariosPage::hovered);
    connect(m_plot, &CursorPlot::chosen, this, [this](std::size_t spot) { m_table->selectRowOf(m_plot->shown().spots[spot].row); });
    auto* down = new QVBoxLayout(frame);
    down->setContentsMargins(14, 8, 14, 10);
    down->addWidget(m_card);
    return frame;
}

void ScenariosPage::setQuestions(std::shared_ptr<Questions> questions)
{
    m_questions = questions;
    m_card->setQuestions(std::move(questions));
}

std::size_t ScenariosPage::scenarioCount() const
{
    return static_cast<std::size_t>(
        std::ranges::count_if(m_board.rows(), [](const BoardRow& row) { return row.kind != BoardRow::Kind::Tried; }));
}

QString ScenariosPage::sentence() const
{
    const auto& rows = m_board.rows();
    if (rows.empty())
        return tr("Scenarios appear once every attribute has its role.");
    const auto present = std::ranges::find(rows, true, &BoardRow::current);
    const QString letter = present == rows.end() ? QString() : scenarioLetter(*present, static_cast<std::size_t>(present - rows.begin()));
    return tr("Scenarios: %1, and %2 more tried in the background. Only %3 is in force; adopting another can be undone.")
        .arg(countText(scenarioCount()), countText(rows.size() - scenarioCount()), letter);
}

void ScenariosPage::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    m_board.setWatched(true);
    refresh();
}

void ScenariosPage::hideEvent(QHideEvent* event)
{
    QWidget::hideEvent(event);
    m_board.setWatched(false);
}

void ScenariosPage::refresh()
{
    m_table->show(boardLines({m_board.rows(), m_board.figures(), m_board.references()}));
    const auto present = std::ranges::find(m_board.rows(), true, &BoardRow::current);
    const bool pinnable = present != m_board.rows().end() && present->kind == BoardRow::Kind::Now;
    m_pin->setEnabled(pinnable);
    m_pin->setToolTip(pinnable ? tr("Keeps the present settings under a name, to come back to or to compare")
                               : tr("The present settings are pinned already"));
    m_save->setEnabled(!m_board.rows().empty());
    showPicture();
    showBeside();
    if (std::exchange(m_shownCount, scenarioCount()) != scenarioCount())
        emit countChanged();
}

void ScenariosPage::showPicture()
{
    const auto column = utilities[std::max(0, m_column->currentIndex())];
    auto picture = paretoData(m_board.rows(), m_board.figures(), column);
    const auto sentences = spotSentences(picture, m_board.rows());
    std::vector<FiguresModel::Line> lines;
    for (const auto& spot : picture.spots) {
        const auto& row = m_board.rows()[spot.row];
        lines.push_back({{spot.letter, {}},
                         {scenarioName(row), {}},
                         {boardNumber(BoardColumn::LargestP, spot.largestP), spot.largestP},
                         {boardNumber(column, spot.value), spot.value},
                         {spot.front ? tr("no other beats it") : tr("beaten"), {}}});
    }
    m_card->twin().show({QString(), tr("Scenario"), tr("Largest p(t,s)"), boardColumnName(column), tr("Compared")}, std::move(lines));
    m_card->setCaption(paretoCaption(picture), {});
    for (auto& spot : picture.spots)
        spot.value = onAxis(column, spot.value);
    for (auto& [p, value] : picture.steps)
        value = onAxis(column, value);
    m_plot->show(std::move(picture), sentences, axisLabel(column));
}

const BoardRow* ScenariosPage::selected() const
{
    const auto row = m_table->selectedRow();
    return row && *row < m_board.rows().size() ? &m_board.rows()[*row] : nullptr;
}

void ScenariosPage::showBeside()
{
    m_beside->show(m_board, m_table->selectedRow());
}

void ScenariosPage::act(const BoardLine& line)
{
    if (line.row >= m_board.rows().size())
        return;
    const auto row = m_board.rows()[line.row]; // a copy: the intent changes the rows
    if (row.kind == BoardRow::Kind::Tried)
        m_session.pinDecisions(row.decisions, scenarioSettings(row.decisions));
    else if (row.kind == BoardRow::Kind::Pinned)
        m_session.adoptScenario(row.index);
}

void ScenariosPage::pinPresent()
{
    const auto& now = m_session.now();
    m_session.pinScenario(scenarioSettings(decisionsOf(now.snapshot, now.pins)));
}

void ScenariosPage::saveTable()
{
    if (!m_questions)
        return;
    m_questions->askForFile(this, tr("scenarios") + QStringLiteral(".csv"), {tr("Table (*.csv)")}, [this](const QString& path) {
        QSaveFile file(path);
        const QByteArray bytes = csvOf(m_table->board());
        const bool written = file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size() && file.commit();
        emit hovered(written ? tr("Saved: %1").arg(QFileInfo(path).fileName())
                             : tr("Nothing was saved: this file cannot be written. Choose another folder."));
    });
}

} // namespace tranche
