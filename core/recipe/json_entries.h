// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/messages/entry_message.h"
#include "core/base/ratio.h"
#include "core/base/result.h"
#include "core/recipe/recipe_words.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QJsonValue>
#include <QSet>
#include <QString>

#include <cstdint>
#include <functional>
#include <optional>
#include <set>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

namespace tranche {

/// What is wrong with a file, in the order in which it was found: once for each entry, for what follows from a fault is none of its own.
class EntryProblems {
public:
    void note(Statement said);
    /// The first; later ones are for those who read on.
    std::optional<Error> error() const;
    const std::vector<Statement>& all() const { return m_all; }
    /// How often something was noted, what was known already too.
    std::size_t count() const { return m_count; }

private:
    std::size_t m_count = 0;
    std::vector<Statement> m_all;
    std::set<std::tuple<bool, std::string, std::string>> m_known;
};

/// The entries of one JSON object, read by key. What is missing or of another kind is noted and read as the default, and
/// what nobody asked for is noted by finish(). Messages name the entry ("parameters.l"), never what stands in it. Of an object that is
/// not there every entry is read as the default, and none is noted.
class JsonEntries {
public:
    /// `place` names the object: empty for the whole file. A value that is no object is noted.
    JsonEntries(const QJsonValue& value, QString place, EntryProblems& problems);

    /// The attribute that the object is about, for what is noted from now on.
    void about(std::string attribute) { m_attribute = std::move(attribute); }
    /// Whether nothing was wrong yet with what was read by these entries, and by objects in them.
    bool isWhole() const { return m_isThere && m_problems.count() == m_before; }
    /// For isWhole() from here on.
    void startAnew() { m_before = m_problems.count(); }

    std::string text(const char* name);
    bool flag(const char* name);
    std::size_t count(const char* name, std::uint64_t least, std::uint64_t most);
    std::optional<std::size_t> countOrNull(const char* name, std::uint64_t least, std::uint64_t most);
    std::optional<char> sign(const char* name, bool mayBeNull);
    Ratio ratio(const char* name);
    /// A list with something else in it is lost whole, here and in lists().
    std::vector<std::string> texts(const char* name);
    std::vector<std::vector<std::string>> lists(const char* name);
    /// Each element of an array of objects.
    void each(const char* name, const std::function<void(JsonEntries&)>& read);
    JsonEntries object(const char* name);
    /// An entry of an earlier version that says nothing any more; it may be missing.
    void ignore(const char* name);
    bool isNull(const char* name) { return take(name).isNull(); }
    /// Whether an entry that may be missing is there.
    bool has(const char* name) const { return m_object.contains(QString::fromLatin1(name)); }

    template <class Choice, std::size_t size>
    Choice choice(const char* name, const ChoiceWords<Choice, size>& words)
    {
        return chosen(name, take(name), words);
    }
    template <class Choice, std::size_t size>
    std::optional<Choice> choiceOrNull(const char* name, const ChoiceWords<Choice, size>& words)
    {
        const auto value = take(name);
        return value.isNull() ? std::nullopt : std::optional(chosen(name, value, words));
    }

    void wrong(const char* name, EntryMessage expected) { noteWrong(placeOf(name), expected); }
    void finish();

private:
    QJsonValue take(const char* name);
    QString placeOf(const char* name) const;
    void note(Statement said);
    void noteWrong(const QString& place, EntryMessage expected);
    std::size_t countOf(const char* name, const QJsonValue& value, std::uint64_t least, std::uint64_t most);
    std::vector<std::string> textsOf(const QString& place, const QJsonValue& value);

    template <class Choice, std::size_t size>
    Choice chosen(const char* name, const QJsonValue& value, const ChoiceWords<Choice, size>& words)
    {
        const auto word = value.toString().toStdString();
        for (const auto& [choice, itsWord] : words)
            if (value.isString() && word == itsWord)
                return choice;
        wrong(name, EntryMessage::UnknownWord);
        return words.front().first;
    }

    QJsonObject m_object;
    QString m_place;
    EntryProblems& m_problems;
    std::string m_attribute;
    std::size_t m_before;
    bool m_isThere;
    QSet<QString> m_taken;
};

} // namespace tranche
