// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/intruder.h"

#include "core/adversary/known_value.h"
#include "core/import/qt_text.h"
#include "ui/session/post_to.h"
#include "ui/session/session.h"

#include <optional>
#include <utility>

namespace tranche {

namespace {

bool sameSlicing(const Adversary::Slicing& slicing, const Snapshot& snapshot)
{
    return slicing.table == snapshot.published && slicing.columns == snapshot.columns && slicing.buckets == snapshot.buckets;
}

struct Outcome {
    std::shared_ptr<const Adversary> adversary;
    std::shared_ptr<const IntruderAnswer> answer;
    std::optional<Error> error; ///< why there is no answer
};

Outcome answerTo(std::shared_ptr<const Adversary> adversary, const Adversary::Slicing& slicing, std::vector<KnownValue> known,
                 JobContext& job)
{
    if (!adversary) {
        auto made = Adversary::make(slicing, job);
        if (!made)
            return {nullptr, nullptr, made.error()};
        adversary = std::make_shared<const Adversary>(std::move(*made));
    }
    auto view = adversary->ask(known, job);
    if (!view)
        return {adversary, nullptr, view.error()};
    return {adversary, std::make_shared<const IntruderAnswer>(IntruderAnswer{slicing, std::move(known), std::move(*view)}), std::nullopt};
}

std::vector<KnownValue> lookedUp(const KeptTable& table, const std::vector<TypedValue>& typed)
{
    std::vector<KnownValue> known;
    for (const auto& [attribute, text] : typed) {
        const auto& name = table.attribute(attribute).name;
        auto value = knownValue(table, name, text); // as typed first: a value may begin or end with a blank
        if (value && !value->code)
            value = knownValue(table, name, qtText(text).trimmed().toStdString());
        if (value)
            known.push_back(*value);
    }
    return known;
}

} // namespace

bool IntruderAnswer::isOf(const Snapshot& snapshot) const
{
    return sameSlicing(slicing, snapshot);
}

Intruder::Intruder(Session& session)
    : QObject(&session),
      m_session(session),
      m_runner(
          postTo(*this), [](int) {},
          [this](const Error& error) {
              m_asked = {};
              emit failed(std::exchange(m_asker, nullptr), error);
          })
{
    connect(&session, &Session::snapshotChanged, this, [this](const Document& now) { follow(now.snapshot); });
}

void Intruder::follow(const Snapshot& now)
{
    if (m_adversary && !sameSlicing(m_adversary->slicing(), now))
        m_adversary.reset();
    if (m_asker && !sameSlicing(m_asked, now))
        forget(m_asker);
}

void Intruder::ask(const QObject* asker, std::vector<KnownValue> known)
{
    askFor(asker, [known = std::move(known)](const KeptTable&) { return known; });
}

void Intruder::askTyped(const QObject* asker, std::vector<TypedValue> typed)
{
    askFor(asker, [typed = std::move(typed)](const KeptTable& table) { return lookedUp(table, typed); });
}

void Intruder::askFor(const QObject* asker, Knowledge knowledge)
{
    const Snapshot& now = m_session.now().snapshot;
    if (!now.buckets || !now.published)
        return;
    m_asker = asker;
    m_asked = {now.published, now.columns, now.buckets};
    m_runner.run([this, asker, slicing = m_asked, adversary = m_adversary,
                  knowledge = std::move(knowledge)](JobContext& job, const JobRunner::Deliver& deliver) {
        const auto outcome = answerTo(adversary, slicing, knowledge(*slicing.table), job);
        deliver([this, asker, outcome] {
            m_asker = nullptr; // the slicing is still the present one: a newer one forgets the question
            m_asked = {};
            m_adversary = outcome.adversary;
            if (outcome.answer)
                emit answered(asker, outcome.answer);
            else
                emit failed(asker, *outcome.error);
        });
    });
}

void Intruder::forget(const QObject* asker)
{
    if (m_asker != asker)
        return;
    m_asker = nullptr;
    m_asked = {};
    m_runner.cancel();
}

} // namespace tranche
