// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/import_window/found/problem_list.h"

#include "ui/parts/buttons.h"
#include "ui/parts/flow_layout.h"
#include "ui/parts/judgement.h"
#include "ui/session/naming/name_text.h"
#include "ui/shell/import_window/found/cell_row.h"
#include "ui/shell/import_window/found/judged_row.h"
#include "ui/shell/import_window/found/raw_line.h"
#include "ui/style/number_text.h"
#include "ui/style/plain_hint.h"
#include "ui/words/messages/message_text.h"

#include <QApplication>
#include <QClipboard>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace tranche {

namespace {

constexpr std::size_t mostRows = 200;

QString codeTitle(const DoubtfulCode& code)
{
    const QString words = code.cells == 1 ? ProblemList::tr("%1: %2 in %3 record") : ProblemList::tr("%1: %2 in %3 records");
    return words.arg(briefName(code.attribute), valueText(code.code), countText(code.cells));
}

} // namespace

ProblemRow::ProblemRow(const ImportProblem& problem, const std::vector<ProblemFix>& fixes, QWidget* parent)
    : QFrame(parent), m_line(problem.said.place.line)
{
    setFocusPolicy(Qt::StrongFocus);
    setAccessibleName(placedText(problem.said));
    setAccessibleDescription(problem.stops ? tr("stops the reading") : tr("does not stop the reading"));
    auto* down = layOutJudged(this, problem.stops ? Judgement::Fail : Judgement::Warn).words;
    auto* title = wrappedLabel(placedText(problem.said), Type::Bold, Ink::Text, this);
    down->addWidget(title);
    QStringList brief;
    if (problem.expected)
        brief << tr("Expected %1").arg(messageText(*problem.expected));
    if (problem.found)
        brief << tr("found %1").arg(messageText(*problem.found));
    m_brief = textLabel(brief.join(QStringLiteral(", ")), Type::Caption, Ink::Text2, this);
    m_brief->setVisible(!brief.isEmpty());
    down->addWidget(m_brief);
    m_facts = facts(problem, fixes);
    down->addWidget(m_facts);
    m_facts->hide();
}

QWidget* ProblemRow::facts(const ImportProblem& problem, const std::vector<ProblemFix>& fixes)
{
    auto* place = new QWidget(this);
    auto* grid = new QGridLayout(place);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(scaled(12));
    grid->setVerticalSpacing(scaled(3));
    grid->setColumnStretch(1, 1);
    int row = 0;
    const auto add = [&](const QString& name, const std::optional<Statement>& said) {
        if (!said)
            return;
        auto* words = wrappedLabel(messageText(*said), Type::Caption, Ink::Text, place);
        grid->addWidget(textLabel(name, Type::Caption, Ink::Text2, place), row, 0, Qt::AlignTop);
        grid->addWidget(words, row++, 1);
    };
    add(tr("Expected"), problem.expected);
    add(tr("Found"), problem.found);
    if (!problem.raw.empty())
        grid->addWidget(new RawLine(problem, place), row++, 0, 1, 2);
    if (!fixes.empty())
        grid->addWidget(buttons(fixes, place), row, 0, 1, 2);
    return place;
}

QWidget* ProblemRow::buttons(const std::vector<ProblemFix>& fixes, QWidget* place)
{
    auto* line = new QWidget(place);
    auto* flow = new FlowLayout(scaled(6), scaled(6), line);
    flow->setContentsMargins(0, 0, 0, 0);
    for (const ProblemFix& fix : fixes) {
        auto* button = new QPushButton(fix.words, line);
        button->setAutoDefault(false);
        button->setToolTip(plainHint(fix.hint));
        button->setAccessibleDescription(fix.hint);
        flow->addWidget(button);
        connect(button, &QPushButton::clicked, this, [this, fix] {
            if (fix.answer)
                emit answered(fix.answer);
            else
                emit fixed(fix.apply);
        });
    }
    return line;
}

void ProblemRow::setOpen(bool open)
{
    m_open = open;
    m_brief->setVisible(!open && !m_brief->text().isEmpty());
    m_facts->setVisible(open);
    update();
}

void ProblemRow::mousePressEvent(QMouseEvent*)
{
    emit chosen();
}

void ProblemRow::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Space || event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        emit chosen();
    else
        QFrame::keyPressEvent(event);
}

void ProblemRow::focusInEvent(QFocusEvent* event)
{
    QFrame::focusInEvent(event);
    update();
}

void ProblemRow::focusOutEvent(QFocusEvent* event)
{
    QFrame::focusOutEvent(event);
    update();
}

void ProblemRow::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.fillRect(rect(), ink(palette(), m_open ? Ink::Selection : Ink::Raised));
    painter.fillRect(QRect(0, height() - 1, width(), 1), ink(palette(), Ink::Border));
    if (m_open)
        painter.fillRect(QRect(0, 0, 3, height()), ink(palette(), Ink::Accent));
    if (hasFocus())
        paintFocusRing(painter, QRectF(rect()).adjusted(4, 4, -4, -4), palette());
}

