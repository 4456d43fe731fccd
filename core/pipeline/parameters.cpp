// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pipeline/parameters.h"

#include "core/base/messages/generalize_message.h"
#include "core/base/messages/columns_message.h"
#include "core/base/messages/slicing_message.h"

namespace tranche {

Result<void> validate(const Parameters& parameters)
{
    if (parameters.bins < 2 || parameters.bins > 1'000'000)
        return fail(ErrorCode::InvalidArgument, {SlicingMessage::BinsOutOfRange, 2U, 1'000'000U});
    if (parameters.columns.columns < 1)
        return fail(ErrorCode::InvalidArgument, ColumnsMessage::TooFewColumns);
    if (parameters.columns.alpha == 0U)
        return fail(ErrorCode::InvalidArgument, ColumnsMessage::AlphaTooSmall);
    if (const auto model = validate(parameters.model); !model)
        return model;
    if (parameters.minBucket == 0U)
        return fail(ErrorCode::InvalidArgument, SlicingMessage::LeastSizeZero);
    for (const auto& request : parameters.generalize)
        if (request.attributes.empty() || request.least < 1)
            return fail(ErrorCode::InvalidArgument, GeneralizeMessage::Incomplete);
    return {};
}

Result<PartitionRequest> partitionRequestOf(const Parameters& parameters, const KeptTable& kept)
{
    PartitionRequest request{parameters.model, parameters.cut, parameters.attempts, parameters.minBucket, {}, parameters.grouping};
    for (const auto& name : parameters.cutOn) {
        const auto id = kept.find(name);
        if (!id)
            return std::unexpected(id.error());
        request.cutOn.push_back(*id);
    }
    return request;
}

} // namespace tranche
