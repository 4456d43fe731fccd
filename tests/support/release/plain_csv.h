// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/table/table.h"

#include <QByteArray>

namespace tranche::test {

/// The bytes of a table of cells without blanks or commas.
inline QByteArray csvOf(const Table& table)
{
    std::string text;
    const auto add
        = [&](std::string_view cell, std::size_t at) { text += std::string(cell) + (at + 1 < table.attributeCount() ? ',' : '\n'); };
    for (std::size_t at = 0; at < table.attributeCount(); ++at)
        add(table.attribute(SourceId(at)).name, at);
    for (std::size_t row = 0; row < table.rowCount(); ++row)
        for (std::size_t at = 0; at < table.attributeCount(); ++at)
            add(table.cell(row, SourceId(at)), at);
    return QByteArray::fromStdString(text);
}

} // namespace tranche::test
