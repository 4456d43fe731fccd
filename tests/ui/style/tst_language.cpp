// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/style/language.h"

#include "tests/support/test_room.h"
#include "tests/support/words/one_before_many.h"
#include "tests/ui/style/never_one.h"
#include "ui/style/number_text.h"

#include <QCoreApplication>
#include <QFile>
#include <QKeySequence>
#include <QLibraryInfo>
#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QXmlStreamReader>

#include <algorithm>

namespace tst_language {

using namespace tranche;

namespace {

struct Message {
    QString source;
    QStringList translations;
    bool finished = true;
};

Message readMessage(QXmlStreamReader& xml)
{
    Message message;
    while (xml.readNextStartElement()) {
        if (xml.name() == QLatin1String("source")) {
            message.source = xml.readElementText();
        } else if (xml.name() == QLatin1String("translation")) {
            message.finished = !xml.attributes().hasAttribute(QLatin1String("type"));
            QString text;
            while (xml.readNext() != QXmlStreamReader::EndElement) {
                if (xml.isStartElement())
                    message.translations += xml.readElementText();
                else
                    text += xml.text();
            }
            if (message.translations.isEmpty())
                message.translations += text;
        } else {
            xml.skipCurrentElement();
        }
    }
    return message;
}

std::vector<Message> messagesOf(const QString& path)
{
    std::vector<Message> all;
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return all;
    QXmlStreamReader xml(&file);
    while (!xml.atEnd())
        if (xml.readNext() == QXmlStreamReader::StartElement && xml.name() == QLatin1String("message"))
            all.push_back(readMessage(xml));
    return all;
}

QStringList placesOf(const QString& text)
{
    QStringList all;
    auto found = QRegularExpression(QStringLiteral("%(?:n|L?\\d+)")).globalMatch(text);
    while (found.hasNext())
        all += found.next().captured();
    all.sort();
    return all;
}

/// The number and what follows it up to the first plural, "%2 empty cells" of "%1: %2 empty cells", with the plural's singular.
struct CountedText {
    QString before;   ///< the text up to the number
    QString number;   ///< "%2"
    QString singular; ///< "empty cell"
};

QString singularOf(const QString& plural)
{
    static const QStringList forms{"are", "is", "were", "was", "have", "has", "do", "does", "people", "person", "persons", "person"};
    if (const auto at = forms.indexOf(plural); at >= 0)
        return forms[at + 1];
    if (plural.endsWith(QLatin1String("ies")))
        return plural.chopped(3) + QLatin1Char('y');
    static const QRegularExpression longer(QStringLiteral("(x|ch|ss)es$"));
    return plural.chopped(longer.match(plural).hasMatch() ? 2 : 1);
}

std::vector<CountedText> countedIn(const QString& text)
{
    static const QRegularExpression numbers(QStringLiteral("(%L?\\d) ((?:[a-z-]+ )?[a-z-]+)\\b"));
    std::vector<CountedText> all;
    for (auto found = numbers.globalMatch(text); found.hasNext();) {
        const auto match = found.next();
        QStringList words;
        for (const auto& word : match.captured(2).split(QLatin1Char(' '))) {
            if (test::followsNoNumber(word))
                break;
            const bool isPlural = test::looksPlural(word);
            words += isPlural ? singularOf(word) : word;
            if (isPlural)
                all.push_back({text.left(match.capturedStart()), match.captured(1), words.join(QLatin1Char(' '))});
            if (isPlural)
                break;
        }
    }
    return all;
}

/// The texts that say the same of one, "%1: %2 empty cell is", or with a one that is written.
std::vector<Message> saidOfOne(const CountedText& counted, const std::vector<Message>& all)
{
    std::vector<Message> found;
    for (const auto& one : {counted.number, QStringLiteral("1"), QStringLiteral("one"), QStringLiteral("One")}) {
        const QString begin = counted.before + one + QLatin1Char(' ') + counted.singular;
        std::ranges::copy_if(all, std::back_inserter(found), [&](const Message& message) {
            return message.source.startsWith(begin) && !message.source.mid(begin.size(), 1).contains(QRegularExpression("[a-z]"));
        });
    }
    return found;
}

} // namespace

class TestLanguage : public QObject {
    Q_OBJECT

private slots:
    void everyTextOfTheProgramHasAGermanOne();
    void everyPlaceholderStandsInTheTranslation();
    void whatIsCountedIsAlsoSaidOfOne();
    void theSystemDecidesWhereNothingIsChosen();
    void numbersAreWrittenAsThePersonIsUsedTo();
    void textsAreGermanWhereGermanIsUsed();
    void theWordsOfQtItselfAreGerman();
};

void TestLanguage::everyTextOfTheProgramHasAGermanOne()
{
    if (!QFile::exists(QStringLiteral(TRANCHE_LUPDATE)))
        QSKIP("lupdate is not installed");
    QTemporaryDir folder;
    const QString found = folder.filePath(QStringLiteral("found.ts"));
    QProcess lupdate;
    lupdate.setWorkingDirectory(QStringLiteral(TRANCHE_ROOT));
    lupdate.start(QStringLiteral(TRANCHE_LUPDATE), {QStringLiteral("-silent"), QStringLiteral("-recursive"), QStringLiteral("ui"),
                                                    QStringLiteral("app"), QStringLiteral("core/release"), QStringLiteral("-ts"), found});
    QVERIFY(lupdate.waitForFinished(120000));
    QStringList translated;
    for (const auto& message : messagesOf(QStringLiteral(TRANCHE_TEXTS)))
        if (message.finished && std::ranges::none_of(message.translations, &QString::isEmpty))
            translated += message.source;
    const auto wanted = messagesOf(found);
    QVERIFY(wanted.size() > 500);
    QStringList lacking;
    for (const auto& message : wanted)
        if (!translated.contains(message.source) && !lacking.contains(message.source))
            lacking += message.source;
    QVERIFY2(lacking.isEmpty(),
             qPrintable(QStringLiteral("No German text in resources/i18n/tranche_de.ts for:\n") + lacking.join(QLatin1Char('\n'))));
}

void TestLanguage::everyPlaceholderStandsInTheTranslation()
{
    const auto messages = messagesOf(QStringLiteral(TRANCHE_TEXTS));
    QVERIFY(messages.size() > 500);
    for (const auto& message : messages) {
        QVERIFY2(message.finished, qPrintable(message.source));
        if (message.source.contains(QLatin1String("%n")))
            QCOMPARE(message.translations.size(), 2);
        for (const auto& translation : message.translations)
            QVERIFY2(placesOf(translation) == placesOf(message.source), qPrintable(message.source));
    }
}

/// In English there is a text of one for each text of several, and its German speaks of one, too.
void TestLanguage::whatIsCountedIsAlsoSaidOfOne()
{
    const auto messages = messagesOf(QStringLiteral(TRANCHE_TEXTS));
    QStringList lacking;
    QStringList germanOfMany;
    const auto isNever = [never = test::neverOne()](const Message& message) {
        return std::ranges::any_of(never, [&](const QString& begin) { return message.source.startsWith(begin); });
    };
    for (const auto& message : messages) {
        for (const auto& counted : isNever(message) ? std::vector<CountedText>() : countedIn(message.source)) {
            const auto ofOne = saidOfOne(counted, messages);
            if (ofOne.empty())
                lacking += message.source;
            for (const auto& one : ofOne) {
                const auto german = QString(one.translations.front()).replace(counted.number, QStringLiteral("1"));
                if (one.source != message.source && !isNever(one) && !test::germanOneBeforeMany(german).isEmpty())
                    germanOfMany += german;
            }
        }
    }
    QVERIFY2(lacking.isEmpty(), qPrintable("One is not one of these:\n" + lacking.join(QLatin1Char('\n'))));
    QVERIFY2(germanOfMany.isEmpty(), qPrintable("In German, one is several here:\n" + germanOfMany.join(QLatin1Char('\n'))));
}

void TestLanguage::theSystemDecidesWhereNothingIsChosen()
{
    const QLocale german(QLocale::German, QLocale::Austria);
    const QLocale french(QLocale::French, QLocale::France);
    QCOMPARE(languageOf(QStringLiteral("system"), german), QStringLiteral("de"));
    QCOMPARE(languageOf(QStringLiteral("en"), german), QStringLiteral("en"));
    QCOMPARE(languageOf(QStringLiteral("de"), french), QStringLiteral("de"));
    QCOMPARE(languageOf({}, french), QStringLiteral("en"));
    QCOMPARE(languageOf(QStringLiteral("xx"), QLocale::c()), QStringLiteral("en"));
}

void TestLanguage::numbersAreWrittenAsThePersonIsUsedTo()
{
    QLocale::setDefault(QLocale(QLocale::German, QLocale::Germany));
    QCOMPARE(countText(45222), QStringLiteral("45.222"));
    QVERIFY(typedCount(countText(45222)) == 45222);
    QCOMPARE(lText(Ratio(2939, 746)), QStringLiteral("3,93"));
    QCOMPARE(shareText(0.3333), QStringLiteral("0,333"));
    QCOMPARE(medianText(15.5), QStringLiteral("15,5"));
    QCOMPARE(plainNumber(QStringLiteral(" 3,9 ")), QStringLiteral("3.9"));
    QCOMPARE(plainNumber(QStringLiteral("3.9")), QStringLiteral("3.9"));
    QLocale::setDefault(QLocale::c());
    QCOMPARE(countText(45222), QStringLiteral("45,222"));
    QCOMPARE(plainNumber(QStringLiteral("3.9")), QStringLiteral("3.9"));
}

void TestLanguage::textsAreGermanWhereGermanIsUsed()
{
    useLanguage(*QCoreApplication::instance(), QStringLiteral("de"));
    QCOMPARE(QCoreApplication::translate("tranche::RolesModel", "Attribute"), QStringLiteral("Attribut"));
    QCOMPARE(QCoreApplication::translate("anywhere", "Sensitive column"), QStringLiteral("Sensible Spalte"));
    QCOMPARE(QCoreApplication::translate("anywhere", "“%1 %2”"), QStringLiteral("„%1 %2“")); // what an intruder could say
    QCOMPARE(QCoreApplication::translate("anywhere", "nobody translated this"), QStringLiteral("nobody translated this"));
    QCOMPARE(QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Z).toString(QKeySequence::NativeText),
             QStringLiteral("Strg+Umschalt+Z")); // with or without Qt's own texts
    QLocale::setDefault(QLocale::c());
}

void TestLanguage::theWordsOfQtItselfAreGerman()
{
    if (!QFile::exists(QLibraryInfo::path(QLibraryInfo::TranslationsPath) + QStringLiteral("/qtbase_de.qm")))
        QSKIP("the translations of Qt are not installed");
    useLanguage(*QCoreApplication::instance(), QStringLiteral("de"));
    QCOMPARE(QCoreApplication::translate("QPlatformTheme", "Cancel"), QStringLiteral("Abbrechen"));
    QCOMPARE(QCoreApplication::translate("QWidgetTextControl", "Select All"), QStringLiteral("Alles auswählen"));
    QLocale::setDefault(QLocale::c());
}

TRANCHE_CORE_TEST(TestLanguage)

} // namespace tst_language

#include "tst_language.moc"
