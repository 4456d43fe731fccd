// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/random.h"
#include "tests/core/verify/handmade_release.h"
#include "tests/oracle/plain_model_oracle.h"
#include "tests/support/seeds.h"
#include "tests/support/test_room.h"
#include "core/base/messages/promise_message.h"
#include "core/base/messages/verdict_message.h"
#include "tests/support/words/said.h"

#include <array>
#include <numeric>

namespace tst_verify_models {

using namespace tranche;
using namespace tranche::test;

namespace {

std::string pick(RandomSource& random, const std::vector<std::string>& choices)
{
    return choices[static_cast<std::size_t>(random.below(choices.size()))];
}

const std::vector<std::string> models{"l", "distinct", "entropy", "recursive", "t"};

std::map<std::string, std::string> randomPromise(const std::string& model, RandomSource& random)
{
    if (model == "l" || model == "entropy")
        return {{"model", model}, {"l", pick(random, {"1/1", "4/3", "3/2", "2/1", "5/2", "3/1"})}};
    if (model == "distinct")
        return {{"model", model}, {"l", pick(random, {"1/1", "2/1", "3/1"})}};
    if (model == "recursive")
        return {{"model", model}, {"l", pick(random, {"1/1", "2/1", "3/1"})}, {"c", pick(random, {"1/2", "1/1", "3/2", "2/1", "5/1"})}};
    return {{"model", model}, {"l", "2/1"}, {"t", pick(random, {"0/1", "1/10", "1/5", "1/4", "1/3", "2/5", "1/2", "1/1"})}};
}

/// Attributes fall into columns; the last one or two are sensitive, together or each by itself.
void chooseColumns(HandmadeRelease& release, std::size_t attributes, RandomSource& random)
{
    const auto sensitive = static_cast<std::size_t>(random.below(attributes > 2 ? 3 : 2));
    release.joint = sensitive == 2 && random.below(2) == 0;
    std::vector<std::vector<std::string>> columns(1 + static_cast<std::size_t>(random.below(attributes)));
    std::size_t last = 0;
    for (std::size_t i = 0; i < attributes; ++i) {
        const auto name = std::string(1, static_cast<char>('A' + i));
        const bool isSensitive = i + sensitive >= attributes;
        const auto column
            = isSensitive && release.joint && i + 1 == attributes ? last : static_cast<std::size_t>(random.below(columns.size()));
        last = column;
        columns[column].push_back(name);
        if (isSensitive)
            release.sensitive.push_back(name);
    }
    std::erase_if(columns, [](const auto& column) { return column.empty(); });
    release.columns = columns;
}

/// Any grouping: tuples fall into buckets at random, and in each bucket every column is shuffled by itself.
void chooseBuckets(HandmadeRelease& release, RandomSource& random)
{
    std::vector<std::vector<PlainTuple>> buckets(1 + static_cast<std::size_t>(random.below(4)));
    for (const auto& tuple : release.original)
        buckets[random.below(buckets.size())].push_back(tuple);
    std::erase_if(buckets, [](const auto& bucket) { return bucket.empty(); });
    for (auto& bucket : buckets) {
        const auto before = bucket;
        std::size_t attribute = 0;
        for (const auto& column : release.columns) {
            std::vector<std::uint32_t> order(bucket.size());
            std::iota(order.begin(), order.end(), 0U);
            shuffle(std::span(order), random);
            for (std::size_t i = 0; i < column.size(); ++i, ++attribute)
                for (std::size_t line = 0; line < bucket.size(); ++line)
                    bucket[line][attribute] = before[order[line]][attribute];
        }
    }
    release.buckets = buckets;
}

HandmadeRelease randomRelease(const std::string& model, std::uint64_t seed)
{
    SeededRandom random(seed);
    HandmadeRelease release;
    const auto attributes = 2 + static_cast<std::size_t>(random.below(4));
    chooseColumns(release, attributes, random);
    for (const auto& name : release.sensitive)
        switch (random.below(3)) {
        case 0: release.numeric.insert(name); break;
        case 1: release.order[name] = {"v2", "v0", "v3", "v1", "v4"}; break;
        default: break;
        }
    const auto domain = 1 + random.below(3);
    const auto tuples = 2 + random.below(14);
    for (std::uint64_t tuple = 0; tuple < tuples; ++tuple) {
        release.original.emplace_back();
        for (const auto& name : release.names()) {
            const bool sensitive = std::ranges::count(release.sensitive, name) > 0;
            const auto number = std::to_string(random.below(domain + (sensitive ? 2 : 1)));
            release.original.back().push_back(release.numeric.contains(name) ? number : "v" + number);
        }
    }
    chooseBuckets(release, random);
    release.promise = release.sensitive.empty() ? std::map<std::string, std::string>{{"model", "none"}} : randomPromise(model, random);
    return release;
}

/// One sensitive attribute, or all of them as one, as the definitions see it.
struct PlainTarget {
    PlainRelease release;
    std::function<bool(const PlainDistribution&)> keeps;
};

BigRational fraction(const std::map<std::string, std::string>& promise, const std::string& key)
{
    return promise.contains(key) ? BigRational(promise.at(key)) : BigRational(1);
}

std::function<bool(const PlainDistribution&)> judgeOf(const HandmadeRelease& release, const PlainRelease& plain)
{
    const auto& promise = release.promise;
    const PlainModel model{promise.at("model"), fraction(promise, "l"), fraction(promise, "c"), fraction(promise, "t")};
    const auto whole = wholeDistribution(plain);
    std::vector<PlainTuple> order;
    bool ordered = false;
    if (plain.sensitive.size() == 1) {
        const auto name = release.names()[plain.sensitive.front()];
        ordered = release.numeric.contains(name) || release.order.contains(name);
        for (const auto& value : valuesOf(release, plain.sensitive.front()))
            order.push_back({value});
    } else {
        for (const auto& [value, probability] : whole)
            order.push_back(value);
    }
    return [=](const PlainDistribution& distribution) {
        std::vector<BigRational> probabilities, table;
        for (const auto& value : order) {
            const auto found = distribution.find(value);
            probabilities.push_back(found == distribution.end() ? BigRational(0) : found->second);
            table.push_back(whole.at(value));
        }
        return keepsPlainly(model, probabilities, table, ordered);
    };
}

std::vector<PlainTarget> targetsOf(const HandmadeRelease& release)
{
    PlainRelease plain{release.original, release.buckets, {}, {}};
    std::vector<std::vector<std::size_t>> sensitive;
    std::size_t attribute = 0;
    for (const auto& column : release.columns) {
        plain.columns.emplace_back();
        for (const auto& name : column) {
            if (std::ranges::count(release.sensitive, name) > 0) {
                if (!release.joint || sensitive.empty())
                    sensitive.emplace_back();
                sensitive.back().push_back(attribute);
            }
            plain.columns.back().push_back(attribute++);
        }
    }
    std::vector<PlainTarget> targets;
    for (const auto& attributes : sensitive) {
        plain.sensitive = attributes;
        targets.push_back({plain, judgeOf(release, plain)});
    }
    return targets;
}

} // namespace

class TestVerifyModels : public QObject {
    Q_OBJECT
private slots:
    void agreesWithTheDefinitionsOnRandomReleases_data();
    void agreesWithTheDefinitionsOnRandomReleases();
    void namesTheSensitiveAttributeWhereThereAreSeveral();
    void promisesNothingWithoutASensitiveAttribute();
};

void TestVerifyModels::agreesWithTheDefinitionsOnRandomReleases_data()
{
    QTest::addColumn<QString>("model");
    for (const auto& model : models)
        QTest::newRow(model.c_str()) << textOf(model);
}

void TestVerifyModels::agreesWithTheDefinitionsOnRandomReleases()
{
    QFETCH(QString, model);
    std::array<int, 4> alone{}, compared{};
    const Seeds seeds(1, 600);
    for (const auto seed : seeds) {
        const auto release = randomRelease(model.toStdString(), seed);
        const auto files = filesOf(release);
        bool locally = true, everybody = true, certain = false;
        BigRational largest = 0;
        for (const auto& target : targetsOf(release)) {
            const auto all = posteriors(target.release);
            largest = greatestShare(all);
            locally = locally && std::ranges::all_of(localDistributions(target.release), target.keeps);
            everybody = everybody && std::ranges::all_of(all, target.keeps);
            certain = certain || (!everybody && certainlyBroken(target.release, target.keeps));
        }
        JobContext job;
        const auto byFiles = verifyFiles(files, job);
        const auto byOriginal = verifyAgainstOriginal(files, originalOf(release), job);
        const auto message
            = "seed " + QByteArray::number(static_cast<qulonglong>(seed)) + ": " + sentencesOf(byFiles) + " / " + sentencesOf(byOriginal);
        QVERIFY2((byFiles.verdict == Verdict::Holds) == locally, message.constData());
        QVERIFY2(byFiles.verdict != Verdict::Unreadable, message.constData());
        QVERIFY2(byFiles.verdict != Verdict::DoesNotHold || certain, message.constData()); // never claimed of what could still hold
        QVERIFY2(byOriginal.verdict == (everybody ? Verdict::Holds : Verdict::DoesNotHold), message.constData());
        if (release.promise.at("model") == "l" && (release.joint || release.sensitive.size() == 1) && byOriginal.checks.size() >= 5)
            QVERIFY2(wordsOf(byOriginal.checks[4].statement).find("the largest is " + ratioText(largest)) != std::string::npos,
                     message.constData());
        ++alone[static_cast<std::size_t>(byFiles.verdict)];
        ++compared[static_cast<std::size_t>(byOriginal.verdict)];
    }
    qInfo("files alone: %d hold, %d do not, %d not shown; with the original: %d hold, %d do not", alone[0], alone[1], alone[3], compared[0],
          compared[1]);
    // Shares of the releases that leave room below what these seeds give: files alone 52, 27 and 7 in 100 at least, originals 32.
    if (!seeds.all())
        return;
    const auto all = static_cast<int>(seeds.size());
    QVERIFY2(alone[0] > all / 3 && alone[1] > all / 12 && alone[3] > all / 20,
             "the random releases do not cover every verdict of the files");
    QVERIFY2(compared[0] > alone[0] && compared[1] > all / 6, "the random releases do not cover every verdict with the original");
}

void TestVerifyModels::namesTheSensitiveAttributeWhereThereAreSeveral()
{
    HandmadeRelease release{.columns = {{"A"}, {"S"}, {"T"}}, .sensitive = {"S", "T"}};
    for (const auto& tuple : {PlainTuple{"x", "s", "t"}, PlainTuple{"x", "s", "u"}, PlainTuple{"x", "r", "t"}, PlainTuple{"x", "r", "u"}})
        release.original.push_back(tuple);
    release.buckets = {release.original};
    JobContext job;
    const auto report = verifyAgainstOriginal(filesOf(release), originalOf(release), job);
    QVERIFY2(report.verdict == Verdict::Holds, sentencesOf(report).constData());
    QVERIFY(report.checks[3].statement
            == Statement(VerdictMessage::SharesWithin, Statement(PromiseMessage::ColumnOf, "T"), Argument::figure("1/2")));
    QVERIFY(report.checks[5].statement
            == Statement(VerdictMessage::PosteriorWithin, Statement(PromiseMessage::ColumnOf, "S"), 2U, Argument::figure("1/2")));
}

void TestVerifyModels::promisesNothingWithoutASensitiveAttribute()
{
    HandmadeRelease release{.columns = {{"A"}, {"B"}}, .promise = {{"model", "none"}}};
    release.original = {{"x", "1"}, {"y", "2"}, {"x", "2"}};
    release.numeric = {"B"};
    release.buckets = {{{"x", "2"}, {"y", "1"}}, {{"x", "2"}}};
    JobContext job;
    const auto report = verifyAgainstOriginal(filesOf(release), originalOf(release), job);
    QVERIFY2(report.verdict == Verdict::Holds, sentencesOf(report).constData());
    QVERIFY(report.checks[2].statement == Statement(VerdictMessage::NothingPromised));

    release.original = {{"x", "1"}, {"x", "2"}, {"y", "2"}};
    release.buckets = {{{"y", "1"}}, {{"x", "2"}, {"x", "2"}}}; // x with 1 fits no bucket
    QCOMPARE(verifyFiles(filesOf(release), job).verdict, Verdict::Holds);
    QCOMPARE(verifyAgainstOriginal(filesOf(release), originalOf(release), job).verdict, Verdict::DoesNotHold);
}

TRANCHE_CORE_TEST(TestVerifyModels)

} // namespace tst_verify_models

#include "tst_verify_models.moc"
