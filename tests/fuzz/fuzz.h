// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <string_view>

namespace tranche::fuzz {

/// The bytes of an input as text.
inline std::string_view textOf(const std::uint8_t* bytes, std::size_t count)
{
    return {reinterpret_cast<const char*>(bytes), count};
}

/// Stops the target, which is then said to have crashed with this input, where a promise is broken.
inline void require(bool holds, const char* promise)
{
    if (holds)
        return;
    std::fprintf(stderr, "broken promise: %s\n", promise);
    std::abort();
}

/// Takes the first byte off; 0 where there is none.
inline unsigned takeByte(std::string_view& text)
{
    if (text.empty())
        return 0;
    const auto byte = static_cast<unsigned char>(text.front());
    text.remove_prefix(1);
    return byte;
}

} // namespace tranche::fuzz

/// What libFuzzer calls with each input. Stops the program where something is wrong.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t count);
