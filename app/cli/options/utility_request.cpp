// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/options/utility_request.h"

#include "app/cli/options/list_text.h"
#include "app/words/own_words.h"
#include "app/words/printable.h"
#include "core/base/messages/lab_message.h"

#include <algorithm>
#include <array>
#include <limits>
#include <optional>
#include <span>
#include <utility>

namespace tranche::cli {

namespace {

constexpr std::uint64_t mostRuns = 1'000'000;

template <class Value>
using Words = std::span<const std::pair<std::string_view, Value>>;

template <class Value>
Result<Value> wordOf(std::string_view option, std::string_view text, Words<Value> words)
{
    for (const auto& [word, value] : words)
        if (word == text)
            return value;
    std::string list;
    for (const auto& [word, value] : words)
        list.append(list.empty() ? "" : ", ").append(word);
    return badUsage("The option " + std::string(option) + " is one of: " + list + '.');
}

/// Several of the words; nothing given leaves `values` as they are.
template <class Value>
Result<void> readWords(const Arguments& arguments, std::string_view option, Words<Value> words, std::vector<Value>& values)
{
    const auto text = arguments.value(option);
    if (!text)
        return {};
    const auto list = readList(option, *text);
    if (!list)
        return std::unexpected(list.error());
    values.clear();
    for (const auto& word : *list) {
        const auto value = wordOf(option, word, words);
        if (!value)
            return std::unexpected(value.error());
        if (std::ranges::find(values, *value) != values.end())
            return badUsage("The option " + std::string(option) + " names " + printable(word) + " twice.");
        values.push_back(*value);
    }
    return {};
}

template <class Number>
Result<void> readNumber(const Arguments& arguments, std::string_view option, Number& number, std::uint64_t least, std::uint64_t most)
{
    const auto text = arguments.value(option);
    if (!text)
        return {};
    const auto count = readCount(option, *text, least, most);
    if (!count)
        return std::unexpected(count.error());
    number = static_cast<Number>(*count);
    return {};
}

Result<Ratio> shareOf(std::string_view option, std::string_view text)
{
    const auto share = parseRatio(text);
    if (!share || *share > Ratio(1, 1))
        return badUsage("The option " + std::string(option) + " needs a share from 0 to 1: 0.05 or 1/20.");
    return *share;
}

Result<void> readTest(const Arguments& arguments, UtilityRequest& request)
{
    const auto file = arguments.value("--test");
    if (!file)
        return {};
    for (const auto* option : {"--protocol", "--folds"})
        if (arguments.has(option))
            return badUsage("With --test the whole table is learned from, so there are no folds: leave out " + std::string(option) + '.');
    if (!request.classification)
        return badUsage("The file of --test is for models, but --measures leaves out classification.");
    request.test = *file;
    return {};
}

enum class Measure { Association, Queries, Classification };

constexpr auto measureWords = std::to_array<std::pair<std::string_view, Measure>>(
    {{"association", Measure::Association}, {"queries", Measure::Queries}, {"classification", Measure::Classification}});
constexpr auto techniqueWords = std::to_array<std::pair<std::string_view, Technique>>({{"original", Technique::Original},
                                                                                       {"slicing", Technique::Slicing},
                                                                                       {"bucketization", Technique::Bucketization},
                                                                                       {"generalization", Technique::Generalization},
                                                                                       {"marginals", Technique::Marginals}});

Result<void> readMeasures(const Arguments& arguments, UtilityRequest& request)
{
    std::vector<Measure> measures{Measure::Association, Measure::Queries, Measure::Classification};
    if (const auto read = readWords<Measure>(arguments, "--measures", measureWords, measures); !read)
        return read;
    const auto wanted = [&](Measure measure) { return std::ranges::find(measures, measure) != measures.end(); };
    request.association = wanted(Measure::Association);
    request.queries = wanted(Measure::Queries);
    request.classification = wanted(Measure::Classification);
    return {};
}

Result<void> readLearners(const Arguments& arguments, LearningRequest& learning)
{
    using Learners = std::vector<Learner>;
    const auto text = arguments.value("--learner").value_or("both");
    if (text != "nb" && text != "tree" && text != "both")
        return badUsage("The option --learner is one of: nb, tree, both.");
    learning.learners = text == "nb"     ? Learners{Learner::NaiveBayes}
                        : text == "tree" ? Learners{Learner::Tree}
                                         : Learners{Learner::NaiveBayes, Learner::Tree};
    const auto train = arguments.value("--train").value_or("expected");
    if (train != "expected" && train != "linked" && train != "both")
        return badUsage("The option --train is one of: expected, linked, both.");
    learning.expected = train != "linked";
    learning.linked = train != "expected";
    const auto protocol = arguments.value("--protocol").value_or("held-out");
    if (protocol != "held-out" && protocol != "paper")
        return badUsage("The option --protocol is one of: held-out, paper.");
    learning.paperProtocol = protocol == "paper";
    if (learning.paperProtocol && train == "expected" && arguments.has("--train"))
        return badUsage("The paper tests inside linked records: --protocol paper goes with --train linked.");
    if (const auto read = readNumber(arguments, "--folds", learning.folds, 2, mostRuns); !read)
        return read;
    if (const auto read = readNumber(arguments, "--linkings", learning.linkings, 1, mostRuns); !read)
        return read;
    return readWords<Technique>(arguments, "--techniques", techniqueWords, learning.techniques);
}

Result<void> readBand(const Arguments& arguments, QueryRequest& query)
{
    if (const auto text = arguments.value("--query-selectivity")) {
        const auto share = shareOf("--query-selectivity", *text);
        if (!share)
            return std::unexpected(share.error());
        query.selectivity = *share;
    }
    const auto band = arguments.value("--query-band");
    if (!band)
        return {};
    const auto colon = band->find(':');
    if (colon == std::string::npos)
        return badUsage("The option --query-band needs two shares, LO:HI, as in 0.001:0.1.");
    const auto low = shareOf("--query-band", std::string_view(*band).substr(0, colon));
    const auto high = shareOf("--query-band", std::string_view(*band).substr(colon + 1));
    if (!low || !high)
        return std::unexpected(low ? high.error() : low.error());
    if (*low > *high)
        return fail(ErrorCode::InvalidArgument, LabMessage::BandUpsideDown);
    query.bandLow = *low;
    query.bandHigh = *high;
    return {};
}

Result<void> readQueries(const Arguments& arguments, UtilityRequest& request)
{
    if (const auto text = arguments.value("--predicates")) {
        const auto list = readList("--predicates", *text);
        if (!list)
            return std::unexpected(list.error());
        request.predicates.clear();
        for (const auto& word : *list) {
            const auto count = readCount("--predicates", word, 1, mostRuns);
            if (!count)
                return std::unexpected(count.error());
            request.predicates.push_back(static_cast<std::size_t>(*count));
        }
    }
    if (const auto read = readNumber(arguments, "--queries", request.query.queries, 1, mostRuns); !read)
        return read;
    if (const auto text = arguments.value("--sanity")) {
        const auto share = shareOf("--sanity", *text);
        if (!share)
            return std::unexpected(share.error());
        request.sanity = share->toDouble();
    }
    return readBand(arguments, request.query);
}

Result<AttributeId> attributeCalled(const std::string& name, std::string_view option, const KeptTable& table)
{
    const auto id = table.find(name);
    if (!id)
        return failInWords(ErrorCode::NotFound, "The option " + std::string(option) + " names " + printable(name)
                                                    + ", which is not a released attribute of this table.");
    return *id;
}

Result<void> resolveTargets(UtilityRequest& request, const KeptTable& table)
{
    auto& targets = request.learning.targets;
    if (request.targets.empty())
        targets = table.sensitive();
    for (const auto& name : request.targets) {
        const auto id = attributeCalled(name, "--target", table);
        if (!id)
            return std::unexpected(id.error());
        if (std::ranges::find(targets, *id) != targets.end())
            return fail(ErrorCode::InvalidArgument, LabMessage::TargetTwice, {.attribute = name});
        targets.push_back(*id);
    }
    if (targets.empty() && request.classification)
        return fail(ErrorCode::InvalidArgument, LabMessage::TargetMissing);
    if (request.classification && !request.test && request.learning.folds > table.rowCount())
        return fail(ErrorCode::InvalidArgument, {LabMessage::FoldsOutOfRange, table.rowCount()});
    return {};
}

} // namespace

Result<UtilityRequest> utilityRequest(const Arguments& arguments)
{
    UtilityRequest request;
    request.targets = arguments.values("--target");
    request.queryWith = arguments.values("--query-with");
    request.details = arguments.has("--details");
    if (request.details && !arguments.has("--json"))
        return badUsage("--details adds to the JSON, which --json asks for.");
    if (const auto read = readMeasures(arguments, request); !read)
        return std::unexpected(read.error());
    if (const auto read = readLearners(arguments, request.learning); !read)
        return std::unexpected(read.error());
    if (const auto read = readTest(arguments, request); !read)
        return std::unexpected(read.error());
    if (const auto read = readQueries(arguments, request); !read)
        return std::unexpected(read.error());
    if (const auto read = readNumber(arguments, "--lab-seed", request.query.seed, 0, std::numeric_limits<std::uint32_t>::max()); !read)
        return std::unexpected(read.error());
    request.learning.seed = request.query.seed;
    return request;
}

Result<void> resolveNames(UtilityRequest& request, const KeptTable& table)
{
    if (const auto resolved = resolveTargets(request, table); !resolved)
        return resolved;
    for (const auto& name : request.queryWith) {
        const auto id = attributeCalled(name, "--query-with", table);
        if (!id)
            return std::unexpected(id.error());
        if (std::ranges::find(request.query.always, *id) != request.query.always.end())
            return badUsage("The option --query-with names " + printable(name) + " twice.");
        request.query.always.push_back(*id);
    }
    for (const auto predicates : request.predicates) {
        if (request.queries && predicates > table.attributeCount())
            return fail(ErrorCode::InvalidArgument, {LabMessage::PredicatesOutOfRange, table.attributeCount()});
        if (request.queries && predicates < request.query.always.size())
            return fail(ErrorCode::InvalidArgument, {LabMessage::TooFewPredicates, request.query.always.size()});
    }
    return {};
}

} // namespace tranche::cli
