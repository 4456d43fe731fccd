// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/conformance/tuple_match.h"
#include "tests/support/tables.h"
#include "tests/support/test_room.h"
#include "tests/support/vector_slicings.h"

namespace tst_tuple_match {

using namespace tranche;
using namespace tranche::test;

/// Every slicing in the vectors, given or the result of a run under any model and cut, tuple by tuple.
class TestTupleMatch : public QObject {
    Q_OBJECT

private slots:
    void findsWhatTheVectorsSay_data();
    void findsWhatTheVectorsSay();
    void judgesEveryGivenLimit();
    void refusesATableWithoutASensitiveAttribute();
};

static std::vector<TupleMatch> matchesOf(const TestVector& vector, const QJsonObject& slicing)
{
    const auto columns = partitionOf(slicing[u"columns"], vector);
    const auto buckets = partitionOf(rowListsOf(slicing["buckets"].toArray()));
    std::vector<TupleMatch> matches;
    for (std::size_t row = 0; row < vector.table->rowCount(); ++row)
        matches.push_back(matchOf(*vector.table, columns, buckets, RowId(row)).value());
    return matches;
}

static QJsonObject sharesToJson(const TestVector& vector, const SensitiveShares& shares)
{
    QJsonObject json;
    for (const auto& [code, share] : shares)
        json[QString::fromStdString(vector.table->attribute(vector.table->sensitive().front()).values[code])]
            = QString::fromStdString(ratioText(share));
    return json;
}

/// A tuple in the form of the vectors, so that all of it is compared at once.
static QJsonObject toJson(const TestVector& vector, std::size_t row, const TupleMatch& match)
{
    QJsonArray qMatching;
    QJsonArray matching;
    QJsonObject shares;
    QJsonObject product;
    QJsonObject distribution;
    QJsonObject probability;
    for (const auto bucket : match.matching)
        matching.append(static_cast<int>(bucket.value));
    for (const auto& bucket : match.qMatching) {
        const auto key = QString::number(bucket.bucket.value);
        qMatching.append(static_cast<int>(bucket.bucket.value));
        QJsonArray columnShares;
        for (const auto& share : bucket.columnShares)
            columnShares.append(QString::fromStdString(ratioText(share)));
        shares[key] = columnShares;
        product[key] = QString::fromStdString(ratioText(bucket.product));
        distribution[key] = sharesToJson(vector, bucket.sensitive);
        probability[key] = QString::fromStdString(ratioText(bucket.probability));
    }
    return {{"row", static_cast<int>(row)},
            {"q_matching_buckets", qMatching},
            {"matching_buckets", matching},
            {"f_i", shares},
            {"f", product},
            {"D", distribution},
            {"p_bucket", probability},
            {"p_sensitive", sharesToJson(vector, match.sensitive)},
            {"max_p", QString::fromStdString(ratioText(match.maxP))}};
}

void TestTupleMatch::findsWhatTheVectorsSay_data()
{
    QTest::addColumn<QString>("name");
    for (const auto& name : vectorNames())
        QTest::newRow(name.toUtf8()) << name;
}

void TestTupleMatch::findsWhatTheVectorsSay()
{
    QFETCH(QString, name);
    const auto vector = loadVector(name);
    auto slicings = vector.json["given"].toArray();
    for (const auto& run : vector.json["runs"].toArray())
        slicings.append(run);
    QVERIFY(!slicings.isEmpty());
    for (const auto& slicing : slicings) {
        const auto json = slicing.toObject();
        if (json.contains("generalized"))
            continue; // its values are intervals, which this version does not make
        const auto matches = matchesOf(vector, json);
        for (std::size_t row = 0; row < matches.size(); ++row)
            QCOMPARE(toJson(vector, row, matches[row]), json["tuples"].toArray()[static_cast<qsizetype>(row)].toObject());
        const auto promise = promiseOf(matches);
        QCOMPARE(ratioText(promise.maxP), json["max_p"].toString().toStdString());
        QCOMPARE(ratioText(promise.largestL()), json["largest_ell"].toString().toStdString());
        QCOMPARE(static_cast<int>(promise.smallestDistinct), json["smallest_distinct"].toInt());
    }
}

void TestTupleMatch::judgesEveryGivenLimit()
{
    int checked = 0;
    for (const auto& name : vectorNames()) {
        const auto vector = loadVector(name);
        for (const auto& slicing : vector.json["given"].toArray()) {
            if (slicing.toObject().contains("generalized"))
                continue;
            const auto promise = promiseOf(matchesOf(vector, slicing.toObject()));
            for (const auto& check : slicing[u"checks"].toArray()) {
                QCOMPARE(promise.holds(fractionOf(check[u"ell"])), check[u"definition"].toBool());
                ++checked;
            }
        }
    }
    QVERIFY(checked > 15);
}

void TestTupleMatch::refusesATableWithoutASensitiveAttribute()
{
    const auto table = keptOf({"a b", "1 x", "2 y"}, "");
    const auto columns = ColumnPartition::make({{AttributeId(0)}, {AttributeId(1)}}, 2, std::nullopt).value();
    const auto match = matchOf(*table, columns, partitionOf({{0, 1}}), RowId(0));
    QVERIFY(!match.has_value());
    QCOMPARE(match.error().code, ErrorCode::InvalidArgument);
}

TRANCHE_TEST(TestTupleMatch)

} // namespace tst_tuple_match

#include "tst_tuple_match.moc"
