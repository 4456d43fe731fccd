// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/style/theme.h"

#include <QApplication>
#include <QString>

#include <memory>

class QSettings;

namespace tranche {

/// The program around the window: remembered settings, colours, and the last catch for surprises.
class Application final : public QApplication {
    Q_OBJECT

public:
    Application(int& argc, char** argv);
    ~Application() override;

    std::shared_ptr<QSettings> settings() const { return m_settings; }
    /// Where the program keeps what is to outlive it beside its settings; for this account only.
    static QString stateFolder();
    /// "system", "light", "dark" or "high-contrast"; remembered unless `once`.
    void useScheme(const QString& scheme, bool once = false);

    /// A surprise in an event ends the program with one sentence and no detail; nothing was written half.
    bool notify(QObject* receiver, QEvent* event) override;

private:
    Scheme m_system;
    std::shared_ptr<QSettings> m_settings;
};

} // namespace tranche
