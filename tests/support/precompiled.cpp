// SPDX-License-Identifier: GPL-3.0-or-later
// Empty: it carries the headers that tests/CMakeLists.txt precompiles.
