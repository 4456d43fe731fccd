// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/approve/written_links.h"

#include "ui/panels/tinted_icon.h"

#include <QDir>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QPushButton>

namespace tranche {

WrittenLinks::WrittenLinks(QWidget* parent) : QWidget(parent)
{
    m_folder = new QPushButton(tr("Show in folder"), this);
    m_folder->setObjectName(QStringLiteral("showInFolder"));
    setTintedIcon(m_folder, QStringLiteral("open"));
    m_report = new QPushButton(tr("Open the report"), this);
    m_report->setObjectName(QStringLiteral("openReport"));
    setTintedIcon(m_report, QStringLiteral("eye"));
    auto* across = new QHBoxLayout(this);
    across->setContentsMargins(0, 0, 0, 0);
    across->setSpacing(8);
    across->addWidget(m_folder);
    across->addWidget(m_report);
    across->addStretch(1);
    connect(m_folder, &QPushButton::clicked, this, [this] { emit openAsked(QFileInfo(m_release).absolutePath()); });
    connect(m_report, &QPushButton::clicked, this, [this] { emit openAsked(QDir(m_release).filePath(QStringLiteral("report.html"))); });
    setFocusProxy(m_folder);
    hide();
}

void WrittenLinks::show(const QString& release)
{
    m_release = release;
    m_report->setVisible(!release.endsWith(QStringLiteral(".zip")));
    QWidget::show();
}

} // namespace tranche
