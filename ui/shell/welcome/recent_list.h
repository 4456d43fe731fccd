// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/parts/judgement.h"

#include <QListWidget>
#include <QStringList>

namespace tranche {

/// A list of things to open on the welcome page: icon, name over what it holds. Enter or a click opens, Delete forgets where that is
/// possible.
class RecentList final : public QListWidget {
    Q_OBJECT

public:
    explicit RecentList(const QString& name, QWidget* parent = nullptr);

    /// `key`: what opened() and forgotten() answer.
    void add(const QString& iconName, const QString& title, const QString& about, const QVariant& key);
    /// A word at the end of the entry with this key.
    void setBadge(const QVariant& key, Judgement judgement, const QString& word);
    /// As high as its entries.
    void fit();

signals:
    void opened(const QVariant& key);
    void forgotten(const QVariant& key);

protected:
    void keyPressEvent(QKeyEvent* event) override;
};

} // namespace tranche
