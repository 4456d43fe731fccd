// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/import/statistical/statistical_reader.h"

#include "core/base/random.h"
#include "tests/support/csv.h"
#include "tests/support/seeds.h"
#include "tests/support/statistical/statistical_file.h"
#include "tests/support/test_room.h"
#include "tests/support/words/said.h"

#include <array>
#include <cmath>
#include <cstdlib>

namespace tst_statistical_round_trip {

using namespace tranche;
using namespace tranche::test;

using Type = WrittenAttribute::Type;
using Rows = std::vector<std::vector<std::string>>;

/// Random tables, written by libreadstat, are read back cell by cell.
class TestStatisticalRoundTrip : public QObject {
    Q_OBJECT

private slots:
    void randomTablesComeBack_data();
    void randomTablesComeBack();
};

namespace {

/// Tables of one kind of file. Every draw depends on the seed alone.
class RandomFile {
public:
    RandomFile(StatisticalKind kind, std::uint64_t seed) : m_kind(kind), m_random(seed) {}

    WrittenFile make()
    {
        WrittenFile file{.kind = m_kind, .attributes = {}, .rows = {}};
        for (std::size_t i = 0; i < 1 + below(6); ++i)
            file.attributes.push_back(attribute(i));
        const auto rows = 1 + below(60);
        while (file.rows.size() < rows) {
            std::vector<WrittenValue> row;
            for (const auto& attribute : file.attributes)
                row.push_back(value(attribute));
            file.rows.push_back(std::move(row));
        }
        if (m_kind == StatisticalKind::Spss)
            (below(2) == 0 ? file.packsRows : file.packsAll) = below(3) > 0;
        else if (m_kind == StatisticalKind::Sas)
            file.packsRows = below(2) == 0;
        else if (m_kind == StatisticalKind::Stata)
            file.version = std::array{0, 114, 117, 118, 119}[below(5)];
        m_ascii = m_ascii || file.version == 114 || file.version == 117;
        return file;
    }

private:
    std::size_t below(std::size_t bound) { return static_cast<std::size_t>(m_random.below(bound)); }

    WrittenAttribute attribute(std::size_t number)
    {
        constexpr std::array types{Type::Text, Type::Number, Type::Number, Type::Whole8, Type::Whole16, Type::Whole32, Type::Short};
        WrittenAttribute made{.name = "A" + std::to_string(number), .type = types[below(types.size())]};
        if (m_kind != StatisticalKind::Stata && made.type != Type::Text)
            made.type = Type::Number; // the others keep every number in eight bytes
        made.width = 4 * (1 + below(m_kind == StatisticalKind::Spss ? 150 : 40));
        if (number == 0)
            made.type = Type::Number; // a last record that is blank all over is not told from padding by SAS
        return made;
    }

    WrittenValue value(const WrittenAttribute& attribute)
    {
        if (attribute.type == Type::Text)
            return text(attribute.width);
        if (attribute.name != "A0" && below(8) == 0)
            return WrittenMissing();
        switch (attribute.type) {
        case Type::Whole8: return double(below(201)) - 100;
        case Type::Whole16: return double(below(60001)) - 30000;
        case Type::Whole32: return double(below(4'000'000'001)) - 2e9;
        case Type::Short: return double(below(8000)) / 4 - 1000;
        default: break;
        }
        if (m_kind == StatisticalKind::SpssPortable)
            return double(below(2'000'000)) - 1e6; // numbers to base 30 are rounded by the format itself
        return m_kind == StatisticalKind::SasTransport ? double(below(1U << 30U)) / 1024 : (double(below(1U << 30U)) - 5e8) / 997;
    }

    std::string text(std::size_t width)
    {
        const std::array<std::string, 9> signs{"a", "Z", "7", ",", "\"", " ", "ü", "€", "日"};
        std::string made;
        const auto ascii = m_ascii || m_kind != StatisticalKind::Spss;
        for (auto left = below(width); left > 0; --left)
            if (const auto& sign = signs[below(ascii ? 6 : signs.size())]; made.size() + sign.size() <= width)
                made += sign;
        while (made.ends_with(' '))
            made.pop_back();
        return made;
    }

    StatisticalKind m_kind;
    SeededRandom m_random;
    bool m_ascii = false;
};

/// By C's own printing: the first number of digits that reads back the same.
std::string expectedNumber(double number, bool isShort)
{
    if (number == std::floor(number) && std::abs(number) < 1e15)
        return std::to_string(static_cast<long long>(number));
    for (int digits = 1; digits <= 17; ++digits) {
        const auto text = QByteArray::number(number, 'g', digits);
        const double back = std::strtod(text.constData(), nullptr);
        if (back == number || (isShort && static_cast<float>(back) == static_cast<float>(number)))
            return text.contains('e') ? QByteArray::number(number, 'f', 12).toStdString() : text.toStdString();
    }
    return "";
}

Rows expectedRows(const WrittenFile& file)
{
    Rows rows(1);
    for (const auto& attribute : file.attributes)
        rows[0].push_back(attribute.name);
    for (const auto& row : file.rows) {
        rows.emplace_back();
        for (std::size_t i = 0; i < row.size(); ++i) {
            const auto* number = std::get_if<double>(&row[i]);
            const auto* text = std::get_if<std::string>(&row[i]);
            rows.back().push_back(number ? expectedNumber(*number, file.attributes[i].type == Type::Short) : text ? *text : std::string());
        }
    }
    return rows;
}

} // namespace

void TestStatisticalRoundTrip::randomTablesComeBack_data()
{
    QTest::addColumn<StatisticalKind>("kind");
    for (const auto kind : {StatisticalKind::Spss, StatisticalKind::SpssPortable, StatisticalKind::Stata, StatisticalKind::Sas,
                            StatisticalKind::SasTransport})
        QTest::newRow(endOf(kind)) << kind;
}

void TestStatisticalRoundTrip::randomTablesComeBack()
{
    QFETCH(StatisticalKind, kind);
    for (const auto seed : Seeds(100, 60)) {
        const auto file = RandomFile(kind, seed).make();
        const StatisticalBytes bytes{.name = "random", .kind = kind, .bytes = bytesOf(file)};
        JobContext job;
        const auto read = readStatisticalTable(std::span(&bytes, 1), {}, 0, job);
        QVERIFY2(read, (std::to_string(seed) + ": " + (read ? "" : wordsOf(read.error()))).c_str());
        const auto rows = rowsOf(*read->table);
        const auto expected = expectedRows(file);
        QCOMPARE(rows.size(), expected.size());
        for (std::size_t i = 0; i < rows.size(); ++i)
            for (std::size_t j = 0; j < rows[i].size(); ++j)
                QVERIFY2(rows[i][j] == expected[i][j], (std::to_string(seed) + ": " + rows[i][j] + " for " + expected[i][j]).c_str());
    }
}

TRANCHE_TEST(TestStatisticalRoundTrip)

} // namespace tst_statistical_round_trip

#include "tst_statistical_round_trip.moc"
