// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/welcome_page.h"

#include "ui/parts/buttons.h"
#include "ui/shell/samples.h"
#include "ui/shell/welcome_picture.h"
#include "ui/style/icons.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QListWidget>
#include <QPainter>
#include <QPushButton>
#include <QStyledItemDelegate>
#include <QVBoxLayout>

namespace tranche {

namespace {

enum { AboutRole = Qt::UserRole + 1, NameRole };

/// A sample: icon, title over what it holds.
class SampleDelegate final : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    QSize sizeHint(const QStyleOptionViewItem&, const QModelIndex&) const override { return { scaled(240), scaled(44) }; }

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        const QRect row = option.rect;
        const bool hot = option.state.testFlag(QStyle::State_MouseOver) || option.state.testFlag(QStyle::State_HasFocus);
        painter->save();
        painter->fillRect(row, ink(option.palette, hot ? Ink::Selection : Ink::Raised));
        painter->setPen(ink(option.palette, Ink::Border));
        painter->drawLine(row.bottomLeft(), row.bottomRight());
        const int side = scaled(20);
        painter->drawPixmap(QPoint(row.left() + scaled(12), row.center().y() - side / 2),
                            iconPixmap(QStringLiteral("stage-table"), ink(option.palette, Ink::Text2), side, painter->device()->devicePixelRatio()));
        const QRect words = row.adjusted(scaled(44), scaled(5), -scaled(8), -scaled(5));
        painter->setFont(typeface(Type::Bold));
        painter->setPen(ink(option.palette, Ink::Text));
        painter->drawText(words, Qt::AlignLeft | Qt::AlignTop, index.data().toString());
        painter->setFont(typeface(Type::Caption));
        painter->setPen(ink(option.palette, Ink::Text2));
        painter->drawText(words, Qt::AlignLeft | Qt::AlignBottom, index.data(AboutRole).toString());
        if (option.state.testFlag(QStyle::State_HasFocus)) {
            painter->setPen(QPen(ink(option.palette, Ink::Accent), 2.0));
            painter->drawRect(row.adjusted(1, 1, -1, -1));
        }
        painter->restore();
    }
};

} // namespace

WelcomePage::WelcomePage(QWidget* parent) : QScrollArea(parent)
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
    auto* down = new QVBoxLayout(page);
    down->setContentsMargins(scaled(40), scaled(28), scaled(40), scaled(24));
    down->setSpacing(scaled(10));
    down->addWidget(textLabel(tr("Turn a table about people into a release"), Type::Welcome, Ink::Text, page));
    auto* about = textLabel(tr("Slicing keeps attributes that belong together in one column, puts similar tuples into buckets, and shuffles every column inside "
                               "its bucket. Most relations between attributes stay, and nobody can be tied to a sensitive value with a probability above the limit you set."),
                            Type::Body, Ink::Text2, page);
    about->setWordWrap(true);
    about->setMaximumWidth(scaled(960));
    down->addWidget(about);
    down->addSpacing(scaled(10));

    auto* row = new QHBoxLayout;
    row->setSpacing(scaled(16));
    m_open = new QPushButton(icon(QStringLiteral("open"), palette(), Ink::OnAccent), tr("Open a table…   Ctrl+O"), page);
    m_open->setAccessibleName(tr("Open a table"));
    m_open->setMinimumHeight(scaled(32));
    makePrimary(m_open);
    connect(m_open, &QPushButton::clicked, this, &WelcomePage::openRequested);
    row->addWidget(m_open);
    auto* drop = textLabel(tr("or drop a file anywhere on this window: CSV, or any text with one delimiter"), Type::Body, Ink::Text2, page);
    drop->setWordWrap(true);
    row->addWidget(drop, 1);
    down->addLayout(row);
    down->addSpacing(scaled(14));
    down->addWidget(new WelcomePicture(page));
    down->addSpacing(scaled(14));
    down->addWidget(buildSamples(page));
    down->addStretch();
    setWidget(page);
}

QWidget* WelcomePage::buildSamples(QWidget* parent)
{
    auto* box = new QWidget(parent);
    auto* down = new QVBoxLayout(box);
    down->setContentsMargins(0, 0, 0, 0);
    down->setSpacing(scaled(6));
    down->addWidget(textLabel(tr("Sample tables"), Type::Heading, Ink::Text, box));
    m_samples = new QListWidget(box);
    m_samples->setItemDelegate(new SampleDelegate(m_samples));
    m_samples->setMouseTracking(true);
    m_samples->setAccessibleName(tr("Sample tables"));
    m_samples->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    for (const Sample& sample : samples()) {
        auto* item = new QListWidgetItem(sample.title, m_samples);
        item->setData(AboutRole, sample.about);
        item->setData(NameRole, sample.name);
        item->setData(Qt::AccessibleTextRole, QStringLiteral("%1, %2").arg(sample.title, sample.about));
    }
    m_samples->setFixedHeight(scaled(44) * m_samples->count() + 2);
    m_samples->setMaximumWidth(scaled(580));
    const auto open = [this](const QListWidgetItem* item) { emit sampleRequested(item->data(NameRole).toString()); };
    connect(m_samples, &QListWidget::itemClicked, this, open);
    connect(m_samples, &QListWidget::itemActivated, this, open);
    down->addWidget(m_samples);
    return box;
}

} // namespace tranche
