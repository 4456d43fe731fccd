// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/options/table_request.h"

#include "app/cli/options/list_text.h"
#include "app/cli/options/source_options.h"
#include "core/table/dates/date_form.h"

namespace tranche::cli {

namespace {

constexpr std::uint64_t greatestBins = 1'000'000;

/// Every NAME=VALUE of an option.
Result<std::vector<std::pair<std::string, std::string>>> assignments(const Arguments& arguments, const std::string& option)
{
    std::vector<std::pair<std::string, std::string>> all;
    for (const auto& text : arguments.values(option)) {
        auto parts = readAssignment(option, text);
        if (!parts)
            return std::unexpected(parts.error());
        all.push_back(std::move(*parts));
    }
    return all;
}

Result<void> readDates(const Arguments& arguments, RoleRequest& request)
{
    auto dates = assignments(arguments, "--date");
    if (!dates)
        return std::unexpected(dates.error());
    request.dates = std::move(*dates);
    for (const auto& [name, pattern] : request.dates)
        if (!DateForm::parse(pattern))
            return badUsage("The option --date expects iso, or the order of day, month and year as in %d/%m/%Y.");
    return {};
}

Result<void> readLists(const Arguments& arguments, RoleRequest& request)
{
    if (const auto text = arguments.value("--keep")) {
        const auto keep = readList("--keep", *text);
        if (!keep)
            return std::unexpected(keep.error());
        request.keep = *keep;
    }
    for (const auto& text : arguments.values("--order")) {
        const auto parts = readAssignment("--order", text);
        if (!parts)
            return std::unexpected(parts.error());
        const auto order = readList("--order", parts->second, '|');
        if (!order)
            return std::unexpected(order.error());
        request.orders.emplace_back(parts->first, *order);
    }
    for (const auto& text : arguments.values("--order-from")) {
        auto parts = readAssignment("--order-from", text);
        if (!parts)
            return std::unexpected(parts.error());
        request.ordersFrom.emplace_back(std::move(parts->first), std::move(parts->second));
    }
    for (const auto& text : arguments.values("--bins-for")) {
        const auto parts = readAssignment("--bins-for", text);
        if (!parts)
            return std::unexpected(parts.error());
        const auto bins = readCount("--bins-for", parts->second, 2, greatestBins);
        if (!bins)
            return std::unexpected(bins.error());
        request.binsFor.emplace_back(parts->first, static_cast<std::uint32_t>(*bins));
    }
    return {};
}

} // namespace

Result<TableRequest> tableRequest(const Arguments& arguments)
{
    if (arguments.operands().empty() && !arguments.has("--connection"))
        return badUsage("Name at least one table file.");
    TableRequest request;
    request.files.assign(arguments.operands().begin(), arguments.operands().end());
    request.missingTokens = arguments.values("--missing-token");
    auto tokens = assignments(arguments, "--missing-token-for");
    if (!tokens)
        return std::unexpected(tokens.error());
    request.missingTokensFor = std::move(*tokens);
    auto options = sourceOptions(arguments, request.files);
    if (!options)
        return std::unexpected(options.error());
    request.options = std::move(*options);
    return request;
}

Result<RoleRequest> roleRequest(const Arguments& arguments)
{
    RoleRequest request;
    request.sensitive = arguments.values("--sensitive");
    request.joint = arguments.has("--joint");
    if (request.joint && request.sensitive.size() < 2)
        return badUsage("--joint combines several sensitive attributes: give --sensitive at least twice.");
    request.identifiers = arguments.values("--identifier");
    request.excluded = arguments.values("--exclude");
    request.categorical = arguments.values("--categorical");
    request.numeric = arguments.values("--numeric");
    for (const auto& read : {readDates(arguments, request), readLists(arguments, request)})
        if (!read)
            return std::unexpected(read.error());
    if (const auto text = arguments.value("--bins")) {
        const auto bins = readCount("--bins", *text, 2, greatestBins);
        if (!bins)
            return std::unexpected(bins.error());
        request.bins = static_cast<std::uint32_t>(*bins);
    }
    if (const auto text = arguments.value("--missing").value_or("drop"); text == "value")
        request.missing = MissingRule::KeepAsValue;
    else if (text != "drop")
        return badUsage("The option --missing is either drop or value.");
    return request;
}

} // namespace tranche::cli
