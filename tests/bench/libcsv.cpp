// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/bench/libcsv.h"

#include "tests/bench/measure.h"

#include <array>
#include <cstddef>
#include <dlfcn.h>
#include <fstream>
#include <vector>

namespace tranche::bench {

namespace {

using TakeField = void (*)(void* bytes, std::size_t size, void* data);
using TakeRecord = void (*)(int sign, void* data);
using Init = int (*)(void* parser, unsigned char options);
using Parse = std::size_t (*)(void* parser, const void* bytes, std::size_t size, TakeField field, TakeRecord record, void* data);
using Free = void (*)(void* parser);

/// The library is looked up while the program runs, so that nothing needs it to be built.
struct Libcsv {
    Init init = nullptr;
    Parse parse = nullptr;
    Free free = nullptr;
};

std::optional<Libcsv> libcsv()
{
    void* const library = dlopen("libcsv.so.3", RTLD_NOW);
    if (library == nullptr)
        return std::nullopt;
    return Libcsv{reinterpret_cast<Init>(dlsym(library, "csv_init")), reinterpret_cast<Parse>(dlsym(library, "csv_parse")),
                  reinterpret_cast<Free>(dlsym(library, "csv_free"))};
}

void parse(const Libcsv& library, const std::string& file)
{
    alignas(std::max_align_t) std::array<std::byte, 512> parser{}; // its own takes about a hundred
    library.init(parser.data(), 0);
    std::ifstream stream(file, std::ios::binary);
    std::vector<char> block(std::size_t{1} << 18U);
    while (stream) {
        stream.read(block.data(), static_cast<std::streamsize>(block.size()));
        library.parse(parser.data(), block.data(), static_cast<std::size_t>(stream.gcount()), nullptr, nullptr, nullptr);
    }
    library.free(parser.data());
}

} // namespace

std::optional<double> libcsvMs(const std::string& file, int runs)
{
    const auto library = libcsv();
    if (!library || library->init == nullptr || library->parse == nullptr || library->free == nullptr)
        return std::nullopt;
    return 1e3 * least(runs, [&] { parse(*library, file); }).cpuSeconds;
}

} // namespace tranche::bench
