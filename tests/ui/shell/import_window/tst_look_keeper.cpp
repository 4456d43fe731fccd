// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/import_window/look_keeper.h"

#include "tests/support/test_room.h"
#include "tests/ui/shell/import_window/fake_looker.h"

#include <stdexcept>

namespace tst_look_keeper {

using namespace tranche;
using namespace tranche::test;

namespace {

ImportOptions with(char delimiter)
{
    CsvOptions csv;
    csv.delimiter = delimiter;
    return csv;
}

} // namespace

class TestLookKeeper : public QObject {
    Q_OBJECT

    FakeLooker* m_fake = nullptr;
    LookKeeper* m_keeper = nullptr;
    std::vector<std::shared_ptr<const Looked>> m_begun;
    std::vector<std::shared_ptr<const Looked>> m_finished;
    int m_failures = 0;

private slots:
    void init()
    {
        m_fake = new FakeLooker;
        m_keeper = new LookKeeper(m_fake->looker());
        m_begun.clear();
        m_finished.clear();
        m_failures = 0;
        connect(m_keeper, &LookKeeper::began, this, [this](const auto& looked) { m_begun.push_back(looked); });
        connect(m_keeper, &LookKeeper::finished, this, [this](const auto& looked) { m_finished.push_back(looked); });
        connect(m_keeper, &LookKeeper::failed, this, [this] { ++m_failures; });
    }

    void cleanup()
    {
        m_fake->held = false;
        delete m_keeper;
        delete m_fake;
    }

    void theBeginningComesBeforeTheWhole()
    {
        m_keeper->look({.files = {"a.csv"}});
        QVERIFY(m_keeper->isBusy());
        QTRY_COMPARE(m_finished.size(), std::size_t{1});
        QCOMPARE(m_begun.size(), std::size_t{1});
        QVERIFY(!m_begun.front()->look.whole);
        QVERIFY(m_finished.front()->look.whole);
        QCOMPARE(m_finished.front()->profiles.size(), std::size_t{2});
        QVERIFY(!m_keeper->isBusy());
    }

    void nothingIsLookedAtOnTheThreadOfTheWindow()
    {
        m_keeper->look({.files = {"a.csv"}});
        QTRY_COMPARE(m_finished.size(), std::size_t{1});
        for (const auto& asked : m_fake->asked())
            QVERIFY(asked.thread != QThread::currentThread());
    }

    void anOlderLookIsDropped()
    {
        m_fake->held = true;
        m_keeper->look({.files = {"a.csv"}, .options = with(';')});
        QTRY_COMPARE(m_fake->asked().size(), std::size_t{1});
        m_keeper->look({.files = {"a.csv"}, .options = with('\t')});
        m_fake->held = false;
        QTRY_COMPARE(m_finished.size(), std::size_t{1});
        QCOMPARE(m_begun.size(), std::size_t{1});
        QCOMPARE(m_finished.front()->look.options, with('\t'));
    }

    void codesForMissingValuesCountForTheTypes()
    {
        m_fake->answer = [](const auto&) {
            JobContext job;
            ImportLook look = plainLook();
            look.head = *readCsvText("Age\n22\n?\n", "a.csv", CsvOptions{}, job);
            return Result<ImportLook>(look);
        };
        m_keeper->look({.files = {"a.csv"}, .missing = {"?"}});
        QTRY_COMPARE(m_finished.size(), std::size_t{1});
        QVERIFY(m_finished.front()->profiles.front().detectedType == AttributeType::Numeric);
    }

    void aFailureIsToldOnce()
    {
        m_fake->answer = [](const auto&) { return Result<ImportLook>(fail(ErrorCode::BadInput, CsvMessage::Empty)); };
        m_keeper->look({.files = {"a.csv"}});
        QTRY_COMPARE(m_failures, 1);
        QVERIFY(!m_keeper->isBusy());
        QCOMPARE(m_begun.size(), std::size_t{0});
    }

    void anExceptionIsAFailure()
    {
        m_fake->answer = [](const auto&) -> Result<ImportLook> { throw std::bad_alloc(); };
        m_keeper->look({.files = {"a.csv"}});
        QTRY_COMPARE(m_failures, 1);
        QVERIFY(!m_keeper->isBusy());
    }
};

TRANCHE_WINDOW_TEST(TestLookKeeper)

} // namespace tst_look_keeper

#include "tst_look_keeper.moc"
