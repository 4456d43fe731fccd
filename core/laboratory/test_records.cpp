// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/laboratory/test_records.h"

#include "core/base/messages/lab_message.h"
#include "core/base/messages/slicing_message.h"
#include "core/base/messages/table_message.h"
#include "core/jobs/in_steps.h"
#include "core/table/joint_attribute.h"
#include "core/table/keep_tuples.h"
#include "core/table/numbers.h"
#include "core/utility/labels.h"
#include "core/utility/learning/learning_task.h"

#include <algorithm>
#include <map>
#include <optional>
#include <string_view>
#include <utility>

namespace tranche {

namespace {

using Codes = std::vector<std::uint32_t>;

Result<void> checkShape(const Table& table, const Table& file)
{
    for (std::size_t i = 0; i < table.attributeCount(); ++i)
        if (const auto& name = table.attribute(SourceId(i)).name; !file.find(name))
            return fail(ErrorCode::NotFound, LabMessage::TestLacksAttribute, {.attribute = name});
    for (std::size_t i = 0; i < file.attributeCount(); ++i)
        if (const auto& name = file.attribute(SourceId(i)).name; !table.find(name))
            return fail(ErrorCode::NotFound, LabMessage::TestHasOther, {.attribute = name});
    return {};
}

/// The type that each source attribute turned out to have in the table, and how its dates are written; none where it is not released.
std::vector<AttributeSchema> typesOf(const KeptTable& kept, std::size_t sources)
{
    std::vector<AttributeSchema> types(sources);
    for (const auto& attribute : kept.attributes()) {
        types[attribute.source.value].type = attribute.type;
        types[attribute.source.value].dates = attribute.dates;
        if (attribute.parts)
            for (const auto& part : *attribute.parts) {
                types[part.attribute.source.value].type = part.attribute.type;
                types[part.attribute.source.value].dates = part.attribute.dates;
            }
    }
    return types;
}

/// The file's records, kept as the table's tuples were.
Result<std::shared_ptr<const KeptTable>> keptRecords(const Snapshot& snapshot, const Table& file, JobContext& job)
{
    const auto& table = *snapshot.table;
    const auto types = typesOf(*snapshot.kept, table.attributeCount());
    Schema schema;
    schema.attributes.resize(table.attributeCount());
    schema.missingTokens = snapshot.schema.missingTokens;
    Roles roles(table.attributeCount(), Role::Excluded);
    std::vector<SourceId> placeInFile;
    for (std::size_t i = 0; i < table.attributeCount(); ++i) {
        const auto place = file.find(table.attribute(SourceId(i)).name).value();
        placeInFile.push_back(place);
        roles[place.value] = snapshot.roles[i];
        schema.attributes[place.value] = types[i];
        schema.attributes[place.value].missing = snapshot.schema.attributes[i].missing;
        schema.attributes[place.value].missingTokens = snapshot.schema.attributes[i].missingTokens;
    }
    for (const auto source : snapshot.schema.sensitiveOrder)
        schema.sensitiveOrder.push_back(placeInFile[source.value]);
    auto kept = keepTuples(file, schema, roles, job);
    return kept && snapshot.parameters.joint ? joinSensitive(*kept, job) : kept;
}

/// What stands for each value of the file.
struct ValueMap {
    Codes values;
    Codes labelled;
    std::shared_ptr<const NumbersBetween> between;
};

/// An attribute in the table, and in the file.
struct AttributePair {
    const KeptAttribute& table;
    const KeptAttribute& file;
    char decimal = '.';
};

void addMissing(ValueMap& map, const AttributePair& pair)
{
    if (!pair.file.missingCode)
        return;
    const auto present = static_cast<std::uint32_t>(pair.table.presentCount());
    map.labelled.push_back(pair.table.missingCode.value_or(unknownCode));
    map.values.push_back(pair.table.numeric() && present > 0 ? pair.table.missingCode.value_or(present - 1) : map.labelled.back());
}

ValueMap categoriesMapped(const AttributePair& pair)
{
    std::map<std::string_view, std::uint32_t> codes;
    for (std::uint32_t code = 0; code < pair.table.presentCount(); ++code)
        codes.emplace(pair.table.values[code], code);
    ValueMap map;
    for (std::size_t value = 0; value < pair.file.presentCount(); ++value) {
        const auto found = codes.find(pair.file.values[value]);
        map.values.push_back(found == codes.end() ? unknownCode : found->second);
    }
    map.labelled = map.values;
    addMissing(map, pair);
    return map;
}

/// All numbers of an attribute: the table's, then the file's.
Result<ScaledNumbers> numbersOfBoth(const AttributePair& pair, const JobContext& job)
{
    std::vector<std::string_view> texts(pair.table.values.begin(),
                                        pair.table.values.begin() + static_cast<std::ptrdiff_t>(pair.table.presentCount()));
    texts.insert(texts.end(), pair.file.values.begin(), pair.file.values.begin() + static_cast<std::ptrdiff_t>(pair.file.presentCount()));
    const auto form = DateForm::parse(pair.table.dates).value_or(DateForm());
    auto numbers = pair.table.type == AttributeType::Date
                       ? Result<std::optional<ScaledNumbers>>(ScaledNumbers::parseDates(texts, job, form))
                       : ScaledNumbers::parse(texts, job, {pair.decimal, true});
    if (!numbers)
        return std::unexpected(numbers.error());
    if (!*numbers)
        return fail(ErrorCode::InvalidArgument, TableMessage::NotANumber, {.attribute = pair.table.name});
    return std::move(**numbers);
}

/// The table's values, and the file's that lie between two of them, in one ascending sequence.
class MergedNumbers {
public:
    MergedNumbers(const AttributePair& pair, const ScaledNumbers& numbers)
        : m_present(static_cast<std::uint32_t>(pair.table.presentCount())), m_numbers(numbers)
    {
        std::uint32_t code = 0;
        for (std::uint32_t value = 0; value < pair.file.presentCount(); ++value) {
            for (; code < m_present && m_numbers.compare(code, m_present + value) < 0; ++code)
                addTable(code);
            const bool equal = code < m_present && m_numbers.compare(code, m_present + value) == 0;
            m_codes.push_back(equal || code == 0 ? code : code == m_present ? m_present - 1 : unknownCode);
            m_places.push_back(static_cast<std::uint32_t>(m_order.size()));
            if (m_codes.back() == unknownCode)
                m_order.push_back(m_present + value);
        }
        for (; code < m_present; ++code)
            addTable(code);
    }

