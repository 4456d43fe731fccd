// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/utility/queries/answer_index.h"

#include "core/jobs/in_steps.h"
#include "core/jobs/parallel.h"

#include <algorithm>
#include <map>

namespace tranche {

AnswerIndex::AnswerIndex(const Publication& publication, const JobContext& job)
    : m_publication(publication), m_starts{0}, m_attributes(publication.attributes.size())
{
    std::vector<std::uint32_t> rows;
    rows.reserve(publication.tuples());
    for (std::size_t b = 0; b < publication.blocks->size(); ++b) {
        const auto block = publication.blocks->rowsOf(BucketId(b));
        rows.insert(rows.end(), block.begin(), block.end());
        m_starts.push_back(rows.size());
    }
    for (std::size_t i = 0; i < m_attributes.size(); ++i) {
        auto& attribute = m_attributes[i];
        const auto& published = publication.attributes[i];
        attribute.symbols.resize(rows.size());
        inChunks(0, rows.size(), job, [&](std::size_t from, std::size_t to) {
            for (auto line = from; line < to; ++line)
                attribute.symbols[line] = (*published.symbols)[rows[line]];
        });
        if (!published.sets || published.sets->size() == 0)
            attribute.selector.emplace(attribute.symbols, published.values, job);
        attribute.sameInBlock = !attribute.selector;
        for (std::size_t b = 0; attribute.sameInBlock && b + 1 < m_starts.size(); ++b)
            for (auto line = m_starts[b] + 1; line < m_starts[b + 1]; ++line)
                attribute.sameInBlock = attribute.sameInBlock && attribute.symbols[line] == attribute.symbols[line - 1];
    }
}

/// By symbol, the share of its values that a predicate allows.
std::vector<double> AnswerIndex::sharesOfSymbols(const QueryPredicate& predicate) const
{
    const auto& attribute = m_publication.attributes[predicate.attribute.value];
    std::vector<double> shares(attribute.symbolCount(), 0.0);
    std::vector<std::uint32_t> below(attribute.values + 1, 0); // allowed codes below each code
    for (const auto code : predicate.codes) {
        shares[code] = 1.0;
        below[code + 1] = 1;
    }
    for (std::size_t code = 0; code < attribute.values; ++code)
        below[code + 1] += below[code];
    for (std::size_t set = 0; attribute.sets && set < attribute.sets->size(); ++set) {
        const auto codes = attribute.sets->of(set);
        std::uint32_t allowed = 0;
        if (codes.back() - codes.front() + 1 == codes.size())
            allowed = below[codes.back() + 1] - below[codes.front()];
        else
            for (const auto code : codes)
                allowed += below[code + 1] - below[code];
        shares[attribute.values + set] = static_cast<double>(allowed) / static_cast<double>(codes.size());
    }
    return shares;
}

bool AnswerIndex::countable(const Predicates& predicates) const
{
    return std::ranges::all_of(predicates, [&](const auto* one) { return m_attributes[one->attribute.value].selector.has_value(); });
}

RowBits AnswerIndex::lines(const Predicates& predicates, const JobContext& job) const
{
    std::optional<RowBits> chosen;
    for (const auto* predicate : predicates) {
        auto bits = m_attributes[predicate->attribute.value].selector->select(predicate->codes, job);
        chosen = chosen ? * chosen &= bits : std::move(bits);
    }
    return std::move(*chosen);
}

/// By block, how many of its tuples meet predicates on one factor; of sets, expected.
std::vector<double> AnswerIndex::sharesOfBlocks(const Predicates& predicates, const JobContext& job) const
{
    std::vector<double> counts(m_starts.size() - 1);
    if (countable(predicates)) {
        const auto chosen = lines(predicates, job);
        for (std::size_t b = 0; b < counts.size(); ++b)
            counts[b] = static_cast<double>(chosen.count(m_starts[b], m_starts[b + 1]));
        return counts;
    }
    std::vector<std::vector<double>> shares;
    shares.reserve(predicates.size());
    for (const auto* predicate : predicates)
        shares.push_back(sharesOfSymbols(*predicate));
    const auto shareOfLine = [&](std::size_t line) {
        double share = 1.0;
        for (std::size_t i = 0; i < predicates.size(); ++i)
            share *= shares[i][m_attributes[predicates[i]->attribute.value].symbols[line]];
        return share;
    };
    const bool same = std::ranges::all_of(predicates, [&](const auto* one) { return m_attributes[one->attribute.value].sameInBlock; });
    for (std::size_t b = 0; b < counts.size(); ++b) {
        if (b % 1024 == 0)
            job.check();
        if (same)
            counts[b] = shareOfLine(m_starts[b]) * static_cast<double>(sizeOf(b));
        else
            for (auto line = m_starts[b]; line < m_starts[b + 1]; ++line)
                counts[b] += shareOfLine(line);
    }
    return counts;
}

double AnswerIndex::answer(const CountQuery& query, const JobContext& job) const
{
    std::map<std::size_t, Predicates> byFactor;
    for (const auto& predicate : query.predicates)
        byFactor[m_publication.factorOf[predicate.attribute.value]].push_back(&predicate);
    if (byFactor.size() == 1 && countable(byFactor.begin()->second))
        return static_cast<double>(lines(byFactor.begin()->second, job).count());
    std::vector<double> expected;
    for (const auto& [factor, predicates] : byFactor) {
        const auto counts = sharesOfBlocks(predicates, job);
        if (expected.empty())
            expected = counts;
        else
            for (std::size_t b = 0; b < counts.size(); ++b)
                expected[b] *= counts[b] / static_cast<double>(sizeOf(b));
    }
    double sum = 0.0;
    for (const double count : expected)
        sum += count;
    return sum;
}

std::vector<double> answersOf(const Publication& publication, const QueryWorkload& workload, JobContext& job)
{
    const AnswerIndex index(publication, job);
    std::vector<double> answers(workload.queries.size());
    SharedProgress progress(job, answers.size());
    parallelRanges(0, answers.size(), 16, job, [&](std::size_t from, std::size_t to, std::size_t) {
        const auto quiet = job.alone();
        for (auto i = from; i < to; ++i)
            answers[i] = index.answer(workload.queries[i], quiet);
        progress.add(to - from);
    });
    return answers;
}

} // namespace tranche
