// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/help_window.h"

#include <QLineEdit>
#include <QListWidget>
#include <QRegularExpression>
#include <QTest>
#include <QTextBrowser>

#include <algorithm>
#include <set>

using namespace tranche;

class TestHelpWindow : public QObject {
    Q_OBJECT

private slots:
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
            auto found = QRegularExpression(QStringLiteral("\\]\\(([^)]*)\\)")).globalMatch(page.text);
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
        QCOMPARE(kept, QStringList { QStringLiteral("Columns") });
        QCOMPARE(help.currentPage(), QStringLiteral("columns"));
    }
};

QTEST_MAIN(TestHelpWindow)
#include "tst_help_window.moc"
