// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/columns/column_facts.h"
#include "core/correlation/pair_counts.h"
#include "core/laboratory/scenarios/decisions.h"
#include "core/laboratory/utility_lab.h"
#include "core/release/approval.h"
#include "core/table/keep_tuples.h"
#include "tests/support/tables.h"
#include "tests/support/test_room.h"
#include "ui/session/figures/compute_stages.h"
#include "ui/session/figures/figures.h"
#include "ui/session/figures/weights.h"
#include "ui/session/utility/lab_learning.h"
#include "ui/session/verified_draft.h"

#include <set>
#include <string>

namespace tst_figures {

using namespace tranche;

namespace {

Document decided(const Ratio& l)
{
    Document document;
    document.snapshot.table = test::tableOf({"A B C S", "a x p 1", "b x q 2", "a y p 3", "b y q 1", "a x q 2", "b y p 3", "a y q 1"});
    document.snapshot.schema.attributes.resize(4);
    document.snapshot.roles = {Role::QuasiIdentifier, Role::QuasiIdentifier, Role::QuasiIdentifier, Role::Sensitive};
    document.snapshot.parameters.model.l = l;
    document.snapshot.parameters.columns.alpha = 2;
    return document;
}

/// With all that is computed without being asked for.
Document computed(Document document)
{
    SeededRandom random(1);
    JobContext job;
    computeStages(document, random, job, [&](const Document& next) { document = next; });
    computeFigures(document, random, job, [&](const std::function<void(Document&)>& change) { change(document); });
    return document;
}

/// With every figure there is; those of a request that cannot hold are another document's.
Document full()
{
    JobContext job;
    auto document = computed(decided(Ratio(1, 1)));
    const auto infeasible = computed(decided(Ratio(9, 1)));
    const auto& now = document.snapshot;
    document.pair
        = std::make_shared<const PairCounts>(pairCounts(*now.kept, *now.correlation, {AttributeId(0), AttributeId(1)}, 10, job).value());
    document.learning = std::make_shared<const LabLearning>();
    auto draft = Draft::make(now, {}, job).value();
    document.approvals = std::make_shared<const std::vector<Approval>>(1, approve(draft, "A", "because").value());
    document.draft = std::make_shared<const VerifiedDraft>(VerifiedDraft{std::move(draft), {}});
    for (const auto& figure : allFigures())
        if (!figure.at(document))
            figure.take(document, infeasible);
    return document;
}

std::vector<Input> allInputs()
{
    std::vector<Input> inputs;
    for (unsigned input = 0; input <= static_cast<unsigned>(Input::Decision); ++input)
        inputs.push_back(static_cast<Input>(input));
    return inputs;
}

template <class T>
void renew(std::shared_ptr<const T>& pointer)
{
    pointer = std::make_shared<const T>(*pointer);
}

std::shared_ptr<const KeptTable> keptWithTwoSensitive(const Snapshot& now)
{
    auto roles = now.roles;
    roles[0] = Role::Sensitive;
    JobContext job;
    return keepTuples(*now.table, now.schema, roles, job).value();
}

void change(Document& document, Input input)
{
    auto& now = document.snapshot;
    switch (input) {
    case Input::Correlation: return renew(now.correlation);
    case Input::Columns: return renew(now.columns);
    case Input::Published: return renew(now.published);
    case Input::Feasibility: return renew(now.feasibility);
    case Input::Buckets: return renew(now.buckets);
    case Input::Sliced: return renew(now.sliced);
    case Input::SensitiveSize: {
        const auto sensitive = ColumnId(now.columns->size() - 1);
        const auto other = now.columns->columns().front();
        now.columns = std::make_shared<const ColumnPartition>(now.columns->withMoved(other, sensitive));
        return;
    }
    case Input::AlphaAsked: now.parameters.columns.alpha = 3; return;
    case Input::OtherColumns: now.kept = keptWithTwoSensitive(now); return;
    case Input::Parameters: now.parameters.order = OrderInBucket::Sorted; return;
    case Input::Pins: document.pins.withSensitive = {AttributeId(0)}; return;
    case Input::ReleaseOptions: document.releaseOptions.layout = Layout::PerColumn; return;
    case Input::Scenarios: document.scenarios = std::make_shared<const std::vector<Scenario>>(1); return;
    case Input::Decision: return;
    }
}

} // namespace

/// Walks the table of figures.
class TestFigures : public QObject {
    Q_OBJECT

private slots:
    void everyMemberHasOneRow()
    {
        QCOMPARE(allFigures().size() * sizeof(std::shared_ptr<const int>), sizeof(Figures));
        const auto document = full();
        std::set<const void*> members;
        std::set<std::string_view> names;
        for (const auto& figure : allFigures()) {
            QVERIFY2(figure.at(document), figure.name.data());
            members.insert(figure.at(document));
            names.insert(figure.name);
            Document one;
            figure.take(one, document);
            const auto taken = std::ranges::count_if(allFigures(), [&](const FigureRow& other) { return other.at(one) != nullptr; });
            QCOMPARE(taken, 1);
        }
        QCOMPARE(members.size(), allFigures().size());
        QCOMPARE(names.size(), allFigures().size());
    }

