// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/style/icons.h"
#include "tests/support/test_room.h"

#include <QApplication>
#include <QDir>

namespace tst_icons {

using namespace tranche;

class TestIcons : public QObject {
    Q_OBJECT

private slots:
    void everyIconIsDrawnInItsColour_data();
    void everyIconIsDrawnInItsColour();
    void anIconIsSharpAtTwiceThePixels();
    void aDisabledIconIsPaler();
    void anIconFollowsTheTheme();
};

namespace {

/// The strongest pixel of an icon.
QColor strongest(const QPixmap& pixmap)
{
    const QImage image = pixmap.toImage().convertToFormat(QImage::Format_ARGB32);
    QColor best(0, 0, 0, 0);
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x) {
            const QColor pixel = image.pixelColor(x, y);
            if (pixel.alpha() > best.alpha())
                best = pixel;
        }
    }
    return best;
}

} // namespace

void TestIcons::everyIconIsDrawnInItsColour_data()
{
    QTest::addColumn<QString>("name");
    const QStringList files = QDir(QStringLiteral(":/icons")).entryList({QStringLiteral("*.svg")});
    QVERIFY(files.size() > 60);
    for (const QString& file : files)
        QTest::newRow(qPrintable(file)) << file.chopped(4);
}

void TestIcons::everyIconIsDrawnInItsColour()
{
    QFETCH(QString, name);
    for (const qreal ratio : {1.0, 2.0}) {
        const QPixmap pixmap = iconPixmap(name, Qt::red, 16, ratio);
        QCOMPARE(pixmap.size(), QSize(16, 16) * ratio);
        const QColor pixel = strongest(pixmap);
        QVERIFY(pixel.alpha() > 60);
        QVERIFY2(pixel.red() > 200 && pixel.green() < 10 && pixel.blue() < 10, qPrintable(pixel.name()));
    }
}

void TestIcons::anIconIsSharpAtTwiceThePixels()
{
    applyScheme(*qApp, Scheme::Light);
    const QIcon sign = icon(QStringLiteral("pass"), QApplication::palette());
    QCOMPARE(sign.pixmap(QSize(16, 16), 2.0).size(), QSize(32, 32));
    QCOMPARE(sign.pixmap(QSize(16, 16), 2.0).devicePixelRatio(), 2.0);
}

void TestIcons::aDisabledIconIsPaler()
{
    applyScheme(*qApp, Scheme::Light);
    const QIcon sign = icon(QStringLiteral("stage-correlation"), QApplication::palette(), Ink::Text);
    QCOMPARE(strongest(sign.pixmap(QSize(48, 48), 1.0, QIcon::Normal)).rgb(), ink(QApplication::palette(), Ink::Text).rgb());
    QCOMPARE(strongest(sign.pixmap(QSize(48, 48), 1.0, QIcon::Disabled)).rgb(), ink(QApplication::palette(), Ink::Text3).rgb());
}

void TestIcons::anIconFollowsTheTheme()
{
    applyScheme(*qApp, Scheme::Light);
    const QIcon sign = icon(QStringLiteral("stage-correlation"), QApplication::palette(), Ink::Text);
    applyScheme(*qApp, Scheme::Dark);
    QCOMPARE(strongest(sign.pixmap(QSize(48, 48), 1.0)).rgb(), ink(QApplication::palette(), Ink::Text).rgb());
}

TRANCHE_WINDOW_TEST(TestIcons)

} // namespace tst_icons

#include "tst_icons.moc"
