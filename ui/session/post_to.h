// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/jobs/job_runner.h"

#include <QCoreApplication>
#include <QMetaObject>
#include <QObject>

#include <functional>
#include <utility>

namespace tranche {

/// How a JobRunner hands its answers to the thread of `owner`: queued, and dropped once the owner is gone. Jobs that were let go have ended
/// before anything of the application goes: they use its libraries.
inline JobRunner::Post postTo(QObject& owner)
{
    [[maybe_unused]] static const bool isAwaited = (qAddPostRoutine(&JobRunner::awaitLetGo), true);
    return [&owner](std::function<void()> answer) { QMetaObject::invokeMethod(&owner, std::move(answer), Qt::QueuedConnection); };
}

} // namespace tranche
