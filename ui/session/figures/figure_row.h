// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/session/figures/figures.h"
#include "ui/session/figures/weights.h"

#include <memory>
#include <utility>

namespace tranche {

/// A row with what follows from the member it is about.
template <auto member>
FigureRow rowOf(FigureRow figure)
{
    figure.at = [](const Document& document) -> const void* { return (document.*member).get(); };
    figure.take = [](Document& to, const Document& from) { to.*member = from.*member; };
    figure.bytes = [](const Document& document) { return document.*member ? bytesOf(*(document.*member)) : std::size_t{0}; };
    return figure;
}

/// Puts an outcome where it belongs. False: there is none.
template <class T>
bool putFigure(std::shared_ptr<const T>& place, Result<T> outcome)
{
    if (outcome)
        place = std::make_shared<const T>(std::move(*outcome));
    return outcome.has_value();
}

} // namespace tranche
