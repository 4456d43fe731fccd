// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/release/report/report_html.h"
#include "core/release/report/report_input.h"
#include "core/release/report/report_json.h"
#include "core/release/report/report_words.h"
#include "tests/support/snapshots.h"
#include "tests/support/tables.h"

#include <string>
#include <vector>

namespace tranche::test {

/// 48 persons in the columns {age, zip | sex, disease}; what is not released has names and values that stand nowhere else.
inline SnapshotRequest reportRequest()
{
    std::vector<std::string> lines{"IDENTCANARY age zip sex disease EXCLCANARY"};
    for (int i = 0; i < 48; ++i)
        lines.push_back("NAMEMARKER" + std::to_string(i) + ' ' + std::to_string(20 + i % 12) + " 100" + std::to_string(i * 7 % 5) + ' '
                        + (i % 2 == 0 ? "F" : "M") + ' ' + std::string(1, static_cast<char>('a' + i / 2 % 6)) + " NOTEMARKER");
    SnapshotRequest request{.table = tableOf(lines), .sensitive = "disease"};
    request.identifiers = {"IDENTCANARY"};
    request.excluded = {"EXCLCANARY"};
    request.columns = {{"age", "zip"}, {"sex", "disease"}};
    return request;
}

/// What both reports of a snapshot are made of. Neither copied nor moved: the inputs refer to it.
struct ReportExample {
    explicit ReportExample(Snapshot of) : snapshot(std::move(of))
    {
        SeededRandom random(1);
        JobContext job;
        figures = wholeReportFigures(snapshot, {}, random, job);
        request.source = {{"SOURCECANARY.csv"}, "c0ffee" + std::string(58, '7'), {}};
        request.notes = "NOTECANARY";
        request.rejected = {{"REJECTCANARY", "too coarse", snapshot.parameters, false}};
        request.options.details.title = "Persons";
        digests = {{"data.csv", std::string(64, 'd')}};
    }
    ReportExample(const ReportExample&) = delete;
    ReportExample& operator=(const ReportExample&) = delete;

    ReportInput input() const
    {
        ReportInput made{snapshot, request, figures};
        made.digests = digests;
        made.rules = rules;
        made.locale = locale;
        return made;
    }
    Report external() const { return externalReport(input()); }
    Report internal() const
    {
        InternalReportInput made{input()};
        JobContext job;
        made.before = riskBefore(*snapshot.kept, job);
        made.auditLines = auditLines;
        return internalReport(made);
    }

    Snapshot snapshot;
    ReleaseRequest request;
    ReportFigures figures;
    Digests digests;
    std::vector<RuleFinding> rules;
    std::vector<std::string> auditLines;
    QLocale locale{QLocale::English, QLocale::UnitedStates};
};

inline QStringList headingsOf(const Report& report)
{
    QStringList headings;
    for (const auto& section : report.sections)
        headings += section.heading;
    return headings;
}

inline QString textOf(const ReportText& text)
{
    QString all;
    for (const auto& span : text)
        all += span.text;
    return all;
}

/// The cells of the first row of any table that begins with this one; empty where there is none.
inline QStringList rowOf(const Report& report, const QString& first)
{
    for (const auto& section : report.sections)
        for (const auto& block : section.blocks)
            if (const auto* table = std::get_if<ReportTable>(&block))
                for (const auto& row : table->rows)
                    if (textOf(row.front().text) == first) {
                        QStringList cells;
                        for (const auto& cell : row)
                            cells += textOf(cell.text);
                        return cells;
                    }
    return {};
}

} // namespace tranche::test
