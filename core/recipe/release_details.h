// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tranche {

/// Who may get a release: anybody, researchers under a contract, or those who come into a safe room.
enum class ReleaseType { Public, Scientific, Enclave };

/// As files write it: "public", "scientific", "enclave".
std::string_view releaseTypeWord(ReleaseType type);

/// Whether a text is a day that exists, as files write it: "2027-11-30".
bool isReviewDay(std::string_view text);

/// What the curator says once about a release (DEFINITIONS, Release: `details` of the manifest). Texts may be empty.
struct ReleaseDetails {
    std::string title = {};
    std::string owner = {};
    std::string purpose = {};
    std::string recipients = {};
    std::optional<ReleaseType> type = {};
    std::string conditions = {};
    std::string contact = {};
    std::string reviewBy = {};             ///< a day, "2027-11-30"; empty: none
    std::string licence = {};              ///< of the data package; a name or an address
    std::vector<std::string> sources = {}; ///< of the data package: where the table comes from, in the curator's words

    friend bool operator==(const ReleaseDetails&, const ReleaseDetails&) = default;
};

/// What the curator says about an attribute.
struct AttributeText {
    std::string label = {};       ///< a few words that stand for its name
    std::string description = {}; ///< a sentence or more

    friend bool operator==(const AttributeText&, const AttributeText&) = default;
};

/// By the name of the attribute; one without a text may be missing.
using AttributeTexts = std::map<std::string, AttributeText>;

/// Labels of values, by the name of the attribute: a value as it stands in the table, and the words that stand for it.
using ValueLabels = std::map<std::string, std::map<std::string, std::string>>;

/// A rule of the policy that does not hold and is let pass, and why. Signed with the manifest.
struct Waiver {
    std::string rule = {};   ///< its key in the policy
    std::string reason = {}; ///< never blank
    std::string by = {};     ///< who waives it; never blank

    friend bool operator==(const Waiver&, const Waiver&) = default;
};

/// The policy that the decisions were made under, as a recipe names it.
struct PolicyName {
    std::string name = {};
    std::string version = {};
    std::string sha256 = {}; ///< of the policy file, 64 hex digits

    friend bool operator==(const PolicyName&, const PolicyName&) = default;
};

} // namespace tranche
