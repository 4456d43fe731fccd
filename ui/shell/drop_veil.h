// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

namespace tranche {

/// The frame around the whole window while a file is held over it, with what letting go would do.
class DropVeil final : public QWidget {
    Q_OBJECT

public:
    explicit DropVeil(QWidget* parent);

    void showFor(const QString& text);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QString m_text;
};

} // namespace tranche
