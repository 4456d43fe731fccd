// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/release/pdf/report_pdf.h"
#include "core/release/report/report_json.h"
#include "ui/style/png_of_svg.h"

#include <QFile>
#include <QGuiApplication>

#include <cstdio>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace {

/// A PDF of each report, a line of JSON, behind a line with how many bytes it has; empty where one of them cannot be drawn.
QByteArray pdfsOfReports(const QByteArray& lines)
{
    std::vector<tranche::Report> reports;
    for (const QByteArray& line : lines.split('\n')) {
        auto report = tranche::readReport(line.toStdString());
        if (!report)
            return {};
        reports.push_back(std::move(*report));
    }
    const auto pdfs = tranche::reportPdfs(reports);
    QByteArray bytes;
    if (pdfs)
        for (const std::string& pdf : *pdfs)
            bytes += QByteArray::number(pdf.size()) + '\n' + QByteArray::fromStdString(pdf);
    return bytes;
}

} // namespace

// Takes one SVG picture from standard input and puts it out as PNG; with --reports, a report as JSON in each line, and puts them out as
// PDF. A program of its own, so that the one that asks for it starts without everything that pictures need.
int main(int argc, char** argv)
{
    qputenv("QT_QPA_PLATFORM", "offscreen");
    const bool areReports = argc > 1 && std::string_view(argv[1]) == "--reports";
    QGuiApplication application(argc, argv);
    QFile input;
    QFile output;
    if (!input.open(stdin, QIODevice::ReadOnly) || !output.open(stdout, QIODevice::WriteOnly))
        return 2;
    const QByteArray bytes = areReports ? pdfsOfReports(input.readAll()) : tranche::pngOfSvg(input.readAll());
    return !bytes.isEmpty() && output.write(bytes) == bytes.size() && output.flush() ? 0 : 2;
}
