// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/dialogs/questions.h"
#include "ui/shell/main_window.h"
#include "ui/shell/panel_factory.h"

#include <QAccessible>
#include <QSignalSpy>
#include <QTest>

#include <cstddef>
#include <memory>

namespace tranche::test {

class NoAnswer final : public Questions {
public:
    void askForTables(QWidget*, std::function<void(const QStringList&)>) override {}
    void askForReleaseName(QWidget*, const QString&, std::function<void(const QString&)>) override {}
    void askToSave(QWidget*, const QString&, std::function<void(Leaving)> answered) override { answered(Leaving::Discard); }
    void askForHierarchy(QWidget*, std::function<void(const QString&)> chosen) override { chosen(hierarchy); }

    QString hierarchy; ///< the only file it gives
};

/// A window over the sample of invented persons, every role set.
class Window {
public:
    /// `memory`: bytes that all steps of the session together may hold.
    explicit Window(std::size_t memory = std::size_t{1} << 30) : m_session(std::make_unique<SeededRandom>(5), nullptr, memory)
    {
        WindowSetup setup;
        setup.questions = m_questions;
        setup.makePanel = [questions = m_questions](PanelId panel, Session& session, QWidget* parent) {
            return makePanel(panel, session, questions, parent);
        };
        m_window = std::make_unique<MainWindow>(m_session, std::move(setup));
        m_window->show();
    }

    void openPeople()
    {
        m_window->openSample(QStringLiteral("people"), true);
        settle();
    }

    void settle()
    {
        QSignalSpy ended(&m_session, &Session::jobEnded);
        for (int rounds = 0; m_session.isBusy() && rounds < 120; ++rounds)
            ended.wait(1000);
    }

    void askFor(const Ratio& l)
    {
        Parameters parameters = m_session.now().snapshot.parameters;
        parameters.model.l = l;
        m_session.setParameters(parameters);
        settle();
    }

    /// Also until the figures computed in the background are there.
    void settleBeside()
    {
        settle();
        QSignalSpy changed(&m_session, &Session::snapshotChanged);
        for (int rounds = 0; m_session.isBusyInBackground() && rounds < 600; ++rounds)
            changed.wait(1000);
    }

    /// A visible child of this kind with this accessible name; null: none.
    template <class Widget>
    Widget* named(const QString& name)
    {
        for (Widget* widget : m_window->findChildren<Widget*>())
            if (widget->isVisible() && widget->accessibleName() == name)
                return widget;
        return nullptr;
    }

    NoAnswer& questions() { return *m_questions; }
    MainWindow& window() { return *m_window; }
    Session& session() { return m_session; }

private:
    std::shared_ptr<NoAnswer> m_questions = std::make_shared<NoAnswer>();
    Session m_session;
    std::unique_ptr<MainWindow> m_window;
};

inline QStringList namelessControls(QWidget& place)
{
    QStringList nameless;
    for (QWidget* widget : place.findChildren<QWidget*>()) {
        if (!widget->isVisible() || widget->focusPolicy() == Qt::NoFocus || widget->objectName().startsWith(QLatin1String("qt_")))
            continue;
        QAccessibleInterface* access = QAccessible::queryAccessibleInterface(widget);
        if (access == nullptr || access->text(QAccessible::Name).trimmed().isEmpty())
            nameless += QString::fromLatin1(widget->metaObject()->className()) + QLatin1Char(' ') + widget->objectName();
    }
    return nameless;
}

} // namespace tranche::test
