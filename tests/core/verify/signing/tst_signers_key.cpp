// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/verify/signing/signature_file.h"
#include "tests/support/release/signer.h"
#include "tests/support/test_room.h"

namespace tst_signers_key {

using namespace tranche;
using namespace tranche::test;

namespace {

// made with minisign 0.11
constexpr std::string_view realKey = "RWSuKhDf5FrCWuYEpa588jotVfdvngTtpWcDXx4Jp6IhrH3OjPYwBpcQ";
constexpr std::string_view realBytes = "{\"format\": 2}\n";
const std::string realSignature = "untrusted comment: signature from minisign secret key\n"
                                  "RUSuKhDf5FrCWnNf1Ww8qIiRJIhqJYSymh6Crqy/D5oVfB6mM5zNKPQtgzXZv7EvbEsFL4R10zJm9Rd16xvf2yy9x8tAEyOBjw0=\n"
                                  "trusted comment: {\"name\":\"A. Meier\",\"reason\":\"Read it\",\"time\":\"2027-03-01T09:15:00Z\"}\n"
                                  "yTW1b8Q3AgM/CV+hGX3kssH28H2RNjSByqhNyg2miygW44/lqN2P7TK38lDblv6CGwf2s6dk9T4VdHGu/hZ3Bw==\n";
const std::string realOldSignature
    = "untrusted comment: signature from minisign secret key\n"
      "RWSuKhDf5FrCWtJF1ZoeXiiSG3D2dE3MhVoSkSFYb9MAlN8iazCkMTr6/9b7aOvq3sgLh8h9NaIVkgsrJbH/EjSYKzQ5HmjDuw8=\n"
      "trusted comment: old\n"
      "7Yr1EXvoHJLWISBNWFSa9d8TjakCVZWs8Y6v8WOVqbmPoWGl7HAw7V89YbyjoGTrfhZBPhlOsruaguvhQ+F2Cw==\n";

SignatureState stateOf(const std::string& file, std::string_view bytes)
{
    return checkSignature(readSignatureFile(file).value(), signersKeyOf(realKey).value(), bytes);
}

} // namespace

class TestSignersKey : public QObject {
    Q_OBJECT
private slots:
    void readsWhatMinisignWrites();
    void refusesWhatIsNoKey();
    void takesBothFormsOfMinisign();
    void noticesEveryChangedSign();
    void aKeyOfAnotherIdSignedNothing();
    void refusesWhatIsNoSignature();
};

void TestSignersKey::readsWhatMinisignWrites()
{
    const auto key = signersKeyOf(realKey).value();
    QCOMPARE(key.idText(), std::string("5AC25AE4DF102AAE"));
    QCOMPARE(key.text(), std::string(realKey));
    const auto file = "untrusted comment: minisign public key 5AC25AE4DF102AAE\n" + std::string(realKey) + '\n';
    QVERIFY(readSignersKey(file).value() == key);
    QVERIFY(readSignersKey(realKey).value() == key);
    QVERIFY(readSignersKey("untrusted comment: x\r\n" + std::string(realKey) + "\r\n").value() == key);
}

void TestSignersKey::refusesWhatIsNoKey()
{
    const std::string key(realKey);
    for (const auto& text : {std::string(), key.substr(1), key + "A", "A" + key.substr(1), key.substr(0, 55) + "!", key + "\n" + key,
                             std::string("untrusted comment: only\n"), "comment\n" + key, ' ' + key})
        QVERIFY2(!readSignersKey(text), text.c_str());
}

void TestSignersKey::takesBothFormsOfMinisign()
{
    QVERIFY(readSignatureFile(realSignature)->prehashed);
    QVERIFY(!readSignatureFile(realOldSignature)->prehashed);
    QCOMPARE(readSignatureFile(realOldSignature)->comment, std::string("old"));
    QCOMPARE(stateOf(realSignature, realBytes), SignatureState::Valid);
    QCOMPARE(stateOf(realOldSignature, realBytes), SignatureState::Valid);
    QCOMPARE(stateOf(realSignature, "{\"format\": 1}\n"), SignatureState::OtherBytes);
    QCOMPARE(stateOf(realOldSignature, "{\"format\": 1}\n"), SignatureState::OtherBytes);
}

void TestSignersKey::noticesEveryChangedSign()
{
    for (auto at = realSignature.find("\nRUSu") + 1; at < realSignature.size() - 1; ++at) {
        auto changed = realSignature;
        changed[at] = changed[at] == 'B' ? 'C' : 'B';
        const auto file = readSignatureFile(changed);
        QVERIFY2(!file || checkSignature(*file, signersKeyOf(realKey).value(), realBytes) != SignatureState::Valid, changed.c_str());
    }
    auto comment = realSignature;
    comment.replace(comment.find("Meier"), 5, "Mayer");
    QCOMPARE(stateOf(comment, realBytes), SignatureState::OtherComment);
}

void TestSignersKey::aKeyOfAnotherIdSignedNothing()
{
    auto key = signersKeyOf(realKey).value();
    key.id[0] ^= 1;
    QCOMPARE(checkSignature(readSignatureFile(realSignature).value(), key, realBytes), SignatureState::OtherBytes);
}

void TestSignersKey::refusesWhatIsNoSignature()
{
    auto other = realSignature;
    other.replace(other.find("RUSu"), 4, "RVSu"); // another algorithm
    auto longer = realSignature;
    longer += "more\n";
    for (const auto& text : {std::string(), std::string("x"), other, longer, realSignature.substr(0, 200), realSignature.substr(1)})
        QVERIFY2(!readSignatureFile(text), text.c_str());
}

TRANCHE_TEST(TestSignersKey)

} // namespace tst_signers_key

#include "tst_signers_key.moc"
