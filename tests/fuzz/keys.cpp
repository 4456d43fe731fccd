// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/release/keys/signature.h"
#include "core/release/keys/signing_keys.h"
#include "core/verify/signing/signature_file.h"
#include "core/verify/signing/signers_key.h"
#include "tests/fuzz/fuzz.h"

using namespace tranche;

/// Both readers of signatures and of public keys, and the files of secret keys that are under no passphrase.
int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t count)
{
    const auto text = fuzz::textOf(bytes, count);
    const auto signature = readSignature(text);
    const auto verifiersOwn = readSignatureFile(text);
    if (signature && verifiersOwn) {
        fuzz::require(signature->prehashed == verifiersOwn->prehashed, "two readers of one signature agree about its kind");
        fuzz::require(signature->trustedComment == verifiersOwn->comment, "two readers of one signature agree about its comment");
    }
    const auto key = readPublicKey(text);
    const auto signersKey = readSignersKey(text);
    if (key)
        fuzz::require(readPublicKey(key->text()).has_value(), "a public key that was written is read");
    if (signersKey && verifiersOwn)
        (void)checkSignature(*verifiersOwn, *signersKey, text);
    if (const auto guarded = SigningKeys::isProtected(text); guarded && !*guarded)
        (void)SigningKeys::openUnprotected(text);
    return 0;
}
