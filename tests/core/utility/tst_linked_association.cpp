// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/utility/linked_association.h"

#include "core/correlation/correlate.h"
#include "core/slicing/slice.h"
#include "tests/support/random_table.h"
#include "tests/support/seeds.h"
#include "tests/support/test_room.h"

#include <cmath>
#include <map>

namespace tst_linked_association {

using namespace tranche;
using namespace tranche::test;

namespace {

struct Linked {
    explicit Linked(std::uint64_t seed) : random(seed), slicing(randomSlicing(random)), matrix(correlate(*slicing.table, 10, job).value())
    {
    }

    std::shared_ptr<const SlicedTable> draw()
    {
        return slice({slicing.table, std::make_shared<const ColumnPartition>(slicing.columns),
                      std::make_shared<const BucketPartition>(slicing.partition)},
                     OrderInBucket::Random, random, job)
            .value();
    }

    JobContext job;
    SeededRandom random;
    RandomSlicing slicing;
    std::shared_ptr<const CorrelationMatrix> matrix;
};

/// By the formula, line by line.
double plainPhi(const SlicedTable& linking, const CorrelationMatrix& matrix, AttributeId a, AttributeId b)
{
    std::map<std::pair<std::uint32_t, std::uint32_t>, double> both;
    std::map<std::uint32_t, double> left;
    std::map<std::uint32_t, double> right;
    for (std::size_t line = 0; line < linking.lineCount(); ++line) {
        const auto codeOn = [&](AttributeId id) { return matrix.codes(id)[linking.tuplesOf(linking.columns().columnOf(id))[line]]; };
        ++both[{codeOn(a), codeOn(b)}];
        ++left[codeOn(a)];
        ++right[codeOn(b)];
    }
    const auto smaller = std::min(left.size(), right.size());
    if (smaller < 2)
        return 0.0;
    double sum = 0.0;
    for (const auto& [codes, count] : both)
        sum += count * count / (left[codes.first] * right[codes.second]);
    return (sum - 1.0) / static_cast<double>(smaller - 1);
}

} // namespace

class TestLinkedAssociation : public QObject {
    Q_OBJECT

private slots:
    void isCountedOnTheLines();
    void ofBucketsOfOneTupleItIsThatOfTheTable();
    void anotherTableIsRefused();
};

void TestLinkedAssociation::isCountedOnTheLines()
{
    for (const auto seed : Seeds(1, 80)) {
        Linked linked(seed);
        const auto linking = linked.draw();
        const auto report = linkedAssociation(*linking, *linked.matrix, linked.job).value();
        for (std::size_t i = 0; i < report.attributes; ++i)
            for (std::size_t j = 0; j < i; ++j) {
                const auto plain = plainPhi(*linking, *linked.matrix, AttributeId(i), AttributeId(j));
                QVERIFY2(std::abs(report.at(AttributeId(i), AttributeId(j)) - plain) < 1e-9, std::to_string(seed).c_str());
                QCOMPARE(report.at(AttributeId(i), AttributeId(j)), report.at(AttributeId(j), AttributeId(i)));
                // What stays together is as it was.
                if (linked.slicing.columns.columnOf(AttributeId(i)) == linked.slicing.columns.columnOf(AttributeId(j)))
                    QVERIFY(std::abs(plain - linked.matrix->at(AttributeId(i), AttributeId(j))) < 1e-9);
            }
    }
}

/// Of tuples that are alone in their buckets nothing is shuffled: a linking is the table.
void TestLinkedAssociation::ofBucketsOfOneTupleItIsThatOfTheTable()
{
    Linked linked(3);
    std::vector<std::uint32_t> rows(linked.slicing.table->rowCount());
    std::vector<std::size_t> starts(rows.size());
    for (std::size_t i = 0; i < rows.size(); ++i) {
        rows[i] = static_cast<std::uint32_t>(i);
        starts[i] = i;
    }
    linked.slicing.partition = BucketPartition::make(std::move(rows), std::move(starts), false).value();
    const auto report = linkedAssociation(*linked.draw(), *linked.matrix, linked.job).value();
    for (std::size_t i = 0; i < report.attributes; ++i)
        for (std::size_t j = 0; j < i; ++j)
            QVERIFY(std::abs(report.at(AttributeId(i), AttributeId(j)) - linked.matrix->at(AttributeId(i), AttributeId(j))) < 1e-9);
    QVERIFY(!report.keptPercent || std::abs(*report.keptPercent - 100.0) < 1e-6);
}

void TestLinkedAssociation::anotherTableIsRefused()
{
    Linked one(1);
    Linked other(2);
    const auto found = linkedAssociation(*one.draw(), *other.matrix, one.job);
    QVERIFY(!found && found.error().code == ErrorCode::InvalidArgument);
}

TRANCHE_CORE_TEST(TestLinkedAssociation)

} // namespace tst_linked_association

#include "tst_linked_association.moc"
