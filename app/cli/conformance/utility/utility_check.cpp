// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/conformance/utility/utility_check.h"

#include "app/cli/conformance/entry_check.h"
#include "app/cli/conformance/utility/held_out_check.h"
#include "app/cli/conformance/utility/learning_check.h"
#include "app/cli/conformance/utility/publications_check.h"
#include "app/words/message_words.h"

#include <QJsonArray>
#include <QJsonObject>

namespace tranche::cli {

namespace {

void checkTarget(const UtilityVector& utility, const QJsonObject& expected, Tally& tally, JobContext& job)
{
    const auto name = expected["target"].toString().toStdString();
    const auto target = utility.vector.table->find(name);
    tally.enter(utility.vector.name, "target " + name);
    if (!target)
        return tally.fail("target", "there is no such attribute");
    checkFields(expected, {"target", "classes", "trained_on_all", "held_out"}, tally);
    tally.check("classes", utility.vector.expected["labels"].toObject()[expected["target"].toString()] == expected["classes"]);
    for (const auto& entry : expected["trained_on_all"].toArray()) {
        const auto trained = entry.toObject();
        tally.enter(utility.vector.name, "target " + name + ", " + trained["technique"].toString().toStdString() + ", "
                                             + trained["method"].toString().toStdString());
        checkTrained(utility, *target, trained, tally, job);
    }
    tally.enter(utility.vector.name, "target " + name);
    if (expected["held_out"].isObject())
        checkHeldOut(utility, *target, expected["held_out"].toObject(), tally, job);
}

} // namespace

void checkUtility(const Vector& vector, Tally& tally, JobContext& job)
{
    tally.enter(vector.name, {});
    checkFields(vector.expected,
                {"format", "kind", "name", "description", "attributes", "sensitive", "bins", "rows", "parameters", "given_buckets",
                 "regions", "labels", "slicing", "bucketization", "generalization", "linking", "association", "queries", "targets"},
                tally);
    const auto utility = utilityVector(vector, job);
    if (!utility)
        return tally.fail("file", messageWords(utility.error()));
    checkPublications(*utility, tally, job);
    checkAssociation(*utility, tally, job);
    checkQueries(*utility, tally, job);
    for (const auto& target : vector.expected["targets"].toArray())
        checkTarget(*utility, target.toObject(), tally, job);
}

} // namespace tranche::cli
