// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/style/program_style.h"

#include "ui/style/control_painting.h"
#include "ui/style/icons.h"
#include "ui/style/reading_order.h"
#include "ui/style/theme.h"
#include "ui/style/type.h"

#include <QAbstractButton>
#include <QComboBox>
#include <QLabel>
#include <QPainter>
#include <QScrollBar>
#include <QStyleFactory>

#include <algorithm>

namespace tranche {

ProgramStyle::ProgramStyle() : QProxyStyle(QStyleFactory::create(QStringLiteral("Fusion"))) {}

void ProgramStyle::polish(QWidget* widget)
{
    QProxyStyle::polish(widget);
    if (qobject_cast<QAbstractButton*>(widget) != nullptr || qobject_cast<QComboBox*>(widget) != nullptr
        || qobject_cast<QScrollBar*>(widget) != nullptr)
        widget->setAttribute(Qt::WA_Hover);
    // Words of files are never markup. A label that has its own sets the format; tooltips are a label too, and have theirs.
    if (auto* label = qobject_cast<QLabel*>(widget);
        label != nullptr && label->textFormat() == Qt::AutoText && !label->inherits("QTipLabel"))
        label->setTextFormat(Qt::PlainText);
}

void ProgramStyle::drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter, const QWidget* widget) const
{
    switch (element) {
    case PE_PanelButtonCommand: return paintButton(*painter, *option, widget);
    case PE_PanelButtonTool:
        if (widget != nullptr && widget->property("framed").toBool())
            return paintButton(*painter, *option, widget);
        return paintFlatButton(*painter, *option);
    case PE_PanelLineEdit:
    case PE_FrameLineEdit:
        // Inside a spin box or a combo box the frame is theirs.
        if (const auto* frame = qstyleoption_cast<const QStyleOptionFrame*>(option); frame != nullptr && frame->lineWidth > 0)
            paintField(*painter, *option);
        return;
    case PE_FrameFocusRect:
        if (qobject_cast<const QAbstractButton*>(widget) == nullptr || qstyleoption_cast<const QStyleOptionFocusRect*>(option) == nullptr)
            return paintInnerFocus(*painter, *option);
        if (widget->inherits("QPushButton") || widget->inherits("QToolButton"))
            return; // their edge is the ring
        return paintInnerFocus(*painter, *option);
    case PE_IndicatorCheckBox:
    case PE_IndicatorItemViewItemCheck: return paintCheck(*painter, *option, false);
    case PE_IndicatorRadioButton: return paintCheck(*painter, *option, true);
    case PE_PanelScrollAreaCorner: return painter->fillRect(option->rect, ink(option->palette, Ink::Window));
    case PE_PanelMenuBar:
    case PE_FrameStatusBarItem: return;
    case PE_Frame: {
        painter->setPen(ink(option->palette, Ink::Border));
        painter->drawRect(option->rect.adjusted(0, 0, -1, -1));
        return;
    }
    default: QProxyStyle::drawPrimitive(element, option, painter, widget);
    }
}

void ProgramStyle::drawControl(ControlElement element, const QStyleOption* option, QPainter* painter, const QWidget* widget) const
{
    switch (element) {
    case CE_PushButtonLabel: {
        const auto* button = qstyleoption_cast<const QStyleOptionButton*>(option);
        if (button == nullptr)
            break;
        QStyleOptionButton label = *button;
        const bool filled = label.state.testFlag(State_On) || (widget != nullptr && widget->property("primary").toBool());
        if (filled && label.state.testFlag(State_Enabled)) {
            label.palette.setColor(QPalette::ButtonText, ink(option->palette, Ink::OnAccent));
            QFont bold = painter->font();
            bold.setWeight(QFont::DemiBold);
            painter->setFont(bold);
        }
        return QProxyStyle::drawControl(element, &label, painter, widget);
    }
    case CE_ItemViewItem: {
        const auto* item = qstyleoption_cast<const QStyleOptionViewItem*>(option);
        if (item == nullptr)
            break;
        QStyleOptionViewItem inItsOrder = *item;
        inItsOrder.text = inReadingOrder(item->text);
        return QProxyStyle::drawControl(element, &inItsOrder, painter, widget);
    }
    case CE_HeaderSection:
    case CE_HeaderEmptyArea: return paintHeaderSection(*painter, *option);
    case CE_MenuBarItem:
        if (const auto* item = qstyleoption_cast<const QStyleOptionMenuItem*>(option))
            return paintMenuBarItem(*painter, *item);
        break;
    case CE_MenuBarEmptyArea: return painter->fillRect(option->rect, ink(option->palette, Ink::Window));
    case CE_ProgressBar:
        if (const auto* progress = qstyleoption_cast<const QStyleOptionProgressBar*>(option))
            return paintProgress(*painter, *progress);
        break;
    case CE_Splitter: {
        const QRect line = option->rect.width() < option->rect.height()
                               ? QRect(option->rect.center().x(), option->rect.top(), 1, option->rect.height())
                               : QRect(option->rect.left(), option->rect.center().y(), option->rect.width(), 1);
        return painter->fillRect(line, ink(option->palette, Ink::Border));
    }
    default: break;
    }
    QProxyStyle::drawControl(element, option, painter, widget);
}

