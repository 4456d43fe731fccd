// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/laboratory/experiments/experiment_list.h"

#include <algorithm>

namespace tranche {

namespace {

using enum PaperAttribute;

constexpr std::string_view targetKey(PaperAttribute target)
{
    return target == Occupation ? "sensitive" : "qi";
}

void addAccuracy(std::vector<Experiment>& all, bool paperProtocol)
{
    const std::string ending = paperProtocol ? "-paper" : "";
    for (const auto target : {Occupation, Education})
        for (const auto data : {PaperData::Occ7, PaperData::Occ15, PaperData::Occ15WithoutNum})
            for (const auto learner : {Learner::Tree, Learner::NaiveBayes}) {
                if (data == PaperData::Occ15WithoutNum && target == Occupation)
                    continue;
                auto id
                    = std::string(targetKey(target)) + '-' + std::string(learnerKey(learner)) + '-' + std::string(dataKey(data)) + ending;
                all.push_back({std::move(id), ExperimentKind::Accuracy, data, target, learner, paperProtocol});
            }
    for (const auto target : {Occupation, Education})
        all.push_back({"columns-" + std::string(targetKey(target)) + "-occ15" + ending, ExperimentKind::ColumnAccuracy, PaperData::Occ15,
                       target, std::nullopt, paperProtocol});
}

std::vector<Experiment> listOfAll()
{
    std::vector<Experiment> all;
    addAccuracy(all, false);
    for (const auto kind : {ExperimentKind::Fakes, ExperimentKind::Matching})
        for (const auto data : {PaperData::Occ7, PaperData::Occ15})
            all.push_back({(kind == ExperimentKind::Fakes ? "fakes-" : "matching-") + std::string(dataKey(data)), kind, data, Occupation,
                           std::nullopt, false});
    addAccuracy(all, true);
    all.push_back({"time-n", ExperimentKind::TimeByTuples, PaperData::Occ15, Occupation, std::nullopt, false});
    all.push_back({"time-d", ExperimentKind::TimeByAttributes, PaperData::Occ15, Occupation, std::nullopt, false});
    return all;
}

PrivacyModel modelOf(ModelKind kind, Ratio l)
{
    PrivacyModel model;
    model.kind = kind;
    model.l = l;
    return model;
}

} // namespace

const std::vector<Experiment>& experiments()
{
    static const auto all = listOfAll();
    return all;
}

const Experiment* findExperiment(std::string_view id)
{
    const auto found = std::ranges::find(experiments(), id, &Experiment::id);
    return found == experiments().end() ? nullptr : &*found;
}

const std::vector<PrivacyModel>& accuracyModels()
{
    static const std::vector<PrivacyModel> models
        = {modelOf(ModelKind::Distinct, {5, 1}),   modelOf(ModelKind::Distinct, {8, 1}),   modelOf(ModelKind::Distinct, {10, 1}),
           modelOf(ModelKind::LDiversity, {2, 1}), modelOf(ModelKind::LDiversity, {3, 1}), modelOf(ModelKind::LDiversity, {7, 2})};
    return models;
}

const std::vector<PrivacyModel>& columnModels()
{
    static const std::vector<PrivacyModel> models = {modelOf(ModelKind::Distinct, {5, 1}), modelOf(ModelKind::LDiversity, {3, 1})};
    return models;
}

std::vector<ColumnChoice> columnChoices(PaperData data)
{
    if (data == PaperData::Occ7)
        return {ColumnChoice::PamTwo, ColumnChoice::PamFive, ColumnChoice::PaperTwo, ColumnChoice::PaperFive};
    return {ColumnChoice::PamTwo, ColumnChoice::PamFive, ColumnChoice::PaperFive};
}

std::string_view choiceKey(ColumnChoice choice)
{
    switch (choice) {
    case ColumnChoice::PamTwo: return "pam-2";
    case ColumnChoice::PamFive: return "pam-5";
    case ColumnChoice::PaperTwo: return "paper-2";
    case ColumnChoice::PaperFive: return "paper-5";
    }
    return "";
}

std::vector<std::vector<PaperAttribute>> paperColumns(ColumnChoice choice, PaperData data)
{
    if (choice == ColumnChoice::PaperTwo && data == PaperData::Occ7)
        return {{Age, MaritalStatus, Sex}, {Workclass, Education, Race, Occupation}};
    if (choice != ColumnChoice::PaperFive)
        return {};
    if (data == PaperData::Occ7)
        return {{Age, MaritalStatus, Sex}, {Workclass}, {Education}, {Race}, {Occupation}};
    return {{Age, Workclass, Education, EducationNum, CapitalGain, HoursPerWeek, Salary},
            {MaritalStatus, Occupation, Relationship, Sex},
            {Race, Country},
            {FinalWeight},
            {CapitalLoss}};
}

std::string_view learnerKey(Learner learner)
{
    return learner == Learner::Tree ? "tree" : "nb";
}

} // namespace tranche
