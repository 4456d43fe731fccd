// SPDX-License-Identifier: GPL-3.0-or-later
// Many decisions in a row, and a window that is used while it computes.
#include "core/membership/membership_report.h"
#include "tests/support/seeds.h"
#include "tests/support/session_driver.h"
#include "tests/support/test_room.h"
#include "tests/ui/shell/window.h"
#include "ui/parts/figure_tile.h"
#include "ui/shell/commands.h"

#include <QAbstractItemView>
#include <QHeaderView>
#include <QScrollBar>
#include <QTableView>

#include <algorithm>

namespace tst_many_decisions {

using namespace tranche;
using namespace tranche::test;

namespace {

template <class Value, std::size_t N>
Value oneOf(const Value (&all)[N], SeededRandom& random)
{
    return all[random.below(N)];
}

void changeParameters(Session& session, SeededRandom& random)
{
    Parameters parameters = session.now().snapshot.parameters;
    constexpr Cut cuts[] = {Cut::Median, Cut::Balanced, Cut::Relaxed};
    switch (random.below(11)) {
    case 0: parameters.model.kind = oneOf(allModels, random); break;
    case 1: parameters.model.l = Ratio(1 + random.below(5), 1); break;
    case 2: parameters.model.t = Ratio(1 + random.below(9), 10); break;
    case 3: parameters.model.c = Ratio(1 + random.below(9), 2); break;
    case 4: parameters.cut = oneOf(cuts, random); break;
    case 5: parameters.attempts = random.below(2) == 0 ? Attempts::All : Attempts::One; break;
    case 6: parameters.minBucket = 1 + random.below(20); break;
    case 7: parameters.grouping.kind = random.below(3) == 0 ? Grouping::Kind::Random : Grouping::Kind::Mondrian; break;
    case 8: parameters.columns.alpha = 1 + random.below(3); break;
    case 9: parameters.columns.columns = 1 + random.below(4); break;
    default: parameters.bins = static_cast<std::uint32_t>(2 + random.below(12)); break;
    }
    session.setParameters(parameters);
}

void changeTable(Session& session, SeededRandom& random)
{
    const Snapshot& snapshot = session.now().snapshot;
    const SourceId attribute(1 + random.below(snapshot.roles.size() - 1));
    switch (random.below(6)) {
    case 0:
        if (snapshot.roles[attribute.value] != Role::Sensitive)
            session.setRoles({attribute}, random.below(2) == 0 ? Role::Excluded : Role::QuasiIdentifier);
        break;
    case 1: session.setMissingRule({attribute}, random.below(2) == 0 ? MissingRule::DropTuple : MissingRule::KeepAsValue); break;
    case 2: session.setBinsFor({attribute}, static_cast<std::uint32_t>(2 + random.below(12))); break;
    case 3: session.reshuffle(); break;
    case 4:
        if (snapshot.columns)
            session.moveToNewColumn({AttributeId(random.below(snapshot.columns->attributeCount()))});
        break;
    default:
        if (snapshot.columns)
            session.moveAttributes({AttributeId(random.below(snapshot.columns->attributeCount()))},
                                   ColumnId(random.below(snapshot.columns->size())));
        break;
    }
}

void decide(Session& session, SeededRandom& random)
{
    if (random.below(3) == 0)
        changeTable(session, random);
    else
        changeParameters(session, random);
}

/// What is on the screen is of the document, or says that it is not there.
QString staleFigure(MainWindow& window, const Document& now)
{
    for (const FigureTile* figure : window.findChildren<FigureTile*>()) {
        const bool ofBuckets = figure->accessibleName().startsWith(QLatin1String("Buckets:"));
        const bool ofFakes = figure->accessibleName().startsWith(QLatin1String("Fakes"));
        if (ofBuckets && (figure->state() == FigureTile::State::Value) != (now.snapshot.buckets != nullptr))
            return figure->accessibleName();
        if (ofFakes && (figure->state() == FigureTile::State::Value) != (now.membership != nullptr && now.snapshot.buckets != nullptr))
            return figure->accessibleName();
    }
    return {};
}

/// Scroll, sort and select wherever there is something to.
void rummage(MainWindow& window, SeededRandom& random)
{
    for (QAbstractItemView* view : window.findChildren<QAbstractItemView*>()) {
        if (!view->isVisible() || view->model() == nullptr || view->model()->rowCount() == 0)
            continue;
        QScrollBar* bar = view->verticalScrollBar();
        bar->setValue(static_cast<int>(random.below(static_cast<std::uint64_t>(bar->maximum()) + 1)));
        if (auto* table = qobject_cast<QTableView*>(view);
            table != nullptr && table->isSortingEnabled() && table->model()->columnCount() > 0)
            table->sortByColumn(static_cast<int>(random.below(static_cast<std::uint64_t>(table->model()->columnCount()))),
                                random.below(2) == 0 ? Qt::AscendingOrder : Qt::DescendingOrder);
        view->setCurrentIndex(
            view->model()->index(static_cast<int>(random.below(static_cast<std::uint64_t>(view->model()->rowCount()))), 0));
    }
    window.grab(); // paints all of it
}

} // namespace

class TestManyDecisions : public QObject {
    Q_OBJECT

private slots:
    void fiftyDecisionsAndFiftyUndosGiveTheSameSnapshot_data()
    {
        QTest::addColumn<std::uint64_t>("seed");
        for (const auto seed : Seeds(1, 3))
            QTest::addRow("seed %d", static_cast<int>(seed)) << seed;
    }

