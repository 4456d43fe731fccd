// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/jobs/job_runner.h"
#include "core/release/keys/key_store.h"
#include "ui/dialogs/questions.h"
#include "ui/shell/keys/passphrase_form.h"
#include "ui/style/theme.h"

#include <QDialog>

#include <functional>
#include <memory>
#include <optional>
#include <vector>

class QLabel;
class QPushButton;
class QScrollArea;
class QVBoxLayout;

namespace tranche {

class BusyArc;
class KeyList;

/// The keys of this account and the signers that it knows: makes, takes in, gives out and deletes them. What touches files or takes a
/// passphrase is done aside; meanwhile nothing else can be asked, and closing waits for it out of sight.
class KeysWindow final : public QDialog {
    Q_OBJECT

public:
    KeysWindow(KeyStore store, std::shared_ptr<Questions> questions, QWidget* parent = nullptr);

    bool isBusy() const { return m_busy; }
    /// What the foot says.
    QString message() const;
    KeyList& list() const { return *m_list; }
    /// The page on the right; null before the first keys have arrived.
    QWidget* page() const;

    void done(int result) override;

signals:
    void finished();
    /// Something was made, changed or deleted.
    void keysChanged();
    /// A key was taken in: one to sign with, or that of a signer. 16 hex digits.
    void keyTakenIn(const QString& id, bool own);

protected:
    void changeEvent(QEvent* event) override;
    void closeEvent(QCloseEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    using Worked = Result<std::optional<PublicKey>>; ///< which key is to be chosen
    using Work = std::function<Worked(KeyStore& store)>;
    /// Whether the page has shown what came of it; otherwise a failure stands in the foot, and the chosen key is shown.
    using Answered = std::function<bool(const Worked& done)>;

    void build();
    void buildFoot(QVBoxLayout& down);
    void perform(const QString& doing, Work work, Answered answered = {});
    void arrive(const Worked& done, const Answered& answered);
    void say(const QString& words, Ink role = Ink::Text2);
    void refreshFoot();
    void askToDelete(bool ask);
    void deleteChosen();

    void showPage(QWidget* page);
    void showChosen();
    void showOwn(const OwnKey& key);
    void showSigner(const KnownSigner& signer);
    void showNewKey();
    void takeIn(const QString& path);
    void showTakingIn(const std::shared_ptr<const std::string>& file);
    void tellTakenIn(const Worked& done, bool own);
    void showNewSigner();
    void readSignerFile(const QString& path);
    void exportPublic(const PublicKey& key, const QString& name);
    void copyKey(const OwnKey& key);
    void changePassphrase(const OwnKey& key, const std::shared_ptr<const TypedPassphrases>& typed);

    const OwnKey* chosenOwn() const;
    const KnownSigner* chosenSigner() const;

    KeyStore m_store;
    std::shared_ptr<Questions> m_questions;
    std::vector<OwnKey> m_keys;
    std::vector<KnownSigner> m_signers;
    std::optional<PublicKey> m_chosen;
    bool m_busy = false;
    bool m_leaving = false;
    KeyList* m_list = nullptr;
    QScrollArea* m_place = nullptr;
    QWidget* m_right = nullptr;
    BusyArc* m_arc = nullptr;
    QLabel* m_said = nullptr;
    QLabel* m_failed = nullptr;
    QPushButton* m_delete = nullptr;
    QPushButton* m_sure = nullptr;
    QPushButton* m_keep = nullptr;
    QPushButton* m_close = nullptr;
    JobRunner m_runner;
};

} // namespace tranche
