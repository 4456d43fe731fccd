// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/import/statistical/statistical_reader.h"

#include "core/base/random.h"
#include "tests/support/seeds.h"
#include "tests/support/statistical/statistical_file.h"
#include "tests/support/test_room.h"

namespace tst_statistical_damage {

using namespace tranche;
using namespace tranche::test;

using Type = WrittenAttribute::Type;

/// A damaged file is read, or refused as one that is damaged; nothing else comes of it.
class TestStatisticalDamage : public QObject {
    Q_OBJECT

private slots:
    void cutFiles_data() { kinds(); }
    void cutFiles();
    void changedBytes_data() { kinds(); }
    void changedBytes();

private:
    static void kinds();
};

namespace {

std::string smallFile(StatisticalKind kind)
{
    WrittenFile file{.kind = kind, .attributes = {}, .rows = {}};
    const bool labels = kind == StatisticalKind::Spss || kind == StatisticalKind::Stata || kind == StatisticalKind::SpssPortable;
    file.attributes = {{.name = "ID", .type = kind == StatisticalKind::Stata ? Type::Whole32 : Type::Number},
                       {.name = "NAME", .type = Type::Text, .width = 12, .label = "Name"}};
    if (labels)
        file.attributes[0].labels = {{1.0, "first"}, {2.0, "second"}};
    for (int i = 0; i < 12; ++i)
        file.rows.push_back({double(i), std::string(std::size_t(i), 'x')});
    return bytesOf(file);
}

/// Whether what comes of some bytes is what may come of them.
bool isReadOrRefused(StatisticalKind kind, std::string bytes)
{
    const StatisticalBytes file{.name = "damaged", .kind = kind, .bytes = std::move(bytes)};
    JobContext job;
    const auto read = readStatisticalTable(std::span(&file, 1), {.values = StatisticalOptions::Values::Labels}, 0, job);
    if (read)
        return read->table->rowCount() > 0;
    const auto code = read.error().code;
    return code == ErrorCode::BadInput || code == ErrorCode::NotSupported || code == ErrorCode::OutOfMemory;
}

} // namespace

void TestStatisticalDamage::kinds()
{
    QTest::addColumn<StatisticalKind>("kind");
    for (const auto kind : {StatisticalKind::Spss, StatisticalKind::SpssPortable, StatisticalKind::Stata, StatisticalKind::Sas,
                            StatisticalKind::SasTransport})
        QTest::newRow(endOf(kind)) << kind;
}

void TestStatisticalDamage::cutFiles()
{
    QFETCH(StatisticalKind, kind);
    const auto whole = smallFile(kind);
    QVERIFY(isReadOrRefused(kind, whole));
    const auto step = 1 + whole.size() / 4000; // files of SAS come in pages of many kilobytes
    for (std::size_t size = 0; size < whole.size(); size += step)
        QVERIFY2(isReadOrRefused(kind, whole.substr(0, size)), std::to_string(size).c_str());
}

void TestStatisticalDamage::changedBytes()
{
    QFETCH(StatisticalKind, kind);
    const auto whole = smallFile(kind);
    for (const auto seed : Seeds(1, 400)) {
        SeededRandom random(seed);
        auto bytes = whole;
        for (auto left = 1 + random.below(4); left > 0; --left)
            bytes[random.below(bytes.size())] = static_cast<char>(random.below(256));
        QVERIFY2(isReadOrRefused(kind, bytes), std::to_string(seed).c_str());
    }
}

TRANCHE_TEST(TestStatisticalDamage)

} // namespace tst_statistical_damage

#include "tst_statistical_damage.moc"
