// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dialogs/questions.h"

#include "ui/session/tr.h"

#include <QAbstractButton>
#include <QFileDialog>
#include <QFileInfo>
#include <QMessageBox>

namespace tranche {

namespace {

class FileDialogs final : public Questions {
public:
    void askForTables(QWidget* parent, std::function<void(const QStringList&)> chosen) override
    {
        auto* dialog = new QFileDialog(parent, tr("Open a table"));
        dialog->setAttribute(Qt::WA_DeleteOnClose);
        dialog->setFileMode(QFileDialog::ExistingFiles);
        dialog->setNameFilters({tr("Tables (%1)")
                                    .arg(QStringLiteral("*.csv *.tsv *.txt *.data *.xlsx *.ods *.sav *.zsav *.por *.dta *.sas7bdat "
                                                        "*.xpt *.sqlite *.db *.gz *.zst *.zip")),
                                tr("All files (*)")});
        QObject::connect(dialog, &QFileDialog::filesSelected, dialog, std::move(chosen));
        dialog->open();
    }

    void askForReleaseName(QWidget* parent, const QString& proposal, std::function<void(const QString&)> chosen) override
    {
        askForNewName(parent, tr("Write release: folder and name"), tr("Name (without extension):"), proposal, std::move(chosen));
    }

    void askForNewFolder(QWidget* parent, const QString& proposal, std::function<void(const QString&)> chosen) override
    {
        askForNewName(parent, tr("Save as report: a new folder"), tr("Name of the folder:"), proposal, std::move(chosen));
    }

    void askForRelease(QWidget* parent, std::function<void(const QString&)> chosen) override
    {
        // No file dialog offers folders and files at once: the manifest stands for its folder.
        openOne(parent, tr("Open a release: its manifest.json, or a zip"), tr("Releases (manifest.json *.zip)"),
                [chosen = std::move(chosen)](const QString& path) {
                    const QFileInfo file(path);
                    chosen(file.fileName() == QLatin1String("manifest.json") ? file.absolutePath() : path);
                });
    }

    void askForHierarchy(QWidget* parent, std::function<void(const QString&)> chosen) override
    {
        openOne(parent, tr("Open a hierarchy"), tr("Delimited text (*.csv *.tsv *.txt)"), std::move(chosen));
    }

    void askForLabels(QWidget* parent, std::function<void(const QString&)> chosen) override
    {
        openOne(parent, tr("Open labels"), tr("Delimited text (*.csv *.tsv *.txt)"), std::move(chosen));
    }

    void askForFile(QWidget* parent, const QString& proposal, const QStringList& filters,
                    std::function<void(const QString&)> chosen) override
    {
        auto* dialog = new QFileDialog(parent, tr("Save as"));
        dialog->setAttribute(Qt::WA_DeleteOnClose);
        dialog->setAcceptMode(QFileDialog::AcceptSave);
        dialog->setFileMode(QFileDialog::AnyFile);
        dialog->setNameFilters(filters);
        dialog->setDefaultSuffix(endingOf(filters.value(0)));
        QObject::connect(dialog, &QFileDialog::filterSelected, dialog,
                         [dialog](const QString& filter) { dialog->setDefaultSuffix(endingOf(filter)); });
        dialog->selectFile(proposal);
        QObject::connect(dialog, &QFileDialog::fileSelected, dialog, std::move(chosen));
        dialog->open();
    }

    void askForRecipe(QWidget* parent, std::function<void(const QString&)> chosen) override
    {
        openOne(parent, tr("Open a recipe"), tr("Recipe (*.tranche)"), std::move(chosen));
    }

    void askForKey(QWidget* parent, KeyHalf half, std::function<void(const QString&)> chosen) override
    {
        if (half == KeyHalf::Public)
            openOne(parent, tr("Open a public key"), tr("Public key (*.pub)"), std::move(chosen));
        else
            openOne(parent, tr("Import a key"), tr("Signing key (*.key)"), std::move(chosen));
    }

