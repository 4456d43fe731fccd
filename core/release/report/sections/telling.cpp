// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/release/report/drawings/inks.h"
#include "core/release/report/sections/sections.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace tranche::report {

namespace {

constexpr qsizetype longestTitle = 160;
constexpr qsizetype longestFact = 60;

QString typeText(const ReleaseDetails& details)
{
    if (!details.type)
        return {};
    switch (*details.type) {
    case ReleaseType::Public: return tr("public use");
    case ReleaseType::Scientific: return tr("scientific use");
    case ReleaseType::Enclave: return tr("use in a safe room");
    }
    return {};
}

void addFact(Report& report, const QString& label, const QString& value)
{
    if (!value.isEmpty())
        report.facts.push_back({label, value});
}

QString subtitleOf(const Telling& telling)
{
    const QString tuples = telling.numbers.count(telling.table.rowCount());
    const QString use = typeText(telling.input.request.options.details);
    return use.isEmpty() ? filledText(tr("A sliced table of %1 persons"), {tuples})
                         : filledText(tr("A sliced table of %1 persons, for %2"), {tuples, use});
}

} // namespace

std::optional<Ratio> Telling::limit() const
{
    const auto& model = privacy().model;
    return model.kind == ModelKind::LDiversity ? std::optional(model.l.inverse()) : std::nullopt;
}

QString Telling::nameOf(AttributeId attribute) const
{
    return briefly(table.attribute(attribute).name, longestName);
}

QString Telling::letterOf(ColumnId column) const
{
    if (columns.sensitive() && column.value + 1 == columns.size())
        return QStringLiteral("S");
    QString letters;
    for (auto rest = column.value + 1; rest > 0; rest = (rest - 1) / 26)
        letters.prepend(QChar(static_cast<char16_t>(u'A' + (rest - 1) % 26)));
    return letters;
}

ReportCell Telling::badgeOf(ColumnId column) const
{
    const bool isSensitive = columns.sensitive() && column.value + 1 == columns.size();
    return {{}, letterOf(column), columnInk(column.value, isSensitive)};
}

void add(std::vector<ReportSection>& sections, const QString& heading, Blocks blocks)
{
    if (!blocks.empty())
        sections.push_back({heading, std::move(blocks)});
}

void addTo(Blocks& blocks, Blocks more)
{
    blocks.insert(blocks.end(), std::make_move_iterator(more.begin()), std::make_move_iterator(more.end()));
}

Report frontOf(const Telling& telling)
{
    const auto& details = telling.input.request.options.details;
    Report report;
    report.language = telling.numbers.locale().language() == QLocale::German ? QStringLiteral("de") : QStringLiteral("en");
    report.title = details.title.empty() ? tr("A sliced table") : briefly(details.title, longestTitle);
    report.subtitle = subtitleOf(telling);
    report.pageWords = tr("page %1 of %2");
    addFact(report, tr("Prepared"), telling.numbers.day(telling.input.prepared));
    addFact(report, tr("Owner"), briefly(details.owner, longestFact));
    addFact(report, tr("Release type"), typeText(details));
    addFact(report, tr("To be reviewed by"), telling.numbers.day(details.reviewBy));
    report.guarantee = guaranteeOf(telling);
    if (telling.input.digests.size() == 1) {
        const auto& [file, digest] = *telling.input.digests.begin();
        report.footLabel = filledText(tr("SHA-256 of %1"), {QString::fromStdString(file)});
        report.footDigest = QString::fromStdString(digest);
    }
    return report;
}

ReportParagraph paragraph(ReportText text)
{
    return {std::move(text), false};
}

ReportParagraph paragraph(const QString& words, const QStringList& parts)
{
    return {filled(words, parts), false};
}

ReportParagraph note(const QString& words, const QStringList& parts)
{
    return {filled(words, parts), true};
}

ReportCell cell(const QString& text)
{
    return {plain(text), {}, 0};
}

ReportCell cell(ReportText text)
{
    return {std::move(text), {}, 0};
}

ReportCell quietCell(const QString& text)
{
    return {quiet(text), {}, 0};
}

ReportCell strongCell(const QString& text)
{
    return {strong(text), {}, 0};
}

} // namespace tranche::report
