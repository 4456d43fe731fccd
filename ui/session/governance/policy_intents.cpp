// SPDX-License-Identifier: GPL-3.0-or-later
// Intents about the policy that a release is judged by, and about its rules.
#include "core/recipe/recipe_file.h"
#include "core/release/logging/run_facts.h"
#include "ui/session/governance/audit_book.h"
#include "ui/session/naming/own_words.h"
#include "ui/session/session_private.h"

#include <QFileInfo>

#include <algorithm>

namespace tranche {

namespace {

Result<Policy> readPolicyFile(const QString& path)
{
    const auto bytes = readSmallFile(path.toStdString());
    if (!bytes)
        return std::unexpected(bytes.error());
    auto policy = readPolicy(*bytes);
    if (!policy)
        policy.error().place.file = QFileInfo(path).fileName().toStdString();
    return policy;
}

/// Under another policy nothing that was waived is waived any more.
Document withPolicy(const Document& before, const Policy& policy)
{
    auto options = before.releaseOptions;
    if (!options.policy || options.policy->sha256 != policy.sha256)
        options.waivers.clear();
    options.policy = PolicyName{policy.name, policy.version, policy.sha256};
    auto next = withReleaseOptions(before, options);
    next.draft.reset(); // the same name may be read for the first time
    next.approvals.reset();
    next.policy = std::make_shared<const Policy>(policy);
    next.decision = Session::tr("Open the policy %1").arg(QString::fromStdString(policy.name));
    return next;
}

Document withWaiver(const Document& before, const Waiver& waiver)
{
    auto options = before.releaseOptions;
    std::erase_if(options.waivers, [&](const Waiver& old) { return old.rule == waiver.rule; });
    options.waivers.push_back(waiver);
    auto next = withReleaseOptions(before, options);
    next.decision = Session::tr("Waive a rule of the policy");
    return next;
}

} // namespace

bool Session::Private::refusedWhileBusy()
{
    if (mayInterrupt())
        return false;
    report(inOwnWords(ErrorCode::InvalidArgument, task == Task::Export
                                                      ? Session::tr("A release is being written. Try again when it has finished.")
                                                      : Session::tr("A table is being read. Try again when it has finished.")));
    return true;
}

void Session::openPolicy(const QString& path)
{
    if (path.isEmpty() || d->refusedWhileBusy())
        return;
    const auto work = [path](JobContext&) { return readPolicyFile(path); };
    d->serve(Task::Load, tr("Reading %1").arg(QFileInfo(path).fileName()), work, [this](const Result<Policy>& policy) {
        d->task = Task::None; // it is read: computing may follow at once
        if (policy)
            d->decide(withPolicy(d->now(), *policy));
        else
            d->report(policy.error());
    });
}

void Session::dropPolicy()
{
    if (!d->now().releaseOptions.policy)
        return;
    auto options = d->now().releaseOptions;
    options.policy.reset();
    options.waivers.clear();
    auto next = withReleaseOptions(d->now(), options);
    next.policy.reset();
    next.decision = tr("Work without a policy");
    d->decide(std::move(next));
}

void Session::waive(Rule rule, const QString& reason, const QString& name)
{
    if (reason.trimmed().isEmpty() || name.trimmed().isEmpty() || !d->now().policy || d->refusedWhileBusy())
        return;
    const Waiver waiver{std::string(ruleKey(rule)), reason.trimmed().toStdString(), name.trimmed().toStdString()};
    const auto work = [book = d->audit, waiver](JobContext&) { return book ? book->record(waivedFact(waiver)) : Result<void>(); };
    d->serve(Task::Load, tr("Writing the audit log"), work, [this, waiver, policy = d->now().policy](const Result<void>& recorded) {
        d->task = Task::None;
        if (!recorded)
            d->report(recorded.error());
        else if (d->now().policy == policy) // a waiver is of a rule of this policy; without one no recipe may have it
            d->decide(withWaiver(d->now(), waiver));
    });
}

void Session::takeBackWaiver(Rule rule)
{
    auto options = d->now().releaseOptions;
    std::erase_if(options.waivers, [&](const Waiver& waiver) { return waiver.rule == ruleKey(rule); });
    if (options == d->now().releaseOptions)
        return;
    auto next = withReleaseOptions(d->now(), options);
    next.decision = tr("Take back a waiver");
    d->decide(std::move(next));
}

std::shared_ptr<AuditBook> Session::audit() const
{
    return d->audit;
}

void Session::setAudit(std::shared_ptr<AuditBook> audit)
{
    d->audit = std::move(audit);
}

} // namespace tranche
