// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/session/session.h"

#include <QStackedWidget>

class QComboBox;
class QHBoxLayout;
class QLabel;
class QPushButton;
class QSpinBox;
class QToolButton;

namespace tranche {

class AlphaGauge;
class ElidedLabel;
class Figure;
class LSlider;
class RatioField;

/// The guarantee, always in sight: what is asked for on the left, what it comes to on the right.
class GuaranteeStrip final : public QStackedWidget {
    Q_OBJECT

public:
    explicit GuaranteeStrip(Session& session, QWidget* parent = nullptr);

    void show(const Document& now, bool busy);
    using QStackedWidget::show;

    QToolButton* moreButton() const { return m_more; }
    void focusModel();
    void focusL();
    void focusAlpha();
    void focusColumns();

signals:
    /// The line that explains what cannot hold, for the job bar; empty when all is well.
    void alarmed(const QString& text);

private:
    QWidget* buildEmpty();
    QWidget* buildFull();
    QWidget* buildModel();
    QWidget* buildL();
    QWidget* buildAlpha();
    QWidget* buildColumns();
    void buildFigures(QHBoxLayout& row);
    QWidget* buildMore();
    void showL(const Document& now);
    void chooseL(const Ratio& l, bool continuing);
    void showProblem(const QString& problem);
    static std::size_t columnsShown(const Document& now);
    void showColumnsNote(const Document& now);
    void sayHeading();

    Session& m_session;
    QComboBox* m_model = nullptr;
    ElidedLabel* m_lHeading = nullptr;
    QPushButton* m_setGreatest = nullptr;
    RatioField* m_field = nullptr;
    LSlider* m_slider = nullptr;
    AlphaGauge* m_gauge = nullptr;
    QSpinBox* m_columns = nullptr;
    QLabel* m_columnsNote = nullptr;
    Figure* m_buckets = nullptr;
    Figure* m_largestP = nullptr;
    Figure* m_association = nullptr;
    QToolButton* m_more = nullptr;
    QString m_problem;
    bool m_infeasible = false;
};

} // namespace tranche
