// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/import_window/look_keeper.h"

#include "core/import/look/cell_questions.h"
#include "ui/session/post_to.h"

#include <system_error>
#include <utility>

namespace tranche {

namespace {

std::shared_ptr<const Looked> lookedOf(ImportLook look, const LookOrder& order, const JobContext& job)
{
    Looked looked{.look = std::move(look)};
    if (const Table* head = looked.look.head.get()) {
        const Schema schema = schemaFor(*head, order.missing, order.decided);
        for (std::size_t i = 0; i < head->attributeCount(); ++i) {
            job.check();
            looked.profiles.push_back(profileOf(head->attribute(SourceId(i)), schema, SourceId(i)));
        }
    }
    if (looked.look.all != nullptr) {
        looked.read = {order.files, looked.look.options, looked.look.all};
        looked.read.options.conversions.clear();
    }
    for (const auto& file : order.files) {
        std::error_code unknown;
        const auto size = std::filesystem::file_size(file, unknown);
        looked.bytes.push_back(unknown ? 0 : size);
    }
    return std::make_shared<const Looked>(std::move(looked));
}

/// With what is to be asked about the cells of a source that was read whole, once `done` was done and with what counts as missing.
Result<ImportLook> askedAbout(ImportLook look, const std::vector<Conversion>& done, const LookOrder& order, JobContext& job)
{
    const ReadSource& all = order.all != nullptr ? *order.all : *look.all;
    auto asked = cellQuestions(all, done, schemaFor(*all.table, order.missing, order.decided), job);
    if (!asked)
        return std::unexpected(asked.error());
    look.missing = std::move(asked->missing);
    look.dates = std::move(asked->dates);
    look.sights = std::move(asked->sights);
    return look;
}

} // namespace

LookKeeper::LookKeeper(Looker looker, QObject* parent)
    : QObject(parent),
      m_looker(std::move(looker)),
      m_runner(
          postTo(*this), [this](int permille) { emit progressed(permille); }, [this](const Error& error) { end(error); },
          JobRunner::Parting::LetGo) // a server may keep it waiting, and nobody waits with it
{
}

void LookKeeper::look(const LookOrder& order)
{
    run(order, true);
}

void LookKeeper::lookAtBeginning(const LookOrder& order)
{
    run(order, false);
}

void LookKeeper::run(const LookOrder& order, bool whole)
{
    m_busy = true;
    m_runner.run([this, looker = m_looker, order, whole](JobContext& job, const JobRunner::Deliver& deliver) {
        auto first = job.quiet();
        auto beginning = looker(order.files, order.options, LookExtent::Beginning, first);
        if (beginning && order.all != nullptr)
            beginning = askedAbout(*std::move(beginning), order.options.value_or(ImportOptions()).conversions, order, first);
        if (!beginning) {
            deliver([this, error = beginning.error()] { end(error); });
            return;
        }
        deliver([this, whole, looked = lookedOf(*std::move(beginning), order, job)] {
            m_busy = whole;
            emit began(looked);
        });
        if (!whole)
            return;
        auto all = looker(order.files, order.options, LookExtent::Whole, job);
        if (all && all->all != nullptr && !(order.missing.empty() && order.decided.empty())) {
            const auto done = proposedConversions(all->conversions, all->options.conversions);
            all = askedAbout(*std::move(all), done, order, job);
        }
        if (!all) {
            deliver([this, error = all.error()] { end(error); });
            return;
        }
        deliver([this, looked = lookedOf(*std::move(all), order, job)] {
            m_busy = false;
            emit finished(looked);
        });
    });
}

void LookKeeper::readRecipe(const RecipeReader& read, const std::filesystem::path& recipe, const std::vector<std::filesystem::path>& files)
{
    m_busy = true;
    m_runner.run([this, read, recipe, files](JobContext& job, const JobRunner::Deliver& deliver) {
        auto reading = read(recipe, files, job);
        deliver([this, reading = std::move(reading)] {
            if (!reading)
                return end(reading.error());
            m_busy = false;
            emit remembered(*reading);
        });
    });
}

void LookKeeper::stop()
{
    m_busy = false;
    m_runner.cancel();
}

void LookKeeper::end(const Error& error)
{
    m_busy = false;
    emit failed(error);
}

} // namespace tranche