ProblemList::ProblemList(QWidget* parent) : QWidget(parent)
{
    m_down = new QVBoxLayout(this);
    m_down->setContentsMargins(0, 0, 0, 0);
    m_down->setSpacing(scaled(8));
    auto* head = new QHBoxLayout;
    auto* rule = wrappedLabel(tr("Lines are shown here and nowhere else: no cell is logged."), Type::Caption, Ink::Text2, this);
    auto* button = new QPushButton(tr("Copy list"), this);
    button->setAutoDefault(false);
    button->setToolTip(tr("Copies what is wrong and where, without anything of the file"));
    head->addWidget(rule, 1);
    head->addWidget(button);
    m_down->addLayout(head);
    connect(button, &QPushButton::clicked, this, &ProblemList::copy);
}

void ProblemList::show(const ImportLook& look, const OpenProblems& open)
{
    const auto before = m_rows.size();
    const int chosen = m_current;
    const bool hadFocus = m_inside != nullptr && m_inside->isAncestorOf(QApplication::focusWidget());
    if (m_inside != nullptr) {
        m_inside->hide();
        m_inside->deleteLater();
    }
    m_rows.clear();
    m_sentences.clear();
    m_current = -1;
    m_inside = new QWidget(this);
    m_list = new QVBoxLayout(m_inside);
    m_list->setContentsMargins(0, 0, 0, 0);
    m_list->setSpacing(0);
    addProblems(look, open);
    addCells(open);
    m_down->addWidget(m_inside);
    if (hadFocus && m_rows.isEmpty())
        setFocus(Qt::OtherFocusReason); // what had it is gone, and Tab goes on from here
    if (m_rows.isEmpty())
        return;
    // Where one was settled, the next one takes its place.
    m_current = m_rows.size() <= before ? std::clamp(chosen, 0, static_cast<int>(m_rows.size()) - 1) : 0;
    m_rows[m_current]->setOpen(true);
    if (hadFocus)
        m_rows[m_current]->setFocus(Qt::OtherFocusReason);
}

void ProblemList::addProblems(const ImportLook& look, const OpenProblems& open)
{
    for (std::size_t i = 0; i < std::min(open.problems.size(), mostRows); ++i) {
        auto* row = new ProblemRow(open.problems[i], fixesOf(open.problems[i], look), m_inside);
        const auto index = static_cast<int>(i);
        connect(row, &ProblemRow::chosen, this, [this, index] { choose(index); });
        connect(row, &ProblemRow::fixed, this, &ProblemList::fixed);
        connect(row, &ProblemRow::answered, this, &ProblemList::answered);
        m_list->addWidget(row);
        m_rows << row;
        m_sentences << placedText(open.problems[i].said);
    }
    const std::size_t all = std::max(open.inAll, open.problems.size());
    if (const auto more = all - static_cast<std::size_t>(m_rows.size()); more > 0)
        m_sentences << tr("and %1 more").arg(countText(more));
    if (all == 0 && open.codes.empty())
        m_list->addWidget(textLabel(look.whole ? tr("Nothing is wrong.") : QStringLiteral("…"), Type::Body, Ink::Text2, m_inside));
    else if (all > static_cast<std::size_t>(m_rows.size()))
        m_list->addWidget(textLabel(m_sentences.back(), Type::Body, Ink::Text2, m_inside));
}

/// Neither is copied with the list: a code is a value of the source.
void ProblemList::addCells(const OpenProblems& open)
{
    for (const auto& name : open.categories)
        add(new CellRow(Judgement::Pass,
                        {tr("%1 is read as a category").arg(briefName(name)), tr("Cells that are no number are values like the others."),
                         tr("Take it back"), tr("The attribute is again what its values look like.")},
                        m_inside),
            [name](CellAnswers& answers) { answers.readAsCategory(name, false); });
    const std::size_t shown = std::min(open.codes.size(), mostRows);
    for (std::size_t i = 0; i < shown; ++i) {
        const DoubtfulCode& code = open.codes[i];
        add(new CellRow(Judgement::Warn,
                        {codeTitle(code),
                         tr("All others are %1 to %2. Missing, perhaps?").arg(valueText(code.least), valueText(code.greatest)),
                         tr("It is missing"),
                         tr("It counts as missing in this attribute. It can be taken back where it is told what will "
                            "be converted.")},
                        m_inside),
            [code](CellAnswers& answers) { answers.readAsMissing(code.attribute, code.code); });
    }
}

void ProblemList::add(CellRow* row, const std::function<void(CellAnswers&)>& answer)
{
    m_list->addWidget(row);
    connect(row, &CellRow::pressed, this, [this, answer] { emit answered(answer); });
}

void ProblemList::step(int by)
{
    if (m_rows.isEmpty())
        return;
    const auto count = static_cast<int>(m_rows.size());
    choose((m_current + by + count) % count);
    m_rows[m_current]->setFocus(Qt::ShortcutFocusReason);
}

void ProblemList::choose(int index)
{
    if (m_current >= 0)
        m_rows[m_current]->setOpen(false);
    m_current = index;
    ProblemRow* row = m_rows[index];
    row->setOpen(true);
    emit shown(row);
    if (row->line() > 0)
        emit lineWanted(row->line());
}

void ProblemList::copy() const
{
    QApplication::clipboard()->setText(m_sentences.join(QLatin1Char('\n')));
}

} // namespace tranche
