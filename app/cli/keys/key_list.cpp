// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/keys/key_list.h"

#include "app/cli/output/json_writer.h"
#include "app/cli/output/text_table.h"

namespace tranche::cli {

namespace {

void member(JsonWriter& json, std::string_view name, const std::string& day)
{
    if (day.empty())
        json.nullMember(name);
    else
        json.member(name, day);
}

std::string compared(const KnownSigner& signer)
{
    if (!signer.compared)
        return "no";
    return signer.comparedHow.empty() ? "yes" : "yes, " + withoutControls(signer.comparedHow);
}

} // namespace

std::string keyListText(const std::vector<OwnKey>& keys, const std::vector<KnownSigner>& signers)
{
    using enum TextTable::Align;
    TextTable own({Left, Left, Left, Left, Right});
    own.add({"my key", "name", "since", "passphrase", "signatures"});
    for (const auto& key : keys)
        own.add({key.key.idText(), printable(key.name), key.day, key.isProtected ? "yes" : "none", grouped(key.signatures)});
    TextTable known({Left, Left, Left, Left, Left});
    known.add({"signer's key", "name", "since", "compared", "ended"});
    for (const auto& signer : signers)
        known.add({signer.key.idText(), printable(signer.name), signer.day, compared(signer), signer.ended});
    return (keys.empty() ? "No keys of your own. Make one: tranche-cli key new NAME\n" : own.text())
           + (signers.empty() ? std::string() : "\n" + known.text());
}

std::string keyListJson(const std::vector<OwnKey>& keys, const std::vector<KnownSigner>& signers)
{
    JsonWriter json;
    json.beginObject().member("format", 1U).key("keys").beginArray();
    for (const auto& key : keys) {
        json.beginObject().member("id", key.key.idText()).member("public", key.key.text()).member("name", key.name);
        json.member("since", key.day).member("imported", key.imported).member("passphrase", key.isProtected);
        json.member("signatures", key.signatures);
        member(json, "last_signed", key.lastSigned);
        json.endObject();
    }
    json.endArray().key("signers").beginArray();
    for (const auto& signer : signers) {
        json.beginObject().member("id", signer.key.idText()).member("public", signer.key.text()).member("name", signer.name);
        json.member("since", signer.day).member("compared", signer.compared).member("compared_how", signer.comparedHow);
        member(json, "compared_on", signer.comparedDay);
        member(json, "ended", signer.ended);
        json.endObject();
    }
    json.endArray().endObject();
    return json.text();
}

} // namespace tranche::cli
