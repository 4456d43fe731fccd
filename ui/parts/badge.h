// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/parts/verdict.h"

#include <QWidget>

class QPainter;

namespace tranche {

/// Icon and word on a tint: "holds", "check", "over limit", "exact".
class Badge final : public QWidget {
    Q_OBJECT

public:
    explicit Badge(QWidget* parent = nullptr);
    Badge(Verdict verdict, const QString& word, QWidget* parent = nullptr);

    /// `icon`: another one of resources/icons than the verdict's own.
    void setVerdict(Verdict verdict, const QString& word, const QString& icon = {});
    Verdict verdict() const { return m_verdict; }
    QString word() const { return m_word; }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    Verdict m_verdict = Verdict::Info;
    QString m_word;
    QString m_icon;
};

/// For delegates: a badge at the left edge of `area`, vertically centred; returns what it covers.
QRect paintBadge(QPainter& painter, const QRect& area, Verdict verdict, const QString& word, const QPalette& palette);

} // namespace tranche
