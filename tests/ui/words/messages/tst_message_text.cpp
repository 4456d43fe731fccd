// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/words/messages/message_text.h"

#include "core/base/messages/csv_message.h"
#include "core/base/messages/model_message.h"
#include "core/base/messages/recipe_message.h"
#include "core/base/messages/table_message.h"
#include "core/base/result.h"
#include "core/release/files/guarantee.h"
#include "tests/support/words/one_before_many.h"
#include "tests/support/words/said.h"
#include "tests/support/tables.h"
#include "tests/support/test_room.h"
#include "ui/style/language.h"

#include <QCoreApplication>

#include <QRegularExpression>

namespace tst_message_text {

using namespace tranche;
using namespace tranche::test;

class TestMessageText : public QObject {
    Q_OBJECT

private slots:
    void namesCanBeToldApart(); // these two first: what comes after speaks German from then on
    void oneIsNeverMany();
    void everyMessageNamesWhatTheCommandLineNames();
    void numbersAndPlacesAreOfTheLanguage();
    void everyGuaranteeIsGerman();
    void oneIsNeverManyInGerman();
};

/// Whether both name the same arguments.
static bool sayTheSame(const QString& window, const std::string& line, std::size_t single)
{
    for (std::size_t i = 0; i < sampleNames().size(); ++i)
        if (i != single && window.contains(QString::fromStdString(sampleNames()[i])) != (line.find(sampleNames()[i]) != std::string::npos))
            return false;
    return true;
}

/// Whether it has a word of its own, which every language has another one for.
static bool hasWords(QString text)
{
    for (const auto& name : sampleNames())
        text.remove(QString::fromStdString(name));
    return text.contains(QRegularExpression(QStringLiteral("\\p{L}{2}")));
}

void TestMessageText::oneIsNeverMany()
{
    QStringList wrong;
    for (const auto message : everyMessage())
        for (std::size_t place = 0; place < sampleNames().size() && message != GeneralMessage::Worded; ++place) {
            const auto words = messageText(sampleOf(message, place));
            if (!isNeverOne(message, place) && !oneBeforeMany(words).isEmpty())
                wrong += oneBeforeMany(words) + " | " + words;
        }
    QVERIFY2(wrong.isEmpty(), qPrintable("\n" + wrong.join('\n')));
}

/// Whether the command line has other words where the count at this place is one.
static bool hasWordsOfOne(Message message, std::size_t place)
{
    const auto withCount = [&](std::uint64_t count) {
        auto said = sampleOf(message, place);
        said.arguments[place] = Argument(count);
        return QString::fromStdString(messageWords(said)).replace(QRegularExpression("\\b[17]\\b"), "#");
    };
    return withCount(1) != withCount(7);
}

void TestMessageText::oneIsNeverManyInGerman()
{
    useLanguage(*QCoreApplication::instance(), QStringLiteral("de"));
    QCOMPARE(germanOneBeforeMany("In 11 Zellen, Zeile 1 hat 2 Zellen, 1 Zelle ist, 1 von 2 Zellen, 1 leere Zelle: 1"), QString());
    for (const auto* wrong : {"1 Zellen", "von 1 Zellen", "1 leere Zellen", "1 Zelle sind"})
        QVERIFY2(!germanOneBeforeMany(QString::fromUtf8(wrong)).isEmpty(), wrong);
    QStringList wrong;
    for (const auto message : everyMessage())
        for (std::size_t place = 0; place < sampleNames().size() && message != GeneralMessage::Worded; ++place) {
            const auto words = messageText(sampleOf(message, place));
            if (hasWordsOfOne(message, place) && !germanOneBeforeMany(words).isEmpty())
                wrong += germanOneBeforeMany(words) + " | " + words;
        }
    QLocale::setDefault(QLocale::c());
    QVERIFY2(wrong.isEmpty(), qPrintable("\n" + wrong.join('\n')));
}

void TestMessageText::everyMessageNamesWhatTheCommandLineNames()
{
    const auto all = everyMessage();
    QVERIFY(all.size() > 250);
    std::vector<QString> english;
    const auto check = [&](const auto& each) {
        for (const auto message : all)
            for (const std::size_t single : {99, 0, 1, 2}) {
                const auto said = sampleOf(message, single);
                if (message == GeneralMessage::Worded)
                    continue;
                const auto text = messageText(said);
                QVERIFY2(isWellSaid(message, text.toStdString()), qPrintable(text));
                QVERIFY2(sayTheSame(text, messageWords(said), single), qPrintable(text));
                each(text);
            }
    };
    check([&](const QString& text) { english.push_back(text); });
    useLanguage(*QCoreApplication::instance(), QStringLiteral("de"));
    std::size_t at = 0;
    check([&](const QString& text) { QVERIFY2(text != english[at++] || !hasWords(text), qPrintable(text)); });
    QCOMPARE(at, english.size());
    QLocale::setDefault(QLocale::c());
}

void TestMessageText::numbersAndPlacesAreOfTheLanguage()
{
    useLanguage(*QCoreApplication::instance(), QStringLiteral("de"));
    QLocale::setDefault(QLocale(QLocale::German, QLocale::Germany));
    QCOMPARE(messageText({ModelMessage::LTooGreat, Argument::figure("3.93")}).left(80),
             QStringLiteral("Dieses ℓ ist mit diesen Spalten nicht erfüllbar: Das größte mögliche ℓ ist 3,93."));
    QCOMPARE(placedText(Error(ErrorCode::BadInput, {CsvMessage::Ragged, 3U, 1U}, {.file = "a.csv", .line = 1200})),
             QStringLiteral("a.csv, Zeile 1.200: Diese Zeile hat 1 Feld; der erste Datensatz hat 3. Trennzeichen und Anführungszeichen "
                            "prüfen."));
    QCOMPARE(messageText({RecipeMessage::EntryMissing, "a.%1 of 3"}),
             QStringLiteral("Der Eintrag „a.%1 of 3“ fehlt. Die Datei ist beschädigt oder wurde außerhalb von Tranche geändert. Eine "
                            "Sicherungskopie verwenden."));
    QLocale::setDefault(QLocale::c());
}

void TestMessageText::namesCanBeToldApart()
{
    QCOMPARE(placedText(Error(ErrorCode::InvalidArgument, TableMessage::NoRole, {.attribute = "Age "})),
             QStringLiteral("Age␣: This attribute has no role yet. Choose what it is for."));
    QCOMPARE(placedText(Error(ErrorCode::InvalidArgument, TableMessage::NoRole, {.attribute = "\u05e2\u05d9\u05e8"})),
             QStringLiteral("\u2068\u05e2\u05d9\u05e8\u2069: This attribute has no role yet. Choose what it is for."));
    using Lines = std::vector<std::uint64_t>;
    QCOMPARE(placedText(Error(ErrorCode::InvalidArgument, {TableMessage::SomeNotNumbers, 4U, Lines{3, 4, 5}},
                              {.file = "a.csv", .line = 3, .attribute = " a"})),
             QStringLiteral("a.csv, line 3, ␣a: 4 values of this attribute are not numbers, the first in lines 3, 4 and 5. Correct them, "
                            "or make the attribute categorical."));
}

void TestMessageText::everyGuaranteeIsGerman()
{
    useLanguage(*QCoreApplication::instance(), QStringLiteral("de"));
    for (const auto kind : {ModelKind::LDiversity, ModelKind::Distinct, ModelKind::Entropy, ModelKind::Recursive, ModelKind::TCloseness})
        for (const auto& lines : {std::vector<std::string>{"s", "1", "2"}, {"a s", "1 p"}, {"a b s", "1 x p"}, {"a b d s", "1 x y p"}}) {
            const auto guarantee = guaranteeOf(*keptOf(lines, "s"), {.kind = kind, .l = Ratio(3, 1)});
            for (const auto* words : {guarantee.sentence, guarantee.knower})
                QVERIFY2(QCoreApplication::translate("tranche", words) != QString::fromUtf8(words), words);
        }
    QLocale::setDefault(QLocale::c());
}

TRANCHE_CORE_TEST(TestMessageText)

} // namespace tst_message_text

#include "tst_message_text.moc"
