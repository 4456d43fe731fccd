// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/random.h"
#include "core/laboratory/evaluate_learning.h"
#include "core/laboratory/test_records.h"
#include "core/utility/learning/learning_task.h"
#include "tests/core/laboratory/trained_table.h"
#include "tests/oracle/lab/expected_oracle.h"
#include "tests/oracle/lab/tree_oracle.h"
#include "tests/support/seeds.h"
#include "tests/support/test_room.h"

#include <QDir>
#include <QFile>

#include <algorithm>
#include <optional>

namespace tst_test_file_guesses {

using namespace tranche;
using namespace tranche::test;

using Lines = std::vector<std::string>;

/// What models say of a test file's records, beside the definitions followed by the letter and what a second program finds.
class TestTestFileGuesses : public QObject {
    Q_OBJECT
private slots:
    void guessesAgreeWithTheDefinition();
    void adultsTestFileIsGuessed();
};

namespace {

/// A cell of a random table, and what it says.
struct Cell {
    std::string text;
    std::optional<BigRational> number; ///< none: a category, or missing
    bool missing = false;
};
using Record = std::vector<Cell>; ///< N, M, C, S

Cell numberCell(RandomSource& random, int values, bool mayMiss)
{
    if (mayMiss && random.below(12) == 0)
        return {"_", std::nullopt, true};
    const auto quarters = static_cast<int>(random.below(static_cast<std::uint64_t>(values))) - 8;
    const auto whole = std::to_string(std::abs(quarters) / 4);
    constexpr const char* parts[] = {"", ".25", ".5", ".75"};
    return {(quarters < 0 ? "-" : "") + whole + parts[std::abs(quarters) % 4], BigRational(quarters, 4), false};
}

Cell categoryCell(RandomSource& random, std::uint64_t values)
{
    return {std::string(1, static_cast<char>('a' + random.below(values))), std::nullopt, false};
}

std::vector<Record> drawRecords(RandomSource& random, std::size_t count, int numbers, std::uint64_t categories)
{
    std::vector<Record> records;
    for (std::size_t i = 0; i < count; ++i) {
        records.push_back({numberCell(random, numbers, true), numberCell(random, 2 * numbers, false), categoryCell(random, categories),
                           categoryCell(random, categories)});
        if (random.below(3) != 0) // so that there is something to learn
            records.back()[3].text = records.back()[1].number > BigRational(numbers, 4) ? "a" : "b";
    }
    return records;
}

Lines linesOf(const std::vector<Record>& records)
{
    Lines lines{"N M C S"};
    for (const auto& record : records)
        lines.push_back(record[0].text + ' ' + record[1].text + ' ' + record[2].text + ' ' + record[3].text);
    return lines;
}

/// Guesses by the letter of the definitions, from the cells themselves.
class Guesser {
public:
    Guesser(const Snapshot& snapshot, AttributeId target)
        : m_table(*snapshot.kept), m_labels(labelsOf(m_table, snapshot.parameters.bins)), m_target(target)
    {
    }

    ClassScores bayes(const Publication& publication, const std::vector<Record>& records) const
    {
        ClassScores scores(m_labels[m_target.value].count());
        for (const auto& record : records) {
            std::vector<std::uint32_t> tuple;
            for (std::size_t a = 0; a < record.size(); ++a)
                tuple.push_back(codeWithLabelOf(a, record[a]));
            const auto products = bayesProducts(publication, m_labels, m_target, tuple);
            add(scores, record, static_cast<std::uint32_t>(std::ranges::max_element(products) - products.begin()));
        }
        return scores;
    }

    ClassScores tree(const Publication& publication, const std::vector<Record>& records) const
    {
        const auto root = prunedByDefinition(treeByDefinition(publication, m_labels, m_target));
        ClassScores scores(m_labels[m_target.value].count());
        for (const auto& record : records)
            add(scores, record, follow(root, record));
        return scores;
    }

private:
    std::uint32_t follow(const OracleNode& node, const Record& record) const
    {
        if (!node.attribute)
            return node.majority;
        const auto& attribute = m_table.attribute(*node.attribute);
        const auto& cell = record[node.attribute->value];
        std::size_t child = 0;
        if (node.threshold) {
            child = positionOf(attribute, cell) <= *node.threshold ? 0 : 1;
        } else {
            child = exactCode(attribute, cell);
            if (child == unknownCode)
                return node.majority;
        }
        return node.children[child].total() == 0 ? node.majority : follow(node.children[child], record);
    }

    static std::uint32_t exactCode(const KeptAttribute& attribute, const Cell& cell)
    {
        if (cell.missing)
            return attribute.missingCode.value_or(unknownCode);
        for (std::uint32_t code = 0; code < attribute.presentCount(); ++code)
            if (cell.number ? axisPosition(attribute, code) == *cell.number : attribute.values[code] == cell.text)
                return code;
        return unknownCode;
    }

    static BigRational positionOf(const KeptAttribute& attribute, const Cell& cell)
    {
        const auto last = axisPosition(attribute, static_cast<std::uint32_t>(attribute.presentCount() - 1));
        if (cell.missing)
            return last + 1;
        return std::clamp(*cell.number, axisPosition(attribute, 0), last);
    }

    /// Any code of the table with the cell's label.
    std::uint32_t codeWithLabelOf(std::size_t a, const Cell& cell) const
    {
        const auto& attribute = m_table.attribute(AttributeId(a));
        if (cell.missing || !attribute.numeric())
            return exactCode(attribute, cell);
        for (std::uint32_t code = 0; code < attribute.presentCount(); ++code)
            if (binOf(attribute, axisPosition(attribute, code)) == binOf(attribute, positionOf(attribute, cell)))
                return code;
        return unknownCode;
    }

