// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/verify/column_index.h"

#include <algorithm>

namespace tranche {

namespace {

SensitiveIndex indexSensitive(const CodedRelease& release, const ColumnIndex& groups, const CodedTwice& values)
{
    SensitiveIndex index;
    const CodedTwice parts[] = {groups.part.coded(), values};
    index.whole = combine(parts, release.lineCount(), release.tupleCount);
    index.postings = PostingLists(index.whole.lines, index.whole.count, release.bucketStarts);
    const auto groupCount = groups.postings.valueCount();
    index.groupOf.assign(index.whole.count, static_cast<std::uint32_t>(groupCount));
    const auto note = [&](std::span<const std::uint32_t> whole, std::span<const std::uint32_t> group) {
        for (std::size_t i = 0; i < whole.size(); ++i)
            index.groupOf[whole[i]] = group[i];
    };
    note(index.whole.lines, groups.part.lines);
    note(index.whole.tuples, groups.part.tuples);
    index.byGroup = Grouped(index.groupOf, groupCount + 1);

    index.greatestCount.assign(groups.postings.size(), 0);
    for (std::uint32_t whole = 0; whole < index.whole.count; ++whole)
        for (const auto& posting : index.postings.of(whole)) {
            auto& greatest = index.greatestCount[*groups.postings.find(index.groupOf[whole], posting.bucket)];
            greatest = std::max(greatest, posting.count);
        }
    return index;
}

} // namespace

ReleaseIndex indexRelease(const CodedRelease& release, const ReleaseManifest& manifest)
{
    ReleaseIndex index;
    CodedTwice sensitive;
    std::size_t at = 0;
    for (std::size_t column = 0; column < manifest.columns.size(); ++column) {
        std::vector<CodedTwice> part;
        for (const auto& name : manifest.columns[column]) {
            if (name == manifest.sensitive) {
                index.sensitiveColumn = column;
                sensitive = release.attributes[at];
            } else {
                part.push_back(release.attributes[at]);
            }
            ++at;
        }
        ColumnIndex entry{combine(part, release.lineCount(), release.tupleCount), {}};
        entry.postings = PostingLists(entry.part.lines, entry.part.count, release.bucketStarts);
        index.columns.push_back(std::move(entry));
    }
    index.sensitive = indexSensitive(release, index.columns[index.sensitiveColumn], sensitive);
    return index;
}

} // namespace tranche
