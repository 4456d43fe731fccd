// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/import/conversion/convert.h"

#include "core/base/memory.h"
#include "core/base/messages/import/value_message.h"
#include "core/import/conversion/cell_conversion.h"
#include "core/jobs/in_steps.h"
#include "core/jobs/parallel.h"
#include "core/table/value_order.h"

#include <algorithm>
#include <limits>
#include <unordered_map>
#include <utility>

namespace tranche {

namespace {

bool concerns(const Conversion& conversion, const std::string& attribute)
{
    return conversion.attributes.empty() || std::ranges::find(conversion.attributes, attribute) != conversion.attributes.end();
}

/// One character in UTF-8 that can stand between digits.
bool partsGroups(std::string_view groups)
{
    const auto isFirst = [](char byte) { return (static_cast<unsigned char>(byte) & 0xC0U) != 0x80U; };
    return std::ranges::count_if(groups, isFirst) == 1 && isFirst(groups.front()) && !std::string_view("0123456789+-eE").contains(groups);
}

/// The cells of one attribute on their way through all conversions.
class AttributeConversion {
public:
    AttributeConversion(const AttributeData& data, std::span<const Conversion> conversions, const JobContext& job)
        : m_data(data), m_conversions(conversions), m_job(job), m_counts(conversions.size())
    {
    }

    /// Null: no cell changes.
    Result<std::shared_ptr<const AttributeData>> run()
    {
        if (!convertSpellings({}))
            return nullptr;
        if (const auto fits = checkMemory(2 * m_data.codes.size() * sizeof(std::uint32_t)); !fits)
            return std::unexpected(fits.error());
        convertSpellings(cellsBySpelling());
        return m_changed ? build() : nullptr;
    }

    const std::vector<ConversionCount>& counts() const { return m_counts; }

private:
    /// Whether any spelling changed or did not fit; with `cells`, how many cells of each spelling there are, they are counted.
    bool convertSpellings(const std::vector<std::size_t>& cells)
    {
        constexpr std::uint32_t between = 2'048; // spellings; each takes a microsecond
        bool told = false;
        m_texts.assign(m_data.dictionary.size(), {});
        for (std::uint32_t code = 0; code < m_texts.size(); ++code) {
            if (code % between == 0)
                m_job.check();
            m_texts[code] = m_data.dictionary.text(code);
            for (std::size_t i = 0; i < m_conversions.size(); ++i) {
                if (!concerns(m_conversions[i], m_data.name))
                    continue;
                auto [text, fits] = convertedCell(m_texts[code], m_conversions[i]);
                const bool changes = text != m_texts[code];
                told = told || changes || !fits;
                m_changed = m_changed || changes;
                m_counts[i].changed += !cells.empty() && changes ? cells[code] : 0;
                m_counts[i].left += !cells.empty() && !fits ? cells[code] : 0;
                m_texts[code] = std::move(text);
            }
        }
        return told;
    }

    std::vector<std::size_t> cellsBySpelling() const
    {
        std::vector<std::size_t> cells(m_data.dictionary.size(), 0);
        inChunks(0, m_data.codes.size(), m_job, [&](std::size_t from, std::size_t to) {
            for (const auto code : std::span(m_data.codes).subspan(from, to - from))
                ++cells[code];
        });
        return cells;
    }

    /// The new spellings in the order in which they are first seen, as a reader would number them, and the number of each old one.
    std::pair<ValueDictionary, std::vector<std::uint32_t>> spellingsSeen() const
    {
        constexpr auto unseen = std::numeric_limits<std::uint32_t>::max();
        ValueDictionary seen;
        std::unordered_map<std::string_view, std::uint32_t> numbers;
        std::vector<std::uint32_t> numberOf(m_texts.size(), unseen);
        inChunks(0, m_data.codes.size(), m_job, [&](std::size_t from, std::size_t to) {
            for (const auto code : std::span(m_data.codes).subspan(from, to - from)) {
                if (numberOf[code] != unseen)
                    continue;
                const auto [at, isNew] = numbers.emplace(m_texts[code], static_cast<std::uint32_t>(seen.size()));
                if (isNew)
                    seen.add(m_texts[code]);
                numberOf[code] = at->second;
            }
        });
        return {std::move(seen), std::move(numberOf)};
    }

