// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/verify/evidence_fields.h"

#include "ui/dialogs/password_dialog.h"
#include "ui/parts/buttons.h"
#include "ui/parts/elided_label.h"

#include <QFileInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QToolButton>
#include <QVBoxLayout>

#include <utility>

namespace tranche {

namespace {

QString baseNames(const QStringList& paths)
{
    QStringList names;
    for (const QString& path : paths)
        names << QFileInfo(path).fileName();
    return names.join(QStringLiteral(", "));
}

QLabel* captionOf(const QString& text, QWidget* parent)
{
    auto* caption = wrappedLabel(text, Type::Caption, Ink::Text2, parent);
    return caption;
}

} // namespace

EvidenceFields::EvidenceFields(std::shared_ptr<Questions> questions, Scope scope, QWidget* parent)
    : QWidget(parent), m_questions(std::move(questions))
{
    auto* down = new QVBoxLayout(this);
    down->setContentsMargins(0, 0, 0, 0);
    down->setSpacing(scaled(6));
    down->addWidget(textLabel(tr("Check against more"), Type::Title, Ink::Text, this));
    down->addWidget(captionOf(tr("All of this is optional. Nothing is changed, and nothing leaves this computer."), this));
    addField(*down, m_table, tr("Original table"), tr("Shows whether the values are those of the table, and what a reader could infer."));
    m_readAs = captionOf({}, this);
    m_readAs->hide();
    down->addWidget(m_readAs);
    addMissing(*down);
    addField(*down, m_recipe, tr("Read as in a recipe"),
             tr("Says how the original is read, and which it is where none is chosen above. Without a recipe, that is detected."));
    if (scope == Scope::Everything) {
        addField(*down, m_policy, tr("Policy"), tr("Judges the release by these rules, whatever it says of itself."));
        addField(*down, m_signer, tr("Signer’s key"), tr("Checks that this key has signed."));
    }
    connectFields();
}

void EvidenceFields::addField(QVBoxLayout& down, Field& field, const QString& title, const QString& sentence)
{
    down.addSpacing(scaled(10));
    down.addWidget(textLabel(title, Type::Heading, Ink::Text, this));
    down.addWidget(captionOf(sentence, this));
    auto* across = new QHBoxLayout;
    across->setSpacing(scaled(8));
    field.name = new ElidedLabel({}, Type::Body, Ink::Text, this);
    field.remove = iconButton(QStringLiteral("close"), tr("Without: %1").arg(title), this);
    field.choose = new QPushButton(tr("Choose…"), this);
    field.choose->setAccessibleName(tr("Choose: %1").arg(title));
    field.choose->setAutoDefault(false);
    across->addWidget(field.name, 1);
    across->addWidget(field.remove);
    across->addWidget(field.choose);
    down.addLayout(across);
    connect(field.remove, &QToolButton::clicked, this, [this, &field] { choose(field, {}); });
    show(field);
}

void EvidenceFields::addMissing(QVBoxLayout& down)
{
    m_missingRow = new QWidget(this);
    auto* across = new QHBoxLayout(m_missingRow);
    across->setContentsMargins(0, 0, 0, 0);
    across->setSpacing(scaled(8));
    auto* label = new QLabel(tr("Missing-value &codes"), m_missingRow); // cut off, it would show the mark of its key
    label->setFont(typeface(Type::Body));
    m_missing = new QLineEdit(m_missingRow);
    m_missing->setObjectName(QStringLiteral("missing"));
    m_missing->setPlaceholderText(tr("?, NA"));
    m_missing->setAccessibleName(label->text().remove(QLatin1Char('&')));
    m_missing->setToolTip(tr("Empty cells always count as missing. List any other codes, separated by commas."));
    label->setBuddy(m_missing);
    across->addWidget(label);
    across->addWidget(m_missing, 1);
    m_missingRow->hide();
    down.addWidget(m_missingRow);
    connect(m_missing, &QLineEdit::editingFinished, this, [this] {
        if (std::exchange(m_missingBefore, m_missing->text()) != m_missing->text())
            emit changed();
    });
}

void EvidenceFields::connectFields()
{
    connect(m_table.choose, &QPushButton::clicked, this,
            [this] { m_questions->askForTables(this, [this](const QStringList& paths) { choose(m_table, paths); }); });
    connect(m_recipe.choose, &QPushButton::clicked, this,
            [this] { m_questions->askForRecipe(this, [this](const QString& path) { choose(m_recipe, {path}); }); });
    if (!m_policy.choose)
        return;
    connect(m_policy.choose, &QPushButton::clicked, this,
            [this] { m_questions->askForPolicy(this, [this](const QString& path) { choose(m_policy, {path}); }); });
    connect(m_signer.choose, &QPushButton::clicked, this,
            [this] { m_questions->askForKey(this, KeyHalf::Public, [this](const QString& path) { choose(m_signer, {path}); }); });
}

void EvidenceFields::choose(Field& field, const QStringList& paths)
{
    field.paths = paths;
    field.paths.removeAll(QString());
    show(field);
    if (&field == &m_table || &field == &m_recipe) {
        setReadAs({});
        m_missingRow->setVisible(!m_table.paths.isEmpty() && m_recipe.paths.isEmpty());
    }
    emit changed();
}

void EvidenceFields::show(const Field& field)
{
    const bool none = field.paths.isEmpty();
    field.name->setText(none ? tr("not chosen") : baseNames(field.paths));
    field.name->setInk(none ? Ink::Text2 : Ink::Text);
    field.remove->setVisible(!none);
}

OriginalAsked EvidenceFields::takeOriginal()
{
    OriginalAsked asked;
    m_passwordTried = m_password != nullptr;
    asked.password = std::exchange(m_password, nullptr);
    for (const QString& path : m_table.paths)
        asked.tables.emplace_back(path.toStdString());
    asked.recipe = m_recipe.paths.value(0).toStdString();
    if (!asked.tables.empty() && asked.recipe.empty()) // a recipe names them
        for (const QString& token : m_missing->text().split(QLatin1Char(','), Qt::SkipEmptyParts))
            asked.missingTokens.push_back(token.trimmed().toStdString());
    return asked;
}

void EvidenceFields::askForPassword(const DatabaseOptions& server)
{
    auto* dialog = new PasswordDialog(server, m_passwordTried, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &PasswordDialog::given, this, [this](const std::shared_ptr<const Passphrase>& password) {
        m_password = password;
        emit changed();
    });
    dialog->open();
}

void EvidenceFields::setReadAs(const QString& sentence)
{
    m_readAs->setText(tr("Read as detected: %1").arg(sentence));
    m_readAs->setVisible(!sentence.isEmpty());
}

} // namespace tranche
