// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/panels/panel.h"
#include "ui/session/intruder.h"
#include "ui/words/infeasible_facts.h"

class QPushButton;
class QSplitter;
class QStackedWidget;

namespace tranche {

class AdversaryPane;
class BucketList;
class StaleOverlay;
class InfeasibleView;
class OriginalView;
class PanelPages;
class PersonPicker;
class SegmentedButtons;
class SlicedModel;
class SlicedView;

/// The sliced table bucket by bucket, or why there is none.
class BucketsPanel final : public Panel {
    Q_OBJECT

public:
    explicit BucketsPanel(Session& session, QWidget* parent = nullptr);

    void refresh(const Document& now) override;
    /// A bucket to go to, or the text of a filter.
    void take(const HandOver& what) override;

protected:
    const void* ground(const Snapshot& now) const override { return now.sliced.get(); }

private:
    QWidget* buildTable();
    void buildActions();
    void connectParts();
    void showOriginal(bool beside);
    void pickPerson();
    void askAboutLine(std::size_t line);
    void askAboutPerson(RowId tuple);
    void ask(std::vector<KnownValue> known);
    void showAnswer(std::shared_ptr<const IntruderAnswer> answer);
    void dropAnswer(const Document& now);
    void openConsole();
    void addKeys();
    void choose(BucketId bucket);
    void hoverBucket(BucketId bucket);
    bool isBetweenResults(const Document& now);
    void hold();
    void showTable(const Document& now);
    void showWhyNot(const Document& now);
    void setModel(const PrivacyModel& model);
    void setAlphaOne();

    PanelPages* m_pages = nullptr;
    QStackedWidget* m_content = nullptr;
    InfeasibleView* m_infeasible = nullptr;
    BucketList* m_list = nullptr;
    SlicedModel* m_model = nullptr;
    SlicedView* m_view = nullptr;
    OriginalView* m_original = nullptr;
    StaleOverlay* m_stale = nullptr;
    AdversaryPane* m_adversary = nullptr;
    SegmentedButtons* m_beside = nullptr;
    PersonPicker* m_picker = nullptr; ///< null until somebody picks
    QPushButton* m_pick = nullptr;
    QPushButton* m_shuffle = nullptr;
    std::optional<InfeasibleFacts> m_refusal; ///< as it is shown
    std::shared_ptr<const ColumnPartition> m_fitted;
    std::shared_ptr<const SlicedTable> m_shownSliced;
    std::shared_ptr<const KeptTable> m_shownKept;
};

} // namespace tranche
