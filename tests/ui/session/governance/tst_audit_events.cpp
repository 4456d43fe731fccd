// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/audit/audit_file.h"
#include "core/audit/read_audit.h"
#include "core/recipe/recipe_file.h"
#include "core/release/logging/run_facts.h"
#include "tests/support/session_driver.h"
#include "tests/support/test_room.h"
#include "ui/session/governance/audit_book.h"
#include "ui/session/governance/audit_keeper.h"
#include "ui/session/recipe_keeper.h"
#include "ui/session/verified_draft.h"

#include <QSignalSpy>

#include <algorithm>
#include <functional>

namespace tst_audit_events {

using namespace tranche;
using namespace tranche::test;

namespace {

/// A session whose decisions are logged.
struct House {
    SessionDriver driver;
    RecipeKeeper recipes{driver.session, driver.path("state")};
    AuditKeeper keeper{driver.session, recipes};

    Session& session() { return driver.session; }

    void open()
    {
        driver.load(peopleCsv(60, true));
        TRY_IDLE(driver.session);
    }
    void slice()
    {
        open();
        session().setRoles({SessionDriver::town}, Role::Excluded);
        session().setRoles({SessionDriver::illness}, Role::Sensitive);
        TRY_IDLE(driver.session);
        QVERIFY(driver.snapshot().readyForRelease());
    }
    void openPolicy(const QByteArray& rules)
    {
        session().openPolicy(driver.write("policy.json", R"({"format": 1, "name": "House", "version": "7", "rules": {)" + rules + "}}"));
        TRY_IDLE(driver.session);
    }
    void approve()
    {
        slice();
        session().verify();
        TRY_IDLE(driver.session);
        session().approve("Ada", "asked for");
        TRY_IDLE(driver.session);
    }
    void write()
    {
        approve();
        session().exportRelease(driver.path("out"));
        TRY_IDLE(driver.session);
    }
    void save()
    {
        slice();
        QSignalSpy saved(&recipes, &RecipeKeeper::saved);
        recipes.save(driver.path("house.tranche"));
        QTRY_COMPARE(saved.count(), 1);
    }
    /// As the program does.
    void end()
    {
        recipes.endWell(keeper.endWell());
        JobRunner::awaitLetGo();
    }
    /// What stands in the log, of one event.
    std::vector<AuditEntry> told(AuditEvent event)
    {
        keeper.book()->head(); // writes what waits
        std::vector<AuditEntry> found;
        for (const auto& entry : readAudit(keeper.book()->text()).entries)
            if (entry && entry->event == event)
                found.push_back(*entry);
        return found;
    }
};

using Act = std::function<void(House&)>;

/// Of every event, what a person does for it to be told, and the facts that it is told with.
struct Case {
    AuditEvent event;
    Act act;
    QStringList facts;
};

void changeL(House& house, const Ratio& l)
{
    auto parameters = house.driver.snapshot().parameters;
    parameters.model.l = l;
    house.session().setParameters(parameters);
    TRY_IDLE(house.session());
}

/// A recipe whose log ends in the middle of a line.
void tearTheLog(House& house)
{
    house.save();
    house.keeper.book()->head(); // by then the log has followed the recipe
    const auto log = house.keeper.book()->path();
    QFile file(log);
    QVERIFY(file.open(QIODevice::Append) && file.write("{\"n\":99,\"ti") > 0);
    file.close();
    house.keeper.book()->begin(log, false); // as the next start does
}

std::vector<Case> decisions()
{
    return {
        {AuditEvent::Opened, [](House& house) { house.open(); }, {"attributes", "files", "sha256", "tuples"}},
        {AuditEvent::Recipe, [](House& house) { house.save(); }, {"sha256"}},
        {AuditEvent::Policy,
         [](House& house) {
             house.slice();
             house.openPolicy(R"("least_bucket": 1)");
         },
         {"policy", "sha256", "version"}},
        {AuditEvent::Role, [](House& house) { house.slice(); }, {"attributes", "role"}},
        {AuditEvent::Type,
         [](House& house) {
             house.open();
             house.session().setType({SessionDriver::age}, AttributeType::Categorical);
         },
         {"attributes", "type"}},
        {AuditEvent::Missing,
         [](House& house) {
             house.open();
             house.session().setMissingRule({SessionDriver::job}, MissingRule::KeepAsValue);
         },
         {"attributes", "rule"}},
        {AuditEvent::Order,
         [](House& house) {
             house.open();
             house.session().setOrder(SessionDriver::sex, {"m", "f"});
         },
         {"attributes", "values"}},
        {AuditEvent::Bins,
         [](House& house) {
             house.open();
             house.session().setBinsFor({SessionDriver::age}, 4);
         },
         {"attributes", "bins"}},
        {AuditEvent::Column,
         [](House& house) {
             house.slice();
             house.session().moveToNewColumn({AttributeId(0)});
         },
         {"columns"}},
        {AuditEvent::Parameter, [](House& house) { house.open(); }, {"parameter", "value"}},
        {AuditEvent::Undone,
         [](House& house) {
             house.slice();
             house.session().undo();
         },
         {"steps"}},
        {AuditEvent::ImportedKey,
         [](House& house) {
             house.open();
             house.keeper.noteKey(importedKeyFact("1B25FB8674E39521", false));
         },
         {"key", "kind"}},
    };
}

std::vector<Case> results()
{
    return {
        {AuditEvent::Proposal, [](House& house) { house.slice(); }, {"alpha", "columns"}},
        {AuditEvent::Result, [](House& house) { house.slice(); }, {"buckets", "fingerprint", "largest_p", "tuples"}},
        {AuditEvent::Refused,
         [](House& house) {
             house.slice();
             changeL(house, Ratio(60, 1));
         },
         {"group", "possible"}},
        {AuditEvent::Verified, [](House& house) { house.approve(); }, {"manifest", "verdict"}},
        {AuditEvent::Waived,
         [](House& house) {
             house.slice();
             house.openPolicy(R"("least_bucket": 999)");
             house.session().waive(Rule::LeastBucket, "a small village", "Ada");
             TRY_IDLE(house.session());
         },
         {"name", "reason", "rule"}},
        {AuditEvent::Approved, [](House& house) { house.approve(); }, {"asked", "manifest", "name", "number", "reason"}},
        {AuditEvent::Released, [](House& house) { house.write(); }, {"manifest"}},
        {AuditEvent::Exported, [](House& house) { house.write(); }, {"internal", "internal_files", "release", "release_files"}},
        {AuditEvent::Recovered, tearTheLog, {"dropped_bytes"}},
    };
}

} // namespace

class TestAuditEvents : public QObject {
    Q_OBJECT

private slots:
    void atTheEndTheLogIsWrittenAside();
    void atTheEndTheLogOfARecipeLiesBesideItAlone();
    void everyEventIsToldWhenItHappens_data();
    void everyEventIsToldWhenItHappens();
    void aKeyTakenInBeforeATableIsToldOfIt();
    void theChainIsCheckedAsItGrows();
};

void TestAuditEvents::everyEventIsToldWhenItHappens_data()
{
    QTest::addColumn<int>("event");
    for (int event = 0; event <= static_cast<int>(AuditEvent::Recovered); ++event)
        QTest::newRow(std::string(auditWord(static_cast<AuditEvent>(event))).c_str()) << event;
}

void TestAuditEvents::everyEventIsToldWhenItHappens()
{
    QFETCH(int, event);
    auto all = decisions();
    std::ranges::move(results(), std::back_inserter(all));
    const auto wanted = std::ranges::find(all, static_cast<AuditEvent>(event), &Case::event);
    QVERIFY2(wanted != all.end(), "an event that nothing is done for here");
    House house;
    wanted->act(house);
    const auto told = house.told(wanted->event);
    QVERIFY(!told.empty());
    for (const auto& fact : wanted->facts)
        QVERIFY2(told.back().facts.contains(fact) || told.front().facts.contains(fact),
                 qPrintable(fact + " is not among " + told.back().facts.keys().join(' ')));
    // What is told is no cell, path or folder.
    for (const auto* never : {"town1", "job1", "ill1", "people.csv/", "/tmp"})
        QVERIFY2(house.keeper.book()->text().find(never) == std::string::npos, never);
}

void TestAuditEvents::aKeyTakenInBeforeATableIsToldOfIt()
{
    House house;
    house.keeper.noteKey(importedKeyFact("1B25FB8674E39521", true));
    house.open();
    const auto told = house.told(AuditEvent::ImportedKey);
    QCOMPARE(told.size(), std::size_t{1});
    QCOMPARE(told.front().facts["kind"].toString(), QStringLiteral("own key"));
    QCOMPARE(told.front().facts["key"].toString(), QStringLiteral("1B25FB8674E39521"));
}

void TestAuditEvents::theChainIsCheckedAsItGrows()
{
    House house;
    QVERIFY(!house.keeper.book()->reading());
    QSignalSpy changed(&house.keeper, &AuditKeeper::changed);
    house.open();
    QTRY_VERIFY(changed.count() > 0 && house.keeper.book()->reading());
    QVERIFY(house.keeper.book()->reading()->value().isIntact());
    QTRY_COMPARE(house.keeper.book()->reading()->value().lines, house.keeper.book()->lines());
    // Somebody edits the file behind the program's back.
    QFile file(house.keeper.book()->path());
    QVERIFY(file.open(QIODevice::ReadOnly));
    auto text = file.readAll();
    file.close();
    const auto place = text.indexOf("\"opened\"");
    QVERIFY(place > 0 && file.open(QIODevice::WriteOnly));
    file.write(text.replace(place, 8, "\"recipe\""));
    file.close();
    house.keeper.book()->check({});
    QVERIFY(house.keeper.book()->reading()->value().fault);
    QCOMPARE(house.keeper.book()->reading()->value().fault->place.line, std::size_t{1});
}

void TestAuditEvents::atTheEndTheLogIsWrittenAside()
{
    House house;
    house.open();
    house.session().setRoles({SessionDriver::town}, Role::Excluded);
    house.end(); // before a timer has come
    const auto left = RecipeState::leftBehind(house.driver.path("state"));
    QCOMPARE(left.size(), std::size_t(1));
    const auto log = readSmallFile(auditPathOf(left.front().path.toStdString()));
    QVERIFY(log);
    const auto reading = readAudit(*log);
    QVERIFY(reading.isIntact() && reading.entries.size() > 1);
    const auto told = [&](const auto& entry) { return entry->event == AuditEvent::Role && entry->facts["role"] == "excluded"; };
    QVERIFY2(std::ranges::any_of(reading.entries, told), log->c_str());
}

void TestAuditEvents::atTheEndTheLogOfARecipeLiesBesideItAlone()
{
    House house;
    house.save();
    house.end();
    QCOMPARE(QDir(house.driver.path("state")).entryList(QDir::Files), QStringList());
    const auto log = readSmallFile(auditPathOf(house.driver.path("house.tranche").toStdString()));
    QVERIFY(log && log->contains("\"what\":\"saved\""));
}

TRANCHE_CORE_TEST(TestAuditEvents)

} // namespace tst_audit_events

#include "tst_audit_events.moc"
