// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
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

/// Where something happened. Never holds a cell value, a path or an account name.
struct Place {
    std::string file = {};      ///< base name of a file, without its folder; empty when it does not apply
    std::uint64_t line = 0;     ///< 1-based physical line; 0 when it does not apply
    std::string attribute = {}; ///< attribute name; empty when it does not apply

    friend bool operator==(const Place&, const Place&) = default;
};

/// An expected failure. `message` is one or two plain sentences: what happened and what to do about it.
struct Error {
    ErrorCode code = ErrorCode::InvalidArgument;
    std::string message;
    Place place = {};

    friend bool operator==(const Error&, const Error&) = default;
};

/// Either a value or the reason why there is none.
template <class T>
using Result = std::expected<T, Error>;

inline std::unexpected<Error> fail(ErrorCode code, std::string message, Place place = {})
{
    return std::unexpected(Error{code, std::move(message), std::move(place)});
}

inline std::unexpected<Error> cancelled()
{
    return fail(ErrorCode::Cancelled, "Cancelled. Nothing has changed.");
}

} // namespace tranche
