// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/recipe/attribute_texts.h"

#include "core/base/messages/file_message.h"
#include "core/base/messages/release/package_message.h"
#include "tests/support/test_room.h"
#include "tests/support/words/said.h"

#include <QFile>
#include <QTemporaryDir>

namespace tst_attribute_texts {

using namespace tranche;
using namespace tranche::test;

class TestAttributeTexts : public QObject {
    Q_OBJECT

private slots:
    void everyAttributeHasItsText();
    void whatIsWrongIsNamedByFileAndLine_data();
    void whatIsWrongIsNamedByFileAndLine();
    void otherFieldsAreRefused_data();
    void otherFieldsAreRefused();
    void aMissingFileIsSaidToBeMissing();

private:
    Result<AttributeTexts> reading(const QByteArray& text)
    {
        const auto path = m_folder.filePath(QStringLiteral("labels.csv"));
        QFile file(path);
        if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size())
            qFatal("cannot write");
        file.close();
        JobContext job;
        return readAttributeTexts(path.toStdString(), m_attributes, job);
    }

    QTemporaryDir m_folder;
    const std::vector<std::string> m_attributes{"age", "a, \"b\"", "zip"};
};

void TestAttributeTexts::everyAttributeHasItsText()
{
    const auto texts = reading("description,name,label\n\"in\nyears\",age,Age\n,\"a, \"\"b\"\"\",A and B\n,zip,\n");
    QVERIFY(texts);
    QVERIFY(*texts == (AttributeTexts{{"age", {"Age", "in\nyears"}}, {"a, \"b\"", {"A and B", ""}}}));
}

void TestAttributeTexts::whatIsWrongIsNamedByFileAndLine_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<int>("line");
    QTest::addColumn<int>("message");
    QTest::newRow("no attribute") << QByteArray("name,label,description\nage,A,\"a\nb\"\nSECRET,B,\n") << 4
                                  << static_cast<int>(PackageMessage::LabelWithoutAttribute);
    QTest::newRow("another case") << QByteArray("name,label,description\nAge,A,\n") << 2
                                  << static_cast<int>(PackageMessage::LabelWithoutAttribute);
    QTest::newRow("twice") << QByteArray("name,label,description\nage,A,\nage,,\n") << 3 << static_cast<int>(PackageMessage::LabelTwice);
}

void TestAttributeTexts::whatIsWrongIsNamedByFileAndLine()
{
    QFETCH(QByteArray, text);
    QFETCH(int, line);
    QFETCH(int, message);
    const auto texts = reading(text);
    QVERIFY(!texts);
    QCOMPARE(texts.error().code, ErrorCode::BadInput);
    QVERIFY(texts.error().says == Message(static_cast<PackageMessage>(message)));
    QCOMPARE(texts.error().place.file, std::string("labels.csv"));
    QCOMPARE(texts.error().place.line, static_cast<std::uint64_t>(line));
    QVERIFY(wordsOf(texts.error()).find("SECRET") == std::string::npos);
}

void TestAttributeTexts::otherFieldsAreRefused_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::newRow("one lacks") << QByteArray("name,label\nage,A\n");
    QTest::newRow("one more") << QByteArray("name,label,description,note\nage,A,,\n");
    QTest::newRow("another") << QByteArray("name,label,text\nage,A,\n");
    QTest::newRow("in capitals") << QByteArray("Name,Label,Description\nage,A,\n");
}

void TestAttributeTexts::otherFieldsAreRefused()
{
    QFETCH(QByteArray, text);
    const auto texts = reading(text);
    QVERIFY(!texts);
    QVERIFY(texts.error().says == PackageMessage::BadLabels);
    QCOMPARE(texts.error().place.file, std::string("labels.csv"));
}

void TestAttributeTexts::aMissingFileIsSaidToBeMissing()
{
    JobContext job;
    const auto texts = readAttributeTexts(m_folder.filePath(QStringLiteral("none.csv")).toStdString(), m_attributes, job);
    QVERIFY(!texts);
    QCOMPARE(texts.error().code, ErrorCode::NotFound);
    const auto ragged = reading("name,label,description\nage,A\n");
    QVERIFY(!ragged);
    QCOMPARE(ragged.error().place.line, std::uint64_t{2});
}

TRANCHE_TEST(TestAttributeTexts)

} // namespace tst_attribute_texts

#include "tst_attribute_texts.moc"
