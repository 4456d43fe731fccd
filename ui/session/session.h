// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/random.h"
#include "core/import/request/import_options.h"
#include "core/import/secret/secret_bytes.h"
#include "core/jobs/job_runner.h"
#include "core/release/keys/minisign.h"
#include "core/release/report/report.h"
#include "ui/session/document.h"
#include "ui/session/preferences.h"

#include <QObject>
#include <QStringList>

#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace tranche {

enum class Rule;
class AuditBook;
struct Decisions;
struct LoadRequest;
class Intruder;
class KeyBook;
class ScenarioBoard;
struct LearningWish;

/// The document: holds what is decided and computed, and the history. Intents go in; snapshotChanged comes out.
///
/// After every decision all missing results are computed on the worker thread, newest request first; each arrives by itself
/// with a snapshotChanged. Decisions are steps of the history; results are not. Nothing stale is ever shown.
class Session final : public QObject {
    Q_OBJECT

public:
    /// `random` draws the shuffles; null: the system's entropy. Tests may pass a seeded source.
    /// `memory`: bytes that all steps together may hold; see History.
    explicit Session(std::unique_ptr<RandomSource> random = nullptr, QObject* parent = nullptr, std::size_t memory = std::size_t{1} << 30);
    ~Session() override;

    const Document& now() const;
    bool isBusy() const;
    /// Whether figures are computed in the background (fakes, what other requests come to); no job, and nothing waits for them.
    bool isBusyInBackground() const;
    bool canUndo() const;
    bool canRedo() const;
    QString undoText() const; ///< name of the decision that undo takes back
    QString redoText() const;
    QStringList steps() const;        ///< names of all decisions, oldest first; the first, before any, has none
    std::size_t stepPosition() const; ///< where we are among them

    // intents: each is one named step of the history unless it says otherwise
    void loadFiles(const QStringList& paths, const ImportOptions& options, const QStringList& missingTokens = {},
                   const std::map<std::string, AttributeSchema>& decided = {});
    /// The same where somebody has read the source already: it is not read again unless other files or options are asked for.
    void loadRead(LoadRequest request);
    /// Reads the recipe, then its table, and takes over every decision. `tables`: used instead of the files that the recipe names.
    /// A damaged recipe is opened as far as it goes; what was lost stands in the document. `password`: of a server that the recipe reads
    /// from; it is used once and not kept. Where the server asks for another one: passwordWanted(), not failed().
    void openRecipe(const QString& path, const QStringList& tables = {}, std::shared_ptr<const Passphrase> password = {});
    /// Reads other files as the present ones were read, and takes over every decision about them.
    void applyToFiles(const QStringList& tables);
    void setRoles(const std::vector<SourceId>& attributes, Role role);
    void setMissingRule(const std::vector<SourceId>& attributes, MissingRule rule);
    void setType(const std::vector<SourceId>& attributes, std::optional<AttributeType> type, const std::string& dates = {});
    void setBinsFor(const std::vector<SourceId>& attributes, std::optional<std::uint32_t> bins);
    /// The values of a categorical attribute, first to last; empty: by name again.
    void setOrder(SourceId attribute, const std::vector<std::string>& values);
    /// `continuing`: part of a drag; merges with the step before if that was a continuing change of the same settings. A drag ends
    /// with any other intent, or with the same parameters not continuing.
    void setParameters(const Parameters& parameters, bool continuing = false);
    void moveAttributes(const std::vector<AttributeId>& attributes, ColumnId target);
    void moveToNewColumn(const std::vector<AttributeId>& attributes);
    /// Each takes the place of the other.
    void swapAttributes(AttributeId a, AttributeId b);
    void dissolveColumn(ColumnId column);
    /// Pinned attributes stay with each other when columns are proposed again.
    void setPinned(const std::vector<AttributeId>& attributes, bool pinned);
    /// The proposal, but for what is pinned.
    void proposeAgain();
    /// The proposal as it is; nothing is pinned any more.
    void backToProposal();
    void reshuffle();
    void setReleaseOptions(const ReleaseOptions& options);
    /// Reads a policy and judges the release by it; what was waived under another one is waived no more.
    void openPolicy(const QString& path);
    void dropPolicy();
    /// Lets a failing rule of the policy pass, by a person and for a reason, neither blank; counts once it stands in the log.
    void waive(Rule rule, const QString& reason, const QString& name);
    void takeBackWaiver(Rule rule);
    /// Keeps the present decisions under a name; nothing that is computed changes.
    void pinScenario(const QString& name, const QString& note = {});
    /// The same with decisions that were tried only.
    void pinDecisions(const Decisions& decisions, const QString& name, const QString& note = {});
    void renameScenario(std::size_t index, const QString& name, const QString& note);
    void removeScenario(std::size_t index);
    /// All decisions of a scenario at once; it stays pinned.
    void adoptScenario(std::size_t index);
    void setScenarioWork(const ScenarioWork& work);
    /// Render the draft and verify it in both modes; not a step. Does nothing while not ready or already done.
    void verify();
    /// Gives the key that an approval is signed with; asked on the worker, for opening a key takes a second and a gigabyte.
    using OpenKey = std::function<Result<SigningKey>()>;
    /// Approve what is on the screen; refused (failed) unless the draft was verified and holds. Not a step: any other state, also one that
    /// undo leads to, is a draft again. Without `key` it is not signed.
    void approve(const QString& name, const QString& reason, OpenKey key = {});
    void takeBackApprovals();
    /// Write NAME.release and NAME.internal; refused unless all have approved. Not a step.
    void exportRelease(const QString& name);
    /// Write NAME.review and NAME.internal, for another person to approve; refused unless somebody has and somebody has to. Not a step.
    void exportForReview(const QString& name);
    /// What the present approvals were written as: the base name of a release, or of one for review. Empty: they were not written.
    QString writtenAs() const;
    void undo();
    void redo();
    void goToStep(std::size_t step); ///< undo or redo as many steps as it takes
    void cancel();                   ///< stop the running job; the missing results stay missing until the next decision or retry()
    void retry();                    ///< compute what is missing
    /// Count this pair of attributes for Document::pair, beside what else is computed; the newest wish wins, nullopt ends it. Not a step.
    void lookAt(std::optional<std::pair<AttributeId, AttributeId>> pair);

