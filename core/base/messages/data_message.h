// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/messages/topic.h"

namespace tranche {

/// What there is to say: the data files of a release.
enum class DataMessage : std::uint8_t {
    CutOff,             ///< place: the file
    CrLf,               ///< place: the file
    ByteOrderMark,      ///< place: the file
    WrongHeader,        ///< name of the first field; place: the file
    BucketsNotNumbered, ///< place: the file
    BucketApart,        ///< place: the file, and the line where there is one
    RunsAsFormula,      ///< attribute; place: the file
    OtherLineCount,     ///< lines of the data, lines of the manifest
    OtherBucketCount,   ///< buckets of the data, buckets of the manifest
    OtherBuckets,       ///< place: the file
};

constexpr Topic topicOf(DataMessage)
{
    return Topic::Data;
}

} // namespace tranche
