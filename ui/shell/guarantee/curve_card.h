// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/session/session.h"

#include <QStringList>
#include <QWidget>

#include <memory>

namespace tranche {

class DialCurvePlot;
struct DialCurveData;
class ElidedLabel;
class PlotCard;
class Questions;

/// What the lines of the curve are, each with its dash, one below the other.
class CurveLegend final : public QWidget {
    Q_OBJECT

public:
    explicit CurveLegend(QWidget* parent = nullptr);

    /// Buckets, association, largest p.
    void setTexts(const QStringList& texts);
    QStringList texts() const { return m_texts; }
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QStringList m_texts;
};

/// The curve at the foot of the stages.
class CurveFoot final : public QWidget {
    Q_OBJECT

public:
    explicit CurveFoot(Session& session, QWidget* parent = nullptr);

    void show(const Document& now);
    using QWidget::show;

signals:
    void hovered(const QString& sentence);
    void tableRequested(); ///< the curve at full size, with its table twin

private:
    Session& m_session;
    ElidedLabel* m_heading = nullptr;
    DialCurvePlot* m_plot = nullptr;
    CurveLegend* m_legend = nullptr;
};

/// The curve at full size, with its table twin.
class CurvePane final : public QWidget {
    Q_OBJECT

public:
    explicit CurvePane(Session& session, QWidget* parent = nullptr);

    void show(const Document& now);
    using QWidget::show;
    void setQuestions(std::shared_ptr<Questions> questions);

signals:
    void hovered(const QString& sentence);

private:
    void showTwin(const DialCurveData& data);

    Session& m_session;
    PlotCard* m_card = nullptr;
    DialCurvePlot* m_plot = nullptr;
    CurveLegend* m_legend = nullptr;
    ElidedLabel* m_present = nullptr;
};

} // namespace tranche
