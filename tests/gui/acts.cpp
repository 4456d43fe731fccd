// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/gui/acts.h"

#include "ui/dialogs/questions.h"

#include <QCoreApplication>
#include <QMouseEvent>

namespace tranche::bench {

namespace {

class NoFiles final : public Questions {
public:
    void askForTables(QWidget*, std::function<void(const QStringList&)>) override {}
    void askForReleaseName(QWidget*, const QString&, std::function<void(const QString&)>) override {}
};

} // namespace

Screen::Screen() : session(std::make_unique<SeededRandom>(3))
{
    WindowSetup setup;
    const auto questions = std::make_shared<NoFiles>();
    setup.questions = questions;
    setup.makePanel = [questions](PanelId panel, Session& of, QWidget* parent) { return makePanel(panel, of, questions, parent); };
    window = std::make_unique<MainWindow>(session, std::move(setup));
    window->show();
}

void sendMouse(QWidget* widget, QEvent::Type type, const QPointF& place)
{
    const auto buttons = type == QEvent::MouseButtonRelease ? Qt::NoButton : Qt::LeftButton;
    QMouseEvent event(type, place, widget->mapToGlobal(place), type == QEvent::MouseMove ? Qt::NoButton : Qt::LeftButton, buttons,
                      Qt::NoModifier);
    QCoreApplication::sendEvent(widget, &event);
}

OpenTable::OpenTable(Screen& screen, Order order) : m_screen(screen), m_order(std::move(order))
{
    m_look.setSingleShot(true);
    m_look.callOnTimeout(this, &OpenTable::look);
}

void OpenTable::begin()
{
    connect(&m_screen.session, &Session::jobEnded, this, [this] { m_look.start(0); });
    m_tagged = m_order.file.isEmpty();
    if (m_tagged)
        m_screen.window->openSample(QStringLiteral("people"), true);
    else
        m_screen.session.loadFiles({m_order.file}, {});
}

void OpenTable::look()
{
    const Document& now = m_screen.session.now();
    if (m_screen.session.isBusy() || now.snapshot.table == nullptr)
        return;
    if (!m_tagged)
        return tag();
    if (!now.snapshot.sliced || !now.association)
        return;
    m_screen.session.disconnect(this);
    ended();
}

void OpenTable::tag()
{
    m_tagged = true;
    const Table& table = *m_screen.session.now().snapshot.table;
    std::vector<SourceId> kept;
    std::vector<SourceId> out;
    std::vector<SourceId> sensitive;
    for (std::size_t i = 0; i < table.attributeCount(); ++i) {
        const auto& name = table.attribute(SourceId(i)).name;
        const bool wanted = m_order.kept.empty() || m_order.kept.contains(name);
        (name == "occupation" ? sensitive : wanted ? kept : out).emplace_back(i);
    }
    Session& session = m_screen.session;
    session.setParameters(m_order.parameters);
    if (!out.empty())
        session.setRoles(out, Role::Excluded);
    session.setRoles(sensitive, Role::Sensitive);
    session.setRoles(kept, Role::QuasiIdentifier);
}

} // namespace tranche::bench
