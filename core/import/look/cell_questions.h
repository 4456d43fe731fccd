// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/import/look/import_look.h"
#include "core/jobs/job_context.h"
#include "core/table/schema.h"

#include <map>
#include <span>
#include <string>
#include <vector>

namespace tranche {

/// What only a person can say about the cells of a source.
struct CellQuestions {
    std::vector<MissingOffer> missing = {}; ///< by token, in the order of their bytes
    std::vector<DateQuestion> dates = {};   ///< in table order
    std::vector<DateSight> sights = {};     ///< the attributes of dates, asked about or not, in table order
};

/// What is to be asked about a source once `done` was done to its cells and with what `schema` declares missing, of whose attributes only
/// the tokens count. Tokens are those that missingOffersFor() finds where nothing is declared, those that come to light by what is, and
/// those of the attributes themselves, however often they stand there. Nothing is read again.
/// Errors as convert(). O(spellings * tokens + cells of attributes that change or have a token).
Result<CellQuestions> cellQuestions(const ReadSource& source, std::span<const Conversion> done, const Schema& schema, JobContext& job);

/// What is done to cells while nobody says otherwise: first what is chosen and not on offer, then offers that are chosen or harmless.
std::vector<Conversion> proposedConversions(std::span<const ConversionOffer> offers, std::span<const Conversion> chosen);

/// A schema for a table of which some attributes were decided, by name; names that it does not have count for nothing.
Schema schemaFor(const Table& table, std::vector<std::string> missingTokens, const std::map<std::string, AttributeSchema>& decided);

} // namespace tranche
