// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/approve/details_card.h"

#include "tests/support/test_room.h"
#include "tests/ui/panels/opened_session.h"
#include "ui/panels/approve/release_files.h"

#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>

namespace tst_details_card {

using namespace tranche;

class TestDetailsCard : public QObject {
    Q_OBJECT

    static QString said(const QWidget& card, const char* what)
    {
        for (const auto* label : card.findChildren<QLabel*>())
            if (label->accessibleName() == QLatin1String(what))
                return label->text();
        return QStringLiteral("no such line");
    }

private slots:
    void whatWasSaidIsShown()
    {
        test::OpenedSession opened;
        auto options = opened.session.now().releaseOptions;
        options.details.title = "Ages & <b>more</b>";
        options.details.type = ReleaseType::Enclave;
        options.details.reviewBy = "2027-11-30";
        opened.session.setReleaseOptions(options);
        DetailsCard card(nullptr);
        card.show(opened.session.now());
        QCOMPARE(said(card, "Title"), QStringLiteral("Ages & <b>more</b>"));
        QCOMPARE(said(card, "Release type"), QStringLiteral("enclave, in a safe room"));
        QCOMPARE(said(card, "Review by"), QStringLiteral("30 November 2027"));
        QCOMPARE(said(card, "Owner"), QStringLiteral("–"));
        QVERIFY(said(card, "Attributes").startsWith(QStringLiteral("0 of ")));
    }

    void editOpensTheDialogAndHandsOnWhatItSays()
    {
        test::OpenedSession opened;
        DetailsCard card(nullptr);
        card.show(opened.session.now());
        QSignalSpy chosen(&card, &DetailsCard::optionsChosen);
        card.findChild<QPushButton*>(QStringLiteral("editDetails"))->click();
        auto* dialog = card.findChild<DetailsDialog*>();
        QVERIFY(dialog && dialog->isVisible());
        dialog->findChild<QLineEdit*>(QStringLiteral("owner"))->setText(QStringLiteral("Office"));
        for (auto* button : dialog->findChildren<QPushButton*>())
            if (button->text() == QStringLiteral("Use these details"))
                button->click();
        QCOMPARE(chosen.size(), 1);
        auto expected = opened.session.now().releaseOptions;
        expected.details.owner = "Office";
        QVERIFY(chosen.front().front().value<ReleaseOptions>() == expected);
    }

    void whatWasSaidOfATableIsNotSaidOfAnother()
    {
        test::OpenedSession opened;
        auto options = opened.session.now().releaseOptions;
        options.layout = Layout::PerColumn;
        options.details.title = "Eighteen patients";
        options.texts["age"] = {"Age", ""};
        opened.session.setReleaseOptions(options);
        const auto file = opened.folder.filePath(QStringLiteral("people.csv"));
        opened.session.loadFiles({file}, CsvOptions{}); // the same once more
        opened.settle();
        QVERIFY(opened.session.now().releaseOptions == options);
        QFile other(file);
        QVERIFY(other.open(QIODevice::Append) && other.write("20,M,47906,flu\n") > 0);
        other.close();
        opened.session.loadFiles({file}, CsvOptions{});
        opened.settle();
        QVERIFY(opened.session.now().releaseOptions == ReleaseOptions{.layout = Layout::PerColumn});
    }

    void linkingsAndTheContainerAreChosenBesideTheFiles()
    {
        ReleaseFilesView view(nullptr);
        ReleaseOptions options;
        options.details.title = "Kept";
        view.show(nullptr, options);
        const auto* warning = view.findChild<QLabel*>(QStringLiteral("noPerson"));
        QVERIFY(warning->isHidden());
        QSignalSpy chosen(&view, &ReleaseFilesView::optionsChosen);
        auto* linkings = view.findChild<QPushButton*>(QStringLiteral("linkings"));
        QSignalSpy dialogs(&view, &ReleaseFilesView::linkingsAsked);
        linkings->click();
        QCOMPARE(dialogs.count(), 1);
        auto* container = view.findChild<QComboBox*>(QStringLiteral("container"));
        container->setCurrentIndex(1);
        emit container->activated(1);
        auto asked = chosen.back().front().value<ReleaseOptions>();
        QCOMPARE(asked.linkings, std::size_t{0});
        QCOMPARE(asked.container, Container::Zip);
        QCOMPARE(asked.details.title, std::string("Kept"));
        asked.linkings = 3;
        view.show(nullptr, asked);
        QVERIFY(linkings->text().startsWith(QStringLiteral("3 linkings")));
        QVERIFY(!warning->isHidden());
    }
};

TRANCHE_WINDOW_TEST(TestDetailsCard)

} // namespace tst_details_card

#include "tst_details_card.moc"
