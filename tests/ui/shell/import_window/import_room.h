// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/ui/shell/import_window/fake_looker.h"
#include "tests/ui/shell/window.h"
#include "ui/shell/import_window/import_window.h"

#include <QLabel>
#include <QPushButton>
#include <QSettings>
#include <QTemporaryDir>
#include <QTest>

#include <functional>
#include <memory>
#include <optional>

namespace tranche::test {

/// Answers with one file, at once.
class OneMoreFile final : public Questions {
public:
    void askForTables(QWidget*, std::function<void(const QStringList&)> chosen) override { chosen({QStringLiteral("/more.csv")}); }
    void askForReleaseName(QWidget*, const QString&, std::function<void(const QString&)>) override {}
    void askForRecipe(QWidget*, std::function<void(const QString&)> chosen) override { chosen(QStringLiteral("/my.tranche")); }
};

inline ConversionOffer offerOf(const std::string& text, bool harmless)
{
    return {.conversion = {.kind = Conversion::Kind::ReadAs, .text = text},
            .said = CsvMessage::BlankLine,
            .attributes = {"Sex"},
            .cells = 7,
            .was = "  secret" + text,
            .becomes = "secret",
            .harmless = harmless};
}

/// An import window over a fake looker, and what came of it.
class ImportRoom : public QObject {
protected:
    FakeLooker m_fake;
    std::unique_ptr<ImportWindow> m_window;
    std::shared_ptr<QSettings> m_settings;
    QTemporaryDir m_folder;
    std::optional<ImportOptions> m_chosen;
    LoadRequest m_request;
    QStringList m_files;
    QStringList m_tokens;

    void open(ImportWindow::Showing showing = ImportWindow::Showing::Always, const QStringList& files = {QStringLiteral("/a.csv")})
    {
        m_window.reset();
        m_chosen.reset();
        const auto recipe = [](const std::filesystem::path&, auto&&...) {
            CsvOptions csv;
            csv.delimiter = '|';
            return Result<RememberedReading>(RememberedReading{csv, {"NA"}});
        };
        m_window = std::make_unique<ImportWindow>(files, ImportSetup{m_fake.looker(), recipe, std::make_shared<OneMoreFile>(), m_settings});
        QObject::connect(m_window.get(), &ImportWindow::chosen, m_window.get(), [this](const LoadRequest& request) {
            m_request = request;
            m_chosen = request.options;
            m_files.clear();
            for (const auto& file : request.files)
                m_files << QString::fromStdString(file.string());
            m_tokens.clear();
            for (const auto& token : request.missingTokens)
                m_tokens << QString::fromStdString(token);
        });
        m_window->begin(showing);
    }
    void openSettled()
    {
        open();
        QTRY_VERIFY(!m_window->isLooking());
    }
    void find(std::function<void(ImportLook&)> change)
    {
        m_fake.answer = [change](const FakeLooker::Asked& asked) {
            ImportLook look = plainLook(asked.options.value_or(ImportOptions()));
            change(look);
            return Result<ImportLook>(look);
        };
    }
    QPushButton& button(const char* name) const { return *m_window->findChild<QPushButton*>(QString::fromLatin1(name)); }
    QString words(const char* name) const { return m_window->findChild<QLabel*>(QString::fromLatin1(name))->text(); }
    void press(Qt::Key key, Qt::KeyboardModifiers with = Qt::NoModifier)
    {
        m_window->activateWindow();
        QTRY_VERIFY(m_window->isActiveWindow());
        QTest::keyClick(m_window.get(), key, with);
    }

    void clear()
    {
        m_fake.held = false;
        m_window.reset();
        JobRunner::awaitLetGo();
        m_settings = std::make_shared<QSettings>(m_folder.filePath(QStringLiteral("settings.ini")), QSettings::IniFormat);
        find([](ImportLook&) {});
    }
};

} // namespace tranche::test
