// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/governance/audit_book.h"

#include "core/recipe/recipe_file.h"
#include "ui/session/governance/document_facts.h"

#include <iterator>
#include <utility>

namespace tranche {

namespace {

/// A log that begins with these lines, or is new.
Result<AuditFile> withLines(const std::filesystem::path& path, const std::vector<std::string>& lines)
{
    auto file = AuditFile::open(path);
    if (file)
        if (auto taken = file->appendRest(lines); !taken)
            return std::unexpected(taken.error());
    return file;
}

/// The log of another table, or one whose chain is broken.
bool isOfAnother(const Error& error)
{
    return error.code == ErrorCode::DoesNotHold || error.code == ErrorCode::InvalidArgument;
}

} // namespace

void AuditBook::note(const Document& before, const Document& now, std::size_t step)
{
    const std::scoped_lock lock(m_mutex);
    auto* last = m_waiting.empty() ? nullptr : std::get_if<Change>(&m_waiting.back());
    if (last != nullptr && last->step == step && last->now.opened == now.opened)
        last->now = now;
    else
        m_waiting.emplace_back(Change{before, now, step});
}

void AuditBook::note(const AuditFact& fact)
{
    const std::scoped_lock lock(m_mutex);
    m_waiting.emplace_back(fact);
}

void AuditBook::begin(const QString& path, bool afresh)
{
    const std::scoped_lock lock(m_mutex);
    m_waiting.emplace_back(Begin{path, afresh});
}

void AuditBook::moveTo(const QString& path, const QString& kept)
{
    const std::scoped_lock lock(m_mutex);
    m_waiting.emplace_back(Move{path, kept});
}

std::optional<AuditBook::Entry> AuditBook::takeNext()
{
    const std::scoped_lock lock(m_mutex);
    if (m_waiting.empty())
        return std::nullopt;
    auto entry = std::move(m_waiting.front());
    m_waiting.erase(m_waiting.begin());
    return entry;
}

void AuditBook::putBack(Entry entry)
{
    const std::scoped_lock lock(m_mutex);
    m_waiting.insert(m_waiting.begin(), std::move(entry));
}

void AuditBook::putBack(AuditFacts facts)
{
    const std::scoped_lock lock(m_mutex);
    m_waiting.insert(m_waiting.begin(), std::make_move_iterator(facts.begin()), std::make_move_iterator(facts.end()));
}

Result<void> AuditBook::write()
{
    const std::scoped_lock writing(m_writing);
    while (auto entry = takeNext()) {
        if (auto done = carryOut(*entry); !done) {
            putBack(std::move(*entry));
            return done;
        }
        publish();
    }
    return {};
}

Result<void> AuditBook::record(const AuditFact& fact)
{
    if (auto written = write(); !written)
        return written;
    const std::scoped_lock writing(m_writing);
    if (auto added = append(fact); !added)
        return added;
    publish();
    return m_file ? m_file->flush() : Result<void>();
}

AuditHead AuditBook::head()
{
    static_cast<void>(write()); // what could not be written is not in it
    const std::scoped_lock writing(m_writing);
    return m_file ? m_file->head() : m_memory.head();
}

Result<void> AuditBook::carryOut(const Entry& entry)
{
    if (const auto* change = std::get_if<Change>(&entry)) {
        putBack(documentFacts(change->before, change->now)); // one by one: what was written is not written again after a failure
        return {};
    }
    if (const auto* fact = std::get_if<AuditFact>(&entry))
        return append(*fact);
    if (const auto* another = std::get_if<Begin>(&entry))
        return open(*another);
    return move(std::get<Move>(entry));
}

Result<void> AuditBook::open(const Begin& begin)
{
    m_file.reset();
    m_memory = {};
    if (begin.path.isEmpty())
        return {};
    const auto path = std::filesystem::path(begin.path.toStdString());
    std::error_code ignored;
    if (begin.afresh)
        std::filesystem::remove(path, ignored);
    auto file = AuditFile::open(path);
    std::optional<AuditFact> aside;
    if (!file && file.error().code == ErrorCode::DoesNotHold) { // nothing is added to a broken chain, and nothing of it is lost
        aside = brokenFact(file.error());
        if (const auto moved = setAside(path); !moved)
            return std::unexpected(moved.error());
        file = AuditFile::open(path);
    }
    if (!file)
        return std::unexpected(file.error());
    m_file = std::move(*file);
    return aside ? append(*aside) : Result<void>();
}

Result<void> AuditBook::move(const Move& move)
{
    const auto path = std::filesystem::path(move.path.toStdString());
    if (m_file && m_file->path() == path)
        return {};
    const auto lines = m_file ? m_file->lines() : m_memory.lines();
    auto file = withLines(path, lines);
    if (!file && isOfAnother(file.error())) {
        if (const auto moved = setAside(path); !moved)
            return std::unexpected(moved.error());
        file = withLines(path, lines);
    }
    if (!file)
        return std::unexpected(file.error());
    const auto old = m_file ? m_file->path() : std::filesystem::path();
    m_file = std::move(*file);
    m_memory = {};
    std::error_code ignored;
    if (!old.empty() && old == std::filesystem::path(move.kept.toStdString()))
        std::filesystem::remove(old, ignored);
    return m_file->flush();
}

Result<void> AuditBook::append(const AuditFact& fact)
{
    if (m_file)
        return m_file->append(fact.event, fact.facts);
    m_memory.add(fact.event, fact.facts);
    return {};
}

void AuditBook::publish()
{
    const auto& all = m_file ? m_file->lines() : m_memory.lines();
    const std::scoped_lock lock(m_mutex);
    if (all.size() < m_lines.size())
        m_lines.clear();
    if (!m_lines.empty() && m_lines.back() != all[m_lines.size() - 1])
        m_lines.clear(); // the log of another table
    m_lines.insert(m_lines.end(), all.begin() + static_cast<std::ptrdiff_t>(m_lines.size()), all.end());
    m_path = m_file ? QString::fromStdString(m_file->path().string()) : QString();
}

void AuditBook::check(const JobContext& job)
{
    const auto turn = ++m_turns;
    const auto where = path();
    const auto bytes = where.isEmpty() ? Result<std::string>(text()) : readSmallFile(where.toStdString());
    auto reading = std::make_shared<const Result<AuditReading>>(bytes ? Result<AuditReading>(readAudit(*bytes, job))
                                                                      : std::unexpected(bytes.error()));
    {
        const std::scoped_lock lock(m_mutex);
        if (turn < m_turn)
            return; // another thread began later, and was faster
        m_turn = turn;
        m_reading = std::move(reading);
    }
    emit checked();
}

std::shared_ptr<const Result<AuditReading>> AuditBook::reading() const
{
    const std::scoped_lock lock(m_mutex);
    return m_reading;
}

std::vector<std::string> AuditBook::lines() const
{
    const std::scoped_lock lock(m_mutex);
    return m_lines;
}

std::string AuditBook::text() const
{
    std::string text;
    for (const auto& line : lines())
        text += line + '\n';
    return text;
}

QString AuditBook::path() const
{
    const std::scoped_lock lock(m_mutex);
    return m_path;
}

} // namespace tranche
