// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/words/message_words.h"

#include "app/words/printable.h"
#include "app/words/topic_texts.h"
#include "core/base/memory.h"
#include "core/base/number_words.h"

#include <cassert>

namespace tranche {

namespace {

const char* topicText(const Statement& said)
{
    switch (said.says.topic) {
    case Topic::General: return englishText(said.says.as<GeneralMessage>(), said);
    case Topic::Table: return englishText(said.says.as<TableMessage>(), said);
    case Topic::Role: return englishText(said.says.as<RoleMessage>(), said);
    case Topic::Proposal: return englishText(said.says.as<ProposalMessage>(), said);
    case Topic::Csv: return englishText(said.says.as<CsvMessage>(), said);
    case Topic::Import: return englishText(said.says.as<ImportMessage>(), said);
    case Topic::File: return englishText(said.says.as<FileMessage>(), said);
    case Topic::Columns: return englishText(said.says.as<ColumnsMessage>(), said);
    case Topic::Generalize: return englishText(said.says.as<GeneralizeMessage>(), said);
    case Topic::Hierarchy: return englishText(said.says.as<HierarchyMessage>(), said);
    case Topic::Model: return englishText(said.says.as<ModelMessage>(), said);
    case Topic::Slicing: return englishText(said.says.as<SlicingMessage>(), said);
    case Topic::Recipe: return englishText(said.says.as<RecipeMessage>(), said);
    case Topic::Entry: return englishText(said.says.as<EntryMessage>(), said);
    case Topic::Release: return englishText(said.says.as<ReleaseMessage>(), said);
    case Topic::Folder: return englishText(said.says.as<FolderMessage>(), said);
    case Topic::Manifest: return englishText(said.says.as<ManifestMessage>(), said);
    case Topic::Promise: return englishText(said.says.as<PromiseMessage>(), said);
    case Topic::Dictionary: return englishText(said.says.as<DictionaryMessage>(), said);
    case Topic::Data: return englishText(said.says.as<DataMessage>(), said);
    case Topic::Original: return englishText(said.says.as<OriginalMessage>(), said);
    case Topic::Verdict: return englishText(said.says.as<VerdictMessage>(), said);
    case Topic::BlindSpot: return englishText(said.says.as<BlindSpotMessage>(), said);
    case Topic::Lab: return englishText(said.says.as<LabMessage>(), said);
    case Topic::Claim: return englishText(said.says.as<ClaimMessage>(), said);
    case Topic::Experiment: return englishText(said.says.as<ExperimentMessage>(), said);
    case Topic::Key: return englishText(said.says.as<KeyMessage>(), said);
    case Topic::Policy: return englishText(said.says.as<PolicyMessage>(), said);
    case Topic::Audit: return englishText(said.says.as<AuditMessage>(), said);
    case Topic::Package: return englishText(said.says.as<PackageMessage>(), said);
    case Topic::Evidence: return englishText(said.says.as<EvidenceMessage>(), said);
    case Topic::Text: return englishText(said.says.as<TextMessage>(), said);
    }
    return "";
}

std::string countsText(const std::vector<std::uint64_t>& counts)
{
    std::string text;
    for (std::size_t i = 0; i < counts.size(); ++i)
        text += (i == 0 ? "" : i + 1 == counts.size() ? " and " : ", ") + grouped(counts[i]);
    return text;
}

std::string namesText(const std::vector<std::string>& names)
{
    std::string text;
    for (const auto& name : names)
        text += (text.empty() ? "\"" : ", \"") + printable(name) + '"';
    return text;
}

std::string argumentText(const Argument& argument)
{
    switch (argument.kind) {
    case Argument::Kind::Count: return grouped(argument.number);
    case Argument::Kind::Counts: return countsText(argument.numbers);
    case Argument::Kind::Bytes: return memoryText(argument.number);
    case Argument::Kind::Figure: return argument.texts.front();
    case Argument::Kind::Name: return printable(argument.texts.front());
    case Argument::Kind::Names: return namesText(argument.texts);
    case Argument::Kind::Phrase: break;
    }
    return placedWords(argument.phrases.front());
}

/// In one go: a name may look like a place.
std::string filledIn(const std::string_view words, const std::vector<Argument>& arguments)
{
    std::string text;
    for (std::size_t at = 0; at < words.size(); ++at) {
        const bool isPlace = words[at] == '%' && at + 1 < words.size() && words[at + 1] >= '1' && words[at + 1] <= '9';
        if (!isPlace) {
            text += words[at];
            continue;
        }
        const auto place = static_cast<std::size_t>(words[++at] - '1');
        assert(place < arguments.size());
        text += argumentText(arguments[place]);
    }
    return text;
}

} // namespace

std::string messageWords(const Statement& said)
{
    if (said.says == GeneralMessage::Worded)
        return said.arguments.front().texts.front(); // its names are written as names already
    return filledIn(topicText(said), said.arguments);
}

std::string placedWords(const Statement& said)
{
    const auto& place = said.place;
    std::string where = printable(place.file);
    const auto add = [&where](const std::string& what) { where += (where.empty() ? "" : ", ") + what; };
    if (place.line > 0)
        add("line " + grouped(place.line));
    if (!place.attribute.empty())
        add('"' + printable(place.attribute) + '"');
    return (where.empty() ? where : where + ": ") + messageWords(said);
}

std::string messageWords(const std::vector<Statement>& all)
{
    std::string text;
    for (const auto& said : all)
        text += (text.empty() ? "" : " ") + messageWords(said);
    return text;
}

} // namespace tranche
