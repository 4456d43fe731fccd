// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/buckets/buckets_panel.h"

#include "ui/models/kept_model.h"
#include "ui/models/sliced_model.h"
#include "ui/panels/buckets/adversary_pane.h"
#include "ui/panels/buckets/bucket_list.h"
#include "ui/panels/buckets/stale_overlay.h"
#include "ui/panels/buckets/infeasible_view.h"
#include "ui/panels/buckets/original_view.h"
#include "ui/panels/panel_pages.h"
#include "ui/panels/person_picker.h"
#include "ui/panels/side_pane.h"
#include "ui/panels/buckets/sliced_view.h"
#include "ui/panels/tinted_icon.h"
#include "ui/parts/segmented_buttons.h"
#include "ui/style/number_text.h"
#include "ui/style/type.h"
#include "ui/words/failure_text.h"
#include "ui/words/messages/message_text.h"

#include <QHBoxLayout>
#include <QPushButton>
#include <QShortcut>
#include <QSplitter>
#include <QStackedWidget>
#include <QVBoxLayout>

#include <initializer_list>
#include <utility>

namespace tranche {

BucketsPanel::BucketsPanel(Session& sessionRef, QWidget* parent) : Panel(sessionRef, tr("Buckets"), parent)
{
    m_pages = new PanelPages(session(), this);
    m_content = new QStackedWidget(this);
    m_infeasible = new InfeasibleView(m_content);
    auto* pane = new SidePane(tr("Adversary view"), 320, m_content);
    m_adversary = new AdversaryPane(pane);
    pane->body()->addWidget(m_adversary);
    m_content->addWidget(beside(buildTable(), pane, QStringLiteral("adversary"), m_content));
    m_content->addWidget(m_infeasible);
    m_pages->setContent(m_content);
    body()->addWidget(m_pages);
    buildActions();
    addKeys();
    connectParts();
    setSideOpen(false); // until a line or a person is chosen
    connect(m_infeasible, &InfeasibleView::modelChosen, this, &BucketsPanel::setModel);
    connect(m_infeasible, &InfeasibleView::alphaOneChosen, this, &BucketsPanel::setAlphaOne);
    connect(m_infeasible, &InfeasibleView::swapChosen, &session(), &Session::swapAttributes);
    connect(m_pages, &PanelPages::pressed, this, [this] {
        if (lacksSize(session().now().snapshot))
            emit smallestBucketRequested();
        else
            emit panelRequested(PanelId::AttributeRoles);
    });
}

QWidget* BucketsPanel::buildTable()
{
    auto* room = new QWidget(this);
    auto* splitter = new QSplitter(Qt::Horizontal, room);
    splitter->setHandleWidth(1);
    m_list = new BucketList(splitter);
    m_model = new SlicedModel(this);
    m_view = new SlicedView(*m_model, splitter);
    m_original = new OriginalView(splitter);
    m_original->hide();
    for (QWidget* part : std::initializer_list<QWidget*>{m_list, m_view, m_original})
        splitter->addWidget(part);
    for (int place = 0; place < splitter->count(); ++place) {
        splitter->setStretchFactor(place, place == 0 ? 0 : 1);
        splitter->setCollapsible(place, false);
    }
    const int remembered = session().preferences().paneWidth(QStringLiteral("buckets"));
    splitter->setSizes({remembered > 0 ? remembered : scaled(236), scaled(100), scaled(100)}); // what there is more goes to the tables
    connect(splitter, &QSplitter::splitterMoved, this,
            [this] { session().preferences().setPaneWidth(QStringLiteral("buckets"), m_list->width()); });
    auto* whole = new QVBoxLayout(room);
    whole->setContentsMargins(0, 0, 0, 0);
    whole->addWidget(splitter);
    m_stale = new StaleOverlay(room, {m_list->table(), m_view, m_original->table()});
    return room;
}

void BucketsPanel::buildActions()
{
    m_beside = new SegmentedButtons({tr("Sliced"), tr("Original alongside")}, this);
    m_beside->setAccessibleName(tr("View"));
    m_beside->setChoiceToolTip(1, tr("The bucket's records as they are in the table (O)"));
    m_beside->setCurrent(0);
    m_pick = new QPushButton(tr("Choose a person…"), this);
    setTintedIcon(m_pick, QStringLiteral("person"));
    m_pick->setToolTip(tr("Choose a record to see what someone who knows this person could infer."));
    m_shuffle = new QPushButton(tr("Shuffle again"), this);
    setTintedIcon(m_shuffle, QStringLiteral("shuffle"));
    m_shuffle->setToolTip(tr("Shuffles every bucket again. Buckets and the guarantee stay the same; an approval is withdrawn."));
    for (QWidget* action : std::initializer_list<QWidget*>{m_beside, m_pick, m_shuffle})
        actions()->addWidget(action);
    connect(m_shuffle, &QPushButton::clicked, &session(), &Session::reshuffle);
    connect(m_pick, &QPushButton::clicked, this, &BucketsPanel::pickPerson);
    connect(m_beside, &SegmentedButtons::chosen, this, [this](int index) { showOriginal(index == 1); });
}

void BucketsPanel::connectParts()
{
    connect(m_list, &BucketList::bucketChosen, this, &BucketsPanel::choose);
    connect(m_list, &BucketList::filtered, this, [this] { showOriginal(m_beside->current() == 1); });
    connect(m_view, &SlicedView::bucketChosen, this, [this](BucketId bucket) {
        m_list->setCurrent(bucket);
        hoverBucket(bucket);
        showOriginal(m_beside->current() == 1);
    });
    connect(m_view, &SlicedView::lineChosen, this, &BucketsPanel::askAboutLine);
    connect(m_original, &OriginalView::personChosen, this, &BucketsPanel::askAboutPerson);
    connect(m_adversary, &AdversaryPane::hovered, this, &Panel::hovered);
    connect(m_adversary, &AdversaryPane::told, this, &Panel::hovered);
    connect(m_adversary, &AdversaryPane::consoleAsked, this, &BucketsPanel::openConsole);
    connect(m_adversary, &AdversaryPane::bucketChosen, this, [this](BucketId bucket) {
        m_list->setCurrent(bucket);
        choose(bucket);
    });
    connect(&session(), &Session::jobEnded, this, [this] {
        if (m_stale->isHolding() && isVisible()) // nothing is on its way any more
            refresh(session().now());
    });
    connect(&session().intruder(), &Intruder::answered, this,
            [this](const QObject* asker, const std::shared_ptr<const IntruderAnswer>& answer) {
                if (asker == this)
                    showAnswer(answer);
            });
    connect(&session().intruder(), &Intruder::failed, this, [this](const QObject* asker, const Error& error) {
        if (asker == this)
            m_adversary->showProblem(placedText(error));
    });
}

/// The tuples of the chosen bucket, where they are asked for.
void BucketsPanel::showOriginal(bool wanted)
{
    m_beside->setCurrent(wanted ? 1 : 0);
    m_original->setVisible(wanted);
    if (wanted)
        m_original->show(session().now(), m_view->bucket(), m_list->tuples());
}

void BucketsPanel::pickPerson()
{
    if (!session().now().snapshot.buckets)
        return; // they are being cut anew
    if (m_picker == nullptr) {
        m_picker = new PersonPicker(this);
        connect(m_picker, &PersonPicker::personChosen, this, &BucketsPanel::askAboutPerson);
    }
    m_picker->show(session().now().snapshot);
}

/// A line is not a person; what is asked is what its values would tell of one.
void BucketsPanel::askAboutLine(std::size_t line)
{
    const auto& sliced = session().now().snapshot.sliced;
    if (sliced && line < sliced->lineCount())
        ask(knownOfLine(*sliced, line));
}

void BucketsPanel::askAboutPerson(RowId tuple)
{
    const auto& now = session().now().snapshot;
    if (!now.buckets || !now.published || tuple.value >= now.published->rowCount())
        return;
    const BucketId bucket{now.buckets->bucketOfRows()[tuple.value]};
    m_list->setCurrent(bucket);
    choose(bucket);
    m_original->setCurrent(tuple);
    ask(knownOfTuple(*now.published, tuple));
}

void BucketsPanel::ask(std::vector<KnownValue> known)
{
    m_model->showKnown(nullptr);
    m_adversary->showAsking();
    setSideOpen(true);
    session().intruder().ask(this, std::move(known));
}

void BucketsPanel::showAnswer(std::shared_ptr<const IntruderAnswer> answer)
{
    m_model->showKnown(answer);
    m_adversary->show(std::move(answer), session().now().snapshot.parameters.model, m_view->bucket());
}

/// An answer, or a question, about buckets that are gone.
void BucketsPanel::dropAnswer(const Document& now)
{
    const auto answer = m_adversary->answer();
    const bool asking = session().intruder().isBusyFor(this);
    if (asking || (answer && answer->isOf(now.snapshot)))
        return;
    m_model->showKnown(nullptr);
    m_adversary->showNothing();
}

void BucketsPanel::openConsole()
{
    if (const auto answer = m_adversary->answer())
        emit handedOver(PanelId::Risk, answer->known);
}

void BucketsPanel::take(const HandOver& what)
{
    if (const auto* bucket = std::get_if<BucketId>(&what)) {
        m_list->setCurrent(*bucket);
        choose(*bucket);
    } else if (const auto* filter = std::get_if<BucketFilterText>(&what)) {
        m_list->setFilterText(filter->text);
        m_list->focusList();
    }
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
    for (QWidget* table : std::initializer_list<QWidget*>{m_view, m_original, m_list->table()}) { // not where somebody types an O
        auto* original = new QShortcut(Qt::Key_O, table);
        original->setContext(Qt::WidgetWithChildrenShortcut);
        connect(original, &QShortcut::activated, this, [this] { showOriginal(m_beside->current() != 1); });
    }
}

void BucketsPanel::choose(BucketId bucket)
{
    if (m_stale->isHolding())
        return;
    m_view->showBucket(bucket);
    hoverBucket(bucket);
    showOriginal(m_beside->current() == 1);
}

void BucketsPanel::hoverBucket(BucketId bucket)
{
    const Snapshot& now = session().now().snapshot;
    if (!now.buckets || bucket.value >= now.buckets->size())
        return;
    if (now.parameters.grouping.kind == Grouping::Kind::Random) {
        emit hovered(tr("Bucket %1  ·  %2  ·  drawn at random")
                         .arg(countText(bucket.value + 1), countText(now.buckets->sizeOf(bucket), Counted::Tuple)));
        return;
    }
    const QString cut = now.parameters.cut == Cut::Median     ? tr("split at the median")
                        : now.parameters.cut == Cut::Balanced ? tr("split evenly")
                                                              : tr("split in the exact middle");
    const QString tried = now.parameters.attempts == Attempts::All ? tr("trying all attributes") : tr("trying only the widest attribute");
    emit hovered(tr("Bucket %1  ·  %2  ·  %3, %4")
                     .arg(countText(bucket.value + 1), countText(now.buckets->sizeOf(bucket), Counted::Tuple), cut, tried));
}

void BucketsPanel::setModel(const PrivacyModel& model)
{
    Parameters parameters = session().now().snapshot.parameters;
    parameters.model = model;
    session().setParameters(parameters);
}

void BucketsPanel::setAlphaOne()
{
    Parameters parameters = session().now().snapshot.parameters;
    parameters.columns.alpha = 1;
    if (parameters == session().now().snapshot.parameters)
        session().proposeAgain(); // it was left by hand
    else
        session().setParameters(parameters);
}

void BucketsPanel::showTable(const Document& now)
{
    const BucketSizes sizes = now.snapshot.buckets->sizes();
    const QString have
        = now.snapshot.buckets->size() == 1 ? tr("One bucket: %1.").arg(countText(sizes.least, Counted::Tuple))
          : sizes.least == sizes.greatest
              ? tr("%1 buckets, each: %2.").arg(countText(now.snapshot.buckets->size()), countText(sizes.least, Counted::Tuple))
              : tr("%1 buckets of %2 to %3 tuples.")
                    .arg(countText(now.snapshot.buckets->size()), countText(sizes.least), countText(sizes.greatest));
    setSentence(have + QLatin1Char(' ') + tr("Within a bucket every column is shuffled independently: a line is not a person."));
    m_pages->showContent();
    m_content->setCurrentIndex(0);
    m_list->show(now);
    const auto place = m_view->place();
    m_model->show(now);
    if (now.snapshot.sliced && m_fitted != now.snapshot.columns) {
        m_fitted = now.snapshot.columns;
        m_view->fitColumns();
    }
    if (m_shownSliced == now.snapshot.sliced)
        return; // where a person has scrolled to stays
    m_shownSliced = now.snapshot.sliced;
    m_model->showKnown(m_adversary->answer()); // shuffled anew: the same buckets fit
    m_view->restore(place);
}

/// Whether what is shown is about to be replaced by the buckets of another request for the same tuples. Until then it is held, not emptied.
bool BucketsPanel::isBetweenResults(const Document& now)
{
    const Snapshot& snapshot = now.snapshot;
    const bool comes = session().isBusy() && !now.failure && !isInfeasible(now) && !lacksSize(snapshot);
    return comes && m_shownSliced && !snapshot.sliced && snapshot.kept && m_shownKept == snapshot.kept && m_content->currentIndex() == 0
           && !m_pages->isEmpty();
}

void BucketsPanel::hold()
{
    setSentence(tr("Recalculating buckets … Within a bucket every column is shuffled independently: a line is not a person."));
    m_stale->hold();
}

void BucketsPanel::showWhyNot(const Document& now)
{
    m_model->show(now);
    m_list->show(now);
    m_shownSliced = nullptr;
    auto facts = infeasibleFacts(now);
    const bool same = facts == m_refusal; // the buttons keep their focus
    m_refusal = std::move(facts);
    if (m_refusal) {
        setSentence(tr("No buckets: the request cannot be met, so nothing was sliced and nothing can be released."));
        if (!same)
            m_infeasible->show(*m_refusal);
        m_content->setCurrentIndex(1);
        m_pages->showContent();
        return;
    }
    m_content->setCurrentIndex(0);
    setSentence(tr("Within a bucket every column is shuffled independently: a line is not a person."));
    if (lacksSize(now.snapshot))
        m_pages->showEmpty(
            QStringLiteral("stage-buckets"), tr("How small may a bucket be?"),
            tr("No attribute is sensitive, so no privacy model determines this: set a smallest bucket size. The release then promises "
               "nothing about values, only that no bucket is smaller. If an attribute is sensitive, mark it in Roles."),
            tr("Set the smallest bucket…"));
    else if (!now.snapshot.kept)
        m_pages->showEmpty(QStringLiteral("stage-buckets"), tr("No buckets yet"), whyNotYetText(now), tr("Go to Roles"));
    else
        m_pages->showEmpty(QStringLiteral("stage-buckets"), session().isBusy() ? tr("Splitting into buckets …") : tr("No buckets"),
                           session().isBusy() ? tr("Sizes are final once everything is written.")
                                              : tr("They are made once all earlier stages have a result."));
}

void BucketsPanel::refresh(const Document& now)
{
    const bool infeasible = now.failure && now.failure->error.code == ErrorCode::Infeasible;
    if (infeasible || lacksSize(now.snapshot)) // said below, with the way out
        m_pages->showFailure(now, {});
    else
        m_pages->showFailure(now, {Stage::Feasibility, Stage::Partition, Stage::Judge, Stage::Slice});
    dropAnswer(now);
    if (m_picker != nullptr)
        m_picker->closeUnlessOf(now.snapshot);
    if (isBetweenResults(now))
        return hold();
    m_stale->release();
    m_shuffle->setEnabled(now.snapshot.sliced != nullptr);
    m_pick->setEnabled(now.snapshot.buckets != nullptr);
    m_shownKept = now.snapshot.kept;
    if (now.snapshot.buckets)
        showTable(now);
    else
        showWhyNot(now);
    showOriginal(m_beside->current() == 1);
}

} // namespace tranche
