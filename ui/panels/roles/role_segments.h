// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/table/roles.h"
#include "ui/parts/tables/view_setup.h"

#include <array>
#include <optional>

namespace tranche {

/// The four letters of a role, one of them on; beside them the role's name.
class RoleSegments final : public CellDelegate {
    Q_OBJECT

public:
    using CellDelegate::CellDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    /// A cell that holds the letters alone.
    static int lettersWidth();
    bool editorEvent(QEvent* event, QAbstractItemModel* model, const QStyleOptionViewItem& option, const QModelIndex& index) override;

signals:
    /// A letter was clicked.
    void roleChosen(const QModelIndex& index, tranche::Role role);
};

/// A suggestion with its reason, and a button where it differs from the present role.
class SuggestionCell final : public CellDelegate {
    Q_OBJECT

public:
    using CellDelegate::CellDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    bool editorEvent(QEvent* event, QAbstractItemModel* model, const QStyleOptionViewItem& option, const QModelIndex& index) override;

signals:
    void accepted(const QModelIndex& index);
};

struct RoleLetter {
    Role role;
    char16_t letter;
};
inline constexpr std::array<RoleLetter, 4> roleLetters{
    {{Role::Identifier, u'I'}, {Role::QuasiIdentifier, u'Q'}, {Role::Sensitive, u'S'}, {Role::Excluded, u'X'}}};

/// The role that a key stands for.
std::optional<Role> roleOfKey(int key);
/// What a button says that sets this role: "Exclude", "Sensitive", ...
QString roleAction(Role role);

} // namespace tranche
