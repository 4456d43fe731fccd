// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/limits/limit.h"

#include "core/base/messages/model_message.h"
#include "core/models/model_dial.h"

namespace tranche {

std::optional<bool> Limit::admits(const PrivacyModel& request) const
{
    if (request == model)
        return holds;
    return shareFigures(request, model) ? keeps(figure, request) : std::nullopt;
}

bool Limit::leavesNothing() const
{
    return !figure || (moreIsSafer(model.kind) && figure.toDouble() <= 1.0);
}

std::unexpected<Error> infeasible(const Limit& limit)
{
    const auto two = [&](Rounding rounding) { return Argument::figure(limit.figure.decimal(2, rounding)); };
    switch (limit.model.kind) {
    case ModelKind::LDiversity:
    case ModelKind::Distinct: return fail(ErrorCode::Infeasible, {ModelMessage::LTooGreat, two(Rounding::Down)});
    case ModelKind::Entropy: return fail(ErrorCode::Infeasible, {ModelMessage::EntropyTooGreat, Argument::figure(limit.figure.text())});
    case ModelKind::Recursive:
        return limit.figure ? fail(ErrorCode::Infeasible, {ModelMessage::CTooStrict, two(Rounding::Up)})
                            : fail(ErrorCode::Infeasible, ModelMessage::NoCSuffices);
    case ModelKind::TCloseness: break;
    }
    return fail(ErrorCode::Infeasible, {ModelMessage::TTooStrict, two(Rounding::Up)});
}

} // namespace tranche
