// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/import_window/import_window.h"

#include "core/import/sha256.h"
#include "core/recipe/recipe_text.h"
#include "tests/support/test_room.h"
#include "tests/ui/one_file.h"
#include "ui/shell/import_window/preview/preview_pane.h"
#include "ui/shell/import_window/table_opener.h"

#include <QFile>
#include <QHeaderView>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSettings>
#include <QTableView>
#include <QTemporaryDir>

namespace tst_open_text {

using namespace tranche;

/// Real text files through the window, by what the program itself looks with.
class TestOpenText : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;
    std::unique_ptr<ImportWindow> m_window;

    QString file(const QString& name, const QByteArray& content)
    {
        QFile written(m_folder.filePath(name));
        if (!written.open(QIODevice::WriteOnly))
            qFatal("the temporary folder cannot be written");
        written.write(content);
        return written.fileName();
    }
    void open(const QString& path) { openWith(path, ImportSetup{lookAtSource, {}, {}, {}}); }
    void openWith(const QString& path, const ImportSetup& setup)
    {
        m_window = std::make_unique<ImportWindow>(QStringList{path}, setup);
        m_window->begin(ImportWindow::Showing::Always);
        QTRY_VERIFY_WITH_TIMEOUT(!m_window->isLooking(), 60000);
    }
    QTableView& preview() const { return *m_window->findChild<PreviewPane*>()->table(); }
    QString cell(int row, int column) const { return preview().model()->index(row, column).data().toString(); }
    bool canRead() const { return m_window->findChild<QPushButton*>(QStringLiteral("read"))->isEnabled(); }

private slots:
    void cleanup() { m_window.reset(); }

    void proposesAndShowsWhatItMakes()
    {
        open(file(QStringLiteral("a.csv"), "age;sex\n22;M\n33;F\n"));
        QCOMPARE(m_window->options().csv()->delimiter, ';');
        QVERIFY(m_window->options().csv()->header);
        QCOMPARE(preview().model()->columnCount(), 2);
        QCOMPARE(preview().model()->rowCount(), 2);
        QCOMPARE(cell(1, 1), QStringLiteral("F"));
        QCOMPARE(preview().model()->headerData(1, Qt::Vertical).toString(), QStringLiteral("3")); // its line
        QVERIFY(m_window->findChild<QPlainTextEdit*>()->toPlainText().startsWith(QStringLiteral("age;sex")));
        QVERIFY(canRead());
    }

    void namesAreReadWhole()
    {
        open(file(QStringLiteral("names.csv"), "Group A attribute 1,Group A attribute 2\n1,2\n3,4\n"));
        const auto* head = preview().horizontalHeader();
        QVERIFY(head->sectionSize(0) > head->fontMetrics().horizontalAdvance(QStringLiteral("Group A attribute 1")));
    }

    void linesAreThoseOfTheFile()
    {
        open(file(QStringLiteral("lines.csv"), "age,note\n22,\"two\nlines\"\n33,x\n44,y\n"));
        const auto line = [&](int row) { return preview().model()->headerData(row, Qt::Vertical).toString(); };
        QCOMPARE(line(0) + line(1) + line(2), QStringLiteral("245"));
    }

    void aRaggedLineIsNamedAndNothingCanBeRead()
    {
        open(file(QStringLiteral("c.csv"), "age,sex\n22,M\n33\n"));
        bool named = false;
        for (const QWidget* each : m_window->findChildren<QWidget*>())
            named = named || each->accessibleName().contains(QLatin1String("line 3"));
        QVERIFY(named);
        QVERIFY(!canRead());
    }

    void aQuoteThatIsOnlyCutOffIsNoProblem()
    {
        QByteArray content = "age,note\n";
        while (content.size() < 65000)
            content += "22,\"a note\"\n";
        content += "23,\"a note over\n" + QByteArray("many lines\n").repeated(400) + "\"\n";
        open(file(QStringLiteral("d.csv"), content));
        QVERIFY(canRead());
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
            open(file(QStringLiteral("ends.csv"),
                      QByteArray(shift, 'a') + "age,note" + lineEnd + ("22,\"a \"\"note\"" + lineEnd).repeated(9000)));
            QVERIFY(canRead());
            QCOMPARE(cell(0, 1), QStringLiteral("a \"note"));
        }
    }

    void aHeaderOfAnyLengthIsShown()
    {
        QByteArray names;
        QByteArray values;
        for (int i = 0; i < 10000; ++i) {
            names += (i > 0 ? ",attribute " : "attribute ") + QByteArray::number(i);
            values += i > 0 ? ",1" : "1";
        }
        open(file(QStringLiteral("wide.csv"), names + '\n' + values + '\n' + values + '\n'));
        QCOMPARE(preview().model()->columnCount(), 10000);
        QVERIFY(canRead());
    }

    void aRecordWithoutAnEndCannotBeRead()
    {
        open(file(QStringLiteral("endless.csv"), "a\n\"" + QByteArray("x\n").repeated(9 << 20)));
        QVERIFY(!canRead());
    }

    /// They count the lines of the file that the recipe was saved for.
    void choicesForRecordsComeFromARecipeOfTheSameFileAlone()
    {
        const QByteArray bytes = "age,sex\n22,M\n33\n44,F\n";
        CsvOptions options;
        options.records = {{.line = 3}};
        Recipe recipe;
        recipe.source = {{"people.csv"}, sha256Hex(bytes.toStdString()), options};
        recipe.attributes = {{"age", Role::QuasiIdentifier, {}}, {"sex", Role::Sensitive, {}}};
        const auto questions = std::make_shared<test::OneFile>();
        questions->path = file(QStringLiteral("people.tranche"), QByteArray::fromStdString(recipeText(recipe)));
        const auto setup = importSetup(questions, std::make_shared<QSettings>(m_folder.filePath("settings"), QSettings::IniFormat));
        for (const bool same : {true, false}) {
            openWith(file(QStringLiteral("moved.csv"), same ? bytes : bytes + "55,M\n"), setup);
            QVERIFY(!canRead());
            m_window->findChild<QPushButton*>(QStringLiteral("as in a recipe"))->click();
            QTRY_VERIFY_WITH_TIMEOUT(!m_window->isLooking(), 60000);
            QCOMPARE(canRead(), same);
            QCOMPARE(m_window->options().csv()->records.size(), std::size_t{same ? 1U : 0U});
        }
    }

    void whatIsNotThereIsSaid()
    {
        open(m_folder.filePath(QStringLiteral("absent.csv")));
        QVERIFY(!canRead());
    }
};

TRANCHE_WINDOW_TEST(TestOpenText)

} // namespace tst_open_text

#include "tst_open_text.moc"
