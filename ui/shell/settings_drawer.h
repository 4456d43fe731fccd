// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/session/session.h"

#include <QScrollArea>

class QComboBox;
class QLabel;
class QSpinBox;
class QToolButton;

namespace tranche {

class SegmentedButtons;

/// What is set less often, below the strip: how alpha is chosen, bins, cuts, attempts, least bucket, order inside a bucket.
class SettingsDrawer final : public QScrollArea {
    Q_OBJECT

public:
    explicit SettingsDrawer(Session& session, QWidget* parent = nullptr);

    void show(const Document& now);
    using QScrollArea::show;

    QSize sizeHint() const override;

private:
    void build();
    void buildFields();
    QWidget* field(const QString& label, QWidget* control, const QString& hover);
    void showCutOn(const Document& now);
    void fillCutOnMenu();
    void toggleCutOn(const QString& name, bool on);
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
};

} // namespace tranche
