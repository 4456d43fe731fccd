// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/words/topic_texts.h"

namespace tranche {

const char* englishText(ProposalMessage message, const Statement& said)
{
    switch (message) {
    case ProposalMessage::CommaSplits:
        return isOne(said, 0) ? "Comma, because it splits the first record into %2 fields."
                              : "Comma, because it splits each of the first %1 records into %2 fields.";
    case ProposalMessage::SemicolonSplits:
        return isOne(said, 0) ? "Semicolon, because it splits the first record into %2 fields."
                              : "Semicolon, because it splits each of the first %1 records into %2 fields.";
    case ProposalMessage::TabSplits:
        return isOne(said, 0) ? "Tab, because it splits the first record into %2 fields."
                              : "Tab, because it splits each of the first %1 records into %2 fields.";
    case ProposalMessage::BarSplits:
        return isOne(said, 0) ? "Vertical bar, because it splits the first record into %2 fields."
                              : "Vertical bar, because it splits each of the first %1 records into %2 fields.";
    case ProposalMessage::ColonSplits:
        return isOne(said, 0) ? "Colon, because it splits the first record into %2 fields."
                              : "Colon, because it splits each of the first %1 records into %2 fields.";
    case ProposalMessage::NothingSplits: return "Comma, although no delimiter splits the first records into the same number of fields.";
    case ProposalMessage::Header: return "The first record looks like names.";
    case ProposalMessage::NoHeader: return "No header, because the first record does not look like names.";
    case ProposalMessage::OtherEncoding: return "Encoding %1, because the bytes are not UTF-8.";
    case ProposalMessage::BlanksSplit:
        return isOne(said, 0) ? "Blanks, because they split the first record into %2 fields."
                              : "Blanks, because they split each of the first %1 records into %2 fields.";
    case ProposalMessage::SepLine: return "The first line names the delimiter and is skipped.";
    case ProposalMessage::CommentLines: return "Lines that begin with %1 are left out: they are no records.";
    case ProposalMessage::SingleQuotes: return "Single quotes, because fields are in them.";
    case ProposalMessage::DecimalComma: return "Decimal comma, because numbers are written with one.";
    }
    return "";
}

} // namespace tranche
