// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/number_words.h"
#include "core/release/files/guarantee.h"
#include "core/release/report/sections/sections.h"

namespace tranche::report {

namespace {

QString rankText(std::uint64_t rank, const Numbers& numbers)
{
    const auto english = ordinal(rank);
    const QString pattern = english.ends_with("st")   ? tr("%1st")
                            : english.ends_with("nd") ? tr("%1nd")
                            : english.ends_with("rd") ? tr("%1rd")
                                                      : tr("%1th");
    return filledText(pattern, {numbers.count(rank)});
}

QString figureText(const Guarantee& guarantee, const Numbers& numbers)
{
    return guarantee.isShare ? QString::fromStdString(guarantee.figure.text()) : numbers.ratio(guarantee.figure);
}

/// "at least two of each": what is promised without a model.
ReportText leastBucketOf(const Telling& telling)
{
    const auto least = telling.input.snapshot.buckets->sizes().least;
    return filled(least == 1 ? tr("No bucket has fewer than one tuple.") : tr("No bucket has fewer than %1 tuples."),
                  {telling.numbers.count(least)});
}

} // namespace

ReportText guaranteeOf(const Telling& telling)
{
    const auto guarantee = tranche::guaranteeOf(*telling.input.snapshot.kept, telling.input.snapshot.parameters.model);
    if (guarantee.sensitive.empty())
        return joined({plain(tr(guarantee.sentence)), leastBucketOf(telling)});
    ReportText names;
    for (const auto& name : guarantee.sensitive) {
        const auto one = strong(briefly(name, longestName));
        names = names.empty() ? one : filled(tr(guarantee.between), {names, one});
    }
    const QString who = filledText(tr(guarantee.knower), {wordOf(guarantee.others, telling.numbers)});
    const QString rank = guarantee.rank ? rankText(*guarantee.rank, telling.numbers) : QString();
    return filled(tr(guarantee.sentence),
                  {plain(who), filled(tr(guarantee.around), {names}), strong(figureText(guarantee, telling.numbers)), plain(rank)});
}

Blocks promise(const Telling& telling)
{
    const auto& privacy = telling.privacy();
    if (privacy.claimsNothing())
        return {paragraph(tr("No attribute is sensitive. The release keeps apart who has which values in different columns; it promises "
                             "nothing about what can be inferred about a person.")),
                paragraph(tr("<b>It does not cover</b> who is in the table, or an earlier or later release of the same table."))};
    QStringList names;
    for (const auto id : telling.table.sensitive())
        names += telling.nameOf(id);
    ReportText what = filled(tr("The promise is %1, judged for every tuple."), {modelText(privacy.model, telling.numbers)});
    if (const auto limit = telling.limit())
        what = filled(tr("The promise is %1, judged for every tuple: no value of %2 has a probability above %3."),
                      {modelText(privacy.model, telling.numbers), listed(names), QString::fromStdString(limit->text())});
    const QString check
        = privacy.locallySafe()
              ? tr("It holds for the files of this release alone: anybody can check it with <code>tranche-verify</code>, without the "
                   "original "
                   "table.")
              : tr("It relies on tuples matching several buckets: <code>tranche-verify</code> can prove it beside the original table, and "
                   "shows with the files alone that they were not changed.");
    return {
        paragraph(joined({what, filled(check)})),
        paragraph(tr("<b>It does not cover</b> knowledge about other people in the same bucket, an earlier or later release of the same "
                     "table, or who is in the table. It limits what can be inferred about one person; it does not hide what is true of "
                     "many."))};
}

} // namespace tranche::report
