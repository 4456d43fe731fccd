// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/table/keep_tuples.h"
#include "tests/oracle/pam_oracle.h"
#include "tests/oracle/phi_oracle.h"
#include "tests/support/seeds.h"
#include "tests/support/test_room.h"

#include "core/base/random.h"
#include "core/columns/propose_columns.h"
#include "core/correlation/correlate.h"
#include "core/correlation/exact_phi.h"
#include "core/correlation/phi_squared.h"
#include "core/table/table_builder.h"

#include <algorithm>
#include <set>
#include <string>
#include <vector>

namespace tst_columns_properties {

using namespace tranche;
using namespace tranche::test;

namespace {

/// A random table as the oracles read it (labels, numbers already binned by definition) and as the program does.
struct Sample {
    std::vector<std::vector<std::string>> labels;
    std::shared_ptr<const KeptTable> table;
};

constexpr std::uint32_t bins = 4;

class SampleBuilder {
public:
    SampleBuilder(std::size_t rows, RandomSource& random) : m_rows(rows), m_random(random) {}

    void addCategories(std::size_t domain)
    {
        std::vector<std::string> cells;
        for (std::size_t row = 0; row < m_rows; ++row)
            cells.push_back("v" + std::to_string(m_random.below(domain)));
        add(cells, cells, AttributeType::Categorical);
    }

    void addNumbers(std::uint64_t range)
    {
        std::vector<std::string> cells;
        for (std::size_t row = 0; row < m_rows; ++row) {
            const auto value = static_cast<long long>(m_random.below(range)) - static_cast<long long>(range / 2);
            cells.push_back(m_random.below(8) == 0 ? std::string() : std::to_string(value));
        }
        add(cells, binsByDefinition(cells, bins), AttributeType::Numeric);
    }

    /// An earlier attribute under other names: every phi2 of the two is equal.
    void addCopy()
    {
        auto cells = m_labels[m_random.below(m_labels.size())];
        for (auto& cell : cells)
            cell = "c" + cell;
        add(cells, cells, AttributeType::Categorical);
    }

    /// An earlier attribute read backwards: like it in everything but the tuples, so sums tie without being copies.
    void addMirror()
    {
        auto cells = m_labels[m_random.below(m_labels.size())];
        std::ranges::reverse(cells);
        for (auto& cell : cells)
            cell = "m" + cell;
        add(cells, cells, AttributeType::Categorical);
    }

    std::size_t size() const { return m_labels.size(); }

    Sample finish() const
    {
        std::vector<std::string> names;
        for (std::size_t i = 0; i < m_cells.size(); ++i)
            names.push_back("a" + std::to_string(i));
        TableBuilder builder(names);
        for (std::size_t row = 0; row < m_rows; ++row) {
            std::vector<std::string_view> cells;
            for (const auto& attribute : m_cells)
                cells.emplace_back(attribute[row]);
            builder.append(cells);
        }
        JobContext job;
        const Roles roles(m_cells.size(), Role::QuasiIdentifier);
        return {m_labels, keepTuples(*builder.finish().value(), m_schema, roles, job).value()};
    }

private:
    void add(const std::vector<std::string>& cells, const std::vector<std::string>& labels, AttributeType type)
    {
        m_cells.push_back(cells);
        m_labels.push_back(labels);
        auto& schema = m_schema.attributes.emplace_back();
        schema.type = type;
        schema.missing = MissingRule::KeepAsValue;
    }

