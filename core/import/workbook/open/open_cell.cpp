// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/import/workbook/open/open_cell.h"

#include "core/import/workbook/cell_text.h"
#include "core/import/workbook/date_style.h"

#include <algorithm>
#include <optional>
#include <utility>

namespace tranche {

namespace {

constexpr std::uint32_t mostBlanks = 65'535; // in a row

/// What the attributes of a cell say of its value.
struct OpenValue {
    std::string type;
    std::string value; ///< a number, a day, a time or a truth
    std::optional<std::string> text;
    bool error = false;
};

OpenValue valueOf(const PartReader& reader, OpenCell& cell)
{
    OpenValue found;
    for (const auto& each : reader.attributes()) {
        const auto name = each.name();
        if (name == u"value-type" && each.namespaceUri().contains(u"calcext")) {
            found.error = each.value() == u"error";
        } else if (name == u"value-type") {
            appendUtf8(found.type, each.value());
        } else if (name == u"value" || name == u"date-value" || name == u"time-value" || name == u"boolean-value") {
            appendUtf8(found.value, each.value());
        } else if (name == u"string-value") {
            appendUtf8(found.text.emplace(), each.value());
        } else if (name == u"number-columns-repeated") {
            cell.repeats = std::max(1U, reader.number(u"number-columns-repeated").value_or(1));
        } else if (name == u"formula") {
            cell.cell.formula = true;
        }
    }
    return found;
}

/// Collects the text of paragraphs; blanks that only set the XML out count once, or not at all (OpenDocument 1.2, 6.1.2).
class Paragraphs {
public:
    /// The paragraph whose start was read last. False where it is no text.
    bool read(PartReader& reader)
    {
        if (m_any)
            m_text += '\n';
        m_any = true;
        m_started = m_blank = m_lineEnd = false;
        for (std::uint64_t depth = 1; depth > 0 && reader.next();) {
            if (reader.isText())
                add(reader.text());
            else if (reader.ends())
                --depth;
            else if (reader.starts() && !piece(reader, depth))
                return false;
        }
        if (m_blank && !m_lineEnd)
            m_text += ' ';
        return true;
    }
    std::string take() { return std::move(m_text); }

private:
    void add(QStringView text)
    {
        for (qsizetype at = 0; at < text.size();) {
            const auto sign = text[at].unicode();
            if (sign == ' ' || sign == '\t' || sign == '\n' || sign == '\r') {
                m_blank = m_started;
                m_lineEnd |= sign != ' ';
                ++at;
                continue;
            }
            auto end = at + 1;
            while (end < text.size() && text[end].unicode() > ' ')
                ++end;
            writeBlank();
            appendUtf8(m_text, text.sliced(at, end - at));
            at = end;
        }
    }
    void writeBlank()
    {
        if (m_blank)
            m_text += ' ';
        m_blank = m_lineEnd = false;
        m_started = true;
    }
    bool piece(PartReader& reader, std::uint64_t& depth)
    {
        const auto name = reader.name();
        const bool blanks = name == u"s";
        if (blanks || name == u"tab" || name == u"line-break") {
            writeBlank();
            const auto count = blanks ? reader.number(u"c").value_or(1) : 1;
            if (count > mostBlanks)
                return false;
            m_text.append(count, blanks ? ' ' : name == u"tab" ? '\t' : '\n');
            ++depth;
            return true;
        }
        if (name == u"ruby-text" || name == u"note" || name == u"annotation" || name == u"frame")
            return reader.skip();
        ++depth;
        return true;
    }

    std::string m_text;
    bool m_any = false;
    bool m_started = false; ///< something stands in the paragraph before
    bool m_blank = false;   ///< blanks that are not written yet
    bool m_lineEnd = false; ///< among them something that is no blank
};

void settleDate(SheetCell& cell, std::string value)
{
    if (value.contains('.'))
        value.resize(value.find_last_not_of('0') + 1);
    if (value.ends_with('.'))
        value.pop_back();
    cell.kind = isIsoDate(value) ? SheetCell::Kind::Date : SheetCell::Kind::NoDay;
    cell.text = std::move(value);
}

void settleOpenCell(SheetCell& cell, OpenValue value, std::string shown)
{
    using enum SheetCell::Kind;
    if (value.error) {
        cell.kind = Error;
        cell.text = std::move(shown);
    } else if (value.type == "float" || value.type == "percentage" || value.type == "currency") {
        cell.text = withoutBlanks(value.value);
        cell.kind = isStoredNumber(cell.text) ? Number : BadValue;
    } else if (value.type == "date") {
        settleDate(cell, std::move(value.value));
    } else if (value.type == "time") {
        cell.text = durationText(value.value);
        cell.kind = cell.text.empty() ? BadValue : Date;
    } else if (value.type == "boolean") {
        cell.text = value.value == "true" ? "TRUE" : "FALSE";
        cell.kind = value.value == "true" || value.value == "false" ? Boolean : BadValue;
    } else if (value.type == "string" || !shown.empty()) {
        cell.text = value.text ? std::move(*value.text) : std::move(shown);
        cell.kind = Text;
    } else {
        cell.kind = cell.formula ? NoResult : Empty;
    }
}

} // namespace

OpenCell readOpenCell(PartReader& reader)
{
    OpenCell read;
    auto value = valueOf(reader, read);
    read.cell.covered = reader.name() == u"covered-table-cell";
    Paragraphs paragraphs;
    bool isText = true;
    while (isText && reader.next() && !reader.ends()) {
        if (!reader.starts())
            continue;
        if (reader.name() == u"p" || reader.name() == u"h")
            isText = paragraphs.read(reader);
        else
            reader.skip();
    }
    if (!isText)
        reader.stop();
    settleOpenCell(read.cell, std::move(value), paragraphs.take());
    return read;
}

} // namespace tranche
