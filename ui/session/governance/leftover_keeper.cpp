// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/governance/leftover_keeper.h"

#include "ui/session/post_to.h"
#include "ui/session/session.h"

#include <algorithm>
#include <utility>

namespace tranche {

LeftoverKeeper::LeftoverKeeper(Session& session, QObject* parent)
    : QObject(parent),
      m_session(session),
      m_runner(
          postTo(*this), [](int) {}, [](const Error&) {})
{
    connect(&session, &Session::writing, this, [this](const QString& folder) {
        m_writingTo = folder;
        m_session.preferences().setUnfinishedExport(folder);
        look(folder);
    });
    connect(&session, &Session::jobEnded, this, [this] {
        if (!m_writingTo.isEmpty())
            look(std::exchange(m_writingTo, {}));
    });
}

void LeftoverKeeper::lookAtStart()
{
    const QString folder = m_session.preferences().unfinishedExport();
    if (!folder.isEmpty())
        look(folder);
}

void LeftoverKeeper::look(const QString& folder)
{
    m_runner.run([this, folder](JobContext&, const JobRunner::Deliver& deliver) {
        deliver([this, folder, left = leftoversIn(folder.toStdString())] {
            const bool isTold = std::ranges::equal(left, m_found, {}, &Leftover::hidden, &Leftover::hidden);
            m_found = left;
            if (left.empty() && m_writingTo.isEmpty())
                m_session.preferences().setUnfinishedExport({});
            if (!left.empty() && !isTold)
                emit found(folder);
        });
    });
}

void LeftoverKeeper::clear()
{
    m_runner.run([this, all = std::exchange(m_found, {})](JobContext&, const JobRunner::Deliver& deliver) {
        bool gone = true;
        for (const auto& leftover : all)
            gone = removeLeftover(leftover) && gone;
        deliver([this, gone] {
            if (gone)
                m_session.preferences().setUnfinishedExport({});
            emit cleared(gone);
        });
    });
}

} // namespace tranche
