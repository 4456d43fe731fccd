// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/recipe_keeper.h"

#include "core/recipe/recipe_file.h"
#include "core/recipe/recipe_text.h"
#include "ui/session/opened_table.h"
#include "ui/session/post_to.h"
#include "ui/session/session.h"

#include <QFile>

#include <algorithm>
#include <utility>

namespace tranche {

namespace {

constexpr int keptAfter = 1000; // milliseconds; with the time of writing well below two seconds

/// What the state folder is to hold; no text: nothing.
struct Kept {
    std::string text;
    QString belongsTo;
    QString takenOver;
};

/// What cannot be kept now is tried again after the next decision; nobody is disturbed.
void keep(const Kept& kept, const RecipeState& state)
{
    const auto recipe = state.recipePath();
    const auto note = state.notePath();
    if (kept.text.empty())
        return RecipeState::forget(recipe);
    if (!replaceFile(note.toStdString(), kept.belongsTo.toStdString()) || !replaceFile(recipe.toStdString(), kept.text))
        return;
    for (const auto& path : {recipe, note}) // for this account only: they name the table that somebody works on
        QFile::setPermissions(path, QFile::ReadOwner | QFile::WriteOwner);
    if (!kept.takenOver.isEmpty())
        RecipeState::forget(kept.takenOver);
}

} // namespace

RecipeKeeper::RecipeKeeper(Session& session, const QString& stateFolder, QObject* parent)
    : QObject(parent),
      m_session(session),
      m_state(std::make_shared<RecipeState>(stateFolder)),
      m_keepingRunner(std::make_unique<JobRunner>(
          postTo(*this), [](int) {}, [](const Error&) {}, JobRunner::Parting::Finish)),
      m_savingRunner(
          postTo(*this), [](int) {}, [this](const Error& error) { emit failed(error); }, JobRunner::Parting::Finish)
{
    m_timer.setSingleShot(true);
    m_timer.setInterval(keptAfter);
    connect(&m_timer, &QTimer::timeout, this, &RecipeKeeper::keepNow);
    connect(&session, &Session::snapshotChanged, this, [this](const Document& now, const Document& before) {
        if (now.opened != before.opened)
            arrived();
        noteDecision();
    });
    const auto forget = [this] {
        m_opening.clear();
        m_recovering.reset();
    };
    connect(&session, &Session::failed, this, forget);
    connect(&session, &Session::passwordWanted, this, forget);
}

RecipeKeeper::~RecipeKeeper() = default;

const RecipeKeeper::RecipeBinding* RecipeKeeper::current() const
{
    const auto opened = m_session.now().opened;
    const auto found
        = std::ranges::find_if(m_tables, [&](const RecipeBinding& binding) { return opened && binding.table.lock() == opened; });
    return found == m_tables.end() ? nullptr : &*found;
}

RecipeKeeper::RecipeBinding* RecipeKeeper::current()
{
    return const_cast<RecipeBinding*>(std::as_const(*this).current());
}

QString RecipeKeeper::file() const
{
    const auto* binding = current();
    return binding != nullptr ? binding->file : QString();
}

bool RecipeKeeper::isChanged() const
{
    const auto* binding = current();
    return binding != nullptr && !binding->file.isEmpty() && textNow() != binding->savedText;
}

std::string RecipeKeeper::textNow() const
{
    return recipeText(recipeOf(m_session.now()));
}

void RecipeKeeper::open(const QString& path, const QStringList& tables, std::shared_ptr<const Passphrase> password)
{
    m_opening = path;
    m_recovering.reset();
    m_session.openRecipe(path, tables, std::move(password));
}

void RecipeKeeper::recover(const UnsavedWork& work, const QStringList& tables, std::shared_ptr<const Passphrase> password)
{
    m_opening.clear();
    m_recovering = work;
    m_session.openRecipe(work.path, tables, std::move(password));
}

/// Another table is there: by a recipe, by itself, or by undo.
void RecipeKeeper::arrived()
{
    std::erase_if(m_tables, [](const RecipeBinding& binding) { return binding.table.expired(); });
    const auto& now = m_session.now();
    if (!now.opened || current() != nullptr)
        return;
    m_tables.push_back({now.opened, {}, {}});
    const auto opening = std::exchange(m_opening, {});
    const auto recovering = std::exchange(m_recovering, {});
    if (!now.opened->recipe || now.opened->recipe->name.isEmpty())
        return;
    if (recovering) {
        m_tables.back().file = recovering->recipeFile; // what it held is not known: it counts as changed
        m_takenOver = recovering->path;
        keepNow();
    } else {
        m_tables.back().file = opening;
        m_tables.back().savedText = now.opened->recipe->sourceChanged ? std::string() : textNow();
        m_wasChanged = isChanged();
        emit opened(opening);
    }
    emit changed();
}

void RecipeKeeper::noteDecision()
{
    if (!m_timer.isActive())
        m_timer.start();
}

void RecipeKeeper::keepNow()
{
    const auto* binding = current();
    if (binding == nullptr) {
        if (std::exchange(m_wasChanged, false))
            emit changed();
        return;
    }
    const bool named = !binding->file.isEmpty();
    auto text = textNow(); // once: for a table of many attributes it is long
    const bool isNowChanged = named && text != binding->savedText;
    if (std::exchange(m_wasChanged, isNowChanged) != isNowChanged)
        emit changed();
    if (m_keepingRunner == nullptr || keptPath().isEmpty())
        return;
    const Kept kept{!named || isNowChanged ? std::move(text) : std::string(), binding->file, m_takenOver};
    if (kept.text == m_keptText && kept.belongsTo == m_keptFile)
        return;
    m_keptText = kept.text;
    m_keptFile = kept.belongsTo;
    m_keepingRunner->run([kept, state = m_state](JobContext&, const JobRunner::Deliver&) { keep(kept, *state); });
}

void RecipeKeeper::save(const QString& path, std::function<void()> then)
{
    if (!m_session.now().opened)
        return;
    const auto recipe = recipeOf(m_session.now());
    const std::weak_ptr<const OpenedTable> table = m_session.now().opened;
    m_savingRunner.run([this, recipe, path, table, then = std::move(then)](JobContext&, const JobRunner::Deliver& deliver) {
        deliver([this, written = saveRecipe(recipe, path.toStdString()), text = recipeText(recipe), path, table, then] {
            const auto found
                = std::ranges::find_if(m_tables, [&](const RecipeBinding& binding) { return binding.table.lock() == table.lock(); });
            if (written && found != m_tables.end()) {
                found->file = path;
                found->savedText = text;
            }
            finishSaving(written, path);
            if (written && then)
                then();
        });
    });
}

void RecipeKeeper::finishSaving(const Result<void>& written, const QString& path)
{
    m_wasChanged = isChanged();
    if (written)
        emit saved(path);
    else
        emit failed(written.error());
    emit changed();
    noteDecision();
}

void RecipeKeeper::endWell(std::function<void()> first)
{
    if (m_keepingRunner == nullptr)
        return;
    m_timer.stop();
    disconnect(&m_session, nullptr, this, nullptr);
    const auto& now = m_session.now();
    const bool hasDecisions = now.opened && (m_session.stepPosition() > 1 || now.opened->recipe); // more than opening the table
    std::optional<Kept> last;
    if (hasDecisions && file().isEmpty() && !keptPath().isEmpty())
        last = Kept{textNow(), {}, m_takenOver};
    m_keepingRunner->run([first = std::move(first), last = std::move(last),
                          state = std::exchange(m_state, nullptr)](JobContext&, const JobRunner::Deliver&) {
        if (first)
            first();
        if (last)
            keep(*last, *state);
        else
            state->forgetAtEnd();
    });
    m_keepingRunner.reset(); // it is done after what is being written
}

} // namespace tranche
