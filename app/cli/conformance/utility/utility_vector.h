// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/conformance/tally.h"
#include "app/cli/conformance/vector_file.h"
#include "core/laboratory/lab_publications.h"
#include "core/pipeline/snapshot.h"

#include <QJsonValue>
#include <QString>

#include <optional>

namespace tranche::cli {

/// A vector of kind "utility" as the laboratory sees it.
struct UtilityVector {
    const Vector& vector;
    Snapshot settings; ///< table, columns and parameters; buckets too
    std::shared_ptr<const LabPublications> publications;
    std::uint64_t seed = 1;
};

/// BadInput where parameters are not as the vectors' README describes them; else fails as what is computed.
Result<UtilityVector> utilityVector(const Vector& vector, JobContext& job);

/// A technique by its word; nullopt: "zeror", or none.
std::optional<Technique> techniqueOf(const QString& word);

/// How a model was trained, by its word.
TrainingMethod methodOf(const QString& word);

/// Whether a double is the fraction "num/den" but for rounding: within 1e-12 of it, relative where it is above 1.
bool isFraction(double computed, const QJsonValue& fraction);
/// The same for a list, or a list of lists, in order.
bool areFractions(std::span<const double> computed, const QJsonValue& fractions);

} // namespace tranche::cli
