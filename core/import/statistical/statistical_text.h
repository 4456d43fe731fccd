// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <memory>
#include <optional>
#include <string>
#include <string_view>

namespace tranche {

/// Converts the texts of one file to UTF-8. The library that parses would do so too, but lets go of a character that is cut off at the
/// end of a text without a word.
class StatisticalText {
public:
    /// NotSupported where this computer does not know the encoding; its name is that of iconv.
    static Result<StatisticalText> make(const std::string& encoding, const std::string& file);

    /// The text without the blanks at its end, as UTF-8; nullopt where it is not in the encoding. Stays until the next one. O(bytes).
    std::optional<std::string_view> decode(std::string_view text);

private:
    struct Close {
        void operator()(void* converter) const;
    };

    std::unique_ptr<void, Close> m_converter; ///< null: the texts are UTF-8
    std::string m_decoded;
};

/// A text without the blanks at its end, with which these formats fill it up.
std::string_view withoutPadding(std::string_view text);

} // namespace tranche
