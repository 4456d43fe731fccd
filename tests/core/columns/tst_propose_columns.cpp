// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/adult.h"
#include "tests/support/tables.h"
#include "tests/support/stops.h"
#include "tests/support/test_room.h"
#include "tests/support/vectors.h"

#include "core/columns/propose_columns.h"
#include "core/correlation/correlate.h"

#include <QJsonArray>

#include <algorithm>

namespace tst_propose_columns {

using namespace tranche;
using namespace tranche::test;

namespace {

ColumnProposal propose(const KeptTable& table, AttributeId sensitive, const ColumnRequest& request)
{
    JobContext job;
    const auto matrix = correlate(table, 10, job).value();
    return proposeColumns(*matrix, sensitive, request, job).value();
}

/// a, b tell the same; c, d tell the same; s goes with a.
std::shared_ptr<const KeptTable> pairs()
{
    return keptOf({"a b c d s", "x p u m k", "x p v n k", "y q u m k", "y q v n h"}, "s");
}

QString text(const ColumnPartition& partition)
{
    QStringList columns;
    for (const auto& column : partition.columns()) {
        QStringList names;
        for (const auto attribute : column)
            names.append(QString::number(attribute.value));
        columns.append(names.join(QLatin1Char(' ')));
    }
    return columns.join(QStringLiteral(" | "));
}

} // namespace

class TestProposeColumns : public QObject {
    Q_OBJECT
private slots:
    void givesTheColumnsOfEveryVector_data();
    void givesTheColumnsOfEveryVector();
    void groupsWhatGoesTogether_data();
    void groupsWhatGoesTogether();
    void namesTheMedoidOfEachColumnThatPamMade();
    void oneColumnOverridesAlpha();
    void capsAlphaAndSaysSo();
    void capsColumnsAndSaysSo();
    void keepsATableOfTheSensitiveAttributeAlone();
    void keepsDuplicatesApartWhereEachIsAMedoid();
    void refusesZero();
    void stopsWhenTold();
    void groupsAdult();
};

void TestProposeColumns::givesTheColumnsOfEveryVector_data()
{
    QTest::addColumn<QString>("name");
    for (const auto& name : vectorNames()) {
        if (!loadVector(name).json[u"runs"].toArray().isEmpty())
            QTest::newRow(qPrintable(name)) << name;
    }
}

void TestProposeColumns::givesTheColumnsOfEveryVector()
{
    QFETCH(QString, name);
    const auto vector = loadVector(name);
    JobContext job;
    const auto matrix = correlate(*vector.table, vector.bins, job).value();
    const auto runs = vector.json[u"runs"].toArray();
    for (const auto& run : runs) {
        const auto parameters = run[u"parameters"].toObject();
        ColumnRequest request;
        if (!parameters[u"alpha"].isNull())
            request.alpha = static_cast<std::size_t>(parameters[u"alpha"].toInt());
        request.columns = static_cast<std::size_t>(parameters[u"c"].toInt());
        const auto proposal = proposeColumns(*matrix, vector.sensitive, request, job).value();
        QCOMPARE(proposal.columns.columns(), columnsOf(run[u"columns"], *vector.table));
        QCOMPARE(proposal.columns.sensitiveColumn().size(), proposal.alpha);
    }
}

void TestProposeColumns::groupsWhatGoesTogether_data()
{
    QTest::addColumn<int>("alpha");
    QTest::addColumn<int>("columns");
    QTest::addColumn<QString>("expected");
    QTest::newRow("automatic, two") << 0 << 2 << "2 3 | 0 1 4";
    QTest::newRow("automatic, three") << 0 << 3 << "0 1 | 2 3 | 4";
    QTest::newRow("bucketization") << 1 << 2 << "0 1 2 3 | 4";
    QTest::newRow("alpha 2: of equals the first attribute") << 2 << 2 << "1 2 3 | 0 4";
    QTest::newRow("alpha 2, three") << 2 << 3 << "1 | 2 3 | 0 4";
}

void TestProposeColumns::groupsWhatGoesTogether()
{
    QFETCH(int, alpha);
    QFETCH(int, columns);
    QFETCH(QString, expected);
    ColumnRequest request{std::nullopt, static_cast<std::size_t>(columns)};
    if (alpha > 0)
        request.alpha = static_cast<std::size_t>(alpha);
    QCOMPARE(text(propose(*pairs(), AttributeId(4), request).columns), expected);
}

void TestProposeColumns::namesTheMedoidOfEachColumnThatPamMade()
{
    using Medoids = std::vector<std::optional<AttributeId>>;
    QCOMPARE(propose(*pairs(), AttributeId(4), {std::nullopt, 2}).medoids, (Medoids{AttributeId(2), AttributeId(0)}));
    QCOMPARE(propose(*pairs(), AttributeId(4), {2, 3}).medoids, (Medoids{AttributeId(1), AttributeId(2), std::nullopt}));
    QCOMPARE(propose(*pairs(), AttributeId(4), {2, 1}).medoids, (Medoids{std::nullopt}));
}

void TestProposeColumns::oneColumnOverridesAlpha()
{
    const auto proposal = propose(*pairs(), AttributeId(4), {2, 1});
    QCOMPARE(text(proposal.columns), QStringLiteral("0 1 2 3 4"));
    QCOMPARE(proposal.alpha, std::size_t{5});
    QVERIFY(!proposal.alphaCapped);
    QVERIFY(!proposal.columnsCapped);
}

void TestProposeColumns::capsAlphaAndSaysSo()
{
    const auto whole = propose(*pairs(), AttributeId(4), {6, 1});
    QVERIFY(whole.alphaCapped);
    QCOMPARE(whole.alpha, std::size_t{5});
    QVERIFY(!propose(*pairs(), AttributeId(4), {5, 1}).alphaCapped);
}

void TestProposeColumns::capsColumnsAndSaysSo()
{
    const auto automatic = propose(*pairs(), AttributeId(4), {std::nullopt, 6});
    QVERIFY(automatic.columnsCapped);
    QCOMPARE(text(automatic.columns), QStringLiteral("0 | 1 | 2 | 3 | 4"));
    QVERIFY(!propose(*pairs(), AttributeId(4), {std::nullopt, 5}).columnsCapped);

    QVERIFY(propose(*pairs(), AttributeId(4), {2, 5}).columnsCapped);
    QVERIFY(!propose(*pairs(), AttributeId(4), {2, 4}).columnsCapped);

    const auto noneLeft = propose(*pairs(), AttributeId(4), {5, 2});
    QVERIFY(noneLeft.columnsCapped);
    QCOMPARE(text(noneLeft.columns), QStringLiteral("0 1 2 3 4"));
}

void TestProposeColumns::keepsATableOfTheSensitiveAttributeAlone()
{
    const auto table = keptOf({"s", "k", "h"}, "s");
    QCOMPARE(text(propose(*table, AttributeId(0), {std::nullopt, 2}).columns), QStringLiteral("0"));
    QCOMPARE(text(propose(*table, AttributeId(0), {1, 2}).columns), QStringLiteral("0"));
    QVERIFY(propose(*table, AttributeId(0), {1, 2}).columnsCapped);
}

void TestProposeColumns::keepsDuplicatesApartWhereEachIsAMedoid()
{
    const auto table = keptOf({"a b s", "x p k", "y q h", "x p h"}, "s");
    QCOMPARE(text(propose(*table, AttributeId(2), {1, 3}).columns), QStringLiteral("0 | 1 | 2"));
}

void TestProposeColumns::refusesZero()
{
    JobContext job;
    const auto matrix = correlate(*pairs(), 10, job).value();
    QCOMPARE(proposeColumns(*matrix, AttributeId(4), {0, 2}, job).error().code, ErrorCode::InvalidArgument);
    QCOMPARE(proposeColumns(*matrix, AttributeId(4), {1, 0}, job).error().code, ErrorCode::InvalidArgument);
    QCOMPARE(proposeColumns(*matrix, AttributeId(5), {1, 2}, job).error().code, ErrorCode::InvalidArgument);
}

void TestProposeColumns::stopsWhenTold()
{
    JobContext job;
    const auto matrix = correlate(*pairs(), 10, job).value();
    QVERIFY(test::stopsAtOnce([&](JobContext& stopped) { return proposeColumns(*matrix, AttributeId(4), {}, stopped); }));
}

void TestProposeColumns::groupsAdult()
{
    const auto table = adult(occ15(), true);
    if (!table)
        QSKIP("The Adult files are not beside this checkout.");
    const auto proposal = propose(*table, table->find("occupation").value(), {2, 5});
    // fnlwgt | education, education-num | race, country | age, workclass, marital-status, relationship, gain, loss, hours, salary |
    // occupation, sex
    QCOMPARE(text(proposal.columns), QStringLiteral("2 | 3 4 | 8 13 | 0 1 5 7 10 11 12 14 | 6 9"));
    using Medoids = std::vector<std::optional<AttributeId>>;
    QCOMPARE(proposal.medoids, (Medoids{AttributeId(2), AttributeId(3), AttributeId(8), AttributeId(14), std::nullopt}));
}

TRANCHE_CORE_TEST(TestProposeColumns)

} // namespace tst_propose_columns

#include "tst_propose_columns.moc"
