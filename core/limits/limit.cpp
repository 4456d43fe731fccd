// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/limits/limit.h"

#include "core/models/model_dial.h"

#include <string>

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
    const std::string start = "No buckets can keep this ";
    const std::string remedy = " Or take attributes out of the sensitive column.";
    switch (limit.model.kind) {
    case ModelKind::LDiversity:
    case ModelKind::Distinct:
        return fail(ErrorCode::Infeasible, start + "l with these columns: the greatest l that can hold is "
                                               + limit.figure.decimal(2, Rounding::Down)
                                               + ". Ask for that or less, or take attributes out of the sensitive column.");
    case ModelKind::Entropy:
        return fail(ErrorCode::Infeasible, start + "l with these columns: the greatest l of entropy l-diversity that can hold is "
                                               + limit.figure.text()
                                               + " (rounded down). Ask for that or less, or take attributes out of the sensitive column.");
    case ModelKind::Recursive:
        if (!limit.figure)
            return fail(ErrorCode::Infeasible,
                        start + "l with these columns, whatever c is: a group holds fewer sensitive values. Ask for a smaller l." + remedy);
        return fail(ErrorCode::Infeasible,
                    start + "c with these columns: c must be above " + limit.figure.decimal(2, Rounding::Up) + " (rounded up)." + remedy);
    case ModelKind::TCloseness: break;
    }
    return fail(ErrorCode::Infeasible, start + "t with these columns: the least t that can hold is " + limit.figure.decimal(2, Rounding::Up)
                                           + " (rounded up). Ask for that or more, or take attributes out of the sensitive column.");
}

} // namespace tranche