    void askForPolicy(QWidget* parent, std::function<void(const QString&)> chosen) override
    {
        openOne(parent, tr("Open a policy"), tr("Policy (*.json)"), std::move(chosen));
    }

    void askToSave(QWidget* parent, const QString& name, std::function<void(Leaving)> answered) override
    {
        auto* box = new QMessageBox(QMessageBox::NoIcon, tr("Save the recipe"), tr("%1 has unsaved changes.").arg(name),
                                    QMessageBox::Save | QMessageBox::Discard | QMessageBox::Cancel, parent);
        box->setAttribute(Qt::WA_DeleteOnClose);
        box->setInformativeText(tr("If you continue, unsaved changes are lost."));
        box->setDefaultButton(QMessageBox::Save);
        // Worded here: the toolkit's own translations are a package that need not be installed.
        box->button(QMessageBox::Save)->setText(tr("&Save"));
        box->button(QMessageBox::Discard)->setText(tr("&Do not save"));
        box->button(QMessageBox::Cancel)->setText(tr("Cancel"));
        QObject::connect(box, &QMessageBox::finished, box, [answered = std::move(answered)](int button) {
            if (button == QMessageBox::Save || button == QMessageBox::Discard)
                answered(button == QMessageBox::Save ? Leaving::Save : Leaving::Discard);
        });
        box->open();
    }

private:
    /// Asks for a name that nothing has yet.
    static void askForNewName(QWidget* parent, const QString& title, const QString& label, const QString& proposal,
                              std::function<void(const QString&)> chosen)
    {
        auto* dialog = new QFileDialog(parent, title);
        dialog->setAttribute(Qt::WA_DeleteOnClose);
        dialog->setAcceptMode(QFileDialog::AcceptSave);
        dialog->setFileMode(QFileDialog::AnyFile);
        dialog->setOption(QFileDialog::DontConfirmOverwrite); // an existing target is never overwritten, so there is nothing to confirm
        dialog->setLabelText(QFileDialog::FileName, label);
        dialog->selectFile(proposal);
        QObject::connect(dialog, &QFileDialog::fileSelected, dialog, std::move(chosen));
        dialog->open();
    }

    /// Asks for one file that is there.
    static void openOne(QWidget* parent, const QString& title, const QString& filter, std::function<void(const QString&)> chosen)
    {
        auto* dialog = new QFileDialog(parent, title);
        dialog->setAttribute(Qt::WA_DeleteOnClose);
        dialog->setFileMode(QFileDialog::ExistingFile);
        dialog->setNameFilters({filter, tr("All files (*)")});
        QObject::connect(dialog, &QFileDialog::fileSelected, dialog, std::move(chosen));
        dialog->open();
    }

    /// "png" of "Picture (*.png)".
    static QString endingOf(const QString& filter)
    {
        return filter.section(QStringLiteral("*."), 1).section(QLatin1Char(')'), 0, 0).section(QLatin1Char(' '), 0, 0);
    }
};

} // namespace

void Questions::askForRelease(QWidget*, std::function<void(const QString&)>) {}
void Questions::askForHierarchy(QWidget*, std::function<void(const QString&)>) {}
void Questions::askForLabels(QWidget*, std::function<void(const QString&)>) {}
void Questions::askForFile(QWidget*, const QString&, const QStringList&, std::function<void(const QString&)>) {}
void Questions::askForNewFolder(QWidget*, const QString&, std::function<void(const QString&)>) {}
void Questions::askForPolicy(QWidget*, std::function<void(const QString&)>) {}
void Questions::askForRecipe(QWidget*, std::function<void(const QString&)>) {}
void Questions::askForKey(QWidget*, KeyHalf, std::function<void(const QString&)>) {}
void Questions::askToSave(QWidget*, const QString&, std::function<void(Leaving)>) {}

std::shared_ptr<Questions> fileDialogs()
{
    return std::make_shared<FileDialogs>();
}

} // namespace tranche
