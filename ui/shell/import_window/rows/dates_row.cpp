// SPDX-License-Identifier: GPL-3.0-or-later
// How the dates of a text are read.
#include "ui/shell/import_window/rows/choice_rows.h"

#include "core/import/look/date_evidence.h"
#include "ui/shell/import_window/rows/evidence_row.h"

#include <QComboBox>
#include <QSignalBlocker>

#include <algorithm>
#include <optional>

namespace tranche {

namespace {

using Dates = CellAnswers::Dates;

constexpr int severalAnswers = -1;

/// The answer to all questions; nullopt where they differ.
std::optional<Dates> answerToAll(const std::vector<DateQuestion>& questions, const CellAnswers& answers)
{
    const Dates first = answers.datesOf(questions.front());
    const auto isSame = [&](const DateQuestion& question) { return answers.datesOf(question) == first; };
    return std::ranges::all_of(questions, isSame) ? std::optional(first) : std::nullopt;
}

} // namespace

void ChoiceRows::addDates()
{
    EvidenceRow& row = add(ImportChoice::Dates, tr("Da&tes"));
    m_dates = &addBox(row, {}, {[](const ImportOptions&) { return QVariant(); }, [](ImportOptions&, const QVariant&) {}});
    m_refresh.pop_back(); // it is no part of the options
    connect(m_dates, &QComboBox::activated, this, [this](int index) {
        if (const int chosen = m_dates->itemData(index).toInt(); chosen != severalAnswers)
            emit datesChosen(Dates(chosen));
    });
    row.hide();
}

void ChoiceRows::showDates(const ImportLook& look, const CellAnswers& answers)
{
    EvidenceRow* shown = row(ImportChoice::Dates);
    if (m_dates == nullptr || shown == nullptr || (!look.whole && look.sights.empty()))
        return; // of the beginning alone nobody can tell: it stays as it was
    const auto decided = answers.decided(look.dates);
    const auto evidence = dateEvidence(look.sights, decided);
    shown->setVisible(evidence.has_value());
    shown->say(evidence ? &*evidence : nullptr);
    const QSignalBlocker silent(m_dates);
    m_dates->clear();
    const auto addItem = [this](const QString& words, int value) { m_dates->addItem(words, value); };
    std::optional<Dates> current;
    if (look.dates.empty()) {
        const auto isRefused = [&](const DateSight& sight) {
            const auto own = decided.find(sight.attribute);
            return own != decided.end() && own->second.type == AttributeType::Categorical;
        };
        current = std::ranges::any_of(look.sights, isRefused) ? Dates::None : Dates::Open;
        addItem(tr("as they are written"), static_cast<int>(Dates::Open));
    } else {
        current = answerToAll(look.dates, answers);
        if (!current)
            addItem(tr("one by one"), severalAnswers);
        if (current == Dates::Open)
            addItem(tr("which comes first?"), static_cast<int>(Dates::Open));
        addItem(tr("day first"), static_cast<int>(Dates::DayFirst));
        addItem(tr("month first"), static_cast<int>(Dates::MonthFirst));
    }
    addItem(tr("no dates"), static_cast<int>(Dates::None));
    m_dates->setCurrentIndex(m_dates->findData(current ? static_cast<int>(*current) : severalAnswers));
}

} // namespace tranche
