// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/privacy/privacy_model.h"

namespace tranche {

namespace {

constexpr std::uint64_t largestPart = 1'000'000'000; // so that l times a count below 2^32 fits 64 bits

} // namespace

Result<void> validate(const PrivacyModel& model)
{
    if (model.l < Ratio(1, 1))
        return fail(ErrorCode::InvalidArgument, "l must be 1 or more.");
    if (model.l.numerator() > largestPart || model.l.denominator() > largestPart)
        return fail(ErrorCode::InvalidArgument, "l may have at most nine digits on each side of its fraction.");
    return {};
}

} // namespace tranche
