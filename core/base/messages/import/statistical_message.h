// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/messages/topic.h"

namespace tranche {

/// What there is to say: files of SPSS, Stata and SAS. A line of a place is a record, counted from 1.
enum class StatisticalMessage : std::uint8_t {
    OtherKind,         ///< place: the file
    Damaged,           ///< place: the file, and the record after which nothing more could be read
    EndsTooEarly,      ///< place: the same
    OtherCompression,  ///< place: the file
    OtherVersion,      ///< place: the file
    OtherEncoding,     ///< its name, as the file or the person says; place: the file
    NotTheEncoding,    ///< place: the file, the record where it is one, the attribute where it is one
    WithoutAttributes, ///< place: the file
    WithoutRecords,    ///< place: the file
    BadName,           ///< number of the attribute: no name, or that of another; place: the file
    OtherAttributes,   ///< than the first file; place: the file
    OtherLabels,       ///< than in the first file; place: the file, the attribute
    LabelOfTwoValues,  ///< place: the file, the attribute
    UnknownAttribute,  ///< of the options; place: the attribute
    EncodingSaid,      ///< its name
    EncodingChosen,    ///< its name
    EncodingNotSaid,
    NoTexts,         ///< so no encoding is needed
    DeclaredMissing, ///< number of cells, number of attributes
    NothingDeclared,
    DatesByFormat,  ///< number of attributes
    PaddingRemoved, ///< number of attributes
    NotesLeftOut,   ///< number of notes
    WeightNotUsed,  ///< place: the attribute
};

constexpr Topic topicOf(StatisticalMessage)
{
    return Topic::Statistical;
}

} // namespace tranche
