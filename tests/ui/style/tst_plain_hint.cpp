// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/style/plain_hint.h"

#include "tests/support/test_room.h"
#include "ui/style/theme.h"

#include <QLabel>
#include <QMessageBox>
#include <QTextDocument>
#include <QToolTip>

#include <algorithm>

namespace tst_plain_hint {

using namespace tranche;

class TestPlainHint : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { applyScheme(*qApp, Scheme::Light); }

    void whatLooksLikeMarkupIsShownSignBySign_data()
    {
        QTest::addColumn<QString>("text");
        QTest::newRow("at the beginning") << QStringLiteral("<b>x");
        QTest::newRow("further on") << QStringLiteral("Make <img src=\"x\"> sensitive");
        QTest::newRow("escaped already") << QStringLiteral("a &lt;b&gt; c");
        QTest::newRow("two lines, many blanks") << QStringLiteral("<i>x</i>  y\n  z & \"q\"");
    }

    void whatLooksLikeMarkupIsShownSignBySign()
    {
        QFETCH(QString, text);
        QVERIFY(Qt::mightBeRichText(text));
        QTextDocument page;
        page.setHtml(plainHint(text));
        QCOMPARE(page.toPlainText(), text);
    }

    void everyOtherTextStaysAsItIs()
    {
        for (const auto& text : {QStringLiteral("age & sex"), QStringLiteral("p < .3"), QStringLiteral("age\n<b>x"), QString()})
            QCOMPARE(plainHint(text), text);
        QVERIFY(plainHint({}).isNull());
    }

    void labelsThatDoNotAskForItShowNoMarkup()
    {
        QMessageBox box(QMessageBox::NoIcon, QStringLiteral("Save"), QStringLiteral("<b>x.tranche has unsaved changes."));
        box.setInformativeText(QStringLiteral("<img src=x>"));
        box.show();
        QVERIFY(!box.findChildren<QLabel*>().isEmpty());
        for (const QLabel* label : box.findChildren<QLabel*>())
            QCOMPARE(label->textFormat(), Qt::PlainText);
        QLabel marked(QStringLiteral("<b>x</b>"));
        marked.setTextFormat(Qt::RichText);
        marked.ensurePolished();
        QCOMPARE(marked.textFormat(), Qt::RichText);
    }

    void tooltipsOfTheProgramMayHaveMarkup()
    {
        QToolTip::showText({10, 10}, QStringLiteral("<qt><b>x</b></qt>"));
        const auto all = QApplication::allWidgets();
        const auto tip = std::ranges::find_if(all, [](const QWidget* widget) { return widget->inherits("QTipLabel"); });
        QVERIFY(tip != all.end());
        QCOMPARE(qobject_cast<const QLabel*>(*tip)->textFormat(), Qt::AutoText);
        QToolTip::hideText();
    }
};

TRANCHE_WINDOW_TEST(TestPlainHint)

} // namespace tst_plain_hint

#include "tst_plain_hint.moc"
