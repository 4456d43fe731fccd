// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/random.h"
#include "ui/session/session.h"

#include <QFile>
#include <QTemporaryDir>
#include <QtTest>

#include <memory>
#include <string>

namespace tranche::test {

/// Returns from a test function unless the session comes to rest.
#define TRY_IDLE(session) QTRY_VERIFY_WITH_TIMEOUT(!(session).isBusy(), 60000)

/// A table of invented people: `rows` tuples of Age, Sex, Town, Job and Illness, evenly mixed. Every fifth Job is missing on request.
inline QByteArray peopleCsv(int rows, bool someMissing = false)
{
    SeededRandom random(2024);
    QByteArray text("Age,Sex,Town,Job,Illness\n");
    for (int i = 0; i < rows; ++i) {
        text += QByteArray::number(static_cast<int>(20 + random.below(12))) + ',';
        text += random.below(2) == 0 ? "f," : "m,";
        text += "town" + QByteArray::number(static_cast<int>(random.below(4))) + ',';
        text += (someMissing && i % 5 == 0 ? QByteArray() : "job" + QByteArray::number(static_cast<int>(random.below(6)))) + ',';
        text += "ill" + QByteArray::number(i % 6) + '\n';
    }
    return text;
}

/// A session with a seeded shuffle and a folder to put files into.
class SessionDriver {
public:
    static inline const SourceId age{0}, sex{1}, town{2}, job{3}, illness{4};

    Session session{std::make_unique<SeededRandom>(7)};

    /// With the sensitive attribute alone in its column, so that small tables are feasible.
    SessionDriver()
    {
        Parameters parameters;
        parameters.columns.alpha = 1;
        session.setParameters(parameters);
    }

    const Document& now() const { return session.now(); }
    const Snapshot& snapshot() const { return session.now().snapshot; }

    QString path(const QString& name) const { return m_folder.filePath(name); }

    QString write(const QString& name, const QByteArray& text) const
    {
        QFile file(path(name));
        if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size())
            qFatal("cannot write %s", qPrintable(name));
        return file.fileName();
    }

    void load(const QByteArray& text, const QString& name = QStringLiteral("people.csv"))
    {
        session.loadFiles({write(name, text)}, CsvOptions{});
    }

private:
    QTemporaryDir m_folder;
};

/// A document's decisions, without the name of the step.
inline bool sameDecisions(const Document& a, const Document& b)
{
    const auto byHand = [](const Snapshot& s) { return s.columnsByHand ? std::optional(*s.columnsByHand) : std::nullopt; };
    return a.snapshot.table == b.snapshot.table && a.snapshot.roles == b.snapshot.roles && a.snapshot.schema == b.snapshot.schema
           && a.snapshot.parameters == b.snapshot.parameters && byHand(a.snapshot) == byHand(b.snapshot)
           && a.releaseOptions == b.releaseOptions && a.scenarios == b.scenarios && a.scenarioWork == b.scenarioWork;
}

/// The very same results, not merely equal ones.
inline bool sameResults(const Document& a, const Document& b)
{
    const auto& s = a.snapshot;
    const auto& t = b.snapshot;
    return s.kept == t.kept && s.correlation == t.correlation && s.proposal == t.proposal && s.columns == t.columns
           && s.feasibility == t.feasibility && s.buckets == t.buckets && s.report == t.report && s.sliced == t.sliced
           && a.columnFacts == b.columnFacts && a.limit == b.limit && a.draft == b.draft && a.approvals == b.approvals
           && a.failure.has_value() == b.failure.has_value();
}

/// What a signal said; an error has no empty value, which QVariant::value() would ask for.
inline Error errorIn(const QVariant& said)
{
    return *static_cast<const Error*>(said.constData());
}

} // namespace tranche::test
