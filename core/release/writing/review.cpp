// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/release/writing/review.h"

#include "core/base/messages/file_message.h"
#include "core/base/messages/release/evidence_message.h"
#include "core/base/messages/release_message.h"
#include "core/import/sha256.h"
#include "core/release/writing/hidden_folder.h"
#include "core/release/writing/whole_folder.h"
#include "core/release/writing/zip_archive.h"
#include "core/verify/reading/release_folder.h"
#include "core/verify/reading/release_manifest.h"
#include "core/verify/signing/approvals_file.h"
#include "core/verify/signing/signers_key.h"

#include <algorithm>
#include <utility>

namespace tranche {

namespace {

constexpr std::string_view reviewEnding = ".review";

/// "x" of "x.review", "x.review/" and "x.review.zip"; empty for another name.
std::string baseOf(const std::filesystem::path& path, Container container)
{
    auto name = container == Container::Zip ? path.stem().string() : path.filename().string();
    if (!name.ends_with(reviewEnding))
        return {};
    name.resize(name.size() - reviewEnding.size());
    return name;
}

ApprovalsAsked askedOf(const ReleaseManifest& manifest)
{
    ApprovalsAsked asked;
    if (!manifest.policy)
        return asked;
    for (const auto& rule : manifest.policy->rules) {
        if (rule.rule == Rule::Approvers)
            asked.count = rule.asked == "2" ? 2 : 1; // a policy asks for one or two
        if (rule.rule == Rule::Signed)
            asked.isSigned = rule.asked == "yes";
    }
    return asked;
}

Approval approvalOf(const ApprovalEntry& entry, const ReleaseFiles& files)
{
    Approval approval{.name = entry.name,
                      .reason = entry.reason,
                      .time = entry.time,
                      .key = entry.key.value_or(std::string()),
                      .keyId = {},
                      .signature = {},
                      .manifest = sha256Hex(files.at("manifest.json"))};
    if (const auto key = signersKeyOf(approval.key)) {
        approval.keyId = key->idText();
        const auto file = files.find("manifest.json." + approval.keyId + ".minisig");
        approval.signature = file == files.end() ? std::string() : file->second;
    }
    return approval;
}

bool isAboutNumber(const VerifyCheck& check)
{
    return check.statement.says == EvidenceMessage::TooFewApprovals;
}

Result<void> writeZip(FileOperations& disk, const std::filesystem::path& target, const std::string& bytes, const JobContext& job)
{
    const auto folder = target.has_parent_path() ? target.parent_path() : std::filesystem::path(".");
    const HiddenFolder hidden(disk, folder);
    if (!hidden.path())
        return std::unexpected(hidden.path().error());
    const auto part = *hidden.path() / "part";
    if (const auto written = disk.writeFile(part, Access::Usual, bytes, job); !written)
        return written;
    if (const auto flushed = disk.flushFiles(std::span(&part, 1)); !flushed)
        return flushed;
    const auto named = disk.rename(part, target);
    return named ? disk.flushFolder(folder) : named;
}

} // namespace

Result<Review> Review::open(const std::filesystem::path& path)
{
    Review review;
    review.m_path = path.has_filename() ? path : path.parent_path();
    review.m_container = review.m_path.extension() == ".zip" ? Container::Zip : Container::Folder;
    if (baseOf(review.m_path, review.m_container).empty())
        return fail(ErrorCode::BadInput, ReleaseMessage::NotAReview, {.file = review.m_path.filename().string()});
    auto files = readReleaseAt(review.m_path);
    if (!files)
        return std::unexpected(files.error());
    review.m_files = std::move(*files);
    if (!review.m_files.contains("manifest.json") || !review.m_files.contains("approvals.json"))
        return fail(ErrorCode::BadInput, ReleaseMessage::NotAReview, {.file = review.m_path.filename().string()});
    const auto manifest = readManifest(review.manifest());
    if (!manifest)
        return std::unexpected(manifest.error());
    const auto entries = readApprovals(review.m_files.at("approvals.json"));
    if (!entries)
        return std::unexpected(entries.error());
    review.m_asked = askedOf(*manifest);
    for (const auto& entry : *entries)
        review.m_approvals.push_back(approvalOf(entry, review.m_files));
    return review;
}

VerifyReport Review::judge(const OriginalTable* original, JobContext& job, const VerifyOptions& options) const
{
    return original ? verifyAgainstOriginal(m_files, *original, job, options) : verifyFiles(m_files, job, options);
}

bool Review::mayBeApproved(const VerifyReport& report)
{
    return std::ranges::all_of(report.checks, [](const auto& check) {
        return check.verdict == Verdict::Holds || check.verdict == Verdict::NotShownByFile || isAboutNumber(check);
    });
}

std::filesystem::path Review::target() const
{
    const std::string ending = m_container == Container::Zip ? ".release.zip" : ".release";
    return m_path.parent_path() / (baseOf(m_path, m_container) + ending);
}

Result<std::filesystem::path> Review::complete(const Approval& approval, const OriginalTable* original, JobContext& job) const
{
    auto approvals = m_approvals;
    approvals.push_back(approval);
    if (const auto checked = checkApprovals(approvals, manifest(), m_asked); !checked)
        return std::unexpected(checked.error());
    auto whole = *this;
    for (auto& [name, bytes] : approvalFiles(approvals))
        whole.m_files[name] = bytes;
    const auto report = whole.judge(original, job);
    for (const auto& check : report.checks)
        if (check.verdict != Verdict::Holds && check.verdict != Verdict::NotShownByFile)
            return fail(ErrorCode::DoesNotHold, {ReleaseMessage::VerifierObjects, check.statement});

    FileOperations disk;
    const auto to = target();
    Result<void> written;
    if (m_container == Container::Folder) {
        written = writeWholeFolder(disk, to, whole.m_files, job);
    } else {
        auto bytes = zipArchive(to.stem().string(), whole.m_files, job);
        written = bytes ? writeZip(disk, to, *bytes, job) : std::unexpected(bytes.error());
    }
    if (!written)
        return std::unexpected(written.error());
    disk.removeAll(m_path);
    return to;
}

} // namespace tranche
