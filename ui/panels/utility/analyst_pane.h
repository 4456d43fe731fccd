// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/words/utility/analyst_facts.h"

#include <QWidget>

class QCheckBox;
class QLabel;
class QVBoxLayout;

namespace tranche {

/// What an analyst may do with the release: one sentence, what may and may not be done, and what lost most.
class AnalystPane final : public QWidget {
    Q_OBJECT

public:
    explicit AnalystPane(QWidget* parent);

    void show(const Document& now, bool onItsWay);
    using QWidget::show;

signals:
    /// Whether the sentence goes into the release.
    void wanted(bool yes);

protected:
    void changeEvent(QEvent* event) override;

private:
    QWidget* buildChoice();
    void rebuild(const AnalystFacts& facts);
    void addLines(QVBoxLayout* column, const QString& heading, const QStringList& lines, bool may);
    void addLost(QVBoxLayout* column, const std::vector<LostPair>& lost);

    QLabel* m_sentence = nullptr;
    QVBoxLayout* m_place = nullptr;
    QWidget* m_lists = nullptr; ///< made anew where they differ
    QStringList m_shown;        ///< every text in them
    QCheckBox* m_choice = nullptr;
};

} // namespace tranche
