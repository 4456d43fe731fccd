// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/words/topic_texts.h"

namespace tranche {

const char* englishText(ReleaseMessage message, const Statement& said)
{
    switch (message) {
    case ReleaseMessage::NotReady: return "There is no sliced table yet that meets the request. Finish the earlier steps.";
    case ReleaseMessage::NothingToApprove: return "There is no sliced table yet that meets the request, so there is nothing to approve.";
    case ReleaseMessage::NoApprover: return "Say who approves this release.";
    case ReleaseMessage::NoReason: return "Say why this release may be published.";
    case ReleaseMessage::OtherApproval: return "The approval was given for other files. Review these and approve them.";
    case ReleaseMessage::NoName: return "The release has no name. Give the path of the target without an ending.";
    case ReleaseMessage::NotVerified: return "Nothing was written: the verifier could not judge the release.";
    case ReleaseMessage::VerifierObjects: return "Nothing was written: the verifier found a problem. %1";
    case ReleaseMessage::RuleFails:
        return "The policy asks for %2 under \"%1\", and this release has %3. Waive the rule with a reason, or change the release.";
    case ReleaseMessage::TooFewApprovals: return isOne(said, 1) ? "%1 of %2 approval was given." : "%1 of %2 approvals were given.";
    case ReleaseMessage::SameApprover: return "Another person has to approve: this one has done so already.";
    case ReleaseMessage::NotSigned: return "The policy asks for signed approvals. Choose a key to sign with.";
    case ReleaseMessage::NothingToReview:
        return "Nobody else has to approve this release, so there is nothing to review. Write the release itself.";
    case ReleaseMessage::NotAReview:
        return "This is not a release for review. Choose a folder or zip whose name ends in .review or .review.zip.";
    case ReleaseMessage::NoPolicyFile: return "The decisions were made under the policy \"%1\". Give its file: --policy FILE.";
    }
    return "";
}

} // namespace tranche
