// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/release/files/readme_file.h"

#include "core/base/isolated.h"
#include "core/base/number_words.h"
#include "core/release/files/guarantee.h"
#include "core/release/files/lines/linking_files.h"
#include "core/release/files/released_fields.h"
#include "core/release/files/utility_section.h"

namespace tranche {

namespace {

std::string quoted(const std::string& name)
{
    return '"' + isolated(name) + '"';
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
                + "\nwere replaced by regions; every region stands for at least " + grouped(column.least)
                + (column.least == 1 ? " tuple.\n" : " tuples.\n");
    }
    return text
           + "The regions of a column, over all its generalized attributes together, do not overlap and cover every combination of "
             "values.\n"
             "  [17, 30]     the values from 17 to 30. A value between two such regions belongs to the lower one; a value\n"
             "               below the first or above the last belongs to that one.\n"
             "  {A, B}       one of the values listed. {[60, 90], ?} is a value from 60 to 90, or missing, if ? is how missing is "
             "written.\n"
             "  a label      one of the values that dictionary.csv lists for it.\n"
             "  a value      that very value.\n"
             "Within brackets, text that contains a comma, a quote or a bracket, or has blanks around it, is in double quotes, with its "
             "own quotes doubled.\n"
             "dictionary.csv lists what each region stands for.\n"
             "\n";
}

std::string howToRead(const Snapshot& snapshot, const ReleaseOptions& options)
{
    const auto& sliced = *snapshot.sliced;
    std::string text
        = "How to read sliced data\n"
          "=======================\n"
          "\n"
          "A LINE IS NOT A RECORD. The attributes (fields) are grouped into columns, and the tuples (records) into buckets. Within\n"
          "each bucket the values of every column were shuffled independently, so what is on one line in\n"
          "different columns belongs to one bucket, but not to one person. Within a column, the values on one line belong together.\n"
          "\n";
    if (snapshot.parameters.order == OrderInBucket::Sorted)
        text += "The values of every column are sorted within the bucket. Reading the lines as records would suggest a strong\n"
                "association between columns that is not in the original table.\n"
                "\n";
    text += grouped(sliced.lineCount()) + " tuples in " + grouped(sliced.buckets().size()) + " buckets. Columns:\n" + columnList(snapshot);
    text += options.layout == Layout::Together ? "\n"
                                                 "data.csv contains the number of the bucket, then the attributes column by column.\n"
                                               : "\n"
                                                 "Each file column-N.csv contains the number of the bucket and the attributes of column N. "
                                                 "All files have the same number of\n"
                                                 "lines for each bucket, but line by line they do not belong together.\n";
    return text
           + "dictionary.csv describes every attribute, and so do datapackage.json (Data Package) and ddi.xml (DDI-Codebook) for\n"
             "programs. manifest.json contains the digest of every other file.\n"
             "\n";
}

std::string howToLink()
{
    return "How to link values for an analysis\n"
           "==================================\n"
           "\n"
           "Anything about the attributes of one column (counts, means, associations within it) can be computed as from the\n"
           "original table: slicing changes nothing there.\n"
           "For attributes of different columns, link at random: within every bucket put each column's values into a random\n"
           "order and read the lines as if they were records. Do this several times, compute the result each time, and report\n"
           "the mean and the spread. Within a bucket every linking is equally likely. Associations between columns are\n"
           "preserved as far as buckets differ from each other and are lost within a bucket, so they appear weaker than they are\n"
           "in the original table.\n"
           "\n";
}

/// What the linkings are; empty where there are none.
std::string aboutLinkings(std::size_t linkings)
{
    if (linkings == 0)
        return {};
    const std::string last = linkingPath(linkings);
    return "Linkings\n========\n\nNO LINE OF A LINKING IS A PERSON. "
           + (linkings == 1 ? last + " is a random linking" : linkingPath(1) + " to " + last + " are random linkings")
           + " of the buckets, made as described above.\n"
             "Each line puts together values that lie in the same bucket, drawn at random: none of them describes anybody, and what a\n"
             "line says of two columns was not observed. The first field of every line says so. "
           + (linkings == 1 ? "One linking shows no spread: make\nmore of them before you report a result.\n\n"
                            : "Compute every result on each\nlinking, and report the mean and the spread.\n\n");
}

std::string formulaWarning(FormulaCells formulaCells, std::size_t count)
{
    std::string text = "Spreadsheets\n============\n\n";
    if (count == 0)
        return text + "No cell begins with a character that would make a spreadsheet program run it as a formula.\n";
    text += grouped(count) + (count == 1 ? " cell begins" : " cells begin") + " with = + - @, a tab or a return. ";
    if (formulaCells == FormulaCells::AsIs)
        return text
               + "They are written as they were read: a spreadsheet program would run\n"
                 "them as formulas. Import every field as text.\n";
    return text
           + "An apostrophe was put before them, so that a spreadsheet program does not run\n"
             "them. For an analysis, remove one apostrophe where such a character follows it.\n";
}

} // namespace

std::string readmeFile(const Snapshot& snapshot, const ReleaseRequest& request, std::size_t formulaCells)
{
    return howToRead(snapshot, request.options) + howRegionsRead(snapshot) + howToLink() + aboutLinkings(request.options.linkings)
           + (request.utility ? utilitySection(*request.utility) : std::string()) + "The guarantee\n=============\n\n"
           + guaranteeSentence(snapshot)
           + "\n"
             "\n"
             "It does not cover: knowledge about other people in the bucket, an earlier or later release of the same table, or who\n"
             "is in the table at all. It limits what can be inferred about one person from this release; it does not hide what is true\n"
             "of many. approvals.json says who approved. No digest covers it: an approval can be removed without detection, and one\n"
             "that is not signed can be changed.\n"
             "\n"
           + formulaWarning(request.options.formulaCells, formulaCells);
}

} // namespace tranche
