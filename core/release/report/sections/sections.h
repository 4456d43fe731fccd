// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/release/report/report_input.h"
#include "core/release/report/report_words.h"

#include <QStringList>

#include <optional>
#include <vector>

/// The parts that reports are put together from; each tells of what is known and is empty where nothing is.
namespace tranche::report {

/// What every part is told from.
struct Telling {
    explicit Telling(const ReportInput& of) : input(of), numbers(of.locale), table(*of.snapshot.published), columns(*of.snapshot.columns) {}

    const ReportInput& input;
    Numbers numbers;
    const KeptTable& table; ///< as published
    const ColumnPartition& columns;

    const PrivacyReport& privacy() const { return *input.snapshot.report; }
    /// 1/l where the model limits p itself.
    std::optional<Ratio> limit() const;
    bool generalizes() const { return input.snapshot.regions && !input.snapshot.regions->empty(); }
    QString nameOf(AttributeId attribute) const;
    /// "A", "B", ... "S".
    QString letterOf(ColumnId column) const;
    ReportCell badgeOf(ColumnId column) const;
};

using Blocks = std::vector<ReportBlock>;

// How much of what somebody typed is shown.
inline constexpr qsizetype longestName = 60;
inline constexpr qsizetype longestText = 4000;

/// Adds a section that has something to say.
void add(std::vector<ReportSection>& sections, const QString& heading, Blocks blocks);
void addTo(Blocks& blocks, Blocks more);

/// The guarantee in one sentence, what counts in it strong.
ReportText guaranteeOf(const Telling& telling);
Blocks promise(const Telling& telling);
/// The columns, and each attribute: what it is and what was done to it; in a table where attributes differ in that, or where asked for.
Blocks published(const Telling& telling, bool everyAttribute);
Blocks shuffling(const Telling& telling);
ReportTable protectionFigures(const Telling& telling);
/// Maps before and after, and what lost most.
Blocks association(const Telling& telling);
/// The pairs that lost most, in a sentence; empty where none lost anything.
ReportText lostMost(const Telling& telling);
/// A histogram for each sensitive attribute.
Blocks exposure(const Telling& telling);
/// Purpose, recipients, conditions and so on, as far as somebody said it.
ReportText details(const Telling& telling);
Blocks conditions(const Telling& telling);
/// How the policy was met, in a sentence, and each waiver; empty without a policy.
ReportText policySummary(const Telling& telling);
Blocks signing(const Telling& telling);
/// The digests of several data files; of one the foot of each page tells.
Blocks digests(const Telling& telling);

/// Title, facts, guarantee, foot.
Report frontOf(const Telling& telling);

// For the report that stays.
Blocks context(const Telling& telling);
Blocks data(const Telling& telling, const InternalReportInput& input);
Blocks identifiability(const Telling& telling, const InternalReportInput& input);
Blocks governance(const Telling& telling, const InternalReportInput& input);

// Small things.
ReportParagraph paragraph(ReportText text);
ReportParagraph paragraph(const QString& words, const QStringList& parts = {});
ReportParagraph note(const QString& words, const QStringList& parts = {});
ReportCell cell(const QString& text);
ReportCell cell(ReportText text);
ReportCell quietCell(const QString& text);
ReportCell strongCell(const QString& text);

} // namespace tranche::report
