// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/import/csv_detect.h"

#include "core/base/messages/import_message.h"
#include "core/base/messages/proposal_message.h"
#include "core/import/byte_masks.h"
#include "core/import/csv_fault.h"
#include "core/import/source/csv_source.h"
#include "core/import/source/packed_file.h"
#include "core/import/text/record_scanner.h"
#include "core/import/text/text_converter.h"
#include "core/table/numbers.h"

#include <algorithm>
#include <array>
#include <memory>
#include <optional>
#include <utility>

namespace tranche {

namespace {

constexpr std::size_t looked = std::size_t{1} << 18U;

struct Candidate {
    char sign;
    ProposalMessage because;
};

constexpr std::array<Candidate, 5> candidates = {{{',', ProposalMessage::CommaSplits},
                                                  {';', ProposalMessage::SemicolonSplits},
                                                  {'\t', ProposalMessage::TabSplits},
                                                  {'|', ProposalMessage::BarSplits},
                                                  {':', ProposalMessage::ColonSplits}}};

constexpr std::array commentSigns = {"#", "|"};

/// The records of a text as some options cut it, as far as they do.
struct Cutting {
    CsvOptions options;
    std::optional<ProposalMessage> because;
    std::size_t width = 0;
    std::size_t records = 0;
    bool whole = false; ///< no fault
    std::vector<std::string_view> cells;
    std::shared_ptr<RecordScanner> scanner; ///< holds fields; is not asked again, for the options it read may have moved

    bool cuts() const { return width > 1 && (whole || records > 1); }
    /// One that cuts all goes before one that does not; then more fields, or more records before the fault.
    std::pair<bool, std::size_t> rank() const { return {whole, whole ? width : records}; }
};

/// A text of whole bytes of UTF-8, behind which 64 bytes can be read.
struct Sample {
    std::string_view text;
    bool last = false;

