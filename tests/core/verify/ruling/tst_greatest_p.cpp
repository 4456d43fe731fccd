// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/messages/release/evidence_message.h"
#include "core/verify/ruling/asked_rule.h"
#include "tests/core/verify/handmade_release.h"
#include "tests/support/test_room.h"

#include <algorithm>

namespace tst_greatest_p {

using namespace tranche;
using namespace tranche::test;

namespace {

/// Whether a policy's bound of p(t,s) is said to hold, with the original; everything else does.
bool holdsUnder(const char* bound, const HandmadeRelease& release)
{
    JobContext job;
    const Policy policy{"Rules", "1", std::string(64, 'c'), {askedRule(Rule::GreatestP, bound).value()}};
    const auto report = verifyAgainstOriginal(filesOf(release), originalOf(release), job, {.policy = policy});
    const bool fails
        = std::ranges::any_of(report.checks, [](const auto& check) { return check.statement.says == Message(EvidenceMessage::RuleFails); });
    if ((report.verdict == Verdict::Holds) == fails)
        qFatal("%s", sentencesOf(report).constData());
    return !fails;
}

} // namespace

class TestGreatestP : public QObject {
    Q_OBJECT
private slots:
    void countsSeveralBucketsUnderEveryModel_data();
    void countsSeveralBucketsUnderEveryModel();
    void aFractionThatDoesNotFitCountsToo();
};

void TestGreatestP::countsSeveralBucketsUnderEveryModel_data()
{
    QTest::addColumn<QString>("model");
    for (const auto* model : {"l", "distinct", "entropy"})
        QTest::newRow(model) << model;
}

/// Everybody matches both buckets, and two of three persons in each have the disease a: p is 2/3.
void TestGreatestP::countsSeveralBucketsUnderEveryModel()
{
    QFETCH(QString, model);
    HandmadeRelease release{.columns = {{"A"}, {"S"}}, .sensitive = {"S"}};
    release.promise = {{"model", model.toStdString()}, {"l", model == "distinct" ? "2/1" : "1/1"}};
    release.buckets = {{{"x", "a"}, {"y", "a"}, {"z", "b"}}, {{"x", "b"}, {"y", "a"}, {"z", "a"}}};
    for (const auto& bucket : release.buckets)
        release.original.insert(release.original.end(), bucket.begin(), bucket.end());
    QVERIFY(holdsUnder("2/3", release));
    QVERIFY(!holdsUnder("1/2", release));
}

/// The greatest p of S, 0.408..., has a denominator of 19 digits; that of T is 1/7.
void TestGreatestP::aFractionThatDoesNotFitCountsToo()
{
    HandmadeRelease release{.columns = {{"A"}, {"S"}, {"T"}}, .sensitive = {"S", "T"}, .promise = {{"model", "l"}, {"l", "1/1"}}};
    for (const int size : {10, 14, 22, 26, 34, 38, 46, 58}) {
        const auto number = std::to_string(release.buckets.size());
        release.buckets.emplace_back();
        for (int line = 0; line < size; ++line)
            release.buckets.back().push_back(
                {line < (size == 10 ? 9 : 1) ? "x" : "y", (line % 2 == 0 ? "a" : "b") + number, "t" + std::to_string(line % 10)});
        release.original.insert(release.original.end(), release.buckets.back().begin(), release.buckets.back().end());
    }
    QVERIFY(holdsUnder("1/2", release));
    QVERIFY(!holdsUnder("1/5", release));
    QVERIFY(!holdsUnder("1/8", release));
}

TRANCHE_CORE_TEST(TestGreatestP)

} // namespace tst_greatest_p

#include "tst_greatest_p.moc"
