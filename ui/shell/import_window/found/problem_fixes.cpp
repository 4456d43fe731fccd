// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/import_window/found/problem_fixes.h"

#include "core/base/messages/import/text_message.h"
#include "core/base/messages/import/workbook_message.h"
#include "ui/session/naming/name_text.h"
#include "ui/session/tr.h"
#include "ui/shell/import_window/import_draft.h"
#include "ui/style/number_text.h"

#include <algorithm>
#include <array>

namespace tranche {

namespace {

using Fixes = std::vector<ProblemFix>;
using ErrorCells = WorkbookOptions::ErrorCells;

std::function<void(ImportOptions&)> changed(const std::function<void(CsvOptions&)>& change)
{
    return [change](ImportOptions& options) {
        if (CsvOptions* csv = options.csv())
            change(*csv);
    };
}

QString joinWords(std::uint64_t fields)
{
    return fields == 2 ? tr("Join the last two fields") : tr("Join the last %1 fields").arg(countText(fields));
}

/// What can be done with this record alone.
ProblemFix choosing(const RecordChoice& choice, const ImportProblem& problem)
{
    const auto apply = [choice](ImportOptions& options) { chooseRecord(options, choice); };
    if (choice.kind == RecordChoice::Kind::Skip)
        return {tr("Skip this record"), tr("This record alone is left out and counted."), apply};
    const auto tooMany = problem.said.arguments.empty() ? 1 : problem.said.arguments.front().number;
    return {joinWords(tooMany + 1), tr("In this record alone, its last fields become one, with the delimiter between them. It is counted."),
            apply};
}

ProblemFix takingBack(const RecordChoice& choice)
{
    return {tr("Take the choice back"), tr("What was chosen for the record in this line is forgotten."),
            [choice](ImportOptions& options) { takeBack(options, choice); }};
}

ProblemFix skipping(const ImportLook& look)
{
    const auto count = std::max<std::size_t>(unevenStoppers(look), 1);
    return {count == 1 ? tr("Skip this record") : tr("Skip all %1 records").arg(countText(count)),
            tr("Every record with too few or too many fields is left out and counted."), skipUneven};
}

ProblemFix padding()
{
    return {tr("Fill with empty cells"),
            tr("In every record with too few fields, the fields that are not there are read as empty cells. They are counted."),
            changed([](CsvOptions& csv) { csv.ragged = RaggedRecords::Pad; })};
}

ProblemFix encodedAs(const char* encoding)
{
    return {tr("Read as %1").arg(QString::fromLatin1(encoding).replace(QLatin1String("windows"), QLatin1String("Windows"))),
            tr("The whole file is read in this encoding. Look at the first records: are their letters right?"),
            changed([encoding](CsvOptions& csv) { csv.encoding = encoding; })};
}

Fixes ofBytes(const CsvOptions& csv, const ImportProblem& problem)
{
    constexpr std::array proposed{"windows-1252", "ISO-8859-1"};
    Fixes fixes;
    const bool isNul = problem.found && *problem.found == Statement(TextMessage::ByteFound, "00");
    for (const char* encoding : proposed)
        if (!isNul && csv.encoding != encoding)
            fixes.push_back(encodedAs(encoding));
    if (csv.encoding != proposed.front() && fixes.size() > 1)
        fixes.pop_back(); // where any byte is a sign, windows-1252 is what was meant almost always
    if (!isNul)
        fixes.push_back({tr("Read it as �"), tr("Every byte that is no text in this encoding is read as � and counted."),
                         changed([](CsvOptions& options) { options.badBytes = BadBytes::Replace; })});
    return fixes;
}

Fixes ofQuote(const CsvOptions& csv)
{
    if (!csv.quote)
        return {};
    return {{tr("Read %1 as a plain sign").arg(QLatin1Char(*csv.quote)),
             tr("No field is enclosed any more: the sign stays in the values, and every delimiter ends a field."),
             changed([](CsvOptions& options) {
                 options.quote.reset();
                 options.escape.reset();
             })}};
}

/// By a choice for all records, the mildest first.
Fixes ofAllRecords(const ImportProblem& problem, const ImportLook& look)
{
    const CsvOptions& csv = *look.options.csv();
    const auto is = [&](TextMessage message) { return problem.said.says == Message(message); };
    if (is(TextMessage::QuoteOpen) || is(TextMessage::QuoteStray))
        return ofQuote(csv);
    if (is(TextMessage::BytesNoText))
        return ofBytes(csv, problem);
    return is(TextMessage::TooFewFields) ? Fixes{padding()} : Fixes();
}

/// Those for all, those for this record, and to leave out all of its kind.
Fixes ofText(const ImportProblem& problem, const ImportLook& look)
{
    if (!problem.stops)
        return {};
    if (problem.misfit)
        return {takingBack(*problem.misfit)};
    auto fixes = ofAllRecords(problem, look);
    for (const RecordChoice& choice : problem.choices)
        fixes.push_back(choosing(choice, problem));
    const auto is = [&](TextMessage message) { return problem.said.says == Message(message); };
    const bool uneven = is(TextMessage::TooManyFields) || is(TextMessage::TooFewFields) || is(TextMessage::BlankLineInside);
    if (uneven && (problem.choices.empty() || unevenStoppers(look) > 1))
        fixes.push_back(skipping(look));
    return fixes;
}

/// Of a cell that is no number among numbers.
Fixes ofCell(const OddCell& cell, const std::string& attribute)
{
    const QString name = briefName(attribute);
    Fixes fixes;
    if (!cell.text.empty())
        fixes.push_back({tr("Read it as missing"),
                         tr("In %1, every cell that is written like this one counts as missing: %2. It can be taken back where it is "
                            "told what will be converted.")
                             .arg(name, countText(cell.alike)),
                         {},
                         [attribute, token = cell.text](CellAnswers& answers) { answers.readAsMissing(attribute, token); }});
    fixes.push_back({tr("%1 is a category").arg(QString(name).replace(QLatin1Char('&'), QLatin1String("&&"))),
                     tr("Its values are no numbers, and none of its cells is a problem."),
                     {},
                     [attribute](CellAnswers& answers) { answers.readAsCategory(attribute, true); }});
    return fixes;
}

Fixes ofErrorCells()
{
    const auto reading = [](ErrorCells errors) {
        return [errors](ImportOptions& options) {
            if (auto* workbook = std::get_if<WorkbookOptions>(&options.form))
                workbook->errors = errors;
        };
    };
    return {{tr("Read them as missing"), tr("Every cell with an error is read as empty and counted."), reading(ErrorCells::Missing)},
            {tr("Read them as text"), tr("Every cell with an error is read as it is written, #N/A say."), reading(ErrorCells::AsText)}};
}

} // namespace

std::vector<ProblemFix> fixesOf(const ImportProblem& problem, const ImportLook& look)
{
    if (problem.cell)
        return ofCell(*problem.cell, problem.said.place.attribute);
    if (look.options.csv() != nullptr)
        return ofText(problem, look);
    if (problem.said.says == Message(WorkbookMessage::ErrorCell))
        return ofErrorCells();
    return {};
}

} // namespace tranche
