// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/plot_card.h"

#include "ui/panels/plot_export.h"
#include "ui/parts/tables/view_setup.h"
#include "ui/parts/buttons.h"
#include "ui/style/plain_hint.h"

#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QStackedWidget>
#include <QTableView>
#include <QToolButton>
#include <QVBoxLayout>

#include <qcustomplot.h>

namespace tranche {

PlotCard::PlotCard(const QString& heading, QCustomPlot* plot, const QString& name, QWidget* parent) : QWidget(parent)
{
    m_twin = new FiguresModel(this);
    m_views = new QStackedWidget(this);
    m_table = new QTableView(m_views);
    setUpTable(m_table, tr("%1, as a table").arg(heading));
    m_table->setModel(m_twin);
    m_table->verticalHeader()->hide();
    m_table->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Ignored); // a card is as high as its plot; the table scrolls
    m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_views->addWidget(plot);
    m_views->addWidget(m_table);
    plot->setAccessibleName(tr("%1; press T for a table").arg(heading));
    m_caption = textLabel({}, Type::Caption, Ink::Text2, this);
    m_caption->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    m_caption->hide();            // takes no room until there is something to say
    m_caption->setWordWrap(true); // beside the heading it pushed the buttons out of a narrow pane
    m_asTable = iconButton(QStringLiteral("as-table"), tr("%1 as a table (T)").arg(heading), this);
    m_asTable->setCheckable(true);
    connect(m_asTable, &QToolButton::clicked, this, &PlotCard::showAsTable);
    m_export = new PlotExport(plot, m_twin, name, this);
    m_export->button()->setAccessibleName(tr("Copy or save: %1").arg(heading));
    connect(m_export, &PlotExport::told, this, &PlotCard::told);

    m_head = new QHBoxLayout;
    m_head->setSpacing(6);
    m_head->addWidget(textLabel(heading, Type::Heading, Ink::Text, this), 1);
    m_head->addWidget(m_asTable);
    m_head->addWidget(m_export->button());
    m_all = new QVBoxLayout(this);
    m_all->setContentsMargins(0, 0, 0, 0);
    m_all->setSpacing(6);
    m_all->addLayout(m_head);
    m_all->addWidget(m_caption);
    m_all->addWidget(m_views, 1);
}

void PlotCard::addToHead(QWidget* widget)
{
    m_head->insertWidget(m_head->count() - 2, widget);
}

void PlotCard::addAbovePlot(QWidget* widget)
{
    m_all->insertWidget(m_all->count() - 1, widget);
}

void PlotCard::setPlotWorthSeeing(bool worth)
{
    m_plotWorthSeeing = worth;
    m_views->setVisible(worth || isTable());
    m_export->button()->setEnabled(worth);
}

void PlotCard::setCaption(const QString& caption, const QString& toolTip)
{
    m_caption->setText(caption);
    m_caption->setVisible(!caption.isEmpty());
    m_caption->setToolTip(plainHint(toolTip));
}

void PlotCard::showAsTable(bool asTable)
{
    m_asTable->setChecked(asTable);
    m_views->setCurrentIndex(asTable ? 1 : 0);
    m_views->setVisible(m_plotWorthSeeing || asTable);
    m_views->currentWidget()->setFocus(Qt::OtherFocusReason);
}

bool PlotCard::isTable() const
{
    return m_views->currentIndex() == 1;
}

void PlotCard::setQuestions(std::shared_ptr<Questions> questions)
{
    m_export->setQuestions(std::move(questions));
}

void PlotCard::keyPressEvent(QKeyEvent* event)
{
    const auto held = event->modifiers() & ~Qt::KeypadModifier;
    if (held == Qt::NoModifier && event->key() == Qt::Key_T)
        showAsTable(!isTable());
    else if (held == (Qt::ControlModifier | Qt::ShiftModifier) && event->key() == Qt::Key_C)
        m_export->copyPicture();
    else if (held == (Qt::ControlModifier | Qt::ShiftModifier) && event->key() == Qt::Key_S)
        m_export->savePicture();
    else
        QWidget::keyPressEvent(event);
}

} // namespace tranche
