// SPDX-License-Identifier: GPL-3.0-or-later
// A plug-in that Qt loads into the program itself: says when its window has been painted and takes input, and ends it.
// Qt alone is linked; the program's own classes are another copy.
#include <QApplication>
#include <QGenericPlugin>
#include <QTimer>
#include <QWidget>

#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <ctime>

namespace {

void say(const char* what)
{
    const auto now = std::chrono::steady_clock::now().time_since_epoch(); // the same clock in every process
    std::printf("%s %lld %lld\n", what, static_cast<long long>(std::chrono::nanoseconds(now).count()),
                static_cast<long long>(std::clock()) * 1'000'000'000 / CLOCKS_PER_SEC);
    std::fflush(stdout);
}

/// Whether the count of buckets stands there, as a number.
bool showsBuckets(const QWidget& widget)
{
    static const QString heading = QStringLiteral("Buckets: ");
    const QString name = widget.accessibleName();
    return name.startsWith(heading) && name.size() > heading.size() && name[heading.size()].isDigit();
}

class StartProbe final : public QObject {
public:
    explicit StartProbe(bool untilFigures) : m_untilFigures(untilFigures)
    {
        say("loaded");
        QCoreApplication::instance()->installEventFilter(this);
    }

    bool eventFilter(QObject* receiver, QEvent* event) override
    {
        if (event->type() != QEvent::Paint || !receiver->isWidgetType())
            return false;
        const auto& widget = static_cast<const QWidget&>(*receiver);
        if (!m_painted) {
            m_painted = true;
            afterwards("painted", !m_untilFigures);
        }
        if (m_untilFigures && !m_figures && showsBuckets(widget)) {
            m_figures = true;
            afterwards("figures", true);
        }
        return false;
    }

private:
    /// When everything has been painted and what waited is done: an input would be next.
    void afterwards(const char* what, bool last)
    {
        QTimer::singleShot(0, this, [what, last] {
            say(what);
            if (last)
                std::_Exit(0);
        });
    }

    bool m_untilFigures;
    bool m_painted = false;
    bool m_figures = false;
};

} // namespace

class StartProbePlugin final : public QGenericPlugin {
    Q_OBJECT
    Q_PLUGIN_METADATA(IID "org.qt-project.Qt.QGenericPluginFactoryInterface" FILE "start_probe.json")

public:
    QObject* create(const QString&, const QString& specification) override
    {
        return new StartProbe(specification == QLatin1String("figures"));
    }
};

#include "start_probe.moc"
