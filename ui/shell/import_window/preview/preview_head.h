// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHeaderView>

namespace tranche {

/// The head over the first records: the name of each attribute, below it its type.
class PreviewHead final : public QHeaderView {
    Q_OBJECT

public:
    explicit PreviewHead(QWidget* parent);

    QSize sizeHint() const override;

protected:
    QSize sectionSizeFromContents(int section) const override;
    void paintSection(QPainter* painter, const QRect& area, int section) const override;
};

} // namespace tranche
