// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/import/database/database_options.h"
#include "ui/parts/judgement.h"

#include <QWidget>

class QLabel;
class QPushButton;

namespace tranche {

class QueryText;
class SaidLine;
class SegmentedButtons;

/// What a database is asked for: one of its tables whole, or what a query gives. A query is sent when the person says so.
class QueryBar final : public QWidget {
    Q_OBJECT

public:
    explicit QueryBar(QWidget* parent);

    void show(const DatabaseOptions& options);
    using QWidget::show;
    bool isQuery() const;
    QString query() const;
    /// Where the cursor is, as a click on a table in the list does.
    void insert(const QString& name);
    /// The same of an attribute of it.
    void insertAttribute(const QString& name);
    void setBusy(bool busy);
    void say(Judgement judgement, const QString& sentence);
    QString sentence() const;

signals:
    void queryRequested(const QString& query);
    void tableRequested(); ///< whole: one of the list is to be chosen
    void kindChanged();
    void stopRequested();

private:
    void showKind();

    SegmentedButtons* m_kind = nullptr;
    QLabel* m_hint = nullptr;
    QLabel* m_kept = nullptr; ///< what becomes of the query
    QPushButton* m_run = nullptr;
    QueryText* m_text = nullptr;
    SaidLine* m_said = nullptr;
    bool m_busy = false;
};

} // namespace tranche
