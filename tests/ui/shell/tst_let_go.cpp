// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/test_room.h"
#include "tests/ui/shell/window.h"
#include "ui/session/intruder.h"

#include <memory>
#include <vector>

namespace tst_let_go {

using namespace tranche;
using namespace tranche::test;

/// What is large of a document, without keeping it.
struct Remains {
    explicit Remains(const Snapshot& now)
        : table(now.table), kept(now.kept), published(now.published), buckets(now.buckets), sliced(now.sliced)
    {
    }
    bool gone() const { return table.expired() && kept.expired() && published.expired() && buckets.expired() && sliced.expired(); }

    std::weak_ptr<const Table> table;
    std::weak_ptr<const KeptTable> kept;
    std::weak_ptr<const KeptTable> published;
    std::weak_ptr<const BucketPartition> buckets;
    std::weak_ptr<const SlicedTable> sliced;
};

/// Nothing of a table that was open before stays in memory for what nobody looks at.
class TestLetGo : public QObject {
    Q_OBJECT

private slots:
    void theTablesThatWereOpenBeforeAreGone()
    {
        Window window(1); // the present step and no other
        std::vector<Remains> before;
        for (int table = 0; table < 3; ++table) {
            window.openPeople();
            lookAtEverything(window);
            QVERIFY(window.session().now().snapshot.sliced);
            before.emplace_back(window.session().now().snapshot);
            QVERIFY(!before.back().table.expired());
        }
        for (std::size_t i = 0; i + 1 < before.size(); ++i)
            QTRY_VERIFY2(before[i].gone(), std::to_string(i).c_str());
        QVERIFY(!before.back().table.expired());
    }

    void aHiddenPanelLetsGoOfBucketsThatFell()
    {
        Window window(1);
        window.openPeople();
        lookAtEverything(window);
        const Remains before(window.session().now().snapshot);
        window.askFor(Ratio(3, 2)); // on Approve, the last panel
        window.settleBeside();
        QTRY_VERIFY(before.buckets.expired() && before.sliced.expired());
        QVERIFY(!before.table.expired() && !before.kept.expired());
    }

private:
    static void lookAtEverything(Window& window)
    {
        for (const auto panel : allPanels) {
            window.window().showPanel(panel);
            window.settle();
        }
        window.settleBeside();
    }
};

TRANCHE_WINDOW_TEST(TestLetGo)

} // namespace tst_let_go

#include "tst_let_go.moc"
