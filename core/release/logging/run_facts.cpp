// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/release/logging/run_facts.h"

#include "core/import/sha256.h"
#include "core/models/model_dial.h"
#include "core/recipe/apply_recipe.h"
#include "core/recipe/json_values.h"
#include "core/release/fingerprint.h"
#include "core/release/logging/decision_facts.h"

namespace tranche {

namespace {

QJsonArray columnNames(const Snapshot& snapshot, const ColumnPartition& columns)
{
    const auto released = releasedNames(snapshot);
    QJsonArray all;
    for (const auto& column : columns.columns()) {
        QJsonArray names;
        for (const auto attribute : column)
            for (const auto& name : released[attribute.value])
                names.append(jsonText(name));
        all.append(names);
    }
    return all;
}

bool isRefused(const Snapshot& snapshot)
{
    return snapshot.feasibility && !snapshot.feasibility->admits(snapshot.parameters.model);
}

/// Of the group that stops the request the attributes and the size, never the values.
QJsonObject refusedFacts(const Snapshot& snapshot)
{
    const auto& model = snapshot.parameters.model;
    const auto limit = snapshot.feasibility->limit(model);
    const auto& table = *snapshot.published;
    QJsonArray group;
    for (const auto& member : limit.blocking.group)
        group.append(jsonText(table.attribute(member.attribute).name));
    QJsonObject facts{{QStringLiteral("model"), jsonText(modelKey(model.kind))},
                      {QStringLiteral("asked"), jsonText(dialOf(model).text())},
                      {QStringLiteral("possible"), QJsonValue::Null},
                      {QStringLiteral("sensitive"), jsonText(table.attribute(limit.sensitive).name)},
                      {QStringLiteral("group"), group},
                      {QStringLiteral("group_size"), jsonNumber(limit.blocking.groupSize)}};
    if (limit.figure)
        facts[QStringLiteral("possible")] = jsonText(limit.figure.text());
    return facts;
}

QJsonObject slicedFacts(const Snapshot& snapshot, const std::string& fingerprint)
{
    QJsonObject facts{{QStringLiteral("fingerprint"), jsonText(fingerprint)},
                      {QStringLiteral("tuples"), jsonNumber(snapshot.sliced->lineCount())},
                      {QStringLiteral("buckets"), jsonNumber(snapshot.buckets->size())},
                      {QStringLiteral("columns"), columnNames(snapshot, *snapshot.columns)},
                      {QStringLiteral("largest_p"), QJsonValue::Null}};
    if (!snapshot.report->claimsNothing())
        facts[QStringLiteral("largest_p")] = jsonText(snapshot.report->maxP().text());
    return facts;
}

std::string_view wordOf(Verdict verdict)
{
    switch (verdict) {
    case Verdict::Holds: return "holds";
    case Verdict::DoesNotHold: return "does not hold";
    case Verdict::Unreadable: return "unreadable";
    case Verdict::NotShownByFile: return "not shown by the files";
    }
    return {};
}

} // namespace

AuditFact openedFact(const SourceInfo& source, const Table& table)
{
    return {AuditEvent::Opened,
            {{QStringLiteral("files"), jsonTexts(source.fileNames)},
             {QStringLiteral("sha256"), jsonText(source.sha256)},
             {QStringLiteral("tuples"), jsonNumber(table.rowCount())},
             {QStringLiteral("attributes"), jsonNumber(table.attributeCount())}}};
}

AuditFact recipeFact(std::string_view bytes, bool written)
{
    return {AuditEvent::Recipe,
            {{QStringLiteral("sha256"), jsonText(sha256Hex(bytes))},
             {QStringLiteral("what"), written ? QStringLiteral("saved") : QStringLiteral("opened")}}};
}

AuditFact policyFact(const Policy& policy, const std::vector<RuleFinding>& findings)
{
    qint64 passed = 0;
    qint64 waived = 0;
    QJsonArray failing;
    for (const auto& finding : findings) {
        passed += finding.verdict == RuleVerdict::Pass ? 1 : 0;
        waived += finding.verdict == RuleVerdict::Waived ? 1 : 0;
        if (finding.verdict == RuleVerdict::Fail)
            failing.append(jsonText(ruleKey(finding.rule)));
    }
    return {AuditEvent::Policy,
            {{QStringLiteral("policy"), jsonText(policy.name)},
             {QStringLiteral("version"), jsonText(policy.version)},
             {QStringLiteral("sha256"), jsonText(policy.sha256)},
             {QStringLiteral("pass"), passed},
             {QStringLiteral("waived"), waived},
             {QStringLiteral("fail"), failing}}};
}

AuditFact waivedFact(const Waiver& waiver)
{
    return {AuditEvent::Waived,
            {{QStringLiteral("rule"), jsonText(waiver.rule)},
             {QStringLiteral("reason"), jsonText(waiver.reason)},
             {QStringLiteral("name"), jsonText(waiver.by)}}};
}

AuditFacts resultFacts(const Snapshot& before, const Snapshot& now, const ReleaseRequest& request, const JobContext& job)
{
    AuditFacts facts;
    if (now.proposal && now.proposal != before.proposal && !now.columnsByHand)
        facts.push_back({AuditEvent::Proposal,
                         {{QStringLiteral("columns"), columnNames(now, now.proposal->columns)},
                          {QStringLiteral("alpha"), jsonNumber(now.proposal->alpha)}}});
    if (isRefused(now) && (now.feasibility != before.feasibility || now.parameters.model != before.parameters.model))
        facts.push_back({AuditEvent::Refused, refusedFacts(now)});
    if (now.readyForRelease() && now.sliced != before.sliced)
        if (const auto seen = fingerprint(now, request, job))
            facts.push_back({AuditEvent::Result, slicedFacts(now, *seen)});
    return facts;
}

AuditFact verifiedFact(const VerifyReport& report, const std::string& manifestDigest)
{
    return {AuditEvent::Verified,
            {{QStringLiteral("verdict"), jsonText(wordOf(report.verdict))},
             {QStringLiteral("checks"), jsonNumber(report.checks.size())},
             {QStringLiteral("manifest"), jsonText(manifestDigest)}}};
}

AuditFact approvedFact(const ToldApproval& approval)
{
    const auto key = approval.keyId.empty() ? QJsonValue() : QJsonValue(jsonText(approval.keyId));
    return {AuditEvent::Approved,
            {{QStringLiteral("name"), jsonText(approval.name)},
             {QStringLiteral("reason"), jsonText(approval.reason)},
             {QStringLiteral("key"), key},
             {QStringLiteral("number"), jsonNumber(approval.number)},
             {QStringLiteral("asked"), jsonNumber(approval.asked)},
             {QStringLiteral("manifest"), jsonText(approval.manifest)}}};
}

AuditFact exportedFact(const std::string& release, std::size_t releaseFiles, const std::string& internal, std::size_t internalFiles)
{
    return {AuditEvent::Exported,
            {{QStringLiteral("release"), jsonText(release)},
             {QStringLiteral("release_files"), jsonNumber(releaseFiles)},
             {QStringLiteral("internal"), jsonText(internal)},
             {QStringLiteral("internal_files"), jsonNumber(internalFiles)}}};
}

AuditFact releasedFact(const std::string& manifestDigest)
{
    return {AuditEvent::Released, {{QStringLiteral("manifest"), jsonText(manifestDigest)}}};
}

AuditFact importedKeyFact(const std::string& keyId, bool own)
{
    return {AuditEvent::ImportedKey,
            {{QStringLiteral("key"), jsonText(keyId)}, {QStringLiteral("kind"), jsonText(own ? "own key" : "known signer")}}};
}

AuditFact refusedFact(const std::string& what, const std::string& why)
{
    return {AuditEvent::Refused, {{QStringLiteral("what"), jsonText(what)}, {QStringLiteral("why"), jsonText(why)}}};
}

void addFacts(AuditLog& log, const AuditFacts& facts)
{
    for (const auto& [event, entry] : facts)
        log.add(event, entry);
}

AuditLog auditOfRun(const Snapshot& snapshot, const ReleaseRequest& request, std::string_view recipe,
                    const std::vector<RuleFinding>& findings, const JobContext& job)
{
    AuditLog log;
    addFacts(log, {openedFact(request.source, *snapshot.table)});
    if (!recipe.empty())
        addFacts(log, {recipeFact(recipe, false)});
    auto decided = recipeOf(snapshot, request.pins, {});
    decided.release = request.options;
    decided.release.policy.reset(); // told with what came of it
    decided.release.waivers.clear();
    addFacts(log, decisionFacts({}, decided));
    addFacts(log, resultFacts({}, snapshot, request, job));
    if (request.policy)
        addFacts(log, {policyFact(*request.policy, findings)});
    for (const auto& finding : findings)
        if (finding.verdict == RuleVerdict::Waived)
            addFacts(log, {waivedFact({std::string(ruleKey(finding.rule)), finding.reason, finding.by})});
    return log;
}

} // namespace tranche
