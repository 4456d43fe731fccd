// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/words/key_words.h"

#include "core/import/qt_text.h"
#include "ui/session/tr.h"
#include "ui/style/number_text.h"

namespace tranche {

QString keyIdWords(QString id)
{
    for (int at = 12; at > 0; at -= 4)
        id.insert(at, QLatin1Char(' '));
    return id;
}

QString keyIdWords(const PublicKey& key)
{
    return keyIdWords(qtText(key.idText()));
}

QString ownKeyLine(const OwnKey& key)
{
    const QString since = (key.imported ? tr("imported %1") : tr("made %1")).arg(dayText(key.day));
    const QString used = key.signatures == 0   ? tr("not used yet")
                         : key.signatures == 1 ? tr("1 signature")
                                               : tr("%1 signatures").arg(countText(key.signatures));
    return since + QStringLiteral(", ") + used;
}

QString signerLine(const KnownSigner& signer)
{
    if (!signer.ended.empty())
        return tr("until %1").arg(dayText(signer.ended));
    if (!signer.compared)
        return tr("added %1").arg(dayText(signer.day));
    if (signer.comparedHow.empty())
        return tr("compared %1").arg(dayText(signer.comparedDay));
    return tr("compared %1, %2").arg(qtText(signer.comparedHow), dayText(signer.comparedDay));
}

QString strengthWords(const PassphraseStrength& strength)
{
    if (strength.characters == 0)
        return tr("Four words are better than one odd one.");
    const QString count = countText(strength.characters);
    switch (strength.level) {
    case PassphraseStrength::Level::Weak: return tr("%1 characters: weak. Four words are better than one odd one.").arg(count);
    case PassphraseStrength::Level::Fair: return tr("%1 characters: fair. Four words are better than one odd one.").arg(count);
    case PassphraseStrength::Level::Good: return tr("%1 characters: good. Four words are better than one odd one.").arg(count);
    case PassphraseStrength::Level::Strong: break;
    }
    return tr("%1 characters: strong.").arg(count);
}

Ink strengthInk(PassphraseStrength::Level level)
{
    switch (level) {
    case PassphraseStrength::Level::Weak: return Ink::Fail;
    case PassphraseStrength::Level::Fair: return Ink::Warn;
    case PassphraseStrength::Level::Good:
    case PassphraseStrength::Level::Strong: break;
    }
    return Ink::Pass;
}

} // namespace tranche
