// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/parts/judgement.h"
#include "ui/style/type.h"

#include <QWidget>

class QLabel;

namespace tranche {

class IconLabel;

/// One sentence and what it comes to; hidden while there is nothing to say.
class SaidLine final : public QWidget {
    Q_OBJECT

public:
    explicit SaidLine(Type type, QWidget* parent);

    void say(Judgement judgement, const QString& sentence);
    QString sentence() const;

private:
    IconLabel* m_mark = nullptr;
    QLabel* m_said = nullptr;
};

} // namespace tranche
