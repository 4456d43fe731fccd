// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/import/workbook/excel/excel_parts.h"

#include "core/base/memory.h"
#include "core/import/workbook/cell_text.h"

namespace tranche {

namespace {

constexpr std::uint64_t askMemoryEvery = std::uint64_t{1} << 26U;

/// The name of a part that is given from the folder of another; empty where it would lie outside.
std::string resolved(const std::string& from, const std::string& target)
{
    auto path = target.starts_with('/') ? target.substr(1) : from.substr(0, from.rfind('/') + 1) + target;
    std::vector<std::string> pieces;
    for (std::size_t begin = 0; begin <= path.size();) {
        const auto end = std::min(path.find('/', begin), path.size());
        const auto piece = path.substr(begin, end - begin);
        begin = end + 1;
        if (piece == ".." && pieces.empty())
            return {};
        if (piece == "..")
            pieces.pop_back();
        else if (!piece.empty() && piece != ".")
            pieces.push_back(piece);
    }
    std::string name;
    for (const auto& piece : pieces)
        name += (name.empty() ? "" : "/") + piece;
    return name;
}

std::string relationsPart(const std::string& part)
{
    const auto folder = part.rfind('/') + 1; // 0 where there is no slash
    return part.substr(0, folder) + "_rels/" + part.substr(folder) + ".rels";
}

} // namespace

Result<std::map<std::string, Relation>> relationsOf(const WorkbookArchive& archive, const std::string& part, JobContext& job)
{
    std::map<std::string, Relation> relations;
    const auto* found = archive.find(relationsPart(part));
    if (found == nullptr)
        return relations;
    PartReader reader(archive, *found, job);
    while (reader.next()) {
        if (!reader.starts() || reader.name() != u"Relationship")
            continue;
        const auto type = reader.attribute(u"Type").value_or("");
        const bool elsewhere = reader.attribute(u"TargetMode") == "External";
        relations[reader.attribute(u"Id").value_or("")]
            = {type.substr(type.rfind('/') + 1), elsewhere ? "" : resolved(part, reader.attribute(u"Target").value_or(""))};
    }
    if (const auto read = reader.outcome(); !read)
        return std::unexpected(read.error());
    return relations;
}

void readPlainText(PartReader& reader, std::string& text)
{
    while (reader.next() && !reader.ends()) {
        if (reader.isText())
            appendUtf8(text, reader.text());
        else if (reader.starts() && !reader.skip())
            return;
    }
}

std::string readRichText(PartReader& reader)
{
    std::string text;
    for (std::uint64_t depth = 1; depth > 0 && reader.next();) {
        if (reader.ends()) {
            --depth;
        } else if (reader.starts() && reader.name() == u"t") {
            readPlainText(reader, text);
        } else if (reader.starts() && reader.name() == u"r") {
            ++depth;
        } else if (reader.starts() && !reader.skip()) { // how a piece looks, and how it is pronounced
            break;
        }
    }
    return withoutEscapes(std::move(text));
}

Result<std::vector<std::string>> sharedTexts(const WorkbookArchive& archive, const std::string& part, JobContext& job)
{
    std::vector<std::string> texts;
    const auto* found = archive.find(part);
    if (found == nullptr)
        return fail(ErrorCode::BadInput, {WorkbookMessage::PartMissing, part}, {.file = archive.file()});
    PartReader reader(archive, *found, job);
    std::uint64_t bytes = 0;
    while (reader.next()) {
        if (!reader.starts() || reader.name() != u"si")
            continue;
        texts.push_back(readRichText(reader));
        bytes += sizeof(std::string) + texts.back().size();
        if (bytes < askMemoryEvery)
            continue;
        bytes = 0;
        if (const auto fits = checkMemory(2 * askMemoryEvery); !fits)
            return std::unexpected(fits.error());
    }
    if (const auto read = reader.outcome(); !read)
        return std::unexpected(read.error());
    return texts;
}

Result<std::vector<DateStyle>> dateStyles(const WorkbookArchive& archive, const std::string& part, JobContext& job)
{
    std::vector<DateStyle> styles;
    const auto* found = archive.find(part);
    if (found == nullptr)
        return fail(ErrorCode::BadInput, {WorkbookMessage::PartMissing, part}, {.file = archive.file()});
    PartReader reader(archive, *found, job);
    std::map<std::uint32_t, DateStyle> own;
    bool cellFormats = false;
    while (reader.next()) {
        if (reader.name() == u"cellXfs")
            cellFormats = reader.starts();
        if (!reader.starts())
            continue;
        if (reader.name() == u"numFmt") {
            own[reader.number(u"numFmtId").value_or(0)] = dateStyleOf(reader.attribute(u"formatCode").value_or(""));
        } else if (cellFormats && reader.name() == u"xf") {
            const auto number = reader.number(u"numFmtId").value_or(0);
            const auto given = own.find(number);
            styles.push_back(given == own.end() ? builtInDateStyle(number) : given->second);
        }
    }
    if (const auto read = reader.outcome(); !read)
        return std::unexpected(read.error());
    return styles;
}

} // namespace tranche
