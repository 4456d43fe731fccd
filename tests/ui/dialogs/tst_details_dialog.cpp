// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dialogs/details_dialog.h"

#include "tests/core/verify/faithful_release.h"
#include "tests/support/test_room.h"
#include "tests/ui/one_file.h"

#include <QComboBox>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTableView>
#include <QTableWidget>
#include <QTemporaryDir>

#include <memory>

namespace tst_details_dialog {

using namespace tranche;

namespace {

ReleaseOptions sample()
{
    ReleaseOptions options;
    options.layout = Layout::PerColumn;
    options.details = {"Title",    "Office",      "Study",      "Hall",  ReleaseType::Scientific,
                       "no links", "a@b.invalid", "2028-02-29", "CC-BY", {"Register of A", "Register of B"}};
    options.texts = {{"age", {"Age", "in years"}}, {"name", {"Full name", ""}}};
    return options;
}

} // namespace

class TestDetailsDialog : public QObject {
    Q_OBJECT

    std::shared_ptr<test::OneFile> m_file;
    std::unique_ptr<DetailsDialog> m_dialog;
    QTemporaryDir m_folder;

    template <class W>
    W* part(const char* name)
    {
        return m_dialog->findChild<W*>(QString::fromLatin1(name));
    }
    QTableWidget* texts() { return part<QTableWidget>("texts"); }
    QAbstractItemModel* values() { return part<QTableView>("valueLabels")->model(); }
    /// The persons of test releases, whose identifier is "name" and whose "private-note" is excluded.
    void openPersons(const ValueLabels& labels)
    {
        ReleaseOptions options;
        options.valueLabels = labels;
        m_dialog = std::make_unique<DetailsDialog>(options, attributesOf(test::persons()), m_file);
        m_dialog->show();
    }
    QPushButton* agreed()
    {
        for (auto* button : m_dialog->findChildren<QPushButton*>())
            if (button->text() == QStringLiteral("Use these details"))
                return button;
        return nullptr;
    }
    void readLabels(const QByteArray& text)
    {
        m_file->path = m_folder.filePath(QStringLiteral("labels.csv"));
        QFile file(m_file->path);
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(text) == text.size());
        file.close();
        part<QPushButton>("readTexts")->click();
        QTRY_VERIFY(part<QPushButton>("readTexts")->isEnabled());
    }

private slots:
    void init()
    {
        m_file = std::make_shared<test::OneFile>();
        m_dialog = std::make_unique<DetailsDialog>(sample(), DescribedAttributes{{"name", "age", "ill"}, {"age", "ill"}}, m_file);
        m_dialog->show();
    }
    void cleanup() { m_dialog.reset(); }

    void whatWasSaidStandsInItsFields()
    {
        QCOMPARE(part<QLineEdit>("title")->text(), QStringLiteral("Title"));
        QCOMPARE(part<QComboBox>("type")->currentText(), QStringLiteral("scientific use, under a contract"));
        QCOMPARE(part<QPlainTextEdit>("sources")->toPlainText(), QStringLiteral("Register of A\nRegister of B"));
        QCOMPARE(texts()->rowCount(), 2);
        QCOMPARE(texts()->item(0, 1)->text(), QStringLiteral("Age"));
        QVERIFY(!(texts()->item(0, 0)->flags() & Qt::ItemIsEditable));
        QVERIFY(m_dialog->options() == sample());
    }

    void whatIsTypedIsGivenOn()
    {
        QSignalSpy chosen(m_dialog.get(), &DetailsDialog::chosen);
        part<QLineEdit>("title")->setText(QStringLiteral("  Other "));
        part<QComboBox>("type")->setCurrentIndex(0);
        part<QPlainTextEdit>("conditions")->setPlainText(QStringLiteral("one\ntwo"));
        part<QPlainTextEdit>("sources")->setPlainText(QStringLiteral("\nRegister\n \n"));
        part<QLineEdit>("reviewBy")->clear();
        texts()->item(0, 1)->setText({});
        texts()->item(0, 2)->setText({});
        texts()->item(1, 2)->setText(QStringLiteral("as told"));
        agreed()->click();
        QCOMPARE(chosen.size(), 1);
        auto expected = sample();
        expected.details.title = "Other";
        expected.details.type.reset();
        expected.details.conditions = "one\ntwo";
        expected.details.sources = {"Register"};
        expected.details.reviewBy.clear();
        expected.texts.erase("age");
        expected.texts["ill"] = {"", "as told"};
        QVERIFY(chosen.front().front().value<ReleaseOptions>() == expected);
        QVERIFY(!m_dialog->isVisible());
    }

