// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/roles/role_segments.h"

#include "ui/models/roles_model.h"
#include "ui/style/icons.h"
#include "ui/style/type.h"

#include <QMouseEvent>
#include <QPainter>

namespace tranche {

namespace {

QRect segmentsIn(const QRect& cell)
{
    const int height = scaled(20);
    return {cell.left() + 8, cell.center().y() - height / 2, 4 * scaled(26), height};
}

QRect buttonIn(const QRect& cell, const QString& text)
{
    const int width = QFontMetrics(typeface(Type::Caption)).horizontalAdvance(text) + 20;
    const int height = scaled(20);
    return {cell.right() - width - 8, cell.center().y() - height / 2, width, height};
}

Role roleAt(const QModelIndex& index)
{
    return static_cast<Role>(index.data(RolesModel::RoleRole).toInt());
}

/// What the button of a suggestion says; empty where there is nothing to accept.
QString offerOf(const QModelIndex& index)
{
    const QVariant suggested = index.data(RolesModel::SuggestedRoleRole);
    if (!suggested.isValid() || static_cast<Role>(suggested.toInt()) == roleAt(index))
        return {};
    return roleAction(static_cast<Role>(suggested.toInt()));
}

void paintLetters(QPainter& painter, const QRect& all, Role role, const QPalette& palette)
{
    painter.fillRect(all, ink(palette, Ink::Raised));
    const int width = all.width() / 4;
    for (std::size_t i = 0; i < roleLetters.size(); ++i) {
        const QRect segment(all.left() + static_cast<int>(i) * width, all.top(), width, all.height());
        const bool on = roleLetters[i].role == role;
        if (on)
            painter.fillRect(segment, ink(palette, role == Role::Sensitive ? Ink::Sensitive : Ink::Accent));
        painter.setPen(ink(palette, on ? Ink::OnAccent : Ink::Text));
        painter.setFont(typeface(on ? Type::Badge : Type::Caption));
        painter.drawText(segment, Qt::AlignCenter, QString(QChar(roleLetters[i].letter)));
        if (i > 0)
            painter.fillRect(QRect(segment.left(), segment.top(), 1, segment.height()), ink(palette, Ink::Border));
    }
    painter.setPen(ink(palette, Ink::Strong));
    painter.drawRoundedRect(all.adjusted(0, 0, -1, -1), 3, 3);
}

} // namespace

std::optional<Role> roleOfKey(int key)
{
    for (const RoleLetter& entry : roleLetters)
        if (key == Qt::Key_A + (entry.letter - u'A'))
            return entry.role;
    return std::nullopt;
}

QString roleAction(Role role)
{
    switch (role) {
    case Role::Identifier: return SuggestionCell::tr("Identifier");
    case Role::QuasiIdentifier: return SuggestionCell::tr("Quasi-identifier");
    case Role::Sensitive: return SuggestionCell::tr("Sensitive");
    case Role::Excluded: return SuggestionCell::tr("Exclude");
    case Role::Undecided: break;
    }
    return {};
}

int RoleSegments::lettersWidth()
{
    return 8 + 4 * scaled(26) + 8;
}

QSize RoleSegments::sizeHint(const QStyleOptionViewItem&, const QModelIndex&) const
{
    return {8 + 4 * scaled(26) + 8 + scaled(14) + 6 + QFontMetrics(typeface(Type::Bold)).horizontalAdvance(roleText(Role::QuasiIdentifier))
                + 12,
            scaled(29)};
}

void RoleSegments::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    QStyleOptionViewItem now(option);
    initStyleOption(&now, index);
    const Role role = roleAt(index);
    painter->save();
    paintBack(*painter, now);
    const QRect all = segmentsIn(now.rect);
    paintLetters(*painter, all, role, now.palette);
    QRect words = now.rect.adjusted(all.right() - now.rect.left() + 10, 0, -4, 0);
    if (words.width() < scaled(20)) { // letters alone; the tooltip has the name
        paintFocus(*painter, now);
        painter->restore();
        return;
    }
    if (role == Role::Undecided) {
        const int side = scaled(14);
        painter->drawPixmap(words.left(), words.center().y() - side / 2 + 1,
                            iconPixmap(QStringLiteral("state-decision"), ink(now.palette, Ink::Warn), side,
                                       painter->device()->devicePixelRatioF()));
        words.setLeft(words.left() + side + 6);
    }
    painter->setFont(typeface(role == Role::Undecided || role == Role::Sensitive ? Type::Bold : Type::Body));
    painter->setPen(ink(now.palette, role == Role::Undecided ? Ink::Warn : role == Role::Sensitive ? Ink::Text : Ink::Text2));
    painter->drawText(words, Qt::AlignLeft | Qt::AlignVCenter, roleText(role));
    paintFocus(*painter, now);
    painter->restore();
}

bool RoleSegments::editorEvent(QEvent* event, QAbstractItemModel*, const QStyleOptionViewItem& option, const QModelIndex& index)
{
    if (event->type() != QEvent::MouseButtonRelease)
        return false;
    const QRect all = segmentsIn(option.rect);
    const QPoint at = static_cast<QMouseEvent*>(event)->position().toPoint();
    if (!all.contains(at))
        return false;
    const auto segment = static_cast<std::size_t>(std::clamp((at.x() - all.left()) / (all.width() / 4), 0, 3));
    emit roleChosen(index, roleLetters[segment].role);
    return true;
}

void SuggestionCell::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    QStyleOptionViewItem now(option);
    initStyleOption(&now, index);
    const QString offer = offerOf(index);
    painter->save();
    paintBack(*painter, now);
    QRect words = now.rect.adjusted(8, 0, -8, 0);
    if (!now.text.isEmpty()) {
        const int side = scaled(14);
        const bool warns = !offer.isEmpty();
        painter->drawPixmap(words.left(), words.center().y() - side / 2 + 1,
                            iconPixmap(warns ? QStringLiteral("warn") : QStringLiteral("info"),
                                       ink(now.palette, warns ? Ink::Warn : Ink::Text2), side, painter->device()->devicePixelRatioF()));
        words.setLeft(words.left() + side + 8);
    }
    if (!offer.isEmpty()) {
        const QRect button = buttonIn(now.rect, offer);
        painter->setRenderHint(QPainter::Antialiasing);
        painter->setPen(ink(now.palette, Ink::Strong));
        painter->setBrush(ink(now.palette, Ink::Raised));
        painter->drawRoundedRect(QRectF(button).adjusted(0.5, 0.5, -0.5, -0.5), 4, 4);
        painter->setFont(typeface(Type::Caption));
        painter->setPen(ink(now.palette, Ink::Text));
        painter->drawText(button, Qt::AlignCenter, offer);
        words.setRight(button.left() - 8);
    }
    paintText(*painter, now, words, now.text);
    paintFocus(*painter, now);
    painter->restore();
}

bool SuggestionCell::editorEvent(QEvent* event, QAbstractItemModel*, const QStyleOptionViewItem& option, const QModelIndex& index)
{
    const QString offer = offerOf(index);
    if (event->type() != QEvent::MouseButtonRelease || offer.isEmpty())
        return false;
    if (!buttonIn(option.rect, offer).contains(static_cast<QMouseEvent*>(event)->position().toPoint()))
        return false;
    emit accepted(index);
    return true;
}

} // namespace tranche
