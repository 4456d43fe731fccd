// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace tranche {

/// A tooltip that shows `text` sign by sign. The toolkit takes a text with something like <b> in its first line for a page, and a name
/// of a file may be like that; such a text is escaped, every other one stays as it is (and is not wrapped). For every tooltip with words
/// of a file in it, where it is set and only there: what is read aloud is the text itself.
QString plainHint(const QString& text);

} // namespace tranche
