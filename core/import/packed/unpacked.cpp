// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/import/packed/unpacked.h"

#include "core/base/messages/import/source_message.h"
#include "core/import/packed/zip_table.h"
#include "core/import/source/source_kind.h"

#include <algorithm>
#include <utility>
#include <vector>

namespace tranche {

namespace {

constexpr std::uint64_t usualGain = 5; // of tables, in guesses

Unpacked asItStands(PackedInput input)
{
    const auto bytes = input.file->size();
    const auto read = [from = std::move(input)](std::span<char> target) {
        const auto got = from.file->read(target, from.job);
        if (got && from.heard)
            from.heard({target.data(), *got});
        return got;
    };
    return {read, bytes};
}

/// Hands on what comes, but refuses it where it begins like a file that is no text.
class TextInside {
public:
    TextInside(UnpackedRead read, std::string name) : m_read(std::move(read)), m_name(std::move(name)) {}

    Result<std::size_t> operator()(std::span<char> target)
    {
        if (!m_begun)
            if (const auto text = begin(); !text)
                return std::unexpected(text.error());
        if (m_given == m_first.size())
            return m_read(target);
        const auto count = std::min(target.size(), m_first.size() - m_given);
        std::copy_n(m_first.begin() + static_cast<std::ptrdiff_t>(m_given), count, target.begin());
        m_given += count;
        return count;
    }

private:
    Result<void> begin()
    {
        m_begun = true;
        std::string first(kindBytes, '\0');
        std::size_t filled = 0;
        while (filled < first.size()) {
            const auto got = m_read(std::span(first).subspan(filled));
            if (!got)
                return std::unexpected(got.error());
            if (*got == 0)
                break;
            filled += *got;
        }
        first.resize(filled);
        if (kindOfBytes(first) != SourceKind::Text)
            return fail(ErrorCode::BadInput, SourceMessage::NotTextInside, {.file = m_name});
        m_first = std::move(first);
        return {};
    }

    UnpackedRead m_read;
    std::string m_name;
    std::string m_first;
    std::size_t m_given = 0;
    bool m_begun = false;
};

} // namespace

Result<Unpacked> unpacked(PackedInput input, const std::string& entry)
{
    const auto first = input.file->beginning(kindBytes);
    if (!first)
        return std::unexpected(first.error());
    const auto kind = kindOfBytes(*first);
    const auto name = input.file->name();
    const std::uint64_t size = input.file->size();
    if (kind == SourceKind::Zip) {
        auto reading = readInZip(std::move(input), entry);
        if (!reading)
            return std::unexpected(reading.error());
        return Unpacked{TextInside(std::move(reading->read), name), reading->bytes};
    }
    if (!entry.empty())
        return fail(ErrorCode::InvalidArgument, SourceMessage::NoZip, {.file = name});
    if (kind == SourceKind::Gzip)
        return Unpacked{TextInside(unpackGzip(std::move(input)), name), usualGain * size};
    if (kind == SourceKind::Zstandard)
        return Unpacked{TextInside(unpackZstandard(std::move(input)), name), usualGain * size};
    return asItStands(std::move(input));
}

} // namespace tranche
