// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/session/document.h"

#include <QWidget>

#include <array>

class QLabel;

namespace tranche {

/// Draft, verified, reviewed, approved, released: how far this sliced table has come. Any change starts it again.
class ReleaseSteps final : public QWidget {
    Q_OBJECT

public:
    explicit ReleaseSteps(QWidget* parent);

    void show(const Document& now, bool written);

private:
    enum class Step { Todo, Open, Done, Failed };
    void set(std::size_t index, Step step, const QString& caption);

    struct Entry {
        QLabel* icon = nullptr;
        QLabel* name = nullptr;
        QLabel* caption = nullptr;
    };
    std::array<Entry, 5> m_entries;
};

} // namespace tranche
