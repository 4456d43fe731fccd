// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/models/exact_figure.h"
#include "core/models/model_dial.h"
#include "tests/support/test_room.h"

namespace tst_model_dial {

using namespace tranche;

class TestModelDial : public QObject {
    Q_OBJECT

private slots:
    void theNumberThatIsTurnedIsOneOfTheModels()
    {
        const PrivacyModel model{.kind = ModelKind::LDiversity, .l = Ratio(3, 1), .c = Ratio(5, 2), .t = Ratio(1, 4)};
        for (const auto kind : allModels) {
            auto asked = model;
            asked.kind = kind;
            const auto turned = withDial(asked, Ratio(7, 1));
            QCOMPARE(dialOf(turned), Ratio(7, 1));
            QVERIFY(shareFigures(asked, turned));
            QCOMPARE(withDial(turned, dialOf(asked)), asked); // and nothing else
            QCOMPARE(moreIsSafer(kind), kind != ModelKind::Recursive && kind != ModelKind::TCloseness);
        }
        const PrivacyModel recursive{.kind = ModelKind::Recursive, .l = Ratio(2, 1)};
        auto other = recursive;
        other.l = Ratio(3, 1);
        QVERIFY(!shareFigures(recursive, other)); // its c counts other values
        QVERIFY(!shareFigures(recursive, model));
    }

    void onTheFigureEveryModelButRecursiveIsKept()
    {
        const Figure figure = Ratio(2, 3);
        QCOMPARE(keeps(Ratio(3, 1), {.kind = ModelKind::LDiversity, .l = Ratio(3, 1)}), std::optional(true));
        QCOMPARE(keeps(Ratio(3, 1), {.kind = ModelKind::LDiversity, .l = Ratio(31, 10)}), std::optional(false));
        QCOMPARE(keeps(Ratio(3, 1), {.kind = ModelKind::Distinct, .l = Ratio(4, 1)}), std::optional(false));
        QCOMPARE(keeps(figure, {.kind = ModelKind::TCloseness, .t = Ratio(2, 3)}), std::optional(true));
        QCOMPARE(keeps(figure, {.kind = ModelKind::TCloseness, .t = Ratio(3, 5)}), std::optional(false));
        QCOMPARE(keeps(figure, {.kind = ModelKind::Recursive, .c = Ratio(2, 3)}), std::optional(false));
        QCOMPARE(keeps(figure, {.kind = ModelKind::Recursive, .c = Ratio(67, 100)}), std::optional(true));
        QCOMPARE(keeps(Figure(), {.kind = ModelKind::Recursive, .c = Ratio(1'000'000, 1)}), std::optional(false));
        const auto entropy = roundedDownFigure(BigInteger(2'500'000), 6);
        QCOMPARE(keeps(entropy, {.kind = ModelKind::Entropy, .l = Ratio(5, 2)}), std::optional(true));
        QVERIFY(!keeps(entropy, {.kind = ModelKind::Entropy, .l = Ratio(25'000'001, 10'000'000)}).has_value());
    }

    void theLessSafeFigureIsTheSmallerOneOrTheGreater()
    {
        const Figure small = Ratio(1, 4);
        const Figure large = Ratio(1, 2);
        QCOMPARE(lessSafe(ModelKind::Entropy, small, large), small);
        QCOMPARE(lessSafe(ModelKind::Entropy, large, small), small);
        QCOMPARE(lessSafe(ModelKind::TCloseness, small, large), large);
        QCOMPARE(lessSafe(ModelKind::TCloseness, large, small), large);
        QVERIFY(!lessSafe(ModelKind::Recursive, small, Figure()) && !lessSafe(ModelKind::Recursive, Figure(), small));
    }

    void theFurthestRequestIsRoundedToTheSafeSide()
    {
        const Figure figure = Ratio(2939, 746); // 3.9396...
        const auto furthest = [](const Figure& of, ModelKind kind) { return dialOf(furthestRequest(of, {.kind = kind}).value()); };
        QCOMPARE(furthest(figure, ModelKind::LDiversity), Ratio(393, 100));
        QCOMPARE(furthest(figure, ModelKind::Distinct), Ratio(3, 1));
        QCOMPARE(furthest(figure, ModelKind::Entropy), Ratio(393, 100));
        QCOMPARE(furthest(figure, ModelKind::Recursive), Ratio(394, 100));
        QCOMPARE(furthest(Ratio(4, 1), ModelKind::Recursive), Ratio(401, 100)); // c has to be above it
        QCOMPARE(furthest(Ratio(1, 3), ModelKind::TCloseness), Ratio(334, 1000));
        QCOMPARE(furthest(Ratio(1, 4), ModelKind::TCloseness), Ratio(1, 4));
        QVERIFY(!furthestRequest(Figure(), {.kind = ModelKind::Recursive}));
        QVERIFY(!furthestRequest(Ratio(1, 2), {.kind = ModelKind::LDiversity})); // l is at least 1
    }
};

TRANCHE_TEST(TestModelDial)

} // namespace tst_model_dial

#include "tst_model_dial.moc"
