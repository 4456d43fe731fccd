// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/options/utility_request.h"
#include "app/cli/output/json_writer.h"
#include "core/laboratory/test_records.h"
#include "core/laboratory/utility_lab.h"

#include <optional>
#include <string_view>
#include <vector>

namespace tranche::cli {

/// Everything that the laboratory found; what was not asked for, or could not be, is left out.
struct UtilityFindings {
    std::shared_ptr<const LabPublications> publications;
    std::vector<AssociationFigures> association;
    struct Workload {
        AnsweredQueries answered;
        std::vector<QueryErrors> errors;
    };
    std::vector<Workload> queries;           ///< by number of predicates
    std::shared_ptr<const TestRecords> test; ///< null where parts of the table were guessed
    std::vector<ClassificationResult> learning;
};

/// "original", "slicing", "bucketization", "generalization", "marginals".
std::string_view techniqueWord(Technique technique);
/// "rows", "expected", "linked", "bounds".
std::string_view methodWord(TrainingMethod method);
std::string_view partWord(QueryPart part);

/// Members "techniques", "association", "queries", "test" (where a file was given), "classification"; values of cells only where details
/// were asked for.
void writeUtility(JsonWriter& json, const UtilityFindings& findings, const KeptTable& table, bool details);

} // namespace tranche::cli
