// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/verify/metadata/check_ddi.h"

#include "core/base/messages/release/evidence_message.h"
#include "core/import/qt_text.h"
#include "core/verify/metadata/ddi_reader.h"

#include <algorithm>

namespace tranche {

namespace {

std::unexpected<Error> ddiFault(Statement why, ErrorCode code = ErrorCode::DoesNotHold)
{
    return fail(code, std::move(why), {.file = "ddi.xml"});
}

/// A text as XML can hold it.
QString inXml(std::string_view text)
{
    auto result = qtText(text);
    for (auto& sign : result) {
        const auto unit = sign.unicode();
        if ((unit < 0x20 && unit != '\t' && unit != '\n' && unit != '\r') || unit >= 0xFFFE)
            sign = QChar::ReplacementCharacter;
    }
    return result;
}

QString count(std::uint64_t number)
{
    return QString::number(number);
}

bool filesAgree(const DdiCodebook& book, const ReadRelease& release)
{
    const auto names = release.manifest.dataFiles();
    return std::ranges::equal(book.files, names, [](const auto& file, const auto& name) { return file.name == inXml(name); });
}

bool countsAgree(const DdiCodebook& book, const ReadRelease& release)
{
    const bool together = release.manifest.dataFiles().front() == "data.csv";
    for (std::size_t i = 0; i < book.files.size(); ++i) {
        const auto attributes = together ? release.manifest.attributes().size() : release.manifest.columns[i].size();
        if (book.files[i].cases != count(release.manifest.lines) || book.files[i].variables != count(attributes + 1))
            return false;
    }
    return true;
}

bool typeAgrees(const DdiVariable& variable, const DescribedAttribute& attribute)
{
    using enum DescribedAttribute::Type;
    const bool isNumber = attribute.type == Whole || attribute.type == Number;
    return variable.type == QLatin1String(isNumber ? "numeric" : "character")
           && variable.category == QLatin1String(attribute.type == Day || attribute.type == Time ? "date" : "")
           && variable.formatName == inXml(attribute.format);
}

/// Values with their frequencies, the one for missing left out.
bool valuesAgree(const DdiVariable& variable, const DescribedAttribute& attribute)
{
    const bool ranges = attribute.numeric && !attribute.minimum.empty();
    if (variable.hasRange != ranges
        || (ranges && (variable.minimum != inXml(attribute.minimum) || variable.maximum != inXml(attribute.maximum))))
        return false;
    std::size_t next = 0;
    for (const auto& category : variable.categories) {
        if (category.missing)
            continue;
        if (next == attribute.values.size() || category.value != inXml(attribute.values[next])
            || category.frequency != count(attribute.frequencies[next]))
            return false;
        ++next;
    }
    return next == attribute.values.size();
}

bool missingAgrees(const DdiVariable& variable, const DescribedAttribute& attribute)
{
    std::size_t said = 0;
    for (const auto& category : variable.categories) {
        if (!category.missing)
            continue;
        if (category.value != inXml(attribute.missing) || category.frequency != count(attribute.missingFrequency))
            return false;
        ++said;
    }
    return said == (attribute.missingOccurs ? 1U : 0U);
}

/// Labels of values that were found to be those of the data, the one for missing among them.
bool labelsOfValuesAgree(const DdiVariable& variable, const DescribedAttribute& attribute)
{
    std::size_t next = 0;
    return std::ranges::all_of(variable.categories, [&](const auto& category) {
        return category.label == inXml(category.missing ? attribute.missingLabel : attribute.labels[next++]);
    });
}

Result<void> checkVariable(const DdiVariable& variable, const DescribedAttribute& attribute, const QString& file)
{
    const auto& name = attribute.attribute;
    if (variable.name != inXml(attribute.name) || variable.files != file
        || variable.note != QLatin1String("slicing column ") + count(attribute.column + 1))
        return ddiFault(EvidenceMessage::MetadataFields);
    if (variable.label != inXml(attribute.label) || variable.description != inXml(attribute.description))
        return ddiFault({EvidenceMessage::MetadataLabel, name});
    if (!typeAgrees(variable, attribute))
        return ddiFault({EvidenceMessage::MetadataType, name});
    if (!valuesAgree(variable, attribute))
        return ddiFault({EvidenceMessage::MetadataValues, name});
    if (!missingAgrees(variable, attribute))
        return ddiFault({EvidenceMessage::MetadataMissing, name});
    return labelsOfValuesAgree(variable, attribute) ? Result<void>() : ddiFault({EvidenceMessage::MetadataLabel, name});
}

bool detailsAgree(const DdiCodebook& book, const StatedDetails& details)
{
    const auto isTitle = [&](const QString& title) { return details.title.empty() || title == inXml(details.title); };
    return std::ranges::all_of(book.titles, isTitle) && book.purpose == inXml(details.purpose)
           && book.conditions == inXml(details.conditions) && book.distributor == inXml(details.owner)
           && book.contact == inXml(details.contact);
}

} // namespace

Result<void> checkDdi(std::string_view xml, const ReadRelease& release, const std::vector<DescribedAttribute>& described)
{
    const auto book = readDdi(xml);
    if (!book || book->titles.empty())
        return ddiFault(EvidenceMessage::NotMetadata, ErrorCode::BadInput);
    if (!detailsAgree(*book, release.manifest.details))
        return ddiFault(EvidenceMessage::MetadataDetails);
    if (!filesAgree(*book, release))
        return ddiFault(EvidenceMessage::MetadataFiles);
    if (!countsAgree(*book, release))
        return ddiFault(EvidenceMessage::MetadataCounts);
    if (book->variables.size() != described.size())
        return ddiFault(EvidenceMessage::MetadataFields);
    for (std::size_t i = 0; i < described.size(); ++i) {
        const auto& file = book->files[book->files.size() == 1 ? 0 : described[i].column].id;
        if (const auto variable = checkVariable(book->variables[i], described[i], file); !variable)
            return variable;
    }
    return {};
}

} // namespace tranche
