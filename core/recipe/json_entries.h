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
#include <string>
#include <vector>

namespace tranche {

/// The first thing that is wrong with a file; later ones follow from it or are found next time.
class FirstProblem {
public:
    void note(Statement said)
    {
        if (!m_error)
            m_error = Error(ErrorCode::BadInput, std::move(said));
    }
    const std::optional<Error>& error() const { return m_error; }

private:
    std::optional<Error> m_error;
};

/// The entries of one JSON object, read by key. What is missing or of another kind is noted and read as the default, and
/// what nobody asked for is noted by finish(). Messages name the entry ("parameters.l"), never what stands in it.
class JsonEntries {
public:
    /// `place` names the object: empty for the whole file. A value that is no object is noted.
    JsonEntries(const QJsonValue& value, QString place, FirstProblem& problem);

    std::string text(const char* name);
    bool flag(const char* name);
    std::size_t count(const char* name, std::uint64_t least, std::uint64_t most);
    std::optional<std::size_t> countOrNull(const char* name, std::uint64_t least, std::uint64_t most);
    std::optional<char> sign(const char* name, bool mayBeNull);
    Ratio ratio(const char* name);
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
    Choice choice(const char* name, const Words<Choice, size>& words)
    {
        return chosen(name, take(name), words);
    }
    template <class Choice, std::size_t size>
    std::optional<Choice> choiceOrNull(const char* name, const Words<Choice, size>& words)
    {
        const auto value = take(name);
        return value.isNull() ? std::nullopt : std::optional(chosen(name, value, words));
    }

    void wrong(const char* name, EntryMessage expected) { noteWrong(placeOf(name), expected); }
    void finish();

private:
    QJsonValue take(const char* name);
    QString placeOf(const char* name) const;
    void noteWrong(const QString& place, EntryMessage expected);
    std::size_t countOf(const char* name, const QJsonValue& value, std::uint64_t least, std::uint64_t most);
    std::vector<std::string> textsOf(const QString& place, const QJsonValue& value);

    template <class Choice, std::size_t size>
    Choice chosen(const char* name, const QJsonValue& value, const Words<Choice, size>& words)
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
    FirstProblem& m_problem;
    QSet<QString> m_taken;
};

} // namespace tranche
