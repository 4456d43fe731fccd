// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/adult_file.h"

#include "tests/support/tables.h"

#include <QDir>
#include <QFile>

namespace tranche::test {

namespace {

constexpr const char* header = "age,workclass,fnlwgt,education,education-num,marital-status,occupation,relationship,race,sex,capital-gain,"
                               "capital-loss,hours-per-week,native-country,salary\n";

QByteArray joined(const QString& path, bool completeOnly)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return {};
    QByteArray text;
    for (auto line : file.readAll().split('\n')) {
        if (line.startsWith('|') || line.trimmed().isEmpty() || (completeOnly && line.contains('?')))
            continue;
        line.replace(", ", ",");
        if (line.endsWith('.'))
            line.chop(1);
        text += line + '\n';
    }
    return text;
}

} // namespace

QString writeAdult(const QString& folder, const QString& name, bool completeOnly)
{
    const QDir source(sharedFolder() + "/data/adult");
    const auto first = joined(source.filePath("adult.data"), completeOnly);
    const auto second = joined(source.filePath("adult.test"), completeOnly);
    if (sharedFolder().isEmpty() || first.isEmpty() || second.isEmpty())
        return {};
    const auto path = QDir(folder).filePath(name);
    QFile out(path);
    if (!out.open(QIODevice::WriteOnly) || out.write(header + first + second) < 0)
        return {};
    return path;
}

} // namespace tranche::test
