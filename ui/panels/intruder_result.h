// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/models/privacy_model.h"
#include "ui/words/intruder_facts.h"

#include <QWidget>

class QLabel;
class QVBoxLayout;

namespace tranche {

class Banner;
class BarRowsPlot;
class SegmentedButtons;

/// What an intruder infers, to be read: buckets that fit, candidate values with their probabilities, and the sentence.
class IntruderResult final : public QWidget {
    Q_OBJECT

public:
    explicit IntruderResult(QWidget* parent);

    void show(std::shared_ptr<const IntruderAnswer> answer, const PrivacyModel& model);
    using QWidget::show;
    void clear();
    std::shared_ptr<const IntruderAnswer> answer() const { return m_answer; }
    QString text() const; ///< all that is said, for the clipboard

signals:
    void hovered(const QString& sentence);
    void bucketChosen(tranche::BucketId bucket);

private:
    QVBoxLayout* buildBuckets();
    void buildValues(QVBoxLayout* all);
    void showWhich(int which);
    void showChoices();

    std::shared_ptr<const IntruderAnswer> m_answer;
    PrivacyModel m_model;
    IntruderFacts m_facts;
    QLabel* m_bucketsHeading = nullptr;
    BarRowsPlot* m_buckets = nullptr;
    QLabel* m_moreBuckets = nullptr;
    QLabel* m_valuesHeading = nullptr;
    QLabel* m_limit = nullptr;
    QWidget* m_choicesPlace = nullptr;
    SegmentedButtons* m_choices = nullptr; ///< of the sensitive attribute, where there are several
    BarRowsPlot* m_values = nullptr;
    QLabel* m_moreValues = nullptr;
    Banner* m_sentence = nullptr;
    QLabel* m_reading = nullptr;
    QLabel* m_clues = nullptr;
    QLabel* m_agreeing = nullptr;
};

} // namespace tranche
