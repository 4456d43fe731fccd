// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/statement.h"
#include "core/import/conversion/conversion.h"
#include "core/jobs/job_context.h"
#include "core/recipe/apply_recipe.h"

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace tranche {

/// What a table has otherwise than the one that was decided about before. Names, counts and shares only. A recipe holds no data: what only
/// the table of then can tell is empty where that table is not at hand.
struct DriftReport {
    struct Values {
        std::string attribute;
        std::size_t count = 0;

        friend bool operator==(const Values&, const Values&) = default;
    };
    struct Type {
        std::string attribute;
        AttributeType before = AttributeType::Categorical;
        AttributeType now = AttributeType::Categorical;

        friend bool operator==(const Type&, const Type&) = default;
    };
    struct Distance {
        std::string attribute;
        double share = 0; ///< of the records that would have to have another value, from 0 to 1

        friend bool operator==(const Distance&, const Distance&) = default;
    };

    struct Unconverted {
        Conversion::Kind kind = Conversion::Kind::TrimBlanks;
        std::vector<std::string> attributes;

        friend bool operator==(const Unconverted&, const Unconverted&) = default;
    };

    std::size_t tuples = 0;
    std::optional<std::size_t> tuplesBefore = {};
    RecipeDifferences differences = {};
    std::vector<Values> unused = {};     ///< values of an order that no tuple has
    std::vector<Values> notNumbers = {}; ///< values of an attribute that was decided to be numeric
    /// Attributes that conversions name and the table does not have; a kind stands here once, in the order of the conversions.
    std::vector<Unconverted> unconverted = {};
    std::size_t foreignChoices = 0; ///< for single records of other files, which are not followed: dropForeignChoices()
    // Of released attributes that both tables have, by the table of then:
    std::vector<Values> appeared = {}; ///< values of categories that it did not have
    std::vector<Values> vanished = {}; ///< values of categories that only it had
    std::vector<Type> types = {};      ///< that were detected, and are others now
    /// Greater than 0. Total variation: half the sum over all values of |share then - share now|. Of numbers over the bins of both ranges,
    /// of dates that are not written as ISO dates over spellings; missing is a value of its own.
    std::vector<Distance> distances = {};

    bool empty() const;
    friend bool operator==(const DriftReport&, const DriftReport&) = default;
};

/// The differences that applyRecipe() found, and what else is otherwise. `conversions`: those that the recipe asks for; `before` is the
/// table of then with its decisions, or null. O(cells + values log values + names in conversions).
DriftReport driftOf(const AppliedRecipe& applied, std::span<const Conversion> conversions, const Snapshot* before, JobContext& job);

/// Each difference as one line of DriftMessage, in the order of the report; distances from 5 % on, the greatest first. O(lines).
std::vector<Statement> driftLines(const DriftReport& report);

} // namespace tranche
