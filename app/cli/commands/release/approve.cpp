// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands/commands.h"

#include "app/cli/keys/key_to_sign_with.h"
#include "app/words/printable.h"
#include "core/release/writing/review.h"

#include <memory>
#include <utility>

namespace tranche::cli {

namespace {

/// What the verifier said, a line for each thing that does not hold.
Result<void> checkReview(Run& run, const Review& review)
{
    const auto report = run.phases.run("verify", [&](JobContext& job) -> Result<VerifyReport> { return review.judge(nullptr, job); });
    if (!report)
        return std::unexpected(report.error());
    for (const auto& check : report->checks)
        run.console.note(placedWords(check.statement));
    if (Review::mayBeApproved(*report))
        return {};
    return failInWords(ErrorCode::DoesNotHold, "Nothing was approved: the verifier found a problem.");
}

Result<Approval> approvalFor(Run& run, const Review& review)
{
    const auto named = run.arguments.value("--key");
    auto name = run.arguments.value("--approve-as").value_or("");
    const auto reason = run.arguments.value("--reason").value_or("");
    if (!named)
        return approveManifest(review.manifest(), name, reason, nullptr);
    auto store = accountKeys();
    if (name.empty())
        if (const auto own = store.find(*named))
            name = own->name;
    const auto key = keyToSignWith(run, store, *named, run.arguments.value("--passphrase-file"));
    if (!key)
        return std::unexpected(key.error());
    auto approval = approveManifest(review.manifest(), name, reason, &*key);
    if (approval)
        static_cast<void>(store.countSignature(key->publicKey())); // of a key file elsewhere nothing is counted
    return approval;
}

} // namespace

Result<Exit> approveReview(Run& run)
{
    const auto& operands = run.arguments.operands();
    if (operands.size() != 1)
        return badUsage("Name one release for review: NAME.review or NAME.review.zip.");
    const auto review = Review::open(operands.front());
    if (!review)
        return std::unexpected(review.error());
    if (const auto checked = checkReview(run, *review); !checked)
        return std::unexpected(checked.error());
    const auto approval = approvalFor(run, *review);
    if (!approval)
        return std::unexpected(approval.error());
    const auto written = run.phases.run("export", [&](JobContext& job) { return review->complete(*approval, nullptr, job); });
    if (!written)
        return std::unexpected(written.error());
    run.console.text("Approved by " + printable(approval->name)
                     + (approval->isSigned() ? ", signed with key " + approval->keyId : std::string(", not signed"))
                     + ".\nTo publish: " + printable(written->string()) + '\n');
    return Exit::Done;
}

} // namespace tranche::cli
