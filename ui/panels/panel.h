// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/panels/hand_over.h"
#include "ui/session/session.h"
#include "ui/words/panel_id.h"

#include <QWidget>

class QHBoxLayout;
class QToolButton;
class QVBoxLayout;

namespace tranche {

class SentenceLabel;
class SidePane;

/// What all panels share: a header of one height with title, one sentence and actions, and below it a body.
/// A panel takes the Session, has one refresh function, and calls intents.
class Panel : public QWidget {
    Q_OBJECT

public:
    /// What another panel handed over, by way of the window; a panel ignores what it does not know.
    virtual void take(const HandOver&) {}
    /// Refresh from the session's document. Called on every snapshotChanged while visible, and when shown.
    virtual void refresh(const Document& now) = 0;

signals:
    /// One line for the job bar; empty: nothing is hovered.
    void hovered(const QString& text);
    /// The way to something that is decided elsewhere.
    void panelRequested(tranche::PanelId id);
    /// The same, with something for the panel to take.
    void handedOver(tranche::PanelId id, const tranche::HandOver& what);
    /// The way to how small a bucket may be, among the settings.
    void smallestBucketRequested();

protected:
    /// What all that the panel shows stands on. While it is hidden, it lets go of everything once this is another: nothing of a table
    /// that was open before stays in memory for a panel that nobody looks at.
    virtual const void* ground(const Snapshot& now) const { return now.table.get(); }

    Panel(Session& session, const QString& title, QWidget* parent);

    Session& session() { return m_session; }
    void setSentence(const QString& sentence); ///< elides; full text as tooltip
    QHBoxLayout* actions() { return m_actions; }
    QVBoxLayout* body() { return m_body; }
    /// Puts a side pane beside the content. Its width is remembered under `key`; Esc closes it, a button in the header shows it again.
    QWidget* beside(QWidget* content, SidePane* pane, const QString& key, QWidget* parent);
    void setSideOpen(bool open);
    /// False: what is shown has no side pane.
    void setSideOffered(bool offered);
    void keyPressEvent(QKeyEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void follow(const Document& now, const Document& before);
    void restoreSideWidth();

    Session& m_session;
    SentenceLabel* m_sentence = nullptr;
    QHBoxLayout* m_actions = nullptr;
    QHBoxLayout* m_tail = nullptr; ///< of the header, right of the actions
    QVBoxLayout* m_body = nullptr;
    SidePane* m_side = nullptr;
    int m_sideWidth = 0; ///< remembered, until it is restored
    QToolButton* m_sideButton = nullptr;
};

} // namespace tranche
