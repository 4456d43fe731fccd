// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/application.h"

#include "ui/style/icons.h"

#include <QSettings>
#include <QStandardPaths>

#include <cstdio>
#include <exception>

namespace tranche {

Application::Application(int& argc, char** argv) : QApplication(argc, argv), m_system(schemeOf(palette()))
{
    setOrganizationName(QStringLiteral("Tranche"));
    setApplicationName(QStringLiteral("Tranche"));
    setApplicationDisplayName(QStringLiteral("Tranche"));
    m_settings = std::make_shared<QSettings>();
    setWindowIcon(icon(QStringLiteral("stage-columns"), palette(), Ink::Accent));
}

Application::~Application() = default;

QString Application::stateFolder()
{
    return QStandardPaths::writableLocation(QStandardPaths::AppLocalDataLocation) + QLatin1String("/state");
}

void Application::useScheme(const QString& scheme, bool once)
{
    if (!once)
        m_settings->setValue(QStringLiteral("scheme"), scheme);
    const Scheme chosen = scheme == QLatin1String("light")           ? Scheme::Light
                          : scheme == QLatin1String("dark")          ? Scheme::Dark
                          : scheme == QLatin1String("high-contrast") ? Scheme::HighContrast
                                                                     : m_system;
    applyScheme(*this, chosen);
}

bool Application::notify(QObject* receiver, QEvent* event)
{
    try {
        return QApplication::notify(receiver, event);
    } catch (const std::bad_alloc&) {
        std::fputs("Tranche has to close because there is not enough memory. Nothing was written.\n", stderr);
    } catch (...) {
        // What the exception says may hold a value of the table.
        std::fputs("Tranche has to close because of an internal error. Nothing was written.\n", stderr);
    }
    std::_Exit(70);
}

} // namespace tranche
