// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/output/console.h"

#include "app/cli/output/text_table.h"
#include "app/words/message_words.h"

#include <cstdio>

namespace tranche::cli {

Exit exitOf(ErrorCode code)
{
    switch (code) {
    case ErrorCode::Infeasible:
    case ErrorCode::DoesNotHold: return Exit::CannotBeMet;
    case ErrorCode::Cancelled: return Exit::Cancelled;
    default: return Exit::BadInput;
    }
}

namespace {

void write(std::FILE* stream, std::string_view text)
{
    std::fwrite(text.data(), 1, text.size(), stream);
}

} // namespace

void Console::text(std::string_view text) const
{
    if (!m_quiet && !m_outputTaken)
        write(stdout, text);
}

void Console::note(std::string_view sentence) const
{
    if (!m_quiet)
        write(stderr, "note: " + std::string(sentence) + '\n');
}

Exit Console::failed(const Error& error) const
{
    write(stderr, "tranche-cli: " + withoutControls(placedWords(error)) + '\n');
    return exitOf(error.code);
}

void Console::rawOutput(std::string_view text)
{
    write(stdout, text);
}

} // namespace tranche::cli
