// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dialogs/linkings_dialog.h"

#include "ui/parts/buttons.h"
#include "ui/parts/cards/banner.h"
#include "ui/parts/labels/icon_label.h"
#include "ui/parts/segmented_buttons.h"
#include "ui/parts/tables/view_setup.h"
#include "ui/session/session.h"
#include "ui/style/plain_hint.h"
#include "ui/words/governance/linking_facts.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QShortcut>
#include <QTableWidget>
#include <QVBoxLayout>

namespace tranche {

namespace {

/// A tick with a sentence.
QLayout* promise(const QString& sentence, QWidget* parent)
{
    auto* across = new QHBoxLayout;
    across->setSpacing(scaled(8));
    auto* mark = new IconLabel(iconOf(Judgement::Pass), 14, parent);
    mark->setInk(Ink::Pass);
    across->addWidget(mark, 0, Qt::AlignTop);
    across->addWidget(wrappedLabel(sentence, Type::Body, Ink::Text, parent), 1);
    return across;
}

QTableWidgetItem* cellOf(const QString& text, LinkingRow::Kind kind, bool number)
{
    auto* item = new QTableWidgetItem(text);
    item->setFlags(Qt::ItemIsEnabled);
    item->setTextAlignment(Qt::AlignVCenter | (number ? Qt::AlignRight : Qt::AlignLeft));
    auto font = typeface(Type::Body);
    font.setBold(kind == LinkingRow::Kind::Expected);
    item->setFont(font);
    return item;
}

} // namespace

LinkingsDialog::LinkingsDialog(Session& session, QWidget* parent)
    : QDialog(parent), m_session(session), m_count(session.now().releaseOptions.linkings)
{
    setWindowTitle(tr("Random linkings"));
    auto* down = new QVBoxLayout(this);
    down->setContentsMargins(scaled(20), scaled(16), scaled(20), scaled(14));
    down->setSpacing(scaled(12));
    down->addWidget(textLabel(tr("Random linkings for analysts"), Type::Title, Ink::Text, this));
    down->addWidget(
        wrappedLabel(tr("Some programs can only read one line for each record. A linking puts each column of a bucket into a random "
                        "order and writes the lines side by side. It tells nothing that the sliced file does not tell."),
                     Type::Body, Ink::Text2, this));
    down->addWidget(buildChoice());
    m_banner = new Banner(this);
    down->addWidget(m_banner);
    auto* beside = new QHBoxLayout;
    beside->setSpacing(scaled(20));
    beside->addWidget(buildDifferences(), 6);
    beside->addWidget(buildFiles(), 5);
    down->addLayout(beside, 1);
    down->addWidget(buildFoot());
    resize(scaled(926), scaled(600));
    connect(&m_session, &Session::snapshotChanged, this, &LinkingsDialog::follow);
    for (int count = 0; count <= static_cast<int>(mostLinkings); ++count)
        connect(new QShortcut(Qt::Key_0 + count, this), &QShortcut::activated, this, [this, count] { choose(count); });
    connect(new QShortcut(Qt::CTRL | Qt::Key_Return, this), &QShortcut::activated, m_take, &QPushButton::click);
    refresh();
}

QWidget* LinkingsDialog::buildChoice()
{
    auto* row = new QWidget(this);
    auto* across = new QHBoxLayout(row);
    across->setContentsMargins(0, 0, 0, 0);
    across->setSpacing(scaled(12));
    QStringList choices{tr("none")};
    for (std::size_t count = 1; count <= mostLinkings; ++count)
        choices += QString::number(count);
    m_choice = new SegmentedButtons(choices, row);
    m_choice->setAccessibleName(tr("How many"));
    m_choice->setCurrent(static_cast<int>(m_count));
    m_advice = wrappedLabel({}, Type::Caption, Ink::Text2, row);
    across->addWidget(textLabel(tr("How many"), Type::Body, Ink::Text, row));
    across->addWidget(m_choice);
    across->addWidget(m_advice, 1);
    connect(m_choice, &SegmentedButtons::chosen, this, &LinkingsDialog::choose);
    return row;
}

QWidget* LinkingsDialog::buildDifferences()
{
    auto* place = new QWidget(this);
    auto* down = new QVBoxLayout(place);
    down->setContentsMargins(0, 0, 0, 0);
    down->setSpacing(scaled(8));
    auto* head = new QHBoxLayout;
    m_drawn = textLabel({}, Type::Caption, Ink::Text2, place);
    head->addWidget(textLabel(tr("How far they differ"), Type::Heading, Ink::Text, place));
    head->addStretch(1);
    head->addWidget(m_drawn);
    m_rows = new QTableWidget(place);
    m_rows->setObjectName(QStringLiteral("rows"));
    setUpTable(m_rows, tr("How far they differ"));
    m_rows->setFocusPolicy(Qt::NoFocus);
    m_rows->setSelectionMode(QAbstractItemView::NoSelection);
    m_rows->verticalHeader()->hide();
    down->addLayout(head);
    down->addWidget(m_rows, 1);
    down->addWidget(
        wrappedLabel(tr("“Expected” is the mean over all linkings, computed without drawing one. An analyst who can work from bucket "
                        "counts needs no linking at all."),
                     Type::Caption, Ink::Text2, place));
    return place;
}

QWidget* LinkingsDialog::buildFiles()
{
    auto* place = new QWidget(this);
    auto* down = new QVBoxLayout(place);
    down->setContentsMargins(0, 0, 0, 0);
    down->setSpacing(scaled(8));
    m_files = wrappedLabel({}, Type::Body, Ink::Text, place);
    m_files->setObjectName(QStringLiteral("files"));
    down->addWidget(textLabel(tr("Written into the release"), Type::Heading, Ink::Text, place));
    down->addWidget(m_files);
    down->addSpacing(scaled(8));
    down->addLayout(promise(tr("The verifier checks each: bucket by bucket, every value of every column once."), place));
    down->addLayout(promise(tr("Drawn by the system’s entropy. No seed is kept, so nobody can undo one."), place));
    down->addStretch(1);
    return place;
}

QWidget* LinkingsDialog::buildFoot()
{
    auto* foot = new QWidget(this);
    auto* across = new QHBoxLayout(foot);
    across->setContentsMargins(0, 0, 0, 0);
    across->setSpacing(scaled(8));
    m_warning = wrappedLabel({}, Type::Caption, Ink::Warn, foot);
    m_close = new QPushButton(foot);
    m_close->setAutoDefault(false);
    m_take = new QPushButton(foot);
    m_take->setObjectName(QStringLiteral("take"));
    m_take->setAutoDefault(false);
    makePrimary(m_take);
    across->addWidget(m_warning, 1);
    across->addWidget(m_close);
    across->addWidget(m_take);
    connect(m_close, &QPushButton::clicked, this, &QDialog::reject);
    connect(m_take, &QPushButton::clicked, this, &LinkingsDialog::take);
    return foot;
}

void LinkingsDialog::choose(int count)
{
    m_count = static_cast<std::size_t>(count);
    m_choice->setCurrent(count);
    refresh();
}

void LinkingsDialog::take()
{
    auto options = m_session.now().releaseOptions;
    options.linkings = m_count;
    m_session.setReleaseOptions(options);
    m_session.verify(); // draws them
}

void LinkingsDialog::follow(const Document& now)
{
    if (!now.snapshot.readyForRelease())
        return reject(); // there is nothing to link any more
    refresh();
}

void LinkingsDialog::refresh()
{
    const auto& now = m_session.now();
    const bool isTaken = now.releaseOptions.linkings == m_count;
    const auto facts = linkingFacts(now, m_count);
    m_advice->setText(m_count == 1  ? tr("one alone misleads: five show how far results differ")
                      : m_count > 1 ? tr("compute every result on each, and report how far they differ")
                                    : tr("the sliced file alone, for those who can work from bucket counts"));
    const QString fields
        = m_count == 1 ? tr("The first field of each line reads “linked 1”; README.txt says what that means.")
                       : tr("The first field of each line reads “linked 1” to “linked %1”; README.txt says what that means.").arg(m_count);
    m_banner->setVisible(m_count > 0);
    m_banner->say(
        Judgement::Warn, tr("A line of a linking is not a person."),
        facts.likeATuple.isEmpty()
            ? fields
            : tr("%1 of these lines happen to equal some person’s record, the others belong to nobody. %2").arg(facts.likeATuple, fields));
    showRows(facts);
    showFiles(facts);
    m_warning->setText(isTaken ? QString() : tr("Linkings change what is released: the approval starts again as a draft."));
    m_close->setText(isTaken ? tr("Close") : tr("Cancel"));
    m_take->setText(m_count == 0 ? tr("Remove the linkings") : m_count == 1 ? tr("Add one linking") : tr("Add %1 linkings").arg(m_count));
    m_take->setVisible(!isTaken);
    m_drawn->setText(m_count == 0                  ? QString()
                     : !facts.likeATuple.isEmpty() ? tr("φ², counted on those that will be written")
                     : isTaken                     ? tr("being drawn …")
                                                   : tr("drawn when they are added"));
}

void LinkingsDialog::showRows(const LinkingFacts& facts)
{
    const QStringList heads = QStringList{tr("Linking"), tr("Association kept")} + facts.pairs;
    const auto briefly = [this](const QString& head) { return m_rows->fontMetrics().elidedText(head, Qt::ElideMiddle, scaled(136)); };
    m_rows->setColumnCount(static_cast<int>(heads.size()));
    m_rows->setRowCount(static_cast<int>(facts.rows.size()));
    for (int column = 0; column < heads.size(); ++column) {
        auto* head = new QTableWidgetItem(briefly(heads[column]));
        head->setTextAlignment(Qt::AlignVCenter | (column == 0 ? Qt::AlignLeft : Qt::AlignRight));
        head->setToolTip(plainHint(heads[column]));
        m_rows->setHorizontalHeaderItem(column, head);
        m_rows->horizontalHeader()->setSectionResizeMode(column, column == 0 ? QHeaderView::Stretch : QHeaderView::ResizeToContents);
    }
    for (int row = 0; row < static_cast<int>(facts.rows.size()); ++row) {
        const auto& fact = facts.rows[static_cast<std::size_t>(row)];
        m_rows->setItem(row, 0, cellOf(fact.name, fact.kind, false));
        m_rows->setItem(row, 1, cellOf(fact.kept, fact.kind, true));
        for (int pair = 0; pair < fact.pairs.size(); ++pair)
            m_rows->setItem(row, pair + 2, cellOf(fact.pairs[pair], fact.kind, true));
    }
}

void LinkingsDialog::showFiles(const LinkingFacts& facts)
{
    QStringList files;
    for (std::size_t number = 1; number <= m_count; ++number)
        files += tr("linked/linked-%1.csv: %2").arg(QString::number(number), facts.size);
    m_files->setText(files.isEmpty() ? tr("No linking.") : files.join(QLatin1Char('\n')));
}

} // namespace tranche
