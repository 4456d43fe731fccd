// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/parts/glossary.h"

#include <QLabel>

#include <vector>

namespace tranche {

/// One line that gives way: what does not fit is elided, the tooltip holds all of it. Words of the glossary are underlined with dots, and
/// their meaning is the tooltip over them.
class SentenceLabel final : public QLabel {
    Q_OBJECT

public:
    explicit SentenceLabel(QWidget* parent = nullptr);

    void say(const QString& sentence);
    QSize minimumSizeHint() const override;
    QSize sizeHint() const override;

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    QString shownText() const;
    QRect placeOf(const GlossaryHit& hit) const;

    std::vector<GlossaryHit> m_words;
};

} // namespace tranche
