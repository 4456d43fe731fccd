// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/session/session.h"

#include <QObject>
#include <QTimer>

#include <functional>
#include <memory>
#include <vector>

namespace tranche {

class MainWindow;

/// Walks a window over the invented persons through every stage and takes the pictures of the manual: NAME.png into a folder, in the
/// language and the colours that the program has. The shuffle is seeded, so a picture is the same each time; nothing of it is a release.
class ManualPictures final : public QObject {
    Q_OBJECT

public:
    explicit ManualPictures(const QString& folder, QObject* parent = nullptr);
    ~ManualPictures() override;

    void begin();
    /// Names of all pictures, as the pages give them.
    static QStringList names();

signals:
    /// `whole`: every picture was written.
    void finished(bool whole);

private:
    struct Scene {
        QString name;
        std::function<void()> set;
        std::function<QWidget*()> part; ///< what of the window is taken
    };

    std::vector<Scene> scenes();
    void look();
    bool isQuiet();
    void take(const Scene& scene);
    QWidget* panel() const;
    void showBucket();
    void askConsole();

    QString m_folder;
    Session m_session;
    std::unique_ptr<MainWindow> m_window;
    std::vector<Scene> m_scenes;
    std::size_t m_next = 0;
    bool m_set = false;
    bool m_whole = true;
    int m_quiet = 0; ///< looks in a row at which nothing was under way
    int m_looks = 0;
    QTimer m_timer;
};

} // namespace tranche
