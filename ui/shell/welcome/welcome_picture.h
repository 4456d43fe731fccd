// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

namespace tranche {

/// What slicing does, in one picture: a few lines of persons, and the bucket that they become.
class WelcomePicture final : public QWidget {
    Q_OBJECT

public:
    explicit WelcomePicture(QWidget* parent = nullptr);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
};

} // namespace tranche
