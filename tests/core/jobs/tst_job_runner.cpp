// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/jobs/job_runner.h"
#include "tests/support/test_room.h"

#include <chrono>
#include <deque>
#include <latch>
#include <new>
#include <stdexcept>
#include <string>
#include <vector>

namespace tst_job_runner {

using namespace tranche;
using namespace std::chrono_literals;

namespace {

/// Counts down when it goes, however the work ends.
struct AtTheEnd {
    std::latch& latch;
    ~AtTheEnd() { latch.count_down(); }
};

/// What the event loop is in the program: functions wait here until the owner runs them.
class OwnersQueue {
public:
    JobRunner::Post post()
    {
        return [this](std::function<void()> function) {
            const std::scoped_lock lock(m_mutex);
            m_functions.push_back(std::move(function));
            m_filled.notify_one();
        };
    }

    /// Run what is posted until `done` says so; false after a minute.
    bool runUntil(const std::function<bool()>& done)
    {
        const auto giveUp = std::chrono::steady_clock::now() + 60s;
        while (!done()) {
            std::unique_lock lock(m_mutex);
            if (!m_filled.wait_until(lock, giveUp, [this] { return !m_functions.empty(); }))
                return false;
            const auto function = std::move(m_functions.front());
            m_functions.pop_front();
            lock.unlock();
            function();
        }
        return true;
    }

    std::size_t runAll()
    {
        std::size_t count = 0;
        for (; !m_functions.empty(); ++count) {
            const auto function = std::move(m_functions.front());
            m_functions.pop_front();
            function();
        }
        return count;
    }

private:
    std::mutex m_mutex;
    std::condition_variable m_filled;
    std::deque<std::function<void()>> m_functions;
};

void workUntilStopped(JobContext& job)
{
    while (true) {
        job.check();
        std::this_thread::yield();
    }
}

} // namespace

class TestJobRunner : public QObject {
    Q_OBJECT

private slots:
    void deliversOnTheOwnersThread();
    void theNewestRequestWins();
    void aWaitingRequestThatIsReplacedNeverStarts();
    void dropsAnswersThatArriveLate();
    void cancelStopsAndSilences();
    void worksOnAfterACancel();
    void reportsSurprises();
    void dropsSurprisesOfOldJobs();
    void reportsProgressOnceAPermille();
    void stopsWhenDestroyed();
    void answersMayOutliveTheRunner();
    void aJobThatCannotBeInterruptedIsLetGo();
    void whatIsToBeFinishedIsDoneWithoutItsOwner();
    void theLastJobIsFinishedHoweverEarlyItsOwnerGoes();
    void whoeverIsLetGoEndsByItself();

private:
    std::unique_ptr<JobRunner> makeRunner(JobRunner::Parting parting = JobRunner::Parting::Wait)
    {
        m_permilles.clear();
        m_surprises.clear();
        return std::make_unique<JobRunner>(
            m_queue.post(), [this](int permille) { m_permilles.push_back(permille); },
            [this](const Error& error) { m_surprises.push_back(error); }, parting);
    }

