// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/import/secret/secret_bytes.h"

#include <stop_token>
#include <string>
#include <string_view>

namespace tranche::cli {

/// A passphrase typed at the terminal after a question, without an echo; whatever standard input and output are.
/// InvalidArgument where there is no terminal or nothing was typed; Cancelled.
Result<Passphrase> typedPassphrase(std::string_view question, const std::stop_token& stop);
/// The same of a server's password, which may be empty.
Result<Passphrase> typedPassword(const std::stop_token& stop);
/// The first line of a file, which may be empty. NotFound, Io, InvalidArgument where it is too long.
Result<Passphrase> passwordIn(const std::string& file);
/// The same as the first for a new one, typed twice. InvalidArgument where they differ.
Result<Passphrase> newPassphrase(const std::stop_token& stop);
/// The first line of a file. NotFound, Io, InvalidArgument where it is empty or too long.
Result<Passphrase> passphraseIn(const std::string& file);

} // namespace tranche::cli
