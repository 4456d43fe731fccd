// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/release/signer.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <sodium.h>

#include <algorithm>

namespace tranche::test {

namespace {

const unsigned char* asBytes(std::string_view text)
{
    return reinterpret_cast<const unsigned char*>(text.data());
}

std::string signatureOf(std::string_view bytes, const std::array<std::uint8_t, 64>& secret)
{
    std::array<unsigned char, crypto_sign_BYTES> signature{};
    crypto_sign_detached(signature.data(), nullptr, asBytes(bytes), bytes.size(), secret.data());
    return {signature.begin(), signature.end()};
}

std::string base64(std::string_view bytes)
{
    return QByteArray(bytes.data(), static_cast<qsizetype>(bytes.size())).toBase64().toStdString();
}

QString text(const std::string& utf8)
{
    return QString::fromStdString(utf8);
}

} // namespace

Signer::Signer(std::uint8_t number)
{
    std::array<std::uint8_t, crypto_sign_SEEDBYTES> seed{};
    seed.fill(number);
    crypto_sign_seed_keypair(m_key.point.data(), m_secret.data(), seed.data());
    std::copy_n(m_key.point.begin() + 8, m_key.id.size(), m_key.id.begin());
}

Signer Signer::underId(std::uint8_t id) const
{
    auto other = *this;
    other.m_key.id.fill(id);
    return other;
}

std::string Signer::fileName() const
{
    return "manifest.json." + m_key.idText() + ".minisig";
}

std::string Signer::sign(std::string_view bytes, std::string_view comment, bool prehashed) const
{
    std::string hash(bytes);
    if (prehashed) {
        hash.resize(64);
        crypto_generichash(reinterpret_cast<unsigned char*>(hash.data()), hash.size(), asBytes(bytes), bytes.size(), nullptr, 0);
    }
    const auto signature = signatureOf(hash, m_secret);
    return "untrusted comment: signature of a test\n"
           + base64((prehashed ? "ED" : "Ed") + std::string(m_key.id.begin(), m_key.id.end()) + signature)
           + "\ntrusted comment: " + std::string(comment) + '\n' + base64(signatureOf(signature + std::string(comment), m_secret)) + '\n';
}

std::string commentOf(const ApprovalEntry& entry)
{
    return QJsonDocument(QJsonObject{{QStringLiteral("name"), text(entry.name)},
                                     {QStringLiteral("reason"), text(entry.reason)},
                                     {QStringLiteral("time"), text(entry.time)}})
        .toJson(QJsonDocument::Compact)
        .toStdString();
}

std::string approvalsText(const std::vector<ApprovalEntry>& entries)
{
    QJsonArray list;
    for (const auto& entry : entries)
        list.append(QJsonObject{{QStringLiteral("name"), text(entry.name)},
                                {QStringLiteral("reason"), text(entry.reason)},
                                {QStringLiteral("time"), text(entry.time)},
                                {QStringLiteral("key"), entry.key ? QJsonValue(text(*entry.key)) : QJsonValue()},
                                {QStringLiteral("signature"), entry.signature ? QJsonValue(text(*entry.signature)) : QJsonValue()}});
    return QJsonDocument(list).toJson().toStdString();
}

void addApproval(ReleaseFiles& files, const std::string& name, const Signer* signer)
{
    auto entries = files.contains("approvals.json") ? readApprovals(files["approvals.json"]).value() : std::vector<ApprovalEntry>();
    ApprovalEntry entry{name, "Read the report of " + name, "2027-03-01T09:15:00Z", {}, {}};
    if (signer) {
        const auto file = signer->sign(files.at("manifest.json"), commentOf(entry));
        std::string_view rest(file);
        takeLine(rest);
        entry.key = signer->key().text();
        entry.signature = takeLine(rest);
        files[signer->fileName()] = file;
    }
    entries.push_back(std::move(entry));
    files["approvals.json"] = approvalsText(entries);
}

} // namespace tranche::test
