// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/gui/start_times.h"

#include "tests/gui/times.h"

#include <QGuiApplication>
#include <QProcess>
#include <QTemporaryDir>

#include <chrono>
#include <map>
#include <string>

namespace tranche::bench {

namespace {

struct Moment {
    double after = 0.0;  ///< ms since the process was asked for
    double worked = 0.0; ///< ms of processor time of all its threads
};
using Moments = std::map<QByteArray, Moment>;

Moments startOnce(bool sample)
{
    const QTemporaryDir home; // nobody's settings, and nothing that was left unsaved
    auto environment = QProcessEnvironment::systemEnvironment();
    environment.insert(QStringLiteral("XDG_CONFIG_HOME"), home.filePath(QStringLiteral("config")));
    environment.insert(QStringLiteral("XDG_DATA_HOME"), home.filePath(QStringLiteral("data")));
    environment.insert(QStringLiteral("QT_PLUGIN_PATH"), QStringLiteral(TRANCHE_PROBE_FOLDER));
    environment.insert(QStringLiteral("QT_QPA_GENERIC_PLUGINS"),
                       sample ? QStringLiteral("tranche-start:figures") : QStringLiteral("tranche-start"));
    QStringList words{QStringLiteral("--language"), QStringLiteral("en"), QStringLiteral("--scheme"), QStringLiteral("light")};
    if (sample)
        words << QStringLiteral("--sample") << QStringLiteral("people");
    QProcess program;
    program.setProcessEnvironment(environment);
    program.setProcessChannelMode(QProcess::ForwardedErrorChannel);
    const std::chrono::nanoseconds begin = std::chrono::steady_clock::now().time_since_epoch();
    program.start(QStringLiteral(TRANCHE_PROGRAM), words);
    constexpr int patience = 120'000;
    if (!program.waitForFinished(patience)) {
        program.kill();
        program.waitForFinished(patience);
        return {};
    }
    Moments moments;
    for (const QByteArray& line : program.readAllStandardOutput().split('\n')) {
        const QList<QByteArray> parts = line.split(' ');
        if (parts.size() == 3)
            moments[parts[0]] = {static_cast<double>(parts[1].toLongLong() - begin.count()) / 1e6, parts[2].toDouble() / 1e6};
    }
    return moments;
}

void printMoment(const char* what, const std::vector<Moments>& runs, const QByteArray& name, std::optional<double> goal = std::nullopt)
{
    Times after;
    Times worked;
    for (const Moments& moments : runs) {
        after.push_back(moments.at(name).after);
        worked.push_back(moments.at(name).worked);
    }
    printTimes(what, after, goal);
    printTimes("  processor time of the program in it", worked);
}

bool startOften(int runs, bool sample)
{
    std::vector<Moments> all;
    for (int run = 0; run < runs; ++run) {
        all.push_back(startOnce(sample));
        if (!all.back().contains("loaded") || !all.back().contains("painted") || all.back().contains("figures") != sample)
            return false;
    }
    constexpr double goal = 500.0;
    printMoment("process to Qt's own start", all, "loaded");
    printMoment("process to painted and taking input", all, "painted", goal);
    if (sample)
        printMoment("process to the sample's figures on the screen", all, "figures");
    return true;
}

} // namespace

bool startTimes(int runs)
{
    const std::string platform = QGuiApplication::platformName().toStdString();
    if (startOnce(true).empty())
        return false;
    printHead("Start, empty window, " + platform + ", files in memory");
    if (!startOften(runs, false))
        return false;
    printHead("Start, with a sample, " + platform + ", files in memory");
    return startOften(runs, true);
}

} // namespace tranche::bench
