// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/import_window/database/server_form.h"

#include "ui/parts/passphrase_field.h"
#include "ui/style/type.h"

#include <QComboBox>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>

namespace tranche {

namespace {

using Kind = DatabaseOptions::Kind;
using Encryption = DatabaseOptions::Encryption;

constexpr int lastPort = 65535;

void showData(QComboBox& box, int value)
{
    box.setCurrentIndex(box.findData(value));
}

} // namespace

template <class Control>
Control* ServerForm::add(const QString& name, Control* control)
{
    auto* label = new QLabel(name, this);
    label->setFont(typeface(Type::Caption));
    label->setMinimumWidth(label->sizeHint().width());
    label->setBuddy(control);
    control->setMinimumWidth(scaled(60)); // beside the longest name in a narrow window
    control->setAccessibleName(QString(name).remove(QLatin1Char('&')));
    const int row = m_grid->rowCount();
    m_grid->addWidget(label, row, 0);
    m_grid->addWidget(control, row, 1);
    if (auto* field = qobject_cast<QLineEdit*>(control))
        connect(field, &QLineEdit::returnPressed, this, &ServerForm::agreed);
    return control;
}

ServerForm::ServerForm(QWidget* parent) : QWidget(parent)
{
    m_grid = new QGridLayout(this);
    m_grid->setContentsMargins(0, 0, 0, 0);
    m_grid->setHorizontalSpacing(scaled(8));
    m_grid->setVerticalSpacing(scaled(5));
    m_grid->setColumnStretch(1, 1);
    m_kind = add(tr("&Kind"), new QComboBox(this));
    m_kind->addItem(QStringLiteral("PostgreSQL"), static_cast<int>(Kind::PostgreSql));
    m_kind->addItem(tr("SQLite file"), static_cast<int>(Kind::Sqlite));
    m_server = add(tr("&Server"), new QLineEdit(this));
    m_server->setObjectName(QStringLiteral("server"));
    m_port = add(tr("P&ort"), new QSpinBox(this));
    m_port->setObjectName(QStringLiteral("port"));
    m_port->setRange(1, lastPort);
    m_port->setValue(DatabaseOptions().port);
    m_port->setButtonSymbols(QAbstractSpinBox::NoButtons);
    m_port->setGroupSeparatorShown(false);
    m_database = add(tr("&Database"), new QLineEdit(this));
    m_database->setObjectName(QStringLiteral("database"));
    m_user = add(tr("&User"), new QLineEdit(this));
    m_user->setObjectName(QStringLiteral("user"));
    m_password = add(tr("&Password"), new PassphraseField({}, this));
    m_encryption = add(tr("&Encryption"), new QComboBox(this));
    m_encryption->addItem(tr("check certificate"), static_cast<int>(Encryption::Check));
    m_encryption->addItem(tr("without the check"), static_cast<int>(Encryption::Encrypt));
    m_encryption->addItem(tr("none"), static_cast<int>(Encryption::None));
    m_encryption->setObjectName(QStringLiteral("encryption"));
    m_file = add(tr("F&ile"), new QLineEdit(this));
    m_file->setObjectName(QStringLiteral("file"));
    m_choose = new QPushButton(tr("Choose…"), this);
    m_choose->setAutoDefault(false);
    m_grid->addWidget(m_choose, m_grid->rowCount(), 1, Qt::AlignLeft);
    connect(m_choose, &QPushButton::clicked, this, &ServerForm::fileWanted);
    connect(m_kind, &QComboBox::currentIndexChanged, this, &ServerForm::showKind);
    for (QComboBox* box : {m_kind, m_encryption}) {
        box->setMinimumContentsLength(4);
        box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    }
    showKind();
}

bool ServerForm::isFile() const
{
    return Kind(m_kind->currentData().toInt()) == Kind::Sqlite;
}

void ServerForm::showKind()
{
    for (QWidget* control : std::initializer_list<QWidget*>{m_server, m_port, m_database, m_user, m_password, m_encryption, m_file}) {
        const bool shown = isFile() == (control == m_file);
        control->setVisible(shown);
        for (QLabel* label : findChildren<QLabel*>())
            if (label->buddy() == control)
                label->setVisible(shown);
    }
    m_choose->setVisible(isFile());
}

DatabaseOptions ServerForm::options() const
{
    DatabaseOptions options;
    if (isFile())
        return options;
    options.kind = Kind::PostgreSql;
    options.server = m_server->text().trimmed().toStdString();
    options.port = static_cast<std::uint16_t>(m_port->value());
    options.database = m_database->text().trimmed().toStdString();
    options.user = m_user->text().trimmed().toStdString();
    options.encryption = Encryption(m_encryption->currentData().toInt());
    return options;
}

QStringList ServerForm::files() const
{
    return isFile() ? QStringList{m_file->text()} : QStringList();
}

std::shared_ptr<const Passphrase> ServerForm::password() const
{
    return isFile() ? std::make_shared<const Passphrase>("") : std::make_shared<const Passphrase>(m_password->passphrase());
}

void ServerForm::fill(const DatabaseOptions& options, const QStringList& files)
{
    showData(*m_kind, static_cast<int>(options.kind));
    m_server->setText(QString::fromStdString(options.server));
    m_port->setValue(options.port);
    m_database->setText(QString::fromStdString(options.database));
    m_user->setText(QString::fromStdString(options.user));
    showData(*m_encryption, static_cast<int>(options.encryption));
    m_file->setText(files.value(0));
}

void ServerForm::setFile(const QString& path)
{
    m_file->setText(path);
}

void ServerForm::setLocked(bool locked)
{
    for (QWidget* control :
         std::initializer_list<QWidget*>{m_kind, m_server, m_port, m_database, m_user, m_password, m_encryption, m_file, m_choose})
        control->setEnabled(!locked);
}

void ServerForm::markPassword()
{
    m_password->setWrong(true);
    m_password->setFocus(Qt::OtherFocusReason);
    m_password->selectAll();
}

void ServerForm::wipePassword()
{
    m_password->wipeTyped();
}

void ServerForm::focusInEvent(QFocusEvent*)
{
    QWidget* first = isFile() ? m_file : m_server->text().isEmpty() ? m_server : static_cast<QWidget*>(m_password);
    first->setFocus(Qt::OtherFocusReason);
}

} // namespace tranche
