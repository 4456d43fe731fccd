// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// A key made by hand of the secret of RFC 8032, 7.1, TEST 3, the id 1 to 8, and for the protected file the salt 0 to 31, computed with
// another implementation of scrypt and BLAKE2b; signed with the program minisign.
namespace tranche::test {

/// Whole, because a key that a test makes can begin with the same digits.
inline constexpr const char* handMadeId = "0807060504030201";
inline constexpr const char* handMadePublic = "RWQBAgMEBQYHCPxRzY5iGKGjjaR+0AIw8FgIFu0TujMDrF3rkRVIkIAl";
inline constexpr const char* handMadeOpen
    = "untrusted comment: by hand\n"
      "RWQAAEIyAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQIDBAUGBwjFqo30P5+De+23RC8x3LexZt"
      "OFNQdvCUuFzjouC0RY9/xRzY5iGKGjjaR+0AIw8FgIFu0TujMDrF3rkRVIkIAliFgnmw6iqlnGMpMxThtR1WArQkSwMoh99Pwy538u6fQ=\n";
/// Passphrase "correct horse", the least cost that there is.
inline constexpr const char* handMadeProtected
    = "untrusted comment: by hand\n"
      "RWRTY0IyAAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8AgAAAAAAAAAAAAAEAAAAAHqM3jFGHjZaLOrokftdU4BW5o+P5SdOo/4"
      "QnkoQ8Jss49a1D0mHdM5MmUMQ47kXkG/5K7pwnzjLHAtjUdCI1YsH23yfkSsMOC5LhjZbn/b5y1nfvAgdXXpJHUcNWN4pBM7juQyPFUD8=\n";
/// Over "hello\n".
inline constexpr const char* handMadeSignature
    = "untrusted comment: signature from minisign secret key\n"
      "RUQBAgMEBQYHCJ+qxGWNKA/5O6IG63ESSji4VmmzDL+GTlNyvly0pwv3HoMz3Utnz/n2eNHAumXMwTUvEwBRS9bJCKgNGnuOpgo=\n"
      "trusted comment: {\"name\": \"Änne\"}\n"
      "1QutUAN/EJ5BgfQzxKR24j6K5nuqjn5Vc1DmkVBw49/zYFvzi3WJzeOy1pR/HT/xn+BpzJyaKkcwA+jwK2lnBw==\n";
/// The same in the old form, without a digest.
inline constexpr const char* handMadeOldSignature
    = "untrusted comment: signature from minisign secret key\n"
      "RWQBAgMEBQYHCKEH6kTBiAwkA8Jpe3zQX+WBpxb2bCuf81WjrC+9D1Eg+poiuFmRR9LuH/5q2zjOcM1KGtDdLi6Z2BE3HYSS0AY=\n"
      "trusted comment: old form\n"
      "YbOGvdXUKv7+zw215cWJSlNu3u5WQNtdZmkV2xLJhAQM20ybgytlDsz5BWBJe5TEkm/5j8Er13AOFEjEDwPRAQ==\n";

} // namespace tranche::test
