// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/shell/import_window/cells/cell_answers.h"

#include <QStringList>

#include <cstddef>
#include <utility>
#include <vector>

namespace tranche {

/// Which conversions a person has accepted or refused; of the others, the harmless ones are done.
class ConversionAnswers {
public:
    void answer(const Conversion& conversion, bool accepted);
    bool isAccepted(const ConversionOffer& offer, const ImportOptions& options) const;
    /// What is done: the accepted offers in their order, after those of `options` that nobody offers.
    std::vector<Conversion> conversions(const std::vector<ConversionOffer>& offers, const ImportOptions& options) const;
    void clear() { m_answers.clear(); }

private:
    std::vector<std::pair<Conversion, bool>> m_answers;
};

/// How many things keep a source from being read, all that is listed or not.
std::size_t stoppers(const ImportLook& look);
/// How many questions only a person can answer, and nobody has.
std::size_t questions(const ImportLook& look, const CellAnswers& answers = {});
/// Whether all records were looked at and nothing is left to decide: one form fits them all, the first record names the attributes, nothing
/// is wrong, left out, asked or to be converted. Texts that could mean "missing" keep nobody waiting: they are read as they stand.
bool isClean(const ImportLook& look);
/// How many records have too few or too many fields and keep the others from being read.
std::size_t unevenStoppers(const ImportLook& look);
/// Leave such records out, counted; false where the form cannot.
bool skipUneven(ImportOptions& options);
/// Have something done with one record, instead of what was chosen for it before; or take that back. Nothing where the form knows none.
void chooseRecord(ImportOptions& options, const RecordChoice& choice);
void takeBack(ImportOptions& options, const RecordChoice& choice);
/// Choices for single records when other files are read, or the same in another order: each stays with its file, and goes with it.
void keepWithFiles(ImportOptions& options, const QStringList& before, const QStringList& now);
/// Names of attributes as they are typed: separated by commas, in quotes where they hold one.
QStringList namesOf(const QString& typed);
QString typedNames(const std::vector<std::string>& names);
/// The names that are given instead of those in the source; null where the form has none.
std::vector<std::string>* givenNames(ImportOptions& options);

} // namespace tranche
