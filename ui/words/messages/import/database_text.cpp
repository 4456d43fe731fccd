// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/words/messages/topic_texts.h"

#include "ui/session/tr.h"

namespace tranche {

namespace {

/// What keeps a database from being asked, or it from answering.
QString databaseFaultText(DatabaseMessage message, const Statement& said)
{
    switch (message) {
    case DatabaseMessage::NoDriver: return tr("This computer lacks the part that speaks to %1. Install the package %2.");
    case DatabaseMessage::NothingAsked: return tr("Choose a table, or write a query.");
    case DatabaseMessage::TableAndQuery: return tr("Choose a table or write a query, not both.");
    case DatabaseMessage::BadTableName: return tr("This is not the name of a table. Names with points or quotes stand in double quotes.");
    case DatabaseMessage::OneFile: return tr("A database is one file. Open the others one after another.");
    case DatabaseMessage::ServerMissing: return tr("Say which server, database and user.");
    case DatabaseMessage::NotASelect: return tr("Only one SELECT can be read here; this would change the database.");
    case DatabaseMessage::SeveralStatements: return tr("Only one SELECT can be read at a time; these are several statements.");
    case DatabaseMessage::QueryUnfinished: return tr("The query is not whole: a quote, comment or bracket is not closed.");
    case DatabaseMessage::WrongPassword: return tr("The server says: password authentication failed. Nothing was read.");
    case DatabaseMessage::NoAnswer: return tr("No answer from %1 in %2 s.");
    case DatabaseMessage::Refused: return tr("No database answers at %1. Check server and port.");
    case DatabaseMessage::UnknownServer: return tr("There is no server %1.");
    case DatabaseMessage::NoDatabase: return tr("The server has no database %1.");
    case DatabaseMessage::NotAdmitted: return tr("The server does not admit this user from this computer, or not without encryption.");
    case DatabaseMessage::NoEncryption:
        return tr("The server offers no encryption. Nothing was sent. Ask those who run it, or choose not to encrypt.");
    case DatabaseMessage::BadCertificate:
        return tr("The certificate of %1 could not be checked. Nothing was sent. Ask those who run it for its root certificate, or encrypt "
                  "without the check.");
    case DatabaseMessage::CannotConnect:
        return tr("The connection to %1 could not be made. Check server, port, database, user and password.");
    case DatabaseMessage::TooSlow: return tr("The query took longer than %1 s and was stopped. Nothing was read.");
    case DatabaseMessage::ConnectionLost:
        return isOne(said, 0) ? tr("The connection broke after %1 record. Nothing was kept.")
                              : tr("The connection broke after %1 records. Nothing was kept.");
    case DatabaseMessage::NoSuchTable: return tr("The database has no table %1, or this user may not see it.");
    case DatabaseMessage::QueryTableMissing: return tr("The database has no table that the query names.");
    case DatabaseMessage::QueryNameMissing: return tr("The query names an attribute that is not there.");
    case DatabaseMessage::MayNotSelect: return tr("This user may not read the table.");
    case DatabaseMessage::BadQuery: return tr("The database cannot make sense of the query (code %1).");
    case DatabaseMessage::BadValue:
        return tr("The query cannot be computed for all records (code %1): a division by zero, say, or a text that is no number.");
    case DatabaseMessage::ServerRefused: return tr("The database refused the query (code %1). Nothing was read.");
    default: return {};
    }
}

} // namespace

QString windowText(DatabaseMessage message, const Statement& said)
{
    switch (message) {
    case DatabaseMessage::BinaryAttribute: return tr("This attribute holds bytes (%1), not values. Leave it out of the query.");
    case DatabaseMessage::NameTwice: return tr("Two attributes of the query are called %1. Give one another name with AS.");
    case DatabaseMessage::NoName: return tr("An attribute of the query has no name. Give it one with AS.");
    case DatabaseMessage::NulInCell: return tr("Record %1 has a NUL character in this attribute.");
    case DatabaseMessage::NoRecord: return tr("The database gave no record.");
    case DatabaseMessage::NoDatabaseFile: return tr("This file is no SQLite database, is damaged, or is encrypted.");
    case DatabaseMessage::InUse:
        return tr("Another program has this database open, or did not close it properly. Close it there, then read again.");
    case DatabaseMessage::LongPassword: return tr("The password is too long.");
    case DatabaseMessage::NullsRead:
        return isOne(said, 0) ? tr("%1 cell is null; it is read as missing.") : tr("%1 cells are null; they are read as missing.");
    case DatabaseMessage::EmptyTextsRead:
        return isOne(said, 0) ? tr("%1 cell is an empty text; it is read as missing, too.")
                              : tr("%1 cells are an empty text; they are read as missing, too.");
    case DatabaseMessage::UnreadableRead:
        return isOne(said, 0) ? tr("%1 cell has a character that is no text; � stands in its place.")
                              : tr("%1 cells have a character that is no text; � stands in its place.");
    case DatabaseMessage::PaddingRemoved: return tr("Blanks at the end were removed in %1.");
    case DatabaseMessage::ExactDigits: return tr("%1: digits as the database sends them");
    case DatabaseMessage::NoNumbers: return tr("no attribute is of a type of numbers");
    case DatabaseMessage::NoNullYet: return isOne(said, 0) ? tr("no null in the first record") : tr("no null in the first %1 records");
    case DatabaseMessage::NoNull: return isOne(said, 0) ? tr("no null in %1 record") : tr("no null in %1 records");
    case DatabaseMessage::SomeNull: return isOne(said, 1) ? tr("null cells: %1, in %2 record") : tr("null cells: %1, in %2 records");
    case DatabaseMessage::NoPadded: return tr("no attribute is of type char(n)");
    case DatabaseMessage::Padded: return tr("%1 of type char(n)");
    case DatabaseMessage::Ordered: return tr("the query has an ORDER BY");
    case DatabaseMessage::NotOrdered: return tr("the query has no ORDER BY: next time it may be another");
    case DatabaseMessage::TableNotOrdered: return tr("a table has no order of its own: next time it may be another");
    case DatabaseMessage::InTime: return tr("the database answered in %1 s");
    case DatabaseMessage::SmallInTime: return tr("the database answered at once");
    default: return databaseFaultText(message, said);
    }
}

} // namespace tranche
