// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/words/topic_texts.h"

namespace tranche {

const char* englishText(PromiseMessage message, const Statement&)
{
    switch (message) {
    case PromiseMessage::NotAnL: return "In manifest.json, \"%1\" must be a fraction in lowest terms such as 3/1, at least 1.";
    case PromiseMessage::NotWhole: return "In manifest.json, \"%1\" must be a whole number such as 3/1 for this model.";
    case PromiseMessage::NotAC: return "In manifest.json, \"%1\" must be a fraction in lowest terms such as 2/1, above 0.";
    case PromiseMessage::NotAT: return "In manifest.json, \"%1\" must be a fraction in lowest terms such as 1/5, at most 1.";
    case PromiseMessage::NotJoint: return "In manifest.json, \"%1\" may only be true, and only with several sensitive attributes.";
    case PromiseMessage::JointApart: return "In manifest.json, \"%1\" is true, but the sensitive attributes do not stand in one column.";
    case PromiseMessage::NotGeneralized:
        return "In manifest.json, \"%1\" must be an object of column numbers and smallest numbers of records.";
    case PromiseMessage::NoneOrSensitive: return "In manifest.json, \"%1\" must be \"none\" exactly when no attribute is sensitive.";
    case PromiseMessage::Nothing: return "no model";
    case PromiseMessage::LDiversity: return "l-diversity, l = %1";
    case PromiseMessage::Distinct: return "distinct l-diversity (weak), l = %1";
    case PromiseMessage::Entropy: return "entropy l-diversity, l = %1";
    case PromiseMessage::Recursive: return "recursive (c,l)-diversity, c = %1, l = %2";
    case PromiseMessage::TCloseness: return "t-closeness, t = %1";
    case PromiseMessage::SensitiveColumn: return "the sensitive column";
    case PromiseMessage::ColumnOf: return "the column of \"%1\"";
    }
    return "";
}

} // namespace tranche
