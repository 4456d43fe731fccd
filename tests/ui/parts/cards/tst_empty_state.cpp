// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/parts/cards/empty_state.h"
#include "tests/support/test_room.h"

#include <QLabel>
#include <QPushButton>

#include <algorithm>

namespace tst_empty_state {

using namespace tranche;

class TestEmptyState : public QObject {
    Q_OBJECT

private slots:
    void aLongSentenceIsReadWhole();
};

void TestEmptyState::aLongSentenceIsReadWhole()
{
    EmptyState state;
    state.resize(900, 600);
    state.show();
    const QString sentence
        = QStringLiteral("Nothing stands here yet, and this sentence says why at such length that it takes several lines. ").repeated(3);
    state.say(QStringLiteral("stage-buckets"), QStringLiteral("Nothing yet"), sentence, QStringLiteral("Do it"));
    const auto labels = state.findChildren<QLabel*>();
    const auto found = std::ranges::find(labels, sentence, &QLabel::text);
    QVERIFY(found != labels.end());
    const QLabel& words = **found;
    QVERIFY(words.heightForWidth(words.width()) > 3 * words.fontMetrics().height());
    QTRY_VERIFY(words.height() >= words.heightForWidth(words.width()));
    QTRY_VERIFY(words.geometry().bottom() < state.findChild<QPushButton*>()->geometry().top());
}

TRANCHE_WINDOW_TEST(TestEmptyState)

} // namespace tst_empty_state

#include "tst_empty_state.moc"
