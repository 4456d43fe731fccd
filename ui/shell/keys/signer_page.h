// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/release/keys/key_store.h"

#include <QWidget>

class QVBoxLayout;

namespace tranche {

/// Another person's public key: whether its digits were compared with its owner's, and until when it is used.
class SignerPage final : public QWidget {
    Q_OBJECT

public:
    explicit SignerPage(const KnownSigner& signer, QWidget* parent = nullptr);

signals:
    void exportRequested();
    void renamed(const QString& name);
    void changed(const tranche::KnownSigner& signer);

private:
    void addFacts(QVBoxLayout& down);
    void addComparing(QVBoxLayout& down);
    void addEnding(QVBoxLayout& down);

    KnownSigner m_signer;
};

} // namespace tranche
