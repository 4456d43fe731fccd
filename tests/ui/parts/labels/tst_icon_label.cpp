// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/parts/labels/icon_label.h"

#include "tests/support/test_room.h"
#include "ui/style/theme.h"

namespace tst_icon_label {

using namespace tranche;

class TestIconLabel : public QObject {
    Q_OBJECT

private slots:
    void itFollowsLightAndDark()
    {
        IconLabel label(QStringLiteral("info"), 14);
        label.setInk(Ink::Pass);
        const auto before = label.pixmap(Qt::ReturnByValue).toImage();
        QPalette dark = label.palette();
        for (const auto role : {QPalette::Window, QPalette::Base})
            dark.setColor(role, Qt::black);
        dark.setColor(QPalette::WindowText, Qt::white);
        dark.setColor(QPalette::Text, Qt::white);
        label.setPalette(dark);
        QVERIFY(label.pixmap(Qt::ReturnByValue).toImage() != before);
    }
};

TRANCHE_WINDOW_TEST(TestIconLabel)

} // namespace tst_icon_label

#include "tst_icon_label.moc"
