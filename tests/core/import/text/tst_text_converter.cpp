// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/import/text/text_converter.h"

#include "core/base/messages/csv_message.h"
#include "core/base/random.h"
#include "tests/support/csv.h"
#include "tests/support/test_room.h"
#include "tests/support/words/said.h"

#include <QStringEncoder>

namespace tst_text_converter {

using namespace tranche;

namespace {

/// Letters that an encoding has beside ASCII.
QString lettersOf(std::string_view encoding)
{
    if (encoding == "windows-1251")
        return QString::fromUtf8("Жанна");
    if (encoding == "Shift_JIS")
        return QString::fromUtf8("ソニー表ア\\");
    if (encoding == "EUC-KR")
        return QString::fromUtf8("한국어");
    if (encoding == "GB18030")
        return QString::fromUtf8("汉字é😀");
    if (encoding == "ISO-8859-2" || encoding == "windows-1250")
        return QString::fromUtf8("Łódź");
    return encoding.starts_with("U") ? QString::fromUtf8("é汉😀") : QString::fromUtf8("Zoë");
}

std::string encoded(const QString& text, std::string_view encoding)
{
    const std::string name = encoding == "EUC-KR" ? "windows-949" : encoding == "Shift_JIS" ? "windows-31j" : std::string(encoding);
    QStringEncoder encoder(name.c_str());
    const QByteArray bytes = encoder(text);
    return bytes.toStdString();
}

/// Bytes that are no character, alone or before a letter.
std::string badBytesOf(std::string_view encoding)
{
    if (encoding == "UTF-16LE")
        return std::string("\x00\xDC", 2);
    if (encoding == "UTF-16BE")
        return std::string("\xDC\x00", 2);
    if (encoding == "windows-1251")
        return "\x98";
    return encoding.starts_with("ISO") ? "" : encoding.starts_with("windows") ? "\x81" : "\xFF";
}

CsvOptions in(std::string_view encoding)
{
    CsvOptions options;
    options.encoding = encoding;
    return options;
}

void eachEncoding()
{
    QTest::addColumn<QString>("encoding");
    for (const auto encoding : textEncodings())
        QTest::newRow(std::string(encoding).c_str()) << QString::fromUtf8(encoding.data(), static_cast<qsizetype>(encoding.size()));
}

} // namespace

class TestTextConverter : public QObject {
    Q_OBJECT

private slots:
    void readsTheLettersOf_data() { eachEncoding(); }
    void readsTheLettersOf();
    void namesTheLineOfBytesThatAreNoCharacter_data() { eachEncoding(); }
    void namesTheLineOfBytesThatAreNoCharacter();
    void givesTheSameInStretches_data() { eachEncoding(); }
    void givesTheSameInStretches();
    void replacesEachBadByteOnce();
    void takesTheMarkForNoPartOfTheFirstName();
    void refusesUtf16InTheWrongOrder();
    void proposesWhatDecodes();
    void readsALongFileAsItIs();
};

void TestTextConverter::readsTheLettersOf()
{
    QFETCH(QString, encoding);
    const auto name = encoding.toStdString();
    const auto text = QString("a,b\n%1,\"x\"\"%1\"\n").arg(lettersOf(name));

    const auto table = test::readText(encoded(text, name), in(name));

    QVERIFY2(table, table ? "" : test::wordsOf(table.error()).c_str());
    QCOMPARE((*table)->cell(0, SourceId(0)), std::string_view(lettersOf(name).toStdString()));
    QCOMPARE((*table)->cell(0, SourceId(1)), std::string_view(("x\"" + lettersOf(name)).toStdString()));
}

void TestTextConverter::namesTheLineOfBytesThatAreNoCharacter()
{
    QFETCH(QString, encoding);
    const auto name = encoding.toStdString();
    if (badBytesOf(name).empty())
        return; // every byte is a character
    for (const auto& after : {encoded("\n3,4\n", name), encoded("x,y\n", name), std::string()}) {
        const auto read = test::readText(encoded("a,b\n1,2\n", name) + badBytesOf(name) + after, in(name));
        QVERIFY(!read);
        QVERIFY(test::says(read.error(), CsvMessage::NotInEncoding));
        QCOMPARE(read.error().place.line, std::uint64_t{3});
    }
}

/// Any bytes, cut anywhere, are what they are in one piece.
void TestTextConverter::givesTheSameInStretches()
{
    QFETCH(QString, encoding);
    const auto name = encoding.toStdString();
    for (std::uint64_t seed = 1; seed <= 300; ++seed) {
        SeededRandom random(seed);
        std::string bytes;
        for (auto left = random.below(40); left > 0; --left)
            bytes += random.below(4) == 0 ? std::string(1, static_cast<char>(random.below(256))) : encoded(lettersOf(name), name);
        for (const auto bad : {BadBytes::Stop, BadBytes::Replace}) {
            const auto whole = convertText(bytes, true, name, bad);
            QVERIFY(whole);
            const auto converter = makeConverter(name, bad);
            QVERIFY(converter);
            if (!*converter)
                continue;
            std::string stretches;
            for (std::size_t at = 0; at <= bytes.size();) {
                const auto part = std::min(bytes.size() - at, 1 + random.below(9));
                std::string target(3 * (part + 3), '\0');
                const bool last = at + part == bytes.size();
                auto* const end = (*converter)->convert(std::string_view(bytes).substr(at, part), last, target.data());
                stretches.append(target.data(), end);
                at += last ? part + 1 : part;
            }
            QCOMPARE(stretches, *whole);
            QVERIFY(bad == BadBytes::Stop || QString::fromStdString(*whole).toStdString() == *whole);
        }
    }
}

void TestTextConverter::replacesEachBadByteOnce()
{
    const auto replaced
        = [](std::string_view bytes, const std::string& encoding) { return convertText(bytes, true, encoding, BadBytes::Replace).value(); };
    QCOMPARE(replaced("a\xFF\xC3\xA9\xE2\x82z", "UTF-8"), std::string("a\uFFFD\u00E9\uFFFD\uFFFDz"));
    QCOMPARE(replaced("a\x81z", "windows-1252"), std::string("a\uFFFDz"));
    QCOMPARE(replaced(std::string_view("a\0b", 3), "UTF-8"), std::string("a\uFFFDb"));
    QCOMPARE(replaced("\x81\x20", "Shift_JIS"), std::string("\uFFFD "));
    QCOMPARE(replaced(std::string_view("\x00\xD8"
                                       "a\x00",
                                       4),
                      "UTF-16LE"),
             std::string("\uFFFDa"));
}

void TestTextConverter::takesTheMarkForNoPartOfTheFirstName()
{
    for (const std::string encoding : {"UTF-8", "UTF-16LE", "UTF-16BE", "GB18030"}) {
        const auto table = test::readText(encoded(QString(QChar(0xFEFF)) + "a,b\n" + QChar(0xFEFF) + "1,2\n", encoding), in(encoding));
        QVERIFY(table);
        QCOMPARE((*table)->attribute(SourceId(0)).name, std::string("a"));
        QCOMPARE((*table)->cell(0, SourceId(0)), std::string_view("\xEF\xBB\xBF"
                                                                  "1"));
    }
}

void TestTextConverter::refusesUtf16InTheWrongOrder()
{
    const auto read = test::readText(encoded(QString(QChar(0xFEFF)) + "a,b\n1,2\n", "UTF-16BE"), in("UTF-16LE"));
    QVERIFY(!read);
    QVERIFY(test::says(read.error(), CsvMessage::NotInEncoding));
}

void TestTextConverter::proposesWhatDecodes()
{
    const QString text = QString::fromUtf8("name,city\nZoë,Łódź\n");
    const auto mark = QString(QChar(0xFEFF));
    for (const std::string encoding : {"UTF-8", "UTF-16LE", "UTF-16BE"}) {
        QCOMPARE(proposeEncoding(encoded(text, encoding), true), encoding);
        QCOMPARE(proposeEncoding(encoded(mark + text, encoding), true), encoding);
    }
    QCOMPARE(proposeEncoding("a,b\nZo\xEB,1\n", true), std::string("windows-1252"));
    QCOMPARE(proposeEncoding("a,b\nZo\xC3", false), std::string("UTF-8")); // cut off
    QCOMPARE(proposeEncoding(std::string_view("a\0b,c,d,e,f,g,h,i\xFF", 18), true), std::string("windows-1252"));
}

void TestTextConverter::readsALongFileAsItIs()
{
    QString text = "a,b\n";
    for (int i = 0; i < 60'000; ++i)
        text += QString::number(i) + QString::fromUtf8(",é汉😀\n");
    for (const std::string encoding : {"UTF-16LE", "GB18030"}) {
        const auto table = test::readText(encoded(text, encoding), in(encoding));
        QVERIFY(table);
        QCOMPARE((*table)->rowCount(), std::size_t{60'000});
        QCOMPARE((*table)->attribute(SourceId(1)).dictionary.size(), std::size_t{1});
        QCOMPARE((*table)->cell(59'999, SourceId(0)), std::string_view("59999"));
    }
}

TRANCHE_TEST(TestTextConverter)

} // namespace tst_text_converter

#include "tst_text_converter.moc"
