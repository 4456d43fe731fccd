// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/random.h"
#include "core/verify/lookup/column_index.h"
#include "tests/support/test_room.h"

namespace tst_column_index {

using namespace tranche;

/// What the verifier looks things up in: how much memory it says that it takes.
class TestColumnIndex : public QObject {
    Q_OBJECT

private slots:
    void takesNoMoreThanItSays_data();
    void takesNoMoreThanItSays();
};

template <class T>
static std::uint64_t bytesOf(const std::vector<T>& items)
{
    return items.size() * sizeof(T);
}

static std::uint64_t bytesOf(const Combinations& combinations)
{
    return bytesOf(combinations.lines) + bytesOf(combinations.tuples);
}

static std::uint64_t bytesOf(const PostingLists& lists)
{
    return lists.size() * sizeof(Posting) + (lists.valueCount() + 1) * sizeof(std::uint32_t);
}

static std::uint64_t bytesOf(const GroupedColumn& groups)
{
    return bytesOf(groups.group) + bytesOf(groups.whole) + bytesOf(groups.postings) + bytesOf(groups.entryStart) + bytesOf(groups.entries)
           + bytesOf(groups.slotOf) + bytesOf(groups.valueOf);
}

void TestColumnIndex::takesNoMoreThanItSays_data()
{
    QTest::addColumn<quint32>("domain");
    QTest::newRow("few values") << quint32{3};
    QTest::newRow("values of their own") << quint32{1'000'000'000};
}

void TestColumnIndex::takesNoMoreThanItSays()
{
    QFETCH(quint32, domain);
    constexpr std::size_t rows = 5'000;
    constexpr std::size_t columns = 3;
    constexpr std::uint32_t bucketSize = 4;
    SeededRandom random(1);
    std::vector<std::vector<std::uint32_t>> codes(2 * columns);
    CodedRelease release;
    for (auto& own : codes) {
        for (std::size_t row = 0; row < rows; ++row)
            own.push_back(static_cast<std::uint32_t>(random.below(std::min(domain, static_cast<quint32>(rows)))));
        release.attributes.push_back({own, own, rows, {}});
    }
    release.columnStarts = {0, 2, 4, 6};
    std::vector<std::uint32_t> starts;
    for (std::uint32_t start = 0; start <= rows; start += bucketSize)
        starts.push_back(start);
    release.bucketStarts = starts;
    release.tupleCount = rows;

    ReleaseIndex index(release);
    const std::vector<Target> targets{{2, {5}}, {2, {4}}};
    const JobContext job;
    index.prepare(targets.front(), job);
    std::uint64_t taken = 0;
    for (const auto& target : targets)
        taken += bytesOf(index.groupsOf(target, job));
    for (std::size_t column = 0; column < columns; ++column)
        taken += bytesOf(index.wholes(column, job)) + bytesOf(index.postings(column, job));
    const auto said = ReleaseIndex::bytesFor(release.rows(), columns, targets.size());
    QVERIFY2(taken <= said, qPrintable(QStringLiteral("%1 of %2").arg(taken).arg(said)));
    QVERIFY2(said <= 3 * taken, qPrintable(QStringLiteral("%1 of %2").arg(taken).arg(said)));
}

TRANCHE_TEST(TestColumnIndex)

} // namespace tst_column_index

#include "tst_column_index.moc"
