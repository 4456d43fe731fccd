// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/table/keep_tuples.h"
#include "tests/support/adult.h"
#include "tests/support/tables.h"
#include "tests/support/test_room.h"
#include "tests/support/vectors.h"

#include "core/base/random.h"
#include "core/correlation/correlate.h"
#include "core/correlation/exact_phi.h"
#include "core/correlation/phi_squared.h"

#include <QJsonArray>

#include <algorithm>

namespace tst_correlate {

using namespace tranche;
using namespace tranche::test;

namespace {

std::shared_ptr<const CorrelationMatrix> matrixOf(const KeptTable& table, std::uint32_t bins)
{
    JobContext job;
    return correlate(table, bins, job).value();
}

double occupationWith(const KeptTable& table, const CorrelationMatrix& matrix, std::string_view name)
{
    return matrix.at(table.find("occupation").value(), table.find(name).value());
}

} // namespace

class TestCorrelate : public QObject {
    Q_OBJECT
private slots:
    void givesTheMatrixOfEveryVectorExactly_data();
    void givesTheMatrixOfEveryVectorExactly();
    void ordersAttributesLikeEveryVector_data();
    void ordersAttributesLikeEveryVector();
    void isSymmetricWithOnesOnTheDiagonal();
    void usesAnAttributesOwnBins();
    void countsMissingAsACategoryOfItsOwn();
    void scoresLargeDomainsLikeSmallOnes();
    void holdsOneAttribute();
    void refusesFewerThanTwoBins();
    void stopsBetweenPairsAndReportsProgress();
    void findsThePublishedCorrelationsOfAdult();
};

void TestCorrelate::givesTheMatrixOfEveryVectorExactly_data()
{
    QTest::addColumn<QString>("name");
    for (const auto& name : vectorNames())
        QTest::newRow(qPrintable(name)) << name;
}

void TestCorrelate::givesTheMatrixOfEveryVectorExactly()
{
    QFETCH(QString, name);
    const auto vector = loadVector(name);
    const auto matrix = matrixOf(*vector.table, vector.bins);
    const auto expected = vector.json[u"phi2"].toArray();
    QCOMPARE(static_cast<std::size_t>(expected.size()), matrix->size());
    for (std::size_t i = 0; i < matrix->size(); ++i) {
        for (std::size_t j = 0; j < matrix->size(); ++j) {
            const auto truth = fractionOf(expected[static_cast<qsizetype>(i)][static_cast<qsizetype>(j)]);
            QVERIFY(exactPhiSquared(*matrix, AttributeId(i), AttributeId(j)) == truth);
            QVERIFY(abs(BigRational(matrix->at(AttributeId(i), AttributeId(j))) - truth) <= BigRational(phiSquaredError));
        }
    }
}

void TestCorrelate::ordersAttributesLikeEveryVector_data()
{
    givesTheMatrixOfEveryVectorExactly_data();
}

void TestCorrelate::ordersAttributesLikeEveryVector()
{
    QFETCH(QString, name);
    const auto vector = loadVector(name);
    const auto matrix = matrixOf(*vector.table, vector.bins);
    std::vector<std::pair<BigRational, AttributeId>> others;
    for (std::size_t i = 0; i < matrix->size(); ++i) {
        if (AttributeId(i) != vector.sensitive)
            others.emplace_back(exactPhiSquared(*matrix, AttributeId(i), vector.sensitive), AttributeId(i));
    }
    std::ranges::stable_sort(others, [](const auto& a, const auto& b) { return a.first > b.first; });
    const auto expected = vector.json[u"correlation_with_sensitive"].toArray();
    QCOMPARE(static_cast<std::size_t>(expected.size()), others.size());
    for (std::size_t k = 0; k < others.size(); ++k) {
        const auto entry = expected[static_cast<qsizetype>(k)];
        QCOMPARE(vector.table->attribute(others[k].second).name, entry[0].toString().toStdString());
        QVERIFY(others[k].first == fractionOf(entry[1]));
    }
}

void TestCorrelate::isSymmetricWithOnesOnTheDiagonal()
{
    const auto matrix = matrixOf(*keptOf({"a b c", "x p k", "y q k", "x q k", "y q k"}, "c"), 10);
    for (std::size_t i = 0; i < 3; ++i) {
        QCOMPARE(matrix->at(AttributeId(i), AttributeId(i)), 1.0); // c is constant: still 1 with itself
        for (std::size_t j = 0; j < 3; ++j)
            QCOMPARE(matrix->at(AttributeId(i), AttributeId(j)), matrix->at(AttributeId(j), AttributeId(i)));
    }
    QCOMPARE(matrix->at(AttributeId(0), AttributeId(2)), 0.0);
}

void TestCorrelate::usesAnAttributesOwnBins()
{
    const auto table = tableOf({"n s", "0 k", "4 h", "5 k", "9 h"});
    Schema schema;
    schema.attributes.resize(2);
    schema.attributes[0].bins = 10;
    JobContext job;
    const auto kept = keepTuples(*table, schema, {Role::QuasiIdentifier, Role::Sensitive}, job).value();
    QCOMPARE(matrixOf(*kept, 2)->domain(AttributeId(0)), std::size_t{4});
    QVERIFY(exactPhiSquared(*matrixOf(*kept, 2), AttributeId(0), AttributeId(1)) == 1);

    schema.attributes[0].bins.reset();
    const auto plain = keepTuples(*table, schema, {Role::QuasiIdentifier, Role::Sensitive}, job).value();
    QVERIFY(exactPhiSquared(*matrixOf(*plain, 2), AttributeId(0), AttributeId(1)) == 0); // 0, 4 | 5, 9
}

void TestCorrelate::countsMissingAsACategoryOfItsOwn()
{
    const auto table = tableOf({"n s", "0 k", "1 k", "9 k", "_ h", "_ h"});
    Schema schema;
    schema.attributes.resize(2);
    schema.attributes[0].missing = MissingRule::KeepAsValue;
    JobContext job;
    const auto kept = keepTuples(*table, schema, {Role::QuasiIdentifier, Role::Sensitive}, job).value();
    const auto matrix = matrixOf(*kept, 2);
    QCOMPARE(matrix->domain(AttributeId(0)), std::size_t{3});
    QVERIFY(exactPhiSquared(*matrix, AttributeId(0), AttributeId(1)) == 1);
}

void TestCorrelate::scoresLargeDomainsLikeSmallOnes()
{
    // 3,000 codes by 2,500 codes over 4,000 tuples: counted by groups. Beside them small ones: by bytes, and mixed.
    SeededRandom random(3);
    std::vector<std::string> lines{"a b c d"};
    for (int row = 0; row < 4000; ++row) {
        lines.push_back("a" + std::to_string(random.below(3000)) + " b" + std::to_string(random.below(2500)) + " c"
                        + std::to_string(random.below(7)) + " d" + std::to_string(random.below(300)));
    }
    const auto matrix = matrixOf(*keptOf(lines, ""), 10);
    for (std::size_t i = 0; i < 4; ++i) {
        for (std::size_t j = 0; j < i; ++j) {
            const auto truth = exactPhiSquared(*matrix, AttributeId(i), AttributeId(j));
            QVERIFY(abs(BigRational(matrix->at(AttributeId(i), AttributeId(j))) - truth) <= BigRational(phiSquaredError));
            QVERIFY(truth == exactPhiSquared(*matrix, AttributeId(j), AttributeId(i)));
        }
    }
}

void TestCorrelate::holdsOneAttribute()
{
    const auto matrix = matrixOf(*keptOf({"s", "k", "h"}, "s"), 10);
    QCOMPARE(matrix->size(), std::size_t{1});
    QCOMPARE(matrix->pairCount(), std::size_t{0});
}

void TestCorrelate::refusesFewerThanTwoBins()
{
    JobContext job;
    const auto table = tableOf({"n s", "0 k", "4 h"});
    Schema schema;
    schema.attributes.resize(2);
    const auto plain = keepTuples(*table, schema, {Role::QuasiIdentifier, Role::Sensitive}, job).value();
    QCOMPARE(correlate(*plain, 1, job).error().code, ErrorCode::InvalidArgument);

    schema.attributes[0].bins = 1;
    const auto own = keepTuples(*table, schema, {Role::QuasiIdentifier, Role::Sensitive}, job).value();
    QCOMPARE(correlate(*own, 10, job).error().place.attribute, std::string("n"));
}

void TestCorrelate::stopsBetweenPairsAndReportsProgress()
{
    const auto table = keptOf({"a b c d", "x p k 1", "y q k 2", "x q h 3"}, "c");
    std::stop_source source;
    std::vector<int> reports;
    JobContext job(source.get_token(), [&](int permille) {
        reports.push_back(permille);
        if (permille >= 500)
            source.request_stop();
    });
    job.setThreads(1); // several may finish a pair each before they see the stop
    QCOMPARE(JobContext::untilStopped([&] { return correlate(*table, 10, job); }).error().code, ErrorCode::Cancelled);
    QCOMPARE(reports, (std::vector<int>{0, 166, 333, 500}));
}

void TestCorrelate::findsThePublishedCorrelationsOfAdult()
{
    const auto table = adult(occ7(), true);
    if (!table)
        QSKIP("The Adult files are not beside this checkout.");
    QCOMPARE(table->rowCount(), std::size_t{45'222});
    const auto matrix = matrixOf(*table, 10);
    const auto rounded = [&](std::string_view name) { return QString::number(occupationWith(*table, *matrix, name), 'f', 4); };
    QCOMPARE(rounded("sex"), QStringLiteral("0.1899"));
    QCOMPARE(rounded("workclass"), QStringLiteral("0.0471"));
    QCOMPARE(rounded("education"), QStringLiteral("0.0387"));
    QCOMPARE(rounded("marital-status"), QStringLiteral("0.0170"));

    const auto all = adult(occ15(), true);
    QCOMPARE(QString::number(occupationWith(*all, *matrixOf(*all, 10), "salary"), 'f', 4), QStringLiteral("0.1197"));
}

TRANCHE_CORE_TEST(TestCorrelate)

} // namespace tst_correlate

#include "tst_correlate.moc"
