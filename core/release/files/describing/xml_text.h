// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QXmlStreamWriter>

#include <string_view>

namespace tranche {

/// A text as XML 1.0 can hold it: a control character and U+FFFE, U+FFFF become U+FFFD, one for one.
QString xmlText(std::string_view text);

/// Content of the element that is open. A carriage return is written as a reference: XML readers make a line feed of a plain one.
void writeXmlText(QXmlStreamWriter& xml, std::string_view text);

/// An element with a text and nothing else.
void writeXmlElement(QXmlStreamWriter& xml, const char* name, std::string_view text);

} // namespace tranche
