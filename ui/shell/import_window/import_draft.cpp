// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/import_window/import_draft.h"

#include <algorithm>

namespace tranche {

namespace {

bool holds(const std::vector<Conversion>& all, const Conversion& one)
{
    return std::ranges::find(all, one) != all.end();
}

template <class Form>
bool isPlainForm(const ImportLook& look, const Form& form)
{
    if constexpr (std::is_same_v<Form, CsvOptions>)
        return form.header;
    else if constexpr (std::is_same_v<Form, StatisticalOptions>)
        return std::ranges::all_of(look.labels, [](const SourceLabels& labels) { return labels.values.empty(); });
    else
        return look.parts.size() <= 1; // otherwise somebody has to say which
}

std::pair<std::size_t, std::uint64_t> fileAndLine(const RecordChoice& choice)
{
    return {choice.file, choice.line};
}

} // namespace

void ConversionAnswers::answer(const Conversion& conversion, bool accepted)
{
    const auto known = std::ranges::find(m_answers, conversion, &std::pair<Conversion, bool>::first);
    if (known != m_answers.end())
        known->second = accepted;
    else
        m_answers.emplace_back(conversion, accepted);
}

bool ConversionAnswers::isAccepted(const ConversionOffer& offer, const ImportOptions& options) const
{
    const auto known = std::ranges::find(m_answers, offer.conversion, &std::pair<Conversion, bool>::first);
    if (known != m_answers.end())
        return known->second;
    return offer.harmless || holds(options.conversions, offer.conversion);
}

std::vector<Conversion> ConversionAnswers::conversions(const std::vector<ConversionOffer>& offers, const ImportOptions& options) const
{
    const auto isOffered
        = [&](const Conversion& one) { return std::ranges::find(offers, one, &ConversionOffer::conversion) != offers.end(); };
    std::vector<Conversion> all;
    for (const Conversion& one : options.conversions) {
        const auto known = std::ranges::find(m_answers, one, &std::pair<Conversion, bool>::first);
        if (!isOffered(one) && (known == m_answers.end() || known->second))
            all.push_back(one);
    }
    for (const ConversionOffer& offer : offers)
        if (isAccepted(offer, options) && !holds(all, offer.conversion))
            all.push_back(offer.conversion);
    return all;
}

std::size_t stoppers(const ImportLook& look)
{
    const auto listed = static_cast<std::size_t>(std::ranges::count_if(look.problems, &ImportProblem::stops));
    // Those that stop come first: what is not listed stops as well where all that is listed does.
    return listed > 0 && listed == look.problems.size() ? std::max(listed, look.problemsInAll) : listed;
}

std::size_t questions(const ImportLook& look, const CellAnswers& answers)
{
    const auto choices = std::ranges::count(look.evidence, Evidence::Verdict::Decide, &Evidence::verdict);
    return static_cast<std::size_t>(choices) + openQuestions(look.dates, answers);
}

bool isClean(const ImportLook& look)
{
    const auto isSettled = [](const Evidence& evidence) {
        return evidence.verdict == Evidence::Verdict::Agree || evidence.verdict == Evidence::Verdict::NotNeeded;
    };
    return look.whole && look.head != nullptr && look.problems.empty() && look.problemsInAll == 0 && look.conversions.empty()
           && look.dates.empty() && look.options.conversions.empty() && look.leftOut.empty()
           && std::ranges::all_of(look.evidence, isSettled)
           && std::visit([&](const auto& form) { return isPlainForm(look, form); }, look.options.form);
}

std::size_t unevenStoppers(const ImportLook& look)
{
    const auto found = std::ranges::find(look.evidence, ImportChoice::UnevenRecords, &Evidence::choice);
    return found != look.evidence.end() && found->verdict == Evidence::Verdict::Stop ? found->count : 0;
}

bool skipUneven(ImportOptions& options)
{
    if (options.csv() == nullptr)
        return false;
    options.csv()->ragged = RaggedRecords::Skip;
    return true;
}

void takeBack(ImportOptions& options, const RecordChoice& choice)
{
    if (auto* csv = options.csv())
        std::erase_if(csv->records, [&](const auto& each) { return each.file == choice.file && each.line == choice.line; });
}

void chooseRecord(ImportOptions& options, const RecordChoice& choice)
{
    auto* csv = options.csv();
    if (csv == nullptr)
        return;
    takeBack(options, choice);
    csv->records.push_back(choice);
    std::ranges::sort(csv->records, {}, fileAndLine);
}

void keepWithFiles(ImportOptions& options, const QStringList& before, const QStringList& now)
{
    auto* csv = options.csv();
    if (csv == nullptr)
        return;
    std::vector<RecordChoice> kept;
    for (RecordChoice choice : csv->records) {
        const auto file = now.indexOf(before.value(static_cast<qsizetype>(choice.file)));
        if (file < 0)
            continue;
        choice.file = static_cast<std::size_t>(file);
        kept.push_back(choice);
    }
    std::ranges::sort(kept, {}, fileAndLine);
    csv->records = std::move(kept);
}

QStringList namesOf(const QString& typed)
{
    QStringList names;
    QString name;
    bool quoted = false;
    const auto add = [&] {
        if (!name.trimmed().isEmpty())
            names << name.trimmed();
        name.clear();
    };
    for (const QChar sign : typed) {
        if (sign == u'"')
            quoted = !quoted;
        else if (sign == u',' && !quoted)
            add();
        else
            name += sign;
    }
    add();
    return names;
}

QString typedNames(const std::vector<std::string>& names)
{
    QStringList all;
    for (const std::string& name : names) {
        const QString text = QString::fromStdString(name);
        all << (text.contains(u',') ? u'"' + text + u'"' : text);
    }
    return all.join(QStringLiteral(", "));
}

std::vector<std::string>* givenNames(ImportOptions& options)
{
    if (auto* csv = std::get_if<CsvOptions>(&options.form))
        return &csv->names;
    if (auto* workbook = std::get_if<WorkbookOptions>(&options.form))
        return &workbook->names;
    return nullptr;
}

} // namespace tranche
