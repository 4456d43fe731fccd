// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractTableModel>
#include <QString>
#include <QStringList>
#include <QVariant>

#include <cstddef>
#include <vector>

namespace tranche {

/// One cell of the board of scenarios.
struct BoardCell {
    QString text;
    QString toolTip = {};
    QVariant exact = {}; ///< a number for files; invalid: the text stands for itself
    bool best = false;   ///< of its column

    friend bool operator==(const BoardCell&, const BoardCell&) = default;
};

struct BoardLine {
    enum class Kind {
        Scenario,  ///< pinned, or the present one
        Heading,   ///< a sentence across all columns, in the first cell
        Tried,     ///< in the background
        Reference, ///< another technique
    };
    Kind kind = Kind::Scenario;
    std::size_t row = 0;   ///< among the rows of the board; of Scenario and Tried
    QString letter;        ///< of Scenario
    bool current = false;  ///< in force
    bool editable = false; ///< its name
    std::vector<BoardCell> cells;

    friend bool operator==(const BoardLine&, const BoardLine&) = default;
};

/// The board of scenarios, a line each; the last column says what a click there does.
class BoardModel final : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Roles {
        KindRole = Qt::UserRole + 1, ///< int(BoardLine::Kind)
        LetterRole,
        CurrentRole, ///< bool
    };

    using QAbstractTableModel::QAbstractTableModel;

    /// Lines that only changed their figures keep their place and the selection.
    void show(const QStringList& heads, std::vector<BoardLine> lines);
    const std::vector<BoardLine>& lines() const { return m_lines; }

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    bool setData(const QModelIndex& index, const QVariant& value, int role) override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;

signals:
    void renamed(std::size_t row, const QString& name);

private:
    QStringList m_heads;
    std::vector<BoardLine> m_lines;
};

} // namespace tranche
