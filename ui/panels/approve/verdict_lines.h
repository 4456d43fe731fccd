// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/verify/verify_release.h"
#include "ui/parts/judgement.h"

#include <QWidget>

class QGridLayout;

namespace tranche {

/// What the verifier says, line by line, and then what it cannot see.
class VerdictLines final : public QWidget {
    Q_OBJECT

public:
    VerdictLines(const VerifyReport& report, QWidget* parent);

private:
    void addLine(Judgement judgement, const QString& sentence);

    QGridLayout* m_grid = nullptr;
    int m_row = 0;
};

Judgement judgementOf(Verdict verdict);
/// "passed", "failed" and so on.
QString wordOf(Verdict verdict);

} // namespace tranche
