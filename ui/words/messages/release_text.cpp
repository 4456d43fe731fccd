// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/words/messages/topic_texts.h"

#include "ui/session/tr.h"

namespace tranche {

QString windowText(ReleaseMessage message, const Statement&)
{
    switch (message) {
    case ReleaseMessage::NotReady: return tr("There is no sliced table yet that meets the request. Finish the earlier steps.");
    case ReleaseMessage::NothingToApprove:
        return tr("There is no sliced table yet that meets the request, so there is nothing to approve.");
    case ReleaseMessage::NoApprover: return tr("Say who approves this release.");
    case ReleaseMessage::NoReason: return tr("Say why this release may be published.");
    case ReleaseMessage::OtherApproval: return tr("The approval was given for another sliced table. Review this one and approve it.");
    case ReleaseMessage::NoName: return tr("The release has no name. Give the path of the target without an ending.");
    case ReleaseMessage::NotVerified: return tr("Nothing was written: the verifier could not judge the release.");
    case ReleaseMessage::VerifierObjects: return tr("Nothing was written: the verifier found a problem. %1");
    }
    return {};
}

} // namespace tranche