    void noFigureSurvivesAChangeOfAnInputItNames()
    {
        const auto before = full();
        for (const auto input : allInputs()) {
            Document after = before;
            change(after, input);
            auto changed = changedInputs(before, after);
            QVERIFY2(input == Input::Decision || changed.has(input), std::to_string(static_cast<int>(input)).c_str());
            if (input == Input::Decision)
                changed.add(input);
            dropStale(after, before, input == Input::Decision ? Inputs{input} : Inputs{});
            for (const auto& figure : allFigures()) {
                if (figure.inputs.has(input))
                    QVERIFY2(!figure.at(after), figure.name.data());
                else if (!figure.inputs.meets(changed) && !figure.holds)
                    QVERIFY2(figure.at(after) == figure.at(before), figure.name.data());
            }
        }
    }

    void everyFigureFallsWithSomething()
    {
        for (const auto& figure : allFigures())
            QVERIFY2(std::ranges::any_of(allInputs(), [&](Input input) { return figure.inputs.has(input); }), figure.name.data());
    }

    void nothingIsStaleWithoutAChange()
    {
        const auto before = computed(decided(Ratio(1, 1)));
        auto after = before;
        dropStale(after, before);
        for (const auto& figure : allFigures())
            QVERIFY2(figure.at(after) == figure.at(before), figure.name.data());
    }

    void everyFigureThatIsThereWeighsMoreThanNothing()
    {
        const auto document = full();
        const Document nothing;
        for (const auto& figure : allFigures()) {
            QVERIFY2(figure.bytes(document) > 0, figure.name.data());
            QVERIFY2(figure.bytes(nothing) == 0, figure.name.data());
        }
        Weighed weighed;
        const auto results = resultBytes(document, weighed);
        Weighed bare;
        Document withoutFigures;
        withoutFigures.snapshot = document.snapshot;
        QVERIFY(results > resultBytes(withoutFigures, bare));
        QCOMPARE(resultBytes(document, weighed), std::size_t{0}); // each once
    }

    void whatIsComputedIsLackedNoMore()
    {
        for (const auto& l : {Ratio(1, 1), Ratio(9, 1)}) {
            const auto before = decided(l);
            QVERIFY(lacksResults(before));
            const auto after = computed(before);
            QVERIFY(!lacksResults(after));
            QVERIFY(!lacksFigures(after));
        }
    }

    /// What is kept over a decision is what would be computed for it anew.
    void whatSurvivesADecisionIsWhatWouldBeComputedAnew()
    {
        const auto before = computed(decided(Ratio(1, 1)));
        auto asked = before.snapshot.parameters;
        asked.model.l = Ratio(3, 2);
        auto other = before.snapshot.parameters;
        other.columns.alpha = 1;
        auto sorted = before.snapshot.parameters;
        sorted.order = OrderInBucket::Sorted;
        for (const auto& parameters : {asked, other, sorted}) {
            const auto after = computed(afterDecision(before, before.snapshot.withParameters(parameters), {}));
            auto fresh = decided(Ratio(1, 1));
            fresh.snapshot = fresh.snapshot.withParameters(parameters);
            fresh = computed(fresh);
            for (const auto& figure : allFigures())
                QVERIFY2(figure.bytes(after) == figure.bytes(fresh), figure.name.data());
        }
    }
};

TRANCHE_CORE_TEST(TestFigures)

} // namespace tst_figures

#include "tst_figures.moc"
