// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/session/session.h"

#include <QWidget>

#include <memory>

class QComboBox;
class QLabel;
class QPushButton;
class QScrollArea;
class QSpinBox;
class QToolButton;
class QVBoxLayout;

namespace tranche {

class CurvePane;
class ElidedLabel;
class FlowLayout;
class IconLabel;
class Questions;
class SegmentedButtons;

/// What is set less often, below the strip: how buckets come about, what is counted and how, and the curve at full size. Each change
/// is one decision.
class SettingsDrawer final : public QWidget {
    Q_OBJECT

public:
    explicit SettingsDrawer(Session& session, QWidget* parent = nullptr);

    void show(const Document& now);
    using QWidget::show;
    /// The way to what is lacking where no attribute is sensitive.
    void focusSmallest();
    void setQuestions(const std::shared_ptr<Questions>& questions);

    QSize sizeHint() const override;

signals:
    void generalizeRequested();
    void hovered(const QString& sentence);

private:
    void makeCuts();
    void makeNumbers();
    void makeTable();
    void connectCuts();
    void connectTable();
    QWidget* buildFields();
    void addFields(FlowLayout& fields);
    void addFoot(QVBoxLayout& down);
    QWidget* field(const QString& label, QWidget* control, const QString& hover);
    void showCuts(const Snapshot& snapshot);
    void showTable(const Document& now);
    void showCutOn(const Document& now);
    void showProof(const Document& now);
    void fillCutOnMenu();
    void toggleCutOn(const std::string& name, bool on);
    void chooseGrouping(int index);
    void chooseMissing(int index);
    void chooseDefaults();
    template <class Change>
    void change(Change apply);

    Session& m_session;
    SegmentedButtons* m_cut = nullptr;
    SegmentedButtons* m_attempts = nullptr;
    SegmentedButtons* m_order = nullptr;
    QSpinBox* m_alpha = nullptr;
    QSpinBox* m_bins = nullptr;
    QSpinBox* m_least = nullptr;
    QToolButton* m_cutOn = nullptr;
    QComboBox* m_missing = nullptr;
    QComboBox* m_grouping = nullptr;
    QSpinBox* m_groupSize = nullptr;
    QWidget* m_groupSizeField = nullptr;
    QComboBox* m_joint = nullptr;
    QPushButton* m_generalize = nullptr;
    QPushButton* m_noGeneralize = nullptr;
    IconLabel* m_proofSign = nullptr;
    ElidedLabel* m_proof = nullptr;
    QScrollArea* m_scroll = nullptr;
    CurvePane* m_curve = nullptr;
};

} // namespace tranche
