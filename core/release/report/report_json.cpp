// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/release/report/report_json.h"

#include "core/import/qt_text.h"

#include <QJsonArray>
#include <QJsonObject>

namespace tranche {

namespace {

// What has many of a kind is an array without names: spans, cells, shapes.

QJsonArray jsonOf(const ReportText& text)
{
    QJsonArray spans;
    for (const auto& span : text)
        spans.append(QJsonArray{span.text, static_cast<int>(span.style)});
    return spans;
}

QJsonArray jsonOf(const ReportParagraph& paragraph)
{
    return {QStringLiteral("paragraph"), jsonOf(paragraph.text), paragraph.isNote};
}

QJsonArray jsonOf(const ReportTable& table)
{
    QJsonArray columns;
    for (const auto& column : table.columns)
        columns.append(QJsonArray{column.title, column.share, column.toTheRight});
    QJsonArray rows;
    for (const auto& row : table.rows) {
        QJsonArray cells;
        for (const auto& cell : row)
            cells.append(QJsonArray{jsonOf(cell.text), cell.badge, static_cast<qint64>(cell.badgeColour)});
        rows.append(cells);
    }
    return {QStringLiteral("table"), columns, rows};
}

QJsonArray jsonOf(const DrawnRect& rect)
{
    return {QStringLiteral("rect"),           rect.corner.x, rect.corner.y, rect.width, rect.height,
            static_cast<qint64>(rect.colour), rect.frame,    rect.round};
}

QJsonArray jsonOf(const DrawnLine& line)
{
    QJsonArray points;
    for (const auto& point : line.points)
        points.append(QJsonArray{point.x, point.y});
    return {QStringLiteral("line"), points, static_cast<qint64>(line.colour), line.width};
}

QJsonArray jsonOf(const DrawnText& text)
{
    return {QStringLiteral("text"),
            text.place.x,
            text.place.y,
            text.text,
            text.size,
            static_cast<qint64>(text.colour),
            text.isStrong,
            text.isMono,
            static_cast<int>(text.anchor),
            text.rise};
}

QJsonArray jsonOf(const ReportDrawing& drawing)
{
    QJsonArray shapes;
    for (const auto& shape : drawing.shapes)
        shapes.append(std::visit([](const auto& one) { return jsonOf(one); }, shape));
    QJsonArray beside;
    for (const auto& paragraph : drawing.beside)
        beside.append(jsonOf(paragraph));
    return {QStringLiteral("drawing"), drawing.title, drawing.width, drawing.height, shapes, beside};
}

/// Reads arrays entry by entry; one that is missing or of another kind spoils all.
class Reader {
public:
    bool isGood() const { return m_good; }

    QString text(const QJsonValue& value) { return value.isString() ? value.toString() : spoilt<QString>(); }
    double number(const QJsonValue& value) { return value.isDouble() ? value.toDouble() : spoilt<double>(); }
    bool flag(const QJsonValue& value) { return value.isBool() ? value.toBool() : spoilt<bool>(); }
    std::uint32_t colour(const QJsonValue& value)
    {
        const auto rgb = value.toInteger(-1);
        return rgb >= 0 && rgb <= 0xFFFFFF ? static_cast<std::uint32_t>(rgb) : spoilt<std::uint32_t>();
    }
    template <class Enum>
    Enum one(const QJsonValue& value, Enum last)
    {
        const int place = value.toInt(-1);
        return place >= 0 && place <= static_cast<int>(last) ? static_cast<Enum>(place) : spoilt<Enum>();
    }
    template <class Value, class Read>
    std::vector<Value> list(const QJsonValue& value, Read&& read)
    {
        std::vector<Value> all;
        m_good = m_good && value.isArray();
        for (const auto& entry : value.toArray())
            all.push_back(read(entry));
        return all;
    }

    ReportText spans(const QJsonValue& value)
    {
        return list<ReportSpan>(value, [&](const QJsonValue& span) { return ReportSpan{text(span[0]), one(span[1], ReportStyle::Mono)}; });
    }
    ReportParagraph paragraph(const QJsonValue& value) { return {spans(value[1]), flag(value[2])}; }
    ReportTable table(const QJsonValue& value);
    DrawnShape shape(const QJsonValue& value);
    ReportDrawing drawing(const QJsonValue& value);
    ReportBlock block(const QJsonValue& value);

private:
    template <class Value>
    Value spoilt()
    {
        m_good = false;
        return {};
    }

