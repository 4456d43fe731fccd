// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace tranche::test {

/// Adult as one CSV with a header, written into `folder` under this name, as the data folder's join.sh does: 48,842 tuples with
/// "?" for what is missing, or the 45,222 complete ones. Returns its path; empty when the shared material is not there.
QString writeAdult(const QString& folder, const QString& name, bool completeOnly);

} // namespace tranche::test
