// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/app/program.h"

#include <QDirIterator>
#include <QStandardPaths>
#include <QTemporaryFile>

#include <map>
#include <zip.h>

namespace tranche::test {

/// Of a PDF beside its bytes: what it says of itself in two bytes a character, its text, and everything in its streams, which are packed.
inline QByteArray unpackedPdf(const QByteArray& pdf)
{
    QTemporaryFile file;
    if (!file.open() || file.write(pdf) != pdf.size() || !file.flush())
        qFatal("test file: cannot be written");
    auto all = QByteArray(pdf).replace(QByteArray(1, '\0'), QByteArray());
    if (!all.contains("/Title (\xFE\xFF"))
        qFatal("test file: a PDF without a title");
    for (const auto& [program, arguments] : std::map<QString, QStringList>{
             {"pdftotext", {file.fileName(), "-"}}, {"qpdf", {"--qdf", "--object-streams=disable", file.fileName(), "-"}}})
        if (const auto path = QStandardPaths::findExecutable(program); !path.isEmpty()) {
            const auto told = runProgram(path, arguments);
            if (told.status != 0 || told.out.isEmpty())
                qFatal("test file: %s cannot read a PDF", qPrintable(program));
            all += told.out;
        }
    return all;
}

/// The files of a zip, by name.
inline std::map<QString, QByteArray> unzipped(const QString& path)
{
    std::map<QString, QByteArray> files;
    auto* archive = zip_open(path.toUtf8().constData(), ZIP_RDONLY, nullptr);
    if (archive == nullptr)
        qFatal("test zip: cannot be read");
    for (zip_int64_t i = 0; i < zip_get_num_entries(archive, 0); ++i) {
        zip_stat_t facts;
        zip_stat_index(archive, static_cast<zip_uint64_t>(i), 0, &facts);
        QByteArray bytes(static_cast<qsizetype>(facts.size), '\0');
        auto* file = zip_fopen_index(archive, static_cast<zip_uint64_t>(i), 0);
        if (file == nullptr || zip_fread(file, bytes.data(), facts.size) != static_cast<zip_int64_t>(facts.size))
            qFatal("test zip: an entry cannot be read");
        zip_fclose(file);
        files[path + '/' + QString::fromUtf8(facts.name)] = bytes;
    }
    zip_close(archive);
    return files;
}

/// All that a person could read below a folder: by file, its name and its bytes; of a zip those of its entries, of a PDF also unpacked.
inline std::map<QString, QByteArray> readableBelow(const QString& folder)
{
    std::map<QString, QByteArray> files;
    QDirIterator all(folder, QDir::Files | QDir::Hidden, QDirIterator::Subdirectories);
    while (all.hasNext()) {
        const auto path = all.next();
        files[path] = contentOf(path);
        if (path.endsWith(".zip"))
            files.merge(unzipped(path));
    }
    std::map<QString, QByteArray> readable;
    for (const auto& [path, bytes] : files) {
        const auto name = path.mid(folder.size());
        readable[name] = name.toUtf8() + '\n' + bytes + (path.endsWith(".pdf") ? unpackedPdf(bytes) : QByteArray());
    }
    return readable;
}

} // namespace tranche::test
