// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/models/privacy_model.h"

#include "core/base/messages/model_message.h"

#include <algorithm>

namespace tranche {

namespace {

constexpr std::uint64_t largestPart = 1'000'000'000; // so that l times a count below 2^32 fits 64 bits

bool isWritable(const Ratio& value)
{
    return value.numerator() <= largestPart && value.denominator() <= largestPart;
}

Result<void> checkL(const PrivacyModel& model)
{
    if (model.l < Ratio(1, 1))
        return fail(ErrorCode::InvalidArgument, ModelMessage::LTooSmall);
    if (!isWritable(model.l))
        return fail(ErrorCode::InvalidArgument, ModelMessage::LTooLong);
    const bool whole = model.kind == ModelKind::Distinct || model.kind == ModelKind::Recursive;
    if (whole && model.l.denominator() != 1)
        return fail(ErrorCode::InvalidArgument,
                    model.kind == ModelKind::Distinct ? ModelMessage::DistinctNotWhole : ModelMessage::RecursiveNotWhole);
    return {};
}

std::string wordOf(const Ratio& value)
{
    return value.denominator() == 1 ? std::to_string(value.numerator()) : value.text();
}

} // namespace

Result<void> validate(const PrivacyModel& model)
{
    if (model.kind == ModelKind::TCloseness) {
        if (model.t > Ratio(1, 1))
            return fail(ErrorCode::InvalidArgument, ModelMessage::TOutOfRange);
        if (!isWritable(model.t))
            return fail(ErrorCode::InvalidArgument, ModelMessage::TTooLong);
        return {};
    }
    if (const auto checked = checkL(model); !checked || model.kind != ModelKind::Recursive)
        return checked;
    if (model.c.numerator() == 0)
        return fail(ErrorCode::InvalidArgument, ModelMessage::CTooSmall);
    if (!isWritable(model.c))
        return fail(ErrorCode::InvalidArgument, ModelMessage::CTooLong);
    return {};
}

std::size_t leastBucket(const PrivacyModel& model)
{
    return model.kind == ModelKind::TCloseness ? 1 : static_cast<std::size_t>(model.l.ceiling());
}

std::string_view modelKey(ModelKind kind)
{
    switch (kind) {
    case ModelKind::LDiversity: return "l";
    case ModelKind::Distinct: return "distinct";
    case ModelKind::Entropy: return "entropy";
    case ModelKind::Recursive: return "recursive";
    case ModelKind::TCloseness: return "t";
    }
    return "";
}

Result<ModelKind> modelOfKey(std::string_view key)
{
    const auto found = std::ranges::find(allModels, key, modelKey);
    if (found == std::end(allModels))
        return fail(ErrorCode::InvalidArgument, ModelMessage::Unknown);
    return *found;
}

std::string modelName(ModelKind kind)
{
    switch (kind) {
    case ModelKind::LDiversity: return "l-diversity";
    case ModelKind::Distinct: return "distinct l-diversity (weak)";
    case ModelKind::Entropy: return "entropy l-diversity";
    case ModelKind::Recursive: return "recursive (c,l)-diversity";
    case ModelKind::TCloseness: return "t-closeness";
    }
    return "";
}

std::string requestText(const PrivacyModel& model)
{
    const auto name = modelName(model.kind) + ", ";
    if (model.kind == ModelKind::TCloseness)
        return name + "t = " + wordOf(model.t);
    return name + (model.kind == ModelKind::Recursive ? "c = " + wordOf(model.c) + ", " : "") + "l = " + wordOf(model.l);
}

} // namespace tranche
