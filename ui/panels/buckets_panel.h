// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/panels/panel.h"

class QPushButton;
class QSplitter;
class QStackedWidget;

namespace tranche {

class BucketList;
class InfeasibleView;
class PanelPages;
class SlicedModel;
class SlicedView;

/// The sliced table bucket by bucket, or why there is none.
class BucketsPanel final : public Panel {
    Q_OBJECT

public:
    explicit BucketsPanel(Session& session, QWidget* parent = nullptr);

    void refresh(const Document& now) override;

private:
    QWidget* buildTable();
    void addKeys();
    void choose(BucketId bucket);
    void hoverBucket(BucketId bucket);
    void showTable(const Document& now);
    void showWhyNot(const Document& now);
    void setEll(const Ratio& l);
    void setAlphaOne();

    PanelPages* m_pages = nullptr;
    QStackedWidget* m_content = nullptr;
    InfeasibleView* m_infeasible = nullptr;
    BucketList* m_list = nullptr;
    SlicedModel* m_model = nullptr;
    SlicedView* m_view = nullptr;
    QPushButton* m_shuffle = nullptr;
    std::shared_ptr<const Feasibility> m_shownFeasibility;
    PrivacyModel m_shownRequest;
    std::shared_ptr<const ColumnPartition> m_fitted;
    std::shared_ptr<const SlicedTable> m_shownSliced;
};

} // namespace tranche
