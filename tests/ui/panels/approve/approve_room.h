// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/ui/one_file.h"
#include "tests/ui/panels/opened_session.h"
#include "ui/panels/approve/approve_panel.h"

#include <QLineEdit>
#include <QObject>
#include <QPushButton>

#include <memory>

namespace tranche::test {

/// Tests of the panel over a table whose every decision is made; a release is written as `out` beside it.
class ApproveRoom : public QObject {
protected:
    void open()
    {
        m_opened = std::make_unique<OpenedSession>();
        m_opened->decideRoles();
        m_opened->setEll(Ratio(2, 1), 1, 2);
        m_questions = std::make_shared<OneFile>();
        m_questions->path = m_opened->folder.filePath(QStringLiteral("out"));
        m_panel = std::make_unique<ApprovePanel>(m_opened->session);
        m_panel->setQuestions(m_questions);
        m_panel->show();
        m_opened->settle();
    }
    void close()
    {
        m_panel.reset();
        m_opened.reset();
    }
    template <class W>
    W* part(const char* name)
    {
        return m_panel->findChild<W*>(QString::fromLatin1(name));
    }
    void sign()
    {
        part<QLineEdit>("name")->setText(QStringLiteral("A. Person"));
        part<QLineEdit>("reason")->setText(QStringLiteral("For research"));
        part<QPushButton>("approve")->click();
        m_opened->settle();
    }

    std::unique_ptr<OpenedSession> m_opened;
    std::shared_ptr<OneFile> m_questions;
    std::unique_ptr<ApprovePanel> m_panel;
};

} // namespace tranche::test
