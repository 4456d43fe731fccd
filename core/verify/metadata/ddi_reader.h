// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <optional>
#include <string_view>
#include <vector>

namespace tranche {

/// A value of a variable as a codebook lists it.
struct DdiCategory {
    QString value;
    QString frequency;  ///< empty: none is given
    QString label = {}; ///< empty: none is given
    bool missing = false;
};

struct DdiVariable {
    QString name;
    QString files; ///< IDs of the files that it stands in
    QString label;
    QString description;
    QString note;
    QString type;       ///< of varFormat
    QString category;   ///< of varFormat
    QString formatName; ///< of varFormat
    bool hasRange = false;
    QString minimum;
    QString maximum;
    std::vector<DdiCategory> categories;
};

struct DdiFile {
    QString id;
    QString name;
    QString cases;
    QString variables;
};

/// What a codebook of DDI-Codebook 2.5 says; the verifier's own reading.
struct DdiCodebook {
    std::vector<QString> titles; ///< of the document, of the study
    QString purpose;
    QString conditions;
    QString distributor;
    QString contact;
    std::vector<DdiFile> files;
    std::vector<DdiVariable> variables;
};

/// nullopt where it is no XML, has a document type or an entity of its own, is of another namespace or version, or says something twice.
/// What a release's codebook does not have is passed over. O(bytes).
std::optional<DdiCodebook> readDdi(std::string_view xml);

} // namespace tranche
