// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/verify/reading/region_boxes.h"

#include "core/base/messages/original_message.h"
#include "core/verify/lookup/combinations.h"
#include "core/verify/lookup/grouped.h"

#include <algorithm>
#include <limits>
#include <unordered_map>

namespace tranche {

namespace {

constexpr std::size_t mostPostings = 100'000'000;

/// Values of the original that lie in the same printed regions, and these regions.
struct ValueClasses {
    std::vector<std::uint32_t> classOf;              ///< by code of the original
    std::vector<std::vector<std::uint32_t>> regions; ///< by class
};

std::unexpected<Error> refused(const RegionAttribute& attribute, OriginalMessage what)
{
    return fail(ErrorCode::DoesNotHold, {what, attribute.kept->name});
}

ValueClasses everyValueByItself(std::size_t values)
{
    ValueClasses classes;
    for (std::uint32_t code = 0; code < values; ++code) {
        classes.classOf.push_back(code);
        classes.regions.push_back({code});
    }
    return classes;
}

/// Where regions begin and end along the codes, and which codes are listed.
struct Extents {
    std::vector<std::vector<std::uint32_t>> begins; ///< by code: intervals from here on
    std::vector<std::vector<std::uint32_t>> ends;   ///< by code: intervals that end before it
    std::vector<std::vector<std::uint32_t>> listed; ///< by code: regions that list it
};

Result<Extents> extentsOf(const RegionAttribute& attribute)
{
    const auto& kept = *attribute.kept;
    std::unordered_map<std::string_view, std::uint32_t> codeOf;
    for (std::uint32_t code = 0; code < kept.presentCount(); ++code)
        codeOf.emplace(kept.values[code], code);
    Extents extents;
    extents.begins.resize(kept.values.size());
    extents.ends.resize(kept.values.size() + 1);
    extents.listed.resize(kept.values.size());
    for (std::uint32_t region = 0; region < attribute.table->regions.size(); ++region) {
        const auto& meaning = attribute.table->regions[region];
        if (meaning.missing && kept.missingCode)
            extents.listed[*kept.missingCode].push_back(region);
        if (meaning.form == RegionMeaning::Form::Interval) {
            const auto low = codeOf.find(meaning.members.front());
            const auto high = codeOf.find(meaning.members.back());
            if (!kept.numeric())
                return refused(attribute, OriginalMessage::UnknownOrder);
            if (low == codeOf.end() || high == codeOf.end() || low->second > high->second)
                return refused(attribute, OriginalMessage::BadInterval);
            extents.begins[low->second].push_back(region);
            extents.ends[high->second + 1].push_back(region);
            continue;
        }
        for (const auto& member : meaning.members) // a hierarchy may know values that do not occur
            if (const auto found = codeOf.find(member); found != codeOf.end())
                extents.listed[found->second].push_back(region);
    }
    return extents;
}

Result<ValueClasses> classesOf(const RegionAttribute& attribute)
{
    if (!attribute.table)
        return everyValueByItself(attribute.kept->values.size());
    const auto extents = extentsOf(attribute);
    if (!extents)
        return std::unexpected(extents.error());
    ValueClasses classes;
    std::vector<std::uint32_t> active;
    bool same = false; // as the code before
    for (std::size_t code = 0; code < attribute.kept->values.size(); ++code) {
        for (const auto region : extents->ends[code])
            std::erase(active, region);
        active.insert(active.end(), extents->begins[code].begin(), extents->begins[code].end());
        const auto& listed = extents->listed[code];
        same = same && extents->ends[code].empty() && extents->begins[code].empty() && listed.empty();
        if (!same) {
            classes.regions.push_back(active);
            classes.regions.back().insert(classes.regions.back().end(), listed.begin(), listed.end());
        }
        classes.classOf.push_back(static_cast<std::uint32_t>(classes.regions.size() - 1));
        same = listed.empty();
    }
    return classes;
}

/// By class the boxes that hold its values, as if boxes were buckets.
Result<PostingLists> boxesOfClasses(const RegionAttribute& attribute, const ValueClasses& classes, std::span<const std::uint32_t> lineOfBox,
                                    const JobContext& job)
{
    std::vector<std::uint32_t> regionOfBox;
    for (const auto line : lineOfBox)
        regionOfBox.push_back(attribute.lines[line]);
    const Grouped boxesOfRegion(regionOfBox, attribute.regionCount, job);
    std::vector<Posting> postings;
    std::vector<std::uint32_t> starts{0};
    for (const auto& regions : classes.regions) {
        for (const auto region : regions)
            for (const auto box : boxesOfRegion.members(region))
                postings.push_back({box, 1});
        if (postings.size() > mostPostings)
            return fail(ErrorCode::OutOfMemory, {OriginalMessage::TooManyOverlaps, attribute.kept->name});
        std::ranges::sort(postings.begin() + starts.back(), postings.end(), {}, &Posting::bucket);
        starts.push_back(static_cast<std::uint32_t>(postings.size()));
    }
    return PostingLists(std::move(postings), std::move(starts), lineOfBox.size(), job);
}

/// A line on which each box stands. DoesNotHold when one stands on fewer than `least`.
Result<std::vector<std::uint32_t>> findBoxes(std::span<const RegionAttribute> attributes, std::size_t least, const JobContext& job)
{
    std::vector<CodedTwice> parts;
    for (const auto& attribute : attributes)
        parts.push_back({attribute.lines, {}, attribute.regionCount, {}});
    const auto boxes = combine(parts, {attributes.front().lines.size(), 0}, job);
    std::vector<std::size_t> lines(boxes.count, 0);
    std::vector<std::uint32_t> first(boxes.count, 0);
    for (std::uint32_t line = 0; line < boxes.lines.size(); ++line)
        if (lines[boxes.lines[line]]++ == 0)
            first[boxes.lines[line]] = line;
    std::vector<std::uint32_t> lineOfBox;
    for (std::size_t box = 0; box < boxes.count; ++box) {
        if (lines[box] > 0 && lines[box] < least)
            return refused(attributes.front(), OriginalMessage::RegionTooSmall);
        if (lines[box] > 0)
            lineOfBox.push_back(first[box]);
    }
    return lineOfBox;
}

} // namespace

Result<std::vector<std::vector<std::uint32_t>>> placeInRegions(std::span<const RegionAttribute> attributes, std::size_t least,
                                                               const JobContext& job)
{
    const auto lineOfBox = findBoxes(attributes, least, job);
    if (!lineOfBox)
        return std::unexpected(lineOfBox.error());
    std::vector<PostingLists> lists;
    std::vector<std::vector<std::uint32_t>> classOfTuple;
    std::vector<CodedTwice> coded;
    for (const auto& attribute : attributes) {
        const auto classes = classesOf(attribute);
        if (!classes)
            return std::unexpected(classes.error());
        auto boxes = boxesOfClasses(attribute, *classes, *lineOfBox, job);
        if (!boxes)
            return std::unexpected(boxes.error());
        lists.push_back(std::move(*boxes));
        classOfTuple.emplace_back(attribute.kept->codes.size());
        std::ranges::transform(attribute.kept->codes, classOfTuple.back().begin(), [&](auto code) { return classes->classOf[code]; });
    }
    std::vector<const PostingLists*> pointers;
    for (std::size_t i = 0; i < attributes.size(); ++i) {
        pointers.push_back(&lists[i]);
        coded.push_back({{}, classOfTuple[i], lists[i].valueCount(), {}});
    }
    const auto tuples = classOfTuple.front().size();
    const auto combinations = combine(coded, {0, tuples}, job);
    constexpr auto unknown = std::numeric_limits<std::uint32_t>::max();
    std::vector<std::uint32_t> boxOf(combinations.count, unknown);
    std::vector<std::vector<std::uint32_t>> result(attributes.size(), std::vector<std::uint32_t>(tuples));
    CommonBuckets common(pointers);
    std::vector<std::uint32_t> values(attributes.size());
    for (std::size_t tuple = 0; tuple < tuples; ++tuple) {
        if (tuple % 1024 == 0)
            job.check();
        auto& box = boxOf[combinations.tuples[tuple]];
        if (box == unknown) {
            for (std::size_t i = 0; i < attributes.size(); ++i)
                values[i] = classOfTuple[i][tuple];
            common.find(values);
            if (common.size() != 1)
                return refused(attributes.front(), common.size() == 0 ? OriginalMessage::InNoRegion : OriginalMessage::RegionsOverlap);
            box = common.bucket(0);
        }
        for (std::size_t i = 0; i < attributes.size(); ++i)
            result[i][tuple] = attributes[i].lines[(*lineOfBox)[box]];
    }
    return result;
}

} // namespace tranche
