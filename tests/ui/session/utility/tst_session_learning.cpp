// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/laboratory/utility_lab.h"
#include "tests/support/session_driver.h"
#include "tests/support/test_room.h"
#include "ui/session/utility/lab_learning.h"
#include "ui/session/utility/lab_queries.h"
#include "ui/session/utility/utility_finding.h"
#include "ui/session/verified_draft.h"

#include <QSignalSpy>

namespace tst_session_learning {

using namespace tranche;
using namespace tranche::test;

namespace {

const LearningWish bayes{AttributeId(4), Learner::NaiveBayes, false};

void open(SessionDriver& driver, int rows = 150)
{
    driver.load(peopleCsv(rows));
    TRY_IDLE(driver.session);
    driver.session.setRoles({SessionDriver::illness}, Role::Sensitive);
    TRY_IDLE(driver.session);
    QVERIFY(driver.snapshot().sliced);
}

#define TRY_LEARNED(driver, wish) QTRY_VERIFY_WITH_TIMEOUT((driver).now().learning && (driver).now().learning->answers(wish), 60000)

} // namespace

/// What an analyst can still find out: what comes by itself, and what is asked for.
class TestSessionLearning : public QObject {
    Q_OBJECT

private slots:
    void associationAndCountsComeByThemselves()
    {
        SessionDriver driver;
        open(driver);
        QTRY_VERIFY_WITH_TIMEOUT(driver.now().labQueries && driver.now().labQueries->isComplete(5), 60000);
        QVERIFY(driver.now().labAssociation && driver.now().publications);
        QVERIFY(!driver.now().learning); // takes seconds: when somebody asks
        const auto finding = utilityFinding(driver.now());
        QVERIFY(finding.kept && finding.off && finding.target.empty());
        QCOMPARE(finding.sensitive, std::string("Illness"));
    }

    void whatIsAskedForIsLearnedOnce()
    {
        SessionDriver driver;
        open(driver);
        QSignalSpy changed(&driver.session, &Session::learningChanged);
        QSignalSpy progressed(&driver.session, &Session::learningProgressed);
        driver.session.learn(bayes);
        QVERIFY(driver.session.learning() == bayes);
        driver.session.learn(bayes); // nothing new
        QCOMPARE(changed.count(), 1);
        TRY_LEARNED(driver, bayes);
        QVERIFY(!driver.session.learning());
        QCOMPARE(changed.count(), 2);
        QVERIFY(progressed.count() > 0);
        const auto* models = driver.now().learning->find(bayes.target, bayes.learner);
        QVERIFY(models->find(Technique::Slicing, TrainingMethod::Expected) && models->find(std::nullopt, TrainingMethod::Rows));
        QVERIFY(!models->find(Technique::Slicing, TrainingMethod::Linked));
        driver.session.learn(bayes);
        QVERIFY(!driver.session.learning());
        QCOMPARE(utilityFinding(driver.now()).target, std::string("Illness"));
    }

    void aNewerWishTakesThePlaceOfARunningOneAndKeepsWhatIsThere()
    {
        SessionDriver driver;
        open(driver);
        driver.session.learn(bayes);
        TRY_LEARNED(driver, bayes);
        const LearningWish other{AttributeId(1), Learner::NaiveBayes, false};
        const LearningWish linked{AttributeId(4), Learner::NaiveBayes, true};
        driver.session.learn(other);
        driver.session.learn(linked);
        QVERIFY(driver.session.learning() == linked);
        TRY_LEARNED(driver, linked);
        QVERIFY(driver.now().learning->answers(bayes) && !driver.now().learning->answers(other));
        QCOMPARE(driver.now().learning->all.size(), std::size_t{1});
    }

    void itIsStoppedByThePersonAndByOtherBuckets()
    {
        SessionDriver driver;
        open(driver);
        driver.session.learn(bayes);
        driver.session.stopLearning();
        QVERIFY(!driver.session.learning());
        driver.session.learn(bayes);
        auto parameters = driver.snapshot().parameters;
        parameters.model.l = Ratio(3, 1);
        driver.session.setParameters(parameters);
        QVERIFY(!driver.session.learning());
        TRY_IDLE(driver.session);
        QVERIFY(!driver.now().learning);
    }

