// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/import/statistical/statistical_bytes.h"
#include "core/import/statistical/statistical_parser.h"
#include "core/import/statistical/statistical_spelling.h"
#include "core/jobs/job_context.h"

#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace tranche {

/// The label of one value.
struct ValueLabel {
    StatisticalValue::Kind kind = StatisticalValue::Kind::Number; ///< Number, Text, or Missing with a tag
    double number = 0;
    char tag = 0;
    std::string text = {};
    std::string label = {};

    friend bool operator==(const ValueLabel&, const ValueLabel&) = default;
};

/// What a file says about one attribute.
struct StatisticalAttribute {
    std::string name;
    std::string label = {};
    bool isText = false;
    NumberMeaning meaning = NumberMeaning::Number;
    std::string labelSet = {};
    std::vector<ValueLabel> labels = {};                                ///< as they stand in the file
    std::vector<std::pair<double, double>> missingNumbers = {};         ///< ranges, both ends included
    std::vector<std::pair<std::string, std::string>> missingTexts = {}; ///< the same, of a text
};

/// What a file says of itself.
struct StatisticalSchema {
    std::optional<std::uint64_t> records; ///< where the file says how many
    std::string encoding;                 ///< that its texts are read in
    bool saysEncoding = false;            ///< itself, be it by the version of its format
    std::vector<StatisticalAttribute> attributes;
    std::uint64_t notes = 0;
    std::optional<std::size_t> weight; ///< the attribute that weighs the records
};

/// All that stands in a file beside its values. Errors as parseStatistical(); BadInput for a file without attributes, for names that are
/// empty or occur twice, and for names and labels that are not in the encoding, which is `encoding` where it is not empty (a portable file
/// of SPSS has one of its own, which nothing overrules).
Result<StatisticalSchema> readStatisticalSchema(const StatisticalBytes& file, const std::string& encoding, JobContext& job);
} // namespace tranche
