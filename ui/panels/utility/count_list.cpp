// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/utility/count_list.h"

#include "ui/parts/tables/view_setup.h"
#include "ui/parts/buttons.h"
#include "ui/session/utility/lab_queries.h"

#include <QDialogButtonBox>
#include <QHeaderView>
#include <QLabel>
#include <QTableView>
#include <QVBoxLayout>

namespace tranche {

namespace {

using Lines = std::vector<FiguresModel::Line>;

Lines linesOf(const LabPublications& publications, const CountsWanted& wanted, JobContext& job)
{
    const auto counts = comparedQueries(publications, LabQueries::asked(wanted.predicates), wanted.technique, wanted.part, job);
    return counts ? countLines(*publications.table, *counts, job) : Lines();
}

} // namespace

CountList::CountList(QWidget* parent) : QDialog(parent)
{
    setWindowTitle(tr("Counts, estimate against actual"));
    setAccessibleName(windowTitle());
    m_heading = textLabel({}, Type::Heading, Ink::Text, this);
    m_caption = textLabel(countsCaption(), Type::Caption, Ink::Text2, this);
    m_counts = new FiguresModel(this);
    m_view = new QTableView(this);
    setUpTable(m_view, windowTitle());
    m_view->setModel(m_counts);
    m_view->verticalHeader()->hide();
    m_view->setSelectionBehavior(QAbstractItemView::SelectRows);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    auto* down = new QVBoxLayout(this);
    for (QLabel* label : {m_heading, m_caption}) {
        label->setWordWrap(true);
        down->addWidget(label);
    }
    down->addWidget(m_view, 1);
    down->addWidget(buttons);
    resize(scaled(820), scaled(520));
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
}

void CountList::show(const Document& now, const CountsWanted& wanted)
{
    if (!now.publications)
        return;
    m_publications = now.publications;
    m_heading->setText(countsHeading(now, wanted));
    m_counts->show({}, {});
    m_caption->setText(tr("calculating …"));
    m_lookup.ask([publications = m_publications, wanted](JobContext& job) { return linesOf(*publications, wanted, job); },
                 [this](const Lines& lines) { arrive(lines); });
    QDialog::show();
    raise();
    activateWindow();
}

void CountList::arrive(const Lines& lines)
{
    m_caption->setText(countsCaption());
    m_counts->show(countHeads(), lines);
    m_view->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    if (!lines.empty())
        m_view->horizontalHeader()->setSectionResizeMode(0, QHeaderView::Stretch);
}

void CountList::refresh(const Document& now)
{
    if (now.publications == m_publications)
        return;
    m_publications.reset();
    m_lookup.forget();
    m_counts->show({}, {});
    close();
}

} // namespace tranche
