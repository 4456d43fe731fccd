// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/release/label_culprits.h"

#include "tests/core/verify/faithful_release.h"
#include "tests/support/stops.h"
#include "tests/support/test_room.h"

namespace tst_label_culprits {

using namespace tranche;
using namespace tranche::test;

class TestLabelCulprits : public QObject {
    Q_OBJECT

private slots:
    void aLabelThatNamesWhatIsNotReleasedIsFound();
    void aStoppedJobFindsNothing();

private:
    const std::vector<std::string> m_names{"name", "private-note"};
    const ValueLabels m_labels{{"sex", {{"F", "see private-note"}, {"M", "Male"}, {"X", "private-note"}}},
                               {"age", {{"20", "twenty"}, {"21", "by \"name\""}}},
                               {"private-note", {{"a", "private-note"}}},
                               {"zip", {{"1000", "a name of a town"}, {"1", "private-note"}}}};
};

/// As the verifier finds it: by values that the release holds, a plain word only in quotes.
void TestLabelCulprits::aLabelThatNamesWhatIsNotReleasedIsFound()
{
    const auto snapshot = persons();
    const auto culprits = labelCulprits(m_labels, *snapshot.kept, m_names, {});
    QCOMPARE(culprits, (std::set<std::string>{"age", "sex"}));
    QVERIFY(labelCulprits({}, *snapshot.kept, m_names, {}).empty());
    QVERIFY(labelCulprits(m_labels, *snapshot.kept, {}, {}).empty());
    QVERIFY(namesAnyOf("private-note", m_names) && !namesAnyOf("my private-notes", m_names) && !namesAnyOf("", m_names));
}

void TestLabelCulprits::aStoppedJobFindsNothing()
{
    const auto snapshot = persons();
    QVERIFY(stopsAtOnce([&](JobContext& job) { return labelCulprits(m_labels, *snapshot.kept, m_names, job); }));
}

TRANCHE_CORE_TEST(TestLabelCulprits)

} // namespace tst_label_culprits

#include "tst_label_culprits.moc"
