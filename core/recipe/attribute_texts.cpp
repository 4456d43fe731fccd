// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/recipe/attribute_texts.h"

#include "core/base/messages/release/package_message.h"
#include "core/import/csv_reader.h"

#include <array>
#include <set>

namespace tranche {

namespace {

std::unexpected<Error> wrongAt(const Table& labels, std::size_t row, PackageMessage message)
{
    auto place = labels.placeOf(row);
    return fail(ErrorCode::BadInput, message, {.file = place.file, .line = place.line});
}

Result<AttributeTexts> textsOf(const Table& labels, const std::array<SourceId, 3>& fields, std::span<const std::string> attributes)
{
    const std::set<std::string_view> known(attributes.begin(), attributes.end());
    std::set<std::string> named;
    AttributeTexts texts;
    for (std::size_t row = 0; row < labels.rowCount(); ++row) {
        const std::string name(labels.cell(row, fields[0]));
        if (!known.contains(name))
            return wrongAt(labels, row, PackageMessage::LabelWithoutAttribute);
        if (!named.insert(name).second)
            return wrongAt(labels, row, PackageMessage::LabelTwice);
        AttributeText text{std::string(labels.cell(row, fields[1])), std::string(labels.cell(row, fields[2]))};
        if (text != AttributeText())
            texts.emplace(name, std::move(text));
    }
    return texts;
}

} // namespace

Result<AttributeTexts> readAttributeTexts(const std::filesystem::path& file, std::span<const std::string> attributes, JobContext& job)
{
    const auto table = readCsv(std::array{file}, CsvOptions(), job);
    if (!table)
        return std::unexpected(table.error());
    const auto& labels = **table;
    const auto name = labels.find("name");
    const auto label = labels.find("label");
    const auto description = labels.find("description");
    if (!name || !label || !description || labels.attributeCount() != 3)
        return fail(ErrorCode::BadInput, PackageMessage::BadLabels, {.file = file.filename().string()});
    return textsOf(labels, {*name, *label, *description}, attributes);
}

} // namespace tranche
