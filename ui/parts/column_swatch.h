// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QString>
#include <QWidget>

#include <cstddef>

class QPainter;

namespace tranche {

/// Which column is meant: its place, and whether it is the sensitive one.
struct ColumnMark {
    std::size_t index = 0;
    bool sensitive = false;

    QString letter() const; ///< A to Z, then A2, ...; S for the sensitive one
    QColor colour(const QPalette& palette) const;
    QString name() const; ///< "Column A" or "Sensitive column"

    friend bool operator==(const ColumnMark&, const ColumnMark&) = default;
};

/// A small square in the column's colour with its letter.
class ColumnSwatch final : public QWidget {
    Q_OBJECT

public:
    explicit ColumnSwatch(ColumnMark mark, QWidget* parent = nullptr);

    void setMark(ColumnMark mark);
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    ColumnMark m_mark;
};

/// For delegates: the swatch in `area`, as large as fits up to its own size, centred.
void paintSwatch(QPainter& painter, const QRect& area, ColumnMark mark, const QPalette& palette);
/// The side of a swatch in the font in use.
int swatchSide();

} // namespace tranche
