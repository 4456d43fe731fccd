// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/guarantee/guarantee_strip.h"

#include "core/models/model_dial.h"
#include "ui/words/model_words.h"
#include "ui/parts/dial/dial_slider.h"
#include "ui/parts/elided_label.h"
#include "ui/parts/figure_tile.h"
#include "ui/parts/dial/ratio_field.h"
#include "ui/parts/typing.h"
#include "ui/session/names.h"
#include "ui/shell/guarantee/alpha_gauge.h"
#include "ui/words/stage_facts.h"
#include "ui/words/dial_facts.h"
#include "ui/words/strip_facts.h"
#include "ui/style/number_text.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSpinBox>

namespace tranche {

void GuaranteeStrip::show(const Document& now, bool busy, bool busyInBackground)
{
    setCurrentIndex(now.snapshot.table == nullptr ? 0 : 1);
    m_claims = !promisesNothing(now.snapshot);
    for (QWidget* ofPromise : std::initializer_list<QWidget*>{m_model, m_values, m_field, m_slider, m_gauge})
        ofPromise->setEnabled(m_claims);
    showModel(now);
    showDial(now);
    m_gauge->show(alphaFacts(now), m_slider->scale().begin, m_slider->scaleEnd());
    Typing::show(*m_columns, static_cast<int>(std::min<std::size_t>(columnsShown(now), 1000)));
    showColumnsNote(now);
    showFigure(*m_buckets, bucketsFigure(now, busy));
    showFigure(*m_judged, modelFigure(now, busy));
    showFigure(*m_association, associationFigure(now, busy));
    showFigure(*m_fakes, fakesFigure(now, busy || busyInBackground));
}

std::size_t GuaranteeStrip::columnsShown(const Document& now)
{
    const Snapshot& snapshot = now.snapshot;
    return snapshot.columnsByHand != nullptr ? snapshot.columnsByHand->size() : snapshot.parameters.columns.columns;
}

void GuaranteeStrip::showColumnsNote(const Document& now)
{
    const Snapshot& snapshot = now.snapshot;
    const QString meaning = tr("<b>c, number of columns (Alt+C)</b><br>Fewer columns preserve more relationships; more columns make it "
                               "harder to single people out.");
    if (snapshot.columnsByHand != nullptr) {
        m_columnsNote->setText(tr("by hand"));
        m_columns->setToolTip(
            tr("<qt>%1<br>You arranged %2 by hand (the proposal was for %3). Changing this number creates a new proposal.</qt>")
                .arg(meaning, countText(snapshot.columnsByHand->size(), Counted::Column), countText(snapshot.parameters.columns.columns)));
        return;
    }
    const bool capped = snapshot.proposal != nullptr && snapshot.proposal->columnsCapped;
    m_columnsNote->setText(capped ? tr("only %1 possible").arg(countText(snapshot.proposal->columns.size(), Counted::Column))
                                  : tr("as proposed"));
    m_columns->setToolTip(tr("<qt>%1<br>Does not cover: columns arranged by hand; changing c creates a new proposal.</qt>").arg(meaning));
}

void GuaranteeStrip::showModel(const Document& now)
{
    const PrivacyModel& model = now.snapshot.parameters.model;
    {
        const QSignalBlocker silent(m_model);
        m_model->setCurrentIndex(m_model->findData(static_cast<int>(model.kind)));
    }
    m_rule->setText(m_claims ? modelRule(model.kind) : tr("no promise\nabout values"));
    m_model->setToolTip(QStringLiteral("<qt><b>%1</b><br>%2</qt>")
                            .arg(tr("Privacy model (Alt+M): %1").arg(modelTitle(model.kind)), modelHover(model.kind)));
    m_model->setAccessibleDescription(modelRule(model.kind).simplified());
    m_values->setVisible(model.kind == ModelKind::Recursive);
    Typing::show(*m_values, static_cast<int>(std::min<std::uint64_t>(model.l.ceiling(), 1000)));
}

void GuaranteeStrip::showDial(const Document& now)
{
    const PrivacyModel& model = now.snapshot.parameters.model;
    const DialScale scale = dialScale(model.kind);
    m_slider->setScale(scale);
    m_slider->setLimit(now.limit);
    m_slider->setValue(dialOf(model));
    m_field->setScale(scale);
    m_field->setAccessibleName(tr("%1, typed").arg(scale.symbol));
    m_field->setValue(dialOf(model));
    m_infeasible = isInfeasible(now);
    m_field->setAlarmed(m_infeasible);
    const auto offer = furthestOffer(now);
    m_setFurthest->setVisible(m_infeasible && offer.has_value());
    if (offer.has_value()) {
        m_setFurthest->setText(offerText(*offer));
        m_setFurthest->setAccessibleName(m_setFurthest->text());
    }
    sayHeading();
    if (!m_claims)
        m_slider->setToolTip(tr("<qt>No attribute is sensitive: this release promises nothing about values, only how small a bucket may be "
                                "(More > Smallest bucket).</qt>"));
    const QString alarm = offer.has_value()
                              ? tr("Cannot be met: %1 here is %2").arg(limitHeading(model.kind), decimalText(exactText(dialOf(*offer))))
                              : tr("Cannot be met, whatever %1 is").arg(scale.symbol);
    emit alarmed(m_infeasible ? alarm : QString());
}

void GuaranteeStrip::sayHeading()
{
    const DialScale& scale = m_slider->scale();
    m_dialHeading->setInk(m_problem.isEmpty() ? Ink::Text2 : Ink::Fail);
    if (!m_claims)
        return m_dialHeading->setText(tr("no attribute is sensitive"));
    m_dialHeading->setText(!m_problem.isEmpty() ? m_problem : m_infeasible ? tr("%1 cannot be met").arg(scale.symbol) : scale.name);
}

void GuaranteeStrip::chooseModel(ModelKind kind)
{
    Parameters parameters = m_session.now().snapshot.parameters;
    parameters.model.kind = kind;
    if (kind == ModelKind::Distinct || kind == ModelKind::Recursive) // they count values
        parameters.model.l = Ratio(parameters.model.l.ceiling(), 1);
    m_session.setParameters(parameters);
}

void GuaranteeStrip::chooseDial(const Ratio& dial, bool continuing)
{
    Parameters parameters = m_session.now().snapshot.parameters;
    // The end of a drag is told as well: it closes the step although the value stays.
    parameters.model = withDial(parameters.model, dial);
    m_session.setParameters(parameters, continuing);
}

void GuaranteeStrip::chooseValues(int l)
{
    Parameters parameters = m_session.now().snapshot.parameters;
    parameters.model.l = Ratio(static_cast<std::uint64_t>(l), 1);
    m_session.setParameters(parameters);
}

void GuaranteeStrip::showProblem(const QString& problem)
{
    m_problem = problem;
    m_setFurthest->setVisible(m_infeasible && problem.isEmpty() && furthestOffer(m_session.now()).has_value());
    sayHeading();
}

void GuaranteeStrip::fitCells()
{
    const bool narrow = width() < scaled(1360);
    m_modelCell->setFixedWidth(scaled(narrow ? 140 : 148));
    m_columnsCell->setFixedWidth(scaled(narrow ? 80 : 84));
    // Where there is little room the figures need theirs: what stands under a number is a verdict.
    auto* row = static_cast<QHBoxLayout*>(widget(1)->layout());
    row->setStretchFactor(m_dialCell, narrow ? 20 : 26);
    row->setStretchFactor(m_alphaCell, narrow ? 21 : 25);
    for (FigureTile* figure : {m_buckets, m_judged, m_association, m_fakes})
        row->setStretchFactor(figure, narrow ? 16 : 14);
}

void GuaranteeStrip::resizeEvent(QResizeEvent* event)
{
    fitCells();
    QStackedWidget::resizeEvent(event);
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
