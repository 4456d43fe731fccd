// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/import/workbook/look/workbook_look.h"

#include "tests/fuzz/fuzz_file.h"
#include "tests/fuzz/look_and_read.h"
#include "tests/support/import/workbooks.h"

#include <array>

using namespace tranche;

namespace {

constexpr const char* rows
    = "<row r=\"1\"><c r=\"A1\" t=\"inlineStr\"><is><t>a</t></is></c></row><row r=\"2\"><c r=\"A2\"><v>1</v></c></row>";
constexpr std::array excelNames{"xl/worksheets/sheet1.xml", "xl/sharedStrings.xml", "xl/styles.xml", "xl/workbook.xml",
                                "xl/_rels/workbook.xml.rels"};

/// The first byte of the input says which part of a workbook the rest is; a changed byte in an archive would only be a wrong checksum.
test::Parts partsOf(std::string_view text)
{
    const auto part = fuzz::takeByte(text) % (excelNames.size() + 3);
    const std::string inside(text);
    if (part == excelNames.size())
        return test::excelParts(inside);
    if (part == excelNames.size() + 1)
        return test::openParts(inside);
    auto parts = part < excelNames.size() ? test::excelParts(rows) : test::openParts({});
    parts[part < excelNames.size() ? excelNames.at(part) : "content.xml"] = inside;
    return parts;
}

} // namespace

int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t count)
{
    static const fuzz::FuzzFile file("table");
    const auto& path = file.with(test::zipOf(partsOf(fuzz::textOf(bytes, count))));
    JobContext job;
    fuzz::readAsLooked(path, lookAtWorkbook({&path, 1}, std::nullopt, LookExtent::Whole, job));
    return 0;
}
