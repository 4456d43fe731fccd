// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/dialogs/details_dialog.h"
#include "ui/dialogs/questions.h"
#include "ui/session/document.h"

#include <QWidget>

#include <array>
#include <memory>

class QLabel;

namespace tranche {

/// What was said about the release: who gets it, what for, under which conditions. "Edit…" opens the dialog.
class DetailsCard final : public QWidget {
    Q_OBJECT

public:
    explicit DetailsCard(QWidget* parent);

    void show(const Document& now);
    /// Who asks for a file with labels; the system's file dialogs where nobody else was given.
    void setQuestions(std::shared_ptr<Questions> questions) { m_questions = std::move(questions); }

signals:
    void optionsChosen(const tranche::ReleaseOptions& options);

private:
    void edit();

    std::shared_ptr<Questions> m_questions;
    ReleaseOptions m_options;
    DescribedAttributes m_attributes;
    std::array<QLabel*, 8> m_values{};
};

} // namespace tranche
