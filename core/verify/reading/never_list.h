// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/verify/reading/release_files.h"

#include <string>
#include <vector>

namespace tranche {

/// What the texts of a release for people are searched for.
struct NeverList {
    std::vector<std::string> names;     ///< of identifiers and excluded attributes
    std::vector<std::string> freeTexts; ///< words of people in the manifest

    /// Words about an attribute in the dictionary.
    struct Described {
        std::string attribute;
        std::string text;
        bool isOfValue = false; ///< of one of its values, else of itself
    };
    std::vector<Described> described = {};
};

/// Whether a text names an attribute: in double quotes, or as a word of its own where the name is no plain word (plain words such
/// as "name" or "Age" stand in any text). O(length).
bool namesAttribute(const std::string& text, const std::string& name);

/// No name of an identifier or excluded attribute and no path stands in README.txt, report.html, in what people say in datapackage.json and
/// ddi.xml, or in other words of people. Keys and marks of those formats ("name", "title") are none. What stands in the
/// other files was checked cell by cell before. DoesNotHold says in which file something stands, and of which attribute it is, not
/// what. O(bytes * names).
Result<void> checkNeverList(const ReleaseFiles& files, const NeverList& never);

} // namespace tranche