    OwnersQueue m_queue;
    std::vector<int> m_permilles;
    std::vector<Error> m_surprises;
};

void TestJobRunner::deliversOnTheOwnersThread()
{
    const auto runner = makeRunner();
    std::thread::id worked, delivered;
    runner->run([&](JobContext&, const JobRunner::Deliver& deliver) {
        worked = std::this_thread::get_id();
        deliver([&] { delivered = std::this_thread::get_id(); });
    });
    QVERIFY(m_queue.runUntil([&] { return delivered != std::thread::id(); }));
    QVERIFY(delivered == std::this_thread::get_id());
    QVERIFY(worked != delivered);
}

void TestJobRunner::theNewestRequestWins()
{
    const auto runner = makeRunner();
    std::vector<int> answers;
    for (int i = 0; i < 200; ++i)
        runner->run([i, &answers](JobContext& job, const JobRunner::Deliver& deliver) {
            if (i < 199)
                workUntilStopped(job);
            deliver([i, &answers] { answers.push_back(i); });
        });
    QVERIFY(m_queue.runUntil([&] { return !answers.empty(); }));
    m_queue.runAll();
    QVERIFY(answers == std::vector{199});
}

void TestJobRunner::aWaitingRequestThatIsReplacedNeverStarts()
{
    std::latch started(1), release(1);
    std::atomic<bool> secondStarted = false;
    bool thirdDone = false;
    const auto runner = makeRunner();
    runner->run([&](JobContext&, const JobRunner::Deliver&) {
        started.count_down();
        release.wait();
    });
    started.wait();
    runner->run([&](JobContext&, const JobRunner::Deliver&) { secondStarted = true; });
    runner->run([&](JobContext&, const JobRunner::Deliver& deliver) { deliver([&] { thirdDone = true; }); });
    release.count_down();
    QVERIFY(m_queue.runUntil([&] { return thirdDone; }));
    QVERIFY(!secondStarted);
}

void TestJobRunner::dropsAnswersThatArriveLate()
{
    std::latch posted(1);
    bool oldSeen = false, newSeen = false;
    const auto runner = makeRunner();
    runner->run([&](JobContext& job, const JobRunner::Deliver& deliver) {
        deliver([&] { oldSeen = true; });
        job.step(1, 2);
        posted.count_down();
    });
    posted.wait(); // the answer is in the queue, valid until now
    runner->run([&](JobContext&, const JobRunner::Deliver& deliver) { deliver([&] { newSeen = true; }); });
    QVERIFY(m_queue.runUntil([&] { return newSeen; }));
    QVERIFY(!oldSeen);
    QVERIFY(m_permilles.empty());
}

void TestJobRunner::cancelStopsAndSilences()
{
    std::latch started(1), ended(1);
    bool seen = false;
    const auto runner = makeRunner();
    runner->run([&](JobContext& job, const JobRunner::Deliver& deliver) {
        const AtTheEnd end{ended};
        deliver([&] { seen = true; });
        started.count_down();
        workUntilStopped(job);
    });
    started.wait();
    runner->cancel();
    ended.wait();
    QCOMPARE(m_queue.runAll(), std::size_t{1}); // and no surprise
    QVERIFY(!seen);
    QVERIFY(m_surprises.empty());
}

void TestJobRunner::worksOnAfterACancel()
{
    const auto runner = makeRunner();
    runner->cancel();
    bool done = false;
    runner->run([&](JobContext& job, const JobRunner::Deliver& deliver) {
        job.check();
        deliver([&] { done = true; });
    });
    QVERIFY(m_queue.runUntil([&] { return done; }));
}

void TestJobRunner::reportsSurprises()
{
    const auto runner = makeRunner();
    runner->run([](JobContext&, const JobRunner::Deliver&) { throw std::bad_alloc(); });
    QVERIFY(m_queue.runUntil([&] { return m_surprises.size() == 1; }));
    QVERIFY(m_surprises[0].code == ErrorCode::OutOfMemory);
    runner->run([](JobContext&, const JobRunner::Deliver&) { throw std::runtime_error("cell value"); });
    QVERIFY(m_queue.runUntil([&] { return m_surprises.size() == 2; }));
    QVERIFY(m_surprises[1].code == ErrorCode::Io);
    QVERIFY(m_surprises[1] == Error(m_surprises[1].code, GeneralMessage::JobBrokeOff));
    runner->run([](JobContext&, const JobRunner::Deliver&) { throw 7; });
    QVERIFY(m_queue.runUntil([&] { return m_surprises.size() == 3; }));
}

void TestJobRunner::dropsSurprisesOfOldJobs()
{
    std::latch started(1), release(1);
    bool done = false;
    const auto runner = makeRunner();
    runner->run([&](JobContext&, const JobRunner::Deliver&) {
        started.count_down();
        release.wait();
        throw std::bad_alloc();
    });
    started.wait();
    runner->run([&](JobContext&, const JobRunner::Deliver& deliver) { deliver([&] { done = true; }); });
    release.count_down();
    QVERIFY(m_queue.runUntil([&] { return done; }));
    QVERIFY(m_surprises.empty());
}

void TestJobRunner::reportsProgressOnceAPermille()
{
    const auto runner = makeRunner();
    bool done = false;
    runner->run([&](JobContext& job, const JobRunner::Deliver& deliver) {
        for (std::size_t i = 0; i <= 4'000; ++i)
            job.step(i, 2'000); // goes beyond the end: stays at it
        job.step(1, 0);
        deliver([&] { done = true; });
    });
    QVERIFY(m_queue.runUntil([&] { return done; }));
    QCOMPARE(m_permilles.size(), std::size_t{1'001});
    for (std::size_t i = 0; i < m_permilles.size(); ++i)
        QCOMPARE(m_permilles[i], static_cast<int>(i));
}

void TestJobRunner::stopsWhenDestroyed()
{
    std::latch started(1), ended(1);
    auto runner = makeRunner();
    runner->run([&](JobContext& job, const JobRunner::Deliver&) {
        const AtTheEnd end{ended};
        started.count_down();
        workUntilStopped(job);
    });
    started.wait();
    runner.reset();
    QVERIFY(ended.try_wait());
    for (int i = 0; i < 100; ++i) { // also while a request waits, or the thread has not begun
        const auto brief = makeRunner();
        brief->run([](JobContext& job, const JobRunner::Deliver&) { workUntilStopped(job); });
    }
}

void TestJobRunner::answersMayOutliveTheRunner()
{
    bool seen = false;
    std::latch posted(1);
    auto runner = makeRunner();
    runner->run([&](JobContext&, const JobRunner::Deliver& deliver) {
        deliver([&] { seen = true; });
        posted.count_down();
    });
    posted.wait();
    runner.reset();
    QCOMPARE(m_queue.runAll(), std::size_t{1});
    QVERIFY(!seen);
}

void TestJobRunner::aJobThatCannotBeInterruptedIsLetGo()
{
    std::latch started(1), release(1);
    auto held = std::make_shared<int>();
    const std::weak_ptr<int> remains = held;
    bool seen = false;
    std::atomic<bool> wasToldToStop = false;
    auto runner = makeRunner(JobRunner::Parting::LetGo);
    runner->run([&, held = std::move(held)](JobContext& job, const JobRunner::Deliver& deliver) {
        started.count_down();
        release.wait();
        deliver([&] { seen = true; });
        wasToldToStop = !JobContext::untilStopped([&] { job.check(); });
        throw std::bad_alloc();
    });
    started.wait();
    runner.reset(); // would never return if it waited
    const bool wasHeld = !remains.expired();
    release.count_down();
    JobRunner::awaitLetGo();
    QVERIFY(wasHeld);
    QVERIFY(wasToldToStop);
    QVERIFY(remains.expired());
    QCOMPARE(m_queue.runAll(), std::size_t{0}); // whoever it would be posted to may be gone
    QVERIFY(!seen && m_surprises.empty());
}

void TestJobRunner::whatIsToBeFinishedIsDoneWithoutItsOwner()
{
    std::latch started(1), release(1);
    std::atomic<bool> wasStopped = false, isOutdatedDone = false, isWritten = false;
    auto runner = makeRunner(JobRunner::Parting::Finish);
    runner->run([&](JobContext& job, const JobRunner::Deliver&) {
        started.count_down();
        release.wait();
        wasStopped = !JobContext::untilStopped([&] { job.check(); });
    });
    started.wait();
    runner->run([&](JobContext&, const JobRunner::Deliver&) { isOutdatedDone = true; });
    runner->run([&](JobContext& job, const JobRunner::Deliver& deliver) {
        job.check(); // it goes on although its owner has gone
        deliver([] {});
        isWritten = true;
    });
    runner.reset(); // would never return if it waited
    release.count_down();
    JobRunner::awaitLetGo();
    QVERIFY(wasStopped && !isOutdatedDone); // the older ones
    QVERIFY(isWritten);
    QCOMPARE(m_queue.runAll(), std::size_t{0});
}

void TestJobRunner::theLastJobIsFinishedHoweverEarlyItsOwnerGoes()
{
    std::atomic<int> done = 0;
    for (int i = 0; i < 200; ++i) // before the thread has begun, and while it waits for work
        makeRunner(JobRunner::Parting::Finish)->run([&](JobContext&, const JobRunner::Deliver&) { ++done; });
    JobRunner::awaitLetGo();
    QCOMPARE(done.load(), 200);
}

void TestJobRunner::whoeverIsLetGoEndsByItself()
{
    std::atomic<int> begun = 0, ended = 0;
    for (int i = 0; i < 200; ++i) { // before the thread has begun, while it works, and while it waits for work
        const int before = begun.load();
        const auto brief = makeRunner(JobRunner::Parting::LetGo);
        brief->run([&, i](JobContext& job, const JobRunner::Deliver& deliver) {
            ++begun;
            deliver([] {});
            if (i % 3 > 0)
                static_cast<void>(JobContext::untilStopped([&] { workUntilStopped(job); }));
            ++ended;
        });
        while (i % 2 > 0 && begun.load() == before)
            std::this_thread::yield();
    }
    JobRunner::awaitLetGo();
    QVERIFY(begun.load() >= 100);
    QCOMPARE(ended.load(), begun.load());
    JobRunner::awaitLetGo(); // there is nobody left
    m_queue.runAll();
}

TRANCHE_TEST(TestJobRunner)

} // namespace tst_job_runner

#include "tst_job_runner.moc"
