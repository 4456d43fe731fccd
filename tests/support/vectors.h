// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/exact.h"
#include "core/table/kept_table.h"

#include <QJsonObject>
#include <QString>
#include <QStringList>

#include <cstdint>
#include <memory>
#include <vector>

namespace tranche::test {

/// One file of tests/data/vectors or vectors-utility (their READMEs define every field), with its table ready for use.
struct TestVector {
    QString name;
    QJsonObject json;
    std::shared_ptr<const KeptTable> table; ///< types as declared; every attribute but `sensitive` a quasi-identifier
    AttributeId sensitive;
    std::uint32_t bins = 0;
};

/// Names of all vectors, without ".json". Aborts when there is none.
QStringList vectorNames();
/// Aborts when the file cannot be read.
TestVector loadVector(const QString& name);
/// The same of the utility laboratory's.
QStringList utilityVectorNames();
TestVector loadUtilityVector(const QString& name);
/// "num/den" as the vectors write it.
BigRational fractionOf(const QJsonValue& text);
/// [[names]] as the vectors write columns.
std::vector<std::vector<AttributeId>> columnsOf(const QJsonValue& names, const KeptTable& table);

} // namespace tranche::test