void ProgramStyle::drawComplexControl(ComplexControl control, const QStyleOptionComplex* option, QPainter* painter,
                                      const QWidget* widget) const
{
    if (control == CC_ComboBox) {
        if (const auto* box = qstyleoption_cast<const QStyleOptionComboBox*>(option))
            return paintComboBox(*painter, *box, proxy()->subControlRect(control, option, SC_ComboBoxArrow, widget));
    }
    if (control == CC_SpinBox) {
        if (const auto* box = qstyleoption_cast<const QStyleOptionSpinBox*>(option))
            return paintSpinBox(*painter, *box, proxy()->subControlRect(control, option, SC_SpinBoxUp, widget),
                                proxy()->subControlRect(control, option, SC_SpinBoxDown, widget));
    }
    if (control == CC_ScrollBar) {
        if (const auto* bar = qstyleoption_cast<const QStyleOptionSlider*>(option))
            return paintScrollBar(*painter, *bar, proxy()->subControlRect(control, option, SC_ScrollBarSlider, widget));
    }
    QProxyStyle::drawComplexControl(control, option, painter, widget);
}

namespace {

QRect scrollBarPart(const QStyleOptionSlider& bar, QStyle::SubControl part)
{
    const bool upright = bar.orientation == Qt::Vertical;
    const int length = upright ? bar.rect.height() : bar.rect.width();
    const double range = double(bar.maximum) - bar.minimum;
    const double shown = range + bar.pageStep;
    const int handle
        = shown > 0 ? std::clamp(static_cast<int>(length * (bar.pageStep / shown)), std::min(scaled(24), length), length) : length;
    const int start = QStyle::sliderPositionFromValue(bar.minimum, bar.maximum, bar.sliderPosition, length - handle, bar.upsideDown);
    const auto span = [&](int from, int to) {
        return upright ? QRect(bar.rect.left(), bar.rect.top() + from, bar.rect.width(), to - from)
                       : QRect(bar.rect.left() + from, bar.rect.top(), to - from, bar.rect.height());
    };
    switch (part) {
    case QStyle::SC_ScrollBarSlider: return span(start, start + handle);
    case QStyle::SC_ScrollBarGroove: return span(0, length);
    case QStyle::SC_ScrollBarSubPage: return span(0, start);
    case QStyle::SC_ScrollBarAddPage: return span(start + handle, length);
    default: return {}; // no buttons at the ends
    }
}

} // namespace

QRect ProgramStyle::subControlRect(ComplexControl control, const QStyleOptionComplex* option, SubControl part, const QWidget* widget) const
{
    if (control == CC_ScrollBar) {
        if (const auto* bar = qstyleoption_cast<const QStyleOptionSlider*>(option))
            return scrollBarPart(*bar, part);
    }
    return QProxyStyle::subControlRect(control, option, part, widget);
}

QRect ProgramStyle::subElementRect(SubElement element, const QStyleOption* option, const QWidget* widget) const
{
    const QRect area = QProxyStyle::subElementRect(element, option, widget);
    const auto* frame = qstyleoption_cast<const QStyleOptionFrame*>(option);
    if (element != SE_LineEditContents || frame == nullptr || frame->lineWidth == 0)
        return area;
    return area.adjusted(scaled(4), 0, -scaled(4), 0); // words stand off the edge of their field
}

QSize ProgramStyle::sizeFromContents(ContentsType type, const QStyleOption* option, const QSize& size, const QWidget* widget) const
{
    QSize result = QProxyStyle::sizeFromContents(type, option, size, widget);
    switch (type) {
    case CT_PushButton:
        return {std::max(result.width() + scaled(4), size.width() + scaled(24)), std::max(size.height() + scaled(8), scaled(28))};
    case CT_ComboBox:
    case CT_LineEdit:
    case CT_SpinBox: return {result.width(), std::max(size.height() + scaled(4), scaled(26))};
    case CT_MenuBarItem: return {size.width() + scaled(16), std::max(size.height() + scaled(8), scaled(31))};
    case CT_MenuItem: return {result.width() + scaled(8), std::max(result.height(), scaled(26))};
    default: return result;
    }
}

int ProgramStyle::pixelMetric(PixelMetric metric, const QStyleOption* option, const QWidget* widget) const
{
    switch (metric) {
    case PM_ScrollBarExtent: return scaled(12);
    case PM_ButtonShiftHorizontal:
    case PM_ButtonShiftVertical:
    case PM_MenuBarPanelWidth:
    case PM_MenuBarVMargin: return 0;
    case PM_MenuBarHMargin: return scaled(8);
    case PM_MenuBarItemSpacing: return 0;
    case PM_ButtonIconSize:
    case PM_SmallIconSize:
    case PM_IndicatorHeight:
    case PM_IndicatorWidth:
    case PM_ExclusiveIndicatorHeight:
    case PM_ExclusiveIndicatorWidth: return scaled(metric == PM_ButtonIconSize || metric == PM_SmallIconSize ? 16 : 14);
    case PM_HeaderMargin: // as the cells below
        return scaled(6);
    case PM_SplitterWidth: return scaled(5);
    default: return QProxyStyle::pixelMetric(metric, option, widget);
    }
}

int ProgramStyle::styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget, QStyleHintReturn* data) const
{
    switch (hint) {
    case SH_ToolTip_WakeUpDelay: return 500;
    case SH_ComboBox_Popup:
    case SH_EtchDisabledText:
    case SH_DialogButtonBox_ButtonsHaveIcons: // Fusion's are in no style of ours
    case SH_DitherDisabledText: return 0;
    case SH_ItemView_ShowDecorationSelected: return 1;
    default: return QProxyStyle::styleHint(hint, option, widget, data);
    }
}

QIcon ProgramStyle::standardIcon(StandardPixmap which, const QStyleOption* option, const QWidget* widget) const
{
    if (which == SP_LineEditClearButton)
        return icon(QStringLiteral("close"), widget != nullptr ? widget->palette() : QPalette());
    return QProxyStyle::standardIcon(which, option, widget);
}

} // namespace tranche
