// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/words/messages/topic_texts.h"

#include "ui/session/tr.h"

namespace tranche {

QString windowText(DictionaryMessage message, const Statement&)
{
    switch (message) {
    case DictionaryMessage::WrongFields: return tr("dictionary.csv does not have the fields of format 1.");
    case DictionaryMessage::WrongLines: return tr("dictionary.csv does not have one line for each attribute of the manifest.");
    case DictionaryMessage::WrongOrder: return tr("dictionary.csv does not list the attributes in the order of the manifest.");
    case DictionaryMessage::FormulasTwoWays: return tr("dictionary.csv says in two ways how formula cells are written.");
    case DictionaryMessage::FormulasUnsaid: return tr("dictionary.csv does not say how formula cells are written.");
    case DictionaryMessage::OtherOrder: return tr("dictionary.csv: the order of “%1” contradicts the rest of the release.");
    case DictionaryMessage::OtherValues: return tr("dictionary.csv: the list of values of “%1” contradicts the rest of the release.");
    case DictionaryMessage::OtherType: return tr("dictionary.csv: the type of “%1” contradicts the rest of the release.");
    case DictionaryMessage::OtherPublishing:
        return tr("dictionary.csv: the way of publishing of “%1” contradicts the rest of the release.");
    case DictionaryMessage::OtherRegions: return tr("dictionary.csv: the list of regions of “%1” contradicts the rest of the release.");
    case DictionaryMessage::OtherLabels:
        return tr("dictionary.csv: a label of a value of “%1” has no such value in the release, or is empty.");
    case DictionaryMessage::OtherColumn: return tr("dictionary.csv: the column of “%1” contradicts the rest of the release.");
    case DictionaryMessage::OtherRole: return tr("dictionary.csv: the role of “%1” contradicts the rest of the release.");
    case DictionaryMessage::OtherMissingRule:
        return tr("dictionary.csv: the rule for missing values of “%1” contradicts the rest of the release.");
    case DictionaryMessage::EmptyCell:
        return tr("The data contradicts dictionary.csv: records without a value were to be dropped, but a cell of “%1” is empty.");
    case DictionaryMessage::NoMissingCell: return tr("The data contradicts dictionary.csv: no cell of “%1” means missing.");
    case DictionaryMessage::MissingTwoWays: return tr("The data contradicts dictionary.csv: missing is written in two ways in “%1”.");
    case DictionaryMessage::UnlistedValues:
        return tr("The data contradicts dictionary.csv: the values listed for “%1” are not those that occur.");
    }
    return {};
}

} // namespace tranche
