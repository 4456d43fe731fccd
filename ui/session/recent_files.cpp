// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/recent_files.h"

#include <QFileInfo>
#include <QSettings>

namespace tranche {

namespace {

constexpr std::size_t most = 8;

QString keyOf(RecentFiles::Kind kind)
{
    return kind == RecentFiles::Kind::Table ? QStringLiteral("recent/tables") : QStringLiteral("recent/recipes");
}

} // namespace

QString RecentFiles::Entry::name() const
{
    QStringList names;
    for (const auto& path : paths)
        names += QFileInfo(path).fileName();
    return names.join(QStringLiteral(", "));
}

RecentFiles::RecentFiles(std::shared_ptr<QSettings> settings, QObject* parent) : QObject(parent), m_settings(std::move(settings))
{
    if (!m_settings)
        return;
    for (const auto kind : {Kind::Table, Kind::Recipe}) {
        const int count = m_settings->beginReadArray(keyOf(kind));
        for (int i = 0; i < count; ++i) {
            m_settings->setArrayIndex(i);
            Entry entry{m_settings->value(QStringLiteral("paths")).toStringList(), m_settings->value(QStringLiteral("about")).toString()};
            if (!entry.paths.isEmpty())
                m_lists[static_cast<std::size_t>(kind)].push_back(std::move(entry));
        }
        m_settings->endArray();
    }
}

void RecentFiles::remember(Kind kind, const Entry& entry)
{
    if (entry.paths.isEmpty())
        return;
    auto& list = m_lists[static_cast<std::size_t>(kind)];
    std::erase_if(list, [&](const Entry& other) { return other.paths == entry.paths; });
    list.insert(list.begin(), entry);
    if (list.size() > most)
        list.resize(most);
    store(kind);
}

void RecentFiles::forget(Kind kind, const QStringList& paths)
{
    if (std::erase_if(m_lists[static_cast<std::size_t>(kind)], [&](const Entry& entry) { return entry.paths == paths; }) > 0)
        store(kind);
}

void RecentFiles::store(Kind kind)
{
    if (m_settings) {
        const auto& list = m_lists[static_cast<std::size_t>(kind)];
        m_settings->remove(keyOf(kind));
        m_settings->beginWriteArray(keyOf(kind), static_cast<int>(list.size()));
        for (std::size_t i = 0; i < list.size(); ++i) {
            m_settings->setArrayIndex(static_cast<int>(i));
            m_settings->setValue(QStringLiteral("paths"), list[i].paths);
            m_settings->setValue(QStringLiteral("about"), list[i].about);
        }
        m_settings->endArray();
    }
    emit changed();
}

} // namespace tranche
