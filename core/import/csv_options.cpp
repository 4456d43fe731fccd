// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/import/csv_options.h"

#include "core/base/messages/import_message.h"
#include "core/base/messages/import/text_message.h"
#include "core/import/text_check.h"

#include <algorithm>
#include <set>
#include <string_view>
#include <utility>

namespace tranche {

namespace {

constexpr std::size_t longestComment = 16;
constexpr std::size_t mostHeaderLines = 100;
constexpr std::size_t widestField = 1'000'000;

bool usableSign(char sign)
{
    return sign != '\0' && sign != '\n' && sign != '\r' && static_cast<unsigned char>(sign) < 0x80;
}

bool usableComment(const CsvOptions& options)
{
    const auto& comment = options.comment;
    const bool signs = comment.find_first_of(std::string_view("\n\r\0", 3)) == std::string::npos && comment.front() != options.quote
                       && (comment.front() != options.delimiter || options.blanks || !options.widths.empty());
    return comment.size() <= longestComment && signs && firstBadByte(comment, false) == comment.size();
}

bool usableEscape(const CsvOptions& options)
{
    return usableSign(*options.escape) && options.quote && options.escape != options.quote && options.escape != options.delimiter;
}

bool usableWidth(std::size_t width)
{
    return width > 0 && width <= widestField;
}

/// For single records: each names one, after the one before it.
Result<void> validateRecords(const CsvOptions& options)
{
    const RecordChoice* before = nullptr;
    for (const auto& choice : options.records) {
        const bool joins = choice.kind == RecordChoice::Kind::Join;
        const auto key = [](const RecordChoice& each) { return std::pair(each.file, each.line); };
        if (before != nullptr && key(*before) == key(choice))
            return fail(ErrorCode::InvalidArgument, TextMessage::RecordChosenTwice, {.line = choice.line});
        if (choice.line == 0 || joins != (choice.field > 0) || (before != nullptr && key(choice) < key(*before)))
            return fail(ErrorCode::InvalidArgument, TextMessage::BadRecordChoice);
        if (joins && !options.widths.empty())
            return fail(ErrorCode::InvalidArgument, TextMessage::NothingBetweenFields);
        before = &choice;
    }
    return {};
}

Result<void> validateExtras(const CsvOptions& options)
{
    if (!options.comment.empty() && !usableComment(options))
        return fail(ErrorCode::InvalidArgument, TextMessage::BadComment);
    if (options.escape && !usableEscape(options))
        return fail(ErrorCode::InvalidArgument, TextMessage::BadEscape);
    if (options.headerLines == 0 || options.headerLines > mostHeaderLines)
        return fail(ErrorCode::InvalidArgument, TextMessage::BadHeaderLines);
    if (options.blanks && !options.widths.empty())
        return fail(ErrorCode::InvalidArgument, TextMessage::TwoSeparations);
    if (!std::ranges::all_of(options.widths, usableWidth))
        return fail(ErrorCode::InvalidArgument, TextMessage::BadWidths);
    return validateRecords(options);
}

} // namespace

Result<void> validate(const CsvOptions& options)
{
    if (!usableSign(options.delimiter) || (options.quote && !usableSign(*options.quote)))
        return fail(ErrorCode::InvalidArgument, ImportMessage::BadSigns);
    if (options.quote == options.delimiter)
        return fail(ErrorCode::InvalidArgument, ImportMessage::SameSigns);
    if (options.decimal != '.' && options.decimal != ',')
        return fail(ErrorCode::InvalidArgument, ImportMessage::BadDecimalSign);
    if (std::ranges::find(textEncodings(), options.encoding) == textEncodings().end())
        return fail(ErrorCode::InvalidArgument, ImportMessage::UnknownEncoding);
    std::set<std::string_view> seen;
    for (const auto& name : options.names)
        if (name.empty() || !seen.insert(name).second)
            return fail(ErrorCode::InvalidArgument, ImportMessage::BadNames);
    return validateExtras(options);
}

Result<void> validateFor(const CsvOptions& options, std::size_t files)
{
    if (const auto usable = validate(options); !usable)
        return usable;
    if (!options.records.empty() && options.records.back().file >= files)
        return fail(ErrorCode::InvalidArgument, TextMessage::RecordOfNoFile);
    return {};
}

} // namespace tranche
