// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pipeline/parameters.h"
#include "tests/support/test_room.h"

namespace tst_parameters {

using namespace tranche;

class TestParameters : public QObject {
    Q_OBJECT

private slots:
    void defaultsAreInRange();
    void refusesWhatIsOutOfRange();
    void leastBucketIsLRoundedUpUnlessGiven();
};

void TestParameters::defaultsAreInRange()
{
    QVERIFY(validate(Parameters{}).has_value());
}

template <class Change>
static bool refused(Change change)
{
    Parameters parameters;
    change(parameters);
    const auto checked = validate(parameters);
    return !checked && checked.error().code == ErrorCode::InvalidArgument;
}

void TestParameters::refusesWhatIsOutOfRange()
{
    QVERIFY(refused([](auto& p) { p.bins = 1; }));
    QVERIFY(refused([](auto& p) { p.bins = 1'000'001; }));
    QVERIFY(refused([](auto& p) { p.columns.columns = 0; }));
    QVERIFY(refused([](auto& p) { p.columns.alpha = 0; }));
    QVERIFY(refused([](auto& p) { p.model.l = Ratio(9, 10); }));
    QVERIFY(refused([](auto& p) { p.minBucket = 0; }));
}

void TestParameters::leastBucketIsLRoundedUpUnlessGiven()
{
    Parameters parameters;
    parameters.model.l = Ratio(39, 10);
    QCOMPARE(parameters.leastBucket(), 4U);
    parameters.minBucket = 9;
    QCOMPARE(parameters.leastBucket(), 9U);
}

TRANCHE_TEST(TestParameters)

} // namespace tst_parameters

#include "tst_parameters.moc"
