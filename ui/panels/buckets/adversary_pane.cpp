// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/buckets/adversary_pane.h"

#include "ui/words/intruder_facts.h"
#include "ui/panels/intruder_result.h"
#include "ui/panels/tinted_icon.h"
#include "ui/parts/buttons.h"
#include "ui/parts/column_swatch.h"
#include "ui/parts/elided_label.h"

#include <QClipboard>
#include <QGridLayout>
#include <QGuiApplication>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include <utility>

namespace tranche {

AdversaryPane::AdversaryPane(QWidget* parent) : QWidget(parent)
{
    m_about = wrappedLabel({}, Type::Caption, Ink::Text2, this);
    m_about->setObjectName(QStringLiteral("about"));
    m_known = new QWidget(this);
    m_knownGrid = new QGridLayout(m_known);
    m_knownGrid->setContentsMargins(0, 0, 0, 0);
    m_knownGrid->setHorizontalSpacing(8);
    m_knownGrid->setVerticalSpacing(4);
    m_knownGrid->setColumnStretch(1, 1);
    m_result = new IntruderResult(this);
    m_open = wrappedLabel(tr("Does not cover: what someone knows about other people in this bucket."), Type::Caption, Ink::Text2, this);
    m_console = new QPushButton(tr("Open in the console"), this);
    setTintedIcon(m_console, QStringLiteral("intruder"));
    m_copy = new QPushButton(tr("Copy"), this);
    setTintedIcon(m_copy, QStringLiteral("copy"));
    auto* buttons = new QHBoxLayout;
    buttons->addWidget(m_console, 1);
    buttons->addWidget(m_copy);
    auto* all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->setSpacing(8);
    all->addWidget(textLabel(tr("Adversary view"), Type::Title, Ink::Text, this));
    all->addWidget(m_about);
    all->addWidget(m_known);
    all->addWidget(m_result);
    all->addStretch(1);
    all->addWidget(m_open);
    all->addLayout(buttons);
    connect(m_result, &IntruderResult::hovered, this, &AdversaryPane::hovered);
    connect(m_result, &IntruderResult::bucketChosen, this, &AdversaryPane::bucketChosen);
    connect(m_console, &QPushButton::clicked, this, &AdversaryPane::consoleAsked);
    connect(m_copy, &QPushButton::clicked, this, &AdversaryPane::copy);
    showNothing();
}

std::shared_ptr<const IntruderAnswer> AdversaryPane::answer() const
{
    return m_result->answer();
}

void AdversaryPane::say(const QString& sentence)
{
    m_about->setText(sentence);
    const bool answered = m_result->answer() != nullptr;
    for (QWidget* part : std::initializer_list<QWidget*>{m_known, m_open, m_console, m_copy})
        part->setVisible(answered);
}

void AdversaryPane::showNothing()
{
    m_result->clear();
    say(tr("Click a line or choose a person to see what someone who knows everything except the sensitive value could infer."));
}

void AdversaryPane::showAsking()
{
    m_result->clear();
    say(tr("Calculating …"));
}

void AdversaryPane::showProblem(const QString& sentence)
{
    m_result->clear();
    say(sentence);
}

void AdversaryPane::show(std::shared_ptr<const IntruderAnswer> answer, const PrivacyModel& model, std::optional<BucketId> bucket)
{
    showKnown(*answer, bucket);
    m_result->show(std::move(answer), model);
    say(tr("Someone who knows all of this about a person:"));
}

void AdversaryPane::showKnown(const IntruderAnswer& answer, std::optional<BucketId> bucket)
{
    while (QLayoutItem* item = m_knownGrid->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    int row = 0;
    for (const auto& known : knownColumns(answer, bucket)) {
        m_knownGrid->addWidget(new ColumnSwatch(known.mark, m_known), row, 0);
        m_knownGrid->addWidget(new ElidedLabel(known.values, Type::Bold, Ink::Text, m_known), row, 1);
        m_knownGrid->addWidget(textLabel(known.rows, Type::Caption, Ink::Text2, m_known), row, 2);
        ++row;
    }
}

void AdversaryPane::copy()
{
    QGuiApplication::clipboard()->setText(m_result->text());
    emit told(tr("The result was copied to the clipboard."));
}

} // namespace tranche
