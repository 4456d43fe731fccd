// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QDir>
#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QString>
#include <QStringList>

namespace tranche::test {

/// What a program said and how it ended.
struct Outcome {
    int status = -1; ///< exit status; -1 when it crashed or did not end
    QByteArray out;
    QByteArray err;

    QJsonObject json() const { return QJsonDocument::fromJson(out).object(); }
    QByteArray said() const { return "status " + QByteArray::number(status) + "\n" + out + err; }
};

inline Outcome runProgram(const QString& program, const QStringList& arguments)
{
    QProcess process;
    process.start(program, arguments);
    if (!process.waitForFinished(300'000) || process.exitStatus() != QProcess::NormalExit)
        return {-1, process.readAllStandardOutput(), process.readAllStandardError()};
    return {process.exitCode(), process.readAllStandardOutput(), process.readAllStandardError()};
}

inline Outcome cli(const QStringList& arguments)
{
    return runProgram(QStringLiteral(TRANCHE_CLI), arguments);
}

/// Writes a file into a folder and returns its path.
inline QString fileWith(const QString& folder, const QString& name, const QByteArray& text)
{
    const auto path = QDir(folder).filePath(name);
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size())
        qFatal("test file: cannot be written");
    return path;
}

inline QByteArray contentOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// The eight-row table of the paper.
inline QByteArray paperTable()
{
    return "Age,Sex,Zipcode,Disease\n"
           "22,M,47906,dyspepsia\n22,F,47906,flu\n33,F,47905,flu\n52,F,47905,bronchitis\n"
           "54,M,47302,flu\n60,M,47302,dyspepsia\n60,M,47304,dyspepsia\n64,F,47304,gastritis\n";
}

} // namespace tranche::test
