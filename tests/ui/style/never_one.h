// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

namespace tranche::test {

/// How texts begin whose number is never one, or that are not said where it is; or it is a name, a share or a list.
inline QStringList neverOne()
{
    const QStringList limits{QStringLiteral("The table is too long: at most %1 records"),
                             QStringLiteral("Fewer than %1 tuples: nothing to learn from."),
                             QStringLiteral("Nearly unique: %1 different values."),
                             QStringLiteral("The group has fewer than %1 different values"),
                             QStringLiteral("%1 is left with at least %3 possible values"),
                             QStringLiteral("Type, values and treatment of each of the %1 attributes")};
    const QStringList twoAtLeast{QStringLiteral("%1 bins"),
                                 QStringLiteral("%1, %2 bins"),
                                 QStringLiteral("Join the last %1 fields"),
                                 QStringLiteral("Put %1 into %2 bins"),
                                 QStringLiteral("%1 lines, %2 fields"),
                                 QStringLiteral("%1 of %2 (%3 attributes)"),
                                 QStringLiteral("%1, %2 attributes: "),
                                 QStringLiteral("%1: counts over %2 attributes"),
                                 QStringLiteral("%1 queries with a sensitive attribute, %2 attributes each"),
                                 QStringLiteral("Random counts over %1 attributes"),
                                 QStringLiteral("%1, %2 files; %3, %4 files"),
                                 QStringLiteral("<b>Audit log</b>, its last entries. It had %1 entries"),
                                 QStringLiteral("A tour in %1 short steps"),
                                 QStringLiteral("Median of %1 runs"),
                                 QStringLiteral("Tested on %1 folds"),
                                 QStringLiteral("Not pinned: %1 combinations"),
                                 QStringLiteral("This zip file holds %1 tables"),
                                 QStringLiteral("%1 is in the sensitive column and buckets are split by it: in %2 of %3 buckets"),
                                 QStringLiteral("Comma, because"),
                                 QStringLiteral("Semicolon, because"),
                                 QStringLiteral("Colon, because"),
                                 QStringLiteral("Tab, because"),
                                 QStringLiteral("Vertical bar, because"),
                                 QStringLiteral("Blanks, because")};
    const QStringList ranges{QStringLiteral("%1 buckets of %2 to %3 tuples."), QStringLiteral("%1 to %2 tuples each, half of them"),
                             QStringLiteral("φ² %1 · %2 × %3 values"), QStringLiteral("φ² · %1 × %2 values")};
    const QStringList withDecimals{QStringLiteral("%1%2 points"),
                                   QStringLiteral("better by %1 points"),
                                   QStringLiteral("worse by %1 points"),
                                   QStringLiteral("%1: %2 points lost"),
                                   QStringLiteral("%1, %2, %6: slicing loses %3 points"),
                                   QStringLiteral("More than %1 points are lost."),
                                   QStringLiteral("No more than %1 points are lost."),
                                   QStringLiteral("%1: %2 fakes per original")};
    const QStringList otherwise{QStringLiteral("%1 blank lines at the end"),
                                QStringLiteral("%1 different dates, "),
                                QStringLiteral("Drop records without a value, %1 attributes"),
                                QStringLiteral("Treat missing as a value, %1 attributes"),
                                QStringLiteral("Generalize %1 columns"),
                                QStringLiteral("Generalize a column of %1 attributes"),
                                QStringLiteral("Reading %1 files"),
                                QStringLiteral("Skip all %1 records"),
                                QStringLiteral("Someone who knows all %1 other attributes of a person"),
                                QStringLiteral("The digests of %1 files agree"),
                                QStringLiteral("There are %1 fields too "),
                                QStringLiteral("Tuples that resemble each other were put into <b>%1 buckets</b>"),
                                QStringLiteral("all %1 bytes are ASCII"),
                                QStringLiteral("no null in the first %1 records"),
                                QStringLiteral("the first record has its %1 numbers")};
    const QStringList noTableOfOne{QStringLiteral("%1 Even with all %2 records in one bucket"),
                                   QStringLiteral("%1 That is too much, even with all %2 records"),
                                   QStringLiteral("Among %1 there "),
                                   QStringLiteral("A sliced table of %1 persons"),
                                   QStringLiteral("Computed on %1 tuples."),
                                   QStringLiteral("Each of the %1 tuples is drawn")};
    const QStringList names{QStringLiteral("The file gives %1 other values"),
                            QStringLiteral("%1 are equally likely"),
                            QStringLiteral("%1 is a category"),
                            QStringLiteral("%1 is read as a category"),
                            QStringLiteral("%1 cannot be met while %2 are"),
                            QStringLiteral("%1 have no role yet"),
                            QStringLiteral("Lines that begin with %1 are"),
                            QStringLiteral("Of the relations between attributes %1 are left."),
                            QStringLiteral("%1 of %2 are %3"),
                            QStringLiteral("Entries up to %1 are"),
                            QStringLiteral("line %1: %2 are missing"),
                            QStringLiteral("Before line %1, lines were removed"),
                            QStringLiteral("Name, reason or time in the signature of %1 were"),
                            QStringLiteral("The file says in another way than the data how missing values of %1 are")};
    return limits + twoAtLeast + ranges + withDecimals + otherwise + noTableOfOne + names;
}

} // namespace tranche::test
