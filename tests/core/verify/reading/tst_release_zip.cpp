// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/messages/folder_message.h"
#include "core/verify/reading/release_folder.h"
#include "core/verify/reading/release_zip.h"
#include "tests/support/test_room.h"
#include "tests/support/words/said.h"

#include <fstream>

#include <zip.h>

namespace tst_release_zip {

using namespace tranche;
using namespace tranche::test;

namespace {

struct Packed {
    std::string name;
    std::string bytes;
    std::uint32_t kind = 0100644U; ///< as stat() says it
    int method = ZIP_CM_DEFLATE;
};

class TestReleaseZipRoom {
public:
    std::filesystem::path path() const { return std::filesystem::path(m_folder.path().toStdString()); }
    std::filesystem::path zip() const { return path() / "x.release.zip"; }

    void pack(const std::vector<Packed>& entries) const
    {
        auto* archive = zip_open(zip().c_str(), ZIP_CREATE | ZIP_TRUNCATE, nullptr);
        for (const auto& entry : entries) {
            if (entry.name.ends_with('/')) {
                zip_dir_add(archive, entry.name.c_str(), 0);
                continue;
            }
            auto* source = zip_source_buffer(archive, entry.bytes.data(), entry.bytes.size(), 0);
            const auto index = static_cast<zip_uint64_t>(zip_file_add(archive, entry.name.c_str(), source, 0));
            zip_set_file_compression(archive, index, entry.method, 0);
            zip_file_set_external_attributes(archive, index, 0, ZIP_OPSYS_UNIX, entry.kind << 16U);
        }
        if (zip_close(archive) != 0)
            qFatal("the zip of a test cannot be written");
    }

