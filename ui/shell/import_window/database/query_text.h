// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPlainTextEdit>

namespace tranche {

/// Where a query is written: its lines have numbers, and the words of SQL stand out.
class QueryText final : public QPlainTextEdit {
    Q_OBJECT

public:
    explicit QueryText(QWidget* parent);

    /// The name of an attribute where the cursor is; directly behind another name, after a comma.
    void insertAttribute(const QString& name);
    int marginWidth() const;

protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    class Margin;

    void fitMargin();
    void paintMargin(QPaintEvent* event);

    Margin* m_margin = nullptr;
};

} // namespace tranche
