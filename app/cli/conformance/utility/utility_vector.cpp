// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/conformance/utility/utility_vector.h"

#include "app/words/own_words.h"
#include "core/base/exact.h"
#include "core/slicing/partition_rows.h"

#include <QJsonArray>

#include <algorithm>
#include <cmath>
#include <utility>

namespace tranche::cli {

namespace {

std::unexpected<Error> notAsDescribed(const Vector& vector)
{
    return failInWords(ErrorCode::BadInput, "This is no utility vector of format 1.", {.file = vector.name + ".json"});
}

std::optional<ColumnPartition> columnsOf(const Vector& vector)
{
    std::vector<ColumnPartition::Column> columns;
    for (const auto& list : vector.expected["parameters"].toObject()["columns"].toArray()) {
        columns.emplace_back();
        for (const auto& name : list.toArray()) {
            const auto id = vector.table->find(name.toString().toStdString());
            if (!id)
                return std::nullopt;
            columns.back().push_back(*id);
        }
    }
    auto made = ColumnPartition::make(std::move(columns), vector.table->attributeCount(), vector.sensitive);
    return made ? std::optional(std::move(*made)) : std::nullopt;
}

std::optional<Parameters> parametersOf(const Vector& vector)
{
    const auto given = vector.expected["parameters"].toObject();
    const auto l = parseRatio(given["ell"].toString().toStdString());
    const auto cut = given["cut"].toString();
    if (!l || given["model"] != "prob" || given["attempts"] != "all" || (cut != "median" && cut != "balanced" && cut != "relaxed"))
        return std::nullopt;
    Parameters parameters;
    parameters.bins = vector.bins;
    parameters.model = {.kind = ModelKind::LDiversity, .l = *l};
    parameters.cut = cut == "relaxed" ? Cut::Relaxed : cut == "balanced" ? Cut::Balanced : Cut::Median;
    parameters.minBucket = 1;
    return parameters;
}

Result<BucketPartition> givenBuckets(const Vector& vector)
{
    std::vector<std::uint32_t> rows;
    std::vector<std::size_t> starts;
    for (const auto& bucket : vector.expected["slicing"].toObject()["buckets"].toArray()) {
        starts.push_back(rows.size());
        for (const auto& row : bucket.toArray())
            rows.push_back(static_cast<std::uint32_t>(row.toInt()));
    }
    return BucketPartition::make(std::move(rows), std::move(starts), false);
}

Result<BucketPartition> computedBuckets(const Snapshot& settings, JobContext& job)
{
    const auto request = partitionRequestOf(settings.parameters, *settings.kept);
    if (!request)
        return std::unexpected(request.error());
    SeededRandom unused(0);
    return partitionRows({*settings.kept, *settings.published, *settings.columns}, *request, unused, job);
}

} // namespace

Result<UtilityVector> utilityVector(const Vector& vector, JobContext& job)
{
    auto columns = columnsOf(vector);
    auto parameters = parametersOf(vector);
    if (!columns || !parameters || !vector.expected["regions"].toObject().isEmpty())
        return notAsDescribed(vector);
    UtilityVector utility{vector, {}, nullptr, static_cast<std::uint64_t>(vector.expected["parameters"].toObject()["seed"].toInteger())};
    auto& settings = utility.settings;
    settings.kept = vector.table;
    settings.published = vector.table;
    settings.columns = std::make_shared<const ColumnPartition>(std::move(*columns));
    settings.parameters = std::move(*parameters);
    auto buckets = vector.expected["given_buckets"].toBool() ? givenBuckets(vector) : computedBuckets(settings, job);
    if (!buckets)
        return std::unexpected(buckets.error());
    settings.buckets = std::make_shared<const BucketPartition>(std::move(*buckets));
    auto publications = labPublications(settings, job);
    if (!publications)
        return std::unexpected(publications.error());
    utility.publications = std::move(*publications);
    return utility;
}

std::optional<Technique> techniqueOf(const QString& word)
{
    constexpr std::pair<const char*, Technique> words[] = {{"original", Technique::Original},
                                                           {"bucketization", Technique::Bucketization},
                                                           {"generalization", Technique::Generalization},
                                                           {"slicing", Technique::Slicing},
                                                           {"marginals", Technique::Marginals}};
    const auto found = std::ranges::find_if(words, [&](const auto& one) { return word == QLatin1String(one.first); });
    return found == std::end(words) ? std::nullopt : std::optional(found->second);
}

TrainingMethod methodOf(const QString& word)
{
    return word == "expected" ? TrainingMethod::Expected
           : word == "linked" ? TrainingMethod::Linked
           : word == "bounds" ? TrainingMethod::Bounds
                              : TrainingMethod::Rows;
}

bool isFraction(double computed, const QJsonValue& fraction)
{
    const auto text = fraction.toString();
    const auto slash = text.indexOf(QLatin1Char('/'));
    if (slash < 1)
        return false;
    const BigInteger numerator(text.left(slash).toStdString());
    const BigInteger denominator(text.mid(slash + 1).toStdString());
    const double exact = BigRational(numerator, denominator).convert_to<double>();
    return std::abs(computed - exact) <= 1e-12 * std::max(1.0, std::abs(exact));
}

bool areFractions(std::span<const double> computed, const QJsonValue& fractions)
{
    std::size_t at = 0;
    bool all = fractions.isArray();
    const auto compare = [&](const QJsonValue& value) {
        all = all && at < computed.size() && isFraction(computed[at], value);
        ++at;
    };
    for (const auto& entry : fractions.toArray()) {
        if (entry.isArray())
            for (const auto& value : entry.toArray())
                compare(value);
        else
            compare(entry);
    }
    return all && at == computed.size();
}

} // namespace tranche::cli
