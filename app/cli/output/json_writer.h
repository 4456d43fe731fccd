// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <concepts>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace tranche::cli {

/// Builds JSON text piece by piece; keys stay in the order in which they were written, and whole numbers and doubles are exact at any
/// length. QJsonDocument sorts its keys and holds every number as a double, and it would hold a large result in memory twice.
/// Objects and arrays are indented, arrays of plain values stand on one line. The caller balances begin and end.
class JsonWriter {
public:
    JsonWriter& beginObject();
    JsonWriter& endObject();
    JsonWriter& beginArray();
    JsonWriter& endArray();
    JsonWriter& key(std::string_view name);

    JsonWriter& value(std::string_view text);
    JsonWriter& value(const char* text) { return value(std::string_view(text)); }
    JsonWriter& value(const std::string& text) { return value(std::string_view(text)); }
    JsonWriter& value(double number); ///< shortest text that reads back to the same double
    JsonWriter& value(std::same_as<bool> auto truth) { return raw(truth ? "true" : "false"); }
    JsonWriter& value(std::unsigned_integral auto number) requires(!std::same_as<decltype(number), bool>)
    {
        return raw(std::to_string(number));
    }
    /// A whole number of any length.
    JsonWriter& number(std::string_view digits) { return raw(digits); }
    JsonWriter& null() { return raw("null"); }
    /// An array of plain values on one line.
    template <class T>
    JsonWriter& list(const std::vector<T>& items)
    {
        beginLine();
        for (const auto& item : items)
            value(item);
        return endLine();
    }

    template <class T>
    JsonWriter& member(std::string_view name, const T& item)
    {
        return key(name).value(item);
    }
    JsonWriter& nullMember(std::string_view name) { return key(name).null(); }
    template <class T>
    JsonWriter& listMember(std::string_view name, const std::vector<T>& items)
    {
        return key(name).list(items);
    }

    /// An array whose items stand on one line; value() in between.
    JsonWriter& beginLine();
    JsonWriter& endLine();

    /// The whole text with a line end, once everything is closed.
    std::string text() const { return m_text + '\n'; }

private:
    struct Level {
        bool empty = true;
        bool oneLine = false;
    };

    JsonWriter& raw(std::string_view text);
    JsonWriter& open(char sign, bool oneLine);
    JsonWriter& close(char sign);
    void separate();
    void newLine() { m_text.append(1, '\n').append(m_levels.size(), ' '); }

    std::string m_text;
    std::vector<Level> m_levels;
    bool m_afterKey = false;
};

} // namespace tranche::cli
