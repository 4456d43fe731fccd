// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/welcome/welcome_page.h"

#include "ui/panels/tinted_icon.h"
#include "ui/parts/cards/banner.h"
#include "ui/parts/buttons.h"
#include "ui/session/post_to.h"
#include "ui/shell/welcome/recent_list.h"
#include "ui/shell/welcome/samples.h"
#include "ui/shell/welcome/welcome_picture.h"
#include "ui/style/icons.h"

#include <QFileInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace tranche {

WelcomePage::WelcomePage(QWidget* parent)
    : QScrollArea(parent),
      m_looking(
          postTo(*this), [](int) {}, [](const Error&) {}, JobRunner::Parting::LetGo)
{
    setFrameShape(QFrame::NoFrame);
    setWidgetResizable(true);
    setFocusPolicy(Qt::NoFocus);
    setAccessibleName(tr("Welcome"));
    build();
}

void WelcomePage::build()
{
    auto* page = new QWidget(this);
    page->setAutoFillBackground(true);
    page->setBackgroundRole(QPalette::Base);
    auto* whole = new QVBoxLayout(page);
    whole->setContentsMargins(0, 0, 0, 0);
    m_unsaved = new Banner(page);
    m_unsaved->hide();
    whole->addWidget(m_unsaved);
    auto* down = new QVBoxLayout;
    down->setContentsMargins(scaled(40), scaled(28), scaled(40), scaled(24));
    down->setSpacing(scaled(10));
    whole->addLayout(down, 1);
    down->addWidget(textLabel(tr("Turn a table about people into one you can publish"), Type::Welcome, Ink::Text, page));
    auto* about
        = wrappedLabel(tr("Slicing keeps attributes that belong together in one column, puts similar records into buckets, and "
                          "shuffles every column within its bucket. Most relationships between attributes are preserved, and nobody "
                          "can be linked to a sensitive value with a probability above the limit you set."),
                       Type::Body, Ink::Text2, page);
    about->setMaximumWidth(scaled(960));
    down->addWidget(about);
    down->addSpacing(scaled(10));
    down->addWidget(buildWaysIn(page));
    down->addSpacing(scaled(14));
    down->addWidget(new WelcomePicture(page));
    down->addSpacing(scaled(14));
    down->addWidget(buildLists(page));
    down->addStretch();
    setWidget(page);
}

QWidget* WelcomePage::buildWaysIn(QWidget* parent)
{
    auto* box = new QWidget(parent);
    auto* row = new QHBoxLayout(box);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(scaled(8));
    const auto button = [&](const QString& iconName, const QString& text, const QString& name) {
        auto* made = new QPushButton(text, box);
        if (!iconName.isEmpty())
            setTintedIcon(made, iconName);
        made->setAccessibleName(name);
        made->setMinimumHeight(scaled(32));
        row->addWidget(made);
        return made;
    };
    m_open = button({}, tr("Open a table…   Ctrl+O"), tr("Open a table"));
    makePrimary(m_open);
    m_open->setIcon(icon(QStringLiteral("open"), palette(), Ink::OnAccent));
    connect(m_open, &QPushButton::clicked, this, &WelcomePage::openRequested);
    connect(button(QStringLiteral("recipe"), tr("Open a recipe…"), tr("Open a recipe")), &QPushButton::clicked, this,
            &WelcomePage::openRecipeRequested);
    connect(button(QStringLiteral("tour"), tr("Take the tour"), tr("Take the tour")), &QPushButton::clicked, this,
            &WelcomePage::tourRequested);
    auto* drop = wrappedLabel(tr("or drop a file anywhere on this window: CSV or any delimited text"), Type::Body, Ink::Text2, box);
    row->addSpacing(scaled(8));
    row->addWidget(drop, 1);
    return box;
}

QWidget* WelcomePage::buildLists(QWidget* parent)
{
    auto* box = new QWidget(parent);
    auto* across = new QHBoxLayout(box);
    across->setContentsMargins(0, 0, 0, 0);
    across->setSpacing(scaled(16));
    auto* left = new QVBoxLayout;
    left->setSpacing(scaled(6));
    addRecents(RecentFiles::Kind::Recipe, tr("Recent recipes"), left, box);
    left->addSpacing(scaled(8));
    addRecents(RecentFiles::Kind::Table, tr("Recent tables"), left, box);
    left->addStretch();
    auto* right = new QVBoxLayout;
    right->setSpacing(scaled(6));
    addSamples(right, box);
    right->addStretch();
    across->addLayout(left, 1);
    across->addLayout(right, 1);
    return box;
}

