// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/import/sha256.h"
#include "core/release/release.h"
#include "core/verify/verify_release.h"
#include "tests/support/words/said.h"

#include <QJsonDocument>
#include <QJsonObject>

#include <functional>

namespace tranche::test {

/// What draftOf() asks for.
inline ReleaseRequest draftRequest(const ReleaseOptions& options = {})
{
    return {{{"source-of-the-table.csv"}, std::string(64, '0'), {}}, options, {}, {}};
}

/// The draft of a snapshot; aborts on an error.
inline RenderedRelease draftOf(const Snapshot& snapshot, const ReleaseOptions& options = {})
{
    JobContext job;
    auto rendered = renderDraft(snapshot, draftRequest(options), job);
    if (!rendered)
        qFatal("test release: %s", tranche::test::wordsOf(rendered.error()).c_str());
    return std::move(*rendered);
}

/// Change manifest.json.
inline void editManifest(ReleaseFiles& files, const std::function<void(QJsonObject&)>& edit)
{
    auto object = QJsonDocument::fromJson(QByteArray::fromStdString(files.at("manifest.json"))).object();
    edit(object);
    files["manifest.json"] = QJsonDocument(object).toJson().toStdString();
}

/// Let the manifest list the files as they are now, as somebody would who hides a change.
inline void repairDigests(ReleaseFiles& files)
{
    QJsonObject digests;
    for (const auto& [name, bytes] : files)
        if (name != "manifest.json")
            digests.insert(QString::fromStdString(name), QString::fromStdString(sha256Hex(bytes)));
    editManifest(files, [&](QJsonObject& manifest) { manifest.insert(QStringLiteral("files"), digests); });
}

/// All sentences of a report, for messages of tests.
inline QByteArray sentencesOf(const VerifyReport& report)
{
    QByteArray text = "verdict " + QByteArray::number(static_cast<int>(report.verdict));
    for (const auto& check : report.checks)
        text += "; " + QByteArray::fromStdString(wordsOf(check.statement));
    return text;
}

} // namespace tranche::test
