// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/import/text/text_start.h"

#include "core/base/messages/import_message.h"
#include "core/import/csv_fault.h"
#include "core/import/source/packed_file.h"

namespace tranche {

namespace {

/// Leave out lines at the front; LF, CRLF and CR each end one. How many there were.
Result<std::size_t> skipLines(CsvWindow& window, std::size_t count)
{
    for (std::size_t skipped = 0; skipped < count;) {
        const auto text = window.text();
        const auto end = text.find_first_of("\r\n");
        const bool undecided = end != std::string_view::npos && text[end] == '\r' && end + 1 == text.size() && !window.last();
        if (end != std::string_view::npos && !undecided) {
            const bool pair = text.substr(end).starts_with("\r\n");
            window.forget(end + (pair ? 2 : 1));
            ++skipped;
            continue;
        }
        if (window.last()) {
            window.forget(text.size()); // a last line without a line end
            return skipped + (text.empty() ? 0 : 1);
        }
        if (const auto moved = window.advance(undecided ? end : text.size()); !moved)
            return std::unexpected(moved.error());
    }
    return count;
}

} // namespace

Result<void> startText(CsvWindow& window, const CsvOptions& options, const std::string& name)
{
    if (const auto opened = window.advance(0); !opened)
        return std::unexpected(opened.error());
    if (const auto text = checkIsText(window.firstBytes(), name); !text)
        return std::unexpected(text.error());
    const auto marked = markedEncoding(window.firstBytes()).value_or(options.encoding);
    if (marked.starts_with("UTF-16") && marked != options.encoding && !options.encoding.starts_with("UTF-16"))
        return fail(ErrorCode::BadInput, ImportMessage::Utf16, {.file = name});
    if (window.text().starts_with(byteOrderMark))
        window.forget(byteOrderMark.size());
    const auto skipped = skipLines(window, options.skip);
    if (!skipped)
        return std::unexpected(skipped.error());
    if (*skipped < options.skip)
        return std::unexpected(errorOf({CsvFault::Kind::TooFewLines, 0, options.skip, *skipped}, name));
    return {};
}

} // namespace tranche