    std::size_t m_rows;
    RandomSource& m_random;
    std::vector<std::vector<std::string>> m_cells;
    std::vector<std::vector<std::string>> m_labels;
    Schema m_schema;
};

Sample plainSample(RandomSource& random)
{
    SampleBuilder builder(2 + random.below(24), random);
    for (auto left = 2 + random.below(5); left > 0; --left)
        random.below(2) == 0 ? builder.addCategories(1 + random.below(4)) : builder.addNumbers(1 + random.below(30));
    return builder.finish();
}

/// Half of the attributes repeat another one in disguise, and few tuples make many phi2 equal by themselves.
Sample tiedSample(RandomSource& random)
{
    SampleBuilder builder(4 + 2 * random.below(5), random);
    builder.addCategories(2 + random.below(2));
    builder.addCategories(2);
    while (builder.size() < 5 + random.below(3)) {
        switch (random.below(4)) {
        case 0: builder.addCopy(); break;
        case 1: builder.addMirror(); break;
        case 2: builder.addCategories(1 + random.below(3)); break;
        default: builder.addNumbers(6); break;
        }
    }
    return builder.finish();
}

std::shared_ptr<const CorrelationMatrix> matrixOf(const Sample& sample)
{
    JobContext job;
    return correlate(*sample.table, bins, job).value();
}

std::vector<Indices> plain(const ColumnPartition& partition)
{
    std::vector<Indices> columns;
    for (const auto& column : partition.columns()) {
        columns.emplace_back();
        for (const auto attribute : column)
            columns.back().push_back(attribute.value);
    }
    return columns;
}

bool hasTies(const ExactMatrix& phi)
{
    std::set<BigRational> distinct;
    std::size_t pairs = 0;
    for (std::size_t i = 1; i < phi.size(); ++i) {
        for (std::size_t j = 0; j < i; ++j) {
            distinct.insert(phi[i][j]);
            ++pairs;
        }
    }
    return distinct.size() < pairs;
}

/// An empty text where all requests of a few random ones give the columns of the oracle.
QString firstDifference(const Sample& sample, const ExactMatrix& phi, RandomSource& random)
{
    const auto matrix = matrixOf(sample);
    const auto count = phi.size();
    for (int trial = 0; trial < 6; ++trial) {
        const std::size_t sensitive = random.below(count);
        ColumnRequest request;
        if (random.below(2) == 0)
            request.alpha = 1 + random.below(count);
        request.columns = 1 + random.below(count + 1);
        JobContext job;
        const auto proposal = proposeColumns(*matrix, AttributeId(sensitive), request, job).value();
        if (plain(proposal.columns) != columnsByDefinition(phi, sensitive, request.alpha, request.columns))
            return QStringLiteral("alpha %1, c %2, sensitive %3").arg(request.alpha.value_or(0)).arg(request.columns).arg(sensitive);
    }
    return {};
}

bool isSound(const ColumnPartition& partition)
{
    std::vector<std::size_t> seen;
    for (const auto& column : partition.columns()) {
        if (column.empty() || !std::ranges::is_sorted(column))
            return false;
        for (const auto attribute : column)
            seen.push_back(attribute.value);
    }
    std::ranges::sort(seen);
    if (seen.size() != partition.attributeCount() || std::ranges::adjacent_find(seen) != seen.end() || seen.back() + 1 != seen.size())
        return false;
    return !partition.sensitive() || partition.columnOf(*partition.sensitive()).value + 1 == partition.size();
}

ColumnPartition randomEdit(const ColumnPartition& partition, RandomSource& random)
{
    const ColumnId column(random.below(partition.size()));
    ColumnPartition::Column some;
    for (std::size_t i = 0; i < partition.attributeCount(); ++i) {
        if (random.below(3) == 0)
            some.push_back(AttributeId(i));
    }
    switch (random.below(3)) {
    case 0: return partition.withMoved(some, column);
    case 1: return partition.withNewColumn(some);
    default: return partition.withDissolved(column);
    }
}

} // namespace

class TestColumnsProperties : public QObject {
    Q_OBJECT
private slots:
    void phiIsTheDefinitionOnRandomTables();
    void columnsAreTheDefinitionOnRandomTables();
    void columnsAreTheDefinitionOnTablesFullOfTies();
    void editsKeepADisjointCover();
};

void TestColumnsProperties::phiIsTheDefinitionOnRandomTables()
{
    for (const auto seed : Seeds(0, 200)) {
        SeededRandom random(seed);
        const auto sample = plainSample(random);
        const auto phi = phiMatrixByDefinition(sample.labels);
        const auto matrix = matrixOf(sample);
        for (std::size_t i = 0; i < phi.size(); ++i) {
            for (std::size_t j = 0; j < phi.size(); ++j) {
                const auto text = QStringLiteral("seed %1, pair %2 %3").arg(seed).arg(i).arg(j);
                QVERIFY2(exactPhiSquared(*matrix, AttributeId(i), AttributeId(j)) == phi[i][j], qPrintable(text));
                const BigRational error = BigRational(matrix->at(AttributeId(i), AttributeId(j))) - phi[i][j];
                QVERIFY2(abs(error) <= BigRational(phiSquaredError), qPrintable(text));
            }
        }
    }
}

void TestColumnsProperties::columnsAreTheDefinitionOnRandomTables()
{
    for (const auto seed : Seeds(0, 200)) {
        SeededRandom random(seed);
        const auto sample = plainSample(random);
        const auto difference = firstDifference(sample, phiMatrixByDefinition(sample.labels), random);
        QVERIFY2(difference.isEmpty(), qPrintable(QStringLiteral("seed %1: %2").arg(seed).arg(difference)));
    }
}

void TestColumnsProperties::columnsAreTheDefinitionOnTablesFullOfTies()
{
    int tied = 0;
    const Seeds seeds(0, 300);
    for (const auto seed : seeds) {
        SeededRandom random(seed);
        const auto sample = tiedSample(random);
        const auto phi = phiMatrixByDefinition(sample.labels);
        tied += hasTies(phi) ? 1 : 0;
        const auto difference = firstDifference(sample, phi, random);
        QVERIFY2(difference.isEmpty(), qPrintable(QStringLiteral("seed %1: %2").arg(seed).arg(difference)));
    }
    if (seeds.all())
        QVERIFY2(tied >= 200, qPrintable(QStringLiteral("only %1 tables had ties").arg(tied)));
}

void TestColumnsProperties::editsKeepADisjointCover()
{
    for (const auto seed : Seeds(0, 200)) {
        SeededRandom random(seed);
        ColumnPartition::Column all;
        for (std::size_t i = 0, count = 1 + random.below(8); i < count; ++i)
            all.push_back(AttributeId(i));
        const auto sensitive = random.below(4) == 0 ? std::nullopt : std::optional(AttributeId(random.below(all.size())));
        auto partition = ColumnPartition::make({all}, all.size(), sensitive).value();
        for (int step = 0; step < 20; ++step) {
            partition = randomEdit(partition, random);
            QVERIFY2(isSound(partition), qPrintable(QStringLiteral("seed %1, step %2").arg(seed).arg(step)));
        }
    }
}

TRANCHE_CORE_TEST(TestColumnsProperties)

} // namespace tst_columns_properties

#include "tst_columns_properties.moc"
