// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/guarantee_strip.h"

#include "ui/parts/elided_label.h"
#include "ui/parts/l_slider.h"
#include "ui/parts/ratio_field.h"
#include "ui/shell/alpha_gauge.h"
#include "ui/shell/stage_facts.h"
#include "ui/shell/strip_facts.h"
#include "ui/style/number_text.h"

#include <QComboBox>
#include <QLabel>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSpinBox>

namespace tranche {

void GuaranteeStrip::show(const Document& now, bool busy)
{
    setCurrentIndex(now.snapshot.table == nullptr ? 0 : 1);
    showL(now);
    m_gauge->show(alphaFacts(now), now.snapshot.parameters.model.l, m_slider->scaleEnd());
    {
        const QSignalBlocker silent(m_columns);
        m_columns->setValue(static_cast<int>(std::min<std::size_t>(columnsShown(now), 1000)));
    }
    showColumnsNote(now);
    showFigure(*m_buckets, bucketsFigure(now, busy));
    showFigure(*m_largestP, largestPFigure(now, busy));
    showFigure(*m_association, associationFigure(now, busy));
}

std::size_t GuaranteeStrip::columnsShown(const Document& now)
{
    const Snapshot& snapshot = now.snapshot;
    return snapshot.columnsByHand != nullptr ? snapshot.columnsByHand->size() : snapshot.parameters.columns.columns;
}

void GuaranteeStrip::showColumnsNote(const Document& now)
{
    const Snapshot& snapshot = now.snapshot;
    const QString meaning = tr("<b>c, number of columns (Alt+C)</b><br>Fewer columns keep more of what is related; more columns make it harder to tell people apart.");
    if (snapshot.columnsByHand != nullptr) {
        m_columnsNote->setText(tr("by hand"));
        m_columns->setToolTip(tr("<qt>%1<br>The columns were made by hand: there are %2. The proposal was asked for %3. Another number here proposes columns anew.</qt>")
                                  .arg(meaning, countText(snapshot.columnsByHand->size()), countText(snapshot.parameters.columns.columns)));
        return;
    }
    const bool capped = snapshot.proposal != nullptr && snapshot.proposal->columnsCapped;
    m_columnsNote->setText(capped ? tr("only %1 can be filled").arg(countText(snapshot.proposal->columns.size())) : tr("as proposed"));
    m_columns->setToolTip(tr("<qt>%1<br>Does not cover: columns moved by hand; another c brings the proposal back.</qt>").arg(meaning));
}

void GuaranteeStrip::showL(const Document& now)
{
    const auto greatest = now.snapshot.feasibility != nullptr ? std::optional(now.snapshot.feasibility->largestL) : std::nullopt;
    const Ratio l = now.snapshot.parameters.model.l;
    m_slider->setGreatest(greatest);
    m_slider->setValue(l);
    m_field->setValue(l);
    m_infeasible = isInfeasible(now);
    m_field->setAlarmed(m_infeasible);
    const auto offer = greatestOffer(now);
    m_setGreatest->setVisible(m_infeasible && offer.has_value());
    if (offer.has_value()) {
        m_setGreatest->setText(tr("Set ℓ to %1").arg(lText(*offer)));
        m_setGreatest->setAccessibleName(m_setGreatest->text());
    }
    sayHeading();
    emit alarmed(m_infeasible ? tr("Cannot hold: at most ℓ = %1").arg(lText(*greatest)) : QString());
}

void GuaranteeStrip::sayHeading()
{
    m_lHeading->setInk(m_problem.isEmpty() ? Ink::Text2 : Ink::Fail);
    m_lHeading->setText(!m_problem.isEmpty() ? m_problem : m_infeasible ? tr("ℓ cannot hold") : tr("ℓ  protection asked for"));
}

void GuaranteeStrip::chooseL(const Ratio& l, bool continuing)
{
    Parameters parameters = m_session.now().snapshot.parameters;
    // The end of a drag is told as well: it closes the step although the value stays.
    parameters.model.l = l;
    m_session.setParameters(parameters, continuing);
}

void GuaranteeStrip::showProblem(const QString& problem)
{
    m_problem = problem;
    m_setGreatest->setVisible(m_infeasible && problem.isEmpty());
    sayHeading();
}

void GuaranteeStrip::focusModel()
{
    m_model->setFocus(Qt::ShortcutFocusReason);
}

void GuaranteeStrip::focusL()
{
    m_field->setFocus(Qt::ShortcutFocusReason);
    m_field->selectAll();
}

void GuaranteeStrip::focusAlpha()
{
    m_gauge->setFocus(Qt::ShortcutFocusReason);
}

void GuaranteeStrip::focusColumns()
{
    m_columns->setFocus(Qt::ShortcutFocusReason);
}

} // namespace tranche
