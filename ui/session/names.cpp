// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/names.h"

#include "ui/session/tr.h"
#include "ui/session/naming/name_text.h"

namespace tranche {

namespace {

QString nameOf(const Table& table, SourceId attribute)
{
    return briefName(table.attribute(attribute).name);
}

QString namesOf(const Table& table, const std::vector<SourceId>& attributes)
{
    return attributes.size() == 1 ? nameOf(table, attributes.front()) : tr("%1 attributes").arg(attributes.size());
}

QString namesOf(const KeptTable& table, const std::vector<AttributeId>& attributes)
{
    return attributes.size() == 1 ? briefName(table.attribute(attributes.front()).name) : tr("%1 attributes").arg(attributes.size());
}

} // namespace

QString columnLetter(const ColumnPartition& columns, ColumnId column)
{
    if (columns.sensitive() && column.value + 1 == columns.size())
        return QStringLiteral("S");
    QString letters;
    for (auto rest = column.value + 1; rest > 0; rest = (rest - 1) / 26)
        letters.prepend(QChar(static_cast<char16_t>(u'A' + (rest - 1) % 26)));
    return letters;
}

QString columnName(const ColumnPartition& columns, ColumnId column)
{
    if (columns.sensitive() && column.value + 1 == columns.size())
        return tr("Sensitive column");
    return tr("Column %1").arg(columnLetter(columns, column));
}

QString roleDecision(const Table& table, const std::vector<SourceId>& attributes, Role role)
{
    const auto names = namesOf(table, attributes);
    switch (role) {
    case Role::Undecided: return tr("Leave the role of %1 open").arg(names);
    case Role::Identifier: return tr("Drop %1 as an identifier").arg(names);
    case Role::QuasiIdentifier: return tr("Make %1 a quasi-identifier").arg(names);
    case Role::Sensitive: return tr("Make %1 sensitive").arg(names);
    case Role::Excluded: return tr("Exclude %1").arg(names);
    }
    return names;
}

QString missingDecision(const Table& table, const std::vector<SourceId>& attributes, MissingRule rule)
{
    if (attributes.size() > 1) // the drawer sets all that are released at once
        return rule == MissingRule::DropTuple ? tr("Drop records without a value, %1 attributes").arg(attributes.size())
                                              : tr("Treat missing as a value, %1 attributes").arg(attributes.size());
    const auto names = namesOf(table, attributes);
    return rule == MissingRule::DropTuple ? tr("Drop records without %1").arg(names) : tr("Treat missing as a value of %1").arg(names);
}

QString typeDecision(const Table& table, const std::vector<SourceId>& attributes, std::optional<AttributeType> type)
{
    const auto names = namesOf(table, attributes);
    if (!type)
        return tr("Detect the type of %1").arg(names);
    switch (*type) {
    case AttributeType::Categorical: return tr("Treat %1 as text").arg(names);
    case AttributeType::Numeric: return tr("Treat %1 as a number").arg(names);
    case AttributeType::Date: return tr("Treat %1 as a date").arg(names);
    }
    return names;
}

QString binsDecision(const Table& table, const std::vector<SourceId>& attributes, std::optional<std::uint32_t> bins)
{
    const auto names = namesOf(table, attributes);
    return bins ? tr("Put %1 into %2 bins").arg(names, QString::number(*bins)) : tr("Use the general number of bins for %1").arg(names);
}

QString orderDecision(const Table& table, SourceId attribute, bool given)
{
    const auto name = namesOf(table, {attribute});
    return given ? tr("Order the values of %1").arg(name) : tr("Order the values of %1 by name").arg(name);
}

QString moveDecision(const Snapshot& snapshot, const std::vector<AttributeId>& attributes, ColumnId target)
{
    const auto& columns = *snapshot.columns;
    const auto names = namesOf(*snapshot.kept, attributes);
    if (columns.sensitive() && target.value + 1 == columns.size())
        return tr("Move %1 to the sensitive column").arg(names);
    return tr("Move %1 to %2").arg(names, columnLetter(columns, target));
}

QString swapDecision(const Snapshot& snapshot, AttributeId a, AttributeId b)
{
    return tr("Swap %1 and %2").arg(namesOf(*snapshot.kept, {a}), namesOf(*snapshot.kept, {b}));
}

QString pinDecision(const Snapshot& snapshot, const std::vector<AttributeId>& attributes, bool pinned)
{
    const auto names = namesOf(*snapshot.kept, attributes);
    return pinned ? tr("Pin %1").arg(names) : tr("Unpin %1").arg(names);
}

QString newColumnDecision(const Snapshot& snapshot, const std::vector<AttributeId>& attributes)
{
    return tr("Move %1 to a new column").arg(namesOf(*snapshot.kept, attributes));
}

QString exactText(const Ratio& l)
{
    constexpr int digits = 9;
    if (l.roundedDown(digits) == l)
        return QString::fromStdString(l.textRoundedDown(digits));
    return QString::fromStdString(l.text());
}

QStringList changedSettings(const Parameters& before, const Parameters& after)
{
    QStringList changed;
    const auto add = [&](bool differs, const char* name) {
        if (differs)
            changed << QString::fromLatin1(name);
    };
    add(before.bins != after.bins, "bins");
    add(before.columns.alpha != after.columns.alpha, "alpha");
    add(before.columns.columns != after.columns.columns, "c");
    add(before.model.kind != after.model.kind, "model");
    add(before.model.l != after.model.l, "l");
    add(before.model.c != after.model.c, "modelC");
    add(before.model.t != after.model.t, "t");
    add(before.cut != after.cut, "cut");
    add(before.attempts != after.attempts, "attempts");
    add(before.minBucket != after.minBucket, "minBucket");
    add(before.cutOn != after.cutOn, "cutOn");
    add(before.order != after.order, "order");
    add(before.grouping != after.grouping, "grouping");
    add(before.joint != after.joint, "joint");
    add(before.generalize != after.generalize || before.hierarchies != after.hierarchies, "generalize");
    return changed;
}

namespace {

QString modelDecision(const PrivacyModel& model)
{
    switch (model.kind) {
    case ModelKind::LDiversity: return tr("Switch to ℓ-diversity");
    case ModelKind::Distinct: return tr("Switch to distinct ℓ-diversity");
    case ModelKind::Entropy: return tr("Switch to entropy ℓ-diversity");
    case ModelKind::Recursive: return tr("Switch to recursive (c,ℓ)-diversity");
    case ModelKind::TCloseness: return tr("Switch to t-closeness");
    }
    return {};
}

QString groupingDecision(const Grouping& grouping)
{
    return grouping.kind == Grouping::Kind::Mondrian ? tr("Group by splitting")
           : grouping.size == 1                      ? tr("Group at random, 1 tuple per bucket")
                                                     : tr("Group at random, %1 tuples per bucket").arg(grouping.size);
}

QString generalizeDecision(const Parameters& after)
{
    if (after.generalize.empty())
        return tr("Generalize no column");
    if (after.generalize.size() > 1)
        return tr("Generalize %1 columns").arg(after.generalize.size());
    const auto& request = after.generalize.front();
    if (request.attributes.size() > 1)
        return tr("Generalize a column of %1 attributes").arg(request.attributes.size());
    return tr("Generalize %1").arg(briefName(request.attributes.front()));
}

/// Of settings that are named in more words.
QString longerDecision(const QString& what, const Parameters& after)
{
    if (what == QStringLiteral("model"))
        return modelDecision(after.model);
    if (what == QStringLiteral("grouping"))
        return groupingDecision(after.grouping);
    if (what == QStringLiteral("generalize"))
        return generalizeDecision(after);
    if (what == QStringLiteral("joint"))
        return after.joint ? tr("Protect the sensitive attributes jointly") : tr("Protect each sensitive attribute by itself");
    return tr("Change settings");
}

} // namespace

QString parameterDecision(const Parameters& before, const Parameters& after)
{
    const auto changed = changedSettings(before, after);
    if (changed.contains(QStringLiteral("model")) && before.columns == after.columns && before.cut == after.cut)
        return modelDecision(after.model); // what its kind cannot use of the old numbers changes with it
    if (changed.size() != 1)
        return tr("Change settings");
    const auto& what = changed.front();
    if (what == QStringLiteral("modelC"))
        return tr("Set c of (c,ℓ) to %1").arg(exactText(after.model.c));
    if (what == QStringLiteral("t"))
        return tr("Set t to %1").arg(exactText(after.model.t));
    if (what == QStringLiteral("l"))
        return tr("Set ℓ to %1").arg(exactText(after.model.l));
    if (what == QStringLiteral("alpha"))
        return after.columns.alpha ? tr("Set α to %1").arg(*after.columns.alpha) : tr("Set α to automatic");
    if (what == QStringLiteral("c"))
        return tr("Set c to %1").arg(after.columns.columns);
    if (what == QStringLiteral("bins"))
        return tr("Set bins to %1").arg(after.bins);
    if (what == QStringLiteral("cut"))
        return after.cut == Cut::Median     ? tr("Split at the median")
               : after.cut == Cut::Balanced ? tr("Split evenly")
                                            : tr("Split in the exact middle, even between equal values");
    if (what == QStringLiteral("attempts"))
        return after.attempts == Attempts::All ? tr("Try all attributes") : tr("Try the widest attribute only");
    if (what == QStringLiteral("minBucket"))
        return after.minBucket ? tr("Set the smallest bucket to %1").arg(*after.minBucket) : tr("Set the smallest bucket to ℓ");
    if (what == QStringLiteral("cutOn"))
        return tr("Choose the attributes to split by");
    if (what == QStringLiteral("order"))
        return after.order == OrderInBucket::Random ? tr("Shuffle within buckets") : tr("Sort within buckets");
    return longerDecision(what, after);
}

} // namespace tranche