    void aDayThatDoesNotExistIsNotAgreedTo()
    {
        QVERIFY(!part<QLabel>("noDay")->isVisible());
        part<QLineEdit>("reviewBy")->setText(QStringLiteral("2027-02-29"));
        QVERIFY(!agreed()->isEnabled());
        QVERIFY(part<QLabel>("noDay")->isVisible());
        part<QLineEdit>("reviewBy")->setText(QStringLiteral("2027-02-28"));
        QVERIFY(agreed()->isEnabled());
    }

    void aFileFillsTheTable()
    {
        readLabels("name,label,description\nill,Illness,\"first, or only\"\n");
        QCOMPARE(texts()->item(0, 1)->text(), QString());
        QCOMPARE(texts()->item(1, 1)->text(), QStringLiteral("Illness"));
        QVERIFY(m_dialog->options().texts == (AttributeTexts{{"ill", {"Illness", "first, or only"}}}));
        QVERIFY(part<QLabel>("read")->text().startsWith(QStringLiteral("1 ")));
    }

    void labelsOfValuesAreEditedBesideTheirCounts()
    {
        const ValueLabels labels{{"sex", {{"F", "Female"}, {"X", "Sexless"}}}, {"age", {{"20", "twenty"}}}};
        openPersons(labels);
        QVERIFY(m_dialog->options().valueLabels == labels);
        texts()->setCurrentCell(2, 1); // sex
        QTRY_COMPARE(values()->rowCount(), 2);
        QCOMPARE(values()->index(0, 0).data().toString(), QStringLiteral("F"));
        QCOMPARE(values()->index(0, 1).data().toString(), QStringLiteral("24"));
        QCOMPARE(values()->index(0, 2).data().toString(), QStringLiteral("Female"));
        QVERIFY(!(values()->flags(values()->index(0, 0)) & Qt::ItemIsEditable));
        QVERIFY(values()->setData(values()->index(1, 2), QStringLiteral(" Male "), Qt::EditRole));
        QVERIFY(values()->setData(values()->index(0, 2), QString(), Qt::EditRole));
        texts()->setCurrentCell(0, 1); // age: what was said of sex stays
        QTRY_COMPARE(values()->rowCount(), 12);
        part<QPushButton>("removeLabels")->click();
        QCOMPARE(m_dialog->options().valueLabels, (ValueLabels{{"sex", {{"M", "Male"}, {"X", "Sexless"}}}}));
        QVERIFY(!part<QPushButton>("removeLabels")->isEnabled());
    }

    /// Labels come with a file, and the verifier would refuse the release.
    void theLabelThatNamesWhatIsNotReleasedIsShown()
    {
        openPersons({{"sex", {{"F", "Female"}, {"M", "see private-note"}}}, {"zip", {{"9", "private-note"}}}});
        QTRY_COMPARE(texts()->currentRow(), 2);
        QTRY_COMPARE(values()->rowCount(), 2);
        QVERIFY(texts()->item(2, 0)->toolTip().contains(QStringLiteral("identifier")));
        QVERIFY(!texts()->item(1, 0)->toolTip().contains(QStringLiteral("identifier"))); // no such value in the release
        const auto female = values()->index(0, 2);
        const auto male = values()->index(1, 2);
        QVERIFY(!female.data(Qt::ForegroundRole).isValid());
        QVERIFY(male.data(Qt::ForegroundRole).isValid());
        QVERIFY(part<QLabel>("valuesHow")->text().contains(QStringLiteral("refuses")));
        QVERIFY(values()->setData(male, QStringLiteral("Male"), Qt::EditRole));
        QVERIFY(!male.data(Qt::ForegroundRole).isValid());
        QVERIFY(!part<QLabel>("valuesHow")->text().contains(QStringLiteral("refuses")));
    }

    void aFileThatIsWrongChangesNothing()
    {
        readLabels("name,label,description\nheight,Height,\n");
        QVERIFY(m_dialog->options() == sample());
        QVERIFY(part<QLabel>("read")->text().contains(QStringLiteral("labels.csv")));
        QVERIFY(agreed()->isEnabled());
    }
};

TRANCHE_WINDOW_TEST(TestDetailsDialog)

} // namespace tst_details_dialog

#include "tst_details_dialog.moc"
