// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/messages/general_message.h"
#include "core/base/messages/topic.h"

#include <concepts>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace tranche {

// What the core has to say to people: which message, with which facts, about which place. The core has no sentences; the programs word
// what it says, each in its own way.
//
// How to add a message: three places.
// 1. an enumerator in core/base/messages/, with a comment that names its arguments;
// 2. its words for the window in ui/words/messages/ (and their German in resources/i18n/tranche_de.ts);
// 3. its words for the command line in app/words/.
// %1, %2 and so on in the words stand for the arguments, in their order. A message without words does not compile.

/// Where something happened. Never holds a cell value, a path or an account name.
struct Place {
    std::string file = {};      ///< base name of a file, without its folder; empty when it does not apply
    std::uint64_t line = 0;     ///< 1-based physical line; 0 when it does not apply
    std::string attribute = {}; ///< attribute name; empty when it does not apply

    friend bool operator==(const Place&, const Place&) = default;
};

/// An enum in core/base/messages/.
template <class T>
concept MessageEnum = requires(T message)
{
    {
        topicOf(message)
        } -> std::same_as<Topic>;
};

/// One message of any topic.
struct Message {
    template <MessageEnum T>
    constexpr Message(T message) : topic(topicOf(message)), number(static_cast<std::uint8_t>(message))
    {
    }
    Message(Topic of, std::uint8_t which) : topic(of), number(which) {}

    /// The message as one of its topic's enum; only where the topic is that of T.
    template <MessageEnum T>
    constexpr T as() const
    {
        return static_cast<T>(number);
    }

    Topic topic;
    std::uint8_t number;

    friend bool operator==(const Message&, const Message&) = default;
};

struct Statement;

/// A fact that a message names, with its kind, so that it is written as its reader is used to. Never a cell value, a path or an account.
struct Argument {
    enum class Kind : std::uint8_t {
        Count,  ///< a whole number
        Counts, ///< several
        Bytes,  ///< an amount of memory
        Figure, ///< a number as text, "3.93" or "10/39"
        Name,   ///< of an attribute, a file, an entry, an option
        Names,  ///< several
        Phrase, ///< words of their own: why it is so, or a part of the sentence
    };

    Argument(std::uint64_t count);
    Argument(std::vector<std::uint64_t> counts);
    Argument(std::string name);
    Argument(std::string_view name);
    Argument(const char* name);
    Argument(std::vector<std::string> names);
    Argument(Statement phrase);
    static Argument figure(std::string number);
    static Argument bytes(std::uint64_t number);

    Kind kind = Kind::Count;
    std::uint64_t number = 0;
    std::vector<std::uint64_t> numbers = {};
    std::vector<std::string> texts = {};
    std::vector<Statement> phrases; ///< one, where it is a phrase
};

/// What is to be said: a message, its arguments in the order its enumerator names them, and where it is so.
struct Statement {
    template <MessageEnum T, class... Arguments>
    Statement(T said, Arguments&&... with) : says(said), arguments{Argument(std::forward<Arguments>(with))...}
    {
    }
    Statement(Message said, std::vector<Argument> with) : says(said), arguments(std::move(with)) {}

    Message says;
    std::vector<Argument> arguments = {};
    Place place = {};
};

inline Argument::Argument(std::uint64_t count) : number(count) {}
inline Argument::Argument(std::vector<std::uint64_t> counts) : kind(Kind::Counts), numbers(std::move(counts)) {}
inline Argument::Argument(std::string name) : kind(Kind::Name), texts{std::move(name)} {}
inline Argument::Argument(std::string_view name) : Argument(std::string(name)) {}
inline Argument::Argument(const char* name) : Argument(std::string(name)) {}
inline Argument::Argument(std::vector<std::string> names) : kind(Kind::Names), texts(std::move(names)) {}
inline Argument Argument::figure(std::string number)
{
    Argument argument(std::move(number));
    argument.kind = Kind::Figure;
    return argument;
}
inline Argument Argument::bytes(std::uint64_t number)
{
    Argument argument(number);
    argument.kind = Kind::Bytes;
    return argument;
}
inline Argument::Argument(Statement phrase) : kind(Kind::Phrase), phrases{std::move(phrase)} {}

inline bool operator==(const Statement& a, const Statement& b);
inline bool operator==(const Argument& a, const Argument& b)
{
    return a.kind == b.kind && a.number == b.number && a.numbers == b.numbers && a.texts == b.texts && a.phrases == b.phrases;
}
inline bool operator==(const Statement& a, const Statement& b)
{
    return a.says == b.says && a.arguments == b.arguments && a.place == b.place;
}

} // namespace tranche
