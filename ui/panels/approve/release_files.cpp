// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/approve/release_files.h"

#include "ui/parts/cards/badge.h"
#include "ui/parts/buttons.h"
#include "ui/style/icons.h"
#include "ui/style/number_text.h"

#include <QComboBox>
#include <QGridLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace tranche {

QString sizeText(std::size_t bytes)
{
    if (bytes < 1000)
        return ReleaseFilesView::tr("%1 bytes").arg(bytes);
    const double thousands = static_cast<double>(bytes) / 1000.0;
    const auto number = [](double value) { return decimalText(QString::number(value, 'f', 1)); };
    return thousands < 1000.0 ? ReleaseFilesView::tr("%1 kB").arg(number(thousands))
                              : ReleaseFilesView::tr("%1 MB").arg(number(thousands / 1000.0));
}

ReleaseFilesView::ReleaseFilesView(QWidget* parent) : QWidget(parent)
{
    m_layout = addChoice(tr("Files"));
    m_layout->addItem(tr("One file with all columns"), static_cast<int>(Layout::Together));
    m_layout->addItem(tr("One file per column"), static_cast<int>(Layout::PerColumn));
    m_formulas = addChoice(tr("Cells that look like formulas"));
    m_formulas->addItem(tr("Formula cells: unchanged"), static_cast<int>(FormulaCells::AsIs));
    m_formulas->addItem(tr("Formula cells: prefixed with '"), static_cast<int>(FormulaCells::Prefixed));
    m_linkings = new QPushButton(this);
    m_linkings->setObjectName(QStringLiteral("linkings"));
    m_linkings->setToolTip(tr("Random linkings: what they are for, and how far they differ"));
    connect(m_linkings, &QPushButton::clicked, this, &ReleaseFilesView::linkingsAsked);
    m_container = addChoice(tr("Folders or zip archives"));
    m_container->setObjectName(QStringLiteral("container"));
    m_container->addItem(tr("Folders"), static_cast<int>(Container::Folder));
    m_container->addItem(tr("Zip archives"), static_cast<int>(Container::Zip));
    m_noPerson = wrappedLabel(tr("A line of a linking is not a person."), Type::Caption, Ink::Warn, this);
    m_noPerson->setObjectName(QStringLiteral("noPerson"));
    m_formulaCount = wrappedLabel({}, Type::Caption, Ink::Text2, this);
    auto* options = new QGridLayout;
    options->setSpacing(8);
    options->addWidget(m_layout, 0, 0);
    options->addWidget(m_formulas, 0, 1);
    options->addWidget(m_linkings, 1, 0);
    options->addWidget(m_container, 1, 1);
    m_all = new QVBoxLayout(this);
    m_all->setContentsMargins(0, 0, 0, 0);
    m_all->setSpacing(6);
    m_all->addWidget(textLabel(tr("Files to be written"), Type::Heading, Ink::Text, this));
    m_all->addLayout(options);
    m_all->addWidget(m_noPerson);
    m_all->addWidget(m_formulaCount);
}

QComboBox* ReleaseFilesView::addChoice(const QString& name)
{
    auto* choice = new QComboBox(this);
    choice->setAccessibleName(name);
    connect(choice, &QComboBox::activated, this, &ReleaseFilesView::choose);
    return choice;
}

void ReleaseFilesView::choose()
{
    ReleaseOptions options = m_options;
    options.layout = static_cast<Layout>(m_layout->currentData().toInt());
    options.formulaCells = static_cast<FormulaCells>(m_formulas->currentData().toInt());
    options.container = static_cast<Container>(m_container->currentData().toInt());
    emit optionsChosen(options);
}

void ReleaseFilesView::showOptions(const ReleaseOptions& options)
{
    m_options = options;
    m_layout->setCurrentIndex(m_layout->findData(static_cast<int>(options.layout)));
    m_formulas->setCurrentIndex(m_formulas->findData(static_cast<int>(options.formulaCells)));
    m_linkings->setText(options.linkings == 0   ? tr("No linkings…")
                        : options.linkings == 1 ? tr("1 linking…")
                                                : tr("%1 linkings…").arg(options.linkings));
    m_container->setCurrentIndex(m_container->findData(static_cast<int>(options.container)));
    m_noPerson->setVisible(options.linkings > 0);
}

void ReleaseFilesView::addFolder(QVBoxLayout* column, const QString& iconName, const QString& name, bool mayLeave,
                                 const std::map<std::string, std::string>* files)
{
    auto* head = new QHBoxLayout;
    auto* picture = new QLabel(m_folders);
    picture->setPixmap(iconPixmap(iconName, ink(palette(), mayLeave ? Ink::Accent : Ink::Warn), scaled(16), devicePixelRatioF()));
    head->addWidget(picture);
    head->addWidget(textLabel(name, Type::Bold, Ink::Text, m_folders), 1);
    head->addWidget(
        new Badge(mayLeave ? Judgement::Info : Judgement::Warn, mayLeave ? tr("can be published") : tr("keep private"), m_folders));
    column->addLayout(head);
    if (!files)
        return;
    for (const auto& [file, bytes] : *files) {
        auto* row = new QHBoxLayout;
        row->setContentsMargins(scaled(24), 0, 0, 0);
        row->addWidget(textLabel(QString::fromStdString(file), Type::Body, Ink::Text, m_folders), 1);
        row->addWidget(textLabel(sizeText(bytes.size()), Type::Caption, Ink::Text2, m_folders));
        column->addLayout(row);
    }
}

void ReleaseFilesView::show(const RenderedRelease* files, const ReleaseOptions& options)
{
    showOptions(options);
    delete m_folders;
    m_folders = new QWidget(this);
    auto* column = new QVBoxLayout(m_folders);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(4);
    const QString ending = options.container == Container::Zip ? QStringLiteral(".zip") : QString();
    addFolder(column, QStringLiteral("folder-out"), tr("NAME.release") + ending, true, files ? &files->release : nullptr);
    column->addSpacing(4);
    addFolder(column, QStringLiteral("folder-in"), tr("NAME.internal") + ending, false, files ? &files->internal : nullptr);
    m_all->addWidget(m_folders);
    m_formulaCount->setVisible(files && files->formulaCells > 0);
    if (files)
        m_formulaCount->setText((files->formulaCells == 1 ? tr("%1 cell begins like a formula; a spreadsheet program would run it.")
                                                          : tr("%1 cells begin like a formula; a spreadsheet program would run them."))
                                    .arg(countText(files->formulaCells)));
}

} // namespace tranche
