// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/keys/key_row.h"

#include "core/import/qt_text.h"
#include "ui/parts/buttons.h"
#include "ui/parts/cards/badge.h"
#include "ui/style/icons.h"
#include "ui/style/plain_hint.h"
#include "ui/style/type.h"
#include "ui/words/key_words.h"

#include <QHBoxLayout>
#include <QPainter>

namespace tranche {

namespace {

constexpr double rowHeight = 62;
constexpr double textLeft = 40;
constexpr double edgeWidth = 3;

} // namespace

KeyRow::KeyRow(const OwnKey& key, QWidget* parent) : QAbstractButton(parent), m_key(key.key), m_icon(QStringLiteral("key"))
{
    start(qtText(key.name), ownKeyLine(key));
}

KeyRow::KeyRow(const KnownSigner& signer, QWidget* parent)
    : QAbstractButton(parent), m_key(signer.key), m_icon(QStringLiteral("fingerprint")), m_badge(new Badge(this))
{
    if (!signer.ended.empty())
        m_badge->setJudgement(Judgement::Info, tr("ended"), QStringLiteral("minus"));
    else if (signer.compared)
        m_badge->setJudgement(Judgement::Pass, tr("compared"));
    else
        m_badge->setJudgement(Judgement::Warn, tr("not compared"));
    auto* across = new QHBoxLayout(this);
    across->setContentsMargins(0, scaled(4), scaled(8), 0);
    across->addStretch(1);
    across->addWidget(m_badge, 0, Qt::AlignTop);
    m_badge->setAttribute(Qt::WA_TransparentForMouseEvents);
    start(qtText(signer.name), signerLine(signer));
    setAccessibleName(text() + QStringLiteral(", ") + m_badge->word());
}

void KeyRow::start(const QString& name, const QString& line)
{
    m_line = line;
    setText(name);
    setAccessibleName(name);
    setAccessibleDescription(keyIdWords(m_key) + QStringLiteral(", ") + line);
    setToolTip(plainHint(name + QLatin1Char('\n') + line)); // either may be cut off
    setCheckable(true);
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

QSize KeyRow::sizeHint() const
{
    return {scaled(200), scaled(rowHeight)};
}

void KeyRow::paintTexts(QPainter& painter, int right) const
{
    const int left = scaled(textLeft);
    const auto line = [&](Type type, Ink colour, double top, const QString& text, int to) {
        painter.setFont(typeface(type));
        painter.setPen(ink(palette(), colour));
        const QFontMetrics metrics(painter.font());
        painter.drawText(left, scaled(top) + metrics.ascent(), metrics.elidedText(text, Qt::ElideRight, to - left));
    };
    const int whole = width() - scaled(8);
    line(Type::Bold, Ink::Text, 8, text().replace(QLatin1Char('\n'), QLatin1Char(' ')), right);
    line(Type::Digest, Ink::Text2, 25, keyIdWords(m_key), whole);
    line(Type::Caption, Ink::Text2, 41, m_line, whole);
}

void KeyRow::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    if (isChecked()) {
        painter.fillRect(rect(), ink(palette(), Ink::Selection));
        painter.fillRect(QRect(0, 0, scaled(edgeWidth), height()), ink(palette(), Ink::Accent));
    }
    const int side = scaled(18);
    painter.drawPixmap(scaled(11), scaled(10),
                       iconPixmap(m_icon, ink(palette(), isChecked() ? Ink::Accent : Ink::Text2), side, devicePixelRatioF()));
    paintTexts(painter, m_badge == nullptr ? width() - scaled(8) : m_badge->x() - scaled(6));
    if (hasFocus())
        paintFocusRing(painter, QRectF(rect()).adjusted(3, 3, -3, -3), palette());
}

} // namespace tranche
