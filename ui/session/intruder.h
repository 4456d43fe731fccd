// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/jobs/job_runner.h"
#include "core/adversary/adversary.h"

#include <QObject>

#include <functional>
#include <memory>
#include <string>
#include <vector>

namespace tranche {

class Session;
struct Snapshot;

/// What an intruder with this knowledge can infer, from exactly this slicing.
struct IntruderAnswer {
    Adversary::Slicing slicing;
    std::vector<KnownValue> known;
    AdversaryView view;

    /// Whether the present slicing is still the one that was asked.
    bool isOf(const Snapshot& snapshot) const;
};

/// What somebody typed as the value of an attribute.
struct TypedValue {
    AttributeId attribute;
    std::string text;
};

/// Asks an Adversary on a thread of its own about one person at a time; the newest question wins, and an answer about buckets of the past
/// is never given. What is asked is in no history and no file.
class Intruder final : public QObject {
    Q_OBJECT

public:
    explicit Intruder(Session& session);

    /// `asker`: comes back with the answer; it is only compared. Nothing happens while there are no buckets.
    void ask(const QObject* asker, std::vector<KnownValue> known);
    /// The same, of values that have still to be looked up among those of their attributes.
    void askTyped(const QObject* asker, std::vector<TypedValue> typed);
    /// Whether an answer for this asker is on its way.
    bool isBusyFor(const QObject* asker) const { return m_asker != nullptr && m_asker == asker; }
    /// Nobody waits any more for what this asker asked.
    void forget(const QObject* asker);

signals:
    void answered(const QObject* asker, std::shared_ptr<const tranche::IntruderAnswer> answer);
    void failed(const QObject* asker, const tranche::Error& error);

private:
    using Knowledge = std::function<std::vector<KnownValue>(const KeptTable&)>;

    void follow(const Snapshot& now);
    void askFor(const QObject* asker, Knowledge knowledge);

    Session& m_session;
    std::shared_ptr<const Adversary> m_adversary; ///< of the present slicing; null: not made yet
    const QObject* m_asker = nullptr;             ///< null: nothing is asked
    Adversary::Slicing m_asked;                   ///< what the question is about
    JobRunner m_runner;                           ///< last: its thread ends before all else goes
};

} // namespace tranche
