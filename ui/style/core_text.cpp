// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/style/core_text.h"

#include "ui/style/number_text.h"

#include <QCoreApplication>
#include <QRegularExpression>
#include <QStringList>

namespace tranche {

namespace {

/// Sentences of the core, which knows no languages, so that their translations are looked for.
[[maybe_unused]] constexpr const char* sentences[] = {
    QT_TRANSLATE_NOOP("tranche::CoreText", "The values look like mail addresses."),
    QT_TRANSLATE_NOOP("tranche::CoreText", "The values look like telephone numbers."),
    QT_TRANSLATE_NOOP("tranche::CoreText", "The name says that it reaches a person (mail, telephone, address)."),
    QT_TRANSLATE_NOOP("tranche::CoreText", "The name says that it is a number given to one person."),
    QT_TRANSLATE_NOOP("tranche::CoreText", "The name speaks of health, belief or another matter that the law protects."),
    QT_TRANSLATE_NOOP("tranche::CoreText", "The name speaks of income or money."),
    QT_TRANSLATE_NOOP("tranche::CoreText", "The name says that it is a person's name."),
    QT_TRANSLATE_NOOP("tranche::CoreText", "Unique: no value stands in two tuples."),
    QT_TRANSLATE_NOOP("tranche::CoreText", "Nearly unique: %1 tuples have a value of their own."),
    QT_TRANSLATE_NOOP("tranche::CoreText", "Nearly unique: %1 distinct values."),
    QT_TRANSLATE_NOOP("tranche::CoreText", "The name says postal code: together with age and sex it singles many people out."),
    QT_TRANSLATE_NOOP("tranche::CoreText", "A date of birth or another date: with place and sex it singles many people out."),
    QT_TRANSLATE_NOOP("tranche::CoreText", "An adversary may know it."),
    QT_TRANSLATE_NOOP(
        "tranche::CoreText",
        "%1 fields were expected as in the first record, %2 fields were found. Check the delimiter, and the quotes in this line."),
    QT_TRANSLATE_NOOP(
        "tranche::CoreText",
        "%1 fields were expected as in the first record, %2 field was found. Check the delimiter, and the quotes in this line."),
    QT_TRANSLATE_NOOP(
        "tranche::CoreText",
        "%1 field was expected as in the first record, %2 fields were found. Check the delimiter, and the quotes in this line."),
    QT_TRANSLATE_NOOP("tranche::CoreText",
                      "%1 fields were expected, a blank line was found. Take it out, or check that the table does not go on below it."),
    QT_TRANSLATE_NOOP("tranche::CoreText",
                      "A quote was expected only around a whole field, one was found inside. Double it, or read the file without quotes."),
    QT_TRANSLATE_NOOP("tranche::CoreText", "A closing quote was expected for the field that starts in this line, the end of the file was "
                                           "found. Close it, or read the file without quotes."),
    QT_TRANSLATE_NOOP("tranche::CoreText", "A line end was expected to be the same in the whole file, a carriage return alone was found. "
                                           "Put the field in quotes or save the file with one kind of line end."),
    QT_TRANSLATE_NOOP("tranche::CoreText", "A carriage return was expected to end every line as in the first, a line feed was found. Save "
                                           "the file with one kind of line end."),
    QT_TRANSLATE_NOOP("tranche::CoreText", "Text was expected, a NUL byte was found. Save the table as text in UTF-8."),
    QT_TRANSLATE_NOOP("tranche::CoreText",
                      "Text in the chosen encoding was expected, other bytes were found. Choose the file's encoding or save it as UTF-8."),
    QT_TRANSLATE_NOOP("tranche::CoreText", "A table was expected, nothing was found. Choose another file."),
    QT_TRANSLATE_NOOP("tranche::CoreText", "%1 lines were to be skipped, %2 were found. Skip fewer."),
    QT_TRANSLATE_NOOP("tranche::CoreText",
                      "At least one tuple was expected, only a header was found. Choose another file, or say that it has no header."),
    QT_TRANSLATE_NOOP(
        "tranche::CoreText",
        "A name was expected for every attribute, field %1 of the header has none. Name it, or say that the file has no header."),
    QT_TRANSLATE_NOOP(
        "tranche::CoreText",
        "Different names were expected, fields %1 and %2 of the header have the same. Rename one, or say that the file has no header."),
    QT_TRANSLATE_NOOP("tranche::CoreText",
                      "The header of the first file was expected, field %1 has another name. Read only files of one shape together."),
    QT_TRANSLATE_NOOP("tranche::CoreText", "This attribute has no role yet: say what it is for."),
    QT_TRANSLATE_NOOP("tranche::CoreText", "No attribute is released: make at least one a quasi-identifier or sensitive."),
    QT_TRANSLATE_NOOP("tranche::CoreText", "The given order does not list every value of this attribute."),
    QT_TRANSLATE_NOOP("tranche::CoreText",
                      "An attribute has the name that the sensitive attributes get together. Rename it in the source."),
    QT_TRANSLATE_NOOP("tranche::CoreText", "The file could not be read to its end. Check the disk or the connection and read it again."),
    QT_TRANSLATE_NOOP("tranche::CoreText", "This computer cannot convert the encoding. Save the file as UTF-8."),
    QT_TRANSLATE_NOOP("tranche::CoreText", "There is no such file. Check its name and folder."),
    QT_TRANSLATE_NOOP("tranche::CoreText", "This is a folder, a file was expected."),
    QT_TRANSLATE_NOOP("tranche::CoreText", "The file cannot be opened. Check that you may read it."),
    QT_TRANSLATE_NOOP("tranche::CoreText", "The file cannot be read. Check that it is still there and that it may be read."),
    QT_TRANSLATE_NOOP("tranche::CoreText", "Reading the file broke off. Check the disk or the connection to it."),
    QT_TRANSLATE_NOOP("tranche::CoreText", "The file is not there any more. Look where it was moved to."),
    QT_TRANSLATE_NOOP("tranche::CoreText", "The file cannot be read. Check that it may be read."),
    QT_TRANSLATE_NOOP("tranche::CoreText", "The file is too large to be a recipe."),
    QT_TRANSLATE_NOOP("tranche::CoreText", "The file could not be written; what was there before is still there. Check that there is room "
                                           "and that the folder may be written to."),
    QT_TRANSLATE_NOOP("tranche::CoreText", "This is no recipe, or it is damaged from here on. Use a copy of it."),
    QT_TRANSLATE_NOOP("tranche::CoreText", "This is no recipe of Tranche: it does not say which form it has."),
    QT_TRANSLATE_NOOP("tranche::CoreText",
                      "This recipe has a form that this version does not know. Open it with the version that saved it."),
    QT_TRANSLATE_NOOP("tranche::CoreText", "No buckets can keep this l with these columns: the greatest l that can hold is %1. Ask for "
                                           "that or less, or take attributes out of the sensitive column."),
    QT_TRANSLATE_NOOP("tranche::CoreText", "Buckets cannot be cut on the sensitive attribute."),
    QT_TRANSLATE_NOOP("tranche::CoreText", "The shuffled table does not hold exactly the values of the table. It was thrown away."),
    QT_TRANSLATE_NOOP("tranche::CoreText", "An approval needs the name of the person who gives it."),
    QT_TRANSLATE_NOOP("tranche::CoreText", "An approval needs a reason: why this release may leave the house."),
    QT_TRANSLATE_NOOP("tranche::CoreText", "Nothing was written: the disk is full. Choose another folder or make room."),
    QT_TRANSLATE_NOOP("tranche::CoreText", "Nothing was written: this folder may not be written to. Choose another folder."),
    QT_TRANSLATE_NOOP("tranche::CoreText", "Nothing was written: the folder does not exist. Choose another folder."),
    QT_TRANSLATE_NOOP("tranche::CoreText", "Nothing was written: the name is too long. Choose a shorter one."),
    QT_TRANSLATE_NOOP("tranche::CoreText", "Nothing was written: a release of this name is there already. Choose another name."),
    QT_TRANSLATE_NOOP("tranche::CoreText", "Nothing was written: the disk refused to write. Choose another folder."),
    QT_TRANSLATE_NOOP("tranche::CoreText", "The approval was given for another sliced table. Look at this one and approve it."),
    QT_TRANSLATE_NOOP("tranche::CoreText",
                      "a weaker request than was meant (a smaller l, another model, fewer sensitive attributes, other columns)"),
    QT_TRANSLATE_NOOP("tranche::CoreText",
                      "values exchanged inside a bucket with the digests repaired, or lines that were never shuffled inside it"),
    QT_TRANSLATE_NOOP("tranche::CoreText", "approvals taken away from a release that nobody signed"),
    QT_TRANSLATE_NOOP("tranche::CoreText", "whether the values are those of the original table, each in a bucket where it belongs"),
    QT_TRANSLATE_NOOP("tranche::CoreText", "Cancelled. Nothing has changed."),
    QT_TRANSLATE_NOOP("tranche::CoreText", "This takes about %1 MB of memory, and about %2 MB are free. Close other programs, leave out "
                                           "attributes or tuples, or use a computer with more memory."),
    QT_TRANSLATE_NOOP("tranche::CoreText", "This takes about %1 GB of memory, and about %2 MB are free. Close other programs, leave out "
                                           "attributes or tuples, or use a computer with more memory."),
    QT_TRANSLATE_NOOP("tranche::CoreText", "This takes about %1 GB of memory, and about %2 GB are free. Close other programs, leave out "
                                           "attributes or tuples, or use a computer with more memory."),
    QT_TRANSLATE_NOOP("tranche::CoreText", "A number such as 3, 3.9 or 4/3 was expected, at most 9 digits on each side."),
    QT_TRANSLATE_NOOP("tranche::CoreText", "Buckets must hold every tuple exactly once, and none may be empty."),
    QT_TRANSLATE_NOOP("tranche::CoreText", "These columns were made for another table. Propose them again."),
    QT_TRANSLATE_NOOP("tranche::CoreText", "A column has no attribute. Give each column at least one."),
    QT_TRANSLATE_NOOP("tranche::CoreText", "The columns do not hold each released attribute exactly once. Name each one in one column."),
    QT_TRANSLATE_NOOP("tranche::CoreText", "The sensitive attribute is not among the released ones. Choose one that is."),
    QT_TRANSLATE_NOOP("tranche::CoreText", "The sensitive column holds at least the sensitive attribute. Ask for 1 attribute or more."),
    QT_TRANSLATE_NOOP("tranche::CoreText", "A table has at least one column. Ask for 1 or more."),
    QT_TRANSLATE_NOOP("tranche::CoreText", "This correlation was made for another table. Compute it again."),
    QT_TRANSLATE_NOOP("tranche::CoreText", "A column to be generalized names this attribute, which is not released."),
    QT_TRANSLATE_NOOP("tranche::CoreText", "The least frequency of a generalized column must be between 1 and the number of tuples, %1."),
    QT_TRANSLATE_NOOP("tranche::CoreText", "The column to be generalized holds the sensitive attribute alone, which is never generalized."),
    QT_TRANSLATE_NOOP("tranche::CoreText", "A column to be generalized is named by its attributes, but no column holds exactly these: %1. "
                                           "Name every attribute of the column; the sensitive one may be left out."),
    QT_TRANSLATE_NOOP("tranche::CoreText", "The same column is to be generalized twice: %1. Ask for it once."),
    QT_TRANSLATE_NOOP("tranche::CoreText", "The columns belong to another table."),
    QT_TRANSLATE_NOOP("tranche::CoreText",
                      "The hierarchy has no line. Write one line for each value: the value, then its label at each level."),
    QT_TRANSLATE_NOOP("tranche::CoreText", "A line of a hierarchy holds a value and at least one label to its right."),
    QT_TRANSLATE_NOOP("tranche::CoreText", "This line has another number of levels than the first one."),
    QT_TRANSLATE_NOOP("tranche::CoreText", "A label of this line is empty."),
    QT_TRANSLATE_NOOP("tranche::CoreText",
                      "A text of this line stands at another level too, for other values. Give one of the two another name."),
    QT_TRANSLATE_NOOP("tranche::CoreText", "This line names a value that a line before it names too."),
    QT_TRANSLATE_NOOP("tranche::CoreText", "A label of this line stands under another label in a line before it. A label has one parent."),
    QT_TRANSLATE_NOOP(
        "tranche::CoreText",
        "A region of this attribute would be written like one of its values, or like another region. Rename that value or label."),
    QT_TRANSLATE_NOOP("tranche::CoreText", "The regions of this attribute are sets of so many values that they would not fit. Give it an "
                                           "order or a hierarchy, or declare numbers as numeric."),
    QT_TRANSLATE_NOOP(
        "tranche::CoreText",
        "The hierarchy has no line for %1 value of this attribute. Add one line for each, with the value spelled as in the table."),
    QT_TRANSLATE_NOOP(
        "tranche::CoreText",
        "The hierarchy has no line for %1 values of this attribute. Add one line for each, with the value spelled as in the table."),
    QT_TRANSLATE_NOOP("tranche::CoreText", "Delimiter and quote must each be one ASCII character that is not a line end."),
    QT_TRANSLATE_NOOP("tranche::CoreText", "Delimiter and quote must be two different characters."),
    QT_TRANSLATE_NOOP("tranche::CoreText", "The decimal sign is a point or a comma."),
    QT_TRANSLATE_NOOP("tranche::CoreText", "The encoding is one of UTF-8, windows-1252, ISO-8859-1 and ISO-8859-15."),
    QT_TRANSLATE_NOOP("tranche::CoreText", "The given names must differ, and none may be empty."),
    QT_TRANSLATE_NOOP("tranche::CoreText", "No file was named to read the table from."),
    QT_TRANSLATE_NOOP("tranche::CoreText", "The columns or the buckets were made for another table. Slice the table again."),
    QT_TRANSLATE_NOOP("tranche::CoreText", "Buckets that are no boxes cannot be counted as if they were."),
    QT_TRANSLATE_NOOP("tranche::CoreText",
                      "The combinations are too many for an array of all of them. Count by recursion, or ask for an estimate."),
    QT_TRANSLATE_NOOP("tranche::CoreText", "Counting all combinations exactly takes too long for these columns. Ask for an estimate."),
    QT_TRANSLATE_NOOP("tranche::CoreText", "The number of bins must be between 2 and 1,000,000."),
    QT_TRANSLATE_NOOP("tranche::CoreText", "The number of columns c must be 1 or more."),
    QT_TRANSLATE_NOOP("tranche::CoreText", "Alpha must be 1 or more: the sensitive column holds at least the sensitive attribute."),
    QT_TRANSLATE_NOOP("tranche::CoreText", "The least bucket size must be 1 or more."),
    QT_TRANSLATE_NOOP("tranche::CoreText",
                      "A column to be generalized is named by its attributes, and its least frequency must be 1 or more."),
    QT_TRANSLATE_NOOP("tranche::CoreText", "A step before this one has no result yet."),
    QT_TRANSLATE_NOOP("tranche::CoreText", "There is no such step."),
    QT_TRANSLATE_NOOP("tranche::CoreText",
                      "What is known names an attribute or a value of another table. Ask again with the values of this one."),
    QT_TRANSLATE_NOOP("tranche::CoreText", "Two values are given for one attribute. A person has one: leave one out."),
    QT_TRANSLATE_NOOP("tranche::CoreText", "Alpha must be at least 1."),
    QT_TRANSLATE_NOOP("tranche::CoreText", "Limits need a sensitive attribute."),
    QT_TRANSLATE_NOOP("tranche::CoreText", "The sensitive attribute is not among the released ones."),
    QT_TRANSLATE_NOOP("tranche::CoreText",
                      "No buckets can keep this l with these columns: the greatest l of entropy l-diversity that can hold is %1 (rounded "
                      "down). Ask for that or less, or take attributes out of the sensitive column."),
    QT_TRANSLATE_NOOP("tranche::CoreText", "No buckets can keep this l with these columns, whatever c is: a group holds fewer sensitive "
                                           "values. Ask for a smaller l. Or take attributes out of the sensitive column."),
    QT_TRANSLATE_NOOP(
        "tranche::CoreText",
        "No buckets can keep this c with these columns: c must be above %1 (rounded up). Or take attributes out of the sensitive column."),
    QT_TRANSLATE_NOOP("tranche::CoreText", "No buckets can keep this t with these columns: the least t that can hold is %1 (rounded up). "
                                           "Ask for that or more, or take attributes out of the sensitive column."),
    QT_TRANSLATE_NOOP("tranche::CoreText", "l must be 1 or more."),
    QT_TRANSLATE_NOOP("tranche::CoreText", "l may have at most nine digits on each side of its fraction."),
    QT_TRANSLATE_NOOP("tranche::CoreText", "l must be a whole number for distinct l-diversity: it counts sensitive values."),
    QT_TRANSLATE_NOOP("tranche::CoreText", "l must be a whole number for recursive (c,l)-diversity: it counts sensitive values."),
    QT_TRANSLATE_NOOP("tranche::CoreText", "t must be between 0 and 1."),
    QT_TRANSLATE_NOOP("tranche::CoreText", "t may have at most nine digits on each side of its fraction."),
    QT_TRANSLATE_NOOP("tranche::CoreText", "c must be above 0."),
    QT_TRANSLATE_NOOP("tranche::CoreText", "c may have at most nine digits on each side of its fraction."),
    QT_TRANSLATE_NOOP("tranche::CoreText", "A privacy model is one of l, distinct, entropy, recursive and t."),
    QT_TRANSLATE_NOOP("tranche::CoreText", "The buckets were made for another table."),
    QT_TRANSLATE_NOOP("tranche::CoreText", "The columns were made for another table or another sensitive attribute."),
    QT_TRANSLATE_NOOP("tranche::CoreText", "The attribute asked about is not sensitive."),
    QT_TRANSLATE_NOOP("tranche::CoreText", "No attribute is sensitive, so there is nothing to infer."),
    QT_TRANSLATE_NOOP("tranche::CoreText", "There is no sliced table yet that keeps the promise, so there is nothing to approve."),
    QT_TRANSLATE_NOOP("tranche::CoreText", "There is no sliced table yet that keeps the promise. Finish the stages before."),
    QT_TRANSLATE_NOOP("tranche::CoreText", "The release has no name. Give the path of the target without an ending."),
    QT_TRANSLATE_NOOP("tranche::CoreText", "Nothing was written: the verifier objects."),
    QT_TRANSLATE_NOOP("tranche::CoreText",
                      "An attribute is called \"bucket\", which is how a release names the number of the bucket. Rename it in the source."),
    QT_TRANSLATE_NOOP("tranche::CoreText", "No slicing of this table with these columns can keep the model."),
    QT_TRANSLATE_NOOP("tranche::CoreText", "With these buckets somebody's sensitive value would be known better than the model allows. "
                                           "Take larger buckets, ask for less, or let Tranche cut the table itself."),
    QT_TRANSLATE_NOOP("tranche::CoreText",
                      "No attribute is sensitive, so no model says how small a bucket may be. Give the least bucket size."),
    QT_TRANSLATE_NOOP("tranche::CoreText", "The size of random buckets must be 1 or more, and not below the least bucket size."),
    QT_TRANSLATE_NOOP("tranche::CoreText", "The columns were made for another table."),
    QT_TRANSLATE_NOOP("tranche::CoreText", "An attribute to cut on is not among the released ones."),
    QT_TRANSLATE_NOOP("tranche::CoreText", "Roles and schema must name every attribute of the table."),
    QT_TRANSLATE_NOOP("tranche::CoreText", "The table has more than 4,294,967,294 tuples."),
    QT_TRANSLATE_NOOP("tranche::CoreText", "The given order lists a value twice."),
    QT_TRANSLATE_NOOP("tranche::CoreText", "No released attribute has this name."),
    QT_TRANSLATE_NOOP("tranche::CoreText", "An attribute has no name."),
    QT_TRANSLATE_NOOP("tranche::CoreText", "Two attributes have the same name."),
    QT_TRANSLATE_NOOP("tranche::CoreText", "A table needs at least one attribute."),
    QT_TRANSLATE_NOOP("tranche::CoreText", "The attributes differ in length."),
    QT_TRANSLATE_NOOP("tranche::CoreText", "The table has no attribute of this name."),
    QT_TRANSLATE_NOOP("tranche::CoreText", "These columns and buckets were made for another table. Compute them again."),
    QT_TRANSLATE_NOOP("tranche::CoreText", "The entry %1 names no table."),
    QT_TRANSLATE_NOOP("tranche::CoreText", "The entry %1 is no digest."),
    QT_TRANSLATE_NOOP("tranche::CoreText", "The entry %1 names an attribute twice, or one that the recipe does not have."),
    QT_TRANSLATE_NOOP("tranche::CoreText",
                      "The entry %1 has an empty column, names an attribute twice, or one that the recipe does not have."),
    QT_TRANSLATE_NOOP("tranche::CoreText",
                      "The entry %1 has an empty group, names an attribute twice, or one that the recipe does not have."),
    QT_TRANSLATE_NOOP("tranche::CoreText", "The entry %1 names an attribute that the recipe does not have."),
    QT_TRANSLATE_NOOP("tranche::CoreText", "The entry %1 has an attribute without a name, or one twice."),
    QT_TRANSLATE_NOOP("tranche::CoreText", "The entry %1 lists a value twice."),
    QT_TRANSLATE_NOOP("tranche::CoreText", "The entry %1 is empty."),
    QT_TRANSLATE_NOOP("tranche::CoreText", "The entry %1 is missing."),
    QT_TRANSLATE_NOOP("tranche::CoreText", "The entry %1 cannot be used."),
    QT_TRANSLATE_NOOP("tranche::CoreText", "The entry %1 does not hold a text."),
    QT_TRANSLATE_NOOP("tranche::CoreText", "The entry %1 does not hold true or false."),
    QT_TRANSLATE_NOOP("tranche::CoreText", "The entry %1 does not hold a whole number within its limits."),
    QT_TRANSLATE_NOOP("tranche::CoreText", "The entry %1 does not hold one sign."),
    QT_TRANSLATE_NOOP("tranche::CoreText", "The entry %1 does not hold a fraction in lowest terms."),
    QT_TRANSLATE_NOOP("tranche::CoreText", "The entry %1 does not hold a list of lists."),
    QT_TRANSLATE_NOOP("tranche::CoreText", "The entry %1 does not hold a list."),
    QT_TRANSLATE_NOOP("tranche::CoreText", "The entry %1 does not hold a privacy model that this version knows."),
    QT_TRANSLATE_NOOP("tranche::CoreText", "The entry %1 does not hold levels that fit each other."),
    QT_TRANSLATE_NOOP("tranche::CoreText", "The group %1 has an entry that this version does not know."),
    QT_TRANSLATE_NOOP("tranche::CoreText", "The file was changed by other means: use a copy of it."),
    QT_TRANSLATE_NOOP("tranche::CoreText", "The file was changed by other means or is damaged: use a copy of it."),
    QT_TRANSLATE_NOOP("tranche::CoreText", "The file cannot be opened. Look at its permissions."),
    QT_TRANSLATE_NOOP("tranche::CoreText", "The file cannot be read to its end."),
    QT_TRANSLATE_NOOP("tranche::CoreText", "Digests of %1 files agree with the manifest"),
    QT_TRANSLATE_NOOP("tranche::CoreText", "Structure: %1 lines, %2 buckets, %3 columns"),
    QT_TRANSLATE_NOOP("tranche::CoreText", "Structure: %1 lines, %2 bucket, %3 columns"),
    QT_TRANSLATE_NOOP("tranche::CoreText", "Structure: %1 lines, %2 buckets, %3 column"),
    QT_TRANSLATE_NOOP("tranche::CoreText", "Structure: %1 lines, %2 bucket, %3 column"),
    QT_TRANSLATE_NOOP("tranche::CoreText", "No identifier, excluded attribute, order, seed or path in any file"),
    QT_TRANSLATE_NOOP("tranche::CoreText",
                      "No attribute is sensitive, so nothing is promised of any value; only digests and structure can be checked"),
    QT_TRANSLATE_NOOP("tranche::CoreText", "With the original: every column holds the table's values, all %1 tuples match a bucket"),
    QT_TRANSLATE_NOOP("tranche::CoreText",
                      "plain words such as \"name\" in README.txt that happen to be an attribute that is not released"),
    QT_TRANSLATE_NOOP("tranche::CoreText", "Every group of equal QI part in the sensitive column keeps each share within %1/%2"),
    QT_TRANSLATE_NOOP("tranche::CoreText",
                      "Every group of equal QI part in the sensitive column keeps distinct l-diversity (weak), l = %1"),
    QT_TRANSLATE_NOOP("tranche::CoreText", "Every group of equal QI part in the sensitive column keeps entropy l-diversity, l = %1"),
    QT_TRANSLATE_NOOP("tranche::CoreText",
                      "Every group of equal QI part in the sensitive column keeps recursive (c,l)-diversity, c = %1, l = %2"),
    QT_TRANSLATE_NOOP("tranche::CoreText", "Every group of equal QI part in the sensitive column keeps t-closeness, t = %1"),
    QT_TRANSLATE_NOOP("tranche::CoreText", "Every group of equal QI part in the column of %1 keeps each share within %2/%3"),
    QT_TRANSLATE_NOOP("tranche::CoreText", "Every group of equal QI part in the column of %1 keeps distinct l-diversity (weak), l = %2"),
    QT_TRANSLATE_NOOP("tranche::CoreText", "Every group of equal QI part in the column of %1 keeps entropy l-diversity, l = %2"),
    QT_TRANSLATE_NOOP("tranche::CoreText",
                      "Every group of equal QI part in the column of %1 keeps recursive (c,l)-diversity, c = %2, l = %3"),
    QT_TRANSLATE_NOOP("tranche::CoreText", "Every group of equal QI part in the column of %1 keeps t-closeness, t = %2"),
    QT_TRANSLATE_NOOP("tranche::CoreText", "With the original: p(t,s) of %1 signatures summed anew, largest %2/%3"),
    QT_TRANSLATE_NOOP("tranche::CoreText",
                      "With the original: p(t,.) of %1 signatures summed anew, each keeps distinct l-diversity (weak), l = %2"),
    QT_TRANSLATE_NOOP("tranche::CoreText",
                      "With the original: p(t,.) of %1 signatures summed anew, each keeps entropy l-diversity, l = %2"),
    QT_TRANSLATE_NOOP("tranche::CoreText",
                      "With the original: p(t,.) of %1 signatures summed anew, each keeps recursive (c,l)-diversity, c = %2, l = %3"),
    QT_TRANSLATE_NOOP("tranche::CoreText", "With the original: p(t,.) of %1 signatures summed anew, each keeps t-closeness, t = %2"),
    QT_TRANSLATE_NOOP("tranche::CoreText", "With the original: p(t,s) of %1 signatures summed anew for %2, largest %3/%4"),
    QT_TRANSLATE_NOOP("tranche::CoreText",
                      "With the original: p(t,.) of %1 signatures summed anew for %2, each keeps distinct l-diversity (weak), l = %3"),
    QT_TRANSLATE_NOOP("tranche::CoreText",
                      "With the original: p(t,.) of %1 signatures summed anew for %2, each keeps entropy l-diversity, l = %3"),
    QT_TRANSLATE_NOOP(
        "tranche::CoreText",
        "With the original: p(t,.) of %1 signatures summed anew for %2, each keeps recursive (c,l)-diversity, c = %3, l = %4"),
    QT_TRANSLATE_NOOP("tranche::CoreText", "With the original: p(t,.) of %1 signatures summed anew for %2, each keeps t-closeness, t = %3"),
    QT_TRANSLATE_NOOP("tranche::CoreText", "Comma, because it cuts each of the first %1 records into %2 fields."),
    QT_TRANSLATE_NOOP("tranche::CoreText", "Semicolon, because it cuts each of the first %1 records into %2 fields."),
    QT_TRANSLATE_NOOP("tranche::CoreText", "Tab, because it cuts each of the first %1 records into %2 fields."),
    QT_TRANSLATE_NOOP("tranche::CoreText", "Vertical bar, because it cuts each of the first %1 records into %2 fields."),
    QT_TRANSLATE_NOOP("tranche::CoreText", "Colon, because it cuts each of the first %1 records into %2 fields."),
    QT_TRANSLATE_NOOP("tranche::CoreText", "Comma, although no delimiter cuts the first records into equally many fields."),
    QT_TRANSLATE_NOOP("tranche::CoreText", "The first record reads like names."),
    QT_TRANSLATE_NOOP("tranche::CoreText", "No header, because the first record does not read like names."),
    QT_TRANSLATE_NOOP("tranche::CoreText", "Encoding windows-1252, because the bytes are not UTF-8."),
    QT_TRANSLATE_NOOP("tranche::CoreText", "Decimal comma, because numbers have one."),
};

QString translated(const QString& sentence)
{
    return QCoreApplication::translate("tranche::CoreText", sentence.toUtf8().constData());
}

/// A number of the core as the person is used to it; counts have commas between thousands there.
QString localNumber(QString number)
{
    if (number.contains(QLatin1Char('.')))
        return decimalText(number);
    bool whole = false;
    const auto count = number.remove(QLatin1Char(',')).toULongLong(&whole);
    return whole ? countText(static_cast<std::size_t>(count)) : number;
}

/// The sentence in the language of the screen where only its numbers and what stands in quotes differ from one that somebody translated.
QString filledIn(const QString& sentence)
{
    if (const QString whole = translated(sentence); whole != sentence)
        return whole;
    static const QRegularExpression varying(QStringLiteral("\"[^\"]*\"|\\d+(?:,\\d{3})*(?:\\.\\d+)?"));
    static const QRegularExpression place(QStringLiteral("%(\\d+)"));
    QString pattern;
    QStringList parts;
    qsizetype end = 0;
    for (auto found = varying.globalMatch(sentence); found.hasNext();) {
        const auto match = found.next();
        parts += match.captured();
        pattern += sentence.mid(end, match.capturedStart() - end) + QLatin1Char('%') + QString::number(parts.size());
        end = match.capturedEnd();
    }
    pattern += sentence.mid(end);
    const QString wording = translated(pattern);
    if (parts.isEmpty() || wording == pattern)
        return {};
    QString result;
    end = 0;
    for (auto found = place.globalMatch(wording); found.hasNext();) { // in one go: a name in quotes may look like a place
        const auto match = found.next();
        const QString part = parts.value(match.captured(1).toInt() - 1);
        result += wording.mid(end, match.capturedStart() - end) + (part.startsWith(QLatin1Char('"')) ? part : localNumber(part));
        end = match.capturedEnd();
    }
    return result + wording.mid(end);
}

/// What no list knows keeps its words; its counts are written as the person is used to all the same.
QString counted(const QString& sentence)
{
    static const QRegularExpression bareCount(
        QStringLiteral("\"[^\"]*\"|(?<![\\w.,-])\\d{4,}(?![\\w-]|[.,]\\d)")); // not ISO-8859-1, not 1234.5
    QString result;
    qsizetype end = 0;
    for (auto found = bareCount.globalMatch(sentence); found.hasNext();) {
        const auto match = found.next();
        const QString part = match.captured();
        result += sentence.mid(end, match.capturedStart() - end) + (part.startsWith(QLatin1Char('"')) ? part : localNumber(part));
        end = match.capturedEnd();
    }
    return result + sentence.mid(end);
}

} // namespace

QString coreText(const std::string& text)
{
    static const QRegularExpression betweenSentences(QStringLiteral("(?<=\\.) (?=[A-Z])"));
    const QStringList sentences = QString::fromStdString(text).split(betweenSentences);
    QStringList all;
    for (qsizetype at = 0; at < sentences.size();) {
        qsizetype length = sentences.size() - at;
        QString said;
        for (; length > 0 && said.isEmpty(); --length) // the longest run that was translated as a whole
            said = filledIn(sentences.mid(at, length).join(QLatin1Char(' ')));
        all += said.isEmpty() ? counted(sentences[at]) : said;
        at += said.isEmpty() ? 1 : length + 1;
    }
    return all.join(QLatin1Char(' '));
}

} // namespace tranche
