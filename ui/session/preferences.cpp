// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/preferences.h"

#include <QSettings>

#include <algorithm>

namespace tranche {

namespace {

const QString uniqueKey = QStringLiteral("limits/unique");
const QString hiddenKey = QStringLiteral("limits/hidden-below");
const QString unfinishedKey = QStringLiteral("release/unfinished");
constexpr int mostHidden = 1000000;
constexpr int widestPane = 4000;

QString paneKey(const QString& pane)
{
    return QStringLiteral("panes/") + pane;
}

} // namespace

double Preferences::uniqueLimit() const
{
    bool readable = false;
    const double share = value(uniqueKey, 0.05).toDouble(&readable);
    return readable && share >= 0.0 && share <= 1.0 ? share : 0.05;
}

void Preferences::setUniqueLimit(double share)
{
    if (share == uniqueLimit())
        return;
    set(uniqueKey, std::clamp(share, 0.0, 1.0));
    emit changed();
}

int Preferences::hiddenBelow() const
{
    bool readable = false;
    const int count = value(hiddenKey, 5).toInt(&readable);
    return readable && count >= 1 ? std::min(count, mostHidden) : 5;
}

void Preferences::setHiddenBelow(int count)
{
    if (count == hiddenBelow())
        return;
    set(hiddenKey, std::clamp(count, 1, mostHidden));
    emit changed();
}

int Preferences::paneWidth(const QString& pane) const
{
    return std::clamp(value(paneKey(pane), 0).toInt(), 0, widestPane);
}

void Preferences::setPaneWidth(const QString& pane, int pixels)
{
    set(paneKey(pane), pixels);
}

QString Preferences::unfinishedExport() const
{
    return value(unfinishedKey, QString()).toString();
}

void Preferences::setUnfinishedExport(const QString& folder)
{
    if (folder != unfinishedExport())
        set(unfinishedKey, folder);
}

QVariant Preferences::value(const QString& key, const QVariant& otherwise) const
{
    return m_settings ? m_settings->value(key, otherwise) : m_values.value(key, otherwise);
}

void Preferences::set(const QString& key, const QVariant& value)
{
    if (m_settings)
        m_settings->setValue(key, value);
    else
        m_values.insert(key, value);
}

} // namespace tranche