    bool m_good = true;
};

ReportTable Reader::table(const QJsonValue& value)
{
    ReportTable table;
    table.columns = list<ReportColumn>(value[1], [&](const QJsonValue& column) {
        return ReportColumn{text(column[0]), number(column[1]), flag(column[2])};
    });
    table.rows = list<std::vector<ReportCell>>(value[2], [&](const QJsonValue& row) {
        auto cells = list<ReportCell>(row, [&](const QJsonValue& cell) {
            return ReportCell{spans(cell[0]), text(cell[1]), colour(cell[2])};
        });
        m_good = m_good && cells.size() == table.columns.size();
        return cells;
    });
    return table;
}

DrawnShape Reader::shape(const QJsonValue& value)
{
    const QString kind = text(value[0]);
    if (kind == QLatin1String("rect"))
        return DrawnRect{
            {number(value[1]), number(value[2])}, number(value[3]), number(value[4]), colour(value[5]), number(value[6]), number(value[7])};
    if (kind == QLatin1String("line"))
        return DrawnLine{list<DrawnPoint>(value[1],
                                          [&](const QJsonValue& point) {
                                              return DrawnPoint{number(point[0]), number(point[1])};
                                          }),
                         colour(value[2]), number(value[3])};
    m_good = m_good && kind == QLatin1String("text");
    return DrawnText{
        {number(value[1]), number(value[2])}, text(value[3]),  number(value[4]), colour(value[5]), flag(value[6]), flag(value[7]),
        one(value[8], Anchor::End),           number(value[9])};
}

ReportDrawing Reader::drawing(const QJsonValue& value)
{
    return {text(value[1]), number(value[2]), number(value[3]),
            list<DrawnShape>(value[4], [&](const QJsonValue& one) { return shape(one); }),
            list<ReportParagraph>(value[5], [&](const QJsonValue& one) { return paragraph(one); })};
}

ReportBlock Reader::block(const QJsonValue& value)
{
    const QString kind = text(value[0]);
    if (kind == QLatin1String("table"))
        return table(value);
    if (kind == QLatin1String("drawing"))
        return drawing(value);
    m_good = m_good && kind == QLatin1String("paragraph");
    return paragraph(value);
}

/// Members that are plain texts, both ways.
constexpr std::pair<const char*, QString Report::*> texts[] = {{"language", &Report::language},    {"kind", &Report::kind},
                                                               {"audience", &Report::audience},    {"title", &Report::title},
                                                               {"subtitle", &Report::subtitle},    {"page_words", &Report::pageWords},
                                                               {"foot_label", &Report::footLabel}, {"foot_digest", &Report::footDigest}};

} // namespace

std::string reportJson(const Report& report)
{
    QJsonObject object{{QStringLiteral("format"), 1},
                       {QStringLiteral("private"), report.isPrivate},
                       {QStringLiteral("guarantee"), jsonOf(report.guarantee)}};
    for (const auto& [key, member] : texts)
        object.insert(QLatin1String(key), report.*member);
    QJsonArray facts;
    for (const auto& [label, value] : report.facts)
        facts.append(QJsonArray{label, value});
    object.insert(QStringLiteral("facts"), facts);
    QJsonArray sections;
    for (const auto& section : report.sections) {
        QJsonArray blocks;
        for (const auto& block : section.blocks)
            blocks.append(std::visit([](const auto& one) { return jsonOf(one); }, block));
        sections.append(QJsonArray{section.heading, blocks});
    }
    object.insert(QStringLiteral("sections"), sections);
    return jsonBytes(QJsonDocument(object), QJsonDocument::Compact);
}

std::optional<Report> readReport(std::string_view json)
{
    const auto object = readJson(json).object();
    if (object[QStringLiteral("format")].toInt() != 1)
        return std::nullopt;
    Reader reader;
    Report report;
    for (const auto& [key, member] : texts)
        report.*member = reader.text(object[QLatin1String(key)]);
    report.isPrivate = reader.flag(object[QStringLiteral("private")]);
    report.guarantee = reader.spans(object[QStringLiteral("guarantee")]);
    report.facts = reader.list<ReportFact>(object[QStringLiteral("facts")], [&](const QJsonValue& fact) {
        return ReportFact{reader.text(fact[0]), reader.text(fact[1])};
    });
    report.sections = reader.list<ReportSection>(object[QStringLiteral("sections")], [&](const QJsonValue& section) {
        return ReportSection{reader.text(section[0]),
                             reader.list<ReportBlock>(section[1], [&](const QJsonValue& block) { return reader.block(block); })};
    });
    return reader.isGood() ? std::optional(std::move(report)) : std::nullopt;
}

} // namespace tranche
