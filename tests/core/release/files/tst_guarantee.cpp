// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/release/files/guarantee.h"

#include "tests/support/tables.h"
#include "tests/support/test_room.h"

namespace tst_guarantee {

using namespace tranche;

class TestGuarantee : public QObject {
    Q_OBJECT

private slots:
    void namesWhatIsKnownAndTheLimit();
    void oneAttributeAloneLeavesNothingElseToKnow();
    void ranksAreSpokenAsTheyAreRead();
    void withoutASensitiveAttributeNothingIsPromised();
};

static std::string sentence(const std::vector<std::string>& lines, const std::string& sensitive, const PrivacyModel& model)
{
    Snapshot snapshot;
    snapshot.kept = test::keptOf(lines, sensitive);
    snapshot.parameters.model = model;
    PrivacyReport report;
    report.sensitive.resize(1);
    report.sensitive.front().maxP = Ratio(3, 4);
    snapshot.report = std::make_shared<const PrivacyReport>(std::move(report));
    return guaranteeSentence(snapshot);
}

void TestGuarantee::namesWhatIsKnownAndTheLimit()
{
    QCOMPARE(sentence({"a b s", "1 x p", "2 y q"}, "s", {.l = Ratio(39, 10)}),
             std::string("Someone who knows both other attributes of a person can link that person to any one value of \"s\" with a "
                         "probability of at most 10/39, whether or not the person is in the table."));
    QVERIFY(sentence({"a s", "1 p"}, "s", {.l = Ratio(3, 1)}).starts_with("Someone who knows the other attribute of a person can link "));
    QVERIFY(sentence({"a s", "1 p"}, "s", {.kind = ModelKind::Entropy, .l = Ratio(3, 1)}).contains(" as among 3 equally likely values"));
    QVERIFY(sentence({"a s", "1 p"}, "s", {.kind = ModelKind::Distinct, .l = Ratio(3, 1)}).ends_with(" at most 3/4."));
}

void TestGuarantee::oneAttributeAloneLeavesNothingElseToKnow()
{
    const auto text = sentence({"s", "p", "q"}, "s", {.l = Ratio(2, 1)});
    QVERIFY2(text.starts_with("Someone who knows that a person may be in the table can link that person "), text.c_str());
    QVERIFY(!text.contains(" no other"));
}

void TestGuarantee::ranksAreSpokenAsTheyAreRead()
{
    const auto ranked = [](std::uint64_t l) {
        return sentence({"a s", "1 p"}, "s", {.kind = ModelKind::Recursive, .l = Ratio(l, 1), .c = Ratio(5, 2)});
    };
    QVERIFY(ranked(2).contains("less than 2.5 times as likely as the 2nd most likely"));
    QVERIFY(ranked(11).contains("the 11th most likely"));
    QVERIFY(ranked(21).contains("the 21st most likely"));
    QVERIFY(ranked(22).contains("the 22nd most likely"));
    QVERIFY(ranked(23).contains("the 23rd most likely"));
    QVERIFY(ranked(111).contains("the 111th most likely"));
}

void TestGuarantee::withoutASensitiveAttributeNothingIsPromised()
{
    QVERIFY(sentence({"a b", "1 x"}, "", {}).starts_with("No attribute is sensitive, so nothing is promised"));
}

TRANCHE_TEST(TestGuarantee)

} // namespace tst_guarantee

#include "tst_guarantee.moc"
