// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/app/program.h"
#include "tests/support/import/workbooks.h"
#include "tests/support/statistical/statistical_file.h"

#include <QSqlDatabase>
#include <QSqlError>
#include <QSqlQuery>

namespace tranche::test {

/// A table with canaries: an identifier, an excluded attribute, and one tuple that is left out for a missing value.
inline QStringList canaryRecord(int i)
{
    const QStringList ills{"flu", "cold", "gout", "none"};
    if (i == 90)
        return {"CANARYNAMEX", "", "f", "CANARYSHOEX", "CANARYDROPPED"};
    return {"CANARYNAME" + QString::number(i), QString::number(20 + i % 30), i % 2 == 0 ? "f" : "m", "CANARYSHOE" + QString::number(i % 7),
            ills[i * 7 / 3 % 4]};
}

inline constexpr int canaryRecords = 91;
inline const QStringList canaryHeader{"name", "age", "sex", "shoesize", "ill"};

inline QByteArray canaryText()
{
    QByteArray text = canaryHeader.join(',').toUtf8() + '\n';
    for (int i = 0; i < canaryRecords; ++i)
        text += canaryRecord(i).join(',').toUtf8() + '\n';
    return text;
}

inline std::string canaryWorkbook()
{
    QString rows;
    const auto add = [&](const QStringList& cells) {
        rows += "<row>";
        for (const auto& cell : cells)
            rows += cell.isEmpty() ? QString("<c/>") : "<c t=\"inlineStr\"><is><t>" + cell + "</t></is></c>";
        rows += "</row>";
    };
    add(canaryHeader);
    for (int i = 0; i < canaryRecords; ++i)
        add(canaryRecord(i));
    return zipOf(excelParts(rows.toStdString()));
}

/// With labels of attributes and of values; those of what is not released are canaries, too.
inline std::string canarySpss()
{
    using Type = WrittenAttribute::Type;
    WrittenFile file;
    file.notes = {"CANARYNOTE about who was asked"};
    file.attributes = {{"name", Type::Text, 16, "LABELOFTHENAME"},
                       {"age", Type::Number, 8, "Age in years"},
                       {"sex", Type::Number, 8, "Sex", {}, {{WrittenValue(1.0), "female"}, {WrittenValue(2.0), "male"}}},
                       {"shoesize", Type::Number, 8, "LABELOFTHESHOE", {}, {{WrittenValue(1.0), "CANARYSHOEVALUE"}}},
                       {"ill", Type::Text, 16, "Illness", {}, {{WrittenValue(std::string("CANARYDROPPED")), "CANARYDROPPEDLABEL"}}}};
    for (int i = 0; i < canaryRecords; ++i) {
        const auto cells = canaryRecord(i);
        file.rows.push_back({WrittenValue(cells[0].toStdString()),
                             cells[1].isEmpty() ? WrittenValue(WrittenMissing{}) : WrittenValue(cells[1].toDouble()),
                             WrittenValue(cells[2] == "f" ? 1.0 : 2.0), WrittenValue(1.0 + i % 7), WrittenValue(cells[4].toStdString())});
    }
    return bytesOf(file);
}

/// The same table in a database that is open.
inline bool fillWithCanaries(const QSqlDatabase& database)
{
    QSqlQuery query(database);
    if (!query.exec("CREATE TABLE people (name TEXT, age INTEGER, sex TEXT, shoesize TEXT, ill TEXT)"))
        return false;
    for (int i = 0; i < canaryRecords; ++i) {
        QStringList cells;
        for (const auto& cell : canaryRecord(i))
            cells += cell.isEmpty() ? QString("NULL") : '\'' + cell + '\'';
        if (!query.exec("INSERT INTO people VALUES (" + cells.join(", ") + ")"))
            return false;
    }
    return true;
}

} // namespace tranche::test
