// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/words/topic_texts.h"

namespace tranche {

const char* englishText(BlindSpotMessage message, const Statement&)
{
    switch (message) {
    case BlindSpotMessage::WeakerRequest:
        return "a weaker request than was intended (a smaller l, another model, fewer sensitive attributes, other columns)";
    case BlindSpotMessage::ExchangedValues:
        return "values exchanged inside a bucket with the digests repaired, or lines that were never shuffled inside it";
    case BlindSpotMessage::RemovedApprovals: return "approvals removed from a release that nobody signed";
    case BlindSpotMessage::WrittenWords: return "what README.txt and the reports say in words; report.pdf is not read at all";
    case BlindSpotMessage::OrdinaryWords:
        return "ordinary words such as \"name\" in README.txt that happen to be an attribute that is not released";
    case BlindSpotMessage::OtherTable: return "whether the values are those of the original table, each in a bucket where it belongs";
    case BlindSpotMessage::NobodySigned: return "who approved the release, and whether approvals were changed or removed: nobody signed";
    case BlindSpotMessage::UnknownKeys: return "whose the unknown keys are: anybody can sign under any name, also what was changed before";
    case BlindSpotMessage::MoreApprovals: return "approvals that were removed beyond those that are asked for";
    case BlindSpotMessage::FakesPerOriginal: return "the number of fakes per original that a policy asks for";
    case BlindSpotMessage::WithoutOriginal: return "whether the release was verified with the original table, as a policy asks for";
    }
    return "";
}

} // namespace tranche
