// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/statement.h"

#include <expected>
#include <string>
#include <utility>

namespace tranche {

enum class ErrorCode {
    InvalidArgument, ///< a request that makes no sense for this table
    BadInput,        ///< a file that is not what it should be
    NotFound,        ///< a file, attribute or column that does not exist
    AlreadyExists,   ///< a target that must not be overwritten
    Io,              ///< reading or writing failed
    OutOfMemory,     ///< the work would not fit
    Infeasible,      ///< no sliced table can meet the request
    NotSupported,    ///< a right request that this version cannot do
    DoesNotHold,     ///< a promise of a release is broken
    Cancelled,       ///< told to stop; never shown as a failure
};

/// An expected failure: its kind, and what is to be said about it.
struct Error : Statement {
    Error(ErrorCode kind, Statement said, Place where = {}) : Statement(std::move(said)), code(kind)
    {
        if (where != Place{})
            place = std::move(where);
    }
    ErrorCode code = ErrorCode::InvalidArgument;

    friend bool operator==(const Error& a, const Error& b) { return a.code == b.code && static_cast<const Statement&>(a) == b; }
};

/// Either a value or the reason why there is none.
template <class T>
using Result = std::expected<T, Error>;

/// fail(ErrorCode::BadInput, {CsvMessage::Ragged, expected, found}, {.file = file, .line = line}). What is said and how a message is added
/// stands in statement.h.
inline std::unexpected<Error> fail(ErrorCode code, Statement said, Place place = {})
{
    return std::unexpected(Error(code, std::move(said), std::move(place)));
}
inline std::unexpected<Error> cancelled()
{
    return fail(ErrorCode::Cancelled, GeneralMessage::Cancelled);
}

} // namespace tranche
