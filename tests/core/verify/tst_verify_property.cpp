// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/verify/faithful_release.h"
#include "tests/oracle/verify_oracle.h"
#include "tests/support/release/format_two.h"
#include "tests/support/seeds.h"
#include "tests/support/test_room.h"
#include "tests/support/words/said.h"

#include <numeric>

namespace tst_verify_property {

using namespace tranche;
using namespace tranche::test;

namespace {

/// A random table with a random partition into columns and buckets, claimed to keep a random l.
struct RandomRelease {
    Snapshot snapshot;
    Ratio l;
};

std::vector<std::vector<std::string>> randomColumns(std::size_t attributes, RandomSource& random)
{
    std::vector<std::vector<std::string>> columns(1 + static_cast<std::size_t>(random.below(attributes)));
    for (std::size_t i = 0; i < attributes; ++i)
        columns[random.below(columns.size())].push_back(i + 1 == attributes ? "S" : std::string(1, static_cast<char>('A' + i)));
    std::erase_if(columns, [](const auto& column) { return column.empty(); });
    return columns;
}

RandomRelease randomRelease(std::uint64_t seed)
{
    SeededRandom random(seed);
    const auto attributes = 2 + static_cast<std::size_t>(random.below(4));
    const auto rows = 2 + random.below(14);
    const auto domain = 1 + random.below(3);
    std::vector<std::string> lines{""};
    for (std::size_t i = 0; i + 1 < attributes; ++i)
        lines[0] += std::string(1, static_cast<char>('A' + i)) + ' ';
    lines[0] += "S";
    for (std::size_t row = 0; row < rows; ++row) {
        lines.emplace_back();
        for (std::size_t i = 0; i < attributes; ++i)
            lines.back() += "v" + std::to_string(random.below(domain + (i + 1 == attributes ? 2 : 1))) + ' ';
    }
    SnapshotRequest request{.table = tableOf(lines), .sensitive = "S"};
    request.columns = randomColumns(attributes, random);
    request.parameters.model.l = Ratio(1, 1);

    std::vector<std::vector<std::uint32_t>> buckets(1 + static_cast<std::size_t>(random.below(4)));
    for (std::uint32_t row = 0; row < rows; ++row)
        buckets[random.below(buckets.size())].push_back(row);
    std::erase_if(buckets, [](const auto& bucket) { return bucket.empty(); });
    const Ratio choices[] = {{1, 1}, {4, 3}, {3, 2}, {2, 1}, {5, 2}, {3, 1}};
    const auto l = choices[random.below(6)];
    return {withClaimedBuckets(snapshotOf(request, seed), buckets, l, seed), l};
}

PlainRelease plainOf(const RandomRelease& release, const ReleaseFiles& files)
{
    PlainRelease plain;
    const auto& kept = *release.snapshot.kept;
    std::vector<AttributeId> order;
    for (const auto& column : release.snapshot.columns->columns()) {
        plain.columns.emplace_back();
        for (const auto attribute : column) {
            if (kept.attribute(attribute).role == Role::Sensitive)
                plain.sensitive = {order.size()};
            plain.columns.back().push_back(order.size());
            order.push_back(attribute);
        }
    }
    for (std::size_t row = 0; row < kept.rowCount(); ++row) {
        plain.original.emplace_back();
        for (const auto attribute : order)
            plain.original.back().push_back(kept.cell(RowId(row), attribute));
    }
    const auto cells = cellsOf(files.at("data.csv"));
    for (std::size_t line = 1; line < cells.size(); ++line) {
        plain.buckets.resize(static_cast<std::size_t>(std::stoi(cells[line][0])));
        plain.buckets.back().emplace_back(cells[line].begin() + 1, cells[line].end());
    }
    return plain;
}

} // namespace

class TestVerifyProperty : public QObject {
    Q_OBJECT
private slots:
    void agreesWithTheObviousTwinOnRandomReleases();
};

void TestVerifyProperty::agreesWithTheObviousTwinOnRandomReleases()
{
    int holds = 0, broken = 0, hopeless = 0, rescued = 0;
    const auto seeds = Seeds(1, 5000);
    for (const auto seed : seeds) {
        const auto context = QByteArray("seed ") + QByteArray::number(static_cast<qulonglong>(seed));
        const auto release = randomRelease(seed);
        const auto files = asFormatOne(madeDraft(release.snapshot, draftRequest(), {.reports = false}).takeFiles().release);
        const auto plain = plainOf(release, files);
        const BigRational limit(release.l.denominator(), release.l.numerator());
        const auto greatest = greatestShare(posteriors(plain));
        const bool locallyKept = greatestShare(localDistributions(plain)) <= limit;

        JobContext job;
        const auto alone = verifyFiles(files, job);
        const auto compared = verifyAgainstOriginal(files, originalOf(release.snapshot), job);

        const auto message = context + ": " + sentencesOf(alone) + " / " + sentencesOf(compared);
        QVERIFY2((alone.verdict == Verdict::Holds) == locallyKept, message.constData());
        if (alone.verdict == Verdict::DoesNotHold) { // never claimed of what could still hold
            QVERIFY2(certainlyBroken(plain, [&](const auto& distribution) { return greatestShare({distribution}) <= limit; }),
                     message.constData());
            ++hopeless;
        }
        QVERIFY2((compared.verdict == Verdict::Holds) == (greatest <= limit), message.constData());
        QVERIFY2(compared.verdict == Verdict::Holds || compared.verdict == Verdict::DoesNotHold, message.constData());
        if (compared.checks.size() >= 5) {
            const auto expected = "the largest is " + ratioText(greatest);
            QVERIFY2(wordsOf(compared.checks[4].statement).find(expected) != std::string::npos,
                     (message + " expected " + expected.c_str()).constData());
        }
        ++(greatest <= limit ? holds : broken);
        rescued += greatest <= limit && !locallyKept ? 1 : 0;
    }
    qInfo("%d hold (%d by several matching buckets), %d broken (%d seen by the file alone)", holds, rescued, broken, hopeless);
    if (seeds.all())
        QVERIFY2(holds > 200 && broken > 200 && hopeless > 200 && rescued > 50, "the random tables do not cover every verdict");
}

TRANCHE_CORE_TEST(TestVerifyProperty)

} // namespace tst_verify_property

#include "tst_verify_property.moc"
