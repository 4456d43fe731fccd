// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/release/writing/verifier_word.h"

#include "core/base/messages/release_message.h"

namespace tranche {

Result<void> agreedBy(const VerifyReport& report)
{
    if (report.verdict == Verdict::Holds)
        return {};
    for (const auto& check : report.checks)
        if (check.verdict == report.verdict)
            return fail(ErrorCode::DoesNotHold, {ReleaseMessage::VerifierObjects, check.statement});
    return fail(ErrorCode::DoesNotHold, ReleaseMessage::NotVerified);
}

} // namespace tranche
