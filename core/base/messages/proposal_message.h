// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/messages/topic.h"

namespace tranche {

/// What there is to say: how a file would be read, and why.
enum class ProposalMessage : std::uint8_t {
    CommaSplits,     ///< records, fields
    SemicolonSplits, ///< records, fields
    TabSplits,       ///< records, fields
    BarSplits,       ///< records, fields
    ColonSplits,     ///< records, fields
    NothingSplits,
    Header,
    NoHeader,
    OtherEncoding, ///< encoding
    DecimalComma,
    BlanksSplit, ///< records, fields
    SepLine,
    CommentLines, ///< what they begin with
    SingleQuotes,
};

constexpr Topic topicOf(ProposalMessage)
{
    return Topic::Proposal;
}

} // namespace tranche
