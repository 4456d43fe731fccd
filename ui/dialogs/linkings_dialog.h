// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/session/document.h"

#include <QDialog>

#include <cstddef>

class QLabel;
class QPushButton;
class QTableWidget;

namespace tranche {

class Banner;
class SegmentedButtons;
class Session;
struct LinkingFacts;

/// How many random linkings go into a release: what they are for, what they tell, and how far the very ones that will be written differ.
/// Adding or removing them makes the release a draft again; the dialog stays and tells what was drawn.
class LinkingsDialog final : public QDialog {
    Q_OBJECT

public:
    explicit LinkingsDialog(Session& session, QWidget* parent = nullptr);

private:
    QWidget* buildChoice();
    QWidget* buildDifferences();
    QWidget* buildFiles();
    QWidget* buildFoot();
    void choose(int count);
    void take();
    void follow(const Document& now);
    void refresh();
    void showRows(const LinkingFacts& facts);
    void showFiles(const LinkingFacts& facts);

    Session& m_session;
    std::size_t m_count = 0; ///< chosen here
    SegmentedButtons* m_choice = nullptr;
    QLabel* m_advice = nullptr;
    Banner* m_banner = nullptr;
    QTableWidget* m_rows = nullptr;
    QLabel* m_drawn = nullptr;
    QLabel* m_files = nullptr;
    QLabel* m_warning = nullptr;
    QPushButton* m_close = nullptr;
    QPushButton* m_take = nullptr;
};

} // namespace tranche
