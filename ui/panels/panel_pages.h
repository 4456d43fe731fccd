// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/session/document.h"

#include <QWidget>

#include <initializer_list>

class QStackedLayout;

namespace tranche {

class Banner;
class EmptyState;
class Session;

/// The states every panel has: a banner on top where its stage failed, and below it the content or the reason why there is none.
class PanelPages final : public QWidget {
    Q_OBJECT

public:
    PanelPages(Session& session, QWidget* parent);

    void setContent(QWidget* content);
    void showContent();
    /// `button` empty: none; else pressed() tells that it was used.
    void showEmpty(const QString& icon, const QString& heading, const QString& sentence, const QString& button = {});
    bool isEmpty() const;
    /// A banner with "Try again" where one of these stages failed; nothing otherwise.
    void showFailure(const Document& now, std::initializer_list<Stage> stages);
    Banner& banner() { return *m_banner; }

signals:
    void pressed();

private:
    Session& m_session;
    QWidget* m_failure = nullptr;
    Banner* m_banner = nullptr;
    EmptyState* m_empty = nullptr;
    QStackedLayout* m_stack = nullptr;
};

} // namespace tranche
