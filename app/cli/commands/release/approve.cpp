// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands/commands.h"

#include "app/cli/keys/key_to_sign_with.h"
#include "app/cli/options/source/original_options.h"
#include "app/words/printable.h"
#include "core/base/messages/release_message.h"
#include "core/release/writing/review.h"

#include <utility>

namespace tranche::cli {

namespace {

/// An option about the original says nothing without one, and whoever gave it meant to compare.
Result<void> checkReading(const Arguments& arguments)
{
    if (arguments.has("--original"))
        return {};
    for (const auto& option : originalOptions(1))
        if (arguments.has(option.name))
            return badUsage("The option " + std::string(option.name) + " goes with --original.");
    return {};
}

/// None where it is to be judged by its files alone.
Result<std::optional<OriginalTable>> originalTable(Run& run)
{
    if (!run.arguments.has("--original"))
        return std::optional<OriginalTable>();
    auto original = run.phases.run("read", [&](JobContext& job) {
        return readOriginal(
            run.arguments, [&run](const std::string& line) { run.console.note(line); }, job);
    });
    return original ? Result<std::optional<OriginalTable>>(std::move(*original)) : std::unexpected(original.error());
}

/// Tells what the verifier said, a line for each check.
Result<void> checkReview(Run& run, const Review& review, const OriginalTable* original)
{
    const auto report = run.phases.run("verify", [&](JobContext& job) -> Result<VerifyReport> { return review.judge(original, job); });
    if (!report)
        return std::unexpected(report.error());
    for (const auto& check : report->checks)
        run.console.note(placedWords(check.statement));
    if (Review::mayBeApproved(*report))
        return {};
    return failInWords(ErrorCode::DoesNotHold, "Nothing was approved: the verifier found a problem.");
}

/// In whose name it is approved, and by which key.
struct Approver {
    std::string name; ///< of the option, else of the key
    std::string reason;
    std::optional<std::string> key = {};
    std::optional<std::string> passphraseFile = {};
};

/// Before anything is verified, so that nobody waits for what then cannot be approved.
Result<Approver> approverOf(const Arguments& arguments, const Review& review)
{
    Approver approver{arguments.value("--approve-as").value_or(""), arguments.value("--reason").value_or(""), arguments.value("--key"),
                      arguments.value("--passphrase-file")};
    if (approver.reason.empty())
        return fail(ErrorCode::InvalidArgument, ReleaseMessage::NoReason);
    if (!approver.key && approver.passphraseFile)
        return badUsage("The option --passphrase-file goes with --key.");
    if (!approver.key && review.asked().isSigned)
        return fail(ErrorCode::InvalidArgument, ReleaseMessage::NotSigned);
    if (approver.key && isInStore(*approver.key)) {
        const auto own = accountKeys().find(*approver.key);
        if (!own)
            return std::unexpected(own.error());
        if (approver.name.empty())
            approver.name = own->name;
    }
    if (approver.name.empty())
        return fail(ErrorCode::InvalidArgument, ReleaseMessage::NoApprover);
    return approver;
}

Result<Approval> approvalBy(Run& run, const Approver& approver, const Review& review)
{
    if (!approver.key)
        return approveManifest(review.manifest(), approver.name, approver.reason, nullptr);
    const auto key = keyToSignWith(run, accountKeys(), *approver.key, approver.passphraseFile);
    return key ? approveManifest(review.manifest(), approver.name, approver.reason, &*key) : std::unexpected(key.error());
}

} // namespace

Result<Exit> approveReview(Run& run)
{
    if (const auto meant = checkReading(run.arguments); !meant)
        return std::unexpected(meant.error());
    const auto& operands = run.arguments.operands();
    if (operands.size() != 1)
        return badUsage("Name one release for review: NAME.review or NAME.review.zip.");
    const auto review = Review::open(operands.front());
    if (!review)
        return std::unexpected(review.error());
    const auto approver = approverOf(run.arguments, *review);
    if (!approver)
        return std::unexpected(approver.error());
    const auto table = originalTable(run);
    if (!table)
        return std::unexpected(table.error());
    const auto* original = *table ? &**table : nullptr;
    if (const auto checked = checkReview(run, *review, original); !checked)
        return std::unexpected(checked.error());
    const auto approval = approvalBy(run, *approver, *review);
    if (!approval)
        return std::unexpected(approval.error());
    const auto written = run.phases.run("export", [&](JobContext& job) { return review->complete(*approval, original, job); });
    if (!written)
        return std::unexpected(written.error());
    if (approval->isSigned())
        if (const auto key = readPublicKey(approval->key))
            static_cast<void>(accountKeys().countSignature(*key)); // of a key file elsewhere nothing is counted
    run.console.text(
        (original ? "Verified: the release passed, by the files alone and against the original table.\nApproved by " : "Approved by ")
        + printable(approval->name) + (approval->isSigned() ? ", signed with key " + approval->keyId : std::string(", not signed"))
        + ".\nTo publish: " + printable(written->string()) + '\n');
    return Exit::Done;
}

} // namespace tranche::cli
