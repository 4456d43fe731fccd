// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/import/csv_fault.h"

namespace tranche {

namespace {

std::string fields(std::size_t count)
{
    return std::to_string(count) + (count == 1 ? " field was" : " fields were");
}

std::string wordsForStructure(const CsvFault& fault)
{
    using enum CsvFault::Kind;
    switch (fault.kind) {
    case Ragged:
        return fields(fault.expected) + " expected as in the first record, " + fields(fault.found)
               + " found. Check the delimiter, and the quotes in this line.";
    case BlankLine:
        return fields(fault.expected) + " expected, a blank line was found. Take it out, or check that the table does not go on below it.";
    case StrayQuote:
        return "A quote was expected only around a whole field, one was found inside. Double it, or read the file without quotes.";
    case UnclosedQuote:
        return "A closing quote was expected for the field that starts in this line, the end of the file was found. Close it, or read the "
               "file without quotes.";
    case LoneCr:
        return "A line end was expected to be the same in the whole file, a carriage return alone was found. Put the field in quotes or "
               "save the file with one kind of line end.";
    case MixedLineEnds:
        return "A carriage return was expected to end every line as in the first, a line feed was found. Save the file with one kind of "
               "line end.";
    default: return {};
    }
}

std::string wordsForContent(const CsvFault& fault)
{
    using enum CsvFault::Kind;
    switch (fault.kind) {
    case Nul: return "Text was expected, a NUL byte was found. Save the table as text in UTF-8.";
    case Encoding:
        return "Text in the chosen encoding was expected, other bytes were found. Choose the file's encoding or save it as UTF-8.";
    case Empty: return "A table was expected, nothing was found. Choose another file.";
    case TooFewLines:
        return std::to_string(fault.expected) + " lines were to be skipped, " + std::to_string(fault.found) + " were found. Skip fewer.";
    case NoTuple: return "At least one tuple was expected, only a header was found. Choose another file, or say that it has no header.";
    default: return {};
    }
}

std::string wordsForHeader(const CsvFault& fault)
{
    using enum CsvFault::Kind;
    switch (fault.kind) {
    case UnnamedAttribute:
        return "A name was expected for every attribute, field " + std::to_string(fault.found)
               + " of the header has none. Name it, or say that the file has no header.";
    case RepeatedName:
        return "Different names were expected, fields " + std::to_string(fault.expected) + " and " + std::to_string(fault.found)
               + " of the header have the same. Rename one, or say that the file has no header.";
    case NamesDoNotFit:
        return std::to_string(fault.expected) + " names were given, " + fields(fault.found)
               + " found. Give one name for each field, or check the delimiter.";
    case HeaderDiffers:
        return "The header of the first file was expected, field " + std::to_string(fault.found)
               + " has another name. Read only files of one shape together.";
    default: return {};
    }
}

} // namespace

Error errorOf(const CsvFault& fault, std::string file)
{
    auto words = wordsForStructure(fault);
    if (words.empty())
        words = wordsForContent(fault);
    if (words.empty())
        words = wordsForHeader(fault);
    return {ErrorCode::BadInput, std::move(words), {.file = std::move(file), .line = fault.line}};
}

} // namespace tranche
