// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/oracle/import/csv_oracle.h"

#include <QString>
#include <QStringDecoder>

#include <algorithm>
#include <utility>

namespace tranche::test {

namespace {

using Kind = CsvFault::Kind;

/// Whether the character that starts here is well-formed UTF-8: asked of Qt, for each possible length.
std::size_t characterLength(std::string_view text)
{
    for (std::size_t length = 1; length <= std::min<std::size_t>(4, text.size()); ++length) {
        QStringDecoder decoder(QStringDecoder::Utf8, QStringDecoder::Flag::Stateless);
        const QString character = decoder(QByteArray(text.data(), static_cast<qsizetype>(length)));
        if (!decoder.hasError() && !character.contains(QChar::ReplacementCharacter))
            return length;
        if (!decoder.hasError() && text.substr(0, length) == "\xEF\xBF\xBD")
            return length;
        if (text.substr(0, length) == "\xEF\xBB\xBF")
            return length;
    }
    return 0;
}

class SlowReader {
public:
    SlowReader(std::string_view text, const CsvOptions& options) : m_text(text), m_options(options), m_choices(options.records)
    {
        m_lineEnd = lineEnd();
    }

    SlowReading read()
    {
        while (!m_reading.fault && m_at < m_text.size())
            readLine();
        if (!m_reading.fault && !m_choices.empty())
            refuse(m_choices.front());
        return m_reading;
    }

private:
    bool isQuote(char byte) const { return m_options.quote && byte == *m_options.quote; }
    bool isComment(std::string_view text) const { return !m_options.comment.empty() && text.starts_with(m_options.comment); }
    /// Whether the sign here stands for the next one.
    bool isEscaped(std::size_t i) const
    {
        const char escape = m_options.escape.value_or('\0');
        return m_options.escape && m_text[i] == escape && i + 1 < m_text.size() && (isQuote(m_text[i + 1]) || m_text[i + 1] == escape);
    }
    bool at(std::string_view what) const { return m_text.substr(m_at).starts_with(what); }
    bool atLineEnd() const { return m_lineEnd == '\r' ? at("\r") : at("\n") || at("\r\n"); }

    char lineEnd() const
    {
        bool inside = false;
        const bool comment = isComment(m_text);
        for (std::size_t i = 0; i < m_text.size(); ++i) {
            if (inside && isEscaped(i))
                ++i;
            else if (isQuote(m_text[i]) && !comment)
                inside = !inside;
            else if (!inside && m_text[i] == '\n')
                return '\n';
            else if (!inside && m_text[i] == '\r')
                return m_text.substr(i).starts_with("\r\n") ? '\n' : '\r';
        }
        return '\n';
    }

    void takeLineEnd()
    {
        m_at += at("\r\n") && m_lineEnd == '\n' ? 2 : 1;
        ++m_line;
    }

    void readLine()
    {
        const auto line = m_line;
        if (isComment(m_text.substr(m_at))) {
            readComment();
            return;
        }
        if (atLineEnd()) {
            m_blank.push_back(line);
            takeLineEnd();
            return;
        }
        const auto chosen = choiceFor(line);
        m_forgives = chosen && chosen->kind == RecordChoice::Kind::Skip && m_width > 0;
        m_forgave = false;
        std::vector<std::string> record(1);
        while (!m_reading.fault && readField(record.back()) && m_at < m_text.size() && !atLineEnd()) {
            ++m_at; // the delimiter
            record.emplace_back();
        }
        if (!m_reading.fault && m_at < m_text.size())
            takeLineEnd();
        end(std::move(record), line);
    }

    void readComment()
    {
        m_reading.met.comments.add(m_line);
        std::string dropped;
        while (m_at < m_text.size() && !atLineEnd())
            if (!takeCharacter(dropped)) {
                settleBefore(m_line);
                return;
            }
        if (m_at < m_text.size())
            takeLineEnd();
    }

    bool stops() const { return m_options.ragged == RaggedRecords::Stop; }

    std::optional<RecordChoice> choiceFor(std::uint64_t line) const
    {
        for (const auto& choice : m_choices)
            if (choice.line == line)
                return choice;
        return std::nullopt;
    }

    void refuse(const RecordChoice& choice)
    {
        const bool joins = choice.kind == RecordChoice::Kind::Join;
        m_reading.fault = CsvFault{joins ? Kind::NothingToJoin : Kind::NoSuchRecord, choice.line, 0, 0};
    }

    /// What of the lines before this one is no record is as it is to be, or the first that is not is the fault.
    void settleBefore(std::uint64_t line)
    {
        for (std::uint64_t before = 1; before < line && m_width > 0; ++before) {
            const auto choice = choiceFor(before);
            const bool blank = std::ranges::count(m_blank, before) > 0;
            if (choice && (!blank || m_width == 1 || choice->kind == RecordChoice::Kind::Join))
                return refuse(*choice);
            if (choice) {
                m_reading.met.chosen.add(before);
                std::erase(m_choices, *choice);
                std::erase(m_blank, before);
            } else if (blank && m_width > 1 && stops()) {
                m_reading.fault = CsvFault{Kind::BlankLine, before, m_width, 0};
                return;
            }
        }
    }

