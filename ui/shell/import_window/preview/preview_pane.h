// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/shell/import_window/looker.h"

#include <QWidget>

class QLabel;
class QLineEdit;
class QPlainTextEdit;
class QPushButton;
class QStackedWidget;
class QTableView;

namespace tranche {

class PreviewModel;
class SegmentedButtons;
class SheetView;

/// What comes of the choices: the first records as they are read, or their lines as they stand in the file. A name in the head can be
/// changed, by a double click or F2.
class PreviewPane final : public QWidget {
    Q_OBJECT

public:
    explicit PreviewPane(QWidget* parent);

    void show(const std::shared_ptr<const Looked>& looked);
    /// Moves to a line, where it is among those that are shown.
    void goTo(quint64 line);
    QTableView* table() const { return m_table; }

signals:
    void renamed(int column, const QString& name);
    /// Of a workbook: read these cells of the sheet.
    void rangeChosen(const QString& range);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void buildTable();
    void fitColumns();
    void rename(int column);
    void showLines(const ImportLook& look);
    bool isSheet() const;
    void fitMarks();
    void say();

    std::shared_ptr<const Looked> m_looked;
    PreviewModel* m_model = nullptr;
    QLabel* m_range = nullptr;
    SegmentedButtons* m_how = nullptr;
    QStackedWidget* m_stack = nullptr;
    QTableView* m_table = nullptr;
    QPlainTextEdit* m_lines = nullptr;
    SheetView* m_sheet = nullptr;
    QPushButton* m_readMarked = nullptr;
    QLineEdit* m_name = nullptr; ///< over the head while a name is being changed
    int m_renaming = -1;
    std::vector<std::string> m_fitted; ///< the names that the columns are wide enough for
};

} // namespace tranche
