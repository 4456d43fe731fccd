// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/columns/column_facts.h"
#include "ui/session/document.h"

#include <QString>
#include <QStringList>

namespace tranche {

// Sentences that panels share.

/// "Sex", "Sex and Occupation", "Age, Sex and Occupation".
QString listText(const QStringList& names);
/// The same with at most `shown` names: "Age, Sex and 3 more".
QString shortListText(const QStringList& names, qsizetype shown);
/// Names of attributes of the kept table, in the order given.
QStringList namesOf(const KeptTable& table, const ColumnPartition::Column& attributes);
/// A small whole number as a word, as design asks for in sentences: "six", else its digits.
QString numberWord(std::size_t number);
/// The promise of the present request in one sentence, and what it leaves open. Needs kept tuples and a sensitive attribute.
QString guaranteeText(const Snapshot& snapshot);
QString notCoveredText();
/// One sentence for each column in which a greater share of tuples than `limit` has a value that nobody else has; empty where none has.
QString uniqueWarning(const ColumnPartition& columns, const ColumnFacts& facts, double limit);
/// A text with %1, %2 and so on filled in, in one go: a name may look like a place.
QString withParts(const QString& words, const QStringList& parts);
/// 1/l as it is read: "1/3", "10/39".
QString limitText(const Ratio& l);

} // namespace tranche
