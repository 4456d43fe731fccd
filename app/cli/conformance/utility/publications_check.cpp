// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/conformance/utility/publications_check.h"

#include "app/cli/conformance/compare.h"
#include "core/import/qt_text.h"
#include "core/laboratory/utility_lab.h"

#include <QJsonArray>

#include <algorithm>
#include <utility>

namespace tranche::cli {

namespace {

QJsonObject labelsJson(const KeptTable& table, const std::vector<AttributeLabels>& labels)
{
    QJsonObject all;
    for (std::size_t i = 0; i < labels.size(); ++i) {
        const auto& attribute = table.attribute(AttributeId(i));
        QJsonArray list;
        for (const auto label : labels[i].bins)
            list.append(labels[i].binned ? QString::number(label) : qtText(attribute.values[label]));
        all.insert(qtText(attribute.name), list);
    }
    return all;
}

/// One end of every class's stretch.
QJsonObject endsJson(const Publication& publication, std::size_t block, bool low)
{
    QJsonObject ends;
    const auto row = publication.blocks->rowsOf(BucketId(block)).front();
    for (std::size_t i = 0; i < publication.attributes.size(); ++i) {
        const auto& kept = publication.table->attribute(AttributeId(i));
        const auto& attribute = publication.attributes[i];
        if (kept.role == Role::Sensitive)
            continue;
        auto code = (*attribute.symbols)[row];
        if (!attribute.single(code)) {
            const auto set = attribute.sets->of(code - attribute.values);
            code = low ? set.front() : set.back();
        }
        ends.insert(qtText(kept.name), qtText(kept.values[code]));
    }
    return ends;
}

QJsonArray classesJson(const Publication& publication)
{
    QJsonArray classes;
    const auto rows = bucketsJson(*publication.blocks);
    for (qsizetype b = 0; b < rows.size(); ++b) {
        const auto block = static_cast<std::size_t>(b);
        classes.append(
            QJsonObject{{"rows", rows[b]}, {"low", endsJson(publication, block, true)}, {"high", endsJson(publication, block, false)}});
    }
    return classes;
}

QJsonArray linkingJson(const Publication& publication, std::uint64_t seed, JobContext& job)
{
    const auto linked = linkedPublication(publication, LabStream(seed, LabDraw::linking(0, 1, 0)), job);
    QJsonArray rows;
    for (std::size_t row = 0; row < linked.tuples(); ++row) {
        QJsonArray cells;
        for (std::size_t i = 0; i < linked.attributes.size(); ++i)
            cells.append(qtText(linked.table->attribute(AttributeId(i)).values[(*linked.attributes[i].symbols)[row]]));
        rows.append(cells);
    }
    return rows;
}

QJsonObject whereJson(const KeptTable& table, const CountQuery& query)
{
    QJsonObject where;
    for (const auto& predicate : query.predicates) {
        QJsonArray values;
        for (const auto code : predicate.codes)
            values.append(qtText(table.attribute(predicate.attribute).values[code]));
        where.insert(qtText(table.attribute(predicate.attribute).name), values);
    }
    return where;
}

std::optional<QueryRequest> requestOf(const UtilityVector& utility)
{
    const auto given = utility.vector.expected["queries"].toObject();
    const auto ratio = [&](const char* field) { return parseRatio(given[field].toString().toStdString()); };
    const auto selectivity = ratio("selectivity");
    const auto low = ratio("low");
    const auto high = ratio("high");
    if (!selectivity || !low || !high || given["stream"].toInt() != 1)
        return std::nullopt;
    QueryRequest request{.predicates = static_cast<std::size_t>(given["k"].toInt()),
                         .queries = static_cast<std::size_t>(given["count"].toInt()),
                         .selectivity = *selectivity,
                         .bandLow = *low,
                         .bandHigh = *high,
                         .always = {},
                         .seed = utility.seed};
    for (const auto& name : given["with"].toArray())
        if (const auto id = utility.vector.table->find(name.toString().toStdString()))
            request.always.push_back(*id);
    return request;
}

void checkErrors(const std::vector<QueryErrors>& rows, const QString& word, const QJsonObject& expected, Tally& tally)
{
    const auto technique = techniqueOf(word);
    const auto found
        = std::ranges::find_if(rows, [&](const auto& row) { return row.technique == technique && row.part == QueryPart::All; });
    tally.check("queries, error of " + word.toStdString(),
                found != rows.end() && isFraction(found->q25, expected["q25"]) && isFraction(found->median, expected["median"])
                    && isFraction(found->q75, expected["q75"]) && isFraction(found->mean, expected["mean"]));
}

} // namespace

void checkPublications(const UtilityVector& utility, Tally& tally, JobContext& job)
{
    const auto& expected = utility.vector.expected;
    const auto& lab = *utility.publications;
    tally.check("labels", expected["labels"] == QJsonValue(labelsJson(*lab.table, lab.labels)));
    for (const auto& [word, technique] : {std::pair("slicing", Technique::Slicing), std::pair("bucketization", Technique::Bucketization)}) {
        const auto& publication = lab.of(technique).publication;
        tally.check(word, publication && expected[word].toObject()["buckets"] == QJsonValue(bucketsJson(*publication->blocks)));
        tally.check(std::string("linking, ") + word,
                    publication && expected["linking"].toObject()[word] == QJsonValue(linkingJson(*publication, utility.seed, job)));
    }
    const auto& recoded = lab.of(Technique::Generalization).publication;
    tally.check("generalization", recoded && expected["generalization"].toObject()["classes"] == QJsonValue(classesJson(*recoded)));
}

void checkAssociation(const UtilityVector& utility, Tally& tally, JobContext& job)
{
    const auto figures = labAssociation(*utility.publications, job);
    if (!figures)
        return tally.fail("association", "it cannot be computed");
    const auto expected = utility.vector.expected["association"].toObject();
    for (const auto& word : expected.keys()) {
        const auto technique = techniqueOf(word);
        const auto found = std::ranges::find_if(*figures, [&](const auto& one) { return one.technique == technique; });
        const auto field = "association, " + word.toStdString();
        if (found == figures->end()) {
            tally.fail(field, "there is no such publication");
            continue;
        }
        const auto given = expected[word].toObject();
        tally.check(field + ", phi2", areFractions(found->phi, given["phi2"]));
        tally.check(field + ", tv", areFractions(found->tv, given["tv"]));
        tally.check(field + ", kept", found->keptPercent ? isFraction(*found->keptPercent / 100.0, given["kept"]) : given["kept"].isNull());
    }
}

void checkQueries(const UtilityVector& utility, Tally& tally, JobContext& job)
{
    const auto request = requestOf(utility);
    const auto answered = request ? std::optional(answeredQueries(*utility.publications, *request, job)) : std::nullopt;
    if (!answered || !*answered)
        return tally.fail("queries", "they cannot be drawn");
    const auto expected = utility.vector.expected["queries"].toObject();
    const auto& workload = (*answered)->workload;
    const auto items = expected["items"].toArray();
    tally.check("queries, attempts", workload.attempts == static_cast<std::size_t>(expected["attempts"].toInt()));
    tally.check("queries, number", workload.queries.size() == static_cast<std::size_t>(items.size()));
    for (std::size_t i = 0; i < std::min(workload.queries.size(), static_cast<std::size_t>(items.size())); ++i) {
        const auto item = items[static_cast<qsizetype>(i)].toObject();
        const auto& query = workload.queries[i];
        bool same = item["where"] == QJsonValue(whereJson(*utility.vector.table, query))
                    && static_cast<std::uint64_t>(item["actual"].toInteger()) == query.actual;
        for (const auto& answers : (*answered)->answers)
            for (const auto& word : item.keys())
                if (techniqueOf(word) == answers.technique)
                    same = same && isFraction(answers.expected[i], item[word]);
        tally.check("queries, item " + std::to_string(i), same);
    }
    const auto errors = errorsOf(*utility.publications, **answered);
    for (const auto& word : expected["error"].toObject().keys())
        checkErrors(errors, word, expected["error"].toObject()[word].toObject(), tally);
}

} // namespace tranche::cli
