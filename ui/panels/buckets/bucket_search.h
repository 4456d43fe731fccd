// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/jobs/job_runner.h"
#include "ui/panels/buckets/bucket_filter.h"

#include <QObject>

namespace tranche {

/// Looks for the buckets of a filter on a thread of its own: it may have to read every tuple. The newest question wins.
class BucketSearch final : public QObject {
    Q_OBJECT

public:
    explicit BucketSearch(QObject* parent);

    void look(const BucketFilter& filter, const Document& now);
    /// Nobody waits any more.
    void forget();

signals:
    void found(const tranche::FoundBuckets& buckets);
    void failed(const QString& problem);

private:
    JobRunner m_runner; ///< last: its thread ends before all else goes
};

} // namespace tranche
