// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dialogs/file_head.h"
#include "tests/support/words/said.h"
#include "tests/support/test_room.h"
#include "ui/dialogs/import_dialog.h"

#include <QDialogButtonBox>
#include <QFile>
#include <QHeaderView>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTableWidget>
#include <QTemporaryDir>

#include <algorithm>

namespace tst_import_dialog {

using namespace tranche;

class TestImportDialog : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;

    QString file(const QString& name, const QByteArray& content)
    {
        QFile written(m_folder.filePath(name));
        if (!written.open(QIODevice::WriteOnly))
            qFatal("the temporary folder cannot be written");
        written.write(content);
        return written.fileName();
    }
    static QPushButton* read(ImportDialog& dialog)
    {
        for (QPushButton* button : dialog.findChildren<QPushButton*>())
            if (button->text() == QStringLiteral("Read the table"))
                return button;
        return nullptr;
    }

private slots:
    void proposesAndShowsWhatItMakes()
    {
        ImportDialog dialog({file(QStringLiteral("a.csv"), "age;sex\n22;M\n33;F\n")});
        QCOMPARE(dialog.options().delimiter, ';');
        QVERIFY(dialog.options().header);
        const auto* preview = dialog.findChild<QTableWidget*>();
        QCOMPARE(preview->columnCount(), 2);
        QCOMPARE(preview->rowCount(), 2);
        QCOMPARE(preview->item(1, 1)->text(), QStringLiteral("F"));
        QVERIFY(dialog.findChild<QPlainTextEdit*>()->toPlainText().startsWith(QStringLiteral("age;sex")));
        QVERIFY(read(dialog)->isEnabled());
    }

    void namesAndCountsAreReadWhole()
    {
        QByteArray lines = "Group A attribute 1,Group A attribute 2\n";
        for (int line = 0; line < 1500; ++line)
            lines += "1,2\n";
        ImportDialog dialog({file(QStringLiteral("names.csv"), lines)});
        const auto* head = dialog.findChild<QTableWidget*>()->horizontalHeader();
        QVERIFY(head->sectionSize(0) > head->fontMetrics().horizontalAdvance(QStringLiteral("Group A attribute 1")));
        QCOMPARE(head->textElideMode(), Qt::ElideRight); // what is wider than the dialog
        const auto labels = dialog.findChildren<QLabel*>();
        QVERIFY(
            std::ranges::any_of(labels, [](const QLabel* label) { return label->text().contains(QStringLiteral("first 1,501 records")); }));
    }

    void handsOverWhatIsShown()
    {
        const QString path = file(QStringLiteral("b.csv"), "age,sex\n22,M\n33,F\n");
        ImportDialog dialog({path});
        QSignalSpy chosen(&dialog, &ImportDialog::chosen);
        read(dialog)->click();
        QCOMPARE(chosen.count(), 1);
        QCOMPARE(chosen.first().first().toStringList(), QStringList{path});
    }

    void aRaggedLineIsNamedAndNothingCanBeRead()
    {
        ImportDialog dialog({file(QStringLiteral("c.csv"), "age,sex\n22,M\n33\n")});
        const auto* problem = dialog.findChild<QLabel*>(QStringLiteral("problem"));
        QVERIFY2(problem->text().contains(QStringLiteral("line 3: This line has")), qPrintable(problem->text()));
        QVERIFY(!read(dialog)->isEnabled());
    }

    void aQuoteThatIsOnlyCutOffIsNoProblem()
    {
        QByteArray content = "age,note\n";
        while (content.size() < 65000)
            content += "22,\"a note\"\n";
        content += "23,\"a note over\n";
        for (int i = 0; i < 400; ++i)
            content += "many lines\n";
        content += "\"\n";
        const QString path = file(QStringLiteral("d.csv"), content);
        JobContext job;
        QVERIFY(FileHead(path).readAs(CsvOptions{}, job).has_value());
    }

    void aPreviewHasWholeRecordsWhateverEndsALine_data()
    {
        QTest::addColumn<QByteArray>("lineEnd");
        QTest::newRow("LF") << QByteArray("\n");
        QTest::newRow("CR LF") << QByteArray("\r\n");
        QTest::newRow("CR") << QByteArray("\r");
    }

    void aPreviewHasWholeRecordsWhateverEndsALine()
    {
        QFETCH(QByteArray, lineEnd);
        for (int shift = 0; shift < 12; ++shift) { // the cut falls anywhere in a record
            const QByteArray content = QByteArray(shift, 'a') + "age,note" + lineEnd + ("22,\"a \"\"note\"" + lineEnd).repeated(9000);
            ImportDialog dialog({file(QStringLiteral("ends.csv"), content)});
            QCOMPARE(dialog.findChild<QLabel*>(QStringLiteral("problem"))->text(), QString());
            QVERIFY(read(dialog)->isEnabled());
            QCOMPARE(dialog.findChild<QTableWidget*>()->item(0, 1)->text(), QStringLiteral("a \"note"));
        }
    }

    void aHeaderOfAnyLengthIsShown()
    {
        QByteArray names;
        QByteArray values;
        for (int i = 0; i < 8000; ++i) {
            names += (i > 0 ? ",attribute " : "attribute ") + QByteArray::number(i);
            values += i > 0 ? ",1" : "1";
        }
        const QString path = file(QStringLiteral("wide.csv"), names + '\n' + values + '\n' + values + '\n');
        JobContext job;
        const auto table = FileHead(path).readAs(CsvOptions{}, job);
        QVERIFY2(table.has_value(), table ? "" : test::wordsOf(table.error()).c_str());
        QCOMPARE((*table)->attributeCount(), std::size_t{8000});
    }

    void aRecordWithoutAnEndIsSaid()
    {
        const QString path = file(QStringLiteral("endless.csv"), "a\n\"" + QByteArray("x\n").repeated(9 << 20));
        JobContext job;
        const auto table = FileHead(path).readAs(CsvOptions{}, job);
        QVERIFY(!table.has_value());
        const auto said = messageWords(table.error());
        QVERIFY2(said.starts_with("The first record is longer than 16 MiB."), said.c_str());
    }
};

TRANCHE_WINDOW_TEST(TestImportDialog)

} // namespace tst_import_dialog

#include "tst_import_dialog.moc"
