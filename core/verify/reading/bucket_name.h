// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <string>

namespace tranche {

/// The only name that the field with the bucket's number may have beside these attributes: "bucket", else "bucket_number", else
/// "bucket_number_2" and so on, whichever is free first. O(attributes * tries).
std::string bucketNameBeside(std::span<const std::string> attributes);

/// The same of another field that is no attribute: "linked", "linked_number", "linked_number_2" and so on for "linked".
std::string nameBeside(const std::string& wished, std::span<const std::string> attributes);

} // namespace tranche
