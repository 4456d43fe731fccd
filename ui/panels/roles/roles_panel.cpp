// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/roles/roles_panel.h"

#include "ui/models/roles_model.h"
#include "ui/panels/panel_pages.h"
#include "ui/panels/roles/role_pane.h"
#include "ui/panels/roles/role_segments.h"
#include "ui/panels/roles/roles_view.h"
#include "ui/panels/side_pane.h"
#include "ui/panels/tinted_icon.h"
#include "ui/session/opened_table.h"
#include "ui/words/wording.h"
#include "ui/parts/cards/banner.h"
#include "ui/parts/buttons.h"
#include "ui/parts/flow_layout.h"
#include "ui/parts/segmented_buttons.h"
#include "ui/style/number_text.h"
#include "ui/session/naming/name_text.h"

#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QSplitter>

#include <algorithm>
#include <map>

namespace tranche {

RolesPanel::RolesPanel(Session& sessionRef, QWidget* parent) : Panel(sessionRef, tr("Roles"), parent)
{
    m_model = new RolesModel(session(), this);
    m_proxy = new RolesProxy(this);
    m_proxy->setSourceModel(m_model);
    m_pages = new PanelPages(session(), this);
    QWidget* list = buildList(); // before the pane: the keyboard comes here first
    auto* side = new SidePane(tr("Attribute"), 320, this);
    m_pane = new RolePane(session(), side);
    connect(m_pane, &RolePane::barHovered, this, &Panel::hovered);
    side->body()->addWidget(m_pane, 1);
    auto* keys
        = wrappedLabel(tr("I  Q  S  X  set the role of all selected attributes; Ctrl+Enter accepts a suggestion; B  M  O  go to bins, "
                          "missing values and order"),
                       Type::Caption, Ink::Text2, side);
    side->body()->addWidget(keys);
    m_pages->setContent(beside(list, side, QStringLiteral("roles"), m_pages));
    body()->addWidget(m_pages);
    buildActions();
    connectView();
}

void RolesPanel::buildActions()
{
    m_which = new SegmentedButtons({tr("All"), tr("Undecided"), tr("Suggestions")}, this);
    m_which->setAccessibleName(tr("Attributes shown"));
    m_which->setCurrent(0);
    connect(m_which, &SegmentedButtons::chosen, this, [this](int index) {
        m_proxy->setFilter(static_cast<RoleFilter>(index));
        showList(session().now());
    });
    m_filter = new QLineEdit(this);
    m_filter->setPlaceholderText(tr("Filter"));
    m_filter->setAccessibleName(tr("Filter by name"));
    m_filter->setToolTip(tr("Part of an attribute's name ( / )"));
    m_filter->setClearButtonEnabled(true);
    setTintedIcon(m_filter, QStringLiteral("search"));
    m_filter->setMinimumWidth(scaled(110));
    m_filter->setMaximumWidth(scaled(180));
    connect(m_filter, &QLineEdit::textChanged, this, [this](const QString& text) {
        m_proxy->setText(text);
        showList(session().now());
    });
    connect(m_filter, &QLineEdit::returnPressed, this, [this] { m_view->setFocus(Qt::OtherFocusReason); });
    actions()->addWidget(m_which);
    actions()->addWidget(m_filter, 1);
}

QWidget* RolesPanel::buildList()
{
    auto* list = new QWidget(this);
    auto* column = new QVBoxLayout(list);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    m_view = new RolesView(list);
    setUpTable(m_view, tr("Attributes and their roles"), 29);
    m_view->setModel(m_proxy);
    m_view->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_view->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_view->verticalHeader()->hide();
    m_view->horizontalHeader()->setFont(typeface(Type::Bold));
    m_view->horizontalHeader()->setStretchLastSection(true);
    m_open = new Banner(list);
    m_open->hide();
    auto* foot = new QVBoxLayout;
    foot->setContentsMargins(16, 8, 16, 12);
    foot->addWidget(m_open);
    column->addWidget(buildBar());
    column->addWidget(m_view, 1);
    column->addLayout(foot);
    return list;
}

QWidget* RolesPanel::buildBar()
{
    auto* bar = new QWidget(this);
    bar->setAutoFillBackground(true);
    bar->setBackgroundRole(QPalette::Window);
    auto* row = new FlowLayout(8, 6, bar); // long words go on in a second row
    row->setContentsMargins(16, 8, 16, 8);
    m_count = textLabel({}, Type::Badge, Ink::Text, bar);
    m_count->setMinimumWidth(m_count->fontMetrics().horizontalAdvance(tr("%1 selected").arg(QStringLiteral("999"))));
    m_count->setMinimumHeight(scaled(28));
    row->addWidget(m_count);
    addRoleButtons(row);
    addMenus(row);
    return bar;
}

void RolesPanel::addRoleButtons(QLayout* row)
{
    static const std::map<Role, QString> icons{{Role::Identifier, QStringLiteral("role-identifier")},
                                               {Role::QuasiIdentifier, QStringLiteral("role-quasi")},
                                               {Role::Sensitive, QStringLiteral("role-sensitive")},
                                               {Role::Excluded, QStringLiteral("role-excluded")}};
    for (const RoleLetter& entry : roleLetters) {
        auto* button = new QPushButton(roleText(entry.role), this);
        setTintedIcon(button, icons.at(entry.role));
        button->setToolTip(tr("%1 for all selected attributes (%2)").arg(roleText(entry.role), QString(QChar(entry.letter))));
        connect(button, &QPushButton::clicked, this, [this, role = entry.role] { setRole(role); });
        row->addWidget(button);
    }
}

void RolesPanel::addMenus(QLayout* row)
{
    auto* type = new QPushButton(tr("Type"), this);
    setTintedIcon(type, QStringLiteral("type-number"));
    auto* types = new QMenu(type);
    types->addAction(tr("As detected"), this, [this] { session().setType(selected(), std::nullopt); });
    for (const AttributeType choice : {AttributeType::Numeric, AttributeType::Categorical, AttributeType::Date})
        types->addAction(typeText(choice), this, [this, choice] { session().setType(selected(), choice); });
    type->setMenu(types);
    m_bins = new QPushButton(tr("Bins"), this);
    setTintedIcon(m_bins, QStringLiteral("bins"));
    auto* bins = new QMenu(m_bins);
    bins->addAction(tr("As for the whole table"), this, [this] { session().setBinsFor(selected(), std::nullopt); });
    for (const std::uint32_t choice : {5U, 10U, 20U, 50U})
        bins->addAction(tr("%1 bins").arg(choice), this, [this, choice] { session().setBinsFor(selected(), choice); });
    m_bins->setMenu(bins);
    m_missing = new QPushButton(tr("Missing"), this);
    setTintedIcon(m_missing, QStringLiteral("missing"));
    auto* missing = new QMenu(m_missing);
    missing->addAction(tr("Drop the record"), this, [this] { session().setMissingRule(selected(), MissingRule::DropTuple); });
    missing->addAction(tr("Treat missing as a value"), this, [this] { session().setMissingRule(selected(), MissingRule::KeepAsValue); });
    m_missing->setMenu(missing);
    for (QPushButton* button : {type, m_bins, m_missing})
        row->addWidget(button);
}

void RolesPanel::connectView()
{
    auto* segments = new RoleSegments(m_view);
    auto* suggestions = new SuggestionCell(m_view);
    m_view->setItemDelegateForColumn(RolesModel::RoleColumn, segments);
    m_view->setItemDelegateForColumn(RolesModel::Suggestion, suggestions);
    connect(segments, &RoleSegments::roleChosen, this, [this](const QModelIndex& index, Role role) {
        session().setRoles({SourceId{static_cast<std::size_t>(index.data(RolesModel::SourceRole).toInt())}}, role);
    });
    connect(suggestions, &SuggestionCell::accepted, this, &RolesPanel::acceptSuggestion);
    connect(m_view, &RolesView::resized, this, [this] {
        if (m_fittedFor != m_view->viewport()->width()) // fitting may show or hide a scroll bar below, which is a resize as well
            fitColumns();
    });
    connect(m_view, &RolesView::roleKeyPressed, this, &RolesPanel::setRole);
    connect(m_view, &RolesView::suggestionAccepted, this, &RolesPanel::acceptCurrentSuggestions);
    connect(m_view, &RolesView::filterAsked, this, [this] {
        m_filter->setFocus(Qt::ShortcutFocusReason);
        m_filter->selectAll();
    });
    connect(m_view, &RolesView::binsAsked, m_pane, &RolePane::focusBins);
    connect(m_view, &RolesView::missingAsked, m_pane, &RolePane::focusMissing);
    connect(m_view, &RolesView::orderAsked, m_pane, &RolePane::focusOrder);
    connect(m_view->selectionModel(), &QItemSelectionModel::selectionChanged, this, &RolesPanel::showSelection);
    connect(m_view->selectionModel(), &QItemSelectionModel::currentChanged, this, &RolesPanel::showSelection);
    connect(m_pages, &PanelPages::pressed, this, [this] {
        if (!session().now().snapshot.table) {
            emit panelRequested(PanelId::Table);
            return;
        }
        m_filter->clear();
        m_which->setCurrent(0);
        m_proxy->setFilter(RoleFilter::All);
        showList(session().now());
    });
}

std::vector<SourceId> RolesPanel::selected() const
{
    std::vector<SourceId> result;
    for (const QModelIndex& index : m_view->selectionModel()->selectedRows())
        result.emplace_back(static_cast<std::size_t>(index.data(RolesModel::SourceRole).toInt()));
    if (result.empty() && m_view->currentIndex().isValid())
        result.emplace_back(static_cast<std::size_t>(m_view->currentIndex().data(RolesModel::SourceRole).toInt()));
    return result;
}

void RolesPanel::setRole(Role role)
{
    if (const auto attributes = selected(); !attributes.empty())
        session().setRoles(attributes, role);
}

void RolesPanel::acceptSuggestion(const QModelIndex& index)
{
    const QVariant suggested = index.data(RolesModel::SuggestedRoleRole);
    if (suggested.isValid())
        session().setRoles({SourceId{static_cast<std::size_t>(index.data(RolesModel::SourceRole).toInt())}},
                           static_cast<Role>(suggested.toInt()));
}

void RolesPanel::acceptCurrentSuggestions()
{
    std::map<Role, std::vector<SourceId>> byRole; // first collected: setting a role moves indexes
    for (const QModelIndex& index : m_view->selectionModel()->selectedRows())
        if (const QVariant suggested = index.data(RolesModel::SuggestedRoleRole); suggested.isValid())
            byRole[static_cast<Role>(suggested.toInt())].emplace_back(static_cast<std::size_t>(index.data(RolesModel::SourceRole).toInt()));
    for (const auto& [role, attributes] : byRole)
        session().setRoles(attributes, role);
}

void RolesPanel::showSelection()
{
    const auto count = static_cast<std::size_t>(m_view->selectionModel()->selectedRows().size());
    m_count->setText(tr("%1 selected").arg(countText(count)));
    const QModelIndex current = m_view->currentIndex();
    m_pane->show(session().now(), current.isValid()
                                      ? std::optional(SourceId{static_cast<std::size_t>(current.data(RolesModel::SourceRole).toInt())})
                                      : std::nullopt);
}

QString RolesPanel::sentenceFor(const Document& now) const
{
    const auto sensitive = std::ranges::count(now.snapshot.roles, Role::Sensitive);
    const auto undecided = std::ranges::count(now.snapshot.roles, Role::Undecided);
    if (undecided == 0 && sensitive == 0)
        return tr("No attribute is sensitive: only membership in the table can be assessed; no diversity is promised.");
    const auto released = std::ranges::count_if(now.snapshot.roles, isReleased);
    return tr("Released attributes: %1 of %2. Identifiers and excluded attributes never reach a release.")
        .arg(countText(static_cast<std::size_t>(released)), countText(now.snapshot.roles.size()));
}

void RolesPanel::showOpenDecision(const Document& now)
{
    QStringList names;
    std::vector<SourceId> open;
    for (std::size_t i = 0; i < now.snapshot.roles.size(); ++i) {
        if (now.snapshot.roles[i] != Role::Undecided)
            continue;
        names << briefName(now.snapshot.table->attribute(SourceId{i}).name);
        open.emplace_back(i);
    }
    m_open->setVisible(!names.isEmpty());
    if (names.isEmpty() || names.join(QLatin1Char('\n')) == m_openFor) {
        m_openFor = names.join(QLatin1Char('\n'));
        return;
    }
    m_openFor = names.join(QLatin1Char('\n'));
    const bool one = names.size() == 1;
    m_open->say(Judgement::Warn, one ? tr("One attribute needs a role.") : tr("%1 attributes need a role.").arg(names.size()),
                one ? tr("%1 has no role yet; the next stages are waiting for it.").arg(names.first())
                    : tr("%1 have no role yet; the next stages are waiting for them.").arg(shortListText(names, 5)));
    m_open->clearButtons();
    connect(m_open->addButton(one ? tr("Exclude it") : tr("Exclude them")), &QPushButton::clicked, this,
            [this, open] { session().setRoles(open, Role::Excluded); });
    connect(m_open->addButton(one ? tr("Make it a quasi-identifier") : tr("Make them quasi-identifiers")), &QPushButton::clicked, this,
            [this, open] { session().setRoles(open, Role::QuasiIdentifier); });
}

void RolesPanel::fitColumns()
{
    // A suggestion needs room for its reason: where there is little, order (it stands in the side pane) and the names beside the letters
    // give way.
    const int wanted = scaled(300);
    m_fittedFor = m_view->viewport()->width();
    m_view->setColumnHidden(RolesModel::Order, false);
    m_view->resizeColumnsToContents();
    const auto isTight = [this, wanted] {
        int used = 0;
        for (int column = 0; column < RolesModel::Suggestion; ++column)
            used += m_view->columnWidth(column);
        return used + wanted > m_view->viewport()->width();
    };
    if (isTight())
        m_view->setColumnHidden(RolesModel::Order, true);
    if (isTight())
        m_view->setColumnWidth(RolesModel::RoleColumn, RoleSegments::lettersWidth());
    const int used = m_view->horizontalHeader()->length() - m_view->columnWidth(RolesModel::Suggestion);
    m_view->setColumnWidth(RolesModel::Suggestion,
                           std::max(wanted, m_view->viewport()->width() - used)); // a longer reason is elided and hovers
}

void RolesPanel::showCounts(const Document& now)
{
    const auto& roles = now.snapshot.roles;
    const auto counted
        = [](const QString& word, std::size_t count) { return count == 0 ? word : RolesPanel::tr("%1 %2").arg(word, countText(count)); };
    const auto undecided = static_cast<std::size_t>(std::ranges::count(roles, Role::Undecided));
    const auto suggestions
        = now.opened ? static_cast<std::size_t>(std::ranges::count_if(now.opened->suggestions, &RoleSuggestion::remarkable)) : 0;
    m_which->setChoiceText(0, counted(tr("All"), roles.size()));
    m_which->setChoiceText(1, counted(tr("Undecided"), undecided));
    m_which->setChoiceText(2, counted(tr("Suggestions"), suggestions));
}

void RolesPanel::showList(const Document& now)
{
    if (!now.snapshot.table)
        m_pages->showEmpty(QStringLiteral("stage-roles"), tr("No table yet"), tr("Open a table; its attributes are listed here."),
                           tr("Go to Table"));
    else if (m_proxy->rowCount() == 0)
        m_pages->showEmpty(QStringLiteral("search"), tr("No attribute"), tr("No match for the filter."), tr("Clear"));
    else
        m_pages->showContent();
}

void RolesPanel::refresh(const Document& now)
{
    m_model->show(now);
    showCounts(now);
    m_pages->showFailure(now, {Stage::Keep});
    showList(now);
    m_which->setEnabled(now.snapshot.table != nullptr);
    m_filter->setEnabled(now.snapshot.table != nullptr);
    if (!now.snapshot.table) {
        m_shownTable.reset();
        m_pane->show(now, std::nullopt);
        setSentence(tr("Choose a role for each attribute."));
        return;
    }
    if (m_shownTable != now.snapshot.table) {
        m_shownTable = now.snapshot.table;
        fitColumns();
    }
    if (!m_view->currentIndex().isValid() && m_proxy->rowCount() > 0)
        m_view->setCurrentIndex(m_proxy->index(0, 0));
    setSentence(sentenceFor(now));
    showOpenDecision(now);
    showSelection();
}

} // namespace tranche
