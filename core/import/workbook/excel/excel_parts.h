// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/import/workbook/date_style.h"
#include "core/import/workbook/archive/part_reader.h"

#include <map>
#include <optional>
#include <string>
#include <vector>

namespace tranche {

/// What a part of an Excel workbook refers to.
struct Relation {
    std::string kind;   ///< the last word of its type: "worksheet", "styles"
    std::string target; ///< name of the part; empty where it lies elsewhere
};

/// The relations of a part ("" for the workbook's own) by their ids; none where it has none. BadInput where they are damaged.
Result<std::map<std::string, Relation>> relationsOf(const WorkbookArchive& archive, const std::string& part, JobContext& job);

/// The texts that cells refer to by their number, without the readings of East Asian words. OutOfMemory.
Result<std::vector<std::string>> sharedTexts(const WorkbookArchive& archive, const std::string& part, JobContext& job);

/// What the formats that cells refer to by their number show of a point in time.
Result<std::vector<DateStyle>> dateStyles(const WorkbookArchive& archive, const std::string& part, JobContext& job);

/// The text of the element whose start was read last, of all its pieces.
std::string readRichText(PartReader& reader);
/// Append the text right inside the element whose start was read last.
void readPlainText(PartReader& reader, std::string& text);

} // namespace tranche
