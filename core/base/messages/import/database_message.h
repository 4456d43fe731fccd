// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/messages/topic.h"

namespace tranche {

/// What there is to say: a table that comes from a database.
enum class DatabaseMessage : std::uint8_t {
    NoDriver, ///< kind, package
    NothingAsked,
    TableAndQuery,
    BadTableName,
    OneFile,
    ServerMissing,
    NotASelect,
    SeveralStatements,
    QueryUnfinished,
    WrongPassword,
    NoAnswer,      ///< server, seconds
    Refused,       ///< server
    UnknownServer, ///< server
    NoDatabase,    ///< name
    NotAdmitted,
    NoEncryption,
    BadCertificate, ///< server
    CannotConnect,  ///< server
    TooSlow,        ///< seconds
    ConnectionLost, ///< records
    NoSuchTable,    ///< name
    QueryTableMissing,
    QueryNameMissing,
    MayNotSelect,
    BadQuery,        ///< code
    BadValue,        ///< code
    ServerRefused,   ///< code
    BinaryAttribute, ///< type; place: the attribute
    NameTwice,       ///< name
    NoName,
    NulInCell, ///< record; place: the attribute
    NoRecord,
    NoDatabaseFile, ///< place: the file
    InUse,          ///< place: the file
    LongPassword,
    NullsRead,      ///< cells
    EmptyTextsRead, ///< cells
    UnreadableRead, ///< cells
    PaddingRemoved, ///< attributes
    ExactDigits,    ///< attributes
    NoNumbers,
    NoNullYet, ///< records
    NoNull,    ///< records
    SomeNull,  ///< cells, records
    NoPadded,
    Padded, ///< attributes
    Ordered,
    NotOrdered,
    TableNotOrdered,
    InTime, ///< seconds
    SmallInTime,
};

constexpr Topic topicOf(DatabaseMessage)
{
    return Topic::Database;
}

} // namespace tranche
