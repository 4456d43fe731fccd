// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/verify/reading/release_files.h"
#include "core/verify/signing/approvals_file.h"
#include "core/verify/signing/signers_key.h"

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace tranche::test {

/// Somebody who signs releases in tests, by libsodium alone: the key follows from a number.
class Signer {
public:
    explicit Signer(std::uint8_t number);

    /// The same key under another id.
    Signer underId(std::uint8_t id) const;
    const SignersKey& key() const { return m_key; }
    /// manifest.json.KEYID.minisig
    std::string fileName() const;
    /// The text of a .minisig; `prehashed` false makes the old form.
    std::string sign(std::string_view bytes, std::string_view comment, bool prehashed = true) const;

private:
    std::array<std::uint8_t, 64> m_secret{};
    SignersKey m_key;
};

/// What a signature of this approval has as its trusted comment.
std::string commentOf(const ApprovalEntry& entry);

/// The text of approvals.json.
std::string approvalsText(const std::vector<ApprovalEntry>& entries);

/// An approval more of a release, signed where there is a signer: its entry, and the file of its signature.
void addApproval(ReleaseFiles& files, const std::string& name, const Signer* signer = nullptr);

} // namespace tranche::test
