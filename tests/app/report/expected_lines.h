// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/app/report/json_figures.h"
#include "tests/app/report/report_lines.h"
#include "tests/app/report/reported_table.h"

#include <QTest>

#include <cmath>
#include <tuple>

namespace tranche::test::reported {

inline constexpr int attributes = 5; ///< that are released

/// A line of a report: how it begins, and every number in it, in order.
struct Line {
    QString begin;
    QStringList numbers;
};

/// What the reports of a run have to say: every line with a number, made of the JSON of the command line and, where that has none, of the
/// table itself.
class ExpectedLines {
public:
    ExpectedLines(JsonFigures slice, JsonFigures utility, JsonFigures membership, JsonFigures house)
        : m_slice(std::move(slice)), m_utility(std::move(utility)), m_membership(std::move(membership)), m_house(std::move(house))
    {
        for (int i = 0; i < records; ++i)
            if (isKept(i))
                m_kept.push_back(i);
    }

    std::vector<Line> of(const ReaderForm& form, bool internal);
    double limit() { return 1.0 / m_slice.fraction("settings/l"); }
    /// How many tuples are above it, a number for each drawing of a report.
    QStringList overLimit(const ReaderForm& form, bool internal);
    QStringList notAsked() const { return m_slice.notAsked(); }

private:
    std::vector<int> bucketRows(int bucket);
    Groups groupsOf(const std::vector<int>& rows, std::initializer_list<Field> fields) const;
    void addFront(std::vector<Line>& lines, const ReaderForm& form);
    void addColumns(std::vector<Line>& lines, const ReaderForm& form, bool internal);
    void addAttributes(std::vector<Line>& lines, const ReaderForm& form);
    void addExternal(std::vector<Line>& lines, const ReaderForm& form);
    void addInternal(std::vector<Line>& lines, const ReaderForm& form);
    void addRisks(std::vector<Line>& lines, const ReaderForm& form);
    void addWorst(std::vector<Line>& lines, const ReaderForm& form);
    void addMaps(std::vector<Line>& lines, const ReaderForm& form);
    void addLosses(std::vector<Line>& lines, const ReaderForm& form);
    QStringList errorOfCounts(const ReaderForm& form, bool across);
    QString phiOf(bool after, int row, int column, const ReaderForm& form);
    std::vector<double> risksBefore() const { return risksIn({groupsOf(m_kept, {Age, Sex, Job, City})}); }
    std::vector<double> risksAfter();
    QString countOver(const std::vector<double>& risks, const ReaderForm& form);

