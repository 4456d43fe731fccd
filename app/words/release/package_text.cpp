// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/words/topic_texts.h"

namespace tranche {

const char* englishText(PackageMessage message, const Statement&)
{
    switch (message) {
    case PackageMessage::BadLabels: return "The labels must be a table with the fields name, label and description.";
    case PackageMessage::LabelWithoutAttribute: return "This line names no attribute of the table. Correct the name, or remove the line.";
    case PackageMessage::LabelTwice: return "This line names an attribute that has a line already. Remove one of the two.";
    case PackageMessage::ZipNotMade: return "The zip archive could not be made. Choose folders instead.";
    case PackageMessage::NoReportPainter:
        return "The program that sets the reports as PDF (tranche-picture) is missing. Install Tranche with its window. Nothing was "
               "written.";
    case PackageMessage::ReportNotSet: return "A report could not be set as PDF. Nothing was written.";
    }
    return "";
}

} // namespace tranche
