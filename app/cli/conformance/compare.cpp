// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/conformance/compare.h"

#include "app/cli/options/names.h"
#include "core/correlation/exact_phi.h"

#include <algorithm>
#include <cmath>

namespace tranche::cli {

namespace {

QString text(const std::string& utf8)
{
    return QString::fromStdString(utf8);
}

QJsonArray indices(const std::vector<BucketId>& buckets)
{
    QJsonArray array;
    for (const auto bucket : buckets)
        array.append(static_cast<qint64>(bucket.value));
    return array;
}

QJsonObject sharesJson(const KeptAttribute& sensitive, const SensitiveShares& shares)
{
    QJsonObject object;
    for (const auto& [code, share] : shares)
        object.insert(text(sensitive.values[code]), rational(share));
    return object;
}

} // namespace

QString rational(const BigRational& value)
{
    return text(ratioText(value));
}

QJsonArray columnsJson(const KeptTable& table, const ColumnPartition& columns)
{
    QJsonArray array;
    for (const auto& column : columns.columns()) {
        QJsonArray names;
        for (const auto& name : namesOf(table, column))
            names.append(text(name));
        array.append(names);
    }
    return array;
}

QJsonArray bucketsJson(const BucketPartition& buckets)
{
    QJsonArray array;
    for (std::size_t i = 0; i < buckets.size(); ++i) {
        QJsonArray rows;
        for (const auto row : buckets.rowsOf(BucketId(i)))
            rows.append(static_cast<qint64>(row));
        array.append(rows);
    }
    return array;
}

QJsonArray phiJson(const Vector& vector)
{
    QJsonArray matrix;
    for (std::size_t i = 0; i < vector.correlation->size(); ++i) {
        QJsonArray line;
        for (std::size_t j = 0; j < vector.correlation->size(); ++j)
            line.append(rational(exactPhiSquared(*vector.correlation, AttributeId(i), AttributeId(j))));
        matrix.append(line);
    }
    return matrix;
}

QJsonArray rankingJson(const Vector& vector)
{
    std::vector<std::pair<AttributeId, BigRational>> ranking;
    for (std::size_t i = 0; i < vector.correlation->size(); ++i)
        if (AttributeId(i) != vector.sensitive)
            ranking.emplace_back(i, exactPhiSquared(*vector.correlation, AttributeId(i), vector.sensitive));
    std::ranges::stable_sort(ranking, [](const auto& a, const auto& b) { return a.second > b.second; });
    QJsonArray array;
    for (const auto& [id, phi] : ranking)
        array.append(QJsonArray{text(vector.table->attribute(id).name), rational(phi)});
    return array;
}

QJsonObject binsJson(const Vector& vector)
{
    QJsonObject object;
    for (const auto& attribute : vector.table->attributes()) {
        if (!attribute.numeric())
            continue;
        const auto bins = attribute.axis.equalWidthBins(attribute.presentCount(), vector.bins);
        QJsonArray rows;
        for (const auto code : attribute.codes)
            rows.append(code < bins.size() ? static_cast<qint64>(bins[code]) : qint64{-1});
        object.insert(text(attribute.name), rows);
    }
    return object;
}

QJsonObject tupleJson(const KeptTable& table, std::size_t row, const TupleMatch& match)
{
    const auto& sensitive = table.attribute(table.sensitive().front());
    std::vector<BucketId> qMatching;
    QJsonObject shares;
    QJsonObject products;
    QJsonObject values;
    QJsonObject probabilities;
    for (const auto& bucket : match.qMatching) {
        qMatching.push_back(bucket.bucket);
        const auto key = QString::number(bucket.bucket.value);
        QJsonArray columns;
        for (const auto& share : bucket.columnShares)
            columns.append(rational(share));
        shares.insert(key, columns);
        products.insert(key, rational(bucket.product));
        values.insert(key, sharesJson(sensitive, bucket.sensitive));
        probabilities.insert(key, rational(bucket.probability));
    }
    return {{"row", static_cast<qint64>(row)},
            {"q_matching_buckets", indices(qMatching)},
            {"matching_buckets", indices(match.matching)},
            {"f_i", shares},
            {"f", products},
            {"D", values},
            {"p_bucket", probabilities},
            {"p_sensitive", sharesJson(sensitive, match.sensitive)},
            {"max_p", rational(match.maxP)}};
}

bool doublesAgree(const Vector& vector)
{
    for (std::size_t i = 0; i < vector.correlation->size(); ++i) {
        for (std::size_t j = 0; j < vector.correlation->size(); ++j) {
            const auto exact = exactPhiSquared(*vector.correlation, AttributeId(i), AttributeId(j)).convert_to<double>();
            if (!(std::abs(vector.correlation->at(AttributeId(i), AttributeId(j)) - exact) < 1e-12))
                return false;
        }
    }
    return true;
}

} // namespace tranche::cli
