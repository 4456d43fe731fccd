// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/utility/learning/decision_tree.h"
#include "core/utility/learning/naive_bayes.h"
#include "core/utility/publications/make_publication.h"
#include "tests/support/tables.h"
#include "tests/support/test_room.h"

#include <QCryptographicHash>

namespace tst_weka {

using namespace tranche;
using namespace tranche::test;

/// Weka 3.6.14 on the sample table; weka.sh beside this file gives the numbers.
class TestWeka : public QObject {
    Q_OBJECT
private slots:
    void theTreeOfTheTableItselfIsThatOfJ48();
    void naiveBayesOfCategoriesIsThatOfWeka();
};

namespace {

/// The sample without the attributes that are named; blanks become underlines, as weka.sh does.
std::shared_ptr<const KeptTable> peopleWithout(const QStringList& names)
{
    QFile file(dataFolder() + "/../../resources/samples/people.csv");
    if (!file.open(QIODevice::ReadOnly))
        qFatal("the sample cannot be read");
    const auto rows = QString::fromUtf8(file.readAll().replace(' ', '_')).trimmed().split('\n');
    const auto header = rows.front().split(',');
    std::vector<std::string> lines;
    for (const auto& row : rows) {
        const auto cells = row.split(',');
        QStringList kept;
        for (qsizetype i = 0; i < cells.size(); ++i)
            if (!names.contains(header[i]))
                kept += cells[i];
        lines.push_back(kept.join(' ').toStdString());
    }
    return keptOf(lines, "Condition");
}

struct Guesses {
    std::size_t right = 0;
    QByteArray digest; ///< of the numbers of the guessed classes, from 1, a line each
};

template <class Model>
Guesses guessesOf(const Model& model, const KeptTable& table, AttributeId target)
{
    Guesses guesses;
    QCryptographicHash hash(QCryptographicHash::Sha256);
    std::vector<std::uint32_t> codes(table.attributeCount());
    for (std::size_t row = 0; row < table.rowCount(); ++row) {
        for (std::size_t i = 0; i < codes.size(); ++i)
            codes[i] = table.attribute(AttributeId(i)).codes[row];
        const auto guess = model.predict(codes);
        guesses.right += guess == codes[target.value] ? 1U : 0U;
        hash.addData(QByteArray::number(guess + 1) + '\n');
    }
    guesses.digest = hash.result().toHex();
    return guesses;
}

} // namespace

void TestWeka::theTreeOfTheTableItselfIsThatOfJ48()
{
    const auto table = peopleWithout({"Name", "Income"});
    const auto target = table->find("Condition").value();
    const auto publication = originalPublication({table, nullptr}, {});
    const auto labels = labelsOf(*table, 10);
    const auto tree = trainDecisionTree({publication, labels, target}, {}).value();
    QCOMPARE(tree.leaves(), std::size_t{1652});
    QCOMPARE(tree.nodes(), std::size_t{2759});
    const auto guesses = guessesOf(tree, *table, target);
    QCOMPARE(guesses.right, std::size_t{2950});
    QCOMPARE(guesses.digest, QByteArray("95a56b0c1cfee215494c49f55a3dcbc8abe65c4ab88b37c039c280721f74458c"));
}

void TestWeka::naiveBayesOfCategoriesIsThatOfWeka()
{
    const auto table = peopleWithout({"Name", "Income", "Age", "Children", "Body_mass_index", "Visits_a_year"});
    const auto target = table->find("Condition").value();
    const auto publication = originalPublication({table, nullptr}, {});
    const auto labels = labelsOf(*table, 10);
    const auto model = trainNaiveBayes({publication, labels, target}, {}).value();
    QCOMPARE(guessesOf(model, *table, target).digest, QByteArray("d6d103a7e3b9989e364b79671926a8d7a1a7ec28340c5344473039deeac63a86"));
}

TRANCHE_TEST(TestWeka)

} // namespace tst_weka

#include "tst_weka.moc"
