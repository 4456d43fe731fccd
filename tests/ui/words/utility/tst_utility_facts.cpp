// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/tables.h"
#include "tests/support/test_room.h"
#include "tests/ui/words/utility/findings.h"
#include "ui/words/utility/analyst_facts.h"
#include "ui/words/utility/association_facts.h"
#include "ui/words/utility/learning_facts.h"
#include "ui/words/utility/query_facts.h"

namespace tst_utility_facts {

using namespace tranche;
using namespace tranche::test;

namespace {

const ScoreRow& rowNamed(const ScoreRowsData& data, const QString& name)
{
    return *std::ranges::find(data.rows, name, &ScoreRow::name);
}

} // namespace

class TestUtilityFacts : public QObject {
    Q_OBJECT

private slots:
    void associationIsSaidBesideThatOfOtherTechniques()
    {
        const Document document = withFindings();
        const auto kept = keptNumber(document, false);
        QCOMPARE(kept.number, QStringLiteral("75.2\u00a0%"));
        QCOMPARE(kept.caption, QStringLiteral("of φ² kept; bucketization 72.0, generalization –")); // it could not be
        QVERIFY(kept.toolTip.contains(QStringLiteral("More is better")) && kept.toolTip.contains(QStringLiteral("Does not cover")));
        const auto moved = movedNumber(document, false);
        QCOMPARE(moved.number, QStringLiteral("2.0\u00a0%"));
        QVERIFY(moved.toolTip.contains(QStringLiteral("Less is better")) && moved.toolTip.contains(QStringLiteral("Does not cover")));
        const auto dots = associationDots(document);
        QCOMPARE(dots.dots.size(), std::size_t{3});
        QCOMPARE(dots.dots[1].name, QStringLiteral("Sex, Disease"));
        QVERIFY(dots.dots[1].sentence.contains(QStringLiteral("40.0\u00a0% left")));
        const auto card = associationCard(document, false);
        QCOMPARE(card.badge, QStringLiteral("exact"));
        QCOMPARE(card.lines.size(), std::size_t{3});
        QCOMPARE(card.lines[1][3].exact.toDouble(), .04);
    }

    void everyBoxWithFiguresHasItsCounts()
    {
        const Document document = withFindings();
        QCOMPARE(countsOfBox(document, QueryPart::WithSensitive, 1), (CountsWanted{Technique::Slicing, 3, QueryPart::WithSensitive}));
        QCOMPARE(countsOfBox(document, QueryPart::All, 2), (CountsWanted{Technique::Bucketization, 2, QueryPart::All}));
        QVERIFY(!countsOfBox(document, QueryPart::All, 4)); // generalization has no figures
        QVERIFY(!countsOfBox(document, QueryPart::All, 99));
        QCOMPARE(countsHeading(document, {Technique::Slicing, 3, QueryPart::WithSensitive}),
                 QStringLiteral("Slicing: counts over 3 attributes, with Disease"));
    }

    void countsAreSaidInWordsBesideTheirEstimates()
    {
        const auto table = keptOf({"Age Sex", "20 m", "30 f", "40 m", "50 f"}, "");
        const CountQuery query{{{AttributeId(0), {1, 2, 3}}, {AttributeId(1), {0}}}, 2};
        const auto lines = countLines(*table, {{query, 1.75, .125}, {query, 2.0, 0.0}}, JobContext());
        QCOMPARE(lines[0][0].text, QStringLiteral("Age 30 to 50; Sex f"));
        QCOMPARE(lines[0][1].text, QStringLiteral("2"));
        QCOMPARE(lines[0][2].text, QStringLiteral("1.8"));
        QCOMPARE(lines[1][2].text, QStringLiteral("2"));
        QCOMPARE(lines[0].size(), static_cast<std::size_t>(countHeads().size()));
    }

    void aReleaseThatIsABucketizationSaysSo()
    {
        Document document = withFindings();
        QVERIFY(associationCard(document, false).foot.isEmpty());
        LabPublications like;
        like.likeBucketization = true;
        document.publications = std::make_shared<const LabPublications>(like);
        QVERIFY(associationCard(document, false).foot.contains(QStringLiteral("bucketization with the same buckets")));
        QCOMPARE(learningCard(document, {guessDisease, false}).foot, associationCard(document, false).foot);
    }

