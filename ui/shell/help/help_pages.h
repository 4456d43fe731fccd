// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/panels/panel.h"

#include <QString>
#include <QUrl>

#include <vector>

namespace tranche {

/// One page of the manual, in the language of the program.
struct HelpPage {
    QString name;  ///< "roles"
    QString title; ///< its first heading
    QString text;  ///< as written (Markdown)
    QUrl url;
};

/// All pages, in reading order.
std::vector<HelpPage> helpPages();

/// The folder of the pictures that were made for this program, beside it or where it was installed; empty: there is none.
QString manualPictures();

/// The page that explains a panel.
QString helpPageOf(PanelId panel);

} // namespace tranche
