// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/release/pdf/report_pdf.h"

#include "core/base/messages/release/package_message.h"
#include "core/release/pdf/pdf_type.h"
#include "core/release/pdf/set_blocks.h"
#include "core/release/pdf/set_text.h"

#include <QBuffer>
#include <QMarginsF>
#include <QPageSize>
#include <QPainter>
#include <QPdfWriter>

namespace tranche {

namespace {

using namespace pdf;

constexpr double headSize = 8.0;
constexpr double headBase = margin - 12.5; ///< upper end of the line of the head
constexpr double headRule = margin - 7.0 + 8.0;
constexpr double bodyTop = margin + 7.0;
constexpr double footRule = pageHeight - margin + 14.0;

/// What leads to a table or a drawing stands with it, and a note with what it is about.
bool belongTogether(const ReportBlock& block, const ReportBlock& next)
{
    const auto* after = std::get_if<ReportParagraph>(&next);
    const bool isText = std::holds_alternative<ReportParagraph>(block);
    return after ? after->isNote && !isText : isText;
}

std::vector<Piece> piecesOf(const Report& report, const JobContext& job)
{
    std::vector<Piece> pieces;
    addFront(pieces, report);
    for (std::size_t i = 0; i < report.sections.size(); ++i) {
        addHeading(pieces, report.sections[i].heading, i + 1);
        const auto& blocks = report.sections[i].blocks;
        for (std::size_t k = 0; k < blocks.size(); ++k) {
            job.check();
            std::visit([&](const auto& one) { addBlock(pieces, one); }, blocks[k]);
            if (k + 1 < blocks.size() && belongTogether(blocks[k], blocks[k + 1]))
                pieces.back().keepsWithNext = true;
        }
    }
    return pieces;
}

QString pageText(const QString& words, std::size_t page, std::size_t pages)
{
    return QString(words).replace(QLatin1String("%1"), QString::number(page)).replace(QLatin1String("%2"), QString::number(pages));
}

/// Digits eight at a time.
QString inGroups(const QString& digest)
{
    QString text;
    for (qsizetype i = 0; i < digest.size(); i += 8)
        text += (i == 0 ? QString() : QStringLiteral(" ")) + digest.mid(i, 8);
    return text;
}

void drawRule(QPainter& painter, double y, double thick, std::uint32_t colour)
{
    painter.fillRect(QRectF(margin * dots, (y - thick / 2.0) * dots, Report::textWidth * dots, thick * dots), colourOf(colour));
}

void drawHead(QPainter& painter, const Report& report, std::size_t page, std::size_t pages)
{
    TextLook look{headSize, 12.0, report::quietInk};
    TextLook right = look;
    right.toTheRight = true;
    QString place = pageText(report.pageWords, page, pages);
    if (page > 1) // on the first it stands below
        place = cutToWidth(report.title, face(headSize), 0.4 * Report::textWidth) + QStringLiteral("  ·  ") + place;
    TextLook kind = look;
    kind.colour = report::textInk;
    kind.isStrong = true;
    const SetText first({{report.kind, ReportStyle::Plain}}, kind, Report::textWidth);
    TextLook audience = look;
    if (report.isPrivate) {
        audience.colour = report::warnInk;
        audience.isStrong = true;
    }
    const double y = headBase - 5.0;
    first.draw(painter, {margin, y}, 0, 1);
    SetText({{report.audience, ReportStyle::Plain}}, audience, 0.5 * Report::textWidth)
        .draw(painter, {margin + first.widthOfFirstLine() + 5.0, y}, 0, 1);
    SetText({{place, ReportStyle::Plain}}, right, Report::textWidth).draw(painter, {margin, y}, 0, 1);
    drawRule(painter, headRule - 4.0, 1.0, report::textInk);
}

void drawFoot(QPainter& painter, const Report& report, std::size_t page, std::size_t pages)
{
    drawRule(painter, footRule, 0.6, report::ruleInk);
    const double y = footRule + 4.0;
    TextLook look{7.0, 11.0, report::quietInk};
    if (!report.footDigest.isEmpty())
        SetText({{report.footLabel + QStringLiteral("  "), ReportStyle::Plain}, {inGroups(report.footDigest), ReportStyle::Mono}}, look,
                0.94 * Report::textWidth)
            .draw(painter, {margin, y}, 0, 1);
    look.toTheRight = true;
    SetText({{QStringLiteral("%1 / %2").arg(page).arg(pages), ReportStyle::Plain}}, look, Report::textWidth)
        .draw(painter, {margin, y}, 0, 1);
}

/// Whether everything could be written.
bool paint(const Report& report, QPdfWriter& writer, const JobContext& job)
{
    const auto pages = pagesOf(piecesOf(report, job), pageHeight - margin + 5.0 - bodyTop);
    QPainter painter;
    if (!painter.begin(&writer))
        return false;
    for (std::size_t i = 0; i < pages.size(); ++i) {
        if (i > 0 && !writer.newPage())
            return false;
        drawHead(painter, report, i + 1, pages.size());
        for (const auto& [piece, y] : pages[i]) {
            job.check();
            if (piece.draw)
                piece.draw(painter, {margin, bodyTop + y});
        }
        drawFoot(painter, report, i + 1, pages.size());
    }
    return painter.end();
}

} // namespace

Result<std::string> reportPdf(const Report& report, const JobContext& job)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    bool isWhole = false;
    {
        QPdfWriter writer(&buffer);
        writer.setPdfVersion(QPagedPaintDevice::PdfVersion_A1b);
        writer.setPageSize(QPageSize(QPageSize::A4));
        writer.setPageMargins(QMarginsF());
        writer.setResolution(dotsPerInch);
        writer.setTitle(report.title);
        writer.setCreator(QStringLiteral("Tranche"));
        isWhole = paint(report, writer, job);
    }
    if (!isWhole || bytes.isEmpty())
        return fail(ErrorCode::Io, PackageMessage::ReportNotSet);
    return bytes.toStdString();
}

Result<std::vector<std::string>> reportPdfs(std::span<const Report> reports, const JobContext& job)
{
    std::vector<std::string> all;
    for (const Report& report : reports) {
        auto pdf = reportPdf(report, job);
        if (!pdf)
            return std::unexpected(pdf.error());
        all.push_back(std::move(*pdf));
    }
    return all;
}

} // namespace tranche