    /// Whether the record is done with, left out or refused.
    bool choose(std::vector<std::string>& record, std::uint64_t line)
    {
        const auto choice = choiceFor(line);
        if (!choice)
            return false;
        std::erase(m_choices, *choice);
        if (choice->kind == RecordChoice::Kind::Skip) {
            if (record.size() == m_width && !m_forgave)
                refuse(*choice);
            else
                m_reading.met.chosen.add(line);
            return true;
        }
        if (record.size() <= m_width || choice->field > m_width) {
            refuse(*choice);
            return true;
        }
        while (record.size() > m_width) {
            const auto field = record.begin() + static_cast<std::ptrdiff_t>(choice->field - 1);
            *field += m_options.delimiter + *(field + 1);
            record.erase(field + 1);
        }
        m_reading.met.joined.add(line);
        return false;
    }

    void add(std::vector<std::string> record, std::uint64_t line)
    {
        record.resize(m_width);
        m_reading.records.push_back(std::move(record));
        m_reading.lines.push_back(line);
    }

    void end(std::vector<std::string> record, std::uint64_t line)
    {
        settleBefore(line);
        if (m_reading.fault)
            return;
        if (m_width == 0)
            m_width = record.size();
        settleBefore(line);
        if (m_reading.fault)
            return;
        if (m_width > 1)
            endBlankLines();
        if (choose(record, line))
            return;
        if (record.size() != m_width && m_options.ragged == RaggedRecords::Skip) {
            m_reading.met.skipped.add(line);
            return;
        }
        if (record.size() > m_width || (record.size() < m_width && stops())) {
            m_reading.fault = CsvFault{Kind::Ragged, line, m_width, record.size()};
            return;
        }
        if (m_width == 1)
            endBlankLines();
        if (record.size() < m_width)
            m_reading.met.padded.add(line);
        add(std::move(record), line);
    }

    void endBlankLines()
    {
        const bool left = m_options.ragged == RaggedRecords::Skip || m_reading.records.empty();
        for (const auto line : std::exchange(m_blank, {})) {
            if (m_width > 1)
                (left ? m_reading.met.skipped : m_reading.met.padded).add(line);
            if (m_width == 1 || !left)
                add({}, line);
        }
    }

    bool fault(Kind kind, std::uint64_t line)
    {
        m_reading.fault = CsvFault{kind, line, kind == Kind::Nul || kind == Kind::Encoding ? 0 : m_width, 0};
        return false;
    }

    /// Read up to the delimiter, line end or end of the text; false after a fault.
    bool readField(std::string& field)
    {
        if (m_at < m_text.size() && isQuote(m_text[m_at]) && (!m_forgives || closes()))
            return readQuoted(field);
        return readPlain(field);
    }

    bool readPlain(std::string& field)
    {
        while (m_at < m_text.size() && m_text[m_at] != m_options.delimiter && !atLineEnd()) {
            if (isQuote(m_text[m_at]) && !forgives())
                return fault(Kind::StrayQuote, m_line);
            if (m_text[m_at] == '\n')
                return fault(Kind::MixedLineEnds, m_line);
            if (m_text[m_at] == '\r')
                return fault(Kind::LoneCr, m_line);
            if (!takeCharacter(field))
                return false;
        }
        return true;
    }

    /// Whether what is wrong with a quote is no fault, for the record will be left out.
    bool forgives()
    {
        m_forgave = m_forgave || m_forgives;
        return m_forgives;
    }

    /// Whether the field that begins here, with a quote, has another at its end; else that is forgiven.
    bool closes()
    {
        for (auto i = m_at + 1; i < m_text.size(); ++i) {
            if (isEscaped(i) || (!m_options.escape && m_text.substr(i).starts_with(std::string(2, *m_options.quote))))
                ++i;
            else if (isQuote(m_text[i]))
                return true;
        }
        return !forgives();
    }

    bool readQuoted(std::string& field)
    {
        const auto opened = m_line;
        ++m_at;
        while (m_at < m_text.size()) {
            if (isEscaped(m_at)) {
                field += m_text[m_at + 1];
                m_at += 2;
                continue;
            }
            if (isQuote(m_text[m_at])) {
                ++m_at;
                if (m_at == m_text.size() || m_text[m_at] == m_options.delimiter || atLineEnd())
                    return true;
                const bool ends = !isQuote(m_text[m_at]) || m_options.escape;
                if (ends && m_text[m_at] != '\r' && m_text[m_at] != '\n' && forgives())
                    return readPlain(field);
                if (ends)
                    return fault(m_text[m_at] == '\r'   ? Kind::LoneCr
                                 : m_text[m_at] == '\n' ? Kind::MixedLineEnds
                                                        : Kind::StrayQuote,
                                 m_line);
            }
            if (m_text[m_at] == m_lineEnd)
                ++m_line;
            if (!takeCharacter(field))
                return false;
        }
        return fault(Kind::UnclosedQuote, opened);
    }

    bool takeCharacter(std::string& field)
    {
        if (m_text[m_at] == '\0')
            return fault(Kind::Nul, m_line);
        const auto length = characterLength(m_text.substr(m_at));
        if (length == 0)
            return fault(Kind::Encoding, m_line);
        field += m_text.substr(m_at, length);
        m_at += length;
        return true;
    }

    std::string_view m_text;
    const CsvOptions& m_options;
    SlowReading m_reading;
    std::vector<RecordChoice> m_choices; // that were not met yet
    bool m_forgives = false;             // quotes in wrong places, in this record
    bool m_forgave = false;
    char m_lineEnd = '\n';
    std::size_t m_at = 0;
    std::size_t m_width = 0;
    std::uint64_t m_line = 1;
    std::vector<std::uint64_t> m_blank; // lines
};

} // namespace

SlowReading readSlowly(std::string_view text, const CsvOptions& options)
{
    return SlowReader(text, options).read();
}

} // namespace tranche::test
