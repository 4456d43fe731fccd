// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/test_room.h"
#include "ui/parts/tables/view_setup.h"
#include "ui/style/theme.h"

#include <QAbstractTableModel>
#include <QApplication>
#include <QStandardItemModel>
#include <QTableView>

namespace tst_view_setup {

using namespace tranche;

/// A table that counts how many of its cells are looked at; the last row is the widest.
class CountingModel final : public QAbstractTableModel {
public:
    CountingModel(int rows, int columns) : m_rows(rows), m_columns(columns) {}

    int rowCount(const QModelIndex& = {}) const override { return m_rows; }
    int columnCount(const QModelIndex& = {}) const override { return m_columns; }
    QVariant data(const QModelIndex& index, int role) const override
    {
        if (role != Qt::DisplayRole)
            return {};
        ++looks;
        return QString(index.row() + 1 == m_rows ? 60 : 3, QLatin1Char('m'));
    }

    mutable int looks = 0;

private:
    int m_rows;
    int m_columns;
};

class TestViewSetup : public QObject {
    Q_OBJECT

private slots:
    void fewColumnsFitAllThatStandsInThem()
    {
        CountingModel model(200, 4);
        QTableView view;
        setUpTable(&view, QStringLiteral("few"));
        view.setModel(&model);
        fitColumns(&view);
        QVERIFY(view.columnWidth(0) > 60 * view.fontMetrics().horizontalAdvance(QLatin1Char('m')));
    }

    void ofManyColumnsFewRowsAreLookedAt()
    {
        CountingModel model(5'000, 4'000);
        QTableView view;
        setUpTable(&view, QStringLiteral("many"));
        view.setModel(&model);
        fitColumns(&view);
        QVERIFY2(model.looks <= 100'000, qPrintable(QString::number(model.looks)));
        QVERIFY(view.columnWidth(3'999) > 3 * view.fontMetrics().horizontalAdvance(QLatin1Char('m')));
    }

    /// Whoever draws the cell: what stands at the end of a text that is read from right to left stands on its left.
    void aTextIsDrawnInItsOwnOrder_data()
    {
        QTest::addColumn<bool>("own");
        QTest::newRow("cells of tables") << true;
        QTest::newRow("other cells") << false;
    }
    void aTextIsDrawnInItsOwnOrder()
    {
        QFETCH(bool, own);
        applyScheme(*qApp, Scheme::Light);
        const QString hebrew = QStringLiteral("\u05e2\u05e8\u05d1 \u05d8\u05d5\u05d1!");
        QStandardItemModel model(1, 1);
        QTableView view;
        CellDelegate cells;
        if (own)
            view.setItemDelegate(&cells);
        view.setModel(&model);
        const auto pictureOf = [&](const QString& text) {
            model.setItem(0, 0, new QStandardItem(text));
            view.resize(300, 100);
            return view.grab().toImage();
        };
        const auto plain = pictureOf(hebrew);
        QCOMPARE(plain, pictureOf(QChar(0x2067) + hebrew + QChar(0x2069)));
        QVERIFY(plain != pictureOf(QChar(0x2066) + hebrew + QChar(0x2069)));
        QCOMPARE(model.item(0, 0)->text().size(), hebrew.size() + 2); // only painted so
    }
};

TRANCHE_WINDOW_TEST(TestViewSetup)

} // namespace tst_view_setup

#include "tst_view_setup.moc"
