// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/import/look/import_look.h"
#include "ui/shell/import_window/cells/cell_answers.h"

#include <QStringList>
#include <QVariant>
#include <QWidget>

#include <functional>
#include <utility>
#include <vector>

class QComboBox;
class QLineEdit;
class QSpinBox;
class QVBoxLayout;

namespace tranche {

class EvidenceRow;

/// All that is decided about reading a source, a row each, as its form asks for them. Whatever is chosen goes into the options at once.
class ChoiceRows final : public QWidget {
    Q_OBJECT

public:
    using Items = std::vector<std::pair<QString, QVariant>>;
    /// Between a control and the options; a value that no item stands for is added as it is.
    struct Link {
        std::function<QVariant(const ImportOptions&)> shown;
        std::function<void(ImportOptions&, const QVariant&)> chosen;
    };

    explicit ChoiceRows(QWidget* parent = nullptr);

    using QWidget::show;
    void show(const ImportLook& look);
    /// Until the next look arrives.
    void showUnderWay();
    void showMissing(const QStringList& tokens);
    /// How dates are read; its row is hidden where there are none.
    void showDates(const ImportLook& look, const CellAnswers& answers);
    QStringList missing() const;

    EvidenceRow& add(ImportChoice choice, const QString& name);
    QComboBox& addBox(EvidenceRow& row, const Items& items, Link link);
    /// A box of the parts of the source: sheets, tables, files.
    QComboBox& addParts(EvidenceRow& row, Link link);
    QLineEdit& addField(EvidenceRow& row, const QString& hint, Link link);
    QSpinBox& addSpin(EvidenceRow& row, std::pair<int, int> range, Link link);
    void addMissing();
    void addDates();
    EvidenceRow* row(ImportChoice choice) const;

signals:
    void changed(const tranche::ImportOptions& options);
    void missingChanged();
    /// For all dates whose order is a question, or where there is no question for all dates. Open: as they are written.
    void datesChosen(tranche::CellAnswers::Dates dates);
    void lineWanted(quint64 line);

protected:
    /// A wheel that turns over a control without the focus chooses nothing.
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void choose(const Link& link, const QVariant& value);
    void rebuild(const ImportOptions& options);

    ImportOptions m_options;
    std::size_t m_form = static_cast<std::size_t>(-1); ///< whose rows there are
    bool m_showing = false;
    std::vector<EvidenceRow*> m_rows;
    std::vector<std::function<void(const ImportLook&)>> m_refresh;
    QWidget* m_inside = nullptr;
    QVBoxLayout* m_down = nullptr;
    QVBoxLayout* m_place = nullptr;
    QLineEdit* m_missing = nullptr;
    QComboBox* m_dates = nullptr;
    QStringList m_tokens;
};

// The rows of each form.
void addTextRows(ChoiceRows& rows);
void addWorkbookRows(ChoiceRows& rows);
void addStatisticalRows(ChoiceRows& rows);
void addDatabaseRows(ChoiceRows& rows);

/// A link to the options of one form; values are kept as they come.
template <class Form, class Shown, class Chosen>
ChoiceRows::Link linkTo(Shown shown, Chosen chosen)
{
    return {[shown](const ImportOptions& options) {
                const auto* form = std::get_if<Form>(&options.form);
                return form == nullptr ? QVariant() : QVariant(shown(*form));
            },
            [chosen](ImportOptions& options, const QVariant& value) {
                if (auto* form = std::get_if<Form>(&options.form))
                    chosen(*form, value);
            }};
}

} // namespace tranche
