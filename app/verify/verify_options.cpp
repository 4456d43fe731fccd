// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/verify/verify_options.h"

#include "core/base/messages/file_message.h"

#include <filesystem>
#include <fstream>

namespace tranche {

namespace {

constexpr std::uintmax_t mostBytes = 1U << 20U; // of a key or a policy

Result<std::string> readSmallFile(const std::filesystem::path& path)
{
    const auto name = path.filename().string();
    std::error_code problem;
    if (!std::filesystem::exists(path, problem))
        return fail(ErrorCode::NotFound, FileMessage::NotThere, {.file = name});
    if (std::filesystem::is_directory(path, problem))
        return fail(ErrorCode::BadInput, FileMessage::IsFolder, {.file = name});
    std::ifstream stream(path, std::ios::binary);
    if (!stream)
        return fail(ErrorCode::Io, FileMessage::CannotOpen, {.file = name});
    std::string bytes(mostBytes, '\0');
    stream.read(bytes.data(), static_cast<std::streamsize>(bytes.size()));
    if (stream.bad())
        return fail(ErrorCode::Io, FileMessage::BrokeOff, {.file = name});
    bytes.resize(static_cast<std::size_t>(stream.gcount()));
    return bytes;
}

std::unexpected<Error> in(const std::filesystem::path& path, Error error)
{
    error.place.file = path.filename().string();
    return std::unexpected(std::move(error));
}

} // namespace

Result<VerifyOptions> verifyOptions(const VerifyRequest& request)
{
    VerifyOptions options;
    for (const std::filesystem::path path : request.arguments.values("--signer")) {
        const auto text = readSmallFile(path);
        if (!text)
            return std::unexpected(text.error());
        const auto key = readSignersKey(*text);
        if (!key)
            return in(path, key.error());
        options.signers.push_back(*key);
        options.known.push_back({path.stem().string(), *key});
    }
    if (const auto name = request.arguments.value("--policy")) {
        const auto text = readSmallFile(*name);
        if (!text)
            return std::unexpected(text.error());
        auto policy = readPolicy(*text);
        if (!policy)
            return in(*name, policy.error());
        options.policy = std::move(*policy);
    }
    return options;
}

} // namespace tranche
