// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/statistical/statistical_file.h"

#include <QtGlobal>

#include <readstat.h>

#include <memory>

namespace tranche::test {

namespace {

void must(readstat_error_t error)
{
    if (error != READSTAT_OK)
        qFatal("cannot write a file: %s", readstat_error_message(error));
}

readstat_type_t typeOf(WrittenAttribute::Type type)
{
    switch (type) {
    case WrittenAttribute::Type::Text: return READSTAT_TYPE_STRING;
    case WrittenAttribute::Type::Whole8: return READSTAT_TYPE_INT8;
    case WrittenAttribute::Type::Whole16: return READSTAT_TYPE_INT16;
    case WrittenAttribute::Type::Whole32: return READSTAT_TYPE_INT32;
    case WrittenAttribute::Type::Short: return READSTAT_TYPE_FLOAT;
    case WrittenAttribute::Type::Number: break;
    }
    return READSTAT_TYPE_DOUBLE;
}

void addLabels(readstat_writer_t* writer, readstat_variable_t* variable, const WrittenFile& file, const WrittenAttribute& attribute)
{
    const bool stata = file.kind == StatisticalKind::Stata;
    const auto type = attribute.type == WrittenAttribute::Type::Text ? READSTAT_TYPE_STRING
                      : stata                                        ? READSTAT_TYPE_INT32
                                                                     : READSTAT_TYPE_DOUBLE;
    auto* set = readstat_add_label_set(writer, type, ("set" + attribute.name).c_str());
    for (const auto& [value, label] : attribute.labels) {
        if (const auto* missing = std::get_if<WrittenMissing>(&value))
            readstat_label_tagged_value(set, missing->tag, label.c_str());
        else if (const auto* text = std::get_if<std::string>(&value))
            readstat_label_string_value(set, text->c_str(), label.c_str());
        else if (stata)
            readstat_label_int32_value(set, static_cast<std::int32_t>(std::get<double>(value)), label.c_str());
        else
            readstat_label_double_value(set, std::get<double>(value), label.c_str());
    }
    readstat_variable_set_label_set(variable, set);
}

readstat_variable_t* addVariable(readstat_writer_t* writer, const WrittenFile& file, const WrittenAttribute& attribute)
{
    const auto width = attribute.type == WrittenAttribute::Type::Text ? attribute.width : 0;
    auto* variable = readstat_add_variable(writer, attribute.name.c_str(), typeOf(attribute.type), width);
    readstat_variable_set_label(variable, attribute.label.c_str());
    if (!attribute.format.empty())
        readstat_variable_set_format(variable, attribute.format.c_str());
    if (!attribute.labels.empty())
        addLabels(writer, variable, file, attribute);
    for (const auto& [from, to] : attribute.missing)
        must(from == to ? readstat_variable_add_missing_double_value(variable, from)
                        : readstat_variable_add_missing_double_range(variable, from, to));
    for (const auto& text : attribute.missingTexts)
        must(readstat_variable_add_missing_string_value(variable, text.c_str()));
    return variable;
}

readstat_error_t insertNumber(readstat_writer_t* writer, const readstat_variable_t* variable, double number)
{
    switch (readstat_variable_get_type(variable)) {
    case READSTAT_TYPE_INT8: return readstat_insert_int8_value(writer, variable, static_cast<std::int8_t>(number));
    case READSTAT_TYPE_INT16: return readstat_insert_int16_value(writer, variable, static_cast<std::int16_t>(number));
    case READSTAT_TYPE_INT32: return readstat_insert_int32_value(writer, variable, static_cast<std::int32_t>(number));
    case READSTAT_TYPE_FLOAT: return readstat_insert_float_value(writer, variable, static_cast<float>(number));
    default: return readstat_insert_double_value(writer, variable, number);
    }
}

readstat_error_t insert(readstat_writer_t* writer, const readstat_variable_t* variable, const WrittenValue& value)
{
    if (const auto* missing = std::get_if<WrittenMissing>(&value))
        return missing->tag == 0 ? readstat_insert_missing_value(writer, variable)
                                 : readstat_insert_tagged_missing_value(writer, variable, missing->tag);
    if (const auto* text = std::get_if<std::string>(&value))
        return readstat_insert_string_value(writer, variable, text->c_str());
    return insertNumber(writer, variable, std::get<double>(value));
}

readstat_error_t begin(readstat_writer_t* writer, const WrittenFile& file, std::string& bytes)
{
    const auto rows = static_cast<long>(file.rows.size());
    switch (file.kind) {
    case StatisticalKind::Spss: return readstat_begin_writing_sav(writer, &bytes, rows);
    case StatisticalKind::SpssPortable: return readstat_begin_writing_por(writer, &bytes, rows);
    case StatisticalKind::Stata: return readstat_begin_writing_dta(writer, &bytes, rows);
    case StatisticalKind::Sas: return readstat_begin_writing_sas7bdat(writer, &bytes, rows);
    case StatisticalKind::SasTransport: return readstat_begin_writing_xport(writer, &bytes, rows);
    }
    return READSTAT_ERROR_WRITE;
}

} // namespace

std::string bytesOf(const WrittenFile& file)
{
    std::string bytes;
    const std::unique_ptr<readstat_writer_t, decltype(&readstat_writer_free)> owner(readstat_writer_init(), readstat_writer_free);
    auto* writer = owner.get();
    must(readstat_set_data_writer(writer, [](const void* data, std::size_t size, void* target) {
        static_cast<std::string*>(target)->append(static_cast<const char*>(data), size);
        return static_cast<ssize_t>(size);
    }));
    must(readstat_writer_set_file_timestamp(writer, 1'000'000'000)); // the same bytes in every run
    if (file.version > 0)
        must(readstat_writer_set_file_format_version(writer, static_cast<std::uint8_t>(file.version)));
    if (file.packsRows || file.packsAll)
        must(readstat_writer_set_compression(writer, file.packsAll ? READSTAT_COMPRESS_BINARY : READSTAT_COMPRESS_ROWS));
    std::vector<readstat_variable_t*> variables;
    for (const auto& attribute : file.attributes)
        variables.push_back(addVariable(writer, file, attribute));
    for (const auto& note : file.notes)
        readstat_add_note(writer, note.c_str());
    must(begin(writer, file, bytes));
    for (const auto& row : file.rows) {
        must(readstat_begin_row(writer));
        for (std::size_t i = 0; i < row.size(); ++i)
            must(insert(writer, variables[i], row[i]));
        must(readstat_end_row(writer));
    }
    must(readstat_end_writing(writer));
    return bytes;
}

const char* endOf(StatisticalKind kind)
{
    switch (kind) {
    case StatisticalKind::Spss: return ".sav";
    case StatisticalKind::SpssPortable: return ".por";
    case StatisticalKind::Stata: return ".dta";
    case StatisticalKind::Sas: return ".sas7bdat";
    case StatisticalKind::SasTransport: return ".xpt";
    }
    return "";
}

} // namespace tranche::test
