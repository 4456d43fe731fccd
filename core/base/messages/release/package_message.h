// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/messages/topic.h"

namespace tranche {

/// What there is to say: what describes the data: labels, Data Package, DDI, linkings, zip.
enum class PackageMessage : std::uint8_t {
    BadLabels,             ///< place: the file
    LabelWithoutAttribute, ///< place: the file and the line
    LabelTwice,            ///< place: the file and the line
    ZipNotMade,
    NoReportPainter, ///< the program that sets reports as PDF is not there
    ReportNotSet,    ///< it broke off
};

constexpr Topic topicOf(PackageMessage)
{
    return Topic::Package;
}

} // namespace tranche
