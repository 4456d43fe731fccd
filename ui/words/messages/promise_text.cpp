// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/words/messages/topic_texts.h"

#include "ui/session/tr.h"

namespace tranche {

QString windowText(PromiseMessage message, const Statement&)
{
    switch (message) {
    case PromiseMessage::NotAnL: return tr("In manifest.json, “%1” must be a fraction in lowest terms such as 3/1, at least 1.");
    case PromiseMessage::NotWhole: return tr("In manifest.json, “%1” must be a whole number such as 3/1 for this model.");
    case PromiseMessage::NotAC: return tr("In manifest.json, “%1” must be a fraction in lowest terms such as 2/1, above 0.");
    case PromiseMessage::NotAT: return tr("In manifest.json, “%1” must be a fraction in lowest terms such as 1/5, at most 1.");
    case PromiseMessage::NotJoint: return tr("In manifest.json, “%1” may only be true, and only with several sensitive attributes.");
    case PromiseMessage::JointApart: return tr("In manifest.json, “%1” is true, but the sensitive attributes do not stand in one column.");
    case PromiseMessage::NotGeneralized:
        return tr("In manifest.json, “%1” must be an object of column numbers and smallest numbers of records.");
    case PromiseMessage::NoneOrSensitive: return tr("In manifest.json, “%1” must be “none” exactly when no attribute is sensitive.");
    case PromiseMessage::Nothing: return tr("no model");
    case PromiseMessage::LDiversity: return tr("ℓ-diversity, ℓ = %1");
    case PromiseMessage::Distinct: return tr("distinct ℓ-diversity (weak), ℓ = %1");
    case PromiseMessage::Entropy: return tr("entropy ℓ-diversity, ℓ = %1");
    case PromiseMessage::Recursive: return tr("recursive (c,ℓ)-diversity, c = %1, ℓ = %2");
    case PromiseMessage::TCloseness: return tr("t-closeness, t = %1");
    case PromiseMessage::SensitiveColumn: return tr("the sensitive column");
    case PromiseMessage::ColumnOf: return tr("the column of “%1”");
    }
    return {};
}

} // namespace tranche
