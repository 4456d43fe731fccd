// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

#include <algorithm>
#include <map>
#include <string>
#include <vector>

namespace tranche::test::reported {

inline constexpr int records = 1300;
inline const QString partition = QStringLiteral("city|age,sex|job,ill");

/// name, age, sex, job, city, ill of a record. Three persons have an age of their own; one in 97 has none.
inline QStringList recordOf(int i)
{
    const int age = i < 3 ? 95 + i : 20 + i % 40;
    const QStringList jobs{"clerk", "smith", "cook", "nurse"};
    const QStringList cities{"Ulm", "Kiel", "Bonn"};
    const QStringList ills{"flu", "cold", "gout", "none", "cough"};
    return {"n" + QString::number(i),
            i % 97 == 96 ? QStringLiteral("?") : QString::number(age),
            i * 7 / 3 % 2 == 0 ? QStringLiteral("f") : QStringLiteral("m"),
            jobs[(age / 10 + i * 3) % 4],
            cities[(i * 11 / 5 + age / 13) % 3],
            ills[(i * 5 / 3 + age / 9 + (i % 11 == 0 ? 1 : 0)) % 5]};
}

/// Whether the record is released: a missing age leaves it out.
inline bool isKept(int i)
{
    return i % 97 != 96;
}

enum Field { Name, Age, Sex, Job, City, Ill };

/// Most of one value of `ill` among these records, as a share.
inline double greatestShare(const std::vector<int>& group)
{
    std::map<QString, int> counts;
    int most = 0;
    for (const int i : group)
        most = std::max(most, ++counts[recordOf(i)[Ill]]);
    return most / static_cast<double>(group.size());
}

using Groups = std::map<QString, std::vector<int>>;

/// The greatest share that each record of these groups has, ascending.
inline std::vector<double> risksIn(const std::vector<Groups>& parts)
{
    std::vector<double> risks;
    for (const auto& groups : parts)
        for (const auto& [key, group] : groups)
            risks.insert(risks.end(), group.size(), greatestShare(group));
    std::ranges::sort(risks);
    return risks;
}

} // namespace tranche::test::reported
