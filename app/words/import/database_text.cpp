// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/words/topic_texts.h"

namespace tranche {

namespace {

/// What was read, and what a look at a database tells.
const char* databaseFoundText(DatabaseMessage message, const Statement& said)
{
    switch (message) {
    case DatabaseMessage::NullsRead:
        return isOne(said, 0) ? "%1 cell is null; it is read as missing." : "%1 cells are null; they are read as missing.";
    case DatabaseMessage::EmptyTextsRead:
        return isOne(said, 0) ? "%1 cell is an empty text; it is read as missing, too."
                              : "%1 cells are an empty text; they are read as missing, too.";
    case DatabaseMessage::UnreadableRead:
        return isOne(said, 0) ? "%1 cell has a character that is no text; U+FFFD stands in its place."
                              : "%1 cells have a character that is no text; U+FFFD stands in its place.";
    case DatabaseMessage::PaddingRemoved: return "Blanks at the end were removed in %1.";
    case DatabaseMessage::ExactDigits: return "%1: digits as the database sends them";
    case DatabaseMessage::NoNumbers: return "no attribute is of a type of numbers";
    case DatabaseMessage::NoNullYet: return isOne(said, 0) ? "no null in the first record" : "no null in the first %1 records";
    case DatabaseMessage::NoNull: return isOne(said, 0) ? "no null in %1 record" : "no null in %1 records";
    case DatabaseMessage::SomeNull: return isOne(said, 1) ? "null cells: %1, in %2 record" : "null cells: %1, in %2 records";
    case DatabaseMessage::NoPadded: return "no attribute is of type char(n)";
    case DatabaseMessage::Padded: return "%1 of type char(n)";
    case DatabaseMessage::Ordered: return "the query has an ORDER BY";
    case DatabaseMessage::NotOrdered: return "the query has no ORDER BY: next time it may be another";
    case DatabaseMessage::TableNotOrdered: return "a table has no order of its own: next time it may be another";
    case DatabaseMessage::InTime: return "the database answered in %1 s";
    case DatabaseMessage::SmallInTime: return "the database answered at once";
    default: return "";
    }
}

} // namespace

const char* englishText(DatabaseMessage message, const Statement& said)
{
    switch (message) {
    case DatabaseMessage::NoDriver: return "This computer lacks the part that speaks to %1. Install the package %2.";
    case DatabaseMessage::NothingAsked: return "Choose a table (--table-name NAME), or write a query (--query SELECT...).";
    case DatabaseMessage::TableAndQuery: return "Choose a table or write a query, not both.";
    case DatabaseMessage::BadTableName: return "This is not the name of a table. Names with points or quotes stand in double quotes.";
    case DatabaseMessage::OneFile: return "A database is one file. Open the others one after another.";
    case DatabaseMessage::ServerMissing: return "Say which server, database and user: --connection postgresql://USER@HOST:PORT/DATABASE.";
    case DatabaseMessage::NotASelect: return "Only one SELECT can be read here; this would change the database.";
    case DatabaseMessage::SeveralStatements: return "Only one SELECT can be read at a time; these are several statements.";
    case DatabaseMessage::QueryUnfinished: return "The query is not whole: a quote, comment or bracket is not closed.";
    case DatabaseMessage::WrongPassword: return "The server says: password authentication failed. Nothing was read.";
    case DatabaseMessage::NoAnswer: return "No answer from %1 in %2 s.";
    case DatabaseMessage::Refused: return "No database answers at %1. Check server and port.";
    case DatabaseMessage::UnknownServer: return "There is no server %1.";
    case DatabaseMessage::NoDatabase: return "The server has no database %1.";
    case DatabaseMessage::NotAdmitted: return "The server does not admit this user from this computer, or not without encryption.";
    case DatabaseMessage::NoEncryption:
        return "The server offers no encryption. Nothing was sent. Ask those who run it, or choose not to encrypt.";
    case DatabaseMessage::BadCertificate:
        return "The certificate of %1 could not be checked. Nothing was sent. Ask those who run it for its root certificate, or encrypt "
               "without the check.";
    case DatabaseMessage::CannotConnect: return "The connection to %1 could not be made. Check server, port, database, user and password.";
    case DatabaseMessage::TooSlow: return "The query took longer than %1 s and was stopped. Nothing was read.";
    case DatabaseMessage::ConnectionLost:
        return isOne(said, 0) ? "The connection broke after %1 record. Nothing was kept."
                              : "The connection broke after %1 records. Nothing was kept.";
    case DatabaseMessage::NoSuchTable: return "The database has no table %1, or this user may not see it.";
    case DatabaseMessage::QueryTableMissing: return "The database has no table that the query names.";
    case DatabaseMessage::QueryNameMissing: return "The query names an attribute that is not there.";
    case DatabaseMessage::MayNotSelect: return "This user may not read the table.";
    case DatabaseMessage::BadQuery: return "The database cannot make sense of the query (code %1).";
    case DatabaseMessage::BadValue:
        return "The query cannot be computed for all records (code %1): a division by zero, say, or a text that is no number.";
    case DatabaseMessage::ServerRefused: return "The database refused the query (code %1). Nothing was read.";
    case DatabaseMessage::BinaryAttribute: return "This attribute holds bytes (%1), not values. Leave it out of the query.";
    case DatabaseMessage::NameTwice: return "Two attributes of the query are called %1. Give one another name with AS.";
    case DatabaseMessage::NoName: return "An attribute of the query has no name. Give it one with AS.";
    case DatabaseMessage::NulInCell: return "Record %1 has a NUL character in this attribute.";
    case DatabaseMessage::NoRecord: return "The database gave no record.";
    case DatabaseMessage::NoDatabaseFile: return "This file is no SQLite database, is damaged, or is encrypted.";
    case DatabaseMessage::InUse:
        return "Another program has this database open, or did not close it properly. Close it there, then read again.";
    case DatabaseMessage::LongPassword: return "The password is too long.";
    default: return databaseFoundText(message, said);
    }
}

} // namespace tranche