    /// Whether a number lies between two of the table's.
    bool isBetween(std::size_t value) const { return m_codes[value] == unknownCode; }
    bool anyBetween() const { return m_order.size() > m_present; }
    std::uint32_t code(std::size_t value) const { return m_codes[value]; }
    std::uint32_t place(std::size_t value) const { return m_places[value]; } ///< of one that is between
    std::size_t size() const { return m_order.size(); }
    Axis axis(bool missingLast) const { return Axis::numeric(m_numbers, m_order, missingLast); }
    const Codes& placeOfCode() const { return m_placeOfCode; }

private:
    void addTable(std::uint32_t code)
    {
        m_placeOfCode.push_back(static_cast<std::uint32_t>(m_order.size()));
        m_order.push_back(code);
    }

    std::uint32_t m_present;
    const ScaledNumbers& m_numbers;
    Codes m_order;
    Codes m_placeOfCode;
    Codes m_codes;  ///< by value of the file
    Codes m_places; ///< by value of the file
};

Result<ValueMap> numbersMapped(const AttributePair& pair, const AttributeLabels& labels, std::uint32_t bins, const JobContext& job)
{
    ValueMap map;
    if (pair.table.presentCount() == 0) {
        map.values = map.labelled = Codes(pair.file.presentCount(), unknownCode);
        addMissing(map, pair);
        return map;
    }
    const auto numbers = numbersOfBoth(pair, job);
    if (!numbers)
        return std::unexpected(numbers.error());
    const MergedNumbers merged(pair, *numbers);
    const auto axis = merged.axis(pair.table.missingCode.has_value());
    auto places = merged.placeOfCode();
    if (pair.table.missingCode)
        places.push_back(static_cast<std::uint32_t>(merged.size()));
    if (merged.anyBetween())
        map.between = std::make_shared<const NumbersBetween>(axis, std::move(places));
    const auto binOfPlace = axis.equalWidthBins(merged.size(), pair.table.bins.value_or(bins));
    Codes codeOfLabel(labels.count(), 0);
    for (std::uint32_t code = 0; code < labels.ofCode.size(); ++code)
        codeOfLabel[labels.ofCode[code]] = code;
    for (std::size_t value = 0; value < pair.file.presentCount(); ++value) {
        if (!merged.isBetween(value)) {
            map.values.push_back(merged.code(value));
            map.labelled.push_back(merged.code(value));
            continue;
        }
        map.values.push_back(map.between->codeOf(merged.place(value)));
        const auto label = std::ranges::lower_bound(labels.bins, binOfPlace[merged.place(value)]);
        const bool occurs = label != labels.bins.end() && *label == binOfPlace[merged.place(value)];
        map.labelled.push_back(occurs ? codeOfLabel[static_cast<std::size_t>(label - labels.bins.begin())] : unknownCode);
    }
    addMissing(map, pair);
    return map;
}

/// Of a part the values alone count, so a number between two others is unknown.
Result<Codes> partMapped(const AttributePair& pair, const JobContext& job)
{
    if (!pair.table.numeric())
        return categoriesMapped(pair).values;
    Codes codes(pair.file.presentCount(), unknownCode);
    if (pair.table.presentCount() > 0) {
        const auto numbers = numbersOfBoth(pair, job);
        if (!numbers)
            return std::unexpected(numbers.error());
        const MergedNumbers merged(pair, *numbers);
        for (std::size_t value = 0; value < codes.size(); ++value)
            if (!merged.isBetween(value) && numbers->compare(merged.code(value), pair.table.presentCount() + value) == 0)
                codes[value] = merged.code(value);
    }
    if (pair.file.missingCode)
        codes.push_back(pair.table.missingCode.value_or(unknownCode));
    return codes;
}

Result<ValueMap> combinationsMapped(const AttributePair& pair, const Table& source, const JobContext& job)
{
    std::vector<Codes> combinations(pair.table.values.size());
    std::vector<Codes> asked(pair.file.values.size());
    for (std::size_t i = 0; i < pair.table.parts->size(); ++i) {
        const auto& part = (*pair.table.parts)[i];
        const auto& filePart = (*pair.file.parts)[i];
        const auto codes = partMapped({part.attribute, filePart.attribute, source.attribute(part.attribute.source).decimal}, job);
        if (!codes)
            return std::unexpected(codes.error());
        for (std::size_t value = 0; value < combinations.size(); ++value)
            combinations[value].push_back(part.codeOfValue[value]);
        for (std::size_t value = 0; value < asked.size(); ++value)
            asked[value].push_back((*codes)[filePart.codeOfValue[value]]);
    }
    std::map<Codes, std::uint32_t> codeOf;
    for (std::uint32_t code = 0; code < combinations.size(); ++code)
        codeOf.emplace(std::move(combinations[code]), code);
    ValueMap map;
    for (const auto& combination : asked) {
        const auto found = codeOf.find(combination);
        map.values.push_back(found == codeOf.end() ? unknownCode : found->second);
    }
    map.labelled = map.values;
    return map;
}

TestRecords::Attribute byRecord(ValueMap map, const Codes& codes, const JobContext& job)
{
    TestRecords::Attribute attribute{Codes(codes.size()), Codes(codes.size()), std::move(map.between)};
    inChunks(0, codes.size(), job, [&](std::size_t from, std::size_t to) {
        for (auto i = from; i < to; ++i) {
            attribute.values[i] = map.values[codes[i]];
            attribute.labelled[i] = map.labelled[codes[i]];
        }
    });
    return attribute;
}

} // namespace

Result<std::shared_ptr<const TestRecords>> testRecords(const Snapshot& snapshot, const Table& file, JobContext& job)
{
    if (!snapshot.table || !snapshot.kept)
        return fail(ErrorCode::InvalidArgument, SlicingMessage::EarlierStepMissing);
    if (const auto checked = checkShape(*snapshot.table, file); !checked)
        return std::unexpected(checked.error());
    const auto own = keptRecords(snapshot, file, job);
    if (!own)
        return std::unexpected(own.error());
    const auto& kept = *snapshot.kept;
    const auto labels = labelsOf(kept, snapshot.parameters.bins);
    TestRecords records{{}, (*own)->rowCount(), (*own)->droppedRowCount()};
    for (const auto id : kept.ids()) {
        const auto& attribute = kept.attribute(id);
        const auto place = (*own)->find(attribute.name);
        if (!place)
            return std::unexpected(place.error());
        const AttributePair pair{attribute, (*own)->attribute(*place), snapshot.table->attribute(attribute.source).decimal};
        auto map = attribute.parts       ? combinationsMapped(pair, *snapshot.table, job)
                   : attribute.numeric() ? numbersMapped(pair, labels[id.value], snapshot.parameters.bins, job)
                                         : Result<ValueMap>(categoriesMapped(pair));
        if (!map)
            return std::unexpected(map.error());
        records.attributes.push_back(byRecord(std::move(*map), pair.file.codes, job));
    }
    return std::make_shared<const TestRecords>(std::move(records));
}

} // namespace tranche
