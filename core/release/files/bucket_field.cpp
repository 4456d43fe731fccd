// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/release/files/bucket_field.h"

#include "core/release/files/released_fields.h"

#include <set>

namespace tranche {

namespace {

/// `word`, or the first of word_number, word_number_2 and so on that no attribute has.
std::string freeName(const std::string& word, const KeptTable& published)
{
    std::set<std::string> taken;
    for (const auto& field : fieldsOf(published))
        taken.insert(field.meaning->name);
    std::string name = word;
    for (std::size_t number = 1; taken.contains(name); ++number)
        name = word + (number == 1 ? "_number" : "_number_" + std::to_string(number));
    return name;
}

} // namespace

std::string bucketField(const KeptTable& published)
{
    return freeName("bucket", published);
}

std::string linkedField(const KeptTable& published)
{
    return freeName("linked", published);
}

} // namespace tranche
