// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/import/look/text/text_look.h"

#include "core/base/messages/csv_message.h"
#include "core/base/messages/import/text_message.h"
#include "core/base/messages/import_message.h"
#include "core/import/csv_detect.h"
#include "core/import/look/text/text_evidence.h"
#include "core/import/source/csv_source.h"
#include "core/import/text/text_start.h"
#include "core/table/table_builder.h"

#include <algorithm>
#include <set>
#include <utility>

namespace tranche {

namespace {

constexpr std::size_t beginning = std::size_t{1} << 18U;
constexpr std::size_t rawLineCount = 100;
constexpr std::size_t longestRawLine = 1000;

/// The first lines of a text as they stand there.
std::vector<std::string> linesOf(std::string_view text)
{
    std::vector<std::string> lines;
    while (!text.empty() && lines.size() < rawLineCount) {
        const auto end = std::min(text.find_first_of("\r\n"), text.size());
        lines.push_back(readableText(text.substr(0, std::min(end, longestRawLine))));
        text.remove_prefix(end);
        text.remove_prefix(text.starts_with("\r\n") ? 2 : text.empty() ? 0 : 1);
    }
    return lines;
}

/// One look, file after file.
class Looking {
public:
    Looking(CsvOptions options, LookExtent extent, JobContext& job)
        : m_options(std::move(options)), m_whole(extent == LookExtent::Whole), m_job(job), m_tally(m_options)
    {
    }

    Result<void> look(std::span<const std::filesystem::path> files);
    ImportLook result();

private:
    Result<void> lookAt(CsvSource& source, bool first);
    Result<void> walk(CsvWindow& window);
    void addSkippedLines(const std::string& name);
    void addLeftOut(ImportLook& look) const;
    void addNotFound(ImportLook& look) const;
    void addHeaderProblems(ImportLook& look) const;
    std::shared_ptr<const Table> headTable() const;

