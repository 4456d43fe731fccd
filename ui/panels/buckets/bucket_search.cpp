// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/buckets/bucket_search.h"

#include "ui/session/post_to.h"
#include "ui/words/messages/message_text.h"

#include <utility>

namespace tranche {

BucketSearch::BucketSearch(QObject* parent)
    : QObject(parent),
      m_runner(
          postTo(*this), [](int) {}, [this](const Error& error) { emit failed(placedText(error)); })
{
}

void BucketSearch::look(const BucketFilter& filter, const Document& now)
{
    m_runner.run([this, filter, now](JobContext& job, const JobRunner::Deliver& deliver) {
        auto outcome = findBuckets(filter, now, job);
        deliver([this, outcome = std::move(outcome)] {
            if (outcome)
                emit found(*outcome);
            else
                emit failed(placedText(outcome.error()));
        });
    });
}

void BucketSearch::forget()
{
    m_runner.cancel();
}

} // namespace tranche
