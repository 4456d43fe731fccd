// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/import/csv_detect.h"

#include "core/base/messages/import_message.h"
#include "core/base/messages/proposal_message.h"
#include "core/import/csv_scanner.h"
#include "core/import/source/csv_source.h"
#include "core/import/source/packed_file.h"
#include "core/import/text/text_converter.h"
#include "core/table/numbers.h"

#include <algorithm>
#include <array>
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

/// The records of a text as one delimiter cuts it, as far as it does.
struct Cutting {
    const Candidate* candidate = nullptr;
    std::size_t width = 0;
    std::size_t records = 0;
    bool whole = false; ///< no fault
    std::vector<std::string_view> cells;

    bool cuts() const { return width > 1 && (whole || records > 1); }
    /// One that cuts all goes before one that does not; then more fields, or more records before the fault.
    std::pair<bool, std::size_t> rank() const { return {whole, whole ? width : records}; }
};

Cutting cut(CsvScanner& scanner, const Candidate& candidate, std::string_view text, bool last)
{
    Cutting cutting;
    cutting.candidate = &candidate;
    cutting.whole = scanner.scan(text, last, cutting.cells).has_value();
    cutting.width = scanner.width();
    cutting.records = cutting.width == 0 ? 0 : cutting.cells.size() / cutting.width;
    return cutting;
}

/// A header has a name in every field, no two alike, none a number.
bool looksLikeHeader(const Cutting& cutting)
{
    if (cutting.records < 2)
        return true;
    std::vector<std::string_view> names(cutting.cells.begin(), cutting.cells.begin() + static_cast<std::ptrdiff_t>(cutting.width));
    if (std::ranges::any_of(names, [](auto name) { return name.empty() || isNumber(name); }))
        return false;
    std::ranges::sort(names);
    return std::ranges::adjacent_find(names) == names.end();
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
        reasons.push_back({best->candidate->because, best->records, best->width});
        reasons.emplace_back(options.header ? ProposalMessage::Header : ProposalMessage::NoHeader);
    } else {
        reasons.emplace_back(ProposalMessage::NothingSplits);
    }
    if (options.encoding != "UTF-8")
        reasons.emplace_back(ProposalMessage::OtherEncoding, options.encoding);
    if (options.decimal == ',')
        reasons.emplace_back(ProposalMessage::DecimalComma);
    return reasons;
}

Result<CsvProposal> propose(std::string_view bytes, bool last)
{
    CsvProposal proposal;
    proposal.options.encoding = proposeEncoding(bytes, last);
    // What is no text would stop the scanner.
    auto converted = convertText(bytes, last, proposal.options.encoding, BadBytes::Replace);
    if (!converted)
        return std::unexpected(converted.error());
    std::string readable = std::move(*converted);
    if (readable.starts_with(byteOrderMark))
        readable.erase(0, byteOrderMark.size());
    const auto size = readable.size();
    readable.append(maskWidth, '\0');
    std::optional<Cutting> best;
    std::vector<CsvScanner> scanners; // hold fields
    scanners.reserve(candidates.size());
    for (const auto& candidate : candidates) {
        auto cutting
            = cut(scanners.emplace_back(CsvSigns{candidate.sign, '"'}, 1), candidate, std::string_view(readable).substr(0, size), last);
        if (cutting.cuts() && (!best || cutting.rank() > best->rank()))
            best = std::move(cutting);
    }
    if (best) {
        proposal.options.delimiter = best->candidate->sign;
        proposal.options.header = looksLikeHeader(*best);
        proposal.options.decimal = best->candidate->sign != ',' && looksLikeDecimalComma(*best) ? ',' : '.';
    }
    proposal.reasons = reasonsFor(best, proposal.options);
    return proposal;
}

} // namespace

Result<CsvProposal> proposeCsvOptions(const std::filesystem::path& file, const std::string& entry)
{
    auto source = CsvSource::file(file, "UTF-8");
    if (!source)
        return std::unexpected(source.error());
    if (!source->canBeReadAgain())
        return fail(ErrorCode::NotSupported, ImportMessage::NotDetectable, {.file = source->name()});
    source->choose(entry);
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
    auto text = window->text();
    const auto mark = text.starts_with(byteOrderMark) ? byteOrderMark.size() : 0;
    if (text.substr(mark).find_first_not_of("\r\n") == std::string_view::npos)
        return std::unexpected(errorOf({CsvFault::Kind::Empty}, source->name()));
    return propose(text.substr(0, looked), window->last() && text.size() <= looked);
}

} // namespace tranche
