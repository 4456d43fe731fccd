// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/import/workbooks.h"

#include <zip.h>

#include <cstdlib>
#include <fstream>

namespace tranche::test {

std::string zipOf(const Parts& parts)
{
    zip_source_t* target = zip_source_buffer_create(nullptr, 0, 0, nullptr);
    zip_source_keep(target);
    zip_t* archive = zip_open_from_source(target, ZIP_CREATE | ZIP_TRUNCATE, nullptr);
    for (const auto& [name, bytes] : parts)
        zip_file_add(archive, name.c_str(), zip_source_buffer(archive, bytes.data(), bytes.size(), 0), ZIP_FL_ENC_UTF_8);
    zip_stat_t about;
    if (zip_close(archive) != 0 || zip_source_stat(target, &about) != 0 || zip_source_open(target) != 0)
        std::abort();
    std::string bytes(about.size, '\0');
    zip_source_read(target, bytes.data(), bytes.size());
    zip_source_close(target);
    zip_source_free(target);
    return bytes;
}

std::filesystem::path fileIn(const QTemporaryDir& folder, const std::string& name, const std::string& bytes)
{
    const auto path = std::filesystem::path(folder.path().toStdString()) / name;
    std::ofstream(path, std::ios::binary) << bytes;
    return path;
}

Parts excelParts(const std::string& rows)
{
    const std::string types = "http://schemas.openxmlformats.org/officeDocument/2006/relationships/";
    const std::string relations = "<Relationships xmlns=\"http://schemas.openxmlformats.org/package/2006/relationships\">";
    const std::string names = " xmlns=\"http://schemas.openxmlformats.org/spreadsheetml/2006/main\" xmlns:r=\"" + types + "\"";
    return {
        {"_rels/.rels",
         relations + "<Relationship Id=\"r\" Type=\"" + types + "officeDocument\" Target=\"xl/workbook.xml\"/></Relationships>"},
        {"xl/_rels/workbook.xml.rels", relations + "<Relationship Id=\"s1\" Type=\"" + types
                                           + "worksheet\" Target=\"worksheets/sheet1.xml\"/><Relationship Id=\"st\" Type=\"" + types
                                           + "styles\" Target=\"/xl/styles.xml\"/></Relationships>"},
        {"xl/workbook.xml", "<workbook" + names + "><sheets><sheet name=\"Data\" sheetId=\"1\" r:id=\"s1\"/></sheets></workbook>"},
        {"xl/styles.xml",
         "<styleSheet" + names
             + "><numFmts><numFmt numFmtId=\"170\" formatCode=\"yyyy\\-mm\\-dd hh:mm\"/></numFmts><cellXfs><xf numFmtId=\"0\"/>"
               "<xf numFmtId=\"14\"/><xf numFmtId=\"170\"/><xf numFmtId=\"21\"/><xf numFmtId=\"46\"/></cellXfs></styleSheet>"},
        {"xl/worksheets/sheet1.xml", "<worksheet" + names + "><sheetData>" + rows + "</sheetData></worksheet>"},
    };
}

Parts openParts(const std::string& rows)
{
    const std::string names = "urn:oasis:names:tc:opendocument:xmlns:";
    return {
        {"mimetype", "application/vnd.oasis.opendocument.spreadsheet"},
        {"content.xml", "<office:document-content xmlns:office=\"" + names + "office:1.0\" xmlns:table=\"" + names
                            + "table:1.0\" xmlns:text=\"" + names + "text:1.0\" xmlns:style=\"" + names
                            + "style:1.0\" xmlns:calcext=\"urn:org:documentfoundation:names:experimental:calc:xmlns:calcext:1.0\">"
                              "<office:automatic-styles><style:style style:name=\"h\" style:family=\"table\"><style:table-properties "
                              "table:display=\"false\"/></style:style></office:automatic-styles><office:body><office:spreadsheet>"
                              "<table:table table:name=\"Data\">"
                            + rows + "</table:table></office:spreadsheet></office:body></office:document-content>"},
    };
}

} // namespace tranche::test
