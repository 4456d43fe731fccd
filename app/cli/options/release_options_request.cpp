// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/options/release_options_request.h"

#include "app/cli/options/list_text.h"

#include <algorithm>
#include <array>
#include <utility>

namespace tranche::cli {

namespace {

/// Texts of the details, by the options that give them.
constexpr std::array<std::pair<const char*, std::string ReleaseDetails::*>, 7> texts = {{{"--title", &ReleaseDetails::title},
                                                                                         {"--owner", &ReleaseDetails::owner},
                                                                                         {"--purpose", &ReleaseDetails::purpose},
                                                                                         {"--recipients", &ReleaseDetails::recipients},
                                                                                         {"--conditions", &ReleaseDetails::conditions},
                                                                                         {"--contact", &ReleaseDetails::contact},
                                                                                         {"--licence", &ReleaseDetails::licence}}};

constexpr std::array others
    = {"--layout", "--formula-cells", "--release-type", "--review-by", "--source", "--labels", "--linkings", "--zip"};

Result<void> readDetails(const Arguments& arguments, ReleaseDetails& details)
{
    for (const auto& [option, text] : texts)
        if (auto given = arguments.value(option))
            details.*text = std::move(*given);
    if (arguments.has("--source"))
        details.sources = arguments.values("--source");
    if (const auto word = arguments.value("--release-type")) {
        const auto type = readChoice("--release-type", word, {"public", "scientific", "enclave"});
        if (!type)
            return std::unexpected(type.error());
        details.type = std::array{ReleaseType::Public, ReleaseType::Scientific, ReleaseType::Enclave}[*type];
    }
    if (auto day = arguments.value("--review-by")) {
        if (!isReviewDay(*day))
            return badUsage("The option --review-by expects a day that exists, as 2027-11-30.");
        details.reviewBy = std::move(*day);
    }
    return {};
}

} // namespace

Result<ReleaseOptions> releaseOptions(const Arguments& arguments, ReleaseOptions base)
{
    if (const auto word = arguments.value("--layout")) {
        const auto layout = readChoice("--layout", word, {"together", "per-column"});
        if (!layout)
            return std::unexpected(layout.error());
        base.layout = *layout == 0 ? Layout::Together : Layout::PerColumn;
    }
    if (const auto word = arguments.value("--formula-cells")) {
        const auto formulas = readChoice("--formula-cells", word, {"asis", "prefixed"});
        if (!formulas)
            return std::unexpected(formulas.error());
        base.formulaCells = *formulas == 0 ? FormulaCells::AsIs : FormulaCells::Prefixed;
    }
    if (const auto text = arguments.value("--linkings")) {
        const auto linkings = readCount("--linkings", *text, 0, mostLinkings);
        if (!linkings)
            return std::unexpected(linkings.error());
        base.linkings = static_cast<std::size_t>(*linkings);
    }
    if (arguments.has("--zip"))
        base.container = Container::Zip;
    if (const auto read = readDetails(arguments, base.details); !read)
        return std::unexpected(read.error());
    return base;
}

std::optional<std::string> givenReleaseOption(const Arguments& arguments)
{
    for (const auto* option : others)
        if (arguments.has(option))
            return option;
    for (const auto& [option, text] : texts)
        if (arguments.has(option))
            return option;
    return std::nullopt;
}

} // namespace tranche::cli
