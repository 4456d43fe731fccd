// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/utility/publications/make_publication.h"

#include "core/jobs/in_steps.h"

#include <algorithm>
#include <numeric>
#include <utility>

namespace tranche {

namespace {

using Codes = std::vector<std::uint32_t>;
using SharedCodes = std::shared_ptr<const Codes>;

Codes gathered(const Codes& codes, const Codes& rows, const JobContext& job)
{
    Codes picked(rows.size());
    inChunks(0, rows.size(), job, [&](std::size_t from, std::size_t to) {
        for (auto i = from; i < to; ++i)
            picked[i] = codes[rows[i]];
    });
    return picked;
}

/// Codes of the published tuples; those of the whole table are shared, not copied.
SharedCodes codesOf(const PublishedTuples& tuples, AttributeId id, const JobContext& job)
{
    const auto& codes = tuples.table->attribute(id).codes;
    if (!tuples.rows)
        return {tuples.table, &codes};
    return std::make_shared<const Codes>(gathered(codes, *tuples.rows, job));
}

std::vector<PublishedAttribute> asTheyAre(const PublishedTuples& tuples, const JobContext& job)
{
    std::vector<PublishedAttribute> attributes;
    for (std::size_t i = 0; i < tuples.table->attributeCount(); ++i)
        attributes.push_back({codesOf(tuples, AttributeId(i), job), nullptr, tuples.table->attribute(AttributeId(i)).values.size()});
    return attributes;
}

std::shared_ptr<const BucketPartition> oneBlock(std::size_t tuples, const JobContext& job)
{
    Codes rows(tuples);
    std::iota(rows.begin(), rows.end(), 0U);
    return std::make_shared<const BucketPartition>(*BucketPartition::make(std::move(rows), {0}, false, job));
}

void setFactors(Publication& publication, std::vector<std::vector<AttributeId>> factors)
{
    std::erase_if(factors, [](const auto& factor) { return factor.empty(); });
    publication.factors = std::move(factors);
    publication.factorOf.resize(publication.attributes.size());
    for (std::size_t f = 0; f < publication.factors.size(); ++f)
        for (const auto id : publication.factors[f])
            publication.factorOf[id.value] = f;
}

std::vector<std::vector<AttributeId>> eachAlone(const std::vector<AttributeId>& attributes)
{
    std::vector<std::vector<AttributeId>> factors;
    for (const auto id : attributes)
        factors.push_back({id});
    return factors;
}

/// The codes of the kept table that a region's value stands for; values of a hierarchy that the table lacks are none.
Codes codesOfRegion(const RegionValue& value, const KeptAttribute& kept)
{
    const auto present = kept.values.begin() + static_cast<std::ptrdiff_t>(kept.presentCount());
    const auto codeOf = [&](const std::string& text) {
        return static_cast<std::uint32_t>(std::find(kept.values.begin(), present, text) - kept.values.begin());
    };
    Codes codes;
    if (value.form == RegionForm::Interval) {
        for (auto code = codeOf(value.members.front()); code <= codeOf(value.members.back()) && code < kept.presentCount(); ++code)
            codes.push_back(code);
    } else {
        for (const auto& member : value.members)
            if (const auto code = codeOf(member); code < kept.presentCount())
                codes.push_back(code);
        std::ranges::sort(codes);
    }
    if (value.missing && kept.missingCode)
        codes.push_back(*kept.missingCode);
    return codes;
}

/// The symbols of an attribute whose column is generalized.
PublishedAttribute recoded(const RecodedAttribute& regions, const KeptTable& published, const KeptAttribute& kept, const JobContext& job)
{
    ValueSets sets;
    Codes symbolOf;
    for (const auto& value : regions.values) {
        const auto codes = codesOfRegion(value, kept);
        symbolOf.push_back(codes.size() == 1 ? codes.front() : static_cast<std::uint32_t>(kept.values.size() + sets.size()));
        if (codes.size() != 1)
            sets.add(codes);
    }
    const auto& codes = published.attribute(regions.attribute).codes;
    Codes symbols(codes.size());
    inChunks(0, symbols.size(), job, [&](std::size_t from, std::size_t to) {
        for (auto i = from; i < to; ++i)
            symbols[i] = symbolOf[codes[i]];
    });
    return {std::make_shared<const Codes>(std::move(symbols)), std::make_shared<const ValueSets>(std::move(sets)), kept.values.size()};
}

/// One attribute by the least and greatest code of each class.
PublishedAttribute stretched(const Codes& codes, std::size_t values, const BucketPartition& classes, const JobContext& job)
{
    ValueSets sets;
    Codes symbols(codes.size());
    for (std::size_t b = 0; b < classes.size(); ++b) {
        job.check();
        const auto rows = classes.rowsOf(BucketId(b));
        const auto [low, high] = std::ranges::minmax(rows, {}, [&](auto row) { return codes[row]; });
        auto symbol = codes[low];
        if (codes[low] != codes[high]) {
            symbol = static_cast<std::uint32_t>(values + sets.size());
            sets.addStretch(codes[low], codes[high]);
        }
        for (const auto row : rows)
            symbols[row] = symbol;
    }
    return {std::make_shared<const Codes>(std::move(symbols)), std::make_shared<const ValueSets>(std::move(sets)), values};
}

/// Least and greatest code behind each tuple's symbol.
std::pair<Codes, Codes> boundsOf(const PublishedAttribute& attribute, const JobContext& job)
{
    const auto& symbols = *attribute.symbols;
    Codes low(symbols.size());
    Codes high(symbols.size());
    inChunks(0, symbols.size(), job, [&](std::size_t from, std::size_t to) {
        for (auto i = from; i < to; ++i) {
            const bool single = attribute.single(symbols[i]);
            low[i] = single ? symbols[i] : attribute.sets->of(symbols[i] - attribute.values).front();
            high[i] = single ? symbols[i] : attribute.sets->of(symbols[i] - attribute.values).back();
        }
    });
    return {std::move(low), std::move(high)};
}

std::vector<std::size_t> byLeastTuple(const BucketPartition& buckets)
{
    std::vector<std::size_t> order(buckets.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::ranges::sort(order, {}, [&](std::size_t b) { return buckets.rowsOf(BucketId(b)).front(); });
    return order;
}

/// By factor and line, the tuple that gives its part.
std::vector<Codes> drawnTuples(const Publication& publication, LabStream& stream, const JobContext& job)
{
    std::vector<Codes> drawn(publication.factors.size());
    for (const auto b : byLeastTuple(*publication.blocks)) {
        job.check();
        const auto rows = publication.blocks->rowsOf(BucketId(b));
        for (auto& tuples : drawn) {
            const auto begin = static_cast<std::ptrdiff_t>(tuples.size());
            tuples.insert(tuples.end(), rows.begin(), rows.end());
            stream.shuffle(std::span(tuples.begin() + begin, tuples.end()));
        }
    }
    return drawn;
}

} // namespace

Publication originalPublication(const PublishedTuples& tuples, const JobContext& job)
{
    Publication publication{Technique::Original, tuples.table, asTheyAre(tuples, job), {}, {}, oneBlock(tuples.count(), job)};
    setFactors(publication, {tuples.table->ids()});
    return publication;
}

Publication marginalsPublication(const Publication& original)
{
    auto publication = original;
    publication.technique = Technique::Marginals;
    setFactors(publication, eachAlone(original.table->ids()));
    return publication;
}

Publication slicedPublication(Technique technique, const Publication& original, const SlicedParts& parts, const JobContext& job)
{
    auto publication = original;
    publication.technique = technique;
    publication.blocks = parts.buckets;
    if (parts.regions)
        for (const auto& column : *parts.regions)
            for (const auto& attribute : column.attributes)
                publication.attributes[attribute.attribute.value]
                    = recoded(attribute, *parts.published, original.table->attribute(attribute.attribute), job);
    setFactors(publication, parts.columns->columns());
    return publication;
}

Publication recodedPublication(const Publication& original, std::shared_ptr<const BucketPartition> classes, const JobContext& job)
{
    auto publication = original;
    publication.technique = Technique::Generalization;
    publication.blocks = std::move(classes);
    std::vector<std::vector<AttributeId>> factors;
    for (const auto id : original.table->ids()) {
        if (original.table->attribute(id).role == Role::Sensitive)
            continue;
        auto& attribute = publication.attributes[id.value];
        attribute = stretched(*attribute.symbols, attribute.values, *publication.blocks, job);
        factors.push_back({id});
    }
    factors.push_back(original.table->sensitive());
    setFactors(publication, std::move(factors));
    return publication;
}

Publication linkedPublication(const Publication& publication, LabStream stream, const JobContext& job)
{
    const auto drawn = drawnTuples(publication, stream, job);
    auto linked = publication;
    linked.blocks = oneBlock(publication.tuples(), job);
    for (std::size_t i = 0; i < linked.attributes.size(); ++i) {
        const auto& tuples = drawn[publication.factorOf[i]];
        linked.attributes[i].symbols = std::make_shared<const Codes>(gathered(*publication.attributes[i].symbols, tuples, job));
    }
    setFactors(linked, {publication.table->ids()});
    return linked;
}

Publication pickedPublication(const Publication& publication, const std::vector<std::uint32_t>& rows, const JobContext& job)
{
    auto picked = publication;
    picked.blocks = oneBlock(rows.size(), job);
    for (auto& attribute : picked.attributes)
        attribute.symbols = std::make_shared<const Codes>(gathered(*attribute.symbols, rows, job));
    return picked;
}

BoundsPublication boundsPublication(const Publication& recoded, AttributeId target, const JobContext& job)
{
    BoundsPublication bounds;
    std::vector<KeptAttribute> attributes;
    const auto add = [&](AttributeId source, const char* which, Codes codes) {
        auto attribute = recoded.table->attribute(source);
        attribute.name = which + attribute.name;
        attribute.codes = codes;
        bounds.publication.attributes.push_back({std::make_shared<const Codes>(std::move(codes)), nullptr, attribute.values.size()});
        attributes.push_back(std::move(attribute));
        bounds.source.push_back(source);
    };
    for (const auto id : recoded.table->ids()) {
        auto [low, high] = boundsOf(recoded.attributes[id.value], job);
        const bool twice = recoded.table->attribute(id).role != Role::Sensitive && id != target;
        add(id, twice ? "low " : "", std::move(low));
        if (twice)
            add(id, "high ", std::move(high));
    }
    Codes lines(recoded.tuples());
    std::iota(lines.begin(), lines.end(), 0U);
    bounds.publication.technique = Technique::Generalization;
    bounds.publication.table = std::make_shared<const KeptTable>(std::move(attributes), std::move(lines), recoded.tuples());
    bounds.publication.blocks = oneBlock(recoded.tuples(), job);
    setFactors(bounds.publication, {bounds.publication.table->ids()});
    return bounds;
}

} // namespace tranche
