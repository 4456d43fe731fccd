// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/governance/audit_keeper.h"

#include "core/recipe/recipe_text.h"
#include "core/release/logging/run_facts.h"
#include "ui/session/governance/audit_book.h"
#include "ui/session/post_to.h"
#include "ui/session/recipe_keeper.h"
#include "ui/session/session.h"

#include <utility>

namespace tranche {

namespace {

constexpr int writtenAfter = 400; // milliseconds; with the time of writing well below a second

QString logBeside(const QString& recipe)
{
    return recipe.isEmpty() ? QString() : QString::fromStdString(auditPathOf(recipe.toStdString()).string());
}

} // namespace

AuditKeeper::AuditKeeper(Session& session, RecipeKeeper& recipes, QObject* parent)
    : QObject(parent),
      m_session(session),
      m_recipes(recipes),
      m_book(std::make_shared<AuditBook>()),
      m_runner(std::make_unique<JobRunner>(
          postTo(*this), [](int) {}, [this](const Error& error) { emit failed(error); }, JobRunner::Parting::LetGo))
{
    m_timer.setSingleShot(true);
    m_timer.setInterval(writtenAfter);
    connect(&m_timer, &QTimer::timeout, this, &AuditKeeper::write);
    connect(m_book.get(), &AuditBook::checked, this, &AuditKeeper::changed);
    connect(&session, &Session::snapshotChanged, this, &AuditKeeper::follow);
    connect(&session, &Session::jobEnded, this, &AuditKeeper::writeSoon); // it may have recorded something
    connect(&recipes, &RecipeKeeper::saved, this, &AuditKeeper::nameIt);
    session.setAudit(m_book);
}

AuditKeeper::~AuditKeeper() = default;

void AuditKeeper::follow(const Document& now, const Document& before)
{
    if (now.opened != before.opened && now.opened)
        begin();
    const auto step = m_session.stepPosition();
    if (step < m_step && now.opened == before.opened)
        m_book->note(AuditFact{AuditEvent::Undone, {{QStringLiteral("steps"), static_cast<qint64>(m_step - step)}}});
    m_step = step;
    m_book->note(before, now, step);
    if (now.opened)
        for (const auto& fact : std::exchange(m_early, {}))
            m_book->note(fact);
    writeSoon();
}

void AuditKeeper::noteKey(const AuditFact& fact)
{
    if (!m_session.now().opened) {
        m_early.push_back(fact);
        return;
    }
    m_book->note(fact);
    writeSoon();
}

void AuditKeeper::begin()
{
    const auto recipe = m_recipes.file();
    m_book->begin(logBeside(recipe.isEmpty() ? m_recipes.keptPath() : recipe), recipe.isEmpty());
}

void AuditKeeper::nameIt(const QString& recipe)
{
    m_book->moveTo(logBeside(recipe), logBeside(m_recipes.keptPath()));
    m_book->note(recipeFact(recipeText(recipeOf(m_session.now())), true));
    write();
}

void AuditKeeper::writeSoon()
{
    if (!m_timer.isActive())
        m_timer.start();
}

void AuditKeeper::write()
{
    if (m_runner == nullptr)
        return;
    m_runner->run([this, book = m_book](JobContext& job, const JobRunner::Deliver& deliver) {
        deliver([this, written = book->write()] {
            if (written)
                m_hasFailed = false;
            else if (!std::exchange(m_hasFailed, true))
                emit failed(written.error());
        });
        book->check(job);
    });
}

std::function<void()> AuditKeeper::endWell()
{
    m_timer.stop();
    disconnect(&m_session, nullptr, this, nullptr);
    m_runner.reset(); // what it is writing is written in order: the book sees to that
    return [book = m_book] { static_cast<void>(book->write()); };
}

} // namespace tranche
