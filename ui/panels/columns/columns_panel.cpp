// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/columns/columns_panel.h"

#include "ui/models/columns_model.h"
#include "ui/panels/columns/card_stacks.h"
#include "ui/panels/columns/column_card.h"
#include "ui/panels/columns/columns_plots.h"
#include "ui/panels/panel_pages.h"
#include "ui/panels/side_pane.h"
#include "ui/panels/tinted_icon.h"
#include "ui/parts/buttons.h"
#include "ui/parts/elided_label.h"
#include "ui/parts/typing.h"
#include "ui/style/number_text.h"
#include "ui/style/plain_hint.h"
#include "ui/words/failure_text.h"

#include <QDoubleSpinBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QScrollArea>
#include <QShortcut>

namespace tranche {

ColumnsPanel::ColumnsPanel(Session& sessionRef, QWidget* parent) : Panel(sessionRef, tr("Columns"), parent)
{
    m_model = new ColumnsModel(session(), this);
    m_pages = new PanelPages(session(), this);
    auto* content = new QWidget(this);
    auto* column = new QVBoxLayout(content);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(buildChangeLine());
    column->addWidget(buildBody(), 1);
    m_pages->setContent(content);
    body()->addWidget(m_pages);
    buildActions();
    addKeys();
    connect(&session(), &Session::snapshotChanged, this, &ColumnsPanel::rememberChange);
    connect(m_pages, &PanelPages::pressed, this, [this] { emit panelRequested(PanelId::AttributeRoles); });
}

void ColumnsPanel::buildActions()
{
    actions()->addWidget(textLabel(tr("Unique: warn above"), Type::Body, Ink::Text2, this));
    m_limit = new QDoubleSpinBox(this);
    m_limit->setRange(0.1, 100.0);
    m_limit->setDecimals(1);
    m_limit->setSuffix(tr(" %"));
    m_limit->setAccessibleName(tr("Warning limit for unique values in a column, in percent of all tuples"));
    m_limit->setToolTip(tr("Columns with more unique values are marked. This is a warning; it blocks nothing."));
    m_limit->setKeyboardTracking(false);
    Typing::show(*m_limit, session().preferences().uniqueLimit() * 100.0);
    connect(m_limit, &QDoubleSpinBox::valueChanged, this,
            [this](double percent) { session().preferences().setUniqueLimit(percent / 100.0); });
    connect(&session().preferences(), &Preferences::changed, this, [this] {
        Typing::show(*m_limit, session().preferences().uniqueLimit() * 100.0);
        refreshCards();
    });
    actions()->addWidget(m_limit);
    m_proposal = new QPushButton(tr("Propose again"), this);
    setTintedIcon(m_proposal, QStringLiteral("proposal"));
    m_proposal->setToolTip(tr("Columns as proposed for the current α and c; pinned attributes stay together (Ctrl+R)"));
    connect(m_proposal, &QPushButton::clicked, &session(), &Session::proposeAgain);
    actions()->addWidget(m_proposal);
}

QWidget* ColumnsPanel::buildBody()
{
    auto* side = new SidePane(tr("Cluster map and silhouettes"), 396, this);
    m_plots = new ColumnsPlots(session(), side);
    side->body()->addWidget(m_plots, 1);
    connect(m_plots, &ColumnsPlots::hovered, this, &Panel::hovered);
    connect(m_plots, &ColumnsPlots::attributeChosen, this, [this](AttributeId attribute) { focusAttribute({attribute}); });
    return beside(buildCards(), side, QStringLiteral("columns"), m_pages);
}

void ColumnsPanel::setQuestions(const std::shared_ptr<Questions>& questions)
{
    m_plots->setQuestions(questions);
}

QWidget* ColumnsPanel::buildChangeLine()
{
    m_changeLine = new QWidget(this);
    m_changeLine->setBackgroundRole(QPalette::Window);
    m_changeLine->setAutoFillBackground(true);
    auto* row = new QHBoxLayout(m_changeLine);
    row->setContentsMargins(16, 6, 16, 6);
    row->setSpacing(12);
    auto* words = new QVBoxLayout;
    words->setSpacing(0);
    m_change = textLabel({}, Type::Bold, Ink::Text, m_changeLine);
    m_changeFigures = wrappedLabel({}, Type::Caption, Ink::Text2, m_changeLine);
    words->addWidget(m_change);
    words->addWidget(m_changeFigures);
    m_undo = new QPushButton(tr("Undo"), m_changeLine);
    setTintedIcon(m_undo, QStringLiteral("undo"));
    connect(m_undo, &QPushButton::clicked, &session(), &Session::undo);
    row->addLayout(words, 1);
    row->addWidget(m_undo);
    m_back = new QPushButton(tr("Back to the proposal"), m_changeLine);
    setTintedIcon(m_back, QStringLiteral("proposal"));
    m_back->setToolTip(tr("Columns as proposed for the current α and c; all pins are removed"));
    connect(m_back, &QPushButton::clicked, &session(), &Session::backToProposal);
    row->addWidget(m_back);
    m_changeLine->hide();
    return m_changeLine;
}

QWidget* ColumnsPanel::buildCards()
{
    auto* inside = new QWidget;
    inside->setBackgroundRole(QPalette::Base);
    auto* column = new QVBoxLayout(inside);
    column->setContentsMargins(16, 12, 16, 12);
    column->setSpacing(12);
    m_cardArea = new QWidget(inside);
    m_stacks = new CardStacks(scaled(250), 12, m_cardArea);
    m_stacks->setContentsMargins(0, 0, 0, 0);
    m_newColumn = new NewColumnArea(*m_model, inside);
    column->addWidget(m_cardArea);
    column->addWidget(m_newColumn);
    column->addWidget(buildLegend());
    column->addStretch(1);
    auto* scroll = new QScrollArea(this);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidgetResizable(true);
    scroll->setFocusPolicy(Qt::NoFocus);
    scroll->setBackgroundRole(QPalette::Base);
    scroll->setWidget(inside);
    return scroll;
}

QWidget* ColumnsPanel::buildLegend()
{
    auto* legend = wrappedLabel(
        tr("Ring: medoid, the attribute closest to all others in its column. Heart: sensitive attribute. Small numbers: silhouette; below "
           "0 the attribute would fit better in another column. Pin: pinned attributes stay together in new proposals. Keys: 1 to 9 move "
           "the selected attributes to a column, Ctrl+N to a new one, P pins, Delete dissolves the column, Ctrl+R proposes again."),
        Type::Caption, Ink::Text2, this);
    return legend;
}

void ColumnsPanel::addKeys()
{
    auto* propose = new QShortcut(Qt::CTRL | Qt::Key_R, this);
    propose->setContext(Qt::WidgetWithChildrenShortcut);
    connect(propose, &QShortcut::activated, &session(), &Session::proposeAgain);
}

std::vector<AttributeId> ColumnsPanel::selectedIn(ColumnList* list) const
{
    QModelIndexList chosen = list->selectionModel()->selectedIndexes();
    if (chosen.isEmpty() && list->currentIndex().isValid())
        chosen << list->currentIndex();
    return m_model->attributesOf(chosen);
}

void ColumnsPanel::connectList(ColumnList* list, std::size_t column)
{
    connect(
        list, &ColumnList::sendAsked, this,
        [this, list](int target) {
            if (const auto moving = selectedIn(list); !moving.empty() && static_cast<std::size_t>(target) < m_cards.size()) {
                m_moving = moving;
                session().moveAttributes(moving, ColumnId{static_cast<std::size_t>(target)});
            }
        },
        Qt::QueuedConnection); // the list that asks may be gone after the move
    connect(
        list, &ColumnList::newColumnAsked, this,
        [this, list] {
            if (const auto moving = selectedIn(list); !moving.empty()) {
                m_moving = moving;
                session().moveToNewColumn(moving);
            }
        },
        Qt::QueuedConnection);
    connect(
        list, &ColumnList::dissolveAsked, this,
        [this, list, column] {
            m_moving = selectedIn(list);
            session().dissolveColumn(ColumnId{column});
        },
        Qt::QueuedConnection);
    connectPin(list);
    connect(list, &ColumnList::leaveAsked, this, [this, column](int step) { leave(column, step); });
    connect(list->selectionModel(), &QItemSelectionModel::selectionChanged, this, [this, list](const QItemSelection& chosen) {
        if (chosen.isEmpty())
            return;
        for (ColumnCard* card : m_cards)
            if (card->list() != list)
                card->list()->clearSelection();
        emit hovered(tr("%1 selected").arg(list->currentIndex().data().toString()));
    });
}

void ColumnsPanel::connectPin(ColumnList* list)
{
    const auto pin = [this, list] {
        const auto attributes = selectedIn(list);
        const Pins& pins = session().now().pins;
        const bool all = std::ranges::all_of(attributes, [&](AttributeId id) { return pins.contains(id); });
        if (!attributes.empty())
            session().setPinned(attributes, !all);
    };
    connect(list, &ColumnList::pinAsked, this, pin);
    list->setContextMenuPolicy(Qt::CustomContextMenu);
    connect(list, &QWidget::customContextMenuRequested, this, [this, list, pin](const QPoint& at) {
        if (selectedIn(list).empty())
            return;
        auto* menu = new QMenu(list);
        menu->setAttribute(Qt::WA_DeleteOnClose);
        menu->addAction(tr("Pin or unpin\tP"), this, pin);
        menu->addAction(tr("Move to a new column\tCtrl+N"), list, &ColumnList::newColumnAsked);
        menu->addAction(tr("Dissolve this column\tDel"), list, &ColumnList::dissolveAsked);
        menu->popup(list->viewport()->mapToGlobal(at));
    });
}

void ColumnsPanel::leave(std::size_t from, int step)
{
    const auto target = static_cast<std::ptrdiff_t>(from) + step;
    if (target < 0 || static_cast<std::size_t>(target) >= m_cards.size())
        return;
    ColumnList* list = m_cards[static_cast<std::size_t>(target)]->list();
    list->setFocus(Qt::OtherFocusReason);
    list->setCurrentIndex(m_model->index(0, 0, list->rootIndex()));
}

void ColumnsPanel::rebuildCards(const Document& now)
{
    for (ColumnCard* card : m_cards) {
        m_stacks->removeWidget(card);
        card->hide();
        if (card->list()->isDragging()) // the drop came before the drag has ended
            connect(card->list(), &ColumnList::dragEnded, card, &QObject::deleteLater);
        else
            card->deleteLater(); // one of them may be asking
    }
    m_cards.clear();
    if (!now.snapshot.columns)
        return;
    const ColumnPartition& columns = *now.snapshot.columns;
    for (std::size_t i = 0; i < columns.size(); ++i) {
        auto* card = new ColumnCard(*m_model, {i, columns.sensitive().has_value() && i + 1 == columns.size()}, m_cardArea);
        m_stacks->addWidget(card);
        card->show();
        connectList(card->list(), i);
        m_cards.push_back(card);
    }
    m_cardArea->updateGeometry();
    focusAttribute(m_moving);
    m_moving.clear();
}

void ColumnsPanel::focusAttribute(const std::vector<AttributeId>& attributes)
{
    for (const AttributeId id : attributes) {
        const QModelIndex index = m_model->indexOf(id);
        if (!index.isValid())
            return;
        ColumnList* list = m_cards[static_cast<std::size_t>(index.parent().row())]->list();
        list->selectionModel()->select(index, QItemSelectionModel::Select);
        list->selectionModel()->setCurrentIndex(index, QItemSelectionModel::NoUpdate);
        list->setFocus(Qt::OtherFocusReason);
    }
}

void ColumnsPanel::refreshCards()
{
    for (ColumnCard* card : m_cards)
        card->refresh(session().preferences().uniqueLimit());
}

void ColumnsPanel::rememberChange(const Document& now, const Document& before)
{
    if (!now.snapshot.columns || now.snapshot.columns == before.snapshot.columns)
        return;
    m_before.reset();
    if (before.snapshot.columns && before.snapshot.correlation && before.snapshot.kept == now.snapshot.kept) {
        m_before = columnFigures(before);
        m_decision = now.decision;
    }
    if (isVisible())
        showChange(now);
}

void ColumnsPanel::showChange(const Document& now)
{
    const QString figures = m_before ? columnsChangeText(*m_before, now) : QString();
    m_changeLine->setVisible(!figures.isEmpty());
    m_change->setText(tr("Last change: %1").arg(m_decision));
    m_changeFigures->setText(figures);
    m_undo->setEnabled(session().canUndo());
    m_back->setEnabled(now.snapshot.columnsByHand != nullptr || !now.pins.empty());
    m_undo->setToolTip(plainHint(session().undoText()));
}

QString ColumnsPanel::sentenceFor(const Document& now) const
{
    const std::size_t count = now.snapshot.columns->size();
    const QString origin = now.snapshot.columnsByHand ? tr("by hand") : tr("as proposed");
    const QString have = count == 1 ? tr("One column, %1.").arg(origin) : tr("%1 columns, %2.").arg(countText(count), origin);
    return have + QLatin1Char(' ')
           + tr("Attributes in one column stay together in the release. Drag them between cards, or press 1 to %1.")
                 .arg(std::min<std::size_t>(9, count));
}

void ColumnsPanel::refresh(const Document& now)
{
    m_pages->showFailure(now, {Stage::Correlate, Stage::Propose, Stage::Generalize});
    m_proposal->setEnabled(now.snapshot.columnsByHand != nullptr);
    if (!now.snapshot.columns) {
        setSentence(tr("Attributes in one column stay together in the release."));
        m_shown = nullptr;
        m_model->show(now);
        rebuildCards(now);
        m_plots->show(now);
        if (session().isBusy() && now.snapshot.kept)
            m_pages->showEmpty(QStringLiteral("stage-columns"), tr("Finding columns …"), tr("Grouping attributes that belong together."));
        else
            m_pages->showEmpty(QStringLiteral("stage-columns"), tr("No columns yet"), whyNotYetText(now), tr("Go to Roles"));
        return;
    }
    m_pages->showContent();
    const bool anew = m_shown != now.snapshot.columns;
    m_model->show(now);
    if (anew) {
        m_shown = now.snapshot.columns;
        rebuildCards(now);
    }
    refreshCards();
    m_plots->show(now);
    setSentence(sentenceFor(now));
    showChange(now);
}

} // namespace tranche
