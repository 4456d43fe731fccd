// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/session_driver.h"
#include "tests/support/test_room.h"
#include "ui/session/intruder.h"

#include <QSignalSpy>

namespace tst_intruder {

using namespace tranche;
using namespace tranche::test;

namespace {

void open(SessionDriver& driver)
{
    driver.load(peopleCsv(120));
    TRY_IDLE(driver.session);
    driver.session.setRoles({SessionDriver::illness}, Role::Sensitive);
    TRY_IDLE(driver.session);
    QVERIFY(driver.snapshot().buckets);
}

std::vector<KnownValue> allBut(const KeptTable& table, std::size_t row)
{
    std::vector<KnownValue> known;
    for (std::size_t i = 0; i < table.attributeCount(); ++i)
        if (AttributeId(i) != table.sensitive().front())
            known.push_back({AttributeId(i), table.attribute(AttributeId(i)).codes[row]});
    return known;
}

AdversaryView direct(const Snapshot& snapshot, const std::vector<KnownValue>& known)
{
    JobContext job;
    return Adversary::make({snapshot.published, snapshot.columns, snapshot.buckets}, job)->ask(known, job).value();
}

} // namespace

class TestIntruder : public QObject {
    Q_OBJECT

private slots:
    void answersWhatTheAdversaryAnswers();
    void theNewestQuestionWins();
    void whatIsTypedIsLookedUpWithoutItsBlanks();
    void anAnswerAboutBucketsOfThePastIsNotGiven();
    void withoutBucketsNothingIsAsked();
    void whatIsAskedIsInNoDocument();
};

void TestIntruder::answersWhatTheAdversaryAnswers()
{
    SessionDriver driver;
    open(driver);
    std::shared_ptr<const IntruderAnswer> got;
    connect(&driver.session.intruder(), &Intruder::answered, this, [&](const QObject* asker, const auto& answer) {
        QVERIFY(asker == this);
        got = answer;
    });
    const auto known = allBut(*driver.snapshot().published, 5);
    driver.session.intruder().ask(this, known);
    QVERIFY(driver.session.intruder().isBusyFor(this));
    QTRY_VERIFY(got);
    QVERIFY(!driver.session.intruder().isBusyFor(this));
    QVERIFY(got->isOf(driver.snapshot()));
    const auto view = direct(driver.snapshot(), known);
    QCOMPARE(got->view.buckets.size(), view.buckets.size());
    QVERIFY(got->view.inferences.front().allKnown);
    QVERIFY(got->view.inferences.front().greatest() == view.inferences.front().greatest());
}

void TestIntruder::theNewestQuestionWins()
{
    SessionDriver driver;
    open(driver);
    std::vector<std::size_t> asked;
    connect(&driver.session.intruder(), &Intruder::answered, this,
            [&](const QObject*, const std::shared_ptr<const IntruderAnswer>& answer) { asked.push_back(answer->known.size()); });
    const auto known = allBut(*driver.snapshot().published, 5);
    for (std::size_t count = 1; count <= known.size(); ++count)
        driver.session.intruder().ask(this, {known.begin(), known.begin() + static_cast<std::ptrdiff_t>(count)});
    QTRY_VERIFY(!driver.session.intruder().isBusyFor(this));
    QCOMPARE(asked, std::vector<std::size_t>{known.size()});
}

void TestIntruder::whatIsTypedIsLookedUpWithoutItsBlanks()
{
    SessionDriver driver;
    open(driver);
    const auto& table = *driver.snapshot().published;
    std::shared_ptr<const IntruderAnswer> got;
    connect(&driver.session.intruder(), &Intruder::answered, this,
            [&](const QObject*, const std::shared_ptr<const IntruderAnswer>& answer) { got = answer; });
    const AttributeId first(0);
    driver.session.intruder().askTyped(this, {{first, " " + table.cell(RowId(5), first) + " "}});
    QTRY_VERIFY(got);
    QCOMPARE(got->known.size(), std::size_t{1});
    QVERIFY(got->known.front().code == table.attribute(first).codes[5]);
}

void TestIntruder::anAnswerAboutBucketsOfThePastIsNotGiven()
{
    SessionDriver driver;
    open(driver);
    int answers = 0;
    connect(&driver.session.intruder(), &Intruder::answered, this,
            [&](const QObject*, const std::shared_ptr<const IntruderAnswer>& answer) {
                ++answers;
                QVERIFY(answer->isOf(driver.snapshot()));
            });
    driver.session.intruder().ask(this, allBut(*driver.snapshot().published, 5));
    auto parameters = driver.snapshot().parameters;
    parameters.model.l = Ratio(3, 1);
    driver.session.setParameters(parameters);
    QVERIFY(!driver.session.intruder().isBusyFor(this));
    TRY_IDLE(driver.session);
    QCOMPARE(answers, 0);
    driver.session.intruder().ask(this, allBut(*driver.snapshot().published, 5));
    QTRY_COMPARE(answers, 1);
}

void TestIntruder::withoutBucketsNothingIsAsked()
{
    SessionDriver driver;
    driver.session.intruder().ask(this, {});
    QVERIFY(!driver.session.intruder().isBusyFor(this));
}

void TestIntruder::whatIsAskedIsInNoDocument()
{
    SessionDriver driver;
    open(driver);
    QSignalSpy changed(&driver.session, &Session::snapshotChanged);
    QSignalSpy answered(&driver.session.intruder(), &Intruder::answered);
    QTRY_VERIFY_WITH_TIMEOUT(!driver.session.isBusyInBackground(), 60000);
    changed.clear();
    const auto steps = driver.session.steps();
    driver.session.intruder().ask(this, allBut(*driver.snapshot().published, 5));
    QTRY_COMPARE(answered.count(), 1);
    QCOMPARE(changed.count(), 0);
    QCOMPARE(driver.session.steps(), steps);
}

TRANCHE_CORE_TEST(TestIntruder)

} // namespace tst_intruder

#include "tst_intruder.moc"
