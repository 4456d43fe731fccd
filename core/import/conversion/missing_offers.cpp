// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/import/conversion/attribute_cells.h"
#include "core/import/conversion/conversion_offers.h"
#include "core/table/missing.h"
#include "core/table/numbers.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <limits>
#include <map>

namespace tranche {

namespace {

constexpr std::array<std::string_view, 24> missingWordsInUse{"?",    "??",  "NA",  "N/A",  "n/a",  "na",    "n.a.",   "N.A.",
                                                             "#N/A", "NaN", "nan", "NULL", "null", "Null",  "(null)", "\\N",
                                                             "-",    "--",  "---", ".",    "..",   "k. A.", "k.A.",   "<NA>"};

double roughly(std::string_view number)
{
    double value = 0.0;
    std::from_chars(number.data(), number.data() + number.size(), value);
    return value;
}

/// The least and the greatest of some numbers, as they are written.
std::pair<std::string, std::string> rangeOf(const std::vector<std::string_view>& numbers)
{
    const auto value = [](std::string_view text) { return roughly(numberSpelling(text)); };
    const auto [least, greatest] = std::ranges::minmax_element(numbers, {}, value);
    return {std::string(numberSpelling(*least)), std::string(numberSpelling(*greatest))};
}

/// Codes such as -9 and 99 that stand for missing, among the numbers of an attribute.
class MissingCodes {
public:
    explicit MissingCodes(const std::vector<std::string_view>& texts)
    {
        for (const auto text : texts) {
            double value = 0.0; // large ones are rounded, which no code is
            const auto bare = numberSpelling(text);
            const auto [end, fault] = std::from_chars(bare.data(), bare.data() + bare.size(), value);
            m_numbers = m_numbers && fault == std::errc() && end == bare.data() + bare.size();
            if (!m_numbers)
                return;
            if (isNegativeCode(bare))
                continue;
            m_least = std::min(m_least, value);
            if (isNines(bare)) // each is judged by those that are none
                continue;
            m_greatest = std::max(m_greatest, value);
            ++m_others;
        }
    }

    bool contains(std::string_view text) const
    {
        constexpr double clearly = 0.8;
        const auto bare = numberSpelling(text);
        if (!m_numbers || m_others < 2 || m_least < 0.0)
            return false;
        return isNegativeCode(bare) || (isNines(bare) && m_greatest <= clearly * std::stod(std::string(bare)));
    }

private:
    static bool isNines(std::string_view text)
    {
        return !text.empty() && text.size() <= 6 && text.find_first_not_of('9') == std::string_view::npos;
    }
    static bool isNegativeCode(std::string_view text) { return text.starts_with('-') && isNines(text.substr(1)); }

    bool m_numbers = true;
    double m_least = std::numeric_limits<double>::max();
    double m_greatest = 0.0;
    std::size_t m_others = 0;
};

} // namespace

bool commonlyMissing(std::string_view text)
{
    return std::ranges::find(missingWordsInUse, text) != missingWordsInUse.end();
}

std::vector<MissingOffer> missingOffersFor(const Table& table, const Schema& schema, JobContext& job)
{
    std::map<std::string, MissingOffer> offers;
    for (std::size_t i = 0; i < table.attributeCount(); ++i) {
        job.check();
        const SourceId id(i);
        const auto& data = table.attribute(id);
        const auto missing = missingSpellings(data, schema, id);
        std::vector<std::uint32_t> words;
        std::vector<std::uint32_t> others;
        std::vector<std::string_view> texts;
        for (std::uint32_t code = 0; code < missing.size(); ++code) {
            if (missing[code])
                continue;
            const bool word = commonlyMissing(numberSpelling(data.dictionary.text(code)));
            (word ? words : others).push_back(code);
            if (!word)
                texts.push_back(data.dictionary.text(code));
        }
        const MissingCodes codes(texts);
        const auto isCode = [&](auto code) { return codes.contains(data.dictionary.text(code)); };
        const auto firstCode = words.size();
        std::ranges::copy_if(others, std::back_inserter(words), isCode);
        if (words.empty())
            continue;
        std::erase_if(texts, [&](auto text) { return codes.contains(text); });
        const auto cells = cellsOfSpellings(data, job);
        for (std::size_t at = 0; at < words.size(); ++at) {
            const std::string token(data.dictionary.text(words[at]));
            auto& offer = offers[token];
            offer.token = token;
            offer.cells.emplace_back(data.name, cells[words[at]]);
            if (at >= firstCode)
                offer.others.emplace(data.name, rangeOf(texts));
        }
    }
    std::vector<MissingOffer> all;
    for (auto& [token, offer] : offers)
        all.push_back(std::move(offer));
    return all;
}

} // namespace tranche
