// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/conformance/generalized_check.h"

#include "app/words/own_words.h"

#include "core/generalization/recode_column.h"

#include <algorithm>
#include <optional>

namespace tranche::cli {

namespace {

/// The code of a value as the vector spells it.
std::optional<std::uint32_t> codeOf(const KeptAttribute& attribute, const QJsonValue& text)
{
    const auto found = std::ranges::find(attribute.values, text.toString().toStdString());
    return found == attribute.values.end() ? std::nullopt : std::optional(static_cast<std::uint32_t>(found - attribute.values.begin()));
}

/// One row's regions, in attribute order without S; nullopt when a pair is none, the row lies outside, or S is another value.
std::optional<std::vector<Side>> sidesOf(const Vector& vector, std::size_t row, const QJsonArray& given)
{
    if (given.size() != static_cast<qsizetype>(vector.table->attributeCount()))
        return std::nullopt;
    std::vector<Side> sides;
    for (std::size_t i = 0; i < vector.table->attributeCount(); ++i) {
        const auto& attribute = vector.table->attribute(AttributeId(i));
        const auto entry = given[static_cast<qsizetype>(i)];
        if (AttributeId(i) == vector.sensitive) {
            if (codeOf(attribute, entry) != attribute.codes[row])
                return std::nullopt;
            continue;
        }
        const auto low = codeOf(attribute, entry.toArray()[0]);
        const auto high = codeOf(attribute, entry.toArray()[1]);
        if (!low || !high || attribute.codes[row] < *low || attribute.codes[row] > *high)
            return std::nullopt;
        sides.push_back({.low = *low, .high = *high});
    }
    return sides;
}

std::shared_ptr<const KeptTable> publishedTable(const Vector& vector, const QJsonArray& rows, Tally& tally)
{
    std::vector<std::vector<Side>> sides;
    for (std::size_t row = 0; row < vector.table->rowCount(); ++row) {
        const auto ofRow = sidesOf(vector, row, rows[static_cast<qsizetype>(row)].toArray());
        tally.check("generalized, row " + std::to_string(row), ofRow.has_value());
        if (!ofRow)
            return nullptr;
        sides.push_back(*ofRow);
    }
    std::vector<AttributeId> attributes;
    for (std::size_t i = 0; i < vector.table->attributeCount(); ++i)
        if (AttributeId(i) != vector.sensitive)
            attributes.emplace_back(i);
    return publishedBy(*vector.table, attributes, sides).value_or(nullptr);
}

} // namespace

void checkGeneralized(const GivenSlicing& slicing, const QJsonObject& entry, Tally& tally)
{
    if (!entry.contains("generalized"))
        return;
    const auto rows = entry["generalized"].toArray();
    if (rows.size() != static_cast<qsizetype>(slicing.vector.table->rowCount()))
        return tally.fail("generalized", "it does not have one line for each row");
    const auto published = publishedTable(slicing.vector, rows, tally);
    if (!published)
        return tally.fail("generalized", "the table could not be recoded");
    std::vector<TupleMatch> matches;
    const auto tuples = entry["tuples"].toArray();
    bool sameShares = true;
    for (std::size_t row = 0; row < published->rowCount(); ++row) {
        auto match = matchOf(*published, slicing.columns, slicing.buckets, RowId(row));
        if (!match)
            return tally.fail("generalized", messageWords(match.error()));
        sameShares = sameShares
                     && tupleJson(*published, row, *match)["p_sensitive"] == tuples[static_cast<qsizetype>(row)].toObject()["p_sensitive"];
        matches.push_back(std::move(*match));
    }
    const auto promise = promiseOf(matches);
    tally.check("generalized, p_sensitive", sameShares);
    tally.check("generalized, max_p", entry["max_p"] == QJsonValue(rational(promise.maxP)));
    tally.check("generalized, largest_ell", entry["largest_ell"] == QJsonValue(rational(promise.largestL())));
    tally.check("generalized, smallest_distinct", entry["smallest_distinct"] == QJsonValue(static_cast<qint64>(promise.smallestDistinct)));
}

} // namespace tranche::cli
