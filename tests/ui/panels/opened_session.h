// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/random.h"
#include "ui/session/session.h"

#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>

#include <memory>
#include <string>
#include <vector>

namespace tranche::test {

/// Eighteen people a person can check by hand; ill is the sensitive attribute. One tuple has no value for zip.
inline const std::vector<QByteArray>& patients()
{
    static const std::vector<QByteArray> lines{
        "age,sex,zip,ill",       "22,M,47906,dyspepsia",  "22,F,47906,flu",
        "33,F,47905,flu",        "52,F,47905,bronchitis", "54,M,47302,flu",
        "60,M,47302,dyspepsia",  "60,M,47304,dyspepsia",  "64,F,47304,gastritis",
        "31,M,47906,bronchitis", "35,F,47905,dyspepsia",  "41,M,47302,gastritis",
        "44,F,47304,flu",        "47,M,47304,bronchitis", "29,F,47906,gastritis",
        "38,M,47905,flu",        "57,F,47302,bronchitis", "25,M,,flu",
        "62,F,47304,dyspepsia",
    };
    return lines;
}

/// A session with a table opened from a file, and every role set: the last attribute sensitive, the others quasi-identifiers.
class OpenedSession {
public:
    explicit OpenedSession(const std::vector<QByteArray>& lines = patients()) : session(std::make_unique<SeededRandom>(7))
    {
        QFile file(folder.filePath(QStringLiteral("people.csv")));
        if (!file.open(QIODevice::WriteOnly))
            qFatal("the temporary folder cannot be written");
        for (const QByteArray& line : lines)
            file.write(line + '\n');
        file.close();
        session.loadFiles({file.fileName()}, CsvOptions{});
        settle();
    }

    /// Wait until nothing is computed any more.
    void settle()
    {
        QSignalSpy ended(&session, &Session::jobEnded);
        for (int rounds = 0; session.isBusy() && rounds < 200; ++rounds)
            ended.wait(1000);
        if (session.isBusy())
            qFatal("the session does not come to rest");
    }

    void decideRoles()
    {
        const std::size_t count = session.now().snapshot.roles.size();
        std::vector<SourceId> others;
        for (std::size_t i = 0; i + 1 < count; ++i)
            others.emplace_back(i);
        session.setRoles(others, Role::QuasiIdentifier);
        session.setRoles({SourceId{count - 1}}, Role::Sensitive);
        settle();
    }

    void setEll(const Ratio& l, std::optional<std::size_t> alpha, std::size_t columns)
    {
        Parameters parameters = session.now().snapshot.parameters;
        parameters.model.l = l;
        parameters.columns.alpha = alpha;
        parameters.columns.columns = columns;
        session.setParameters(parameters);
        settle();
    }

    QTemporaryDir folder;
    Session session;
};

} // namespace tranche::test
