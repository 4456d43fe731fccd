// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace tranche {

/// Call first, in every program that writes.
///
/// A limit on the size of files and a reader that went away then fail the write, which is told and cleaned up after, instead of ending
/// the program in the middle of a release. Standard streams that are closed are taken by a device that is open for reading only: else
/// the next file opened would get the number of standard output, and what is printed would land in it.
void guardProcess();

/// Whether all that was written to standard output arrived; to be asked last.
bool standardOutputArrived();

} // namespace tranche
