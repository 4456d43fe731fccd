// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/parts/judgement.h"

#include <QWidget>

class QPainter;

namespace tranche {

/// Icon and word on a tint: "holds", "check", "over limit", "exact".
class Badge final : public QWidget {
    Q_OBJECT

public:
    explicit Badge(QWidget* parent = nullptr);
    Badge(Judgement judgement, const QString& word, QWidget* parent = nullptr);

    /// `icon`: another one of resources/icons than the verdict's own.
    void setJudgement(Judgement judgement, const QString& word, const QString& icon = {});
    Judgement judgement() const { return m_judgement; }
    QString word() const { return m_word; }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    Judgement m_judgement = Judgement::Info;
    QString m_word;
    QString m_icon;
};

int badgeWidth(const QString& word);
/// For delegates: a badge at the left edge of `area`, vertically centred; returns what it covers.
QRect paintBadge(QPainter& painter, const QRect& area, Judgement judgement, const QString& word, const QPalette& palette);

} // namespace tranche
