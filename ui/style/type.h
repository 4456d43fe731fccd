// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFont>

namespace tranche {

/// The sizes of the program's type; pixels at the usual 9 pt, and in proportion to any other font.
enum class Type {
    Welcome, ///< 24 semibold
    Figure,  ///< 22 semibold
    Title,   ///< 17 semibold: panel titles
    Heading, ///< 13 semibold
    Body,    ///< 12
    Bold,    ///< 12 bold: the value that counts in a line
    Caption, ///< 11
    Badge,   ///< 11 semibold
    Cell,    ///< 9.5: numbers in map cells
    Digest,  ///< 11 monospaced
};

QFont typeface(Type type);

/// A length given in pixels at 9 pt, in proportion to the font in use. Derive every size from it or from font metrics.
int scaled(double pixels);

} // namespace tranche