    CsvOptions m_options;
    bool m_whole;
    JobContext& m_job;
    TextTally m_tally;
    TextFacts m_facts;
    std::vector<std::string> m_rawLines;
    std::vector<Statement> m_skippedLines;
    std::uint64_t m_bytesOfAll = 0;
    std::uint64_t m_bytesBefore = 0;
    bool m_complete = true; ///< all was looked at
};

Result<void> Looking::look(std::span<const std::filesystem::path> files)
{
    std::vector<CsvSource> sources;
    for (const auto& file : files) {
        auto source = CsvSource::file(file, m_options.encoding, m_options.badBytes);
        if (!source)
            return std::unexpected(source.error());
        source->choose(m_options.entry);
        if (!source->canBeReadAgain())
            return fail(ErrorCode::NotSupported, ImportMessage::NotDetectable, {.file = source->name()});
        m_bytesOfAll += source->size();
        sources.push_back(std::move(*source));
    }
    for (std::size_t i = 0; i < sources.size(); ++i) {
        if (const auto looked = lookAt(sources[i], i == 0); !looked)
            return looked;
        if (!m_complete)
            break;
        m_bytesBefore += sources[i].size();
    }
    m_complete = m_complete && (m_whole || sources.size() == 1);
    return {};
}

Result<void> Looking::lookAt(CsvSource& source, bool first)
{
    auto window = source.window(m_job);
    if (!window)
        return std::unexpected(window.error());
    if (first) {
        // The raw lines begin with those that are skipped.
        if (const auto opened = window->advance(0); !opened)
            return opened;
        auto text = window->text();
        text.remove_prefix(text.starts_with(byteOrderMark) ? byteOrderMark.size() : 0);
        m_rawLines = linesOf(text);
        m_facts.marked = markedEncoding(window->firstBytes()) == m_options.encoding;
    }
    if (const auto started = startText(*window, m_options, source.name()); !started)
        return started;
    addSkippedLines(source.name());
    m_tally.beginFile(source.name());
    const auto walked = walk(*window);
    m_facts.replaced += window->replaced();
    m_facts.bytes += window->bytesRead();
    return walked;
}

Result<void> Looking::walk(CsvWindow& window)
{
    using Found = RecordCutter::Found;
    RecordCutter cutter(m_options, m_options.skip + 1, RecordCutter::Faults::Note);
    std::size_t looked = 0;
    while (true) {
        cutter.start(window.text(), window.last());
        auto found = cutter.next();
        for (std::size_t i = 1; found != Found::NotWhole && found != Found::End && found != Found::Fault; found = cutter.next(), ++i) {
            m_tally.add(found, cutter);
            if (i % 1024 == 0)
                m_job.check();
        }
        if (found == Found::Fault)
            m_tally.add(found, cutter);
        m_job.step(m_bytesBefore + window.bytesRead(), m_bytesOfAll);
        looked += cutter.begin();
        const bool enough = !m_whole && looked > beginning / 2;
        if (found != Found::NotWhole || enough) {
            m_tally.endFile(found == Found::End);
            m_complete = m_complete && found == Found::End;
            return {};
        }
        if (const auto moved = window.advance(cutter.begin()); !moved)
            return moved;
    }
}

void Looking::addSkippedLines(const std::string& name)
{
    if (m_options.skip == 0)
        return;
    m_skippedLines.emplace_back(TextMessage::SkippedLines, m_options.skip);
    m_skippedLines.back().place = {.file = name, .line = 1};
}

void Looking::addLeftOut(ImportLook& look) const
{
    look.leftOut = m_skippedLines;
    const auto add = [&](TextMessage message, const MetSomewhere& met) {
        if (met.count == 0)
            return;
        look.leftOut.emplace_back(message, met.count);
        look.leftOut.back().place = met.first;
    };
    add(TextMessage::CommentLines, m_tally.comments);
    add(TextMessage::SkippedRecords, m_tally.skipped);
    add(TextMessage::PaddedRecords, m_tally.padded);
    add(TextMessage::ChosenRecords, m_tally.chosen);
    add(TextMessage::JoinedRecords, m_tally.joined);
    add(TextMessage::ReplacedBytes, {m_facts.replaced, {}});
    look.leftOut.insert(look.leftOut.end(), m_tally.blankAtEnd.begin(), m_tally.blankAtEnd.end());
}

void Looking::addNotFound(ImportLook& look) const
{
    if (m_tally.badBytes.count == 0 && m_facts.replaced == 0)
        look.notFound.emplace_back(TextMessage::NotFoundBadText);
    if (m_tally.uneven.count == 0)
        look.notFound.emplace_back(TextMessage::NotFoundUneven);
    if (m_tally.badQuotes.count == 0)
        look.notFound.emplace_back(TextMessage::NotFoundQuote);
    const auto loose = [](const AttributeTally& attribute) { return mostlyNumbers(attribute) && attribute.others > 0; };
    if (std::ranges::none_of(m_tally.attributes, loose))
        look.notFound.emplace_back(TextMessage::NotFoundNumber);
}

void Looking::addHeaderProblems(ImportLook& look) const
{
    const auto add = [&](Statement said) {
        look.problems.insert(look.problems.begin(),
                             ImportProblem{.said = std::move(said), .expected = {}, .found = {}, .stops = true, .raw = {}});
        ++look.problemsInAll;
    };
    if (m_tally.width == 0)
        return add(CsvMessage::Empty);
    if (look.whole && look.records == 0) // or all are left out
        add(CsvMessage::NoRecord);
    if (!m_options.names.empty()) {
        if (m_options.names.size() != m_tally.width)
            add({CsvMessage::NamesDoNotFit, m_options.names.size(), m_tally.width});
        return;
    }
    std::map<std::string_view, std::size_t> seen;
    for (std::size_t i = 0; i < m_tally.header.size(); ++i) {
        const auto [other, isNew] = seen.emplace(m_tally.header[i], i + 1);
        if (m_tally.header[i].empty())
            add({CsvMessage::UnnamedField, i + 1});
        else if (!isNew)
            add({CsvMessage::RepeatedName, other->second, i + 1});
    }
}

/// Null where no names fit.
std::shared_ptr<const Table> Looking::headTable() const
{
    auto names = textNames(m_tally, m_options);
    if (names.size() != m_tally.width || m_tally.head.empty())
        return nullptr;
    std::set<std::string> taken;
    for (std::size_t i = 0; i < names.size(); ++i) {
        // Names that cannot stay are shown all the same.
        if (names[i].empty() || taken.contains(names[i]))
            names[i] += " (" + std::to_string(i + 1) + ')';
        taken.insert(names[i]);
    }
    TableBuilder builder(names);
    std::vector<std::string_view> cells;
    for (const auto& record : m_tally.head) {
        cells.assign(record.begin(), record.end());
        builder.append(std::span<const std::string_view>(cells));
    }
    builder.setDecimal(m_options.decimal);
    builder.setLines(m_tally.headLines);
    return builder.finish().value_or(nullptr);
}

ImportLook Looking::result()
{
    ImportLook look;
    look.options = ImportOptions(m_options);
    look.whole = m_complete;
    look.records = m_tally.records - m_tally.skipped.count;
    look.attributes = m_tally.width;
    // A cell of a few bytes becomes a code of four; half as much again is for the spellings.
    look.bytes = m_bytesOfAll * 3 / 2;
    look.evidence = textEvidence(m_tally, m_options, m_facts);
    look.problems = textProblems(m_tally, m_options);
    std::uint64_t loose = 0;
    for (const auto& attribute : m_tally.attributes)
        loose += mostlyNumbers(attribute) ? attribute.others : 0;
    look.problemsInAll = m_tally.problems + loose;
    addHeaderProblems(look);
    addLeftOut(look);
    addNotFound(look);
    look.head = headTable();
    look.rawLines = m_rawLines;
    return look;
}

} // namespace

Result<ImportLook> lookAtText(std::span<const std::filesystem::path> files, const std::optional<CsvOptions>& options, LookExtent extent,
                              JobContext& job)
{
    if (files.empty())
        return fail(ErrorCode::InvalidArgument, ImportMessage::NoFileNamed);
    auto used = options;
    if (!used) {
        const auto proposal = proposeCsvOptions(files);
        if (!proposal)
            return std::unexpected(proposal.error());
        used = proposal->options;
    }
    if (const auto usable = validateFor(*used, files.size()); !usable)
        return std::unexpected(usable.error());
    Looking looking(*used, extent, job);
    if (const auto looked = looking.look(files); !looked)
        return std::unexpected(looked.error());
    return looking.result();
}

} // namespace tranche
