// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/bench/files.h"
#include "tests/bench/report.h"
#include "tests/bench/slicings.h"

#include "core/import/csv_reader.h"
#include "core/laboratory/evaluate_learning.h"
#include "core/utility/labels.h"
#include "core/utility/learning/naive_bayes.h"
#include "core/utility/publications/make_publication.h"

#include <algorithm>
#include <filesystem>
#include <fstream>

namespace tranche::bench {

namespace {

constexpr std::size_t learnedTuples = 10'000; // Weka's trees take minutes of more
constexpr std::size_t folds = 10;

/// Naive Bayes of a sliced table, from expected counts, beside reading the file that it comes from.
void bayesBesideLoading(const Options& options, Report& report)
{
    const TemporaryFile file(adultLikeCsv(options.tuples));
    const std::vector<std::filesystem::path> files{file.path()};
    JobContext job;
    job.setThreads(1);
    const auto loading = 1e3 * least(options.runs, [&] { readCsv(files, {}, job).value(); }).cpuSeconds;
    const auto snapshot = slicedFrom(readCsv(files, {}, job).value(), occ15(), 3);
    const auto original = originalPublication({snapshot.kept, nullptr}, job);
    const auto sliced = slicedPublication(Technique::Slicing, original, {snapshot.columns, snapshot.buckets, nullptr, nullptr}, job);
    const auto labels = labelsOf(*snapshot.kept, snapshot.parameters.bins);
    const auto target = snapshot.kept->sensitive().front();
    const auto training = 1e3 * least(options.runs, [&] { trainNaiveBayes({sliced, labels, target}, job).value(); }).cpuSeconds;
    report.add({"L1", "naive Bayes by expected counts, 15 attributes, l = 3", training, "ms", loading, "CSV load", 1.0, 0.5});
}

/// The same table as Weka reads it.
void writeArff(const KeptTable& table, std::size_t tuples, const std::filesystem::path& path)
{
    std::ofstream out(path, std::ios::binary);
    out << "@relation t\n";
    for (const auto& attribute : table.attributes()) {
        out << "@attribute '" << attribute.name << "' ";
        if (attribute.numeric()) {
            out << "numeric\n";
            continue;
        }
        for (std::size_t code = 0; code < attribute.values.size(); ++code)
            out << (code == 0 ? "{'" : ",'") << attribute.values[code] << '\'';
        out << "}\n";
    }
    out << "@data\n";
    for (std::size_t row = 0; row < tuples; ++row) {
        const char* before = "";
        for (const auto& attribute : table.attributes()) {
            const char* quote = attribute.numeric() ? "" : "'";
            out << before << quote << attribute.values[attribute.codes[row]] << quote;
            before = ",";
        }
        out << '\n';
    }
}

std::string wekaJar()
{
    std::error_code ignored;
    for (const auto* path : {"/usr/share/java/weka.jar", "/usr/share/java/weka-stable.jar"})
        if (std::filesystem::exists(path, ignored))
            return path;
    return {};
}

double ownFolds(const Snapshot& snapshot, Learner learner, const Options& options)
{
    LearningRequest request;
    request.targets = {snapshot.kept->sensitive().front()};
    request.learners = {learner};
    request.techniques = {Technique::Original};
    request.folds = folds;
    return 1e3 * least(std::min(options.runs, 3), [&] {
                     JobContext job;
                     job.setThreads(1);
                     labLearning(snapshot, request, job).value();
                 }).cpuSeconds;
}

/// What Weka takes for ten folds of a table, without what it takes to begin.
std::optional<double> wekaFolds(const KeptTable& table, const std::vector<std::string>& learner)
{
    const auto jar = wekaJar();
    if (jar.empty())
        return std::nullopt;
    const TemporaryFolder folder;
    const auto whole = folder.path() / "whole.arff";
    const auto small = folder.path() / "small.arff";
    writeArff(table, table.rowCount(), whole);
    writeArff(table, std::min<std::size_t>(table.rowCount(), 200), small);
    const auto cost = [&](const std::filesystem::path& file) {
        std::vector<std::string> words{"java", "-Xmx2g", "-cp", jar};
        words.insert(words.end(), learner.begin(), learner.end());
        const auto place = std::to_string(table.sensitive().front().value + 1);
        for (const auto& word : {std::string("-t"), file.string(), std::string("-c"), place, std::string("-x"), std::to_string(folds)})
            words.push_back(word);
        return leastOfProgram(1, words);
    };
    const auto begun = cost(small);
    const auto all = begun ? cost(whole) : std::nullopt;
    return all ? std::optional(1e3 * std::max(all->cpuSeconds - begun->cpuSeconds, 1e-3)) : std::nullopt;
}

/// The same by scikit-learn: codes of categories and bins, cross-validated.
std::optional<double> scikitFolds(const KeptTable& table, const std::string& model)
{
    const TemporaryFolder folder;
    const auto path = (folder.path() / "codes.csv").string();
    std::ofstream out(path, std::ios::binary);
    for (std::size_t row = 0; row < table.rowCount(); ++row) {
        const char* before = "";
        for (const auto& attribute : table.attributes()) {
            out << before << attribute.codes[row];
            before = ",";
        }
        out << '\n';
    }
    out.close();
    const std::string begin = "import numpy, sklearn.naive_bayes as b, sklearn.tree as t\n"
                              "from sklearn.model_selection import cross_val_score as c\n"
                              "d = numpy.loadtxt('"
                              + path + "', delimiter=',', dtype=int)\n";
    const auto target = std::to_string(table.sensitive().front().value);
    const auto python = [&](const std::string& code) { return leastOfProgram(1, {"python3", "-c", code}); };
    const auto bare = python(begin);
    const auto all = bare ? python(begin + "c(" + model + ", numpy.delete(d, " + target + ", 1), d[:, " + target
                                   + "], cv=" + std::to_string(folds) + ")")
                          : std::nullopt;
    return all ? std::optional(1e3 * std::max(all->cpuSeconds - bare->cpuSeconds, 1e-3)) : std::nullopt;
}

void besideOthers(const Options& options, Report& report)
{
    Snapshot snapshot;
    snapshot.kept = snapshot.published = adultLike(std::min(options.tuples, learnedTuples), occ7());
    snapshot.columns = std::make_shared<const ColumnPartition>(columnsOf(*snapshot.kept));
    struct Rival {
        std::string_view goal;
        Learner learner;
        std::string what;
        std::vector<std::string> weka;
        std::string scikit;
    };
    const std::vector<Rival> rivals{
        {"L2",
         Learner::NaiveBayes,
         "naive Bayes, 10 folds, 7 attributes",
         {"weka.classifiers.bayes.NaiveBayes"},
         "b.CategoricalNB(min_categories=200)"},
        {"L3", Learner::Tree, "decision tree, 10 folds, 7 attributes", {"weka.classifiers.trees.J48", "-S"}, "t.DecisionTreeClassifier()"}};
    for (const auto& rival : rivals) {
        if (!options.wants(rival.goal))
            continue;
        const auto own = ownFolds(snapshot, rival.learner, options);
        if (const auto weka = wekaFolds(*snapshot.kept, rival.weka))
            report.add({rival.goal, rival.what, own, "ms", *weka, "Weka", 1.0, 0.33});
        else
            report.skip(rival.goal, "Weka is not installed");
        if (const auto scikit = scikitFolds(*snapshot.kept, rival.scikit))
            report.add({rival.goal, rival.what, own, "ms", *scikit, "scikit-learn", 2.0, 1.0});
        else
            report.skip(rival.goal, "scikit-learn is not installed");
    }
}

} // namespace

void labGoals(const Options& options, Report& report)
{
    if (options.wants("L1"))
        bayesBesideLoading(options, report);
    if (options.wants("L2") || options.wants("L3"))
        besideOthers(options, report);
}

} // namespace tranche::bench