    /// Train models on the release and on what other ways of protecting the table publish, for Document::learning, beside what else is
    /// computed: seconds. The newest wish wins; one that is answered already, or of fewer than leastToLearn tuples, does nothing. Another
    /// bucket voids it. Not a step.
    void learn(const LearningWish& wish);
    void stopLearning();
    std::optional<LearningWish> learning() const; ///< what is being learned

    /// Asks what someone can infer about one person; neither questions nor answers are part of the document.
    Intruder& intruder();

    /// What is known about the scenarios; computed while somebody watches.
    ScenarioBoard& scenarioBoard();

    /// How the person likes to work; not part of the document.
    Preferences& preferences();

    /// The keys on this computer; null: there are none.
    std::shared_ptr<const KeyBook> keys() const;
    void setKeys(std::shared_ptr<const KeyBook> keys);
    /// Reads them, beside this thread; then keysRead().
    void readKeys();
    /// Sets the reports of a release as PDF, on the worker; without it they are HTML alone.
    void setPdfMaker(PdfMaker maker);

    /// The log that approvals, waivers and releases are recorded in before they count; null: none is kept.
    std::shared_ptr<AuditBook> audit() const;
    void setAudit(std::shared_ptr<AuditBook> audit);

    // Decisions during a load or an export apply at once; what is missing is computed when that job has ended.

signals:
    /// The only way anything on screen is refreshed.
    void snapshotChanged(const tranche::Document& now, const tranche::Document& before);
    void jobStarted(const QString& what); ///< again without jobEnded where one job replaces another
    void jobProgressed(int permille);
    void jobEnded();
    /// An intent could not be carried out (file cannot be read, target exists, ...). Stage failures are in the document instead.
    void failed(const tranche::Error& error);
    void passwordWanted(const tranche::DatabaseOptions& server); ///< a recipe was not opened for want of it
    void keysRead();
    void learningProgressed(int permille);
    void learningChanged();              ///< something is being learned, or no longer
    void writing(const QString& folder); ///< a release is being written there
    void exported(const QString& releaseFolder, const QString& internalFolder);
    void exportedForReview(const QString& reviewFolder, const QString& internalFolder); ///< it still lacks an approval

private:
    struct Private;
    std::unique_ptr<Private> d;
};

} // namespace tranche
