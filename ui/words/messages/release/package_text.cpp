// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/words/messages/topic_texts.h"

#include "ui/session/tr.h"

namespace tranche {

QString windowText(PackageMessage message, const Statement&)
{
    switch (message) {
    case PackageMessage::BadLabels: return tr("The labels must be a table with the fields name, label and description.");
    case PackageMessage::LabelWithoutAttribute:
        return tr("This line names no attribute of the table. Correct the name, or remove the line.");
    case PackageMessage::LabelTwice: return tr("This line names an attribute that has a line already. Remove one of the two.");
    case PackageMessage::ZipNotMade: return tr("The zip archive could not be made. Choose folders instead.");
    case PackageMessage::NoReportPainter:
        return tr(
            "The program that sets the reports as PDF (tranche-picture) is missing. Install Tranche with its window. Nothing was written.");
    case PackageMessage::ReportNotSet: return tr("A report could not be set as PDF. Nothing was written.");
    }
    return {};
}

} // namespace tranche
