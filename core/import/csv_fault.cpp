// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/import/csv_fault.h"

#include "core/base/messages/csv_message.h"

namespace tranche {

namespace {

Statement statementOf(const CsvFault& fault)
{
    using enum CsvFault::Kind;
    switch (fault.kind) {
    case Ragged: return {CsvMessage::Ragged, fault.expected, fault.found};
    case BlankLine: return CsvMessage::BlankLine;
    case StrayQuote: return CsvMessage::StrayQuote;
    case UnclosedQuote: return CsvMessage::UnclosedQuote;
    case LoneCr: return CsvMessage::LoneReturn;
    case MixedLineEnds: return CsvMessage::MixedLineEnds;
    case Nul: return CsvMessage::NulByte;
    case Encoding: return CsvMessage::NotInEncoding;
    case TooFewLines: return {CsvMessage::TooFewLines, fault.expected, fault.found};
    case NoTuple: return CsvMessage::NoRecord;
    case UnnamedAttribute: return {CsvMessage::UnnamedField, fault.found};
    case RepeatedName: return {CsvMessage::RepeatedName, fault.expected, fault.found};
    case NamesDoNotFit: return {CsvMessage::NamesDoNotFit, fault.expected, fault.found};
    case HeaderDiffers: return {CsvMessage::HeaderDiffers, fault.found};
    case LongField: return CsvMessage::LongField;
    case NoSuchRecord: return CsvMessage::NoSuchRecord;
    case NothingToJoin: return CsvMessage::NothingToJoin;
    case Empty: break;
    }
    return CsvMessage::Empty;
}

} // namespace

Error errorOf(const CsvFault& fault, std::string file)
{
    return {ErrorCode::BadInput, statementOf(fault), {.file = std::move(file), .line = fault.line}};
}

} // namespace tranche