    bool hasLineWith(std::string_view begin) const
    {
        return text.starts_with(begin) || text.contains("\n" + std::string(begin)) || text.contains("\r" + std::string(begin));
    }
};

/// Whether it cuts better than the best so far, which it then becomes.
bool tryOptions(const Sample& sample, CsvOptions options, ProposalMessage because, std::optional<Cutting>& best)
{
    Cutting cutting;
    cutting.options = std::move(options);
    cutting.because = because;
    cutting.scanner = makeScanner(cutting.options, 1);
    cutting.whole = cutting.scanner->scan(sample.text, sample.last, cutting.cells).has_value();
    cutting.width = cutting.scanner->width();
    cutting.records = cutting.width == 0 ? 0 : cutting.cells.size() / cutting.width;
    if (!cutting.cuts() || (best && cutting.rank() <= best->rank()))
        return false;
    best = std::move(cutting);
    return true;
}

bool isInSingleQuotes(std::string_view cell)
{
    return cell.size() > 1 && cell.front() == '\'' && cell.back() == '\'';
}

/// A reading in which every field that begins with a single quote ends with one; nothing where no field does.
void trySingleQuotes(const Sample& sample, std::optional<Cutting>& best)
{
    if (best && !std::ranges::any_of(best->cells, isInSingleQuotes))
        return;
    std::optional<Cutting> quoted;
    for (const auto& [sign, because] : candidates) {
        CsvOptions options;
        options.delimiter = sign;
        options.quote = '\'';
        tryOptions(sample, std::move(options), because, quoted);
    }
    if (quoted && quoted->whole && (!best || !best->whole || quoted->width == best->width))
        best = std::move(quoted);
}

std::optional<Cutting> bestCutting(const Sample& sample)
{
    std::optional<Cutting> best;
    for (const auto& [sign, because] : candidates) {
        CsvOptions options;
        options.delimiter = sign;
        tryOptions(sample, std::move(options), because, best);
    }
    for (const std::string comment : commentSigns)
        for (const auto& [sign, because] : candidates) {
            CsvOptions options;
            options.delimiter = sign;
            options.comment = comment;
            if (comment.front() != sign && sample.hasLineWith(comment))
                tryOptions(sample, std::move(options), because, best);
        }
    if (sample.text.contains('\''))
        trySingleQuotes(sample, best);
    if (!best || !best->whole) {
        CsvOptions options;
        options.blanks = true;
        std::optional<Cutting> blanks;
        if (tryOptions(sample, std::move(options), ProposalMessage::BlanksSplit, blanks) && blanks->whole)
            best = std::move(blanks);
    }
    return best;
}

/// A header has a name in every field, no two alike, none a number.
bool looksLikeHeader(const Cutting& cutting)
{
    if (cutting.records < 2)
        return true;
    return areHeaderNames(std::span(cutting.cells).first(cutting.width));
}

/// Whether commas are decimal signs: an attribute of numbers with commas, and none with points.
bool looksLikeDecimalComma(const Cutting& cutting)
{
    bool found = false;
    for (std::size_t i = cutting.width; i < cutting.cells.size(); ++i) {
        const auto text = cutting.cells[i];
        if (text.contains('.') && isNumber(text))
            return false;
        found = found || (text.contains(',') && isNumber(text, {',', false}));
    }
    return found;
}

std::vector<Statement> reasonsFor(const std::optional<Cutting>& best, const CsvOptions& options)
{
    std::vector<Statement> reasons;
    if (best) {
        reasons.emplace_back(*best->because, best->records, best->width);
        reasons.emplace_back(options.header ? ProposalMessage::Header : ProposalMessage::NoHeader);
    } else {
        reasons.emplace_back(ProposalMessage::NothingSplits);
    }
    if (options.skip > 0)
        reasons.emplace_back(ProposalMessage::SepLine);
    if (!options.comment.empty())
        reasons.emplace_back(ProposalMessage::CommentLines, options.comment);
    if (options.quote == '\'')
        reasons.emplace_back(ProposalMessage::SingleQuotes);
    if (options.encoding != "UTF-8")
        reasons.emplace_back(ProposalMessage::OtherEncoding, options.encoding);
    if (options.decimal == ',')
        reasons.emplace_back(ProposalMessage::DecimalComma);
    return reasons;
}

/// The delimiter that a first line `sep=;` names, as spreadsheet programs write it, and the bytes of that line.
std::optional<std::pair<char, std::size_t>> sepLine(std::string_view text)
{
    const bool quoted = text.starts_with('"');
    const auto line = text.substr(quoted ? 1 : 0);
    if (line.size() < 6 || (line.substr(0, 4) != "sep=" && line.substr(0, 4) != "SEP=" && line.substr(0, 4) != "Sep="))
        return std::nullopt;
    auto rest = line.substr(5);
    if (quoted && rest.starts_with('"'))
        rest.remove_prefix(1);
    if (rest.starts_with("\r\n"))
        rest.remove_prefix(2);
    else if (rest.starts_with('\n') || rest.starts_with('\r'))
        rest.remove_prefix(1);
    else
        return std::nullopt;
    return std::pair(line[4], text.size() - rest.size());
}

CsvProposal proposeFor(const Sample& sample, const std::string& encoding)
{
    CsvProposal proposal;
    std::optional<Cutting> best;
    const auto named = sepLine(sample.text);
    if (named) {
        CsvOptions options;
        options.delimiter = named->first;
        options.skip = 1;
        const auto* const known = std::ranges::find(candidates, named->first, &Candidate::sign);
        const auto because = known == candidates.end() ? ProposalMessage::SepLine : known->because;
        if (validate(options))
            tryOptions({sample.text.substr(named->second), sample.last}, std::move(options), because, best);
    }
    if (!best)
        best = bestCutting(sample);
    if (best) {
        proposal.options = best->options;
        proposal.options.header = looksLikeHeader(*best);
        const bool comma = !best->options.blanks && best->options.delimiter == ',';
        proposal.options.decimal = !comma && looksLikeDecimalComma(*best) ? ',' : '.';
    }
    proposal.options.encoding = encoding;
    proposal.reasons = reasonsFor(best, proposal.options);
    return proposal;
}

Result<CsvProposal> propose(std::string_view bytes, bool last, const std::string& name)
{
    const auto encoding = proposeEncoding(bytes, last);
    // What is no text would stop the scanner.
    auto readable = convertText(bytes, last, encoding, BadBytes::Replace);
    if (!readable)
        return std::unexpected(readable.error());
    if (readable->starts_with(byteOrderMark))
        readable->erase(0, byteOrderMark.size());
    if (readable->find_first_not_of("\r\n") == std::string::npos)
        return std::unexpected(errorOf({CsvFault::Kind::Empty}, name));
    const auto size = readable->size();
    readable->append(maskWidth, '\0');
    return proposeFor({std::string_view(*readable).substr(0, size), last}, encoding);
}

} // namespace

bool areHeaderNames(std::span<const std::string_view> record)
{
    std::vector<std::string_view> names(record.begin(), record.end());
    if (std::ranges::any_of(names, [](auto name) { return name.empty() || isNumber(name); }))
        return false;
    std::ranges::sort(names);
    return std::ranges::adjacent_find(names) == names.end();
}

Result<CsvProposal> proposeCsvOptions(const std::filesystem::path& file)
{
    auto source = CsvSource::file(file, "UTF-8");
    if (!source)
        return std::unexpected(source.error());
    if (!source->canBeReadAgain())
        return fail(ErrorCode::NotSupported, ImportMessage::NotDetectable, {.file = source->name()});
    const JobContext job;
    auto window = source->window(job);
    if (!window)
        return std::unexpected(window.error());
    do {
        if (const auto moved = window->advance(0); !moved)
            return std::unexpected(moved.error());
    } while (!window->last() && window->text().size() < looked);
    if (const auto isText = checkIsText(window->firstBytes(), source->name()); !isText)
        return std::unexpected(isText.error());
    const auto text = window->text();
    return propose(text.substr(0, looked), window->last() && text.size() <= looked, source->name());
}

Result<CsvProposal> proposeCsvOptions(std::span<const std::filesystem::path> files)
{
    if (files.empty())
        return fail(ErrorCode::InvalidArgument, ImportMessage::NoFileNamed);
    auto proposal = proposeCsvOptions(files.front());
    for (std::size_t i = 1; proposal && proposal->options.comment.empty() && i < files.size(); ++i) {
        const auto other = proposeCsvOptions(files[i]);
        if (!other || other->options.comment.empty() || other->options.delimiter != proposal->options.delimiter)
            continue;
        proposal->options.comment = other->options.comment;
        proposal->reasons.emplace_back(ProposalMessage::CommentLines, other->options.comment);
    }
    return proposal;
}

} // namespace tranche
