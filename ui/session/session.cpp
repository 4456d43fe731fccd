// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/session.h"

#include "ui/session/governance/key_book.h"
#include "ui/session/intruder.h"
#include "ui/session/names.h"
#include "ui/session/session_private.h"

#include <algorithm>
#include <utility>

namespace tranche {

namespace {

bool allBelow(const std::vector<SourceId>& attributes, const Snapshot& snapshot)
{
    return snapshot.table && !attributes.empty()
           && std::ranges::all_of(attributes, [&](SourceId id) { return id.value < snapshot.table->attributeCount(); });
}

} // namespace

Session::Session(std::unique_ptr<RandomSource> random, QObject* parent, std::size_t memory)
    : QObject(parent),
      d(std::make_unique<Private>(*this, random ? std::shared_ptr<RandomSource>(std::move(random)) : std::make_shared<SystemRandom>(),
                                  memory))
{
    qRegisterMetaType<tranche::Document>();
    qRegisterMetaType<tranche::Error>();
}

Session::~Session() = default;

const Document& Session::now() const
{
    return d->now();
}

std::shared_ptr<const KeyBook> Session::keys() const
{
    return d->keys;
}

void Session::setKeys(std::shared_ptr<const KeyBook> keys)
{
    d->keys = std::move(keys);
    readKeys();
}

void Session::readKeys()
{
    if (d->keys)
        d->keyJob.run([this, keys = d->keys](JobContext&, const JobRunner::Deliver& deliver) {
            keys->read();
            deliver([this] { emit keysRead(); });
        });
}

void Session::setPdfMaker(PdfMaker maker)
{
    d->pdf = std::move(maker);
}

Preferences& Session::preferences()
{
    return d->preferences;
}

Intruder& Session::intruder()
{
    if (d->intruder == nullptr)
        d->intruder = new Intruder(*this);
    return *d->intruder;
}

bool Session::isBusy() const
{
    return d->task != Task::None;
}

bool Session::isBusyInBackground() const
{
    return d->backgroundRunning;
}

bool Session::canUndo() const
{
    return d->history.canUndo();
}

bool Session::canRedo() const
{
    return d->history.canRedo();
}

QString Session::undoText() const
{
    return d->history.undoText();
}

QString Session::redoText() const
{
    return d->history.redoText();
}

QStringList Session::steps() const
{
    return d->history.names();
}

std::size_t Session::stepPosition() const
{
    return d->history.position();
}

void Session::setRoles(const std::vector<SourceId>& attributes, Role role)
{
    const auto& snapshot = d->now().snapshot;
    if (!allBelow(attributes, snapshot))
        return;
    auto roles = snapshot.roles;
    for (const auto attribute : attributes)
        roles[attribute.value] = role;
    if (roles != snapshot.roles)
        d->decide(snapshot.withRoles(std::move(roles)), roleDecision(*snapshot.table, attributes, role));
}

void Session::setMissingRule(const std::vector<SourceId>& attributes, MissingRule rule)
{
    const auto& snapshot = d->now().snapshot;
    if (allBelow(attributes, snapshot))
        d->decideSchema(attributes, missingDecision(*snapshot.table, attributes, rule),
                        [rule](AttributeSchema& schema) { schema.missing = rule; });
}

void Session::setType(const std::vector<SourceId>& attributes, std::optional<AttributeType> type, const std::string& dates)
{
    const auto& snapshot = d->now().snapshot;
    if (allBelow(attributes, snapshot))
        d->decideSchema(attributes, typeDecision(*snapshot.table, attributes, type), [type, dates](AttributeSchema& schema) {
            schema.type = type;
            schema.dates = dates;
        });
}

void Session::setBinsFor(const std::vector<SourceId>& attributes, std::optional<std::uint32_t> bins)
{
    const auto& snapshot = d->now().snapshot;
    if (allBelow(attributes, snapshot))
        d->decideSchema(attributes, binsDecision(*snapshot.table, attributes, bins),
                        [bins](AttributeSchema& schema) { schema.bins = bins; });
}

void Session::setOrder(SourceId attribute, const std::vector<std::string>& values)
{
    const auto& snapshot = d->now().snapshot;
    if (allBelow(std::vector{attribute}, snapshot))
        d->decideSchema({attribute}, orderDecision(*snapshot.table, attribute, !values.empty()),
                        [&values](AttributeSchema& schema) { schema.order = values; });
}

void Session::setParameters(const Parameters& parameters, bool continuing)
{
    if (const auto valid = validate(parameters); !valid) {
        d->report(valid.error());
        return;
    }
    const auto& snapshot = d->now().snapshot;
    if (parameters == snapshot.parameters) {
        if (!continuing)
            d->history.closeStep();
        return;
    }
    const auto mergeKey = continuing ? changedSettings(snapshot.parameters, parameters).join(QLatin1Char(' ')) : QString();
    d->decide(snapshot.withParameters(parameters), parameterDecision(snapshot.parameters, parameters), mergeKey);
}

void Session::reshuffle()
{
    const auto& snapshot = d->now().snapshot;
    if (snapshot.sliced)
        d->decide(snapshot.withoutShuffle(), tr("Shuffle again"));
}

void Session::setReleaseOptions(const ReleaseOptions& options)
{
    if (options == d->now().releaseOptions)
        return;
    auto next = withReleaseOptions(d->now(), options);
    next.decision = tr("Change the release format");
    d->decide(std::move(next));
}

void Session::undo()
{
    if (d->history.canUndo())
        goToStep(d->history.position() - 1);
}

void Session::redo()
{
    if (d->history.canRedo())
        goToStep(d->history.position() + 1);
}

void Session::goToStep(std::size_t step)
{
    if (step == d->history.position() || step > d->history.stepCount())
        return;
    const Document before = d->now();
    d->history.goTo(step);
    d->voidApprovals(); // who approved a state did so before it was left
    d->stepChanged(before);
}

void Session::cancel()
{
    const auto stopped = d->task;
    if (stopped == Task::Compute)
        d->computeWanted = false;
    d->verifyWanted = false;
    d->stopJob();
    if (d->task == Task::None && d->computeWanted)
        d->computeMissing();
}

void Session::retry()
{
    Document document = d->now();
    if (document.failure) {
        document.failure.reset();
        d->addResults(document);
    }
    if (d->task != Task::Compute)
        d->computeMissing();
}

} // namespace tranche
