// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/help/help_window.h"
#include "tests/support/test_room.h"
#include "ui/shell/manual_pictures.h"
#include "ui/style/theme.h"

#include <QApplication>
#include <QFile>
#include <QImage>
#include <QLineEdit>
#include <QListWidget>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTextBrowser>

#include <algorithm>
#include <set>

namespace tst_help_window {

using namespace tranche;

namespace {

const QString inLight = QStringLiteral("en/light/");

}

class TestHelpWindow : public QObject {
    Q_OBJECT

private slots:
    void initTestCase()
    {
        applyScheme(*qApp, Scheme::Light);
        take(m_folder.filePath(inLight));
    }

    void everyPanelHasAPageOfItsOwn()
    {
        std::set<QString> pages;
        for (const HelpPage& page : helpPages()) {
            QVERIFY2(!page.title.isEmpty() && page.text.size() > 200, qPrintable(page.name));
            pages.insert(page.name);
        }
        std::set<QString> used;
        for (const PanelId panel : allPanels) {
            QVERIFY(pages.contains(helpPageOf(panel)));
            used.insert(helpPageOf(panel));
        }
        QCOMPARE(used.size(), std::size(allPanels));
    }

    void everyLinkLeadsToAPage()
    {
        const auto pages = helpPages();
        int links = 0;
        for (const HelpPage& page : pages) {
            auto found = QRegularExpression(QStringLiteral("\\]\\(((?!pictures/)[^)]*)\\)")).globalMatch(page.text);
            while (found.hasNext()) {
                const QString target = found.next().captured(1);
                ++links;
                QVERIFY2(std::ranges::any_of(pages, [&](const HelpPage& other) { return other.name + QStringLiteral(".md") == target; }),
                         qPrintable(page.name + QStringLiteral(": ") + target));
            }
        }
        QVERIFY(links > 5);
    }

    void showsThePageThatIsAskedFor()
    {
        HelpWindow help(nullptr);
        help.openPage(QStringLiteral("columns"));
        QCOMPARE(help.currentPage(), QStringLiteral("columns"));
        QVERIFY(help.findChild<QTextBrowser*>()->toPlainText().startsWith(QStringLiteral("Columns")));
        help.openPage(QStringLiteral("there is none"));
        QCOMPARE(help.currentPage(), QStringLiteral("index"));
    }

    void theListFollowsALink()
    {
        HelpWindow help(nullptr);
        help.openPage(QStringLiteral("index"));
        auto* text = help.findChild<QTextBrowser*>();
        text->setSource(text->source().resolved(QUrl(QStringLiteral("roles.md")))); // as a click on the link does
        QCOMPARE(help.currentPage(), QStringLiteral("roles"));
        QVERIFY(text->toPlainText().startsWith(QStringLiteral("Roles")));
    }

    void bothLanguagesSayTheSameWithThePicturesThatAreTaken()
    {
        QStringList named;
        for (const HelpPage& page : helpPages()) {
            const QStringList pictures = picturesOf(page.text);
            QFile german(QStringLiteral(":/help/de/%1.md").arg(page.name));
            QVERIFY2(german.open(QIODevice::ReadOnly), qPrintable(page.name));
            const QString text = QString::fromUtf8(german.readAll());
            QCOMPARE(picturesOf(text), pictures);
            for (const char* begin : {"\n## ", "\n* ", "\n\n", "\n| "}) // nothing is said in one language only
                QVERIFY2(text.count(QLatin1String(begin)) == page.text.count(QLatin1String(begin)), qPrintable(page.name));
            named += pictures;
        }
        QStringList taken;
        for (const QString& name : ManualPictures::names())
            taken += name + QStringLiteral(".png");
        named.sort();
        taken.sort();
        QCOMPARE(named, taken);
        for (const PanelId panel : allPanels)
            QVERIFY(named.contains(helpPageOf(panel) + QStringLiteral(".png")));
    }

    void thePicturesAreTakenAndShown()
    {
        HelpWindow help(nullptr, m_folder.path());
        auto* text = help.findChild<QTextBrowser*>();
        for (const HelpPage& page : helpPages()) {
            help.openPage(page.name);
            for (const QString& name : picturesOf(page.text)) {
                const QImage whole(m_folder.filePath(inLight + name));
                QVERIFY2(whole.width() > 300 && whole.height() > 60, qPrintable(name));
                QVERIFY2(coloursOf(whole) > 8, qPrintable(name)); // not a blank sheet
                QVERIFY2(text->toPlainText().contains(QChar::ObjectReplacementCharacter), qPrintable(page.name));
                const auto shown = text->document()
                                       ->resource(QTextDocument::ImageResource, page.url.resolved(QUrl(QStringLiteral("pictures/") + name)))
                                       .value<QImage>();
                QVERIFY2(!shown.isNull() && shown.width() <= text->viewport()->width() * shown.devicePixelRatio(), qPrintable(name));
            }
        }
    }

    void aPictureIsTheSameEachTime()
    {
        QTemporaryDir again;
        take(again.path());
        for (const QString& name : ManualPictures::names()) {
            const QImage once(m_folder.filePath(inLight + name + QStringLiteral(".png")));
            QVERIFY2(!once.isNull() && once == QImage(again.filePath(name + QStringLiteral(".png"))), qPrintable(name));
        }
    }

    void withoutPicturesAPageIsShownWithout()
    {
        HelpWindow help(nullptr, {});
        help.openPage(QStringLiteral("roles"));
        const auto* text = help.findChild<QTextBrowser*>();
        QVERIFY(!text->toPlainText().contains(QChar::ObjectReplacementCharacter));
        QVERIFY(text->toPlainText().startsWith(QStringLiteral("Roles")));
    }

    void findKeepsThePagesThatHoldTheWords()
    {
        HelpWindow help(nullptr);
        help.openPage(QStringLiteral("index"));
        auto* list = help.findChild<QListWidget*>();
        QTest::keyClicks(help.findChild<QLineEdit*>(), QStringLiteral("medoid k-medoids"));
        QStringList kept;
        for (int row = 0; row < list->count(); ++row)
            if (!list->item(row)->isHidden())
                kept += list->item(row)->text();
        QCOMPARE(kept, QStringList{QStringLiteral("Columns")});
        QCOMPARE(help.currentPage(), QStringLiteral("columns"));
    }

private:
    static QStringList picturesOf(const QString& page)
    {
        QStringList names;
        for (auto found = QRegularExpression(QStringLiteral("!\\[[^\\]]+\\]\\(pictures/([^)]*)\\)")).globalMatch(page); found.hasNext();)
            names += found.next().captured(1);
        return names;
    }

    static std::size_t coloursOf(const QImage& image)
    {
        std::set<QRgb> colours;
        for (int y = 0; y < image.height(); y += 3)
            for (int x = 0; x < image.width(); x += 3)
                colours.insert(image.pixel(x, y));
        return colours.size();
    }

    static void take(const QString& folder)
    {
        ManualPictures pictures(folder);
        QSignalSpy finished(&pictures, &ManualPictures::finished);
        pictures.begin();
        QVERIFY(finished.wait(600'000));
        QVERIFY(finished.first().first().toBool());
    }

    QTemporaryDir m_folder; ///< the pictures of the manual, as the window finds them
};

TRANCHE_WINDOW_TEST(TestHelpWindow)

} // namespace tst_help_window

#include "tst_help_window.moc"
