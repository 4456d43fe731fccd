// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/messages/import/source_message.h"
#include "core/import/packed/unpacking.h"

#include <algorithm>
#include <array>
#include <new>
#include <utility>
#include <zlib.h>

namespace tranche {

namespace {

constexpr std::size_t mostAtATime = std::size_t{1} << 20U; // until the job is asked again

class GzipStream {
public:
    explicit GzipStream(PackedInput input) : m_input(std::move(input)), m_limits(m_input.file->size(), m_input.file->name())
    {
        constexpr int gzipOnly = 15 + 16;
        if (inflateInit2(&m_stream, gzipOnly) != Z_OK)
            throw std::bad_alloc();
    }
    ~GzipStream() { inflateEnd(&m_stream); }
    GzipStream(const GzipStream&) = delete;
    GzipStream& operator=(const GzipStream&) = delete;

    Result<std::size_t> read(std::span<char> target)
    {
        m_input.job.check();
        target = target.first(std::min(target.size(), mostAtATime));
        m_stream.next_out = reinterpret_cast<Bytef*>(target.data()); // zlib's bytes
        m_stream.avail_out = static_cast<uInt>(target.size());
        while (m_stream.avail_out > 0 && !m_ended)
            if (const auto moved = advance(); !moved)
                return std::unexpected(moved.error());
        const auto got = target.size() - m_stream.avail_out;
        if (const auto within = m_limits.add(got); !within)
            return std::unexpected(within.error());
        return got;
    }

private:
    std::unexpected<Error> refuse(SourceMessage why) const { return fail(ErrorCode::BadInput, why, {.file = m_input.file->name()}); }

    Result<void> advance()
    {
        if (m_stream.avail_in == 0) {
            const auto got = refill();
            if (!got)
                return std::unexpected(got.error());
            if (*got == 0) {
                m_ended = m_between;
                return m_ended ? Result<void>() : refuse(SourceMessage::PackedCutOff);
            }
        }
        if (m_between && !beginMember())
            return {};
        const auto outcome = inflate(&m_stream, Z_NO_FLUSH);
        if (outcome == Z_MEM_ERROR)
            throw std::bad_alloc();
        if (outcome == Z_STREAM_END)
            m_between = true;
        else if (outcome != Z_OK && outcome != Z_BUF_ERROR)
            return refuse(SourceMessage::PackedDamaged);
        return {};
    }
    Result<std::size_t> refill()
    {
        const auto got = m_input.read(m_packed);
        if (!got)
            return got;
        m_stream.next_in = reinterpret_cast<Bytef*>(m_packed.data());
        m_stream.avail_in = static_cast<uInt>(*got);
        return got;
    }
    /// False where only padding is left of what was read.
    bool beginMember()
    {
        while (m_stream.avail_in > 0 && *m_stream.next_in == 0) {
            ++m_stream.next_in;
            --m_stream.avail_in;
        }
        if (m_stream.avail_in == 0)
            return false;
        inflateReset(&m_stream);
        m_between = false;
        return true;
    }

    PackedInput m_input;
    UnpackingLimits m_limits;
    z_stream m_stream{};
    std::array<char, 1U << 16U> m_packed{};
    bool m_between = false; ///< a member ended, and none began
    bool m_ended = false;
};

} // namespace

UnpackedRead unpackGzip(PackedInput input)
{
    return [stream = std::make_shared<GzipStream>(std::move(input))](std::span<char> target) { return stream->read(target); };
}

} // namespace tranche
