// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/conformance/vector_check.h"

#include "app/cli/conformance/entry_check.h"

#include <QJsonArray>

#include <algorithm>
#include <initializer_list>

namespace tranche::cli {

namespace {

std::string runTitle(std::size_t number, const QJsonObject& run)
{
    const auto parameters = run["parameters"].toObject();
    const auto alpha = parameters["alpha"].isNull() ? QString("auto") : QString::number(parameters["alpha"].toInt());
    return "run " + std::to_string(number)
           + QString(" (l %1, c %2, alpha %3, %4, %5, %6)")
                 .arg(parameters["ell"].toString())
                 .arg(parameters["c"].toInt())
                 .arg(alpha, parameters["attempts"].toString(), parameters["cut"].toString(), parameters["model"].toString())
                 .toStdString();
}

void checkTable(const Vector& vector, Tally& tally)
{
    const auto& expected = vector.expected;
    tally.enter(vector.name, {});
    tally.check("name", expected["name"].toString().toStdString() == vector.name, "differs from the name of the file");
    tally.check("rows", vector.table->rowCount() == static_cast<std::size_t>(expected["rows"].toArray().size()), "not all rows were kept");
    tally.check("discretized", expected["discretized"] == QJsonValue(binsJson(vector)));
    tally.check("phi2", expected["phi2"] == QJsonValue(phiJson(vector)));
    tally.check("phi2 as shown", doublesAgree(vector), "the rounded numbers do not agree with the fractions");
    tally.check("correlation_with_sensitive", expected["correlation_with_sensitive"] == QJsonValue(rankingJson(vector)));
    for (const auto* list : {"given", "runs"})
        if (!expected[list].isArray())
            tally.fail(list, "the list is missing");
}

} // namespace

void checkVector(const Vector& vector, Tally& tally, JobContext& job)
{
    checkTable(vector, tally);
    checkFields(vector.expected,
                {"format", "name", "description", "attributes", "sensitive", "rows", "bins", "discretized", "phi2",
                 "correlation_with_sensitive", "given", "runs"},
                tally);
    std::size_t number = 0;
    for (const auto& entry : vector.expected["given"].toArray()) {
        tally.enter(vector.name, "given " + std::to_string(number++) + " (" + entry.toObject()["label"].toString().toStdString() + ')');
        checkGiven(vector, entry.toObject(), tally, job);
    }
    number = 0;
    for (const auto& entry : vector.expected["runs"].toArray()) {
        tally.enter(vector.name, runTitle(number++, entry.toObject()));
        checkRun(vector, entry.toObject(), tally, job);
    }
}

} // namespace tranche::cli
