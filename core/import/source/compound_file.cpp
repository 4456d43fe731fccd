// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/import/source/compound_file.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <fstream>
#include <optional>
#include <string>
#include <string_view>

namespace tranche {

namespace {

constexpr std::size_t headerBytes = 512;
constexpr std::size_t entryBytes = 128;
constexpr std::size_t mostSectors = 1024; // of a directory: against chains that lead into themselves

std::uint32_t numberAt(std::string_view bytes, std::size_t at, std::size_t size)
{
    std::uint32_t number = 0;
    for (std::size_t i = 0; i < size; ++i)
        number |= std::uint32_t{static_cast<unsigned char>(bytes[at + i])} << (8 * i);
    return number;
}

/// Reads what is asked for, or nothing.
std::optional<std::string> bytesAt(std::ifstream& file, std::uint64_t at, std::size_t size)
{
    std::string bytes(size, '\0');
    file.clear();
    if (!file.seekg(static_cast<std::streamoff>(at)) || !file.read(bytes.data(), static_cast<std::streamsize>(size)))
        return std::nullopt;
    return bytes;
}

/// The sectors of a compound file, a chain of which holds its directory.
class Sectors {
public:
    Sectors(std::ifstream& file, std::string_view header)
        : m_file(file), m_header(header), m_size(std::size_t{1} << numberAt(header, 30, 2))
    {
    }

    std::optional<std::string> read(std::uint32_t sector) { return bytesAt(m_file, (std::uint64_t{sector} + 1) * m_size, m_size); }
    /// The sector after this one in its chain; of those that the header itself leads to.
    std::optional<std::uint32_t> after(std::uint32_t sector)
    {
        constexpr std::size_t listed = 109;
        const auto each = m_size / 4;
        const auto table = sector / each;
        if (table >= listed)
            return std::nullopt;
        const auto place = numberAt(m_header, 76 + 4 * table, 4);
        const auto bytes = bytesAt(m_file, (std::uint64_t{place} + 1) * m_size + 4 * (sector % each), 4);
        return bytes ? std::optional(numberAt(*bytes, 0, 4)) : std::nullopt;
    }

private:
    std::ifstream& m_file;
    std::string_view m_header;
    std::size_t m_size;
};

bool namesPackage(std::string_view directory)
{
    constexpr std::string_view name = "EncryptedPackage";
    std::string wide;
    for (const char letter : name)
        wide.append({letter, '\0'});
    for (std::size_t at = 0; at + entryBytes <= directory.size(); at += entryBytes)
        if (directory.substr(at).starts_with(wide) && numberAt(directory, at + 64, 2) == wide.size() + 2)
            return true;
    return false;
}

} // namespace

bool holdsLockedWorkbook(const std::filesystem::path& path)
{
    std::ifstream file(path, std::ios::binary);
    const auto header = bytesAt(file, 0, headerBytes);
    if (!header)
        return false;
    const auto shift = numberAt(*header, 30, 2);
    if (shift != 9 && shift != 12) // the two that there are
        return false;
    Sectors sectors(file, *header);
    std::optional sector = numberAt(*header, 48, 4);
    for (std::size_t count = 0; sector && count < mostSectors; ++count) {
        const auto directory = sectors.read(*sector);
        if (!directory)
            return false;
        if (namesPackage(*directory))
            return true;
        sector = sectors.after(*sector);
    }
    return false;
}

} // namespace tranche
