// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/words/utility/analyst_facts.h"

#include "core/release/files/utility_section.h"
#include "ui/session/naming/name_text.h"
#include "ui/session/tr.h"
#include "ui/session/utility/utility_finding.h"
#include "ui/style/number_text.h"
#include "ui/words/wording.h"

#include <string>

namespace tranche {

namespace {

constexpr std::size_t lostShown = 3;

QString escaped(const std::string& name)
{
    return briefName(name).toHtmlEscaped();
}

QString bold(const QString& text)
{
    return QStringLiteral("<b>%1</b>").arg(text);
}

/// "A, B or C".
QString eitherText(const std::vector<std::string>& names)
{
    QStringList first;
    for (const auto& name : names)
        first << bold(escaped(name));
    const QString last = first.takeLast();
    return first.isEmpty() ? last : withParts(tr(UtilityWords::either), {first.join(QStringLiteral(", ")), last});
}

QString findingSentence(const UtilityStatement& finding)
{
    QStringList sentences;
    if (finding.kept)
        sentences << withParts(tr(UtilityWords::kept), {bold(percentText(*finding.kept))});
    if (finding.off && finding.offWithSensitive && !finding.sensitive.empty())
        sentences << withParts(tr(UtilityWords::offWith),
                               {bold(percentText(*finding.off)), escaped(finding.sensitive), percentText(*finding.offWithSensitive)});
    else if (finding.off)
        sentences << withParts(tr(UtilityWords::off), {bold(percentText(*finding.off))});
    if (!finding.target.empty())
        sentences << withParts(finding.alike ? tr(UtilityWords::guessesAlike) : tr(UtilityWords::guesses),
                               {escaped(finding.target), bold(percentText(finding.right)), percentText(finding.rightOriginal)});
    return sentences.join(QLatin1Char(' '));
}

LostPair lostPair(const Document& now, const WeakenedPair& pair)
{
    const auto& kept = *now.snapshot.kept;
    LostPair lost;
    lost.pair = tr("%1, %2").arg(briefName(kept.attribute(pair.first).name), briefName(kept.attribute(pair.second).name));
    lost.before = phiText(pair.before);
    lost.after = phiText(pair.after);
    lost.left = tr("%1 %").arg(qRound(pair.left() * 100.0));
    lost.sentence = tr("%1: φ² %2 before, %3 after; %4")
                        .arg(lost.pair, phiText(pair.before, true), phiText(pair.after, true), tr("%1 left").arg(lost.left));
    return lost;
}

} // namespace

AnalystFacts analystFacts(const Document& now)
{
    AnalystFacts facts;
    const auto finding = utilityFinding(now);
    facts.sentence = findingSentence(finding);
    if (finding.saysNothing())
        return facts;
    facts.may << tr(finding.generalized ? UtilityWords::mayWithinRegions : UtilityWords::mayWithin);
    facts.may << (finding.offAcross ? withParts(tr(UtilityWords::mayAcrossOff), {percentText(*finding.offAcross)})
                                    : tr(UtilityWords::mayAcross));
    facts.may << tr(UtilityWords::mayTrain);
    facts.mayNot << tr(UtilityWords::mayNotLine);
    if (!finding.weakWith.empty())
        facts.mayNot << withParts(tr(finding.weakWith.size() == 1 ? UtilityWords::mayNotPair : UtilityWords::mayNotPairs),
                                  {bold(escaped(finding.weak)), eitherText(finding.weakWith)});
    facts.mayNot << tr(UtilityWords::mayNotOne);
    for (const auto& pair : weakenedPairs(now, lostShown))
        facts.lost.push_back(lostPair(now, pair));
    return facts;
}

} // namespace tranche
