// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/options/slice_request.h"

#include "app/cli/options/list_text.h"
#include "app/cli/options/model_options.h"
#include "app/cli/options/policy_options.h"
#include "app/cli/options/release_options_request.h"
#include "app/cli/output/text_table.h"
#include "app/words/own_words.h"
#include "core/import/blank.h"

#include <algorithm>
#include <array>
#include <limits>

namespace tranche::cli {

namespace {

constexpr std::uint64_t anyCount = std::numeric_limits<std::uint32_t>::max();

using Step = Result<void> (*)(const Arguments&, SliceRequest&);

Result<void> readGrouping(const Arguments& arguments, SliceRequest& request)
{
    constexpr std::string_view random = "random:";
    const auto text = arguments.value("--grouping").value_or("mondrian");
    if (text == "mondrian")
        return {};
    if (!text.starts_with(random))
        return badUsage("The option --grouping is mondrian or random:P.");
    const auto size = readCount("--grouping random:", text.substr(random.size()), 1, anyCount);
    if (!size)
        return std::unexpected(size.error());
    for (const auto* option : {"--cut", "--attempts", "--cut-on"})
        if (arguments.has(option))
            return badUsage(std::string("Random buckets are not split: leave out ") + option + '.');
    request.parameters.grouping = {Grouping::Kind::Random, static_cast<std::size_t>(*size)};
    return {};
}

Result<void> readPromise(const Arguments& arguments, SliceRequest& request)
{
    const auto model = readModel(arguments);
    if (!model)
        return std::unexpected(model.error());
    request.parameters.model = *model;
    request.promisesNothing = !arguments.has("--sensitive");
    if (!request.promisesNothing)
        return {};
    if (!arguments.has("--min-bucket"))
        return badUsage("Without a sensitive attribute there is no minimum bucket size. Name one with --sensitive, or give --min-bucket.");
    for (const auto* option : {"--model", "--l", "--recursive-c", "--t", "--alpha"})
        if (arguments.has(option))
            return badUsage("The option " + std::string(option) + " needs a sensitive attribute. Name one with --sensitive.");
    return {};
}

Result<void> readColumns(const Arguments& arguments, SliceRequest& request)
{
    if (const auto text = arguments.value("--alpha"); text && *text != "auto") {
        const auto alpha = readCount("--alpha", *text, 1, anyCount);
        if (!alpha)
            return badUsage(messageWords(alpha.error()) + " Or the word auto.");
        request.parameters.columns.alpha = *alpha;
    }
    if (const auto text = arguments.value("--columns")) {
        const auto columns = readCount("--columns", *text, 1, anyCount);
        if (!columns)
            return std::unexpected(columns.error());
        request.parameters.columns.columns = *columns;
    }
    if (const auto text = arguments.value("--partition")) {
        if (arguments.has("--alpha") || arguments.has("--columns"))
            return badUsage("--partition sets your own columns; --alpha and --columns request a proposal. Give one or the other.");
        const auto lists = readLists("--partition", *text);
        if (!lists)
            return std::unexpected(lists.error());
        request.partition = *lists;
    }
    return {};
}

/// `A,B=K`: the last equals sign ends the names.
Result<GeneralizeRequest> generalizeRequest(const std::string& text)
{
    const auto sign = text.rfind('=');
    if (sign == std::string::npos)
        return badUsage("The option --generalize expects A,B=K: the attributes of a column, and the least number of tuples in a region.");
    auto names = readList("--generalize", std::string_view(text).substr(0, sign));
    if (!names)
        return std::unexpected(names.error());
    const auto least = readCount("--generalize", std::string_view(text).substr(sign + 1), 1, anyCount);
    if (!least)
        return std::unexpected(least.error());
    return GeneralizeRequest{std::move(*names), *least};
}

Result<void> readGeneralization(const Arguments& arguments, SliceRequest& request)
{
    for (const auto& text : arguments.values("--generalize")) {
        auto column = generalizeRequest(text);
        if (!column)
            return std::unexpected(column.error());
        request.parameters.generalize.push_back(std::move(*column));
    }
    for (const auto& text : arguments.values("--hierarchy")) {
        const auto parts = readAssignment("--hierarchy", text);
        if (!parts)
            return std::unexpected(parts.error());
        const auto& name = parts->first;
        if (std::ranges::find(request.hierarchies, name, [](const auto& entry) { return entry.first; }) != request.hierarchies.end())
            return badUsage("--hierarchy is given twice for the attribute " + printable(name) + '.');
        if (std::ranges::none_of(request.parameters.generalize,
                                 [&](const auto& column) { return std::ranges::find(column.attributes, name) != column.attributes.end(); }))
            return badUsage("--hierarchy names the attribute " + printable(name) + ", which no --generalize names.");
        request.hierarchies.emplace_back(name, parts->second);
    }
    return {};
}

Result<void> readCuts(const Arguments& arguments, SliceRequest& request)
{
    const auto cut = readChoice("--cut", arguments.value("--cut"), {"median", "balanced", "relaxed"});
    if (!cut)
        return std::unexpected(cut.error());
    request.parameters.cut = std::array{Cut::Median, Cut::Balanced, Cut::Relaxed}[*cut];
    const auto attempts = readChoice("--attempts", arguments.value("--attempts"), {"all", "one"});
    if (!attempts)
        return std::unexpected(attempts.error());
    request.parameters.attempts = *attempts == 0 ? Attempts::All : Attempts::One;
    if (const auto text = arguments.value("--cut-on")) {
        const auto names = readList("--cut-on", *text);
        if (!names)
            return std::unexpected(names.error());
        request.parameters.cutOn = *names;
    }
    if (const auto text = arguments.value("--min-bucket")) {
        const auto least = readCount("--min-bucket", *text, 1, anyCount);
        if (!least)
            return std::unexpected(least.error());
        request.parameters.minBucket = *least;
    }
    return {};
}

Result<void> readReleaseOptions(const Arguments& arguments, SliceRequest& request)
{
    const auto order = readChoice("--order-in-bucket", arguments.value("--order-in-bucket"), {"random", "sorted"});
    if (!order)
        return std::unexpected(order.error());
    request.parameters.order = *order == 0 ? OrderInBucket::Random : OrderInBucket::Sorted;
    if (!arguments.knows("--export")) // of another command, which writes no release
        return {};
    auto release = releaseOptions(arguments, {});
    if (!release)
        return std::unexpected(release.error());
    request.release = std::move(*release);
    request.release.utility = !arguments.has("--no-utility");
    request.labels = labelsFile(arguments);
    return {};
}

Result<void> readTarget(const Arguments& arguments, SliceRequest& request)
{
    auto target = exportRequest(arguments);
    if (!target)
        return std::unexpected(target.error());
    request.target = std::move(*target);
    return {};
}

} // namespace

Result<std::optional<ExportRequest>> exportRequest(const Arguments& arguments)
{
    const auto name = arguments.value("--export");
    if (!arguments.knows("--export"))
        return std::nullopt;
    if (!name) {
        for (const auto* option : {"--approve-as", "--reason", "--sign-with", "--passphrase-file", "--no-utility"})
            if (arguments.has(option) && !(arguments.has("--waive") && option == std::string_view("--approve-as")))
                return badUsage("The option " + std::string(option) + " requires --export.");
        if (const auto option = givenReleaseOption(arguments))
            return badUsage("The option " + *option + " requires --export.");
        return std::nullopt;
    }
    ExportRequest target{*name, arguments.value("--approve-as").value_or(""), arguments.value("--reason").value_or(""),
                         arguments.value("--sign-with"), arguments.value("--passphrase-file")};
    if (isBlank(target.approveAs) || isBlank(target.reason))
        return badUsage("A release needs the approval of a person: give --approve-as NAME and --reason TEXT with --export.");
    if (target.passphraseFile && !target.signWith)
        return badUsage("The option --passphrase-file goes with --sign-with.");
    if (isBlank(*name) || !target.name.has_filename())
        return badUsage("The option --export expects a name; NAME.release and NAME.internal are made from it.");
    return target;
}

std::optional<std::filesystem::path> labelsFile(const Arguments& arguments)
{
    const auto file = arguments.value("--labels");
    return file ? std::optional<std::filesystem::path>(*file) : std::nullopt;
}

Result<void> checkListing(const Arguments& arguments)
{
    if (arguments.has("--buckets") && !arguments.has("--json"))
        return badUsage("--buckets adds to the JSON: give --json FILE or --json - as well.");
    return {};
}

Result<SliceRequest> sliceRequest(const Arguments& arguments)
{
    SliceRequest request;
    for (const Step step : {&readPromise, &readColumns, &readGeneralization, &readGrouping, &readCuts, &readReleaseOptions, &readTarget})
        if (const auto read = step(arguments, request); !read)
            return std::unexpected(read.error());
    if (const auto policy = readPolicyOptions(arguments, request); !policy)
        return std::unexpected(policy.error());
    request.listBuckets = arguments.has("--buckets");
    if (const auto listing = checkListing(arguments); !listing)
        return std::unexpected(listing.error());
    return request;
}

} // namespace tranche::cli
