// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/pipeline/parameters.h"
#include "core/table/roles.h"

#include <QString>
#include <QStringList>

#include <memory>
#include <vector>

class QTemporaryDir;

namespace tranche {

class Session;

/// A table that comes with the program, and how it is tagged when it is opened ready-made.
struct Sample {
    QString name; ///< as on the command line: "people"
    QString title;
    QString about; ///< "5,000 tuples, 13 attributes; all invented"
    QStringList identifiers;
    QStringList sensitive;
    Parameters parameters;
};

const std::vector<Sample>& samples();

/// Opens samples: puts the table where a file can be read, and tags it once it has arrived.
class SampleOpener {
public:
    /// `folder`: where samples are put, so that a recipe finds them again; empty: a folder that goes with the program.
    explicit SampleOpener(const QString& folder = {});
    ~SampleOpener();

    /// False when there is no such sample or no place to put it. `tagged`: with roles and settings, so that everything is computed.
    bool open(Session& session, const QString& name, bool tagged);
    /// Whether a file is a sample that was put there.
    bool holds(const QString& path) const;

private:
    QString folder();

    QString m_given;
    std::unique_ptr<QTemporaryDir> m_folder;
};

} // namespace tranche
