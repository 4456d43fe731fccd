// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/key_folder.h"

#include <QStandardPaths>

namespace tranche {

std::filesystem::path keyFolder()
{
    // What AppConfigLocation is in the window; the command line has no application to be asked for its name.
    const auto settings = QStandardPaths::writableLocation(QStandardPaths::GenericConfigLocation);
    return (settings + QStringLiteral("/Tranche/Tranche/keys")).toStdString();
}

} // namespace tranche
