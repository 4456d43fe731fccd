// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/jobs/job_context.h"
#include "core/pipeline/snapshot.h"
#include "core/recipe/release_options.h"
#include "core/release/files/released_fields.h"

#include <cstddef>
#include <cstdint>
#include <map>
#include <string>
#include <vector>

namespace tranche {

/// A field of the data files as what describes them sees it: a program that reads the files, not one that knows the table.
struct DescribedField {
    ReleasedField field;
    std::size_t column = 1; ///< that it lies in, from 1
    std::string name;       ///< as it stands in the header
    AttributeText text;     ///< the curator's words about it; empty where there are none
    FormulaCells formulaCells = FormulaCells::AsIs;
    /// Of values; null: none has one. What is generalized has none: the text of a region may be that of a value which is not meant.
    const std::map<std::string, std::string>* labels = nullptr;

    const KeptAttribute& meaning() const { return *field.meaning; }
    /// A value as it stands in a cell.
    std::string value(std::size_t code) const;
    /// The words that stand for a value; empty: none.
    std::string label(std::size_t code) const;
    /// Whether any present value has such words. O(values log labels).
    bool hasLabels() const;
    /// Whether its values are numbers; then whether every one is a plain whole number, and whether they have decimal commas.
    bool isNumber() const { return meaning().type == AttributeType::Numeric; }
    bool isWhole() const;
    bool hasDecimalCommas() const;
};

/// In the order of the header of data.csv. `snapshot` is ready for release; both must outlive them. O(attributes).
std::vector<DescribedField> describedFields(const Snapshot& snapshot, const ReleaseOptions& options);

/// How often each value stands in the file, by its code. O(tuples).
std::vector<std::uint64_t> frequenciesOf(const KeptTable& published, const ReleasedField& field, const JobContext& job);

} // namespace tranche
