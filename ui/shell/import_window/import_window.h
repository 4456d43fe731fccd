// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/import/look/open_problems.h"
#include "ui/dialogs/questions.h"
#include "ui/parts/judgement.h"
#include "ui/shell/import_window/import_draft.h"

#include <QDialog>
#include <QTimer>

#include <functional>
#include <memory>
#include <optional>
#include <vector>

class QLabel;
class QPushButton;
class QSettings;
class QStackedWidget;
class QVBoxLayout;

namespace tranche {

class AttributeList;
class Banner;
class ChoiceRows;
class ConversionList;
class DateCard;
class DatabasePane;
class EmptyState;
class ImportFoot;
class LabelsPane;
class LabelsTable;
class LookKeeper;
class PreviewPane;
class ProblemList;
class QueryBar;
class SegmentedButtons;
class SidePane;
class SourcePane;

/// What the window needs from outside; tests give their own.
struct ImportSetup {
    Looker looker;
    RecipeReader readRecipe;
    std::shared_ptr<Questions> questions;
    std::shared_ptr<QSettings> settings; ///< null: its size is not remembered
    DatabaseLooker databases = {};       ///< none: only files can be chosen
};

/// How files are read as a table: what was found, each choice with its evidence, what is converted, what is wrong, and what comes of it.
/// Everything is looked at aside, and nothing that is shown is stored. It reads no table itself.
class ImportWindow final : public QDialog {
    Q_OBJECT

public:
    enum class Showing {
        Always,
        WhereNeeded, ///< where nothing has to be decided, it is never shown
    };

    ImportWindow(const QStringList& files, ImportSetup setup, QWidget* parent = nullptr);
    ~ImportWindow() override;

    void begin(Showing showing);
    /// A database instead of files, or files again.
    void showDatabase(bool shown);
    /// With the conversions that were accepted.
    ImportOptions options() const;
    QStringList missingTokens() const;
    bool isLooking() const;
    void done(int result) override;

signals:
    /// The person agreed, or nothing was to be decided; the files can be read like this.
    void chosen(const tranche::LoadRequest& request);
    /// All records were looked at, or it is shown why they cannot be.
    void settled();

protected:
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void build();
    QWidget* buildHead();
    QWidget* buildMiddle();
    QWidget* buildChoices();
    QWidget* buildSide();
    void connectParts();
    void connectKeeper();
    void connectKeys();

    void addFiles(const QStringList& paths);
    void change(const ImportOptions& options);
    void changeCells();
    void treatAsMissing(const MissingOffer& offer, const std::set<std::string>& attributes);
    void answerCells(const std::function<void(CellAnswers&)>& answer);
    OpenProblems openNow() const;
    void answerAllDates(CellAnswers::Dates dates);
    void answerDates(const DateQuestion& question, CellAnswers::Dates dates);
    void rename(int column, const QString& name);
    void askForRecipe();
    void readAs(const RememberedReading& reading);
    void detectAgain();
    void forget();
    void skipRecords();
    void lookAgain();
    void followFiles();
    void arrive(const std::shared_ptr<const Looked>& looked);
    void fail(const Error& error);
    void showLook();
    void showRecords();
    void showSide(int which);
    void showLabels();
    void refresh();
    QString headSentence() const;
    void sayInFoot();
    bool isReady() const;
    void readTable();
    LookOrder order() const;
    LoadRequest request() const;
    bool isAskedAnew() const;
    void lookAtCells();
    std::size_t convertedKinds() const;

    void connectDatabase();
    bool isDatabase() const;
    bool hasSource() const;
    QStringList files() const;
    void askForTables();
    void takeTables(const Looked& looked);
    void ask(const QString& table, const QString& query);
    void stopAsking();
    bool failToConnect(const Error& error);
    void comeApart(Judgement judgement, const QString& sentence);
    void fillFrom(const RememberedReading& reading);
    void refreshDatabase();
    void showAttributes(const QString& table);
    void refreshAttributes();
    QString databaseSentence() const;

    ImportSetup m_setup;
    Showing m_showing = Showing::Always;
    bool m_touched = false;  ///< by a person
    bool m_onlyHead = false; ///< only the first records are being looked at anew
    bool m_failed = false;
    std::optional<ImportOptions> m_options; ///< nullopt: as the files propose themselves
    CellAnswers m_cells;
    ConversionAnswers m_answers;
    QStringList m_followed; ///< the files that choices for single records are about
    std::shared_ptr<const Looked> m_looked;
    QTimer m_patience;
    std::optional<ImportOptions> m_wanted; ///< of a database: to be asked for once it is connected

    QLabel* m_sentence = nullptr;
    SegmentedButtons* m_place = nullptr; ///< files, or a database
    QStackedWidget* m_left = nullptr;
    SourcePane* m_sources = nullptr;
    DatabasePane* m_database = nullptr;
    QStackedWidget* m_middle = nullptr;
    EmptyState* m_empty = nullptr;
    Banner* m_banner = nullptr;
    QueryBar* m_asking = nullptr;
    QWidget* m_choicesHead = nullptr;
    AttributeList* m_attributes = nullptr; ///< of a table of a database
    std::vector<SourcePart> m_tables;
    QLabel* m_network = nullptr; ///< what a database is spoken to for
    QLabel* m_found = nullptr;
    QPushButton* m_again = nullptr;
    QPushButton* m_recipe = nullptr;
    ChoiceRows* m_rows = nullptr;
    LabelsTable* m_labels = nullptr;
    DateCard* m_dates = nullptr;
    LabelsPane* m_labelsOf = nullptr;
    PreviewPane* m_preview = nullptr;
    SidePane* m_side = nullptr;
    SegmentedButtons* m_segments = nullptr;
    ConversionList* m_conversions = nullptr;
    ProblemList* m_problems = nullptr;
    ImportFoot* m_foot = nullptr;
    std::unique_ptr<LookKeeper> m_keeper;
};

} // namespace tranche
