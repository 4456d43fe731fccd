// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/fuzz/seed_release.h"

#include "core/import/sha256.h"

#include <QJsonDocument>
#include <QJsonObject>

#include <filesystem>
#include <fstream>
#include <iterator>

namespace tranche::fuzz {

namespace {

ReleaseFiles filesOf(const std::filesystem::path& folder)
{
    ReleaseFiles files;
    for (const auto& entry : std::filesystem::directory_iterator(folder)) {
        std::ifstream file(entry.path(), std::ios::binary);
        files[entry.path().filename().string()].assign(std::istreambuf_iterator<char>(file), {});
    }
    return files;
}

} // namespace

const ReleaseFiles& seedRelease()
{
    static const auto files = filesOf(TRANCHE_FUZZ_RELEASE);
    return files;
}

void repairDigests(ReleaseFiles& files)
{
    auto& manifest = files["manifest.json"];
    auto object = QJsonDocument::fromJson(QByteArray::fromStdString(manifest)).object();
    if (object.isEmpty())
        return;
    QJsonObject digests;
    for (const auto& [name, bytes] : files)
        if (name != "manifest.json" && name != "approvals.json" && !name.ends_with(".minisig"))
            digests.insert(QString::fromStdString(name), QString::fromStdString(sha256Hex(bytes)));
    object.insert(QStringLiteral("files"), digests);
    manifest = QJsonDocument(object).toJson().toStdString();
}

} // namespace tranche::fuzz
