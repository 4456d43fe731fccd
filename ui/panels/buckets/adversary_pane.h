// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/session/document.h"
#include "ui/session/intruder.h"

#include <QWidget>

class QGridLayout;
class QLabel;
class QPushButton;

namespace tranche {

class IntruderResult;

/// The adversary view: what somebody can infer who knows all of one person but the sensitive value.
class AdversaryPane final : public QWidget {
    Q_OBJECT

public:
    explicit AdversaryPane(QWidget* parent);

    void showAsking();
    void showNothing();
    void showProblem(const QString& sentence);
    /// `bucket`: whose rows are counted beside what is known.
    void show(std::shared_ptr<const IntruderAnswer> answer, const PrivacyModel& model, std::optional<BucketId> bucket);
    using QWidget::show;
    std::shared_ptr<const IntruderAnswer> answer() const;

signals:
    void hovered(const QString& sentence);
    void bucketChosen(tranche::BucketId bucket);
    void consoleAsked();
    void told(const QString& sentence);

private:
    void say(const QString& sentence);
    void showKnown(const IntruderAnswer& answer, std::optional<BucketId> bucket);
    void copy();

    QLabel* m_about = nullptr;
    QWidget* m_known = nullptr;
    QGridLayout* m_knownGrid = nullptr;
    IntruderResult* m_result = nullptr;
    QLabel* m_open = nullptr; ///< what is not covered
    QPushButton* m_console = nullptr;
    QPushButton* m_copy = nullptr;
};

} // namespace tranche
