// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>
#include <QStringList>

#include <memory>
#include <vector>

class QSettings;

namespace tranche {

/// What was opened last, newest first, in the settings of this account and nowhere else.
class RecentFiles final : public QObject {
    Q_OBJECT

public:
    enum class Kind { Table, Recipe };

    struct Entry {
        QStringList paths; ///< one, or the files of one table
        QString about;     ///< "45,222 tuples, 15 attributes", as it was when it was opened

        QString name() const; ///< base names
        friend bool operator==(const Entry&, const Entry&) = default;
    };

    /// `settings` may be null: then the lists last as long as the program.
    explicit RecentFiles(std::shared_ptr<QSettings> settings, QObject* parent = nullptr);

    const std::vector<Entry>& list(Kind kind) const { return m_lists[static_cast<std::size_t>(kind)]; }
    /// Puts it first; the oldest beyond eight go.
    void remember(Kind kind, const Entry& entry);
    void forget(Kind kind, const QStringList& paths);

signals:
    void changed();

private:
    void store(Kind kind);

    std::shared_ptr<QSettings> m_settings;
    std::vector<Entry> m_lists[2];
};

} // namespace tranche
