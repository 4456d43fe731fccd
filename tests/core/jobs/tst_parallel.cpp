// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/jobs/parallel.h"
#include "tests/support/stops.h"
#include "tests/support/test_room.h"

#include <algorithm>
#include <atomic>
#include <new>
#include <set>
#include <stdexcept>
#include <string>
#include <vector>

namespace tst_parallel {

using namespace tranche;

class TestParallel : public QObject {
    Q_OBJECT

private slots:
    void everyPieceRunsOnceWhateverTheThreads();
    void rangesCoverAllWithoutOverlap();
    void workerNumbersStayBelowTheirCount();
    void oneThreadKeepsTheOrder();
    void exceptionOfTheFirstPieceReachesTheCaller();
    void exceptionOfAStackReachesTheCaller();
    void noPieceStartsAfterStop();
    void stackRunsWhatItsItemsPush();
    void stackStopsWhenTold();
    void idleWorkersOfAStoppedStackEnd();
    void progressOfSeveralThreadsNeverFalls();
    void aPieceSeesItsJobOnOneThread();
    void threadsCanBeChosen();
    void asksBeforeEachPieceAndAtTheEnd();
    void whatAWorkerThrowsReachesTheCallerWhenAllHaveEnded();
    void aStopInOnePieceEndsTheOthers();
    void aPartMovesThePartOfTheProgress();

private:
    static constexpr std::size_t threadCounts[] = {1, 2, 3, 8};
};

void TestParallel::everyPieceRunsOnceWhateverTheThreads()
{
    for (const auto threads : threadCounts) {
        for (const std::size_t pieces : {0UL, 1UL, 2UL, 7UL, 1'000UL}) {
            JobContext job;
            job.setThreads(threads);
            std::vector<int> runs(pieces, 0); // each piece writes its own
            parallelFor(pieces, job, [&](std::size_t piece, std::size_t) { ++runs[piece]; });
            QVERIFY(std::ranges::all_of(runs, [](int count) { return count == 1; }));
        }
    }
}

void TestParallel::rangesCoverAllWithoutOverlap()
{
    JobContext job;
    job.setThreads(3);
    for (const std::size_t end : {5UL, 6UL, 104UL, 105UL, 106UL}) {
        std::vector<int> seen(end, 0);
        parallelRanges(5, end, 10, job, [&](std::size_t from, std::size_t to, std::size_t) {
            for (auto i = from; i < to; ++i)
                ++seen[i];
        });
        for (std::size_t i = 0; i < end; ++i)
            QCOMPARE(seen[i], i < 5 ? 0 : 1);
    }
}

void TestParallel::workerNumbersStayBelowTheirCount()
{
    JobContext job;
    job.setThreads(8);
    QCOMPARE(workersFor(0, job), 1U);
    QCOMPARE(workersFor(3, job), 3U);
    QCOMPARE(workersFor(100, job), 8U);
    std::atomic<std::size_t> greatest = 0;
    parallelFor(3, job, [&](std::size_t, std::size_t worker) {
        auto known = greatest.load();
        while (known < worker && !greatest.compare_exchange_weak(known, worker)) {}
    });
    QVERIFY(greatest < 3);
}

void TestParallel::oneThreadKeepsTheOrder()
{
    JobContext job;
    job.setThreads(1);
    std::vector<std::size_t> order;
    parallelFor(5, job, [&](std::size_t piece, std::size_t worker) { order.push_back(10 * piece + worker); });
    QCOMPARE(order, (std::vector<std::size_t>{0, 10, 20, 30, 40}));
}

void TestParallel::exceptionOfTheFirstPieceReachesTheCaller()
{
    for (const auto threads : threadCounts) {
        JobContext job;
        job.setThreads(threads);
        std::string said;
        try {
            parallelFor(100, job, [&](std::size_t piece, std::size_t) {
                if (piece >= 40)
                    throw std::runtime_error(std::to_string(piece));
            });
        } catch (const std::runtime_error& error) {
            said = error.what();
        }
        QCOMPARE(said, std::string("40")); // those before it have begun already, so none of them can be what was thrown first
        QVERIFY_THROWS_EXCEPTION(std::bad_alloc, parallelFor(1, job, [](std::size_t, std::size_t) { throw std::bad_alloc(); }));
    }
}

void TestParallel::exceptionOfAStackReachesTheCaller()
{
    for (const auto threads : threadCounts) {
        JobContext job;
        job.setThreads(threads);
        WorkStack<int> stack({0}, job);
        QVERIFY_THROWS_EXCEPTION(std::bad_alloc, stack.run([&](int item, std::size_t) {
            if (item == 20)
                throw std::bad_alloc();
            stack.push(item + 1);
        }));
    }
}

void TestParallel::noPieceStartsAfterStop()
{
    for (const auto threads : threadCounts) {
        std::stop_source stop;
        JobContext job(stop.get_token());
        job.setThreads(threads);
        std::atomic<std::size_t> runs = 0, atStop = 0;
        const auto outcome = JobContext::untilStopped([&] {
            parallelFor(1'000, job, [&](std::size_t, std::size_t) {
                if (++runs != 5)
                    return;
                stop.request_stop();
                atStop = runs.load();
            });
        });
        QCOMPARE(outcome.error().code, ErrorCode::Cancelled);
        QVERIFY(runs < atStop + threads); // at most one more on each other thread had asked before it was told
    }
    QVERIFY(test::stopsAtOnce([](JobContext& job) { parallelFor(1, job, [](std::size_t, std::size_t) { QFAIL("ran"); }); }));
}

void TestParallel::stackRunsWhatItsItemsPush()
{
    struct Range {
        std::size_t begin, end;
    };
    for (const auto threads : threadCounts) {
        JobContext job;
        job.setThreads(threads);
        std::vector<int> seen(5'000, 0);
        WorkStack<Range> stack({{0, seen.size()}}, job);
        stack.run([&](Range range, std::size_t) {
            while (range.end - range.begin > 1) {
                const auto middle = range.begin + (range.end - range.begin) / 3 + 1;
                if (middle == range.end)
                    break;
                stack.push({middle, range.end});
                range.end = middle;
            }
            for (auto i = range.begin; i < range.end; ++i)
                ++seen[i];
        });
        QVERIFY(std::ranges::all_of(seen, [](int count) { return count == 1; }));
    }
    JobContext job;
    WorkStack<int> nothing({}, job);
    nothing.run([](int, std::size_t) { QFAIL("ran"); });
}

void TestParallel::stackStopsWhenTold()
{
    for (const auto threads : threadCounts) {
        std::stop_source stop;
        JobContext job(stop.get_token());
        job.setThreads(threads);
        std::atomic<std::size_t> runs = 0, atStop = 0;
        WorkStack<int> stack({0}, job);
        const auto outcome = JobContext::untilStopped([&] {
            stack.run([&](int, std::size_t) { // would go on for ever
                if (++runs == 100) {
                    stop.request_stop();
                    atStop = runs.load();
                }
                stack.push(0);
                stack.push(0);
            });
        });
        QCOMPARE(outcome.error().code, ErrorCode::Cancelled);
        QVERIFY(runs < atStop + threads);
    }
}

void TestParallel::idleWorkersOfAStoppedStackEnd()
{
    std::stop_source stop;
    JobContext job(stop.get_token());
    job.setThreads(4);
    WorkStack<int> stack({0}, job); // one item: three workers have nothing to do but to wait for it
    QVERIFY(!JobContext::untilStopped([&] { stack.run([&](int, std::size_t) { stop.request_stop(); }); }));
}

void TestParallel::progressOfSeveralThreadsNeverFalls()
{
    std::vector<int> seen;
    JobContext job(std::stop_token(), [&](int permille) { seen.push_back(permille); });
    job.setThreads(4);
    SharedProgress progress(job, 2'000, 1'000);
    parallelFor(1'000, job, [&](std::size_t, std::size_t) { progress.add(1); });
    QVERIFY(std::ranges::is_sorted(seen));
    QCOMPARE(seen.back(), 1'000);
    QVERIFY(seen.front() >= 500);
}

void TestParallel::aPieceSeesItsJobOnOneThread()
{
    std::stop_source stop;
    JobContext job(stop.get_token(), [](int) { QFAIL("reported"); });
    job.setThreads(8);
    auto alone = job.alone();
    QCOMPARE(alone.threads(), 1U);
    alone.step(1, 2);
    stop.request_stop();
    QVERIFY(!JobContext::untilStopped([&] { alone.check(); }));
}

void TestParallel::threadsCanBeChosen()
{
    JobContext job;
    QCOMPARE(job.threads(), JobContext::processors());
    job.setThreads(3);
    QCOMPARE(job.threads(), 3U);
    job.setThreads(1'000'000);
    QCOMPARE(job.threads(), 256U);
    job.setThreads(0);
    QCOMPARE(job.threads(), JobContext::processors());
}

void TestParallel::asksBeforeEachPieceAndAtTheEnd()
{
    test::CountedStop counted;
    JobContext job(counted.question());
    job.setThreads(1);
    job.check();
    job.step(0, 1);
    job.alone().check();
    job.quiet().check();
    job.part(0, 10).check();
    QCOMPARE(counted.asked(), 5U);
    parallelFor(10, job, [](std::size_t, std::size_t) {});
    QCOMPARE(counted.asked(), 16U);
}

void TestParallel::whatAWorkerThrowsReachesTheCallerWhenAllHaveEnded()
{
    std::atomic<std::size_t> ended = 0;
    std::string said;
    try {
        runWorkers(4, [&](std::size_t worker) {
            ++ended;
            if (worker >= 2)
                throw std::runtime_error(std::to_string(worker));
        });
    } catch (const std::runtime_error& error) {
        said = error.what();
    }
    QCOMPARE(said, std::string("2"));
    QCOMPARE(ended.load(), std::size_t{4});
}

void TestParallel::aStopInOnePieceEndsTheOthers()
{
    for (const auto threads : threadCounts) {
        std::stop_source stop;
        JobContext job(stop.get_token());
        job.setThreads(threads);
        const auto outcome = JobContext::untilStopped([&] {
            parallelFor(threads, job, [&](std::size_t piece, std::size_t) {
                if (piece == 0)
                    stop.request_stop();
                while (true) // until the question unwinds it
                    job.check();
            });
        });
        QCOMPARE(outcome.error().code, ErrorCode::Cancelled);
    }
}

void TestParallel::aPartMovesThePartOfTheProgress()
{
    std::vector<int> seen;
    JobContext job(std::stop_token(), [&](int permille) { seen.push_back(permille); });
    job.setThreads(3);
    auto part = job.part(200, 700);
    QCOMPARE(part.threads(), 3U);
    for (const std::size_t done : {0U, 5U, 10U})
        part.step(done, 10);
    auto quiet = job.quiet();
    QCOMPARE(quiet.threads(), 3U);
    quiet.step(1, 1);
    QCOMPARE(seen, (std::vector{200, 450, 700}));
}

TRANCHE_TEST(TestParallel)

} // namespace tst_parallel

#include "tst_parallel.moc"
