// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractItemModel>
#include <QAbstractItemView>
#include <QComboBox>
#include <QLabel>
#include <QMenu>
#include <QTextDocument>

#include <algorithm>

namespace tranche::test {

/// Looks for words of a file that the toolkit would take for markup.
class ShownMarkup {
public:
    /// `signs`: what stands in names and values and nowhere else, as "<img".
    explicit ShownMarkup(QStringList signs) : m_signs(std::move(signs)) {}

    /// Tooltips of all widgets inside, hidden ones too; of all models behind them; labels.
    void look(const QWidget& place)
    {
        see(place, place.toolTip());
        for (const QWidget* widget : place.findChildren<QWidget*>()) {
            see(*widget, widget->toolTip());
            if (const auto* label = qobject_cast<const QLabel*>(widget); label != nullptr && label->textFormat() != Qt::PlainText)
                seeLabel(*label);
            if (const auto* menu = qobject_cast<const QMenu*>(widget); menu != nullptr && menu->toolTipsVisible())
                for (const QAction* action : menu->actions())
                    see(*menu, action->toolTip());
            if (const auto* view = qobject_cast<const QAbstractItemView*>(widget); view != nullptr && view->model() != nullptr)
                look(*view->model());
        }
        for (const QAbstractItemModel* model : place.findChildren<QAbstractItemModel*>())
            look(*model);
    }

    void look(const QAbstractItemModel& model, const QModelIndex& parent = {})
    {
        const int rows = std::min(model.rowCount(parent), 200);
        const int columns = model.columnCount(parent);
        for (int section = 0; !parent.isValid() && section < columns; ++section)
            see(model, model.headerData(section, Qt::Horizontal, Qt::ToolTipRole).toString());
        for (int row = 0; row < rows; ++row) {
            if (!parent.isValid())
                see(model, model.headerData(row, Qt::Vertical, Qt::ToolTipRole).toString());
            for (int column = 0; column < columns; ++column) {
                const QModelIndex index = model.index(row, column, parent);
                see(model, index.data(Qt::ToolTipRole).toString());
                if (model.hasChildren(index))
                    look(model, index);
            }
        }
    }

    /// Where such words would be shown as markup.
    QStringList faults() const { return m_faults; }
    /// The kinds of models and widgets that have such words in a tooltip.
    QStringList holders() const { return m_holders; }

private:
    bool holds(const QString& text) const
    {
        return std::ranges::any_of(m_signs, [&](const QString& sign) { return text.contains(sign); });
    }

    void see(const QObject& who, const QString& hint)
    {
        const QString kind = QString::fromLatin1(who.metaObject()->className());
        const bool escaped = std::ranges::any_of(m_signs, [&](const QString& sign) { return hint.contains(sign.toHtmlEscaped()); });
        if ((escaped || holds(hint)) && !m_holders.contains(kind))
            m_holders << kind;
        if (Qt::mightBeRichText(hint) && holds(hint))
            fault(kind + QStringLiteral(": ") + hint);
    }

    void seeLabel(const QLabel& label)
    {
        if (holds(label.text()) && (label.textFormat() == Qt::RichText || Qt::mightBeRichText(label.text())))
            fault(QStringLiteral("label: ") + label.text());
    }

    void fault(const QString& what)
    {
        if (!m_faults.contains(what))
            m_faults << what;
    }

    QStringList m_signs;
    QStringList m_faults;
    QStringList m_holders;
};

} // namespace tranche::test
