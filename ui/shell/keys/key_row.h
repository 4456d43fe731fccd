// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/release/keys/key_store.h"

#include <QAbstractButton>

namespace tranche {

/// One key in the list: whose it is, its digits, and what is known of it.
class KeyRow final : public QAbstractButton {
    Q_OBJECT

public:
    explicit KeyRow(const OwnKey& key, QWidget* parent = nullptr);
    explicit KeyRow(const KnownSigner& signer, QWidget* parent = nullptr);

    const PublicKey& key() const { return m_key; }

    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void start(const QString& name, const QString& line);
    void paintTexts(QPainter& painter, int right) const;

    PublicKey m_key;
    QString m_icon;
    QString m_line;
    class Badge* m_badge = nullptr;
};

} // namespace tranche
