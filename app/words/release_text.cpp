// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/words/topic_texts.h"

namespace tranche {

const char* englishText(ReleaseMessage message, const Statement&)
{
    switch (message) {
    case ReleaseMessage::NotReady: return "There is no sliced table yet that meets the request. Finish the earlier steps.";
    case ReleaseMessage::NothingToApprove: return "There is no sliced table yet that meets the request, so there is nothing to approve.";
    case ReleaseMessage::NoApprover: return "Say who approves this release.";
    case ReleaseMessage::NoReason: return "Say why this release may be published.";
    case ReleaseMessage::OtherApproval: return "The approval was given for another sliced table. Review this one and approve it.";
    case ReleaseMessage::NoName: return "The release has no name. Give the path of the target without an ending.";
    case ReleaseMessage::NotVerified: return "Nothing was written: the verifier could not judge the release.";
    case ReleaseMessage::VerifierObjects: return "Nothing was written: the verifier found a problem. %1";
    }
    return "";
}

} // namespace tranche
