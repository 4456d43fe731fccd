// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QObject>
#include <QString>
#include <QVariant>

#include <memory>

class QSettings;

namespace tranche {

/// How a person likes to work: widths, limits that mark, thresholds of what is shown. Never data, never part of a recipe or a release.
///
/// The one place through which remembered settings pass. Without keepIn() they last as long as the program, which is what tests get.
class Preferences final : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

    /// Read from and write to these settings from now on.
    void keepIn(std::shared_ptr<QSettings> settings) { m_settings = std::move(settings); }

    /// Share of tuples that may have a value of a column that nobody else has, before the column is called over the limit. In [0, 1];
    /// default 0.05.
    double uniqueLimit() const;
    void setUniqueLimit(double share);
    /// Counts below this are not shown where a pair of attributes is laid open. At least 1 (all are shown); default 5.
    int hiddenBelow() const;
    void setHiddenBelow(int count);
    /// Width of a side pane in pixels; 0 where none is remembered.
    int paneWidth(const QString& pane) const;
    void setPaneWidth(const QString& pane, int pixels);
    /// The folder in which a release was being written when the program was last heard of; empty: none was.
    QString unfinishedExport() const;
    void setUnfinishedExport(const QString& folder);

signals:
    /// A limit or a threshold changed; widths do not say so.
    void changed();

private:
    QVariant value(const QString& key, const QVariant& otherwise) const;
    void set(const QString& key, const QVariant& value);

    std::shared_ptr<QSettings> m_settings;
    QHash<QString, QVariant> m_values;
};

} // namespace tranche