    JsonFigures m_slice;
    JsonFigures m_utility;
    JsonFigures m_membership;
    JsonFigures m_house; ///< report.json of the internal folder
    std::vector<int> m_kept;
};

/// Records of a bucket, from 0 as the JSON numbers them.
inline std::vector<int> ExpectedLines::bucketRows(int bucket)
{
    std::vector<int> rows;
    for (const auto& row : m_slice.at(QStringLiteral("buckets/rows/%1").arg(bucket)).toArray())
        rows.push_back(row.toInt());
    return rows;
}

inline Groups ExpectedLines::groupsOf(const std::vector<int>& rows, std::initializer_list<Field> fields) const
{
    Groups groups;
    for (const int i : rows) {
        QString key;
        for (const auto field : fields)
            key += recordOf(i)[field] + QLatin1Char('/');
        groups[key].push_back(i);
    }
    return groups;
}

/// A tuple matches its own bucket alone, and there the tuples that have its job.
inline std::vector<double> ExpectedLines::risksAfter()
{
    std::vector<Groups> buckets;
    for (int i = 0; i < m_slice.number("buckets/count"); ++i)
        buckets.push_back(groupsOf(bucketRows(i), {Job}));
    return risksIn(buckets);
}

inline QString ExpectedLines::countOver(const std::vector<double>& risks, const ReaderForm& form)
{
    const double most = limit() + 1e-12;
    return form.count(static_cast<double>(std::ranges::count_if(risks, [most](double risk) { return risk > most; })));
}

inline QStringList ExpectedLines::overLimit(const ReaderForm& form, bool internal)
{
    const auto after = countOver(risksAfter(), form);
    return internal ? QStringList{countOver(risksBefore(), form), after} : QStringList{after};
}

inline void ExpectedLines::addFront(std::vector<Line>& lines, const ReaderForm& form)
{
    const auto l = m_slice.at("settings/l").toString().split(QLatin1Char('/'));
    const QString limit = l[1] + QLatin1Char('/') + l[0];
    lines.push_back({"A sliced table of", {form.count(m_slice.number("table/tuples"))}});
    lines.push_back({"Someone who knows all four other attributes", {limit}});
    lines.push_back({"The promise is", {form.pointed(QString::number(l[0].toDouble() / l[1].toDouble())), limit}});
    lines.push_back({"Judged by the policy “People”",
                     {m_slice.at("policy/version").toString(), form.count(static_cast<double>(m_slice.at("policy/rules").toArray().size())),
                      form.count(5)}});
}

inline void ExpectedLines::addColumns(std::vector<Line>& lines, const ReaderForm& form, bool internal)
{
    const QString types = internal ? QString() : QStringLiteral("(");
    const auto columns = m_slice.at("columns").toArray();
    for (int i = 0; i < columns.size(); ++i) {
        const auto place = QStringLiteral("membership/unique_column_values/%1/").arg(i);
        QCOMPARE(m_membership.list(place + "column"), m_slice.list(QStringLiteral("columns/%1").arg(i)));
        const bool last = i + 1 == columns.size();
        QStringList numbers{form.count(m_membership.number(place + "distinct"))};
        if (m_membership.number(place + "tuples") > 0)
            numbers += form.percent(m_membership.number(place + "share"), 2);
        const auto first = columns[i].toArray()[0].toString();
        const auto letter = last ? QStringLiteral("S") : QString(QChar(u'A' + i));
        const auto separator
            = internal ? (columns[i].toArray().size() > 1 ? QStringLiteral(", ") : QStringLiteral(" | quasi")) : QStringLiteral(" (");
        lines.push_back({letter + " | " + first + separator, numbers});
    }
}

inline void ExpectedLines::addAttributes(std::vector<Line>& lines, const ReaderForm& form)
{
    const auto columns = m_slice.at("columns").toArray();
    for (int i = 1; i < 6; ++i) {
        const auto place = QStringLiteral("attributes/%1/").arg(i);
        const auto type = m_slice.at(place + "type").toString() == QLatin1String("numeric") ? " | number" : " | text";
        const auto name = m_slice.at(place + "name").toString();
        for (int column = 0; column < columns.size(); ++column)
            if (columns[column].toArray().contains(name))
                lines.push_back({(column == 2 ? QStringLiteral("S") : QString(QChar(u'A' + column))) + " | " + name + type,
                                 {form.count(m_slice.number(place + "distinct"))}});
    }
}

inline QStringList ExpectedLines::errorOfCounts(const ReaderForm& form, bool across)
{
    const auto rows = m_utility.at("queries").toArray();
    QStringList numbers;
    for (const auto* part : {"all", "across"})
        for (int i = 0; i < rows.size(); ++i) {
            const auto row = rows[i].toObject();
            const bool is = row["technique"] == "slicing" && row["predicates"].toInt() == 3 && row["part"] == QLatin1String(part);
            if (is && (across || part == QLatin1String("all")))
                numbers += form.percent(row[part == QLatin1String("all") ? "median" : "q75"].toDouble());
        }
    return numbers;
}

inline void ExpectedLines::addExternal(std::vector<Line>& lines, const ReaderForm& form)
{
    const auto number = [this](const char* place) { return m_slice.number(QString::fromLatin1(place)); };
    const double limit = this->limit();
    const auto bucketSizes = QStringList{form.count(number("buckets/count")), form.count(number("buckets/min")),
                                         form.count(number("buckets/max")), form.median(number("buckets/median"))};
    lines.push_back({"Tuples that resemble each other", {bucketSizes[0]}});
    const auto risks = risksAfter();
    const auto onLimit = std::ranges::count_if(risks, [limit](double risk) { return std::abs(risk - limit) < 1e-12; });
    QCOMPARE(static_cast<double>(onLimit), m_house.number("after/tuples_on_limit"));
    lines.push_back({"Largest probability of one ill |",
                     {form.share(m_slice.fraction("max_p")), form.share(limit), form.count(static_cast<double>(onLimit))}});
    lines.push_back({"Buckets |", bucketSizes});
    lines.push_back({"Fakes per original |", {form.decimal(m_membership.number("membership_qi/fakes_per_original"), 2)}});
    lines.push_back({"Association kept |", {form.percent(m_utility.number("association/1/kept_percent") / 100.0)}});
    lines.push_back({"Error of a count over 3 attributes |", QStringList{"3"} + errorOfCounts(form, true)});
    lines.push_back({"Each of the", {form.count(number("table/tuples"))}});
    lines.push_back(
        {"Half of them stay at or below", {form.shareInText(risks[(risks.size() - 1) / 2]), form.count(static_cast<double>(onLimit))}});
}

inline void ExpectedLines::addRisks(std::vector<Line>& lines, const ReaderForm& form)
{
    const auto before = risksBefore();
    const auto after = risksAfter();
    const auto half = [](const std::vector<double>& risks) { return risks[(risks.size() - 1) / 2]; };
    const auto countOf = [&form](const std::vector<double>& risks, auto&& test) {
        return form.count(static_cast<double>(std::ranges::count_if(risks, test)));
    };
    const auto certain = [](double risk) { return risk >= 1.0; };
    lines.push_back({"Largest probability of one ill |", {form.share(before.back()), form.share(m_slice.fraction("max_p"))}});
    QCOMPARE(form.share(after.back()), form.share(m_slice.fraction("max_p")));
    lines.push_back({"Half of all tuples stay at or below |", {form.share(half(before)), form.share(half(after))}});
    lines.push_back({"Tuples whose ill is certain |", {countOf(before, certain), countOf(after, certain)}});
    QCOMPARE(countOf(before, certain), form.count(m_house.number("before/tuples_with_certain_value")));
    lines.push_back({"Tuples above the limit of", {form.share(limit()), countOver(before, form), countOver(after, form)}});
}

/// The ten with the greatest share in a group of equal jobs; of equal ones, those with fewer tuples first.
inline void ExpectedLines::addWorst(std::vector<Line>& lines, const ReaderForm& form)
{
    struct Bucket {
        double share = 0.0;
        std::size_t size = 0;
        int number = 0;
    };
    std::vector<Bucket> all;
    for (int i = 0; i < m_slice.number("buckets/count"); ++i) {
        const auto rows = bucketRows(i);
        all.push_back({risksIn({groupsOf(rows, {Job})}).back(), rows.size(), i + 1});
    }
    std::ranges::sort(all, [](const Bucket& a, const Bucket& b) {
        return std::tuple(-a.share, a.size, a.number) < std::tuple(-b.share, b.size, b.number);
    });
    for (const auto& [share, size, number] : std::vector(all.begin(), all.begin() + 10))
        lines.push_back({form.count(number) + " | ", {form.count(number), form.count(static_cast<double>(size)), form.share(share)}});
}

inline void ExpectedLines::addInternal(std::vector<Line>& lines, const ReaderForm& form)
{
    const auto number = [this](const char* place) { return m_slice.number(QString::fromLatin1(place)); };
    lines.push_back({"Tuples in the release |", {form.count(number("table/tuples"))}});
    lines.push_back({"Tuples left out for a missing value |", {form.count(number("table/dropped_missing"))}});
    lines.push_back({"Distinct combinations of quasi-identifiers |", {form.count(m_house.number("before/signatures"))}});
    lines.push_back({"Tuples with a combination of their own |", {form.count(m_house.number("before/unique_tuples"))}});
    addRisks(lines, form);
    lines.push_back(
        {"Fakes per original, on quasi-identifiers |", {"0", form.decimal(m_membership.number("membership_qi/fakes_per_original"), 2)}});
    lines.push_back({"Originals told from fakes by matching buckets |", {form.share(m_membership.number("membership_qi/auc"))}});
    lines.push_back(
        {"Fakes per original, on whole tuples |", {"0", form.decimal(m_membership.number("membership/fakes_per_original"), 2)}});
    lines.push_back({"Buckets |",
                     {form.count(number("buckets/count")), form.count(number("buckets/min")), form.count(number("buckets/max")),
                      form.median(number("buckets/median"))}});
    lines.push_back(
        {"Association between attributes |", {form.percent(1.0), form.percent(m_utility.number("association/1/kept_percent") / 100.0)}});
    lines.push_back({"Error of a count over 3 attributes |", QStringList{"3", "0"} + errorOfCounts(form, false)});
    const auto rules = m_slice.at("policy/rules").toArray();
    for (int i = 0; i < rules.size(); ++i) { // as the manifest writes them, in any language
        const auto place = QStringLiteral("policy/rules/%1/").arg(i);
        lines.push_back({m_slice.at(place + "rule").toString() + " |",
                         {m_slice.at(place + "asked").toString(), m_slice.at(place + "found").toString()}});
    }
    addWorst(lines, form);
}

/// phi2 of two attributes in the order of the columns.
inline QString ExpectedLines::phiOf(bool after, int row, int column, const ReaderForm& form)
{
    QStringList order;
    for (int i = 0; i < m_slice.at("columns").toArray().size(); ++i)
        order += m_slice.list(QStringLiteral("columns/%1").arg(i));
    const auto names = m_slice.list("phi2/names");
    const auto first = QString::number(names.indexOf(order[row]));
    const auto second = QString::number(names.indexOf(order[column]));
    return form.phi(after ? m_utility.number("association/1/phi2/" + first + '/' + second)
                          : m_slice.number("phi2/matrix/" + first + '/' + second));
}

inline void ExpectedLines::addMaps(std::vector<Line>& lines, const ReaderForm& form)
{
    QStringList onMaps;
    for (const bool after : {false, true})
        for (int row = 0; row < attributes; ++row)
            for (int column = 0; column < attributes; ++column)
                if (row != column)
                    onMaps += phiOf(after, row, column, form);
    for (const double mark : {0.0, 0.02, 0.1, 0.25, 0.5, 1.0}) { // of the scale
        auto text = form.phi(mark);
        while (text.size() > 1 && text.endsWith('0'))
            text.chop(1);
        onMaps += text;
    }
    lines.push_back({"φ² of every pair of attributes, in the table", onMaps});
}

inline void ExpectedLines::addLosses(std::vector<Line>& lines, const ReaderForm& form)
{
    struct Pair {
        double before = 0.0;
        double after = 0.0;
        double lost() const { return before - after; }
    };
    std::vector<Pair> pairs;
    double had = 0.0;
    double has = 0.0;
    for (int i = 0; i < attributes; ++i)
        for (int j = i + 1; j < attributes; ++j) {
            const auto place = QStringLiteral("%1/%2").arg(i).arg(j);
            pairs.push_back({m_slice.number("phi2/matrix/" + place), m_utility.number("association/1/phi2/" + place)});
            had += pairs.back().before;
            has += pairs.back().after;
        }
    lines.push_back({"φ² of every pair of attributes: 0 unrelated",
                     {"0", "1", form.percent(m_utility.number("association/1/kept_percent") / 100.0), form.decimal(has, 3),
                      form.decimal(had, 3), form.count(10)}});
    std::ranges::sort(pairs, [](const Pair& a, const Pair& b) { return a.lost() > b.lost(); });
    QStringList lost;
    std::size_t named = 0;
    for (; named < 3 && pairs[named].lost() >= pairs[0].lost() / 3.0; ++named)
        lost += {form.decimal(pairs[named].before, 3), form.decimal(pairs[named].after, 3)};
    lines.push_back({"Lost most:", lost + QStringList{form.decimal(pairs[named].lost(), 3)}});
}

inline std::vector<Line> ExpectedLines::of(const ReaderForm& form, bool internal)
{
    std::vector<Line> lines;
    addFront(lines, form);
    addColumns(lines, form, internal);
    if (internal) {
        addAttributes(lines, form);
        addInternal(lines, form);
    } else
        addExternal(lines, form);
    addMaps(lines, form);
    addLosses(lines, form);
    return lines;
}

} // namespace tranche::test::reported
