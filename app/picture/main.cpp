// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/release/pdf/report_pdf.h"
#include "core/release/report/report_json.h"
#include "ui/style/png_of_svg.h"

#include <QFile>
#include <QGuiApplication>

#include <cstdio>
#include <string_view>

namespace {

/// PDF of a report as JSON; empty where it cannot be drawn.
QByteArray pdfOfReport(const QByteArray& json)
{
    const auto report = tranche::readReport(json.toStdString());
    if (!report)
        return {};
    const auto pdf = tranche::reportPdf(*report);
    return pdf ? QByteArray::fromStdString(*pdf) : QByteArray();
}

} // namespace

// Takes one SVG picture from standard input and puts it out as PNG; with --report, a report as JSON, and puts it out as PDF. A program of
// its own, so that the one that asks for it starts without everything that pictures need.
int main(int argc, char** argv)
{
    qputenv("QT_QPA_PLATFORM", "offscreen");
    const bool isReport = argc > 1 && std::string_view(argv[1]) == "--report";
    QGuiApplication application(argc, argv);
    QFile input;
    QFile output;
    if (!input.open(stdin, QIODevice::ReadOnly) || !output.open(stdout, QIODevice::WriteOnly))
        return 2;
    const QByteArray bytes = isReport ? pdfOfReport(input.readAll()) : tranche::pngOfSvg(input.readAll());
    return !bytes.isEmpty() && output.write(bytes) == bytes.size() && output.flush() ? 0 : 2;
}
