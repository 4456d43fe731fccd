// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/release/files/describing/described_fields.h"

#include "core/import/blank.h"
#include "core/jobs/in_steps.h"
#include "core/release/files/csv_cells.h"
#include "core/release/files/regions_json.h"

#include <algorithm>
#include <ranges>
#include <span>
#include <string_view>

namespace tranche {

namespace {

std::span<const std::string> presentOf(const KeptAttribute& attribute)
{
    return std::span(attribute.values).first(attribute.presentCount());
}

bool isPlainWholeNumber(std::string_view text)
{
    if (text.starts_with('+') || text.starts_with('-'))
        text.remove_prefix(1);
    return !text.empty() && text.find_first_not_of("0123456789") == std::string_view::npos;
}

} // namespace

std::string DescribedField::value(std::size_t code) const
{
    return writtenText(meaning().values[code], formulaCells);
}

std::string DescribedField::label(std::size_t code) const
{
    if (!labels)
        return {};
    const auto said = labels->find(meaning().values[code]);
    return said == labels->end() || isBlank(said->second) ? std::string() : said->second;
}

bool DescribedField::hasLabels() const
{
    const auto codes = std::views::iota(std::size_t{0}, meaning().presentCount());
    return labels && std::ranges::any_of(codes, [&](auto code) { return !label(code).empty(); });
}

bool DescribedField::isWhole() const
{
    return isNumber() && std::ranges::all_of(presentOf(meaning()), isPlainWholeNumber);
}

bool DescribedField::hasDecimalCommas() const
{
    return isNumber() && std::ranges::any_of(presentOf(meaning()), [](const auto& text) { return text.contains(','); });
}

std::vector<DescribedField> describedFields(const Snapshot& snapshot, const ReleaseOptions& options)
{
    std::vector<DescribedField> all;
    const auto& columns = snapshot.sliced->columns().columns();
    for (std::size_t i = 0; i < columns.size(); ++i)
        for (const auto& field : fieldsOf(*snapshot.published, columns[i])) {
            const auto& name = field.meaning->name;
            const auto said = options.texts.find(name);
            const auto labels = options.valueLabels.find(name);
            const bool areLabelled = labels != options.valueLabels.end() && !recodedField(snapshot, field.attribute).changed();
            all.push_back({field, i + 1, writtenText(name, options.formulaCells),
                           said == options.texts.end() ? AttributeText() : said->second, options.formulaCells,
                           areLabelled ? &labels->second : nullptr});
        }
    return all;
}

std::vector<std::uint64_t> frequenciesOf(const KeptTable& published, const ReleasedField& field, const JobContext& job)
{
    const auto& attribute = published.attribute(field.attribute);
    std::vector<std::uint64_t> byCode(attribute.values.size(), 0);
    inChunks(0, attribute.codes.size(), job, [&](std::size_t from, std::size_t to) {
        for (auto tuple = from; tuple < to; ++tuple)
            ++byCode[attribute.codes[tuple]];
    });
    if (!field.part)
        return byCode;
    std::vector<std::uint64_t> byPart(field.meaning->values.size(), 0);
    inChunks(0, byCode.size(), job, [&](std::size_t from, std::size_t to) {
        for (auto code = from; code < to; ++code)
            byPart[field.code(static_cast<std::uint32_t>(code))] += byCode[code];
    });
    return byPart;
}

} // namespace tranche
