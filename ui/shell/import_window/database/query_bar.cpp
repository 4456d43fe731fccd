// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/import_window/database/query_bar.h"

#include "ui/parts/buttons.h"
#include "ui/parts/segmented_buttons.h"
#include "ui/shell/import_window/database/query_text.h"
#include "ui/shell/import_window/database/said_line.h"
#include "ui/style/icons.h"
#include "ui/style/type.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QShortcut>
#include <QVBoxLayout>

namespace tranche {

namespace {

constexpr int shownLines = 4;

} // namespace

QueryBar::QueryBar(QWidget* parent) : QWidget(parent)
{
    auto* down = new QVBoxLayout(this);
    down->setContentsMargins(scaled(16), scaled(8), scaled(16), scaled(8));
    down->setSpacing(scaled(8));
    auto* across = new QHBoxLayout;
    across->setSpacing(scaled(8));
    m_kind = new SegmentedButtons({tr("Whole table"), tr("Query")}, this);
    m_kind->setAccessibleName(tr("What the database is asked for"));
    m_kind->setObjectName(QStringLiteral("asked-for"));
    m_hint = textLabel({}, Type::Caption, Ink::Text2, this);
    m_run = new QPushButton(this);
    m_run->setObjectName(QStringLiteral("run"));
    m_run->setAutoDefault(false);
    across->addWidget(m_kind);
    across->addWidget(m_hint, 1);
    across->addWidget(m_run);
    m_text = new QueryText(this);
    m_text->setAccessibleName(tr("Query, one SELECT"));
    m_text->setPlaceholderText(QStringLiteral("SELECT … FROM …"));
    m_text->setFixedHeight(shownLines * m_text->fontMetrics().lineSpacing() + scaled(14));
    m_said = new SaidLine(Type::Body, this);
    down->addLayout(across);
    down->addWidget(m_text);
    auto* below = new QHBoxLayout;
    m_kept = textLabel(tr("The text of the query goes into the recipe."), Type::Caption, Ink::Text2, this);
    below->addWidget(m_said, 1);
    below->addWidget(m_kept, 0, Qt::AlignRight);
    down->addLayout(below);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    const auto run = [this] {
        if (m_busy)
            emit stopRequested();
        else if (isQuery())
            emit queryRequested(query());
    };
    connect(m_run, &QPushButton::clicked, this, run);
    connect(new QShortcut(QKeySequence(Qt::CTRL | Qt::Key_R), this), &QShortcut::activated, this, [this] {
        if (isQuery() && !m_busy)
            emit queryRequested(query());
    });
    connect(m_kind, &SegmentedButtons::chosen, this, [this] {
        showKind();
        if (isQuery())
            m_text->setFocus(Qt::OtherFocusReason);
        else
            emit tableRequested();
        emit kindChanged();
    });
    showKind();
}

void QueryBar::showKind()
{
    m_text->setVisible(isQuery());
    m_kept->setVisible(isQuery());
    m_hint->setText(isQuery() ? tr("One SELECT; a click on a table or an attribute inserts its name.") : tr("Choose a table on the left."));
    m_run->setVisible(isQuery() || m_busy);
    m_run->setText(m_busy ? tr("Stop asking") : tr("Check and preview"));
    m_run->setToolTip(m_busy ? QString() : tr("Ctrl+R"));
    m_run->setIcon(icon(m_busy ? QStringLiteral("close") : QStringLiteral("eye"), palette()));
}

void QueryBar::show(const DatabaseOptions& options)
{
    if (!options.query.empty() && query() != QString::fromStdString(options.query))
        m_text->setPlainText(QString::fromStdString(options.query));
    if (!options.table.empty() || !options.query.empty())
        m_kind->setCurrent(options.query.empty() ? 0 : 1);
    showKind();
}

bool QueryBar::isQuery() const
{
    return m_kind->current() == 1;
}

QString QueryBar::query() const
{
    return m_text->toPlainText();
}

void QueryBar::insert(const QString& name)
{
    m_text->insertPlainText(name);
    m_text->setFocus(Qt::OtherFocusReason);
}

void QueryBar::insertAttribute(const QString& name)
{
    m_text->insertAttribute(name);
    m_text->setFocus(Qt::OtherFocusReason);
}

void QueryBar::setBusy(bool busy)
{
    m_busy = busy;
    showKind();
}

void QueryBar::say(Judgement judgement, const QString& sentence)
{
    m_said->say(judgement, sentence);
}

QString QueryBar::sentence() const
{
    return m_said->sentence();
}

} // namespace tranche
