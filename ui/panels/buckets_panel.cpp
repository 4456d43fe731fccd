// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/buckets_panel.h"

#include "ui/models/sliced_model.h"
#include "ui/panels/bucket_list.h"
#include "ui/panels/infeasible_view.h"
#include "ui/panels/panel_pages.h"
#include "ui/panels/sliced_view.h"
#include "ui/panels/tinted_icon.h"
#include "ui/style/number_text.h"
#include "ui/style/type.h"

#include <QHBoxLayout>
#include <QPushButton>
#include <QShortcut>
#include <QSplitter>
#include <QStackedWidget>

namespace tranche {

BucketsPanel::BucketsPanel(Session& sessionRef, QWidget* parent) : Panel(sessionRef, tr("Buckets"), parent)
{
    m_pages = new PanelPages(session(), this);
    m_content = new QStackedWidget(this);
    m_infeasible = new InfeasibleView(m_content);
    m_content->addWidget(buildTable());
    m_content->addWidget(m_infeasible);
    m_pages->setContent(m_content);
    body()->addWidget(m_pages);
    m_shuffle = new QPushButton(tr("Shuffle again"), this);
    setTintedIcon(m_shuffle, QStringLiteral("shuffle"));
    m_shuffle->setToolTip(tr("Draws the order inside every bucket anew. Buckets and the guarantee stay; an approval does not."));
    connect(m_shuffle, &QPushButton::clicked, &session(), &Session::reshuffle);
    actions()->addWidget(m_shuffle);
    addKeys();
    connect(m_list, &BucketList::bucketChosen, this, &BucketsPanel::choose);
    connect(m_view, &SlicedView::bucketChosen, this, [this](BucketId bucket) {
        m_list->setCurrent(bucket);
        hoverBucket(bucket);
    });
    connect(m_infeasible, &InfeasibleView::ellChosen, this, &BucketsPanel::setEll);
    connect(m_infeasible, &InfeasibleView::alphaOneChosen, this, &BucketsPanel::setAlphaOne);
    connect(m_pages, &PanelPages::pressed, this, [this] { emit panelRequested(PanelId::AttributeRoles); });
}

QWidget* BucketsPanel::buildTable()
{
    auto* splitter = new QSplitter(Qt::Horizontal, this);
    splitter->setHandleWidth(1);
    m_list = new BucketList(splitter);
    m_model = new SlicedModel(this);
    m_view = new SlicedView(*m_model, splitter);
    splitter->addWidget(m_list);
    splitter->addWidget(m_view);
    splitter->setStretchFactor(1, 1);
    splitter->setCollapsible(0, false);
    splitter->setCollapsible(1, false);
    const int remembered = session().preferences().paneWidth(QStringLiteral("buckets"));
    splitter->setSizes({remembered > 0 ? remembered : scaled(236), scaled(100)}); // what there is more goes to the table
    connect(splitter, &QSplitter::splitterMoved, this, [this] { session().preferences().setPaneWidth(QStringLiteral("buckets"), m_list->width()); });
    return splitter;
}

void BucketsPanel::addKeys()
{
    const auto key = [this](const QKeySequence& keys, auto act) {
        auto* shortcut = new QShortcut(keys, this);
        shortcut->setContext(Qt::WidgetWithChildrenShortcut);
        connect(shortcut, &QShortcut::activated, this, act);
    };
    key(Qt::CTRL | Qt::Key_G, [this] { m_list->focusJump(); });
    key(QKeySequence::Find, [this] { m_list->focusFilter(); });
}

void BucketsPanel::choose(BucketId bucket)
{
    m_view->showBucket(bucket);
    hoverBucket(bucket);
}

void BucketsPanel::hoverBucket(BucketId bucket)
{
    const Snapshot& now = session().now().snapshot;
    if (!now.buckets || bucket.value >= now.buckets->size())
        return;
    const QString cut = now.parameters.cut == Cut::Median ? tr("cut at the median") : now.parameters.cut == Cut::Balanced ? tr("cut evenly") : tr("cut in half, equal values too");
    const QString tried = now.parameters.attempts == Attempts::All ? tr("all attributes tried") : tr("the widest attribute tried");
    emit hovered(tr("Bucket %1  ·  %2 tuples  ·  %3, %4").arg(countText(bucket.value + 1), countText(now.buckets->sizeOf(bucket)), cut, tried));
}

void BucketsPanel::setEll(const Ratio& l)
{
    Parameters parameters = session().now().snapshot.parameters;
    parameters.model.l = l;
    session().setParameters(parameters);
}

void BucketsPanel::setAlphaOne()
{
    Parameters parameters = session().now().snapshot.parameters;
    parameters.columns.alpha = 1;
    session().setParameters(parameters);
}

void BucketsPanel::showTable(const Document& now)
{
    const BucketSizes sizes = bucketSizes(*now.snapshot.buckets);
    const QString have = now.snapshot.buckets->size() == 1 ? tr("One bucket of %1 tuples.").arg(countText(sizes.least))
                                                           : tr("%1 buckets of %2 to %3 tuples.").arg(countText(now.snapshot.buckets->size()), countText(sizes.least), countText(sizes.greatest));
    setSentence(have + QLatin1Char(' ') + tr("Inside a bucket every column is shuffled on its own: a line is not a person."));
    m_pages->showContent();
    m_content->setCurrentIndex(0);
    m_list->show(now);
    const auto chosen = m_view->bucket();
    m_model->show(now);
    if (now.snapshot.sliced && m_fitted != now.snapshot.columns) {
        m_fitted = now.snapshot.columns;
        m_view->fitColumns();
    }
    if (m_shownSliced == now.snapshot.sliced)
        return; // where a person has scrolled to stays
    m_shownSliced = now.snapshot.sliced;
    if (chosen && chosen->value < now.snapshot.buckets->size())
        m_view->showBucket(*chosen);
    else
        m_view->clearBucket();
}

void BucketsPanel::showWhyNot(const Document& now)
{
    m_model->show(now);
    m_list->show(now);
    const bool asked = m_shownFeasibility == now.snapshot.feasibility && m_shownRequest == now.snapshot.parameters.model && now.snapshot.feasibility;
    if (asked && m_content->currentIndex() == 1) {
        m_pages->showContent();
        return; // the same refusal: the buttons keep their focus
    }
    if (const auto facts = infeasibleFacts(now.snapshot)) {
        m_shownFeasibility = now.snapshot.feasibility;
        m_shownRequest = now.snapshot.parameters.model;
        setSentence(tr("No buckets: the request cannot be met, so nothing was cut and nothing can be released."));
        m_infeasible->show(*facts);
        m_content->setCurrentIndex(1);
        m_pages->showContent();
        return;
    }
    m_content->setCurrentIndex(0);
    const bool sensitive = now.snapshot.kept && !now.snapshot.kept->sensitive().empty();
    setSentence(tr("Inside a bucket every column is shuffled on its own: a line is not a person."));
    if (!now.snapshot.kept)
        m_pages->showEmpty(QStringLiteral("stage-buckets"), tr("No buckets yet"), tr("Every attribute needs a role first."), tr("Go to Roles"));
    else if (!sensitive)
        m_pages->showEmpty(QStringLiteral("stage-buckets"), tr("No buckets yet"), tr("Choose a sensitive attribute."), tr("Go to Roles"));
    else
        m_pages->showEmpty(QStringLiteral("stage-buckets"), session().isBusy() ? tr("Cutting …") : tr("No buckets"), session().isBusy() ? tr("Sizes are final only at the end.") : tr("They will be cut when every stage before has its result."));
}

void BucketsPanel::refresh(const Document& now)
{
    const bool infeasible = now.failure && now.failure->error.code == ErrorCode::Infeasible;
    if (infeasible)
        m_pages->showFailure(now, {});
    else
        m_pages->showFailure(now, {Stage::Feasibility, Stage::Partition, Stage::Judge, Stage::Slice});
    m_shuffle->setEnabled(now.snapshot.sliced != nullptr);
    if (now.snapshot.buckets)
        showTable(now);
    else
        showWhyNot(now);
}

} // namespace tranche
