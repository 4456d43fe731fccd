// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/verify/known_signers.h"

namespace tranche {

std::vector<KnownKey> knownSigners(const ReleaseFiles& files, const KeyBook* keys)
{
    const auto json = files.find("approvals.json");
    const auto entries = keys == nullptr || json == files.end() ? std::vector<ApprovalEntry>()
                                                                : readApprovals(json->second).value_or(std::vector<ApprovalEntry>());
    if (!entries.empty())
        keys->read();
    std::vector<KnownKey> known;
    for (const auto& entry : entries) {
        const auto key = entry.key ? signersKeyOf(*entry.key) : std::nullopt;
        const QString name = key ? keys->nameOf(*entry.key) : QString();
        if (!name.isEmpty())
            known.push_back({name.toStdString(), *key});
    }
    return known;
}

} // namespace tranche
