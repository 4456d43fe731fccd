// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plots/utility/pareto_data.h"

#include "tests/support/test_room.h"

namespace tst_pareto_data {

using namespace tranche;

namespace {

struct Board {
    std::vector<BoardRow> rows;
    BoardFigures figures;

    BoardRow& add(BoardRow::Kind kind, const Ratio& p, std::optional<double> kept)
    {
        BoardRow row;
        row.kind = kind;
        row.key = QByteArray::number(static_cast<int>(rows.size()));
        ScenarioFigures known;
        ScenarioGuarantee guarantee;
        guarantee.feasible = guarantee.holds = p.numerator() > 0;
        guarantee.largestP = Figure(p);
        known.guarantee = guarantee;
        if (kept)
            known.association = ScenarioAssociation{kept};
        figures[row.key] = std::make_shared<const ScenarioFigures>(known);
        rows.push_back(row);
        return rows.back();
    }
};

} // namespace

class TestParetoData : public QObject {
    Q_OBJECT

private slots:
    void theFrontIsALineOfSteps()
    {
        Board board;
        board.add(BoardRow::Kind::Now, {1, 2}, 96.0).current = true;
        board.add(BoardRow::Kind::Pinned, {1, 4}, 85.0);
        board.add(BoardRow::Kind::Tried, {1, 4}, 70.0);
        board.add(BoardRow::Kind::Tried, {1, 3}, 80.0);
        const auto data = paretoData(board.rows, board.figures, BoardColumn::AssociationKept);
        QCOMPARE(data.spots.size(), std::size_t{4});
        QCOMPARE(data.spots[0].letter, QStringLiteral("B"));
        QVERIFY(data.spots[0].front && !data.spots[1].front && !data.spots[2].front && data.spots[3].front);
        QVERIFY(data.spots[3].current);
        const std::vector<std::pair<double, double>> steps{{0.25, 85.0}, {0.5, 85.0}, {0.5, 96.0}};
        QCOMPARE(data.steps, steps);
    }

    void whatIsNotDrawnIsCounted()
    {
        Board board;
        board.add(BoardRow::Kind::Now, {1, 2}, 96.0);
        board.add(BoardRow::Kind::Tried, {0, 1}, std::nullopt);
        board.add(BoardRow::Kind::Tried, {1, 3}, std::nullopt);
        board.rows.push_back({});
        board.rows.back().kind = BoardRow::Kind::Tried;
        board.rows.back().key = "unknown";
        const auto data = paretoData(board.rows, board.figures, BoardColumn::AssociationKept);
        QCOMPARE(data.spots.size(), std::size_t{1});
        QCOMPARE(data.infeasible, std::size_t{1});
        QCOMPARE(data.pending, std::size_t{2});
    }

    void lettersGoOnAfterZ()
    {
        BoardRow row;
        QCOMPARE(scenarioLetter(row, 0), QStringLiteral("A"));
        QCOMPARE(scenarioLetter(row, 25), QStringLiteral("Z"));
        QCOMPARE(scenarioLetter(row, 26), QStringLiteral("AA"));
        row.kind = BoardRow::Kind::Tried;
        QCOMPARE(scenarioLetter(row, 0), QString());
    }

    void anEmptyBoardHasNothingToDraw()
    {
        const auto data = paretoData({}, {}, BoardColumn::Tree);
        QVERIFY(data.spots.empty() && data.steps.empty());
    }
};

TRANCHE_TEST(TestParetoData)

} // namespace tst_pareto_data

#include "tst_pareto_data.moc"
