// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/release/report/sections/sections.h"

#include <algorithm>

namespace tranche::report {

namespace {

constexpr std::size_t mostLeftOut = 100;

ReportTable twoColumns(double first)
{
    ReportTable table;
    table.columns = {{{}, first, false}, {{}, 1.0 - first, false}};
    return table;
}

void addRow(ReportTable& table, const QString& label, ReportText value)
{
    if (!plainText(value).isEmpty())
        table.rows.push_back({quietCell(label), cell(std::move(value))});
}

/// Names of the source's attributes with this role.
QString namesWith(const Snapshot& snapshot, Role role, const Numbers& numbers)
{
    QStringList names;
    std::size_t more = 0;
    for (std::size_t i = 0; i < snapshot.roles.size(); ++i) {
        if (snapshot.roles[i] != role)
            continue;
        if (names.size() < static_cast<qsizetype>(mostLeftOut))
            names += briefly(snapshot.table->attribute(SourceId(i)).name, longestName);
        else
            ++more;
    }
    if (names.isEmpty())
        return tr("none");
    return more == 0 ? listed(names) : filledText(tr("%1 and %2 more"), {names.join(QStringLiteral(", ")), numbers.count(more)});
}

} // namespace

Blocks context(const Telling& telling)
{
    const auto& request = telling.input.request;
    Blocks blocks;
    if (const auto said = details(telling); !said.empty())
        blocks.emplace_back(paragraph(said));
    auto table = twoColumns(0.24);
    QStringList files;
    for (const auto& file : request.source.fileNames)
        files += briefly(file, longestName);
    addRow(table, tr("Source"), plain(listed(files)));
    addRow(table, tr("SHA-256 of the source"), mono(QString::fromStdString(request.source.sha256)));
    addRow(table, tr("Notes"), plain(briefly(request.notes, longestText)));
    addRow(table, tr("Program"), plain(QStringLiteral("Tranche " TRANCHE_VERSION)));
    blocks.emplace_back(std::move(table));
    return blocks;
}

Blocks data(const Telling& telling, const InternalReportInput& input)
{
    const auto& snapshot = telling.input.snapshot;
    const auto& numbers = telling.numbers;
    auto table = twoColumns(0.36);
    addRow(table, tr("Tuples in the release"), plain(numbers.count(snapshot.kept->rowCount())));
    addRow(table, tr("Tuples left out for a missing value"), plain(numbers.count(snapshot.kept->droppedRowCount())));
    addRow(table, tr("Identifiers, not released"), plain(namesWith(snapshot, Role::Identifier, numbers)));
    addRow(table, tr("Excluded, not released"), plain(namesWith(snapshot, Role::Excluded, numbers)));
    addRow(table, tr("Cells that look like formulas"),
           plain(input.formulaCells == 0 ? tr("none")
                                         : filledText(telling.input.request.options.formulaCells == FormulaCells::AsIs
                                                          ? tr("%1, written as they are")
                                                          : tr("%1, written with an apostrophe before them"),
                                                      {numbers.count(input.formulaCells)})));
    Blocks blocks{std::move(table)};
    addTo(blocks, published(telling, true));
    addTo(blocks, digests(telling));
    return blocks;
}

} // namespace tranche::report
