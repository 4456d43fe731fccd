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
class DialSlider;
class ElidedLabel;
class FigureTile;
class RatioField;

/// The guarantee, always in sight: what is asked for on the left, what it comes to on the right.
class GuaranteeStrip final : public QStackedWidget {
    Q_OBJECT

public:
    explicit GuaranteeStrip(Session& session, QWidget* parent = nullptr);

    /// `busyInBackground`: figures are computed that nothing waits for.
    void show(const Document& now, bool busy, bool busyInBackground);
    using QStackedWidget::show;

    QToolButton* moreButton() const { return m_more; }
    void focusModel();
    void focusL();
    void focusAlpha();
    void focusColumns();

protected:
    void resizeEvent(QResizeEvent* event) override;

signals:
    /// The line that explains what cannot hold, for the job bar; empty when all is well.
    void alarmed(const QString& text);

private:
    QWidget* buildEmpty();
    QWidget* buildFull();
    QWidget* buildModel();
    QWidget* buildDial();
    void connectDial();
    QWidget* buildAlpha();
    QWidget* buildColumns();
    void buildFigures(QHBoxLayout& row);
    QWidget* buildMore();
    void showModel(const Document& now);
    void showDial(const Document& now);
    void chooseModel(ModelKind kind);
    void chooseDial(const Ratio& dial, bool continuing);
    void chooseValues(int l);
    void showProblem(const QString& problem);
    static std::size_t columnsShown(const Document& now);
    void showColumnsNote(const Document& now);
    void sayHeading();
    void fitCells();

    Session& m_session;
    QComboBox* m_model = nullptr;
    QLabel* m_rule = nullptr;
    ElidedLabel* m_dialHeading = nullptr;
    QPushButton* m_setFurthest = nullptr;
    QSpinBox* m_values = nullptr; ///< l of recursive (c,l)
    RatioField* m_field = nullptr;
    DialSlider* m_slider = nullptr;
    AlphaGauge* m_gauge = nullptr;
    QSpinBox* m_columns = nullptr;
    QLabel* m_columnsNote = nullptr;
    FigureTile* m_buckets = nullptr;
    FigureTile* m_judged = nullptr;
    FigureTile* m_association = nullptr;
    FigureTile* m_fakes = nullptr;
    QToolButton* m_more = nullptr;
    QWidget* m_modelCell = nullptr;
    QWidget* m_dialCell = nullptr;
    QWidget* m_alphaCell = nullptr;
    QWidget* m_columnsCell = nullptr;
    QString m_problem;
    bool m_infeasible = false;
    bool m_claims = true; ///< whether an attribute is sensitive, or may become so
};

} // namespace tranche
