// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/release/internal/approvals_file.h"

#include "core/recipe/json_values.h"

namespace tranche {

QJsonArray approvalList(const std::vector<Approval>& approvals)
{
    QJsonArray list;
    for (const auto& approval : approvals)
        list.append(QJsonObject{{QStringLiteral("name"), jsonText(approval.name())},
                                {QStringLiteral("reason"), jsonText(approval.reason())},
                                {QStringLiteral("time"), jsonText(approval.time())}});
    return list;
}

std::string approvalsFile(const std::vector<Approval>& approvals)
{
    QJsonArray list = approvalList(approvals);
    for (qsizetype i = 0; i < list.size(); ++i) {
        auto entry = list[i].toObject();
        entry.insert(QStringLiteral("fingerprint"), jsonText(approvals[static_cast<std::size_t>(i)].fingerprint()));
        list[i] = entry;
    }
    return jsonFile({{QStringLiteral("format"), 1}, {QStringLiteral("approvals"), list}});
}

} // namespace tranche
