// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/options/model_options.h"

#include "app/words/own_words.h"

namespace tranche::cli {

namespace {

Result<void> readRatio(const Arguments& arguments, std::string_view option, Ratio& value)
{
    const auto text = arguments.value(option);
    if (!text)
        return {};
    const auto ratio = parseRatio(*text);
    if (!ratio)
        return badUsage("The option " + std::string(option) + ": " + messageWords(ratio.error()));
    value = *ratio;
    return {};
}

Result<void> checkBelongs(const Arguments& arguments, ModelKind kind)
{
    if (arguments.has("--recursive-c") != (kind == ModelKind::Recursive))
        return badUsage("--recursive-c and --model recursive go together: give both.");
    if (arguments.has("--t") != (kind == ModelKind::TCloseness))
        return badUsage("--t and --model t go together: give both.");
    if (arguments.has("--l") && kind == ModelKind::TCloseness)
        return badUsage("t-closeness has no l. Leave out --l.");
    return {};
}

/// "3", "3.9", or "4/3" where two places do not tell all.
std::string exactText(const Ratio& ratio)
{
    return ratio.roundedDown(2) == ratio ? ratio.textRoundedDown(2) : ratio.text();
}

} // namespace

Result<PrivacyModel> readModel(const Arguments& arguments)
{
    PrivacyModel model;
    if (const auto text = arguments.value("--model")) {
        const auto kind = modelOfKey(*text);
        if (!kind)
            return badUsage("The option --model is one of: l, distinct, entropy, recursive, t.");
        model.kind = *kind;
    }
    if (const auto belongs = checkBelongs(arguments, model.kind); !belongs)
        return std::unexpected(belongs.error());
    const std::pair<std::string_view, Ratio*> options[] = {{"--l", &model.l}, {"--recursive-c", &model.c}, {"--t", &model.t}};
    for (const auto& [option, value] : options)
        if (const auto read = readRatio(arguments, option, *value); !read)
            return std::unexpected(read.error());
    if (model.l < Ratio(1, 1))
        return badUsage("The option --l must be at least 1.");
    if (const auto checked = validate(model); !checked)
        return std::unexpected(checked.error());
    return model;
}

std::string modelText(const PrivacyModel& model)
{
    switch (model.kind) {
    case ModelKind::LDiversity: return "l = " + exactText(model.l);
    case ModelKind::Distinct:
    case ModelKind::Entropy: return modelName(model.kind) + ", l = " + exactText(model.l);
    case ModelKind::Recursive: return modelName(model.kind) + ", c = " + exactText(model.c) + ", l = " + exactText(model.l);
    case ModelKind::TCloseness: return modelName(model.kind) + ", t = " + exactText(model.t);
    }
    return {};
}

std::pair<std::string, std::string> limitLine(const PrivacyModel& model, const Figure& figure)
{
    const std::string where = " possible with these columns";
    switch (model.kind) {
    case ModelKind::LDiversity:
    case ModelKind::Distinct: return {"Greatest l", figure.decimal(2, Rounding::Down) + where + " (rounded down)"};
    case ModelKind::Entropy: return {"Greatest l", figure.text() + where + " (rounded down)"};
    case ModelKind::Recursive:
        return {"Least c", figure ? "above " + figure.decimal(2, Rounding::Up) + where + " (rounded up)"
                                  : "none" + where + ": a group has fewer than l values"};
    case ModelKind::TCloseness: return {"Least t", figure.decimal(2, Rounding::Up) + where + " (rounded up)"};
    }
    return {};
}

} // namespace tranche::cli