    Result<std::shared_ptr<const AttributeData>> build() const
    {
        auto [seen, numberOf] = spellingsSeen();
        const auto order = valueOrder(seen, m_data.decimal, m_job);
        if (!order)
            return std::unexpected(order.error());
        auto made = std::make_shared<AttributeData>();
        made->name = m_data.name;
        made->decimal = m_data.decimal;
        std::vector<std::uint32_t> place(order->size());
        for (std::uint32_t code = 0; code < order->size(); ++code) {
            place[(*order)[code]] = code;
            made->dictionary.add(seen.text((*order)[code]));
        }
        for (auto& number : numberOf)
            number = place[number];
        made->codes.resize(m_data.codes.size());
        inChunks(0, m_data.codes.size(), m_job, [&](std::size_t from, std::size_t to) {
            for (auto row = from; row < to; ++row)
                made->codes[row] = numberOf[m_data.codes[row]];
        });
        return std::shared_ptr<const AttributeData>(std::move(made));
    }

    const AttributeData& m_data;
    std::span<const Conversion> m_conversions;
    const JobContext& m_job;
    std::vector<ConversionCount> m_counts;
    std::vector<std::string> m_texts; ///< by old code
    bool m_changed = false;
};

void addAbsent(const Table& table, std::span<const Conversion> conversions, std::vector<ConversionCount>& counts)
{
    for (std::size_t i = 0; i < conversions.size(); ++i)
        std::ranges::copy_if(conversions[i].attributes, std::back_inserter(counts[i].absent),
                             [&](const auto& name) { return !table.find(name); });
}

} // namespace

Result<void> validate(const Conversion& conversion)
{
    using enum Conversion::Kind;
    const bool numbers = conversion.kind == PlainNumbers;
    const bool signs = (conversion.decimal == '.' || conversion.decimal == ',')
                       && (conversion.groups.empty()
                           || (partsGroups(conversion.groups) && conversion.groups != std::string_view(&conversion.decimal, 1)));
    const bool nothing
        = (conversion.kind == RemoveEnd && conversion.text.empty()) || (conversion.kind == ReadAs && conversion.text == conversion.becomes);
    if (numbers && !signs)
        return fail(ErrorCode::InvalidArgument, ValueMessage::BadNumberSigns);
    return nothing ? fail(ErrorCode::InvalidArgument, ValueMessage::ConvertsNothing) : Result<void>();
}

Result<Converted> convert(std::shared_ptr<const Table> table, std::span<const Conversion> conversions, JobContext& job)
{
    for (const auto& conversion : conversions)
        if (const auto good = validate(conversion); !good)
            return std::unexpected(good.error());
    Converted result{table, std::vector<ConversionCount>(conversions.size())};
    addAbsent(*table, conversions, result.counts);
    const auto count = table->attributeCount();
    std::vector<Result<std::shared_ptr<const AttributeData>>> made(count);
    std::vector<std::vector<ConversionCount>> counts(count);
    parallelFor(count, job, [&](std::size_t i, std::size_t) {
        const auto alone = job.alone();
        AttributeConversion conversion(table->attribute(SourceId(i)), conversions, alone);
        made[i] = conversion.run();
        counts[i] = conversion.counts();
    });
    std::vector<std::shared_ptr<const AttributeData>> attributes;
    bool changed = false;
    for (std::size_t i = 0; i < count; ++i) {
        if (!made[i])
            return std::unexpected(made[i].error());
        changed = changed || *made[i];
        attributes.push_back(*made[i] ? *made[i] : table->shareAttribute(SourceId(i)));
        for (std::size_t at = 0; at < conversions.size(); ++at) {
            result.counts[at].changed += counts[i][at].changed;
            result.counts[at].left += counts[i][at].left;
        }
    }
    if (changed)
        result.table = table->with(std::move(attributes));
    return result;
}

} // namespace tranche
