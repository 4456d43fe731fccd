// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/style/language.h"

#include "core/import/csv_reader.h"
#include "core/table/suggest_roles.h"
#include "tests/support/test_room.h"
#include "ui/style/core_text.h"
#include "ui/style/number_text.h"

#include <QCoreApplication>
#include <QDirIterator>
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

} // namespace

class TestLanguage : public QObject {
    Q_OBJECT

private slots:
    void everyTextOfTheProgramHasAGermanOne();
    void everyPlaceholderStandsInTheTranslation();
    void theSystemDecidesWhereNothingIsChosen();
    void numbersAreWrittenAsThePersonIsUsedTo();
    void textsAreGermanWhereGermanIsUsed();
    void sentencesOfTheCoreAreGermanToo();
    void everyReasonOfTheCoreIsGerman();
    void namesInQuotesAndRestsOfASentenceStay();
    void countsOfTheCoreAreReadableWhereNothingIsTranslated();
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
                                                    QStringLiteral("app"), QStringLiteral("-ts"), found});
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

void TestLanguage::sentencesOfTheCoreAreGermanToo()
{
    useLanguage(*QCoreApplication::instance(), QStringLiteral("de"));
    QLocale::setDefault(QLocale(QLocale::German, QLocale::Germany));
    QCOMPARE(coreText("Nearly unique: 26,741 distinct values."), QStringLiteral("Fast eindeutig: 26.741 verschiedene Werte."));
    QCOMPARE(coreText("No buckets can keep this l with these columns: the greatest l that can hold is 3.93. Ask for that or less, or take "
                      "attributes out of the sensitive column.")
                 .left(90),
             QStringLiteral("Keine Buckets können dieses ℓ mit diesen Spalten halten: das größte mögliche ℓ ist 3,93. Das oder weniger")
                 .left(90));
    QCOMPARE(coreText("Of 3 and 4 nobody spoke."), QStringLiteral("Of 3 and 4 nobody spoke."));
    // Every reason that a suggestion can have, as the core words it now.
    const auto reasonOf = [](const QString& name, const QStringList& values) {
        std::string text = name.toStdString() + ",x\n";
        for (const auto& value : values)
            text += value.toStdString() + ",1\n";
        JobContext job;
        const auto table = readCsvText(text, "t", {}, job);
        return suggestRoles(**table, Schema{std::vector<AttributeSchema>(2), {}, {}}).front().reason;
    };
    QStringList unique, nearly, half;
    for (int i = 0; i < 40; ++i) {
        unique += QStringLiteral("v%1").arg(i);
        nearly += QStringLiteral("v%1").arg(i == 39 ? 0 : i);
        half += QStringLiteral("v%1").arg(i * 2 / 3);
    }
    const QStringList few{QStringLiteral("a"), QStringLiteral("b"), QStringLiteral("a"), QStringLiteral("b")};
    const QStringList mails{QStringLiteral("a@b.de"), QStringLiteral("c@d.de"), QStringLiteral("e@f.de")};
    const QStringList phones{QStringLiteral("+49 30 123456"), QStringLiteral("+49 30 123457"), QStringLiteral("+49 30 123458")};
    const std::pair<QString, QStringList> cases[]
        = {{QStringLiteral("A"), mails},      {QStringLiteral("A"), phones},    {QStringLiteral("mail"), few},
           {QStringLiteral("passport"), few}, {QStringLiteral("disease"), few}, {QStringLiteral("income"), few},
           {QStringLiteral("surname"), few},  {QStringLiteral("A"), unique},    {QStringLiteral("A"), nearly},
           {QStringLiteral("A"), half},       {QStringLiteral("zip"), few},     {QStringLiteral("birthday"), few},
           {QStringLiteral("A"), few}};
    for (const auto& [name, values] : cases) {
        const auto reason = reasonOf(name, values);
        QVERIFY2(coreText(reason) != QString::fromStdString(reason), reason.c_str());
    }
    QLocale::setDefault(QLocale::c());
}

/// The reasons that stand whole in the core's sources; the verifier's are for releases that others wrote.
static QStringList reasonsIn(const QString& folder)
{
    static const QRegularExpression reason(QStringLiteral("fail\\(ErrorCode::\\w+,\\s*\"((?:[^\"\\\\]|\\\\.)*)\"\\s*[,)]"));
    QStringList all;
    QDirIterator files(folder, {QStringLiteral("*.cpp"), QStringLiteral("*.h")}, QDir::Files, QDirIterator::Subdirectories);
    while (files.hasNext()) {
        QFile file(files.next());
        if (file.fileName().contains(QStringLiteral("/core/verify/")) || !file.open(QIODevice::ReadOnly))
            continue;
        for (auto found = reason.globalMatch(QString::fromUtf8(file.readAll())); found.hasNext();)
            all += found.next().captured(1).replace(QStringLiteral("\\\""), QStringLiteral("\""));
    }
    return all;
}

void TestLanguage::everyReasonOfTheCoreIsGerman()
{
    useLanguage(*QCoreApplication::instance(), QStringLiteral("de"));
    const QStringList reasons = reasonsIn(QStringLiteral(TRANCHE_ROOT "/core"));
    QVERIFY(reasons.size() > 80);
    QStringList english;
    for (const auto& reason : reasons)
        if (coreText(reason.toStdString()) == reason)
            english += reason;
    QVERIFY2(english.isEmpty(),
             qPrintable(QStringLiteral("Neither in ui/style/core_text.cpp nor in German:\n") + english.join(QLatin1Char('\n'))));
    QLocale::setDefault(QLocale::c());
}

void TestLanguage::namesInQuotesAndRestsOfASentenceStay()
{
    useLanguage(*QCoreApplication::instance(), QStringLiteral("de"));
    QLocale::setDefault(QLocale(QLocale::German, QLocale::Germany));
    QCOMPARE(coreText("The entry \"a.%1 of 3\" is missing. The file was changed by other means or is damaged: use a copy of it."),
             QStringLiteral("Der Eintrag \"a.%1 of 3\" fehlt. Die Datei wurde auf anderem Weg geändert oder ist beschädigt: eine Kopie von "
                            "ihr verwenden."));
    QCOMPARE(coreText("Nothing was written: the verifier objects. Nobody translated this."),
             QStringLiteral("Nichts wurde geschrieben: der Prüfer widerspricht. Nobody translated this."));
    QCOMPARE(coreText("Semicolon, because it cuts each of the first 1,200 records into 3 fields. The first record reads like names. "
                      "Decimal comma, because numbers have one."),
             QStringLiteral("Strichpunkt, weil damit jeder der ersten 1.200 Datensätze in 3 Felder zerfällt. Der erste Datensatz liest "
                            "sich wie Namen. Dezimalkomma, weil Zahlen eines haben."));
    QCOMPARE(coreText("With the original: p(t,s) of 4,951 signatures summed anew for \"Ill\", largest 1/3"),
             QStringLiteral("Mit dem Original: p(t,s) von 4.951 Signaturen neu summiert für \"Ill\", der größte Wert ist 1/3"));
    QLocale::setDefault(QLocale::c());
    QCOMPARE(coreText(""), QString());
}

void TestLanguage::countsOfTheCoreAreReadableWhereNothingIsTranslated()
{
    QCOMPARE(coreText("Nobody translated the first 2430 of these."), QStringLiteral("Nobody translated the first 2,430 of these."));
    QCOMPARE(coreText("Nobody reads ISO-8859-1, windows-1252, 1234.5 or \"2024 x\"."),
             QStringLiteral("Nobody reads ISO-8859-1, windows-1252, 1234.5 or \"2024 x\"."));
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
