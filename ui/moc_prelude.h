// SPDX-License-Identifier: GPL-3.0-or-later
// Read by moc only: without it, moc of Qt 6.4 stops at <compare>, <concepts> and <ranges> ("Parse error at std").
#define _GLIBCXX_VISIBILITY(x)
