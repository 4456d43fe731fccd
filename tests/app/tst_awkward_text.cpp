// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/program.h"
#include "tests/support/seeds.h"
#include "tests/support/test_room.h"

#include <QJsonArray>
#include <QTemporaryDir>

namespace tst_awkward_text {

using namespace tranche::test;

namespace {

/// Characters that a conversion may drop, join, escape or mistake for something else.
const QList<std::pair<const char*, QByteArray>> characters = {
    {"byte-order mark", "\xEF\xBB\xBF"},
    {"U+FFFE", "\xEF\xBF\xBE"},
    {"U+FFFF", "\xEF\xBF\xBF"},
    {"U+FDD0", "\xEF\xB7\x90"},
    {"combining acute", "\xCC\x81"},
    {"line separator", "\xE2\x80\xA8"},
    {"paragraph separator", "\xE2\x80\xA9"},
    {"right-to-left override", "\xE2\x80\xAE"},
    {"isolate", "\xE2\x81\xA7"},
    {"no-break space", "\xC2\xA0"},
    {"hospital", "\xF0\x9F\x8F\xA5"},
    {"last character", "\xF4\x8F\xBF\xBF"},
    {"before the surrogates", "\xED\x9F\xBF"},
    {"private use", "\xEE\x80\x80"},
    {"Hebrew", "\xD7\xA2\xD7\x99\xD7\xA8"},
    {"joined emoji", "\xF0\x9F\x91\xA9\xE2\x80\x8D\xE2\x9A\x95\xEF\xB8\x8F"},
    {"C1 control", "\xC2\x85"},
    {"escape", "\x1B"},
    {"delete", "\x7F"},
    {"line feed", "\n"},
    {"return", "\r"},
    {"tab", "\t"},
    {"quote", "\""},
    {"backslash", "\\"},
    {"apostrophe", "'"},
    {"blank", " "},
};

/// The character at the start, in the middle, at the end, and alone.
QList<QByteArray> textsWith(const QByteArray& character)
{
    return {character + "ab", "a" + character + "b", "ab" + character, character};
}

QByteArray quoted(QByteArray text)
{
    return '"' + text.replace('"', "\"\"") + '"';
}

Outcome verify(const QStringList& arguments)
{
    return runProgram(QStringLiteral(TRANCHE_VERIFY), arguments);
}

} // namespace

class TestAwkwardText : public QObject {
    Q_OBJECT

private slots:
    void comesBackByteForByte_data();
    void comesBackByteForByte();

private:
    QTemporaryDir m_folder;
};

void TestAwkwardText::comesBackByteForByte_data()
{
    QTest::addColumn<QByteArray>("character");
    for (const auto i : rowsInShare(characters.size()))
        QTest::newRow(characters[i].first) << characters[i].second;
}

/// Values, names of attributes and files, through data, dictionary, manifest, a generalized column and both programs.
void TestAwkwardText::comesBackByteForByte()
{
    QFETCH(QByteArray, character);
    const auto texts = textsWith(character);
    const auto sensitive = texts[0] + "S";
    QByteArray table = "plain," + quoted(texts[0] + "Q") + ',' + quoted(sensitive) + '\n';
    for (int i = 0; i < 24; ++i)
        table += QByteArray::number(i % 5) + ',' + quoted(texts[i % 4]) + ',' + quoted(texts[(i / 4) % 4]) + '\n';
    const auto fileName = QString::fromUtf8("x" + character + ".csv");
    QTemporaryDir folder(m_folder.filePath("XXXXXX"));
    const auto path = fileWith(folder.path(), fileName, table);

    for (const QStringList& more : {QStringList(), QStringList{"--formula-cells", "prefixed", "--layout", "per-column"}}) {
        const auto target = folder.filePath(more.isEmpty() ? "asis" : "prefixed");
        const auto result = cli(QStringList{"slice", path, "--sensitive", QString::fromUtf8("x" + sensitive).mid(1), "--alpha", "1", "--l",
                                            "2", "--export", target, "--approve-as", "A", "--reason", "R"}
                                + more);
        QVERIFY2(result.status == 0, result.said());
        const auto verified = verify({target + ".release", "--original", path, "--delimiter", ",", "--quote", "\"", "--encoding", "UTF-8"});
        QVERIFY2(verified.status == 0, verified.said());
        const auto alone = verify({target + ".release"});
        QVERIFY2(alone.status == 0, alone.said());
    }
    const auto data = contentOf(folder.filePath("asis.release/data.csv"));
    for (const auto& text : texts)
        QVERIFY2(data.contains(text.contains('"') ? QByteArray(text).replace('"', "\"\"") : text), data);
    const auto manifest = QJsonDocument::fromJson(contentOf(folder.filePath("asis.release/manifest.json"))).object();
    QCOMPARE(manifest["sensitive"].toArray()[0].toString().toUtf8(), sensitive);
}

TRANCHE_CORE_TEST(TestAwkwardText)

} // namespace tst_awkward_text

#include "tst_awkward_text.moc"
