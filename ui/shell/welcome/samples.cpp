// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/welcome/samples.h"

#include "ui/session/session.h"
#include "ui/session/tr.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>

#include <algorithm>

namespace tranche {

namespace {

Parameters asked(Ratio l, std::size_t alpha, std::size_t columns)
{
    Parameters parameters;
    parameters.model.l = l;
    parameters.columns.alpha = alpha;
    parameters.columns.columns = columns;
    return parameters;
}

void tag(Session& session, const Sample& sample)
{
    const Document now = session.now();
    std::vector<SourceId> identifiers;
    std::vector<SourceId> sensitive;
    std::vector<SourceId> others;
    for (std::size_t i = 0; i < now.snapshot.table->attributeCount(); ++i) {
        const SourceId id(static_cast<std::uint32_t>(i));
        const QString name = QString::fromStdString(now.snapshot.table->attribute(id).name);
        (sample.identifiers.contains(name) ? identifiers : sample.sensitive.contains(name) ? sensitive : others).push_back(id);
    }
    session.setParameters(sample.parameters);
    if (!identifiers.empty())
        session.setRoles(identifiers, Role::Identifier);
    session.setRoles(sensitive, Role::Sensitive);
    session.setRoles(others, Role::QuasiIdentifier);
}

} // namespace

const std::vector<Sample>& samples()
{
    static const std::vector<Sample> all{
        {QStringLiteral("people"),
         tr("Fictitious people"),
         tr("5,000 records, 13 attributes; all fictitious"),
         {QStringLiteral("Name")},
         {QStringLiteral("Condition")},
         asked(Ratio(3, 1), 2, 4)},
        {QStringLiteral("patients"),
         tr("Table 1 of the paper"),
         tr("8 records, 4 attributes"),
         {},
         {QStringLiteral("Disease")},
         asked(Ratio(2, 1), 2, 2)},
    };
    return all;
}

SampleOpener::SampleOpener(const QString& folder) : m_given(folder) {}
SampleOpener::~SampleOpener() = default;

/// Empty where there is no place.
QString SampleOpener::folder()
{
    if (!m_given.isEmpty())
        return QDir().mkpath(m_given) ? m_given : QString();
    if (m_folder == nullptr)
        m_folder = std::make_unique<QTemporaryDir>();
    return m_folder->isValid() ? m_folder->path() : QString();
}

bool SampleOpener::holds(const QString& path) const
{
    const QString place = m_given.isEmpty() && m_folder != nullptr ? m_folder->path() : m_given;
    return !place.isEmpty() && QFileInfo(path).absolutePath() == QFileInfo(place).absoluteFilePath();
}

bool SampleOpener::open(Session& session, const QString& name, bool tagged)
{
    const auto found = std::ranges::find(samples(), name, &Sample::name);
    if (found == samples().end())
        return false;
    const QString place = folder();
    if (place.isEmpty()) // before any path is made of it: without a folder that would be one where the program was started
        return false;
    const QString path = QDir(place).filePath(name + QLatin1String(".csv"));
    const QString source = QStringLiteral(":/samples/%1.csv").arg(name);
    if (QFileInfo(path).size() != QFileInfo(source).size())
        QFile::remove(path); // of an earlier version
    if (!QFile::exists(path) && !QFile::copy(source, path))
        return false;
    if (tagged) {
        auto* once = new QObject(&session);
        QObject::connect(&session, &Session::snapshotChanged, once,
                         [once, &session, sample = &*found](const Document& now, const Document& before) {
                             if (now.opened == nullptr || now.opened == before.opened)
                                 return;
                             once->deleteLater();
                             QObject::disconnect(&session, nullptr, once, nullptr);
                             // After everybody has seen the table itself.
                             QMetaObject::invokeMethod(
                                 &session, [&session, sample] { tag(session, *sample); }, Qt::QueuedConnection);
                         });
    }
    session.loadFiles({path}, CsvOptions{});
    return true;
}

} // namespace tranche
