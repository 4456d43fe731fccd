// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/output/json_writer.h"
#include "tests/support/test_room.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace tst_json_writer {

using namespace tranche::cli;

class TestJsonWriter : public QObject {
    Q_OBJECT

private slots:
    void writesWhatAReaderReadsBack();
    void keepsTheOrderOfKeys();
    void escapesEveryControlCharacter();
    void numbersReadBackExactly();
    void emptyListsAndObjectsAreWellFormed();
};

void TestJsonWriter::writesWhatAReaderReadsBack()
{
    JsonWriter json;
    json.beginObject().member("name", "a").member("count", std::size_t{3}).member("yes", true).nullMember("none");
    json.key("rows").beginArray().list(std::vector<std::size_t>{1, 2}).list(std::vector<std::string>{"x"}).endArray().endObject();

    const auto object = QJsonDocument::fromJson(QByteArray::fromStdString(json.text())).object();

    QCOMPARE(object, QJsonObject({{"name", "a"},
                                  {"count", 3},
                                  {"yes", true},
                                  {"none", QJsonValue::Null},
                                  {"rows", QJsonArray{QJsonArray{1, 2}, QJsonArray{"x"}}}}));
}

void TestJsonWriter::keepsTheOrderOfKeys()
{
    JsonWriter json;
    json.beginObject().member("b", 1U).member("a", 2U).endObject();
    QCOMPARE(json.text(), std::string("{\n \"b\": 1,\n \"a\": 2\n}\n"));
}

void TestJsonWriter::escapesEveryControlCharacter()
{
    std::string all;
    for (int c = 0; c < 128; ++c)
        all += static_cast<char>(c);
    JsonWriter json;
    json.beginLine().value(all + "äß€").endLine();

    QJsonParseError problem;
    const auto array = QJsonDocument::fromJson(QByteArray::fromStdString(json.text()), &problem).array();

    QCOMPARE(problem.error, QJsonParseError::NoError);
    QCOMPARE(array.at(0).toString().toStdString(), all + "äß€");
}

void TestJsonWriter::numbersReadBackExactly()
{
    for (const double number : {0.0, 1.0, 1.0 / 3.0, 2.5, 1e-300, 123456789.125}) {
        JsonWriter json;
        json.beginLine().value(number).endLine();
        QCOMPARE(QJsonDocument::fromJson(QByteArray::fromStdString(json.text())).array().at(0).toDouble(), number);
    }
}

void TestJsonWriter::emptyListsAndObjectsAreWellFormed()
{
    JsonWriter json;
    json.beginObject().listMember("none", std::vector<std::string>()).key("nothing").beginObject().endObject().endObject();
    QCOMPARE(json.text(), std::string("{\n \"none\": [],\n \"nothing\": {}\n}\n"));
}

TRANCHE_TEST(TestJsonWriter)

} // namespace tst_json_writer

#include "tst_json_writer.moc"
