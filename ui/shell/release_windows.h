// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/dialogs/questions.h"
#include "ui/session/governance/key_book.h"

#include <QObject>
#include <QPointer>

#include <filesystem>
#include <memory>

namespace tranche {

class KeysWindow;

/// The windows of their own that the menu Release opens.
class ReleaseWindows final : public QObject {
    Q_OBJECT

public:
    struct Surroundings {
        QWidget* window = nullptr;
        std::shared_ptr<Questions> questions;
        std::filesystem::path keyFolder; ///< empty: there are no keys
        std::shared_ptr<const KeyBook> keys;
    };

    explicit ReleaseWindows(Surroundings around, QObject* parent);

    void openKeys();
    /// Asks for a release that another person has to approve.
    void askForReview();
    void openReview(const QString& path);
    /// Asks for any release, to see whether it holds.
    void askForVerify();
    void openVerify(const QString& path);

signals:
    void keysChanged();
    void keyTakenIn(const QString& id, bool own); ///< see KeysWindow

private:
    Surroundings m_around;
    QPointer<KeysWindow> m_keys;
};

} // namespace tranche
