// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/jobs/job_runner.h"

#include <QMetaObject>
#include <QObject>

#include <functional>
#include <utility>

namespace tranche {

/// How a JobRunner hands its answers to the thread of `owner`: queued, and dropped once the owner is gone.
inline JobRunner::Post postTo(QObject& owner)
{
    return [&owner](std::function<void()> answer) { QMetaObject::invokeMethod(&owner, std::move(answer), Qt::QueuedConnection); };
}

} // namespace tranche
