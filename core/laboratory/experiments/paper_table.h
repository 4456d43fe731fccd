// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/jobs/job_context.h"
#include "core/pipeline/snapshot.h"
#include "core/table/kept_table.h"
#include "core/table/table.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace tranche {

/// The attributes of the paper's table (its description of Adult), in their order there.
enum class PaperAttribute : std::uint8_t {
    Age,
    Workclass,
    FinalWeight,
    Education,
    EducationNum,
    MaritalStatus,
    Occupation,
    Relationship,
    Race,
    Sex,
    CapitalGain,
    CapitalLoss,
    HoursPerWeek,
    Country,
    Salary,
};
inline constexpr std::size_t paperAttributes = 15;

/// As the usual files name it: "education-num".
std::string_view paperName(PaperAttribute attribute);

/// Which of the attributes take part.
enum class PaperData : std::uint8_t {
    Occ7,           ///< age, workclass, education, marital status, race, sex, occupation
    Occ15,          ///< all
    Occ15WithoutNum ///< all but education-num, which determines education
};

std::span<const PaperAttribute> attributesOf(PaperData data);
/// As in file names: occ7, occ15, occ15-without-num.
std::string_view dataKey(PaperData data);

/// What the usual files of Adult have for a missing value, beside the empty cell.
inline constexpr std::array<std::string_view, 2> usualMissingTokens = {"?", " ?"};

/// Where the attributes stand in a source table.
using PaperPlaces = std::array<SourceId, paperAttributes>;

/// Finds the 15 attributes by name, in any case and with any of '-', '_', '.' and blanks between words; Sex also as gender, the country
/// also without "native", the salary also as income or class. Where not all are found, a table of exactly 15 attributes is taken by
/// position, unless one that is found stands elsewhere. NotFound, naming those that are missing. O(attributes).
Result<PaperPlaces> findPaperAttributes(const Table& table);

/// The tuples that are complete in all 15 attributes, Occupation sensitive, every other attribute a quasi-identifier.
/// `missingTokens` count as missing beside the empty cell. Fails as findPaperAttributes and keepTuples() do. O(cells).
class PaperTable {
public:
    static Result<PaperTable> make(const Table& table, std::vector<std::string> missingTokens, JobContext& job);

    const KeptAttribute& attribute(PaperAttribute which) const { return m_all->attribute(m_ids[static_cast<std::size_t>(which)]); }
    std::size_t tuples() const { return m_all->rowCount(); }
    /// A snapshot with these attributes of the first tuples, in table order, kept as a table of its own; no other result. O(cells).
    Result<Snapshot> snapshot(std::span<const PaperAttribute> attributes, std::size_t tuples, JobContext& job) const;
    Result<Snapshot> snapshot(PaperData data, JobContext& job) const { return snapshot(attributesOf(data), tuples(), job); }

private:
    std::shared_ptr<const KeptTable> m_all;
    std::array<AttributeId, paperAttributes> m_ids{}; ///< in m_all
    char m_decimal = '.';
};

/// The place of an attribute of the paper in a snapshot that PaperTable made of `attributes`.
AttributeId idIn(std::span<const PaperAttribute> attributes, PaperAttribute attribute);

} // namespace tranche
