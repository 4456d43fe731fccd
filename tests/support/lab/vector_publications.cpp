// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/lab/vector_publications.h"

#include "core/utility/lab_stream.h"
#include "core/utility/publications/local_recoding.h"
#include "core/utility/publications/make_publication.h"
#include "tests/support/vector_slicings.h"

#include <algorithm>
#include <memory>

namespace tranche::test {

namespace {

std::shared_ptr<const BucketPartition> sharedPartition(const std::vector<Rows>& buckets)
{
    return std::make_shared<const BucketPartition>(partitionOf(buckets));
}

std::shared_ptr<const BucketPartition> classesOf(const TestVector& vector)
{
    std::vector<Rows> classes;
    for (const auto& each : vector.json[u"generalization"][u"classes"].toArray())
        classes.push_back(rowsOf(each[u"rows"].toArray()));
    return sharedPartition(classes);
}

Publication asPublished(const TestVector& vector, const QString& technique)
{
    const JobContext job;
    const auto original = originalPublication({vector.table, nullptr}, job);
    if (technique == QStringLiteral("original"))
        return original;
    if (technique == QStringLiteral("generalization"))
        return recodedPublication(original, classesOf(vector), job);
    const bool sliced = technique == QStringLiteral("slicing");
    const auto columns = sliced ? partitionOf(vector.json[u"parameters"][u"columns"], vector) : bucketizationColumns(*vector.table);
    const auto buckets = sharedPartition(rowListsOf(vector.json[technique][u"buckets"].toArray()));
    return slicedPublication(sliced ? Technique::Slicing : Technique::Bucketization, original,
                             {std::make_shared<const ColumnPartition>(columns), buckets, nullptr, nullptr}, job);
}

} // namespace

VectorPublication vectorPublication(const TestVector& vector, const QString& technique, const QString& method, AttributeId target)
{
    const JobContext job;
    VectorPublication result{asPublished(vector, technique), {}, labelsOf(*vector.table, vector.bins), target};
    if (method == QStringLiteral("bounds")) {
        auto bounds = boundsPublication(result.publication, target, job);
        const auto labels = std::exchange(result.labels, {});
        for (const auto id : bounds.source)
            result.labels.push_back(labels[id.value]);
        result.target = AttributeId(static_cast<std::size_t>(std::ranges::find(bounds.source, target) - bounds.source.begin()));
        result.publication = std::move(bounds.publication);
        result.source = std::move(bounds.source);
        return result;
    }
    for (std::size_t i = 0; i < vector.table->attributeCount(); ++i)
        result.source.emplace_back(i);
    if (method == QStringLiteral("linked")) {
        const auto seed = static_cast<std::uint64_t>(vector.json[u"parameters"][u"seed"].toInt());
        result.publication = linkedPublication(result.publication, LabStream(seed, LabDraw::linking(0, 1, 0)), job);
    }
    return result;
}

std::vector<std::uint32_t> codesOfTuple(const TestVector& vector, const VectorPublication& publication, std::size_t row)
{
    std::vector<std::uint32_t> codes;
    for (const auto id : publication.source)
        codes.push_back(vector.table->attribute(id).codes[row]);
    return codes;
}

} // namespace tranche::test
