// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/release/files/release_texts.h"
#include "core/release/files/released_fields.h"

namespace tranche {

namespace {

std::string quoted(const std::string& name)
{
    return '"' + name + '"';
}

/// "A", "B" and so on of a column.
std::string fieldList(const Snapshot& snapshot, const ColumnPartition::Column& column)
{
    std::string text;
    for (const auto& field : fieldsOf(*snapshot.published, column))
        text += (text.empty() ? "" : ", ") + quoted(field.meaning->name);
    return text;
}

std::string columnList(const Snapshot& snapshot)
{
    std::string text;
    const auto& columns = snapshot.sliced->columns().columns();
    for (std::size_t i = 0; i < columns.size(); ++i)
        text += "  " + std::to_string(i + 1) + ": " + fieldList(snapshot, columns[i]) + '\n';
    return text;
}

/// How to read regions; empty where no column is generalized.
std::string howRegionsRead(const Snapshot& snapshot)
{
    if (snapshot.regions->empty())
        return {};
    std::string text = "Generalized columns\n===================\n\n";
    for (const auto& column : *snapshot.regions) {
        ColumnPartition::Column attributes;
        for (const auto& attribute : column.attributes)
            attributes.push_back(attribute.attribute);
        text += "In column " + std::to_string(column.column.value + 1) + " the values of " + fieldList(snapshot, attributes)
                + "\nwere replaced by regions; every region stands for at least " + groupedNumber(column.least)
                + (column.least == 1 ? " tuple.\n" : " tuples.\n");
    }
    return text
           + "The regions of a column, all its generalized attributes taken together, do not overlap and leave no combination of values "
             "out.\n"
             "  [17, 30]     the values from 17 to 30. What lies between two such regions belongs to the lower one, and what lies\n"
             "               below the first or above the last belongs to that one.\n"
             "  {A, B}       one of the values listed. {[60, 90], ?} is a value from 60 to 90, or missing, if ? is how missing is "
             "written.\n"
             "  a label      one of the values that dictionary.csv lists for it.\n"
             "  a value      that very value.\n"
             "Inside brackets a text with a comma, a quote or a bracket in it, or with blanks around it, stands in double quotes, its own "
             "quotes doubled.\n"
             "dictionary.csv lists for each region what it stands for.\n\n";
}

std::string howToRead(const Snapshot& snapshot, const ReleaseOptions& options)
{
    const auto& sliced = *snapshot.sliced;
    std::string text
        = "How to read sliced data\n=======================\n\n"
          "A LINE IS NOT A RECORD. The attributes are grouped into columns, and the tuples into buckets. Inside a\n"
          "bucket the values of every column were put into an order of their own, so what stands on one line in\n"
          "different columns belongs to one bucket, but not to one person. Inside a column, values on one line belong together.\n\n";
    if (snapshot.parameters.order == OrderInBucket::Sorted)
        text += "The values of every column are sorted inside the bucket. Reading the lines as records would make up a strong\n"
                "association between columns that is not in the table.\n\n";
    text += groupedNumber(sliced.lineCount()) + " tuples in " + groupedNumber(sliced.buckets().size()) + " buckets. Columns:\n"
            + columnList(snapshot);
    text += options.layout == Layout::Together
                ? "\ndata.csv holds the number of the bucket, then the attributes column by column.\n"
                : "\nEach file column-N.csv holds the number of the bucket and the attributes of column N. The files have equally many\n"
                  "lines for each bucket, but the lines of two files do not belong together one by one.\n";
    return text + "dictionary.csv describes every attribute. manifest.json holds the digest of every other file.\n\n";
}

std::string howToLink()
{
    return "How to link values for an analysis\n==================================\n\n"
           "What concerns the attributes of one column (counts, means, associations inside it) can be computed as from the\n"
           "table itself: slicing changes nothing there.\n"
           "For attributes of different columns, link at random: inside every bucket put each column's values into a random\n"
           "order and read the lines as if they were records. Do this several times, compute the result each time, and report\n"
           "the mean and the spread. Every linking inside a bucket is as likely as any other. Associations between columns are\n"
           "kept as far as buckets differ from each other and are lost inside a bucket, so they come out weaker than they are in the "
           "table.\n\n";
}

std::string formulaWarning(FormulaCells formulaCells, std::size_t count)
{
    std::string text = "Spreadsheets\n============\n\n";
    if (count == 0)
        return text + "No cell begins with a sign that would make a spreadsheet run it as a formula.\n";
    text += groupedNumber(count) + (count == 1 ? " cell begins" : " cells begin") + " with = + - @, a tab or a return. ";
    if (formulaCells == FormulaCells::AsIs)
        return text + "They are written as they were read: a spreadsheet would run\nthem as formulas. Import every field as text.\n";
    return text
           + "An apostrophe was put before them, so that a spreadsheet does not run\n"
             "them. Before an analysis take one apostrophe away where such a sign follows it.\n";
}

} // namespace

std::string groupedNumber(std::size_t number)
{
    auto text = std::to_string(number);
    for (auto place = static_cast<std::ptrdiff_t>(text.size()) - 3; place > 0; place -= 3)
        text.insert(static_cast<std::size_t>(place), 1, ',');
    return text;
}

std::string readmeFile(const Snapshot& snapshot, const ReleaseOptions& options, std::size_t formulaCells)
{
    return howToRead(snapshot, options) + howRegionsRead(snapshot) + howToLink() + "The guarantee\n=============\n\n"
           + guaranteeSentence(snapshot)
           + "\n\nIt does not cover: knowledge about other people in the bucket, an earlier or later release of the same table, or who\n"
             "is in the table at all. It limits what can be told about one person from this release; it does not hide what is true\n"
             "of many. A release that nobody signed can lose its approvals without a trace.\n\n"
           + formulaWarning(options.formulaCells, formulaCells);
}

} // namespace tranche