    void whatIsLearnedGoesWithItsBucketsAndComesBackWithUndo()
    {
        SessionDriver driver;
        open(driver);
        driver.session.learn(bayes);
        TRY_LEARNED(driver, bayes);
        const auto learned = driver.now().learning;
        driver.session.reshuffle();
        TRY_IDLE(driver.session);
        QVERIFY(driver.now().learning == learned); // it is about buckets, not about the shuffle
        auto parameters = driver.snapshot().parameters;
        parameters.model.l = Ratio(3, 1);
        driver.session.setParameters(parameters);
        QVERIFY(!driver.now().learning);
        driver.session.undo();
        QVERIFY(driver.now().learning == learned);
    }

    void whatCannotBeLearnedSaysWhy()
    {
        SessionDriver driver;
        auto text = peopleCsv(150);
        text.replace(",m,", ",f,"); // one label
        driver.load(text);
        TRY_IDLE(driver.session);
        driver.session.setRoles({SessionDriver::illness}, Role::Sensitive);
        TRY_IDLE(driver.session);
        const LearningWish sex{AttributeId(1), Learner::NaiveBayes, false};
        driver.session.learn(sex);
        TRY_LEARNED(driver, sex);
        QVERIFY(driver.now().learning->find(sex.target, sex.learner)->reason);
    }

    void fewTuplesAreNothingToLearnFrom()
    {
        SessionDriver driver;
        open(driver, 60);
        driver.session.learn(bayes);
        QVERIFY(!driver.session.learning());
    }

    void theDraftSaysWhatIsCheapAndWhatWasLearned()
    {
        SessionDriver driver;
        open(driver);
        driver.session.verify();
        TRY_IDLE(driver.session);
        QVERIFY(draftHolds(driver.now()));
        const auto readme = [&] { return driver.now().draft->files().release.at("README.txt"); };
        QVERIFY(readme().find("Of the relations between attributes") != std::string::npos);
        QVERIFY(readme().find("A model guesses") == std::string::npos);
        driver.session.learn(bayes);
        TRY_LEARNED(driver, bayes);
        QVERIFY(readme().find("A model guesses") == std::string::npos); // what was verified stays
        driver.session.reshuffle();
        TRY_IDLE(driver.session);
        driver.session.verify();
        TRY_IDLE(driver.session);
        QVERIFY(readme().find("A model guesses \"Illness\"") != std::string::npos);
        driver.session.approve(QStringLiteral("A. Keeper"), QStringLiteral("Asked for by the board."));
        TRY_IDLE(driver.session);
        QSignalSpy exported(&driver.session, &Session::exported);
        driver.session.exportRelease(driver.path(QStringLiteral("out")));
        TRY_IDLE(driver.session);
        QCOMPARE(exported.count(), 1);
    }

    void whoDoesNotWantItHasNone()
    {
        SessionDriver driver;
        open(driver);
        ReleaseOptions options;
        options.utility = false;
        driver.session.setReleaseOptions(options);
        TRY_IDLE(driver.session);
        driver.session.verify();
        TRY_IDLE(driver.session);
        QVERIFY(draftHolds(driver.now()));
        QVERIFY(driver.now().draft->files().release.at("README.txt").find("What an analyst may do") == std::string::npos);
    }

    void pairsAreNamedByWhatTheyLose()
    {
        SessionDriver driver;
        open(driver);
        QTRY_VERIFY_WITH_TIMEOUT(driver.now().labAssociation, 60000);
        Document document = driver.now();
        AssociationFigures before;
        before.technique = Technique::Original;
        before.attributes = 3;
        before.phi = {1, .2, .02, .2, 1, .009, .02, .009, 1};
        AssociationFigures after = before;
        after.technique = Technique::Slicing;
        after.phi = {1, .18, .005, .18, 1, .001, .005, .001, 1};
        document.labAssociation = std::make_shared<const std::vector<AssociationFigures>>(std::vector{before, after});
        const auto lost = weakenedPairs(document, 2);
        QCOMPARE(lost.size(), std::size_t{2});
        QVERIFY(lost[0].first == AttributeId(0) && lost[0].second == AttributeId(1)); // .02 is more than .015
        const auto weak = weakPairs(document, 5);
        QCOMPARE(weak.size(), std::size_t{1}); // one keeps most, one was hardly there
        QVERIFY(weak[0].second == AttributeId(2));
    }
};

TRANCHE_CORE_TEST(TestSessionLearning)

} // namespace tst_session_learning

#include "tst_session_learning.moc"
