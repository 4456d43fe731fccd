// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/table/kept_table.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace tranche::bench {

/// Fifteen attributes with the domains, the skew and some of the dependence of the Adult census file, made from a seed: nobody's data.
/// The same bytes on every machine.
std::string adultLikeCsv(std::size_t tuples, std::uint64_t seed = 42);

/// Names of the attributes of OCC-7 and OCC-15 in it; occupation is the sensitive one.
std::span<const std::string_view> occ7();
std::span<const std::string_view> occ15();

/// FNV-1a over all bytes: tells in a log which data a figure belongs to.
std::uint64_t hashOf(std::string_view text);
std::uint64_t hashOf(const KeptTable& table);

/// The table behind a text, with only these attributes and occupation sensitive.
std::shared_ptr<const KeptTable> keptFrom(std::string_view csv, std::span<const std::string_view> attributes);

/// The table behind adultLikeCsv().
std::shared_ptr<const KeptTable> adultLike(std::size_t tuples, std::span<const std::string_view> attributes, std::uint64_t seed = 42);

/// A table of codes below each domain; `draw(tuple, attribute)` gives them. The last attribute is sensitive.
template <class Draw>
std::shared_ptr<const KeptTable> tableOfCodes(std::size_t tuples, std::span<const std::uint32_t> domains, Draw&& draw)
{
    std::vector<KeptAttribute> attributes(domains.size());
    for (std::size_t i = 0; i < domains.size(); ++i) {
        attributes[i].name = std::string("a").append(std::to_string(i));
        attributes[i].values.resize(domains[i]);
        attributes[i].axis = Axis::categorical(domains[i]);
        attributes[i].codes.resize(tuples);
    }
    for (std::size_t tuple = 0; tuple < tuples; ++tuple)
        for (std::size_t i = 0; i < domains.size(); ++i)
            attributes[i].codes[tuple] = draw(tuple, i);
    attributes.back().role = Role::Sensitive;
    std::vector<std::uint32_t> rows(tuples);
    for (std::size_t tuple = 0; tuple < tuples; ++tuple)
        rows[tuple] = static_cast<std::uint32_t>(tuple);
    return std::make_shared<const KeptTable>(std::move(attributes), std::move(rows), tuples);
}

} // namespace tranche::bench
