// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/ratio.h"
#include "core/jobs/job_context.h"
#include "core/verify/judging/broken_group.h"
#include "core/verify/lookup/column_index.h"
#include "core/verify/reading/promise.h"

#include <cstddef>
#include <cstdint>
#include <optional>

namespace tranche {

/// Whether count / size is above 1 / l, exactly.
bool isAbove(std::uint32_t count, std::uint32_t size, const Ratio& l);

/// Looks for buckets that could mend a broken group, because its tuples may match them as well.
///
/// How long that takes has no useful bound: each line of the group's bucket may have to be looked up in each other bucket. All groups
/// together get `budget` looks, about a second's; after that the answer is "it may be mended". That errs to the careful side: the verdict
/// is then that the file alone cannot show the guarantee, never that a promise is broken which another bucket keeps.
class MendingSearch {
public:
    static constexpr std::size_t budget = 100'000'000;

    /// All must outlive this.
    MendingSearch(ReleaseIndex& index, const Target& target, const GroupedColumn& groups, const Promise& promise,
                  std::size_t looks = budget);

    /// Whether some bucket that the group's tuples may match could mend it, as far as is known. `posting` is the group's.
    bool mayBeMended(const BrokenGroup& broken, std::size_t posting, const JobContext& job);

    /// Whether nothing more is looked for.
    bool exhausted() const { return m_looks == 0; }

private:
    bool someBucketHelps(const BrokenGroup& broken, std::optional<std::uint32_t> slot, const JobContext& job);
    std::uint32_t countOf(std::size_t posting, std::uint32_t slot) const;
    bool sharesValues(std::uint32_t bucket, std::uint32_t other, const JobContext& job);

    ReleaseIndex& m_index;
    const Target& m_target;
    const GroupedColumn& m_groups;
    const Promise& m_promise;
    std::size_t m_looks;
};

} // namespace tranche
