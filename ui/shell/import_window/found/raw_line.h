// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/import/look/import_look.h"

#include <QWidget>

namespace tranche {

/// The raw text around a fault, in one line, the fault marked. Only drawn: neither its name nor its description holds any of it.
class RawLine final : public QWidget {
    Q_OBJECT

public:
    RawLine(const ImportProblem& problem, QWidget* parent);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

    QString before() const { return m_before; }
    QString fault() const { return m_fault; }
    QString after() const { return m_after; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QString m_before;
    QString m_fault;
    QString m_after;
};

} // namespace tranche
