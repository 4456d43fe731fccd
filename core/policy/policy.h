// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/ratio.h"
#include "core/base/result.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tranche {

/// The rules of a policy in the order of DEFINITIONS, Policy; each has a key in the file (ruleKey()).
enum class Rule {
    Models,           ///< the model is one of these
    LeastL,           ///< l is at least this
    GreatestP,        ///< no p(t,s) is greater
    GreatestUnique,   ///< share of tuples alone with their value of a column, in every column at most this
    LeastBucket,      ///< every bucket holds at least so many tuples
    LeastFakes,       ///< fakes per original: possible tuples of the sliced table that are no tuple, for each tuple
    Missing,          ///< every attribute has this missing rule
    ReleaseTypes,     ///< the release type is one of these
    Approvers,        ///< so many approvals
    Signed,           ///< every approval is signed
    OriginalVerified, ///< the verifier held with the original table
    FormulaCells,     ///< cells that a spreadsheet would run are written so
    ReviewWithinDays, ///< the day of review is at most so many days away
};

/// What a rule asks for; which member is used depends on the rule.
struct RuleAsked {
    Rule rule = Rule::Models;
    std::vector<std::string> words = {}; ///< Models, ReleaseTypes, Missing, FormulaCells: as in the file
    std::optional<Ratio> ratio = {};     ///< LeastL, GreatestP
    double number = 0.0;                 ///< GreatestUnique, LeastFakes
    std::size_t count = 0;               ///< LeastBucket, Approvers, ReviewWithinDays
    bool yes = false;                    ///< Signed, OriginalVerified

    friend bool operator==(const RuleAsked&, const RuleAsked&) = default;
};

/// A policy file that was read.
struct Policy {
    std::string name;
    std::string version;
    std::string sha256;           ///< of the file's bytes, hex
    std::vector<RuleAsked> rules; ///< in the order of Rule, each at most once
    std::string file = {};        ///< the file's bytes, for who keeps a copy

    /// Approvals that a release under it needs: 1 where no rule says more.
    std::size_t approvers() const;
    bool asksForSignatures() const;
    const RuleAsked* find(Rule rule) const; ///< null: it is not asked for

    friend bool operator==(const Policy&, const Policy&) = default;
};

std::string_view ruleKey(Rule rule); ///< "least_l"
std::optional<Rule> ruleOfKey(std::string_view key);

/// Strict (DEFINITIONS, Policy): format 1, every key known, of its type and in range, none twice; anything else is BadInput that names
/// the entry. O(bytes).
Result<Policy> readPolicy(std::string_view json);

/// What can be said of a release, rule by rule; what is not known stays empty, and a rule about it does not hold.
struct PolicyFacts {
    std::string model;                         ///< word of the manifest: "l", "distinct", ..., "none"
    std::optional<Ratio> l = {};               ///< none where the model has none
    std::optional<Ratio> largestP = {};        ///< exact where it is a fraction that fits
    std::optional<double> largestPAtMost = {}; ///< where p is no fraction of 64 bits: rounded up
    std::optional<double> uniqueShare = {};    ///< greatest over the columns
    std::optional<std::size_t> leastBucket = {};
    std::optional<double> fakesPerOriginal = {};
    std::vector<std::string> missing = {};     ///< every rule that an attribute has: "drop", "value"
    std::string releaseType = {};              ///< "public", "scientific", "enclave"; empty: not given
    std::optional<std::size_t> approvals = {}; ///< that the release has, or is to have
    std::optional<bool> allSigned = {};
    std::optional<bool> originalVerified = {};
    std::string formulaCells = {};         ///< "asis", "prefixed", or "none" where no cell looks like a formula
    std::optional<long> daysToReview = {}; ///< from the day of the approval, or from today
};

enum class RuleVerdict { Pass, Fail, Waived };

/// A rule that was judged.
struct RuleFinding {
    Rule rule = Rule::Models;
    std::string asked; ///< as the manifest says it: "3/1", "0.05", "l, t"
    std::string found; ///< likewise; "not known" where it is not
    RuleVerdict verdict = RuleVerdict::Fail;
    std::string reason; ///< of a waiver
    std::string by;     ///< of a waiver

    friend bool operator==(const RuleFinding&, const RuleFinding&) = default;
};

/// Judge every rule that is asked for, in the policy's order; none is ever Waived by this. O(rules).
std::vector<RuleFinding> judgeRules(const Policy& policy, const PolicyFacts& facts);

} // namespace tranche
