// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dialogs/generalize_dialog.h"

#include "core/import/hierarchy_reader.h"
#include "ui/parts/buttons.h"
#include "ui/session/names.h"
#include "ui/session/post_to.h"
#include "ui/session/naming/name_text.h"
#include "ui/style/number_text.h"
#include "ui/words/messages/message_text.h"

#include <QCheckBox>
#include <QDialogButtonBox>
#include <QGridLayout>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QSpinBox>
#include <QVBoxLayout>

#include <algorithm>

namespace tranche {

namespace {

constexpr int usualLeast = 5;

/// What was asked of exactly these attributes; nullptr: nothing.
const GeneralizeRequest* requestFor(const std::vector<GeneralizeRequest>& requests, const std::vector<std::string>& attributes)
{
    const auto same = [&](const GeneralizeRequest& request) { return std::ranges::is_permutation(request.attributes, attributes); };
    const auto found = std::ranges::find_if(requests, same);
    return found == requests.end() ? nullptr : &*found;
}

QString listed(const std::vector<std::string>& names)
{
    QStringList all;
    for (const std::string& name : names)
        all += briefName(name);
    return all.join(QStringLiteral(", "));
}

} // namespace

GeneralizeDialog::GeneralizeDialog(const Document& now, std::shared_ptr<Questions> questions, QWidget* parent)
    : QDialog(parent),
      m_questions(std::move(questions)),
      m_hierarchies(now.snapshot.parameters.hierarchies),
      m_reader(
          postTo(*this), [](int) {}, [](const Error&) {}, JobRunner::Parting::LetGo)
{
    setWindowTitle(tr("Generalize columns"));
    build(now);
}

void GeneralizeDialog::build(const Document& now)
{
    auto* page = new QWidget(this);
    auto* grid = new QGridLayout(page);
    grid->setHorizontalSpacing(scaled(12));
    grid->setVerticalSpacing(scaled(6));
    grid->setColumnStretch(0, 1);
    if (now.snapshot.columns && now.snapshot.kept)
        for (std::size_t i = 0; i < now.snapshot.columns->size(); ++i)
            addColumn(*grid, now.snapshot, ColumnId{i});
    grid->setRowStretch(grid->rowCount(), 1);
    auto* scroll = new QScrollArea(this);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidgetResizable(true);
    scroll->setFocusPolicy(Qt::NoFocus);
    scroll->setAccessibleName(tr("Columns"));
    scroll->setWidget(page);
    auto* words = wrappedLabel(
        tr("The values of a ticked column are published as ranges or sets, so that each combination covers at least this many "
           "tuples. Sensitive attributes stay as they are. Without a hierarchy, ranges follow the order of the values."),
        Type::Body, Ink::Text2, this);
    auto* buttons = new QDialogButtonBox(this);
    m_agreed = buttons->addButton(tr("Generalize"), QDialogButtonBox::AcceptRole);
    makePrimary(m_agreed);
    buttons->addButton(tr("Cancel"), QDialogButtonBox::RejectRole);
    connect(buttons, &QDialogButtonBox::accepted, this, &GeneralizeDialog::agree);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* down = new QVBoxLayout(this);
    down->addWidget(words);
    down->addWidget(scroll, 1);
    down->addWidget(buttons);
    resize(scaled(620), scaled(420));
}

void GeneralizeDialog::addColumn(QGridLayout& grid, const Snapshot& snapshot, ColumnId column)
{
    Line line;
    for (const AttributeId id : snapshot.columns->columns()[column.value])
        if (std::ranges::find(snapshot.kept->sensitive(), id) == snapshot.kept->sensitive().end())
            line.attributes.push_back(snapshot.kept->attribute(id).name);
    if (line.attributes.empty())
        return;
    const GeneralizeRequest* asked = requestFor(snapshot.parameters.generalize, line.attributes);
    const QString name = columnName(*snapshot.columns, column);
    line.on = new QCheckBox(tr("%1: %2").arg(name, listed(line.attributes)).replace(QLatin1Char('&'), QLatin1String("&&")), this);
    line.on->setChecked(asked != nullptr);
    line.on->setAccessibleName(tr("Generalize %1").arg(name));
    line.least = new QSpinBox(this);
    line.least->setRange(1, static_cast<int>(std::min<std::size_t>(snapshot.kept->rowCount(), 1'000'000'000)));
    line.least->setValue(asked != nullptr ? static_cast<int>(asked->least) : usualLeast);
    line.least->setAccessibleName(tr("Minimum frequency of %1: tuples per range").arg(name));
    line.least->setEnabled(asked != nullptr);
    connect(line.on, &QCheckBox::toggled, line.least, &QWidget::setEnabled);
    const int row = grid.rowCount();
    auto* caption = textLabel(tr("minimum frequency"), Type::Caption, Ink::Text2, this);
    caption->setBuddy(line.least);
    grid.addWidget(line.on, row, 0);
    grid.addWidget(caption, row, 1, Qt::AlignRight);
    grid.addWidget(line.least, row, 2, 1, 2);
    for (std::size_t i = 0; i < line.attributes.size(); ++i)
        addHierarchy(grid, row + 1 + static_cast<int>(i), line.attributes[i]);
    m_lines.push_back(std::move(line));
}

void GeneralizeDialog::addHierarchy(QGridLayout& grid, int row, const std::string& attribute)
{
    const QString name = briefName(attribute);
    auto* label = textLabel(tr("Hierarchy of %1").arg(name), Type::Caption, Ink::Text2, this);
    label->setIndent(scaled(24));
    auto* state = textLabel({}, Type::Caption, Ink::Text2, this);
    auto* choose = new QPushButton(tr("From a file…"), this);
    choose->setAccessibleName(tr("Hierarchy of %1 from a file").arg(name));
    choose->setToolTip(tr("A CSV file without a header: one line for each value, followed by its label at each higher level."));
    auto* forget = new QPushButton(tr("No hierarchy"), this);
    forget->setAccessibleName(tr("%1 without a hierarchy").arg(name));
    grid.addWidget(label, row, 0);
    grid.addWidget(state, row, 1, Qt::AlignRight);
    grid.addWidget(choose, row, 2);
    grid.addWidget(forget, row, 3);
    showHierarchy(attribute, state, forget);
    m_chooseFile.push_back(choose);
    connect(choose, &QPushButton::clicked, this, [=, this] {
        m_questions->askForHierarchy(this, [=, this](const QString& path) { readFile(attribute, path, state, forget); });
    });
    connect(forget, &QPushButton::clicked, this, [=, this] {
        m_hierarchies.keepOnly([&](const std::string& other) { return other != attribute; });
        showHierarchy(attribute, state, forget);
    });
}

void GeneralizeDialog::showHierarchy(const std::string& attribute, QLabel* state, QPushButton* forget) const
{
    const Hierarchy* hierarchy = m_hierarchies.of(attribute);
    forget->setEnabled(hierarchy != nullptr);
    if (hierarchy == nullptr)
        return state->setText(tr("none"));
    const auto leaves = std::ranges::count(hierarchy->nodes(), std::size_t{0}, &Hierarchy::Node::level);
    const auto values = countText(static_cast<std::size_t>(leaves), Counted::Value);
    const auto levels = hierarchy->nodes()[hierarchy->roots().front()].level;
    state->setText(levels == 1 ? tr("%1, 1 level").arg(values) : tr("%1, %2 levels").arg(values).arg(levels));
}

void GeneralizeDialog::readFile(const std::string& attribute, const QString& path, QLabel* state, QPushButton* forget)
{
    setReading(true);
    state->setText(tr("reading …"));
    m_reader.run([=, this](JobContext& job, const JobRunner::Deliver& deliver) {
        auto read = readHierarchy(path.toStdString(), job);
        deliver([=, this, read = std::move(read)] {
            setReading(false);
            if (read)
                m_hierarchies.set(attribute, *read);
            showHierarchy(attribute, state, forget);
            if (!read)
                state->setText(placedText(read.error()));
        });
    });
}

/// One file at a time, and nothing is agreed to while one is still being read.
void GeneralizeDialog::setReading(bool reading)
{
    m_agreed->setEnabled(!reading);
    for (QPushButton* choose : m_chooseFile)
        choose->setEnabled(!reading);
}

std::vector<GeneralizeRequest> GeneralizeDialog::requests() const
{
    std::vector<GeneralizeRequest> all;
    for (const Line& line : m_lines)
        if (line.on->isChecked())
            all.push_back({line.attributes, static_cast<std::size_t>(line.least->value())});
    return all;
}

void GeneralizeDialog::agree()
{
    emit chosen(requests(), m_hierarchies);
    accept();
}

} // namespace tranche
