// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/words/messages/topic_texts.h"

#include "ui/session/tr.h"

namespace tranche {

QString windowText(RoleMessage message, const Statement& said)
{
    switch (message) {
    case RoleMessage::MailValues: return tr("The values look like email addresses.");
    case RoleMessage::PhoneValues: return tr("The values look like telephone numbers.");
    case RoleMessage::ContactName: return tr("The name suggests contact details (email, phone, address).");
    case RoleMessage::NumberName: return tr("The name suggests a personal number (ID, passport, insurance).");
    case RoleMessage::ProtectedName: return tr("The name suggests health, religion or another matter that the law protects.");
    case RoleMessage::MoneyName: return tr("The name suggests income or money.");
    case RoleMessage::PersonName: return tr("The name suggests a person's name.");
    case RoleMessage::AllUnique: return tr("Unique: every value occurs once.");
    case RoleMessage::NearlyUnique:
        return isOne(said, 0) ? tr("Nearly unique: %1 record has a value nobody else has.")
                              : tr("Nearly unique: %1 records have a value nobody else has.");
    case RoleMessage::ManyValues: return tr("Nearly unique: %1 different values.");
    case RoleMessage::PostalCode: return tr("The name suggests a postal code: with age and sex it singles out many people.");
    case RoleMessage::Birth: return tr("A date of birth or another date: with place and sex it singles out many people.");
    case RoleMessage::MayBeKnown: return tr("An intruder may know it.");
    }
    return {};
}

} // namespace tranche
