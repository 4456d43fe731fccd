// SPDX-License-Identifier: GPL-3.0-or-later
// What a person answers about cells and single records, and what becomes of it.
#include "ui/shell/import_window/import_window.h"

#include "core/import/look/cell_questions.h"
#include "ui/shell/import_window/cells/date_card.h"
#include "ui/shell/import_window/found/conversion_list.h"
#include "ui/shell/import_window/look_keeper.h"
#include "ui/shell/import_window/preview/preview_pane.h"
#include "ui/shell/import_window/rows/choice_rows.h"

#include <algorithm>
#include <utility>

namespace tranche {

/// What is converted or missing changes cells and nothing that was counted.
void ImportWindow::changeCells()
{
    m_touched = true;
    m_options = options();
    const bool wholeStands = m_looked != nullptr && m_looked->look.whole && !m_failed && (!m_keeper->isBusy() || m_onlyHead);
    if (!wholeStands)
        return lookAgain();
    lookAtCells();
}

/// The first records as they become, and what is to be asked about all of them: without another look at the whole source.
void ImportWindow::lookAtCells()
{
    m_options = options();
    m_onlyHead = true;
    LookOrder wanted = order();
    wanted.all = m_looked->look.all;
    m_keeper->lookAtBeginning(wanted);
    m_conversions->show(m_looked->look, m_answers, m_cells, wanted.all == nullptr);
    refresh();
}

/// Whether cells become other ones than the look has judged.
bool ImportWindow::isAskedAnew() const
{
    const ImportLook& look = m_looked->look;
    const ImportOptions wanted = options();
    return wanted != look.options || wanted.conversions != proposedConversions(look.conversions, look.options.conversions);
}

/// What was chosen for a record stays with its file.
void ImportWindow::followFiles()
{
    const QStringList before = std::exchange(m_followed, files());
    if (before == m_followed)
        return;
    if (m_options)
        keepWithFiles(*m_options, before, m_followed);
    if (m_looked == nullptr)
        return;
    auto moved = std::make_shared<Looked>(*m_looked);
    keepWithFiles(moved->look.options, before, m_followed);
    m_looked = moved;
}

void ImportWindow::treatAsMissing(const MissingOffer& offer, const std::set<std::string>& attributes)
{
    m_cells.treatAsMissing(offer, attributes);
    m_rows->showMissing(m_cells.tokens());
    changeCells();
}

void ImportWindow::answerCells(const std::function<void(CellAnswers&)>& answer)
{
    answer(m_cells);
    changeCells();
}

/// What is wrong and was not settled by what the person has said about cells.
OpenProblems ImportWindow::openNow() const
{
    if (m_looked == nullptr)
        return {};
    std::vector<std::string> tokens;
    for (const QString& token : m_cells.tokens())
        tokens.push_back(token.toStdString());
    return openProblems(m_looked->look, options().conversions, tokens, m_cells.decided({}));
}

/// What a date is changes no cell.
void ImportWindow::answerDates(const DateQuestion& question, CellAnswers::Dates dates)
{
    m_touched = true;
    m_cells.answer(question, dates);
    m_looked = withTypes(m_looked, m_cells);
    m_dates->show(m_looked->look.dates, m_cells);
    m_rows->showDates(m_looked->look, m_cells);
    m_preview->show(m_looked);
    refresh();
}

/// All questions alike; where nothing is asked, all dates are what they look like, or categories.
void ImportWindow::answerAllDates(CellAnswers::Dates dates)
{
    if (m_looked == nullptr)
        return;
    for (const DateQuestion& question : m_looked->look.dates)
        m_cells.answer(question, dates);
    if (m_looked->look.dates.empty())
        for (const DateSight& sight : m_looked->look.sights)
            m_cells.readAsCategory(sight.attribute, dates == CellAnswers::Dates::None);
    changeCells(); // the types of all attributes are found anew
}

std::size_t ImportWindow::convertedKinds() const
{
    const auto isMissing = [this](const MissingOffer& offer) { return !m_cells.missingIn(offer).empty(); };
    const auto missing = m_looked == nullptr ? 0 : std::ranges::count_if(m_looked->look.missing, isMissing);
    const auto own = m_looked == nullptr ? 0 : m_cells.notOffered(m_looked->look.missing).size();
    return options().conversions.size() + static_cast<std::size_t>(missing) + own;
}

LoadRequest ImportWindow::request() const
{
    LookOrder chosen = order();
    return {std::move(chosen.files), options(), std::move(chosen.missing), m_cells.decided(m_looked->look.dates), m_looked->read};
}

void ImportWindow::rename(int column, const QString& name)
{
    ImportOptions wanted = options();
    std::vector<std::string>* given = givenNames(wanted);
    const Table* head = m_looked == nullptr ? nullptr : m_looked->look.head.get();
    if (given == nullptr || head == nullptr)
        return;
    given->clear();
    for (std::size_t i = 0; i < head->attributeCount(); ++i)
        given->push_back(head->attribute(SourceId(i)).name);
    m_cells.rename(given->at(static_cast<std::size_t>(column)), name.toStdString());
    given->at(static_cast<std::size_t>(column)) = name.toStdString();
    change(wanted);
}

} // namespace tranche
