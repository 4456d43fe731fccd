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
    QT_TRANSLATE_NOOP("tranche::CoreText", "%1 fields were expected as in the first record, %2 fields were found. Check the delimiter, and the quotes in this line."),
    QT_TRANSLATE_NOOP("tranche::CoreText", "%1 fields were expected as in the first record, %2 field was found. Check the delimiter, and the quotes in this line."),
    QT_TRANSLATE_NOOP("tranche::CoreText", "%1 field was expected as in the first record, %2 fields were found. Check the delimiter, and the quotes in this line."),
    QT_TRANSLATE_NOOP("tranche::CoreText", "%1 fields were expected, a blank line was found. Take it out, or check that the table does not go on below it."),
    QT_TRANSLATE_NOOP("tranche::CoreText", "A quote was expected only around a whole field, one was found inside. Double it, or read the file without quotes."),
    QT_TRANSLATE_NOOP("tranche::CoreText", "A closing quote was expected for the field that starts in this line, the end of the file was found. Close it, or read the file without quotes."),
    QT_TRANSLATE_NOOP("tranche::CoreText", "A line end was expected to be the same in the whole file, a carriage return alone was found. Put the field in quotes or save the file with one kind of line end."),
    QT_TRANSLATE_NOOP("tranche::CoreText", "A carriage return was expected to end every line as in the first, a line feed was found. Save the file with one kind of line end."),
    QT_TRANSLATE_NOOP("tranche::CoreText", "Text was expected, a NUL byte was found. Save the table as text in UTF-8."),
    QT_TRANSLATE_NOOP("tranche::CoreText", "Text in the chosen encoding was expected, other bytes were found. Choose the file's encoding or save it as UTF-8."),
    QT_TRANSLATE_NOOP("tranche::CoreText", "A table was expected, nothing was found. Choose another file."),
    QT_TRANSLATE_NOOP("tranche::CoreText", "%1 lines were to be skipped, %2 were found. Skip fewer."),
    QT_TRANSLATE_NOOP("tranche::CoreText", "At least one tuple was expected, only a header was found. Choose another file, or say that it has no header."),
    QT_TRANSLATE_NOOP("tranche::CoreText", "A name was expected for every attribute, field %1 of the header has none. Name it, or say that the file has no header."),
    QT_TRANSLATE_NOOP("tranche::CoreText", "Different names were expected, fields %1 and %2 of the header have the same. Rename one, or say that the file has no header."),
    QT_TRANSLATE_NOOP("tranche::CoreText", "The header of the first file was expected, field %1 has another name. Read only files of one shape together."),
    QT_TRANSLATE_NOOP("tranche::CoreText", "This attribute has no role yet: say what it is for."),
    QT_TRANSLATE_NOOP("tranche::CoreText", "No attribute is released: make at least one a quasi-identifier or sensitive."),
    QT_TRANSLATE_NOOP("tranche::CoreText", "The given order does not list every value of this attribute."),
    QT_TRANSLATE_NOOP("tranche::CoreText", "Every tuple has a missing value, so none is kept. Keep missing as a value or exclude an attribute."),
    QT_TRANSLATE_NOOP("tranche::CoreText", "An attribute has the name that the sensitive attributes get together. Rename it in the source."),
    QT_TRANSLATE_NOOP("tranche::CoreText", "The file could not be read to its end. Check the disk or the connection and read it again."),
    QT_TRANSLATE_NOOP("tranche::CoreText", "This computer cannot convert the encoding. Save the file as UTF-8."),
    QT_TRANSLATE_NOOP("tranche::CoreText", "There is no such file. Check its name and folder."),
    QT_TRANSLATE_NOOP("tranche::CoreText", "This is a folder, a file was expected."),
    QT_TRANSLATE_NOOP("tranche::CoreText", "The file cannot be opened. Check that you may read it."),
    QT_TRANSLATE_NOOP("tranche::CoreText", "The file cannot be read. Check that it is still there and that it may be read."),
    QT_TRANSLATE_NOOP("tranche::CoreText", "Reading the file broke off. Check the disk or the connection to it."),
    QT_TRANSLATE_NOOP("tranche::CoreText", "The file changed while it was read. Open it again when nobody writes to it."),
    QT_TRANSLATE_NOOP("tranche::CoreText", "The file is not there any more. Look where it was moved to."),
    QT_TRANSLATE_NOOP("tranche::CoreText", "The file cannot be read. Check that it may be read."),
    QT_TRANSLATE_NOOP("tranche::CoreText", "The file is too large to be a recipe."),
    QT_TRANSLATE_NOOP("tranche::CoreText", "The file could not be written; what was there before is still there. Check that there is room and that the folder may be written to."),
    QT_TRANSLATE_NOOP("tranche::CoreText", "This is no recipe, or it is damaged from here on. Use a copy of it."),
    QT_TRANSLATE_NOOP("tranche::CoreText", "This is no recipe of Tranche: it does not say which form it has."),
    QT_TRANSLATE_NOOP("tranche::CoreText", "This recipe has a form that this version does not know. Open it with the version that saved it."),
    QT_TRANSLATE_NOOP("tranche::CoreText", "No buckets can keep this l with these columns: the greatest l that can hold is %1. Ask for that or less, or take attributes out of the sensitive column."),
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
    QT_TRANSLATE_NOOP("tranche::CoreText", "a weaker request than was meant (a smaller l, another model, fewer sensitive attributes, other columns)"),
    QT_TRANSLATE_NOOP("tranche::CoreText", "values exchanged inside a bucket with the digests repaired, or lines that were never shuffled inside it"),
    QT_TRANSLATE_NOOP("tranche::CoreText", "approvals taken away from a release that nobody signed"),
    QT_TRANSLATE_NOOP("tranche::CoreText", "whether the values are those of the original table, each in a bucket where it belongs"),
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

} // namespace

QString coreText(const std::string& text)
{
    const QString sentence = QString::fromStdString(text);
    if (const QString whole = translated(sentence); whole != sentence)
        return whole;
    static const QRegularExpression number(QStringLiteral("\\d+(?:,\\d{3})*(?:\\.\\d+)?"));
    QString pattern;
    QStringList numbers;
    qsizetype end = 0;
    for (auto found = number.globalMatch(sentence); found.hasNext();) {
        const auto match = found.next();
        numbers += match.captured();
        pattern += sentence.mid(end, match.capturedStart() - end) + QLatin1Char('%') + QString::number(numbers.size());
        end = match.capturedEnd();
    }
    pattern += sentence.mid(end);
    QString result = translated(pattern);
    if (numbers.isEmpty() || result == pattern)
        return sentence;
    for (const QString& written : numbers)
        result = result.arg(localNumber(written));
    return result;
}

} // namespace tranche
