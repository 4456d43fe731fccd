// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/words/messages/topic_texts.h"

#include "ui/session/tr.h"

namespace tranche {

QString windowText(StatisticalMessage message, const Statement& said)
{
    switch (message) {
    case StatisticalMessage::OtherKind:
        return tr("This is not a file of SPSS (sav, zsav, por), Stata (dta) or SAS (sas7bdat, xpt). Choose another file, or give it the "
                  "ending of its kind.");
    case StatisticalMessage::Damaged:
        return tr(
            "The file is damaged: it cannot be read from this record on. Get another copy, or save it again in the program it comes from.");
    case StatisticalMessage::EndsTooEarly:
        return tr("The file ends before this record is complete. Part of it is missing; get another copy.");
    case StatisticalMessage::OtherCompression:
        return tr("The file is compressed in a way that cannot be read. Save it uncompressed in the program it comes from.");
    case StatisticalMessage::OtherVersion:
        return tr("The file has a version that cannot be read. Save it for an older version in the program it comes from.");
    case StatisticalMessage::OtherEncoding: return tr("This computer does not know the encoding %1. Choose another.");
    case StatisticalMessage::NotTheEncoding:
        return tr("A text is not in the encoding that the file states, or it states none. Choose the right one.");
    case StatisticalMessage::WithoutAttributes: return tr("The file has no attributes. Choose another file.");
    case StatisticalMessage::WithoutRecords: return tr("The file has attributes but no records. Choose another file.");
    case StatisticalMessage::BadName:
        return tr("Attribute %1 of the file has no name, or the name of another. Rename it in the program the file comes from.");
    case StatisticalMessage::OtherAttributes:
        return tr("This file has other attributes than the first. Only files of one shape can be read together.");
    case StatisticalMessage::OtherLabels:
        return tr("Labels, or values declared missing, differ from those in the first file. Read the files one by one.");
    case StatisticalMessage::LabelOfTwoValues: return tr("Shown as labels, two values would become one. Show the codes of this attribute.");
    case StatisticalMessage::UnknownAttribute: return tr("The file has no attribute of this name. Check how it is spelled.");
    case StatisticalMessage::EncodingSaid: return tr("%1, as the file states.");
    case StatisticalMessage::EncodingChosen: return tr("%1, as chosen.");
    case StatisticalMessage::EncodingNotSaid: return tr("The file states no encoding; its texts are read as UTF-8.");
    case StatisticalMessage::NoTexts: return tr("The file has no texts, so the encoding does not matter.");
    case StatisticalMessage::DeclaredMissing:
        return isOne(said, 0) ? tr("The file declares %1 value missing.")
                              : tr("The file declares %1 values missing, in %2 of its attributes.");
    case StatisticalMessage::NothingDeclared: return tr("The file declares no value missing.");
    case StatisticalMessage::DatesByFormat:
        return isOne(said, 0) ? tr("%1 attribute is a date or time by its format. It is written as in ISO 8601.")
                              : tr("%1 attributes are dates or times by their format. They are written as in ISO 8601.");
    case StatisticalMessage::PaddingRemoved:
        return isOne(said, 0) ? tr("Blanks at the end of texts are padding in such a file and are removed, in %1 attribute.")
                              : tr("Blanks at the end of texts are padding in such a file and are removed, in %1 attributes.");
    case StatisticalMessage::NotesLeftOut:
        return isOne(said, 0) ? tr("%1 note in the file is not part of the table.") : tr("%1 notes in the file are not part of the table.");
    case StatisticalMessage::WeightNotUsed: return tr("The file weights its records by this attribute. Here each record counts once.");
    }
    return {};
}

} // namespace tranche