    void fiftyDecisionsAndFiftyUndosGiveTheSameSnapshot()
    {
        QFETCH(std::uint64_t, seed);
        Window window;
        window.openPeople();
        const Document before = window.session().now();
        const auto beginning = window.session().stepPosition();
        SeededRandom random(seed);
        for (int tries = 0; tries < 400 && window.session().stepPosition() < beginning + 50; ++tries) {
            decide(window.session(), random);
            if (random.below(5) == 0)
                window.settle();
            QCOMPARE(staleFigure(window.window(), window.session().now()), QString());
        }
        QCOMPARE(window.session().stepPosition(), beginning + 50);
        const Document last = window.session().now();
        for (int i = 0; i < 50; ++i) {
            window.window().commands().undo->trigger();
            QCOMPARE(staleFigure(window.window(), window.session().now()), QString());
        }
        QCOMPARE(window.session().stepPosition(), beginning);
        window.settle();
        const Document after = window.session().now();
        QVERIFY(sameDecisions(before, after));
        QVERIFY(sameResults(before, after));
        for (int i = 0; i < 50; ++i)
            window.window().commands().redo->trigger();
        QVERIFY(sameDecisions(last, window.session().now()));
        window.settle();
    }

    void scrollingSortingAndSwitchingWhileComputingShowsNothingStale()
    {
        Window window;
        window.openPeople();
        SeededRandom random(41);
        for (int i = 0; i < 60; ++i) {
            decide(window.session(), random);
            window.window().showPanel(oneOf(allPanels, random));
            rummage(window.window(), random);
            QCOMPARE(staleFigure(window.window(), window.session().now()), QString());
            if (random.below(6) == 0)
                window.settle();
            if (random.below(10) == 0)
                window.session().cancel();
            if (random.below(8) == 0)
                window.session().undo();
        }
        window.settleBeside();
        QCOMPARE(staleFigure(window.window(), window.session().now()), QString());
        QVERIFY(!window.session().isBusy());
    }

    void aTableSwappedDuringARunLeavesNothingOfTheOld()
    {
        Window window;
        window.openPeople();
        window.askFor(Ratio(2, 1));
        Parameters parameters = window.session().now().snapshot.parameters;
        parameters.cut = Cut::Balanced;
        window.session().setParameters(parameters); // runs while the next table is read
        window.window().openSample(QStringLiteral("patients"), true);
        window.settleBeside();
        const Document& now = window.session().now();
        QCOMPARE(now.snapshot.table->rowCount(), std::size_t{8});
        QVERIFY(!now.snapshot.buckets || now.snapshot.buckets->rowCount() == 8);
        QVERIFY(!now.membership || now.membership->originalRows == 8);
        QCOMPARE(staleFigure(window.window(), now), QString());
    }
};

TRANCHE_WINDOW_TEST(TestManyDecisions)

} // namespace tst_many_decisions

#include "tst_many_decisions.moc"
