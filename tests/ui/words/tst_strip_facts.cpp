// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/limits/limit.h"
#include "core/membership/membership_report.h"
#include "core/utility/expected_association.h"
#include "tests/support/test_room.h"
#include "tests/ui/shell/documents.h"
#include "ui/words/dial_facts.h"
#include "ui/words/strip_facts.h"

namespace tst_strip_facts {

using namespace tranche;

class TestStripFacts : public QObject {
    Q_OBJECT

private slots:
    void figuresComeFromTheSnapshot();
    void whatCannotHoldFailsWithTheUnsplitTable();
    void aMissingNumberIsComputingWhileBusy();
    void aMissingNumberSaysWhichStageItWaitsFor();
    void theGaugeNamesWhatStops();
    void theOfferIsNeverAboveWhatHolds();
    void associationIsShownOnlyForTheseBuckets();
    void everyModelHasItsOwnFigureAndGauge();
    void whatAnotherModelCannotHoldIsKnownOnceItsLimitIs();
    void fakesAreExactOrSayThatTheyAreEstimated();
};

void TestStripFacts::figuresComeFromTheSnapshot()
{
    const Document document = test::documentWith(Ratio(2, 1));
    const FigureFact buckets = bucketsFigure(document, false);
    QCOMPARE(buckets.state, FigureTile::State::Value);
    QCOMPARE(buckets.number, QString::number(document.snapshot.buckets->size()));
    const FigureFact largest = modelFigure(document, false);
    QCOMPARE(largest.state, FigureTile::State::Value);
    QCOMPARE(largest.unit, QStringLiteral("limit .500"));
    QCOMPARE(largest.note.text, QStringLiteral("met; lower is safer"));
}

void TestStripFacts::whatCannotHoldFailsWithTheUnsplitTable()
{
    const Document document = test::documentWith(Ratio(3, 1));
    QCOMPARE(bucketsFigure(document, false).state, FigureTile::State::None);
    QCOMPARE(bucketsFigure(document, false).note.text, QStringLiteral("ℓ cannot be met"));
    const FigureFact largest = modelFigure(document, false);
    QCOMPARE(largest.state, FigureTile::State::Fails);
    QCOMPARE(largest.number, QStringLiteral(".375")); // flu: 3 of 8
}

void TestStripFacts::aMissingNumberIsComputingWhileBusy()
{
    Document document = test::documentWith(Ratio(2, 1));
    Parameters parameters = document.snapshot.parameters;
    parameters.model.l = Ratio(1, 1);
    document.snapshot = document.snapshot.withParameters(parameters);
    QCOMPARE(bucketsFigure(document, true).state, FigureTile::State::Computing);
    QCOMPARE(modelFigure(document, true).state, FigureTile::State::Computing);
    QCOMPARE(bucketsFigure(document, false).state, FigureTile::State::None);
}

void TestStripFacts::aMissingNumberSaysWhichStageItWaitsFor()
{
    Document document = test::documentWith(Ratio(2, 1));
    document.snapshot = document.snapshot.withRoles({Role::Undecided, Role::QuasiIdentifier, Role::Sensitive});
    QCOMPARE(bucketsFigure(document, false).note.text, QStringLiteral("waiting for Roles"));
}

void TestStripFacts::theGaugeNamesWhatStops()
{
    const AlphaFacts facts = alphaFacts(test::documentWith(Ratio(3, 1)));
    QCOMPARE(facts.present, std::size_t(1));
    QCOMPARE(facts.rows.size(), std::size_t(2)); // the next alpha is looked at, too
    QCOMPARE(facts.rows[0].limit, QStringLiteral("2.66"));
    QVERIFY(!facts.rows[0].holds);
    QVERIFY2(facts.rows[0].stop.contains(QLatin1String("flu")), qPrintable(facts.rows[0].stop));
}

void TestStripFacts::theOfferIsNeverAboveWhatHolds()
{
    const Document document = test::documentWith(Ratio(3, 1));
    const auto offer = furthestOffer(document);
    QVERIFY(offer.has_value());
    QCOMPARE(offer->l, Ratio(266, 100));
    QVERIFY(document.snapshot.feasibility->admits(*offer));
    QCOMPARE(offerText(*offer), QStringLiteral("Set ℓ to 2.66"));
}

void TestStripFacts::associationIsShownOnlyForTheseBuckets()
{
    Document document = test::documentWith(Ratio(2, 1));
    QCOMPARE(associationFigure(document, true).state, FigureTile::State::Computing);
    AssociationReport report;
    report.keptPercent = 91.06;
    document.association = std::make_shared<const AssociationReport>(report);
    QCOMPARE(associationFigure(document, false).state, FigureTile::State::Value);
    QCOMPARE(associationFigure(document, false).number, QLocale().toString(91.1, 'f', 1));

    Parameters parameters = document.snapshot.parameters;
    parameters.model.l = Ratio(1, 1);
    const Document changed = afterDecision(document, document.snapshot.withParameters(parameters), {});
    QVERIFY(!changed.association);
    QCOMPARE(associationFigure(changed, true).state, FigureTile::State::Computing);
}

namespace {

/// A document judged by this model.
Document documentFor(const PrivacyModel& model)
{
    Document document = test::documentWith(Ratio(1, 1));
    Parameters parameters = document.snapshot.parameters;
    parameters.model = model;
    document.snapshot = document.snapshot.withParameters(parameters);
    document.failure.reset();
    SeededRandom random(7);
    JobContext job;
    document.limit = std::make_shared<const Limit>(document.snapshot.feasibility->limit(model));
    while (const auto stage = document.snapshot.nextStage()) {
        const auto next = runStage(document.snapshot, *stage, random, job);
        if (!next)
            break;
        document.snapshot = *next;
    }
    return document;
}

} // namespace

void TestStripFacts::everyModelHasItsOwnFigureAndGauge()
{
    // flu 3, cold 2, cough 2, gout 1 of 8, alone in its column
    const Document distinct = documentFor({.kind = ModelKind::Distinct, .l = Ratio(2, 1)});
    const FigureFact values = modelFigure(distinct, false);
    QCOMPARE(values.label, QStringLiteral("Fewest values"));
    QCOMPARE(values.unit, QStringLiteral("required 2"));
    QVERIFY2(values.note.text.startsWith(QLatin1String("weak")), qPrintable(values.note.text));
    QCOMPARE(alphaFacts(distinct).rows.at(0).limit, QStringLiteral("4"));
    QCOMPARE(alphaFacts(distinct).rows.at(0).stop, QStringLiteral("4 values"));
    const Document recursive = documentFor({.kind = ModelKind::Recursive, .l = Ratio(2, 1), .c = Ratio(2, 1)});
    QCOMPARE(modelFigure(recursive, false).label, QStringLiteral("Least c"));
    QCOMPARE(alphaFacts(recursive).heading, QStringLiteral("least c"));
    QCOMPARE(alphaFacts(recursive).rows.at(0).limit, QStringLiteral("0.6")); // 3 / (2 + 2 + 1)
    QVERIFY(alphaFacts(recursive).rows.at(0).holds && !alphaFacts(recursive).moreIsSafer);
    const Document close = documentFor({.kind = ModelKind::TCloseness, .t = Ratio(1, 2)});
    const FigureFact distance = modelFigure(close, false);
    QCOMPARE(distance.state, FigureTile::State::Value);
    QCOMPARE(distance.unit, QStringLiteral("limit 0.5"));
    QVERIFY(distance.number.toDouble() <= 0.5);
    const Document entropy = documentFor({.kind = ModelKind::Entropy, .l = Ratio(2, 1)});
    QCOMPARE(modelFigure(entropy, false).state, FigureTile::State::Value);
    QVERIFY(modelFigure(entropy, false).number.toDouble() >= 2.0);
    QCOMPARE(modelFigure(entropy, false).note.text, QStringLiteral("met; higher is safer"));
    for (const Document* each : {&distinct, &recursive, &close, &entropy})
        QVERIFY(modelFigure(*each, false).meaning.contains(QLatin1String("is safer")) && !modelFigure(*each, false).doesNotCover.isEmpty());
}

void TestStripFacts::whatAnotherModelCannotHoldIsKnownOnceItsLimitIs()
{
    Document document = documentFor({.kind = ModelKind::Recursive, .l = Ratio(2, 1), .c = Ratio(1, 2)});
    QVERIFY(isInfeasible(document));
    QCOMPARE(modelFigure(document, false).state, FigureTile::State::Fails);
    QCOMPARE(modelFigure(document, false).number, QStringLiteral("0.6"));
    QCOMPARE(furthestOffer(document)->c, Ratio(61, 100)); // c has to be above 3/5
    document.limit.reset();
    QVERIFY(!isInfeasible(document));
    QVERIFY(alphaFacts(document).rows.empty());
    QVERIFY(!furthestOffer(document).has_value());
}

void TestStripFacts::fakesAreExactOrSayThatTheyAreEstimated()
{
    Document document = test::documentWith(Ratio(2, 1));
    QCOMPARE(fakesFigure(document, true).state, FigureTile::State::Computing);
    MembershipReport report;
    report.originalRows = 8;
    report.fakeDistinct = {"10", 10.0};
    document.membership = std::make_shared<const MembershipReport>(report);
    QCOMPARE(fakesFigure(document, false).number, QStringLiteral("1.25"));
    QCOMPARE(fakesFigure(document, false).unit, QStringLiteral("exact"));
    report.interval = Interval{8.0, 12.0};
    document.membership = std::make_shared<const MembershipReport>(report);
    QCOMPARE(fakesFigure(document, false).unit, QStringLiteral("estimate"));
    QCOMPARE(fakesFigure(document, false).note.text, QStringLiteral("95 %: 1.00 to 1.50"));
    Parameters parameters = document.snapshot.parameters;
    parameters.model.l = Ratio(1, 1);
    const Document changed = afterDecision(document, document.snapshot.withParameters(parameters), {});
    QVERIFY(!changed.membership);
    QCOMPARE(fakesFigure(changed, true).state, FigureTile::State::Computing);
}

TRANCHE_TEST(TestStripFacts)

} // namespace tst_strip_facts

#include "tst_strip_facts.moc"
