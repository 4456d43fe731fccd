// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/infeasible_facts.h"

#include "ui/panels/wording.h"
#include "ui/style/number_text.h"

#include <QCoreApplication>

namespace tranche {

namespace {

constexpr int places = 2;

QString tr(const char* text)
{
    return QCoreApplication::translate("tranche::infeasible", text);
}

QString valueText(const KeptTable& table, AttributeId attribute, std::uint32_t code)
{
    const std::string& value = table.attribute(attribute).values[code];
    return value.empty() ? tr("(missing)") : QString::fromStdString(value);
}

QString groupText(const KeptTable& table, const Blocking& blocking)
{
    QStringList members;
    for (const Blocking::Member& member : blocking.group)
        members << tr("%1 = %2").arg(QString::fromStdString(table.attribute(member.attribute).name), valueText(table, member.attribute, member.code));
    return members.isEmpty() ? tr("All tuples") : members.join(QStringLiteral(", "));
}

QString sentenceFor(const Snapshot& snapshot, AttributeId sensitive, const QString& group)
{
    const Blocking& blocking = snapshot.feasibility->blocking;
    const Ratio limit = snapshot.parameters.model.l.inverse();
    const QString who = blocking.group.empty() ? tr("all tuples") : tr("all tuples with %1").arg(group);
    return tr("%1 of %2 are %3 (%4 of %5). Even one bucket of all %6 tuples would let anyone guess that with p = %7, and the limit is %8 = %9.")
               .arg(percentText(blocking.share().toDouble()), who, valueText(*snapshot.published, sensitive, blocking.value), countText(blocking.valueCount), countText(blocking.groupSize), countText(snapshot.published->rowCount()),
                    probabilityText(blocking.share(), limit), limitText(snapshot.parameters.model.l), shareText(limit.toDouble()))
        + QLatin1Char(' ') + tr("The greatest ℓ that can hold here is %1.").arg(lText(snapshot.feasibility->largestL));
}

} // namespace

std::optional<InfeasibleFacts> infeasibleFacts(const Snapshot& snapshot)
{
    if (!snapshot.published || !snapshot.columns || !snapshot.feasibility || !snapshot.columns->sensitive() || snapshot.feasibility->admits(snapshot.parameters.model))
        return std::nullopt;
    const AttributeId sensitive = snapshot.feasibility->sensitive; // of several the one that limits
    InfeasibleFacts facts;
    facts.sensitive = QString::fromStdString(snapshot.published->attribute(sensitive).name);
    auto besides = snapshot.columns->columns()[snapshot.columns->columnOf(sensitive).value];
    std::erase(besides, sensitive);
    facts.beside = namesOf(*snapshot.published, besides);
    facts.group = groupText(*snapshot.published, snapshot.feasibility->blocking);
    facts.shares = groupShares(*snapshot.published, snapshot.feasibility->blocking.group, sensitive);
    for (const ValueShare& share : facts.shares.shares)
        facts.values << valueText(*snapshot.published, sensitive, share.value);
    facts.limit = snapshot.parameters.model.l.inverse();
    facts.ell = snapshot.feasibility->largestL.roundedDown(places);
    const QString asked = lText(snapshot.parameters.model.l);
    facts.heading = facts.beside.isEmpty() ? QStringLiteral("ℓ = %1 ").arg(asked) + tr("cannot hold for %1").arg(facts.sensitive)
                                           : QStringLiteral("ℓ = %1 ").arg(asked) + tr("cannot hold while %1 stand in one column").arg(listText(facts.beside + QStringList{facts.sensitive}));
    facts.sentence = sentenceFor(snapshot, sensitive, facts.group);
    const Ratio alone = groupShares(*snapshot.published, {}, sensitive).largestL();
    if (!facts.beside.isEmpty() && alone > snapshot.feasibility->largestL)
        facts.alone = alone.roundedDown(places);
    return facts;
}

} // namespace tranche
