// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/words/messages/topic_texts.h"

#include "ui/session/tr.h"

namespace tranche {

QString windowText(ProposalMessage message, const Statement& said)
{
    switch (message) {
    case ProposalMessage::CommaSplits:
        return isOne(said, 0) ? tr("Comma, because it splits the first record into %2 fields.")
                              : tr("Comma, because it splits each of the first %1 records into %2 fields.");
    case ProposalMessage::SemicolonSplits:
        return isOne(said, 0) ? tr("Semicolon, because it splits the first record into %2 fields.")
                              : tr("Semicolon, because it splits each of the first %1 records into %2 fields.");
    case ProposalMessage::TabSplits:
        return isOne(said, 0) ? tr("Tab, because it splits the first record into %2 fields.")
                              : tr("Tab, because it splits each of the first %1 records into %2 fields.");
    case ProposalMessage::BarSplits:
        return isOne(said, 0) ? tr("Vertical bar, because it splits the first record into %2 fields.")
                              : tr("Vertical bar, because it splits each of the first %1 records into %2 fields.");
    case ProposalMessage::ColonSplits:
        return isOne(said, 0) ? tr("Colon, because it splits the first record into %2 fields.")
                              : tr("Colon, because it splits each of the first %1 records into %2 fields.");
    case ProposalMessage::NothingSplits: return tr("Comma, although no delimiter splits the first records into the same number of fields.");
    case ProposalMessage::Header: return tr("The first record looks like names.");
    case ProposalMessage::NoHeader: return tr("No header, because the first record does not look like names.");
    case ProposalMessage::OtherEncoding: return tr("Encoding %1, because the bytes are not UTF-8.");
    case ProposalMessage::BlanksSplit:
        return isOne(said, 0) ? tr("Blanks, because they split the first record into %2 fields.")
                              : tr("Blanks, because they split each of the first %1 records into %2 fields.");
    case ProposalMessage::SepLine: return tr("The first line names the delimiter and is skipped.");
    case ProposalMessage::CommentLines: return tr("Lines that begin with %1 are left out: they are no records.");
    case ProposalMessage::SingleQuotes: return tr("Single quotes, because fields are in them.");
    case ProposalMessage::DecimalComma: return tr("Decimal comma, because numbers are written with one.");
    }
    return {};
}

} // namespace tranche
