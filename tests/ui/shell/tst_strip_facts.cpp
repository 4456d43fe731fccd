// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/shell/documents.h"
#include "ui/shell/strip_facts.h"

#include <QTest>

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
};

void TestStripFacts::figuresComeFromTheSnapshot()
{
    const Document document = test::documentWith(Ratio(2, 1));
    const FigureFact buckets = bucketsFigure(document, false);
    QCOMPARE(buckets.state, Figure::State::Value);
    QCOMPARE(buckets.number, QString::number(document.snapshot.buckets->size()));
    const FigureFact largest = largestPFigure(document, false);
    QCOMPARE(largest.state, Figure::State::Value);
    QCOMPARE(largest.unit, QStringLiteral("limit .500"));
    QVERIFY(largest.note.text.startsWith(QLatin1String("holds")));
}

void TestStripFacts::whatCannotHoldFailsWithTheUnsplitTable()
{
    const Document document = test::documentWith(Ratio(3, 1));
    QCOMPARE(bucketsFigure(document, false).state, Figure::State::None);
    QCOMPARE(bucketsFigure(document, false).note.text, QStringLiteral("no run: ℓ cannot hold"));
    const FigureFact largest = largestPFigure(document, false);
    QCOMPARE(largest.state, Figure::State::Fails);
    QCOMPARE(largest.number, QStringLiteral(".375")); // flu: 3 of 8
}

void TestStripFacts::aMissingNumberIsComputingWhileBusy()
{
    Document document = test::documentWith(Ratio(2, 1));
    Parameters parameters = document.snapshot.parameters;
    parameters.model.l = Ratio(1, 1);
    document.snapshot = document.snapshot.withParameters(parameters);
    QCOMPARE(bucketsFigure(document, true).state, Figure::State::Computing);
    QCOMPARE(largestPFigure(document, true).state, Figure::State::Computing);
    QCOMPARE(bucketsFigure(document, false).state, Figure::State::None);
}

void TestStripFacts::aMissingNumberSaysWhichStageItWaitsFor()
{
    Document document = test::documentWith(Ratio(2, 1));
    document.snapshot = document.snapshot.withRoles({ Role::Undecided, Role::QuasiIdentifier, Role::Sensitive });
    QCOMPARE(bucketsFigure(document, false).note.text, QStringLiteral("after Roles"));
}

void TestStripFacts::theGaugeNamesWhatStops()
{
    const AlphaFacts facts = alphaFacts(test::documentWith(Ratio(3, 1)));
    QCOMPARE(facts.present, std::size_t(1));
    QCOMPARE(facts.rows.size(), std::size_t(1));
    QCOMPARE(facts.rows[0].greatest, Ratio(8, 3));
    QVERIFY(!facts.rows[0].holds);
    QVERIFY2(facts.stop.contains(QLatin1String("flu")), qPrintable(facts.stop));
}

void TestStripFacts::theOfferIsNeverAboveWhatHolds()
{
    const Document document = test::documentWith(Ratio(3, 1));
    const auto offer = greatestOffer(document);
    QVERIFY(offer.has_value());
    QCOMPARE(*offer, Ratio(266, 100));
    QVERIFY(*offer <= document.snapshot.feasibility->largestL);
}

void TestStripFacts::associationIsShownOnlyForTheseBuckets()
{
    Document document = test::documentWith(Ratio(2, 1));
    QCOMPARE(associationFigure(document, true).state, Figure::State::Computing);
    AssociationReport report;
    report.keptPercent = 91.06;
    document.association = std::make_shared<const AssociationReport>(report);
    QCOMPARE(associationFigure(document, false).state, Figure::State::Value);
    QCOMPARE(associationFigure(document, false).number, QLocale().toString(91.1, 'f', 1));

    Parameters parameters = document.snapshot.parameters;
    parameters.model.l = Ratio(1, 1);
    const Document changed = afterDecision(document, document.snapshot.withParameters(parameters), {});
    QVERIFY(!changed.association);
    QCOMPARE(associationFigure(changed, true).state, Figure::State::Computing);
}

QTEST_APPLESS_MAIN(TestStripFacts)
#include "tst_strip_facts.moc"
