// SPDX-License-Identifier: GPL-3.0-or-later
// How far the model can go with any alpha: by key, wheel and hover.
#include "core/limits/limits_by_alpha.h"
#include "tests/support/test_room.h"
#include "tests/ui/shell/window.h"
#include "ui/words/model_words.h"
#include "ui/shell/guarantee/alpha_gauge.h"
#include "ui/style/number_text.h"
#include "ui/style/type.h"

#include <QApplication>
#include <QSignalSpy>
#include <QWheelEvent>

namespace tst_alpha_gauge {

using namespace tranche;
using namespace tranche::test;

class TestAlphaGauge : public QObject {
    Q_OBJECT

private slots:
    void everyAlphaCanBeLookedAtWithoutChoosingIt()
    {
        Window window;
        window.openPeople();
        window.settleBeside();
        const auto& now = window.session().now();
        QVERIFY(now.limitsByAlpha && now.limitsByAlpha->isComplete());
        auto* gauge = window.window().findChild<AlphaGauge*>();
        const auto position = window.session().stepPosition();
        const auto present = now.snapshot.columns->sensitiveColumn().size();
        const auto sentence = [&](std::size_t alpha) {
            const auto& figure = now.limitsByAlpha->limits.at(alpha).figure;
            return QStringLiteral("With α %1, greatest ℓ %2: ").arg(alpha).arg(limitFigure(ModelKind::LDiversity, figure));
        };
        gauge->setFocus();
        for (std::size_t alpha = present + 1; alpha <= now.limitsByAlpha->limits.size(); ++alpha) {
            QTest::keyClick(gauge, Qt::Key_PageDown);
            QVERIFY2(gauge->accessibleDescription().startsWith(sentence(alpha)), qPrintable(gauge->accessibleDescription()));
            QVERIFY(gauge->accessibleDescription().contains(QStringLiteral("limited by ")));
        }
        for (std::size_t alpha = 1; alpha <= now.limitsByAlpha->limits.size(); ++alpha)
            QVERIFY2(gauge->toolTip().contains(sentence(alpha)), qPrintable(gauge->toolTip()));
        QTest::keyClick(gauge, Qt::Key_Escape);
        QVERIFY(gauge->accessibleDescription().startsWith(QStringLiteral("α is %1.").arg(present)));
        QCOMPARE(window.session().stepPosition(), position); // nothing was chosen
        QVERIFY(now.limitsByAlpha->limits.size() > present);
        QTest::keyClick(gauge, Qt::Key_PageDown);
        QTest::keyClick(gauge, Qt::Key_Return);
        QCOMPARE(*window.session().now().snapshot.parameters.columns.alpha, present + 1);
    }

    void noVerdictStandsOnItsIcon()
    {
        AlphaGauge gauge(nullptr);
        const int word = QFontMetrics(typeface(Type::Badge)).horizontalAdvance(QStringLiteral("not met"));
        QVERIFY(gauge.verdictWidth() >= word + scaled(14));
    }

    void aGreatAlphaIsNotCut()
    {
        AlphaFacts facts;
        for (const std::size_t alpha : {1, 2})
            facts.rows.push_back({alpha, 1.0, QStringLiteral("1"), QStringLiteral("group"), alpha == 1, true});
        AlphaGauge gauge(nullptr);
        gauge.show(facts, 1.0, 2.0);
        const int usual = gauge.labelWidth();
        facts.rows.push_back({1280, 1.0, QStringLiteral("1"), QStringLiteral("group"), false, true});
        gauge.show(facts, 1.0, 2.0);
        QVERIFY(gauge.labelWidth() > usual);
        QVERIFY(gauge.labelWidth() > QFontMetrics(typeface(Type::Badge)).horizontalAdvance(countText(1280)));
    }

    void theWheelMovesTheRowsAlongAndTheMouseLooksAtOne()
    {
        AlphaFacts facts;
        facts.heading = QStringLiteral("greatest ℓ");
        facts.present = 2;
        for (std::size_t alpha = 1; alpha <= 6; ++alpha)
            facts.rows.push_back({alpha, 7.0 - static_cast<double>(alpha), QString::number(7 - alpha),
                                  QStringLiteral("group %1").arg(alpha), alpha == 2, alpha < 4});
        AlphaGauge gauge;
        gauge.show(facts, 1.0, 8.0);
        gauge.resize(gauge.sizeHint());
        gauge.show();
        const QPoint middle(40, gauge.height() / 2); // over the middle row
        const auto looksAt = [&](int alpha) {
            return gauge.accessibleDescription().startsWith(QStringLiteral("With α %1, greatest ℓ %2: %3; limited by group %1.")
                                                                .arg(alpha)
                                                                .arg(7 - alpha)
                                                                .arg(alpha < 4 ? QStringLiteral("met") : QStringLiteral("not met")));
        };
        QTest::mouseMove(&gauge, middle);
        QVERIFY2(looksAt(2), qPrintable(gauge.accessibleDescription()));
        for (const int alpha : {3, 4, 5, 5}) {
            QWheelEvent wheel(middle, gauge.mapToGlobal(middle), {}, {0, -120}, Qt::NoButton, Qt::NoModifier, Qt::NoScrollPhase, false);
            QApplication::sendEvent(&gauge, &wheel);
            QVERIFY2(looksAt(alpha), qPrintable(gauge.accessibleDescription()));
        }
        QSignalSpy chosen(&gauge, &AlphaGauge::chosen);
        QTest::mouseClick(&gauge, Qt::LeftButton, {}, middle);
        QCOMPARE(chosen.count(), 1);
        QCOMPARE(chosen.front().front().value<std::size_t>(), std::size_t{5});
        gauge.clearFocus();
        QVERIFY(gauge.accessibleDescription().startsWith(QStringLiteral("α is 2.")));
        QTest::mouseMove(&gauge, middle + QPoint(1, 0));
        QVERIFY2(looksAt(2), qPrintable(gauge.accessibleDescription()));
        QEvent leave(QEvent::Leave);
        QApplication::sendEvent(&gauge, &leave);
        QVERIFY(gauge.accessibleDescription().startsWith(QStringLiteral("α is 2.")));
        facts.rows.resize(2); // less is known, as after another decision
        facts.present = 1;
        gauge.show(facts, 1.0, 8.0);
        QVERIFY(gauge.accessibleDescription().startsWith(QStringLiteral("α is 1.")));
    }
};

TRANCHE_WINDOW_TEST(TestAlphaGauge)

} // namespace tst_alpha_gauge

#include "tst_alpha_gauge.moc"
