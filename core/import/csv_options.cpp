// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/import/csv_options.h"

#include "core/base/messages/import_message.h"
#include "core/import/text/text_converter.h"

#include <algorithm>
#include <set>
#include <string_view>

namespace tranche {

namespace {

bool usableSign(char sign)
{
    return sign != '\0' && sign != '\n' && sign != '\r' && static_cast<unsigned char>(sign) < 0x80;
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
    return {};
}

} // namespace tranche
