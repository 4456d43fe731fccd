// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

#include <zlib.h>
#include <zstd.h>

namespace tranche::test {

/// One member of gzip.
inline QByteArray gzipped(const QByteArray& bytes)
{
    z_stream stream{};
    deflateInit2(&stream, 6, Z_DEFLATED, 15 + 16, 8, Z_DEFAULT_STRATEGY);
    QByteArray packed(static_cast<qsizetype>(deflateBound(&stream, static_cast<uLong>(bytes.size()))), '\0');
    QByteArray from = bytes;
    stream.next_in = reinterpret_cast<Bytef*>(from.data());
    stream.avail_in = static_cast<uInt>(from.size());
    stream.next_out = reinterpret_cast<Bytef*>(packed.data());
    stream.avail_out = static_cast<uInt>(packed.size());
    deflate(&stream, Z_FINISH);
    packed.resize(packed.size() - static_cast<qsizetype>(stream.avail_out));
    deflateEnd(&stream);
    return packed;
}

/// One frame of zstd.
inline QByteArray zstandard(const QByteArray& bytes)
{
    QByteArray packed(static_cast<qsizetype>(ZSTD_compressBound(static_cast<std::size_t>(bytes.size()))), '\0');
    packed.resize(static_cast<qsizetype>(ZSTD_compress(packed.data(), static_cast<std::size_t>(packed.size()), bytes.constData(),
                                                       static_cast<std::size_t>(bytes.size()), 3)));
    return packed;
}

} // namespace tranche::test
