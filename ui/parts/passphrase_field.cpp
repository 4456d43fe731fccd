// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/parts/passphrase_field.h"

#include "ui/style/icons.h"
#include "ui/style/type.h"

#include <QAction>
#include <QEvent>
#include <QPainter>
#include <QSignalBlocker>

namespace tranche {

namespace {

constexpr int longestTyped = 1023; // bytes that a passphrase may have

/// Overwrites what a text of the toolkit holds, whoever shares it; its own functions would overwrite a copy. What the program itself
/// brought along, a literal, holds no secret and cannot be written to.
void overwrite(QString text)
{
    if (!text.data_ptr().isMutable())
        return;
    auto* signs = const_cast<QChar*>(text.constData());
    for (qsizetype i = 0; i < text.size(); ++i)
        static_cast<volatile char16_t&>(signs[i].unicode()) = 0;
}

void overwrite(const QByteArray& bytes)
{
    auto* signs = const_cast<char*>(bytes.constData());
    for (qsizetype i = 0; i < bytes.size(); ++i)
        static_cast<volatile char&>(signs[i]) = 0;
}

} // namespace

PassphraseField::PassphraseField(const QString& name, QWidget* parent) : QLineEdit(parent)
{
    setAccessibleName(name);
    setEchoMode(QLineEdit::Password);
    setInputMethodHints(Qt::ImhHiddenText | Qt::ImhSensitiveData | Qt::ImhNoPredictiveText | Qt::ImhNoAutoUppercase);
    setMaxLength(longestTyped);
    setDragEnabled(false);
    m_eye = addAction(icon(QStringLiteral("eye"), palette()), QLineEdit::TrailingPosition);
    m_eye->setCheckable(true);
    m_eye->setText(tr("Show what is typed"));
    m_eye->setToolTip(m_eye->text());
    m_eye->setVisible(false);
    connect(m_eye, &QAction::toggled, this, &PassphraseField::showTyped);
    connect(this, &QLineEdit::textChanged, this, [this] {
        setWrong(false);
        m_eye->setVisible(!text().isEmpty());
    });
}

PassphraseField::~PassphraseField()
{
    const QSignalBlocker quiet(this); // who listens may be half gone already
    wipeTyped();
}

Passphrase PassphraseField::passphrase() const
{
    const QByteArray bytes = text().toUtf8();
    Passphrase typed({bytes.constData(), static_cast<std::size_t>(bytes.size())});
    overwrite(bytes);
    return typed;
}

Passphrase PassphraseField::take()
{
    Passphrase typed = passphrase();
    wipeTyped();
    return typed;
}

void PassphraseField::wipeTyped()
{
    const QString typed = text();
    clear();
    overwrite(typed);
    m_eye->setChecked(false);
}

void PassphraseField::setWrong(bool wrong)
{
    m_wrong = wrong;
    update();
}

void PassphraseField::showTyped(bool shown)
{
    setEchoMode(shown ? QLineEdit::Normal : QLineEdit::Password);
}

void PassphraseField::paintEvent(QPaintEvent* event)
{
    QLineEdit::paintEvent(event);
    if (!m_wrong)
        return;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(ink(palette(), Ink::Fail), 1.5));
    painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), scaled(4), scaled(4));
}

void PassphraseField::changeEvent(QEvent* event)
{
    QLineEdit::changeEvent(event);
    if (event->type() == QEvent::PaletteChange && m_eye != nullptr)
        m_eye->setIcon(icon(QStringLiteral("eye"), palette()));
}

} // namespace tranche
