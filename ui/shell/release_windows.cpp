// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/release_windows.h"

#include "ui/shell/keys/keys_window.h"
#include "ui/shell/review/review_window.h"
#include "ui/shell/verify/verify_window.h"

#include <utility>

namespace tranche {

ReleaseWindows::ReleaseWindows(Surroundings around, QObject* parent) : QObject(parent), m_around(std::move(around)) {}

void ReleaseWindows::openKeys()
{
    if (m_keys == nullptr) {
        m_keys = new KeysWindow(KeyStore(m_around.keyFolder), m_around.questions, m_around.window);
        m_keys->setAttribute(Qt::WA_DeleteOnClose);
        connect(m_keys, &KeysWindow::keysChanged, this, &ReleaseWindows::keysChanged);
        connect(m_keys, &KeysWindow::keyTakenIn, this, &ReleaseWindows::keyTakenIn);
    }
    m_keys->show();
    m_keys->raise();
    m_keys->activateWindow();
}

void ReleaseWindows::askForReview()
{
    m_around.questions->askForRelease(m_around.window, [this](const QString& path) {
        if (!path.isEmpty())
            openReview(path);
    });
}

void ReleaseWindows::openReview(const QString& path)
{
    auto* window = new ReviewWindow(path, m_around.keys, m_around.questions, m_around.window);
    window->setAttribute(Qt::WA_DeleteOnClose);
    window->show();
}

void ReleaseWindows::askForVerify()
{
    m_around.questions->askForRelease(m_around.window, [this](const QString& path) {
        if (!path.isEmpty())
            openVerify(path);
    });
}

void ReleaseWindows::openVerify(const QString& path)
{
    auto* window = new VerifyWindow(path, m_around.keys, m_around.questions, m_around.window);
    window->setAttribute(Qt::WA_DeleteOnClose);
    window->show();
}

} // namespace tranche