    void whatIsNotThereIsOnItsWayOrSaysSo()
    {
        Document document = withFindings();
        document.labAssociation.reset();
        document.labQueries.reset();
        document.learning.reset();
        QCOMPARE(keptNumber(document, true).number, QStringLiteral("…"));
        QCOMPARE(keptNumber(document, false).number, QStringLiteral("–"));
        QVERIFY(associationDots(document).dots.empty() && associationCard(document, true).lines.empty());
        const auto boxes = queryBoxes(document, QueryPart::All, true);
        QCOMPARE(boxes.groups.size(), std::size_t{3});
        QCOMPARE(boxes.box(0).text, QStringLiteral("…"));
        QVERIFY(queryCard(document, QueryPart::All, true).lines.empty() && !boxes.reference);
        const auto rows = learningRows(document, {guessDisease, true});
        QCOMPARE(rows.rows[0].text, QStringLiteral("…"));
        QCOMPARE(rows.rows[2].text, QStringLiteral("–")); // nobody asked for linkings
        QCOMPARE(learningRows(document, {guessDisease, false}).rows[0].text, QStringLiteral("–"));
        QVERIFY(analystFacts(document).sentence.isEmpty() && analystFacts(document).may.isEmpty());
    }

    void boxesComeOneByOne()
    {
        Document document = withFindings();
        LabQueries some = *document.labQueries;
        std::erase_if(some.errors, [](const QueryErrors& errors) { return errors.predicates == 3; });
        some.next = 3;
        document.labQueries = std::make_shared<const LabQueries>(some);
        const auto boxes = queryBoxes(document, QueryPart::All, true);
        QVERIFY(boxes.box(0).there && !boxes.box(1).there);
        QCOMPARE(boxes.box(1).text, QStringLiteral("…"));
    }

    void countsWithTheSensitiveAttributeAreShownFirst()
    {
        const Document document = withFindings();
        const auto parts = queryParts(document);
        QCOMPARE(parts.size(), std::size_t{4});
        QCOMPARE(parts.front().name, QStringLiteral("with Disease"));
        const auto boxes = queryBoxes(document, parts.front().part, false);
        QCOMPARE(boxes.boxCount(), std::size_t{6}); // of three attributes: two and three
        QVERIFY(boxes.groups[0].own && boxes.box(0).there);
        QCOMPARE(boxes.box(1).median, .032);
        QVERIFY(boxes.box(1).sentence.contains(QStringLiteral("half of 400 counts are off by 3.2\u00a0% or less")));
        QCOMPARE(boxes.referenceText, QStringLiteral("no relation kept: 21.0\u00a0%"));
        QVERIFY(!boxes.box(4).there); // no generalization
        const auto card = queryCard(document, parts.front().part, false);
        QVERIFY(card.caption.startsWith(QStringLiteral("Random counts over 2 and 3 attributes")));
        QCOMPARE(card.foot, QStringLiteral("Exact here: 27 of 400 (2 attributes), 27 of 400 (3)."));
        QVERIFY(card.toolTip.contains(QStringLiteral("Less is better")) && card.toolTip.contains(QStringLiteral("Does not cover")));
        QCOMPARE(card.lines.size(), std::size_t{6});
    }

    void aRowOfLearningHasItsNumberItsRangeAndAVerdict()
    {
        const Document document = withFindings();
        const auto rows = learningRows(document, {guessDisease, false});
        QCOMPARE(rows.rows.size(), std::size_t{6});
        QVERIFY(rows.reference == .322);
        const auto& own = rowNamed(rows, QStringLiteral("Sliced, without linking"));
        QCOMPARE(own.text, QStringLiteral("28.3\u00a0%"));
        QCOMPARE(own.range, QStringLiteral("± 0.6"));
        QCOMPARE(own.verdict, QStringLiteral("this release; 79 % kept"));
        QCOMPARE(own.sentence, QStringLiteral("Naive Bayes, Sliced, without linking: 28.3\u00a0% right, 283 of 1,000"));
        QVERIFY(own.look == ScoreRow::Look::Own);
        QCOMPARE(rowNamed(rows, QStringLiteral("Original table")).verdict, QStringLiteral("better by 3.9 points"));
        QCOMPARE(rowNamed(rows, QStringLiteral("Bucketization")).verdict, QStringLiteral("no difference shown"));
        QCOMPARE(rowNamed(rows, QStringLiteral("Commonest Disease")).verdict, QStringLiteral("nothing learned"));
        const auto& failed = rowNamed(rows, QStringLiteral("Generalization"));
        QVERIFY(!failed.value && failed.verdict == QStringLiteral("cannot be learned") && failed.sentence.size() > failed.name.size() + 4);
        const auto card = learningCard(document, {guessDisease, false});
        QVERIFY(card.caption.startsWith(QStringLiteral("Share of persons whose Disease a model guesses.")));
        QVERIFY(card.toolTip.contains(QStringLiteral("More is better")) && card.toolTip.contains(QStringLiteral("Does not cover")));
        QCOMPARE(card.lines.size(), std::size_t{5});
    }

