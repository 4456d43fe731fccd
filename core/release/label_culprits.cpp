// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/release/label_culprits.h"

#include "core/release/files/released_fields.h"
#include "core/verify/reading/never_list.h"

#include <algorithm>

namespace tranche {

bool namesAnyOf(const std::string& text, const std::vector<std::string>& names)
{
    return std::ranges::any_of(names, [&](const auto& name) { return namesAttribute(text, name); });
}

std::set<std::string> labelCulprits(const ValueLabels& labels, const KeptTable& kept, const std::vector<std::string>& unreleased,
                                    const JobContext& job)
{
    std::set<std::string> culprits;
    for (const auto& field : fieldsOf(kept)) {
        const auto& name = field.meaning->name;
        const auto& values = field.meaning->values;
        const auto said = labels.find(name);
        const auto isCulprit = [&](const auto& labelled) {
            job.check();
            return namesAnyOf(labelled.second, unreleased) && std::ranges::find(values, labelled.first) != values.end();
        };
        if (said != labels.end() && std::ranges::any_of(said->second, isCulprit))
            culprits.insert(name);
    }
    return culprits;
}

} // namespace tranche
