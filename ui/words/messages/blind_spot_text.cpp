// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/words/messages/topic_texts.h"

#include "ui/session/tr.h"

namespace tranche {

QString windowText(BlindSpotMessage message, const Statement&)
{
    switch (message) {
    case BlindSpotMessage::WeakerRequest:
        return tr("a weaker request than was intended (a smaller ℓ, another model, fewer sensitive attributes, other columns)");
    case BlindSpotMessage::ExchangedValues:
        return tr("values exchanged inside a bucket with the digests repaired, or lines that were never shuffled inside it");
    case BlindSpotMessage::RemovedApprovals: return tr("approvals removed from a release that nobody signed");
    case BlindSpotMessage::OrdinaryWords:
        return tr("ordinary words such as “name” in README.txt that happen to be an attribute that is not released");
    case BlindSpotMessage::OtherTable: return tr("whether the values are those of the original table, each in a bucket where it belongs");
    }
    return {};
}

} // namespace tranche
