// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/import/statistical/statistical_bytes.h"
#include "core/jobs/job_context.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

struct readstat_variable_s; // NOLINT(readability-identifier-naming): the library calls it so

namespace tranche {

/// One value as the library hands it over; what it points to lives as long as the call.
struct StatisticalValue {
    enum class Kind : std::uint8_t { Text, Number, ShortNumber, Missing };

    Kind kind = Kind::Missing;
    double number = 0;     ///< of both kinds of numbers
    char tag = 0;          ///< of a missing value: 'a' of ".a"; 0: without a kind
    std::string_view text; ///< of a text
};

/// What a parser tells of a file, in its order: the file, its attributes, then labels before or after values.
class StatisticalListener {
public:
    virtual ~StatisticalListener() = default;

    /// `version` is that of the format; all texts are in `encoding`, which is empty where the file does not say.
    virtual void file(std::optional<std::uint64_t> records, int version, std::string_view encoding) = 0;
    virtual void note() {}
    virtual void attribute(std::size_t index, const readstat_variable_s& variable, std::string_view labelSet) = 0;
    virtual void weight(std::size_t) {}
    virtual void label(std::string_view, const StatisticalValue&, std::string_view) {}
    /// False: enough.
    virtual bool value(std::size_t record, std::size_t attribute, const StatisticalValue& value) = 0;
};

/// What one pass over a file is to give.
struct StatisticalPass {
    bool values = true;
    std::size_t records = 0; ///< at most; 0: all
};

/// Lets a parser of the library go through a file. Texts come as they stand there. What a listener throws comes out of here, not through
/// the library. BadInput where the file is damaged, NotSupported where the library cannot read it; the place of the record is the
/// listener's to add. A pass that the listener called enough is no error. Asks the job. O(bytes).
Result<void> parseStatistical(const StatisticalBytes& file, const StatisticalPass& pass, StatisticalListener& listener, JobContext& job);

} // namespace tranche