    void nothingIsSaidToBeKeptWhereTheOriginalTeachesNothing()
    {
        Document document = withFindings();
        auto models = *document.learning->find(AttributeId(2), Learner::NaiveBayes);
        for (auto& result : models.results)
            if (result.technique == Technique::Original)
                result.low = .1; // the commonest value may be guessed as well
        document.learning = std::make_shared<const LabLearning>(document.learning->with(models));
        const auto rows = learningRows(document, {guessDisease, false});
        QCOMPARE(rowNamed(rows, QStringLiteral("Sliced, without linking")).verdict, QStringLiteral("this release"));
    }

    void linkingsAreSaidWithTheirSpread()
    {
        Document document = withFindings();
        const LearningWish linked{AttributeId(2), Learner::NaiveBayes, true};
        document.learning = std::make_shared<const LabLearning>(learnedWith(linked));
        const auto row = rowNamed(learningRows(document, {linked, false}), QStringLiteral("Sliced, linked at random"));
        QCOMPARE(row.hint, QStringLiteral("2 linkings: 28.2 to 28.4\u00a0%"));
        QCOMPARE(row.verdict, QStringLiteral("worse by 1.0 points"));
    }

    void whatCannotBeLearnedIsSaid()
    {
        QVERIFY(nothingToLearn(withFindings()).isEmpty());
        const Document few = documentWith(Ratio(2, 1));
        QCOMPARE(learningCard(few, {guessDisease, false}).caption, QStringLiteral("Fewer than 100 tuples: nothing to learn from."));
        QVERIFY(learningRows(few, {guessDisease, false}).rows.empty());
        Document failed = withFindings();
        failed.learning = std::make_shared<const LabLearning>(
            LabLearning().with({guessDisease, {}, Error(ErrorCode::OutOfMemory, GeneralMessage::MemoryRanOut)}));
        QVERIFY(learningRows(failed, {guessDisease, false}).rows.empty());
        QVERIFY(!learningCard(failed, {guessDisease, false}).caption.isEmpty());
    }

    void anAnalystIsToldInThreeFigures()
    {
        const auto facts = analystFacts(withFindings());
        QCOMPARE(facts.sentence,
                 QStringLiteral("Of the relations between attributes <b>75.2\u00a0%</b> are left. Half of all counts over 3 attributes are "
                                "off by <b>1.5\u00a0%</b> or less, with Disease by 3.2\u00a0%. A model guesses Disease for "
                                "<b>28.3\u00a0%</b> of all persons instead of 32.2\u00a0%."));
        QCOMPARE(facts.may.size(), 3);
        QVERIFY(facts.may[1].contains(QStringLiteral("at most 6.4\u00a0% in three of four cases")));
        QCOMPARE(facts.mayNot.size(), 3);
        QCOMPARE(facts.mayNot[1],
                 QStringLiteral("trust relations of <b>Disease</b> with <b>Sex</b> or <b>Age</b>: less than half of each is left"));
        QCOMPARE(facts.lost.size(), std::size_t{2});
        QCOMPARE(facts.lost[0].pair, QStringLiteral("Sex, Disease"));
        QCOMPARE(facts.lost[0].before, QStringLiteral(".100"));
        QCOMPARE(facts.lost[0].left, QStringLiteral("40 %"));
    }

    void namesAreNeverMarkup()
    {
        Document document = withFindings();
        const auto table = tableOf({"Age Sex <b>Ill</b>", "1 a x", "2 b y"});
        document.snapshot.kept = test::documentWith(Ratio(2, 1)).snapshot.kept;
        auto other = Snapshot{}.withTable(table, {}, Roles{Role::QuasiIdentifier, Role::QuasiIdentifier, Role::Sensitive});
        other.schema.attributes.resize(3);
        SeededRandom random(1);
        JobContext job;
        document.snapshot.kept = runStage(other, Stage::Keep, random, job)->kept;
        const auto facts = analystFacts(document);
        QVERIFY(facts.sentence.contains(QStringLiteral("&lt;b&gt;Ill&lt;/b&gt;")));
        QVERIFY(facts.mayNot[1].contains(QStringLiteral("&lt;b&gt;Ill")));
    }
};

TRANCHE_TEST(TestUtilityFacts)

} // namespace tst_utility_facts

#include "tst_utility_facts.moc"
