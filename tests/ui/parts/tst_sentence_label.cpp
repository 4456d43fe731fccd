// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/parts/sentence_label.h"
#include "tests/support/test_room.h"

#include <QHelpEvent>
#include <QToolTip>

namespace tst_sentence_label {

using namespace tranche;

class TestSentenceLabel : public QObject {
    Q_OBJECT

private slots:
    void eachWordOfTheGlossaryIsFoundWhereItStandsFirst();
    void partsOfOtherWordsAreNoWords();
    void theMeaningIsTheTooltipOverTheWord();
    void whatIsElidedHasNoPlace();
};

void TestSentenceLabel::eachWordOfTheGlossaryIsFoundWhereItStandsFirst()
{
    const auto hits = glossaryWordsIn(QStringLiteral("Columns: 3 buckets, another bucket, φ² and p(t,s) within 1/ℓ"));
    QCOMPARE(hits.size(), std::size_t(5));
    const std::vector<std::pair<int, int>> places{{0, 7}, {11, 7}, {36, 2}, {43, 6}, {59, 1}};
    for (std::size_t i = 0; i < hits.size(); ++i) {
        QCOMPARE(hits[i].start, places[i].first);
        QCOMPARE(hits[i].length, places[i].second);
        QVERIFY(!hits[i].meaning.isEmpty());
    }
}

void TestSentenceLabel::partsOfOtherWordsAreNoWords()
{
    QVERIFY(glossaryWordsIn(QStringLiteral("columnar insensitive multi-bucket quintuples")).empty());
    QVERIFY(glossaryWordsIn({}).empty());
    const auto quasi = glossaryWordsIn(QStringLiteral("a quasi-identifier"));
    QCOMPARE(quasi.size(), std::size_t(1));
    QCOMPARE(quasi.front().length, 16);
}

void TestSentenceLabel::theMeaningIsTheTooltipOverTheWord()
{
    SentenceLabel label;
    label.say(QStringLiteral("bucket after bucket"));
    label.resize(label.sizeHint());
    label.show();
    const auto ask = [&](const QPoint& at) {
        QToolTip::hideText();
        QHelpEvent help(QEvent::ToolTip, at, label.mapToGlobal(at));
        QApplication::sendEvent(&label, &help);
        return QToolTip::text();
    };
    QVERIFY(ask({4, label.height() / 2}).startsWith(QStringLiteral("Bucket:")));
    QCOMPARE(ask({label.fontMetrics().horizontalAdvance(QStringLiteral("bucket aft")), label.height() / 2}), label.text());
    QVERIFY(label.accessibleDescription().contains(QStringLiteral("shuffled")));
}

void TestSentenceLabel::whatIsElidedHasNoPlace()
{
    SentenceLabel label;
    label.say(QStringLiteral("nothing to see for a long while, and then a bucket"));
    label.resize(label.sizeHint().width() / 2, label.sizeHint().height());
    label.show();
    const QPoint at(label.width() - 4, label.height() / 2);
    QHelpEvent help(QEvent::ToolTip, at, label.mapToGlobal(at));
    QToolTip::hideText();
    QApplication::sendEvent(&label, &help);
    QCOMPARE(QToolTip::text(), label.text());
}

TRANCHE_WINDOW_TEST(TestSentenceLabel)

} // namespace tst_sentence_label

#include "tst_sentence_label.moc"
