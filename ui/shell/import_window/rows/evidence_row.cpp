// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/import_window/rows/evidence_row.h"

#include "ui/parts/buttons.h"
#include "ui/parts/elided_label.h"
#include "ui/parts/judgement.h"
#include "ui/parts/labels/icon_label.h"
#include "ui/style/number_text.h"
#include "ui/words/messages/message_text.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QToolButton>

#include <algorithm>

namespace tranche {

namespace {

constexpr double evidenceHeight = 29;
constexpr double narrowestName = 116;
constexpr double controlWidth = 188;

Judgement judgementOf(Evidence::Verdict verdict)
{
    switch (verdict) {
    case Evidence::Verdict::Agree: return Judgement::Pass;
    case Evidence::Verdict::NotNeeded: return Judgement::Info;
    case Evidence::Verdict::Stop: return Judgement::Fail;
    case Evidence::Verdict::Differ:
    case Evidence::Verdict::Decide: break;
    }
    return Judgement::Warn;
}

QString wordOf(const Evidence& evidence)
{
    switch (evidence.verdict) {
    case Evidence::Verdict::Agree: return EvidenceRow::tr("all agree");
    case Evidence::Verdict::NotNeeded: return EvidenceRow::tr("not needed");
    case Evidence::Verdict::Differ:
        if (evidence.count == 0)
            return EvidenceRow::tr("may differ");
        return EvidenceRow::tr("%1 differ").arg(countText(evidence.count));
    case Evidence::Verdict::Stop: return EvidenceRow::tr("%1 stop it").arg(countText(evidence.count));
    case Evidence::Verdict::Decide: break;
    }
    return EvidenceRow::tr("decide");
}

} // namespace

EvidenceRow::EvidenceRow(ImportChoice choice, const QString& name, QWidget* parent) : QWidget(parent), m_choice(choice)
{
    auto* across = new QHBoxLayout(this);
    across->setContentsMargins(scaled(16), 0, scaled(16), 1);
    across->setSpacing(scaled(12));
    m_name = new QLabel(name, this);
    m_name->setFont(typeface(Type::Bold));
    m_controls = new QWidget(this);
    m_controls->setFixedWidth(scaled(controlWidth));
    m_side = new QHBoxLayout(m_controls);
    m_side->setContentsMargins(0, 0, 0, 0);
    m_side->setSpacing(scaled(4));
    m_said = new ElidedLabel({}, Type::Caption, Ink::Text2, this);
    m_show = new QToolButton(this);
    m_show->setText(tr("Show"));
    m_show->setAutoRaise(true);
    QFont link = typeface(Type::Caption);
    link.setUnderline(true);
    m_show->setFont(link);
    m_show->setFocusPolicy(Qt::StrongFocus);
    m_show->setAccessibleName(tr("Show the first record that does not agree"));
    m_show->hide();
    m_mark = new IconLabel(iconOf(Judgement::Info), 14, this);
    m_word = new QLabel(this);
    m_word->setFont(typeface(Type::Caption));
    m_word->setForegroundRole(QPalette::WindowText);
    across->addWidget(m_name);
    across->addWidget(m_controls);
    across->addWidget(m_said, 1);
    across->addWidget(m_show);
    across->addWidget(m_mark);
    across->addWidget(m_word);
    across->setSpacing(scaled(8));
    setMinimumHeight(scaled(evidenceHeight));
    connect(m_show, &QToolButton::clicked, this, [this] { emit lineWanted(m_line); });
    say(nullptr);
}

void EvidenceRow::addControl(QWidget* control)
{
    if (m_side->isEmpty())
        m_name->setBuddy(control);
    if (control->accessibleName().isEmpty())
        control->setAccessibleName(m_name->text().remove(QLatin1Char('&')));
    m_side->addWidget(control, m_side->isEmpty() ? 1 : 0);
}

void EvidenceRow::say(const Evidence* evidence, bool offered)
{
    m_asks = evidence != nullptr && evidence->verdict == Evidence::Verdict::Decide;
    m_said->setText(evidence == nullptr ? QString() : messageText(evidence->said));
    m_line = evidence == nullptr ? 0 : evidence->said.place.line;
    m_show->setVisible(m_line > 0);
    for (QWidget* part : {static_cast<QWidget*>(m_mark), static_cast<QWidget*>(m_word)})
        part->setVisible(evidence != nullptr);
    if (evidence != nullptr)
        judge(*evidence, offered);
    setAccessibleDescription(evidence == nullptr ? QString() : m_said->text() + QStringLiteral("; ") + m_word->text());
    update();
}

void EvidenceRow::judge(const Evidence& evidence, bool offered)
{
    const Judgement judgement = judgementOf(evidence.verdict);
    m_mark->setIcon(iconOf(judgement));
    m_ink = inkOf(judgement);
    m_mark->setInk(m_ink);
    m_word->setText(offered && evidence.verdict == Evidence::Verdict::NotNeeded ? tr("see right") : wordOf(evidence));
    recolour();
}

void EvidenceRow::recolour()
{
    QPalette colours;
    colours.setColor(QPalette::WindowText, ink(palette(), m_ink));
    m_word->setPalette(colours);
}

void EvidenceRow::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange && m_word != nullptr)
        recolour();
}

void EvidenceRow::sayUnderWay()
{
    say(nullptr);
    m_said->setText(QStringLiteral("…"));
}

void EvidenceRow::explain(const QString& sentence)
{
    say(nullptr);
    m_said->setText(sentence);
}

int EvidenceRow::nameWidth() const
{
    return std::max(m_name->sizeHint().width(), scaled(narrowestName));
}

void EvidenceRow::setNameWidth(int width)
{
    m_name->setFixedWidth(width);
}

QString EvidenceRow::verdict() const
{
    return m_word->text();
}

void EvidenceRow::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    if (m_asks)
        painter.fillRect(rect(), ink(palette(), Ink::WarnBack));
    painter.fillRect(QRect(0, height() - 1, width(), 1), ink(palette(), Ink::Border));
}

} // namespace tranche
