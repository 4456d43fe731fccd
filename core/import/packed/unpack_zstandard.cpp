// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/messages/import/source_message.h"
#include "core/import/packed/unpacking.h"

#include <algorithm>
#include <new>
#include <utility>
#include <vector>
#include <zstd.h>
#include <zstd_errors.h>

namespace tranche {

namespace {

constexpr std::size_t mostFrameBytes = std::size_t{1} << 20U; // until the job is asked again

class ZstandardStream {
public:
    explicit ZstandardStream(PackedInput input)
        : m_input(std::move(input)),
          m_limits(m_input.file->size(), m_input.file->name()),
          m_stream(ZSTD_createDStream()),
          m_packed(ZSTD_DStreamInSize())
    {
        if (!m_stream)
            throw std::bad_alloc();
    }

    Result<std::size_t> read(std::span<char> target)
    {
        m_input.job.check();
        ZSTD_outBuffer out{target.data(), std::min(target.size(), mostFrameBytes), 0};
        while (out.pos < out.size && !m_ended)
            if (const auto moved = advance(out); !moved)
                return std::unexpected(moved.error());
        if (const auto within = m_limits.add(out.pos); !within)
            return std::unexpected(within.error());
        return out.pos;
    }

private:
    struct FreeStream {
        void operator()(ZSTD_DStream* stream) const { ZSTD_freeDStream(stream); }
    };

    std::unexpected<Error> refuse(ErrorCode code, SourceMessage why) const { return fail(code, why, {.file = m_input.file->name()}); }

    Result<void> advance(ZSTD_outBuffer& out)
    {
        if (m_in.pos == m_in.size && !m_more) {
            const auto got = refill();
            if (!got)
                return std::unexpected(got.error());
            if (*got == 0) {
                m_ended = m_between;
                return m_ended ? Result<void>() : refuse(ErrorCode::BadInput, SourceMessage::PackedCutOff);
            }
        }
        const auto hint = ZSTD_decompressStream(m_stream.get(), &out, &m_in);
        if (ZSTD_isError(hint))
            return refuse(hint);
        m_between = hint == 0;
        m_more = out.pos == out.size && !m_between; // it may hold back what did not fit
        return {};
    }
    std::unexpected<Error> refuse(std::size_t hint) const
    {
        switch (ZSTD_getErrorCode(hint)) {
        case ZSTD_error_memory_allocation: throw std::bad_alloc();
        case ZSTD_error_frameParameter_windowTooLarge:
        case ZSTD_error_frameParameter_unsupported:
        case ZSTD_error_version_unsupported:
        case ZSTD_error_dictionary_wrong: return refuse(ErrorCode::NotSupported, SourceMessage::PackedUnknownWay);
        default: return refuse(ErrorCode::BadInput, SourceMessage::PackedDamaged);
        }
    }
    Result<std::size_t> refill()
    {
        const auto got = m_input.read(m_packed);
        if (!got)
            return got;
        m_in = {m_packed.data(), *got, 0};
        return got;
    }

    PackedInput m_input;
    UnpackingLimits m_limits;
    std::unique_ptr<ZSTD_DStream, FreeStream> m_stream;
    std::vector<char> m_packed;
    ZSTD_inBuffer m_in{nullptr, 0, 0};
    bool m_between = true; ///< a frame ended, and none began
    bool m_more = false;
    bool m_ended = false;
};

} // namespace

UnpackedRead unpackZstandard(PackedInput input)
{
    return [stream = std::make_shared<ZstandardStream>(std::move(input))](std::span<char> target) { return stream->read(target); };
}

} // namespace tranche
