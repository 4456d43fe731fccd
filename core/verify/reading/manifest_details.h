// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/policy/policy.h"

#include <QJsonObject>

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace tranche {

struct ReleaseManifest;

/// `details` of a manifest: what the curator says about the release. Texts may be empty.
struct StatedDetails {
    std::string title;
    std::string owner;
    std::string purpose;
    std::string recipients;
    std::string releaseType; ///< "public", "scientific", "enclave"; empty: not given
    std::string conditions;
    std::string contact;
    std::string reviewBy; ///< "2027-11-30"; empty: none
};

/// One of `policy`.`rules`: what the manifest says about a rule, which is judged again.
struct StatedRule {
    Rule rule = Rule::Models;
    std::string asked;
    std::string found;
    RuleVerdict verdict = RuleVerdict::Fail;
    std::string reason; ///< of a waiver; empty: none
    std::string by;     ///< of a waiver; empty: none
};

/// `policy` of a manifest.
struct StatedPolicy {
    std::string name;
    std::string version;
    std::string sha256; ///< 64 hex digits
    std::vector<StatedRule> rules;
};

/// `audit` of a manifest: length and end of the log when the draft was made.
struct StatedAudit {
    std::uint64_t entries = 0;
    std::string head; ///< 64 hex digits
};

/// `details`, `policy` and `audit` of format 2, and the words of people in them as free texts: exactly the keys of DEFINITIONS, Release,
/// every rule one that is known, at most once. BadInput says which key is wrong.
Result<void> readStatedKeys(const QJsonObject& object, ReleaseManifest& manifest);

} // namespace tranche
