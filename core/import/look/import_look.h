// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/import/request/import_options.h"
#include "core/import/request/read_source.h"
#include "core/import/request/source_labels.h"
#include "core/jobs/job_context.h"
#include "core/table/dates/date_question.h"
#include "core/table/table.h"

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <map>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

namespace tranche {

struct SheetSight;

/// One thing that is decided about reading a source.
enum class ImportChoice : std::uint8_t {
    Encoding,
    Delimiter,
    CommentLines,
    Header,
    Names,
    Quote,
    Numbers,
    Dates,
    Missing,
    UnevenRecords,
    Sheet,
    Range,
    FormulaCells,
    ErrorCells,
    HiddenRows,
    Null,
    Padding,
    RecordOrder,
    TimeOut,
};

/// What speaks for a choice, counted over all records, and whether they agree with it.
struct Evidence {
    enum class Verdict : std::uint8_t {
        Agree,     ///< all records do
        NotNeeded, ///< nothing in the source depends on it
        Differ,    ///< `count` do not, which stops nothing
        Stop,      ///< `count` do not, and none is read while they stand so
        Decide,    ///< only a person can tell
    };

    ImportChoice choice = ImportChoice::Encoding;
    Statement said; ///< how many records agree; its place is the first that does not
    Verdict verdict = Verdict::Agree;
    std::size_t count = 0;
};

/// A cell that is no number though almost all of its attribute are. For the eyes of the person who opens the source.
struct OddCell {
    std::string text = {};  ///< all of it; empty where it is too long to be a sign for "missing", or no text
    std::size_t alike = 0;  ///< cells of the attribute that are written so
    std::size_t others = 0; ///< cells of the attribute that are no number, of every spelling
};

/// Something that is wrong with a source. Its raw text is for the eyes of the person who opens it, and is stored nowhere.
struct ImportProblem {
    Statement said; ///< what is wrong; its place is the line, and the attribute where one is meant
    std::optional<Statement> expected;
    std::optional<Statement> found;
    bool stops = true;    ///< nothing is read while it stands
    std::string raw;      ///< the text around the fault as it stands there, as UTF-8
    std::size_t from = 0; ///< of the fault in `raw`, in bytes
    std::size_t to = 0;
    std::optional<OddCell> cell = {};        ///< where it is about a single cell
    std::vector<RecordChoice> choices = {};  ///< what can be chosen for this one record, the mildest first
    std::optional<RecordChoice> misfit = {}; ///< what was chosen, and fits no record: that is what is wrong
};

/// A conversion that a person may agree to, with what it would do.
struct ConversionOffer {
    Conversion conversion;
    Statement said;                      ///< what it does
    std::vector<std::string> attributes; ///< where it does something, in table order
    std::size_t cells = 0;
    std::string was; ///< a cell that changes, for the eyes of the person who opens the source
    std::string becomes;
    bool harmless = true; ///< no two spellings that a person could mean apart become one
};

/// A text that commonly means "missing", and in how many cells of which attributes it stands where it may: every other value is a number,
/// or it is no number itself. For Schema::missingTokens or those of the attributes, never preset.
struct MissingOffer {
    std::string token;
    std::vector<std::pair<std::string, std::size_t>> cells; ///< by attribute, in table order
    /// Of a code among numbers: the least and the greatest of the other values, by attribute. For the eyes of who opens the source.
    std::map<std::string, std::pair<std::string, std::string>> others = {};
};

/// An attribute of a table of a database, before anything of it is read.
struct PartAttribute {
    std::string name;
    std::string type; ///< as the database calls it; may be empty

    friend bool operator==(const PartAttribute&, const PartAttribute&) = default;
};

/// A sheet of a workbook, a table of a database, or a file in an archive.
struct SourcePart {
    std::string name;
    bool hidden = false;
    std::size_t records = 0; ///< rows; of a database estimated
    std::size_t attributes = 0;
    std::vector<PartAttribute> names = {}; ///< of a database, while nothing is asked for: its attributes; empty where they are too many
};

/// All that is to be shown about a source before it is read. Cells and raw lines in it are for the eyes of the person who opens the source.
struct ImportLook {
    ImportOptions options; ///< what it was looked at with
    bool whole = false;    ///< all records were looked at, not only the first
    std::size_t records = 0;
    std::size_t attributes = 0;
    std::uint64_t bytes = 0;                  ///< of memory that the table will take, estimated
    std::vector<Evidence> evidence = {};      ///< in the order in which it is shown
    std::vector<ImportProblem> problems = {}; ///< those that stop first, each kind by line
    std::size_t problemsInAll = 0;            ///< where there are more than are listed
    std::vector<ConversionOffer> conversions = {};
    std::vector<MissingOffer> missing = {};     ///< of cells as proposedConversions() leaves them; see cellQuestions()
    std::vector<DateQuestion> dates = {};       ///< of the same cells, as if nothing were declared missing
    std::vector<DateSight> sights = {};         ///< the attributes of dates among them, asked about or not
    std::shared_ptr<const ReadSource> all = {}; ///< the source read whole, before any conversion; null unless all was looked at and fits
    std::vector<Statement> leftOut = {};
    std::vector<Statement> notFound = {};         ///< what was looked for in vain
    std::shared_ptr<const Table> head = {};       ///< the first records as they are read; null where not even they can be
    std::vector<std::string> rawLines = {};       ///< of text: the first lines as they stand there, as UTF-8
    std::vector<SourcePart> parts = {};           ///< of which one is chosen
    std::vector<SourceLabels> labels = {};        ///< by attribute; empty: the source says nothing about any
    std::shared_ptr<const SheetSight> sheet = {}; ///< of a workbook: part of the sheet as it stands there
};

/// How much of a source is looked at.
enum class LookExtent {
    Beginning, ///< what a preview needs, within a tenth of a second
    Whole,     ///< every record
};

/// Look at files as `options` say, or where nothing is said as they propose themselves to be read. Only what keeps anybody from looking at
/// all is an error (NotFound, Io, NotSupported); what is wrong with the records is a problem in the look. O(bytes).
Result<ImportLook> lookAtSource(std::span<const std::filesystem::path> files, const std::optional<ImportOptions>& options,
                                LookExtent extent, JobContext& job);

} // namespace tranche
