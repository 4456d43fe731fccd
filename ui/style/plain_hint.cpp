// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/style/plain_hint.h"

#include <QTextDocument>

namespace tranche {

QString plainHint(const QString& text)
{
    if (!Qt::mightBeRichText(text))
        return text;
    return QStringLiteral("<p style=\"white-space:pre-wrap\">%1</p>").arg(text.toHtmlEscaped());
}

} // namespace tranche
