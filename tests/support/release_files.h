// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/import/sha256.h"
#include "core/release/release.h"
#include "core/release/render_release.h"
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
inline Draft madeDraft(const Snapshot& snapshot, const ReleaseRequest& request = draftRequest(), const DraftTools& tools = {})
{
    JobContext job;
    auto draft = Draft::make(snapshot, request, job, tools);
    if (!draft)
        qFatal("test release: %s", tranche::test::wordsOf(draft.error()).c_str());
    return std::move(*draft);
}

/// A release that an officer has approved without a key.
inline Release approvedRelease(const Snapshot& snapshot, const ReleaseRequest& request = draftRequest())
{
    auto draft = madeDraft(snapshot, request);
    auto approval = approve(draft, "Officer", "agreed").value();
    return Release::make(std::move(draft), {std::move(approval)}).value();
}

/// The files of such a release.
inline RenderedRelease draftOf(const Snapshot& snapshot, const ReleaseOptions& options = {})
{
    return approvedRelease(snapshot, draftRequest(options)).takeFiles();
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
        if (name != "manifest.json" && name != "approvals.json" && !name.ends_with(".minisig"))
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
