// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/parts/judgement.h"

#include <QWidget>

class QLabel;
class QProgressBar;
class QPushButton;

namespace tranche {

class IconLabel;

/// What keeps a table from being read, or what it comes to; and the two ways out.
class ImportFoot final : public QWidget {
    Q_OBJECT

public:
    explicit ImportFoot(QWidget* parent);

    void say(Judgement judgement, const QString& sentence);
    /// Nothing: no record can be skipped to go on.
    void offerToSkip(const QString& words);
    void setProgress(int permille); ///< below 0: nothing is under way
    void setReady(bool ready);
    bool isReady() const;
    QString sentence() const;

signals:
    void readRequested();
    void skipRequested();
    void cancelled();

private:
    IconLabel* m_mark = nullptr;
    QLabel* m_said = nullptr;
    QProgressBar* m_progress = nullptr;
    QPushButton* m_skip = nullptr;
    QPushButton* m_read = nullptr;
};

} // namespace tranche
