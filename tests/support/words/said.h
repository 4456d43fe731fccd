// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/words/message_words.h"
#include "core/base/messages/import/database_message.h"
#include "core/base/messages/import/value_message.h"
#include "core/base/messages/promise_message.h"
#include "core/base/messages/release/evidence_message.h"
#include "core/base/result.h"

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

namespace tranche::test {

/// What an error says, in English and with its place: for a test that did not expect it.
inline std::string wordsOf(const Statement& said)
{
    return placedWords(said);
}

/// Whether it says just this, whatever place it names.
inline bool says(const Statement& said, const Statement& expected)
{
    return said.says == expected.says && said.arguments == expected.arguments;
}

inline const std::vector<std::string>& sampleNames()
{
    static const std::vector<std::string> names{"alpha1", "beta2", "gamma3", "delta4", "epsilon5", "zeta6", "eta7", "theta8", "iota9"};
    return names;
}

/// A message with more arguments than any has; the one at `single` is the count 1, which some messages word differently.
inline Statement sampleOf(Message message, std::size_t single)
{
    std::vector<Argument> arguments(sampleNames().begin(), sampleNames().end());
    if (single < arguments.size())
        arguments[single] = Argument(std::uint64_t{1});
    return {message, std::move(arguments)};
}

/// Whether it is a part of a sentence, or names what stands in a list, so that no full stop ends it.
inline bool isPart(Message message)
{
    const bool ofPromise = message.topic == Topic::Promise && message.number >= static_cast<std::uint8_t>(PromiseMessage::Nothing);
    const bool ofExperiments = message.topic == Topic::Claim || message.topic == Topic::Experiment;
    const bool ofEvidence = message.topic == Topic::Database && message.number >= static_cast<std::uint8_t>(DatabaseMessage::ExactDigits);
    const bool ofDates = message.topic == Topic::Value && message.number >= static_cast<std::uint8_t>(ValueMessage::DatesOpen);
    return ofPromise || ofExperiments || ofEvidence || ofDates || message.topic == Topic::BlindSpot || message.topic == Topic::Text
           || message.topic == Topic::WorkbookNote || message == GeneralMessage::Worded || message == EvidenceMessage::FoundUnknown;
}

inline bool hasPlaceLeft(std::string_view text)
{
    for (auto at = text.find('%'); at != std::string_view::npos; at = text.find('%', at + 1))
        if (at + 1 < text.size() && text[at + 1] >= '0' && text[at + 1] <= '9')
            return true;
    return false;
}

/// Whether a text is what people should read: something, without a place left or two blanks in a row, and with a full stop where it is
/// a sentence, unless the sentence of an argument ends it.
inline bool isWellSaid(Message message, std::string_view text)
{
    const bool stops = text.ends_with('.') || text.ends_with(" 1")
                       || std::ranges::any_of(sampleNames(), [&](const auto& name) { return text.ends_with(name); });
    return !text.empty() && !hasPlaceLeft(text) && !text.contains("  ") && text.front() != ' ' && (stops || isPart(message));
}

/// Every message of every topic: one without words is the end of its topic, for the compiler lets no enumerator go without.
inline std::vector<Message> everyMessage()
{
    std::vector<Message> all;
    for (std::uint8_t topic = 0; !messageWords(sampleOf({Topic{topic}, 0}, 99)).empty(); ++topic)
        for (std::uint8_t number = 0; !messageWords(sampleOf({Topic{topic}, number}, 99)).empty(); ++number)
            all.emplace_back(Topic{topic}, number);
    return all;
}

} // namespace tranche::test
