// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/import/look/import_look.h"
#include "ui/style/theme.h"

#include <QWidget>

class QLabel;
class QHBoxLayout;
class QToolButton;

namespace tranche {

class ElidedLabel;
class IconLabel;

/// One thing that is decided about reading a source: its name, the control that overrules it, what speaks for it, and the verdict.
class EvidenceRow final : public QWidget {
    Q_OBJECT

public:
    /// `name` may hold a mnemonic for the first control.
    EvidenceRow(ImportChoice choice, const QString& name, QWidget* parent);

    ImportChoice choice() const { return m_choice; }
    /// Controls stand side by side; the first of them gets the focus of the mnemonic.
    void addControl(QWidget* control);
    /// Null: nothing is known yet, or nothing is said about this.
    /// `offered`: on the right something is offered that would change it.
    void say(const Evidence* evidence, bool offered = false);
    /// Counts are still being taken.
    void sayUnderWay();
    /// For what no evidence speaks of: a plain sentence.
    void explain(const QString& sentence);
    QString verdict() const;
    /// Room for the name; the same in all rows, so that what follows stands in columns.
    int nameWidth() const;
    void setNameWidth(int width);

signals:
    void lineWanted(quint64 line);

protected:
    void changeEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    void judge(const Evidence& evidence, bool offered);
    void recolour();

    ImportChoice m_choice;
    quint64 m_line = 0; ///< the first record that does not agree
    bool m_asks = false;
    QLabel* m_name = nullptr;
    QWidget* m_controls = nullptr;
    QHBoxLayout* m_side = nullptr;
    ElidedLabel* m_said = nullptr;
    QToolButton* m_show = nullptr;
    IconLabel* m_mark = nullptr;
    QLabel* m_word = nullptr;
    Ink m_ink = Ink::Text2; ///< of the word
};

} // namespace tranche
