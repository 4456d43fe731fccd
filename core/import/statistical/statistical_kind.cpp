// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/import/statistical/statistical_kind.h"

#include <algorithm>
#include <array>
#include <string>
#include <utility>

namespace tranche {

namespace {

using namespace std::string_view_literals;

constexpr std::array knownBeginnings{
    std::pair{"$FL2"sv, StatisticalKind::Spss},
    std::pair{"$FL3"sv, StatisticalKind::Spss},
    std::pair{"<stata_dta>"sv, StatisticalKind::Stata},
    std::pair{"HEADER RECORD*******LIB"sv, StatisticalKind::SasTransport},
    std::pair{"\0\0\0\0\0\0\0\0\0\0\0\0\xC2\xEA\x81\x60\xB3\x14\x11\xCF\xBD\x92\x08\0"sv, StatisticalKind::Sas},
};

constexpr std::array knownEnds{
    std::pair{".sav"sv, StatisticalKind::Spss},         std::pair{".zsav"sv, StatisticalKind::Spss},
    std::pair{".por"sv, StatisticalKind::SpssPortable}, std::pair{".dta"sv, StatisticalKind::Stata},
    std::pair{".sas7bdat"sv, StatisticalKind::Sas},     std::pair{".xpt"sv, StatisticalKind::SasTransport},
};

} // namespace

std::optional<StatisticalKind> statisticalKind(std::string_view firstBytes, std::string_view fileName)
{
    for (const auto& [begins, kind] : knownBeginnings)
        if (firstBytes.starts_with(begins))
            return kind;
    std::string name(fileName);
    std::ranges::transform(name, name.begin(), [](char sign) { return sign >= 'A' && sign <= 'Z' ? static_cast<char>(sign + 32) : sign; });
    for (const auto& [ends, kind] : knownEnds)
        if (name.ends_with(ends))
            return kind;
    return std::nullopt;
}

} // namespace tranche
