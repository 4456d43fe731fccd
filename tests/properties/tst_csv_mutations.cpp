// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/random.h"
#include "core/import/csv_reader.h"
#include "tests/oracle/import/csv_oracle.h"
#include "tests/support/csv.h"
#include "tests/support/seeds.h"
#include "tests/support/test_room.h"

#include <algorithm>
#include <array>

namespace tst_csv_mutations {

using namespace tranche;

namespace {

const std::array<std::string, 5> wholeTexts = {
    "name,age,city\nAnn,31,\"Paris, Texas\"\nBob,42,Rome\nCid,,\"the \"\"big\"\" one\"\n",
    "\xEF\xBB\xBFname,age\r\n\"Ann\r\nLee\",31\r\nBob,42\r\n\r\n",
    "a,b\r1,2\r3,4\r",
    "one\n1\n\n2\n\"\"\n",
    "x,y\nZ\xC3\xBCrich,\xE2\x82\xAC\n\xF0\x9F\x98\x80,2\n",
};

/// One small damage somewhere: a byte changed, taken out, doubled, put in, or a piece moved.
void damage(std::string& text, RandomSource& random)
{
    static constexpr std::string_view bytes("\"\",,\n\r\n;a1 \0\xFF\xC3\xEF\xBB\xBF\x80", 18);
    const auto at = random.below(text.size() + 1);
    const char byte = random.below(4) == 0 ? static_cast<char>(random.below(256)) : bytes[random.below(bytes.size())];
    switch (random.below(4)) {
    case 0: text.insert(at, 1, byte); break;
    case 1: text.erase(at, 1 + random.below(3)); break;
    case 2:
        if (at < text.size())
            text[at] = byte;
        break;
    default: text.insert(random.below(text.size() + 1), text.substr(at, random.below(12)));
    }
}

bool hasHeaderFault(const std::vector<std::string>& header)
{
    for (std::size_t i = 0; i < header.size(); ++i)
        if (header[i].empty()
            || std::ranges::find(header.begin(), header.begin() + static_cast<std::ptrdiff_t>(i), header[i])
                   != header.begin() + static_cast<std::ptrdiff_t>(i))
            return true;
    return false;
}

} // namespace

/// A damaged file is read as it stands or refused, never misread and never a crash.
class TestCsvMutations : public QObject {
    Q_OBJECT

private slots:
    void damagedFilesAreReadAsTheyStandOrRefused();
};

void TestCsvMutations::damagedFilesAreReadAsTheyStandOrRefused()
{
    std::size_t read = 0;
    const test::Seeds seeds(1, 20'000);
    for (const auto seed : seeds) {
        SeededRandom random(seed);
        auto text = wholeTexts[random.below(wholeTexts.size())];
        for (auto left = random.below(4); left > 0; --left)
            damage(text, random);
        const auto table = test::readText(text);
        auto slow = test::readSlowly(std::string_view(text).substr(text.starts_with("\xEF\xBB\xBF") ? 3 : 0), {});
        const bool refused = slow.fault || slow.records.size() < 2 || hasHeaderFault(slow.records.front());
        const auto where = QString("seed %1, text %2").arg(seed).arg(QByteArray::fromStdString(text).toPercentEncoding());
        QVERIFY2(table.has_value() == !refused, qPrintable(where));
        if (table) {
            QVERIFY2(test::rowsOf(**table) == slow.records, qPrintable(where));
            ++read;
        } else if (slow.fault && (slow.records.empty() || !hasHeaderFault(slow.records.front()))) {
            QVERIFY2(table.error() == errorOf(*slow.fault, "people.csv"), qPrintable(where));
        }
    }
    QVERIFY(!seeds.all() || read > seeds.size() / 20);
    QVERIFY(!seeds.all() || read < seeds.size());
}

TRANCHE_TEST(TestCsvMutations)

} // namespace tst_csv_mutations

#include "tst_csv_mutations.moc"