    std::string bytes() const
    {
        std::ifstream stream(zip(), std::ios::binary);
        return {std::istreambuf_iterator<char>(stream), {}};
    }
    void write(const std::string& bytes) const { std::ofstream(zip(), std::ios::binary) << bytes; }

private:
    QTemporaryDir m_folder;
};

const std::vector<Packed> sound{
    {"manifest.json", "{}"}, {"data.csv", std::string(5000, 'x')}, {"linked/", ""}, {"linked/linked-1.csv", "y"}};
const ReleaseFiles soundFiles{{"manifest.json", "{}"}, {"data.csv", std::string(5000, 'x')}, {"linked/linked-1.csv", "y"}};

} // namespace

class TestReleaseZip : public QObject {
    Q_OBJECT
private slots:
    void readsWhatLiesAtTheRootOrInOneFolder();
    void refusesNamesThatNoReleaseHas_data();
    void refusesNamesThatNoReleaseHas();
    void refusesLinksAndUnknownPacking();
    void refusesWhatIsNoZipOrDamaged();
    void refusesABomb();
    void aFolderIsReadWithItsLinkings();
};

void TestReleaseZip::readsWhatLiesAtTheRootOrInOneFolder()
{
    const TestReleaseZipRoom room;
    room.pack(sound);
    QCOMPARE(readReleaseAt(room.zip()).value(), soundFiles);

    auto inside = sound;
    for (auto& entry : inside)
        entry.name = "people.release/" + entry.name;
    room.pack(inside);
    QCOMPARE(readReleaseAt(room.zip()).value(), soundFiles);
    inside.push_back({"other/notes.txt", "x"});
    room.pack(inside);
    QVERIFY(says(readReleaseZip(room.zip()).error(), FolderMessage::BadZipName));
}

void TestReleaseZip::refusesNamesThatNoReleaseHas_data()
{
    QTest::addColumn<QByteArray>("name");
    for (const auto* name : {"/data.csv", "../data.csv", "linked/../../data.csv", "a/b/c", "other/data.csv", "linked/deeper/x.csv", "a\\b",
                             "c:x", "linked//x.csv", "./data.csv", "linked/.."})
        QTest::newRow(name) << QByteArray(name);
}

void TestReleaseZip::refusesNamesThatNoReleaseHas()
{
    QFETCH(QByteArray, name);
    const TestReleaseZipRoom room;
    auto entries = sound;
    entries.push_back({name.toStdString(), "x"});
    room.pack(entries);
    const auto read = readReleaseZip(room.zip());
    QVERIFY(!read && read.error().code == ErrorCode::BadInput);
    QVERIFY(says(read.error(), FolderMessage::BadZipName));
}

void TestReleaseZip::refusesLinksAndUnknownPacking()
{
    const TestReleaseZipRoom room;
    auto entries = sound;
    entries.push_back({"README.txt", "/etc/passwd", 0120777U});
    room.pack(entries);
    QVERIFY(says(readReleaseZip(room.zip()).error(), FolderMessage::NotAPlainEntry));
    entries.back() = {"README.txt", "text", 0100644U, ZIP_CM_BZIP2};
    room.pack(entries);
    QVERIFY(says(readReleaseZip(room.zip()).error(), FolderMessage::NotAPlainEntry));
}

void TestReleaseZip::refusesWhatIsNoZipOrDamaged()
{
    const TestReleaseZipRoom room;
    QCOMPARE(readReleaseAt(room.zip()).error().code, ErrorCode::NotFound);
    room.write("this is no zip");
    QVERIFY(says(readReleaseAt(room.zip()).error(), FolderMessage::NotAZip));
    room.pack({{"manifest.json", "{}", 0100644U, ZIP_CM_STORE}, {"data.csv", "abcdefgh", 0100644U, ZIP_CM_STORE}});
    auto bytes = room.bytes();
    bytes.replace(bytes.find("abcdefgh"), 8, "abcdefgx");
    room.write(bytes);
    QVERIFY(says(readReleaseZip(room.zip()).error(), FolderMessage::DamagedZip));
    room.pack(sound);
    for (std::size_t length = 1; length < room.bytes().size(); length += 7) {
        room.write(room.bytes().substr(0, length));
        const auto read = readReleaseZip(room.zip());
        QVERIFY(!read && (read.error().code == ErrorCode::BadInput || read.error().code == ErrorCode::Io));
        room.pack(sound);
    }
}

/// The entry says that it holds a gigabyte, which so few bytes cannot.
void TestReleaseZip::refusesABomb()
{
    const TestReleaseZipRoom room;
    room.pack({{"manifest.json", "{}"}, {"data.csv", std::string(5000, 'x')}});
    auto bytes = room.bytes();
    const std::string size("\x88\x13\x00\x00", 4); // 5000
    const std::string huge("\x00\x00\x00\x40", 4);
    for (auto at = bytes.find(size); at != std::string::npos; at = bytes.find(size, at + 4))
        bytes.replace(at, 4, huge);
    room.write(bytes);
    const auto read = readReleaseZip(room.zip());
    QVERIFY(!read);
    QVERIFY2(says(read.error(), FolderMessage::TooMuchInZip), wordsOf(read.error()).c_str());
}

void TestReleaseZip::aFolderIsReadWithItsLinkings()
{
    const TestReleaseZipRoom room;
    const auto folder = room.path() / "people.review";
    std::filesystem::create_directories(folder / "linked");
    std::ofstream(folder / "manifest.json") << "{}";
    std::ofstream(folder / "linked" / "linked-1.csv") << "y";
    QCOMPARE(readReleaseAt(folder).value(), (ReleaseFiles{{"manifest.json", "{}"}, {"linked/linked-1.csv", "y"}}));
    std::filesystem::create_directory(folder / "linked" / "inner");
    QVERIFY(says(readReleaseAt(folder).error(), FolderMessage::NotAPlainFile));
    std::filesystem::remove(folder / "linked" / "inner");
    std::filesystem::create_symlink("linked-1.csv", folder / "linked" / "linked-2.csv");
    QVERIFY(says(readReleaseAt(folder).error(), FolderMessage::NotAPlainFile));
    std::filesystem::remove_all(folder / "linked");
    std::filesystem::create_directory_symlink(room.path(), folder / "linked");
    QVERIFY(says(readReleaseAt(folder).error(), FolderMessage::NotAPlainFile));
}

TRANCHE_TEST(TestReleaseZip)

} // namespace tst_release_zip

#include "tst_release_zip.moc"
