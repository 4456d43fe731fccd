// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <vector>

class QCPItemText;
class QCustomPlot;
class QPalette;

namespace tranche {

/// Names left of a plot's rows, a name above its hint; what does not fit is elided.
class SideWords {
public:
    explicit SideWords(QCustomPlot& plot) : m_plot(plot) {}

    void clear();
    /// `row`: the middle of both lines on the y axis, which may be reversed. An empty hint: one line. `gap`: pixels to the axis.
    void add(double row, const QString& name, const QString& hint, bool bold, int gap);
    /// As wide as the widest wants to be, with its gap.
    int wantedWidth() const;
    /// The words within so many pixels from the left edge of the plot to its axis.
    void fit(int width);
    void paint(const QPalette& palette);

private:
    struct Words {
        QString name;
        QString hint;
        bool bold = false;
        int gap = 0;
        QCPItemText* first = nullptr;
        QCPItemText* second = nullptr; ///< null: no hint
    };

    QCPItemText* itemAt(double row, Qt::Alignment alignment, int gap);

    QCustomPlot& m_plot;
    std::vector<Words> m_words;
};

} // namespace tranche
