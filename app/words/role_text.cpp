// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/words/topic_texts.h"

namespace tranche {

const char* englishText(RoleMessage message, const Statement& said)
{
    switch (message) {
    case RoleMessage::MailValues: return "The values look like email addresses.";
    case RoleMessage::PhoneValues: return "The values look like telephone numbers.";
    case RoleMessage::ContactName: return "The name suggests contact details (email, phone, address).";
    case RoleMessage::NumberName: return "The name suggests a personal number (ID, passport, insurance).";
    case RoleMessage::ProtectedName: return "The name suggests health, religion or another matter that the law protects.";
    case RoleMessage::MoneyName: return "The name suggests income or money.";
    case RoleMessage::PersonName: return "The name suggests a person's name.";
    case RoleMessage::AllUnique: return "Unique: every value occurs once.";
    case RoleMessage::NearlyUnique:
        return isOne(said, 0) ? "Nearly unique: %1 record has a value nobody else has."
                              : "Nearly unique: %1 records have a value nobody else has.";
    case RoleMessage::ManyValues: return "Nearly unique: %1 different values.";
    case RoleMessage::PostalCode: return "The name suggests a postal code: with age and sex it singles out many people.";
    case RoleMessage::Birth: return "A date of birth or another date: with place and sex it singles out many people.";
    case RoleMessage::MayBeKnown: return "An intruder may know it.";
    }
    return "";
}

} // namespace tranche
