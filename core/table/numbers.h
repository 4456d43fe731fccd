// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/jobs/job_context.h"
#include "core/table/dates/date_form.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

namespace tranche {

/// How numbers may be spelled.
struct NumberForm {
    char decimal = '.';        ///< ',': all have commas, or all points; nothing between thousands
    bool leadingZeros = false; ///< 007 is 7, and no code
};

/// What a release may hold where it says that an attribute is numeric: a person declared it, or it was detected.
inline constexpr NumberForm writtenNumbers{',', true};

/// Exact values of number spellings on one common scale: value = integer * 10^-places.
///
/// Kept as 64-bit integers where all fit (practically always), else as unbounded integers; both compare exactly.
class ScaledNumbers {
public:
    /// The numbers behind `texts`, in their order; nullopt when one is not a number in the sense of DEFINITIONS, Table
    /// (`[+-]?digits[.digits][e[+-]digits]`, e or E, |exponent| <= 400, a leading zero before a digit only where `form` allows it);
    /// blanks and tabs around it do not count. With a decimal comma either all have commas or all have points. O(total length); where
    /// one has many digits behind its point, each gets as many. std::bad_alloc where they would not fit into free memory.
    static std::optional<ScaledNumbers> parse(std::span<const std::string_view> texts, NumberForm form = {});
    /// The same for dates of one form, as days since 1970-01-01; as seconds since then where one of them has a time. Either all of them
    /// have a zone, which counts, or none has.
    static std::optional<ScaledNumbers> parseDates(std::span<const std::string_view> texts, const DateForm& form = {});
    /// The same two for many texts; OutOfMemory where the numbers would not fit into free memory.
    static Result<std::optional<ScaledNumbers>> parse(std::span<const std::string_view> texts, const JobContext& job, NumberForm form = {});
    static std::optional<ScaledNumbers> parseDates(std::span<const std::string_view> texts, const JobContext& job,
                                                   const DateForm& form = {});

    ScaledNumbers(const ScaledNumbers&);
    ScaledNumbers(ScaledNumbers&&) noexcept;
    ScaledNumbers& operator=(ScaledNumbers) noexcept;
    ~ScaledNumbers();

    std::size_t size() const;
    /// All numbers as integers on their common scale; empty where one does not fit.
    std::span<const std::int64_t> integers() const { return m_small; }
    /// Negative, zero or positive as the i-th number is below, equal to or above the j-th. Exact.
    int compare(std::size_t i, std::size_t j) const;

private:
    friend class Axis;
    struct Big; // unbounded integers, out of line to keep this header light

    ScaledNumbers();
    static Result<std::optional<ScaledNumbers>> parseAs(std::span<const std::string_view> texts, const JobContext& job, NumberForm form);
    void placeMoments(std::span<const std::string_view> texts, const JobContext& job, const DateForm& form);
    Result<void> convertToBig(std::span<const std::string_view> texts, const JobContext& job, NumberForm form);

    std::vector<std::int64_t> m_small; ///< used when m_big is null
    std::unique_ptr<Big> m_big;
    int m_places = 0;
};

/// A number or date without the blanks around it, as it is printed.
std::string_view numberSpelling(std::string_view text);

/// Whether `text` alone is a date of this form.
bool isDate(std::string_view text, const DateForm& form = {});

/// Whether `text` alone is a number in the sense of DEFINITIONS, Table.
bool isNumber(std::string_view text, NumberForm form = {});

} // namespace tranche
