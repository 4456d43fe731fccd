// SPDX-License-Identifier: GPL-3.0-or-later
// Gives the resource library an object of its own; the resources themselves are made by the build.
namespace tranche {
}
