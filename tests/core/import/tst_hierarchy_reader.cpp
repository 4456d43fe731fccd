// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/import/hierarchy_reader.h"

#include "core/base/messages/hierarchy_message.h"
#include "tests/support/test_room.h"
#include "tests/support/words/said.h"

#include <QTemporaryDir>

namespace tst_hierarchy_reader {

using namespace tranche;

class TestHierarchyReader : public QObject {
    Q_OBJECT

private slots:
    void readsOneLineForEachLeaf();
    void semicolonsSeparateWhereCommasDoNot();
    void leavesStandInTheOrderOfTheLines();
    void namesFileAndPhysicalLine();
    void saysWhenThereIsNoFile();

private:
    Result<Hierarchy> read(const QByteArray& text)
    {
        QFile file(m_folder.filePath("levels.csv"));
        if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size())
            qFatal("cannot write");
        file.close();
        JobContext job;
        return readHierarchy(file.fileName().toStdString(), job);
    }
    QTemporaryDir m_folder;
};

void TestHierarchyReader::readsOneLineForEachLeaf()
{
    const auto hierarchy = read("de,Europe,World\nfr,Europe,World\n\"a,b\",Other,World\n");
    QVERIFY2(hierarchy.has_value(), hierarchy ? "" : tranche::test::wordsOf(hierarchy.error()).c_str());
    QCOMPARE(hierarchy->roots().size(), std::size_t{1});
    QCOMPARE(hierarchy->leavesBelow(hierarchy->roots().front()), (std::vector<std::string>{"de", "fr", "a,b"}));
}

void TestHierarchyReader::semicolonsSeparateWhereCommasDoNot()
{
    for (const auto* text :
         {"de;Europe;World\n\"fr\";Europe;World\n\"a;b\";\"Other, new\";World\n", "de;Europe\r\nfr;Europe\r\na, b;Other, new\r\n"}) {
        const auto hierarchy = read(text);
        QVERIFY2(hierarchy.has_value(), hierarchy ? "" : tranche::test::wordsOf(hierarchy.error()).c_str());
        QVERIFY(hierarchy->leaf("fr") && !hierarchy->leaf("fr;Europe"));
        QVERIFY(hierarchy->leaf("a;b") || hierarchy->leaf("a, b"));
    }
    const auto commas = read("\"a;b\",x\nc,y;z\n");
    QVERIFY(commas && commas->leaf("a;b") && commas->leaf("c"));
    const auto twice = read("a;x\nb;x\na;y\n");
    QVERIFY(!twice && twice.error().says == HierarchyMessage::RepeatedValue);
    QCOMPARE(twice.error().place.line, std::uint64_t{3});
    const auto uneven = read("a;x;all\nb;x\n");
    QVERIFY(!uneven);
    QCOMPARE(uneven.error().place.line, std::uint64_t{2});
    const auto alone = read("a\nb\n");
    QVERIFY(!alone && alone.error().says == HierarchyMessage::WithoutLabel);
}

void TestHierarchyReader::leavesStandInTheOrderOfTheLines()
{
    QVERIFY(read("c,x,all\na,y,all\nb,x,all\n"));
    JobContext job;
    const auto leaves = readLeaves(m_folder.filePath("levels.csv").toStdString(), job);
    QVERIFY(leaves);
    QCOMPARE(*leaves, (std::vector<std::string>{"c", "a", "b"}));
}

void TestHierarchyReader::namesFileAndPhysicalLine()
{
    const auto twice = read("\"two\nlines\",x\nsecret,x\nsecret,y\n");
    QVERIFY(!twice);
    QCOMPARE(twice.error().code, ErrorCode::BadInput);
    QCOMPARE(twice.error().place.file, std::string("levels.csv"));
    QCOMPARE(twice.error().place.line, std::uint64_t{4});
    QVERIFY(tranche::test::wordsOf(twice.error()).find("secret") == std::string::npos);
    const auto ragged = read("a,x\nb,x,y\n");
    QVERIFY(!ragged);
    QCOMPARE(ragged.error().place.line, std::uint64_t{2});
}

void TestHierarchyReader::saysWhenThereIsNoFile()
{
    JobContext job;
    const auto nothing = readHierarchy(m_folder.filePath("none.csv").toStdString(), job);
    QVERIFY(!nothing);
    QVERIFY(nothing.error().code == ErrorCode::NotFound || nothing.error().code == ErrorCode::Io);
}

TRANCHE_TEST(TestHierarchyReader)

} // namespace tst_hierarchy_reader

#include "tst_hierarchy_reader.moc"