    static BigInteger binOf(const KeptAttribute& attribute, const BigRational& position)
    {
        const auto first = axisPosition(attribute, 0);
        const auto width = axisPosition(attribute, static_cast<std::uint32_t>(attribute.presentCount() - 1)) - first;
        if (width == 0)
            return 0;
        const BigRational bin = (position - first) * 10 / width;
        return std::min(BigInteger(9), BigInteger(numerator(bin) / denominator(bin)));
    }

    void add(ClassScores& scores, const Record& record, std::uint32_t guess) const
    {
        const auto truth = codeWithLabelOf(m_target.value, record[m_target.value]);
        if (truth == unknownCode)
            scores.addOutside(guess);
        else
            scores.add(m_labels[m_target.value].ofCode[truth], guess);
    }

    const KeptTable& m_table;
    std::vector<AttributeLabels> m_labels;
    AttributeId m_target;
};

bool same(const ClassScores& a, const ClassScores& b)
{
    for (std::size_t truth = 0; truth < a.classes(); ++truth)
        for (std::size_t guess = 0; guess < a.classes(); ++guess)
            if (a.count(truth, guess) != b.count(truth, guess))
                return false;
    return a.outside() == b.outside() && a.named(0) == b.named(0);
}

/// The attributes of OCC-7 in one of Adult's files, cells separated by a blank; none where it is not there.
Lines adultLines(const QString& name)
{
    Lines lines{"age workclass education marital-status race sex occupation"};
    QFile file(QDir(sharedFolder()).filePath(QStringLiteral("data/adult/") + name));
    if (sharedFolder().isEmpty() || !file.open(QIODevice::ReadOnly))
        return {};
    while (!file.atEnd()) {
        const auto cells = QString::fromLatin1(file.readLine()).trimmed().split(QStringLiteral(", "));
        if (cells.size() == 15)
            lines.push_back(
                (QStringList{cells[0], cells[1], cells[3], cells[5], cells[8], cells[9], cells[6]}.join(QLatin1Char(' '))).toStdString());
    }
    return lines;
}

} // namespace

void TestTestFileGuesses::guessesAgreeWithTheDefinition()
{
    std::size_t between = 0;
    std::size_t outside = 0;
    const Seeds seeds(1, 40);
    for (const auto seed : seeds) {
        SeededRandom random(seed);
        const auto table = drawRecords(random, 8 + random.below(14), 14, 3);
        const auto asked = drawRecords(random, 12, 24, 4);
        const auto snapshot = trained(linesOf(table), MissingRule::KeepAsValue);
        const auto records = recordsOf(snapshot, linesOf(asked));
        for (const auto& attribute : records->attributes)
            between += attribute.between ? 1 : 0;
        JobContext job;
        const auto publications = labPublications(snapshot, job).value();
        LearningRequest request;
        request.learners = {Learner::NaiveBayes, Learner::Tree};
        request.techniques = {Technique::Original, Technique::Slicing, Technique::Generalization};
        for (const auto* name : {"S", "M"})
            if (const auto id = snapshot.kept->find(name).value(); publications->labels[id.value].count() > 1)
                request.targets.push_back(id);
        if (request.targets.empty())
            continue;
        const auto results = labLearningOnFile(snapshot, *labPublications(snapshot, job).value(), request, *records, job).value();
        for (const auto& result : results) {
            if (!result.technique || result.reason)
                continue;
            const Guesser guesser(snapshot, result.target);
            const auto& publication = *publications->of(*result.technique).publication;
            const auto expected = result.learner == Learner::Tree ? guesser.tree(publication, asked) : guesser.bayes(publication, asked);
            QVERIFY2(same(result.runs.front(), expected), qPrintable(QStringLiteral("seed %1").arg(seed)));
            outside += static_cast<std::size_t>(result.runs.front().outside());
        }
    }
    QVERIFY(!seeds.all() || (between > 35 && outside > 35));
}

void TestTestFileGuesses::adultsTestFileIsGuessed()
{
    const auto table = adultLines(QStringLiteral("adult.data"));
    const auto file = adultLines(QStringLiteral("adult.test"));
    if (table.empty() || file.empty())
        QSKIP("Adult is not here");
    Parameters parameters;
    parameters.model.l = Ratio(3, 1);
    const auto snapshot = snapshotOf({.table = tableOf(table),
                                      .sensitive = "occupation",
                                      .missingTokens = {"?"},
                                      .parameters = parameters,
                                      .columns = {{"age", "workclass", "education", "marital-status", "race"}, {"sex", "occupation"}}});
    const auto records = recordsOf(snapshot, file);
    QCOMPARE(records->records, std::size_t{15315});
    QCOMPARE(records->dropped, std::size_t{966});
    LearningRequest request;
    request.targets = {snapshot.kept->find("occupation").value()};
    request.techniques = {Technique::Original, Technique::Slicing};
    JobContext job;
    const auto results = labLearningOnFile(snapshot, *labPublications(snapshot, job).value(), request, *records, job).value();
    QCOMPARE(results[1].runs.front().correct(), std::uint64_t{4906}); // what a second program finds
    QVERIFY(results[2].accuracy > .26 && results[2].accuracy < results[1].accuracy);
}

TRANCHE_CORE_TEST(TestTestFileGuesses)

} // namespace tst_test_file_guesses

#include "tst_test_file_guesses.moc"
