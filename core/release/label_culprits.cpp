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

std::map<std::string, std::set<std::string>> labelCulprits(const ValueLabels& labels, const KeptTable& kept,
                                                           const std::vector<std::string>& unreleased, const JobContext& job)
{
    std::map<std::string, std::set<std::string>> culprits;
    for (const auto& field : fieldsOf(kept)) {
        const auto said = labels.find(field.meaning->name);
        if (said == labels.end())
            continue;
        std::set<std::string> naming;
        for (const auto& [value, label] : said->second) {
            job.check();
            if (namesAnyOf(label, unreleased))
                naming.insert(value);
        }
        const auto& values = field.meaning->values;
        std::erase_if(naming, [&](const auto& value) { return std::ranges::find(values, value) == values.end(); });
        if (!naming.empty())
            culprits.emplace(field.meaning->name, std::move(naming));
    }
    return culprits;
}

} // namespace tranche
