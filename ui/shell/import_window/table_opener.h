// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/shell/import_window/import_window.h"

#include <QObject>
#include <QPointer>

#include <functional>

namespace tranche {

/// The looker and the reader of recipes of the program itself.
ImportSetup importSetup(std::shared_ptr<Questions> questions, std::shared_ptr<QSettings> settings);

/// Opens files as a table: at once where nothing has to be decided, else through the import window, of which there is one at a time.
class TableOpener final : public QObject {
    Q_OBJECT

public:
    TableOpener(ImportSetup setup, QWidget* window);

    void open(const QStringList& paths, ImportWindow::Showing showing);
    /// Through the import window, which asks where the database is.
    void openDatabase();
    bool isBusy() const { return !m_window.isNull(); }

signals:
    void chosen(const tranche::LoadRequest& request);

private:
    void make(const QStringList& paths);

    ImportSetup m_setup;
    QWidget* m_parent;
    QPointer<ImportWindow> m_window;
};

} // namespace tranche
