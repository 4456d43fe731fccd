// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/release/keys/minisign.h"

#include <QWidget>

class QFormLayout;
class QLabel;

namespace tranche {

/// Facts of a key under each other: what it is called on the left, what it is on the right. The digits can be copied.
class KeyFactRows final : public QWidget {
    Q_OBJECT

public:
    explicit KeyFactRows(const PublicKey& key, QWidget* parent = nullptr);

    /// `icon`: before the text; empty for none.
    void add(const QString& name, const QString& text, const QString& icon = {});

private:
    QLabel* addLine(const QString& name, const QString& text, QWidget* beside, bool digits);

    QFormLayout* m_rows = nullptr;
};

/// Where the column of values begins, on every page of the window.
inline constexpr double keyValueLeft = 140;

} // namespace tranche