void WelcomePage::addRecents(RecentFiles::Kind kind, const QString& heading, QVBoxLayout* down, QWidget* parent)
{
    auto& made = m_recents[static_cast<std::size_t>(kind)];
    down->addWidget(textLabel(heading, Type::Heading, Ink::Text, parent));
    made.none = textLabel(kind == RecentFiles::Kind::Recipe ? tr("None yet. A recipe contains settings only, no data. When you open it, "
                                                                 "the table is read again from where it is stored and checked for changes.")
                                                            : tr("None yet."),
                          Type::Caption, Ink::Text2, parent);
    made.none->setWordWrap(true);
    made.none->setMaximumWidth(scaled(580));
    made.list = new RecentList(heading, parent);
    made.list->hide();
    connect(made.list, &RecentList::opened, this, [this, kind](const QVariant& key) { emit recentRequested(kind, key.toStringList()); });
    connect(made.list, &RecentList::forgotten, this, [this, kind](const QVariant& key) { emit forgetRequested(kind, key.toStringList()); });
    down->addWidget(made.none);
    down->addWidget(made.list);
}

void WelcomePage::addSamples(QVBoxLayout* down, QWidget* parent)
{
    down->addWidget(textLabel(tr("Sample tables"), Type::Heading, Ink::Text, parent));
    auto* list = new RecentList(tr("Sample tables"), parent);
    for (const Sample& sample : samples())
        list->add(QStringLiteral("stage-table"), sample.title, sample.about, sample.name);
    list->fit();
    connect(list, &RecentList::opened, this, [this](const QVariant& key) { emit sampleRequested(key.toString()); });
    down->addWidget(list);
}

void WelcomePage::showRecents(const RecentFiles& recents)
{
    for (const auto kind : {RecentFiles::Kind::Recipe, RecentFiles::Kind::Table}) {
        auto& made = m_recents[static_cast<std::size_t>(kind)];
        const int row = made.list->currentRow();
        made.list->clear();
        for (const auto& entry : recents.list(kind)) {
            made.list->add(kind == RecentFiles::Kind::Recipe ? QStringLiteral("recipe") : QStringLiteral("stage-table"), entry.name(),
                           entry.about, entry.paths);
            made.list->item(made.list->count() - 1)->setToolTip(tr("Enter opens; Delete removes the entry from the list, not the file"));
        }
        made.list->fit();
        made.list->setCurrentRow(qMin(row, made.list->count() - 1));
        made.list->setVisible(made.list->count() > 0);
        made.none->setVisible(made.list->count() == 0);
    }
    lookForRecipes(recents);
}

/// Whether the recipes are where they were: a folder of the network may answer late, so the question waits elsewhere.
void WelcomePage::lookForRecipes(const RecentFiles& recents)
{
    std::vector<QStringList> asked;
    for (const auto& entry : recents.list(RecentFiles::Kind::Recipe))
        asked.push_back(entry.paths);
    m_looking.run([this, asked](JobContext& job, const JobRunner::Deliver& deliver) {
        for (const QStringList& paths : asked) {
            job.check();
            const bool there = std::ranges::all_of(paths, [](const QString& path) { return QFileInfo::exists(path); });
            deliver([this, paths, there] {
                m_recents[static_cast<std::size_t>(RecentFiles::Kind::Recipe)].list->setBadge(
                    paths, there ? Judgement::Info : Judgement::Warn, there ? tr("present") : tr("file not found"));
            });
        }
    });
}

void WelcomePage::showUnsaved(const std::vector<UnsavedWork>& unsaved)
{
    m_unsaved->clearButtons();
    m_unsaved->setVisible(!unsaved.empty());
    if (unsaved.empty())
        return;
    const auto& newest = unsaved.front();
    m_unsaved->say(
        Judgement::Info, tr("Unsaved settings for %1").arg(newest.title),
        tr("Kept on %1. The table will be read again from its file.").arg(QLocale().toString(newest.when, QLocale::ShortFormat)));
    connect(m_unsaved->addButton(tr("Restore"), true), &QPushButton::clicked, this, &WelcomePage::recoverRequested);
    connect(m_unsaved->addButton(tr("Discard")), &QPushButton::clicked, this, &WelcomePage::forgetUnsavedRequested);
}

} // namespace tranche
