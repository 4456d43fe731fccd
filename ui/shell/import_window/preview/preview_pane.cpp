// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/import_window/preview/preview_pane.h"

#include "ui/parts/buttons.h"
#include "ui/parts/segmented_buttons.h"
#include "ui/shell/import_window/preview/preview_head.h"
#include "ui/shell/import_window/preview/preview_model.h"
#include "ui/shell/import_window/preview/sheet_view.h"
#include "ui/style/number_text.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QStackedWidget>
#include <QTableView>
#include <QTextBlock>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace tranche {

namespace {

constexpr double lineHeight = 23;
constexpr int fittedColumns = 200;     // more are not looked at before they are scrolled to
constexpr qsizetype shownSigns = 4000; // of a raw line

bool readsHidden(const ImportLook& look)
{
    const auto* workbook = std::get_if<WorkbookOptions>(&look.options.form);
    return workbook == nullptr || workbook->hiddenRows;
}

} // namespace

PreviewPane::PreviewPane(QWidget* parent) : QWidget(parent)
{
    auto* down = new QVBoxLayout(this);
    down->setContentsMargins(scaled(16), scaled(8), scaled(16), scaled(8));
    down->setSpacing(scaled(8));
    auto* head = new QHBoxLayout;
    m_range = textLabel({}, Type::Caption, Ink::Text2, this);
    m_how = new SegmentedButtons({tr("As read"), tr("Raw lines")}, this);
    m_how->setAccessibleName(tr("How the first records are shown"));
    head->addWidget(textLabel(tr("First records"), Type::Heading, Ink::Text, this));
    head->addWidget(m_range, 1);
    m_readMarked = new QPushButton(this);
    m_readMarked->setObjectName(QStringLiteral("read-marked"));
    m_readMarked->setAutoDefault(false);
    m_readMarked->hide();
    head->addWidget(m_readMarked);
    head->addWidget(m_how);
    down->addLayout(head);
    m_stack = new QStackedWidget(this);
    m_lines = new QPlainTextEdit(this);
    m_lines->setReadOnly(true);
    m_lines->setLineWrapMode(QPlainTextEdit::NoWrap);
    m_lines->setFont(typeface(Type::Digest));
    m_lines->setTabChangesFocus(true);
    m_lines->setAccessibleName(tr("First lines of the file, unchanged"));
    buildTable();
    m_stack->addWidget(m_table);
    m_stack->addWidget(m_lines);
    m_sheet = new SheetView(this);
    m_stack->addWidget(m_sheet);
    down->addWidget(m_stack, 1);
    connect(m_how, &SegmentedButtons::chosen, this, [this](int which) {
        m_stack->setCurrentIndex(which == 1 && isSheet() ? 2 : which);
        fitMarks();
        say();
    });
    connect(m_sheet, &SheetView::rangeDragged, this, &PreviewPane::rangeChosen);
    connect(m_sheet, &SheetView::marked, this, &PreviewPane::fitMarks);
    connect(m_readMarked, &QPushButton::clicked, this, [this] { emit rangeChosen(m_sheet->markedRange()); });
}

void PreviewPane::buildTable()
{
    m_table = new QTableView(this);
    m_model = new PreviewModel(this);
    m_table->setModel(m_model);
    m_table->setHorizontalHeader(new PreviewHead(m_table));
    m_table->setAccessibleName(tr("First records, as they will be read"));
    m_table->setTabKeyNavigation(false);
    m_table->setAlternatingRowColors(true);
    m_table->setWordWrap(false);
    m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_table->setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_table->verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    m_table->verticalHeader()->setMinimumSectionSize(scaled(lineHeight));
    m_table->verticalHeader()->setDefaultSectionSize(scaled(lineHeight));
    m_table->verticalHeader()->setDefaultAlignment(Qt::AlignRight | Qt::AlignVCenter);
    m_table->installEventFilter(this);
    m_name = new QLineEdit(m_table->horizontalHeader());
    m_name->setAccessibleName(tr("Name of the attribute"));
    m_name->hide();
    m_name->installEventFilter(this);
    connect(m_table->horizontalHeader(), &QHeaderView::sectionDoubleClicked, this, &PreviewPane::rename);
    connect(m_name, &QLineEdit::editingFinished, this, [this] {
        const int column = std::exchange(m_renaming, -1);
        m_name->hide();
        const QString name = m_name->text().trimmed();
        if (column >= 0 && !name.isEmpty() && name != m_model->headerData(column, Qt::Horizontal, Qt::EditRole).toString())
            emit renamed(column, name);
    });
}

void PreviewPane::show(const std::shared_ptr<const Looked>& looked)
{
    const QModelIndex at = m_table->currentIndex();
    m_looked = looked;
    m_renaming = -1;
    m_name->hide();
    m_model->show(looked);
    if (at.isValid())
        m_table->setCurrentIndex(
            m_model->index(std::min(at.row(), m_model->rowCount() - 1), std::min(at.column(), m_model->columnCount() - 1)));
    fitColumns();
    if (looked != nullptr)
        showLines(looked->look);
    else
        m_lines->clear();
    m_sheet->show(isSheet() ? looked->look.sheet : nullptr, isSheet() && readsHidden(looked->look));
    m_how->setChoiceText(1, isSheet() ? tr("Sheet") : tr("Raw lines"));
    const bool hasLines = isSheet() || (looked != nullptr && !looked->look.rawLines.empty());
    if (hasLines && m_stack->currentIndex() != 0)
        m_stack->setCurrentIndex(isSheet() ? 2 : 1);
    m_how->setChoiceEnabled(1, hasLines);
    if (!hasLines) {
        m_how->setCurrent(0);
        m_stack->setCurrentIndex(0);
    }
    fitMarks();
    say();
}

bool PreviewPane::isSheet() const
{
    return m_looked != nullptr && m_looked->look.sheet != nullptr;
}

void PreviewPane::fitMarks()
{
    const QString range = m_stack->currentIndex() == 2 ? m_sheet->markedRange() : QString();
    m_readMarked->setText(tr("Read only %1").arg(range));
    m_readMarked->setVisible(!range.isEmpty());
}

void PreviewPane::fitColumns()
{
    std::vector<std::string> names;
    if (const Table* table = m_model->table())
        for (std::size_t i = 0; i < table->attributeCount(); ++i)
            names.push_back(table->attribute(SourceId(i)).name);
    if (std::exchange(m_fitted, names) == names)
        return; // what the person has widened stays
    auto* head = m_table->horizontalHeader();
    const QAbstractItemView* view = m_table;
    for (int column = 0; column < std::min(m_model->columnCount(), fittedColumns); ++column)
        head->resizeSection(column, std::min(std::max(head->sectionSizeHint(column), view->sizeHintForColumn(column)), scaled(320)));
}

void PreviewPane::showLines(const ImportLook& look)
{
    QStringList lines;
    for (const std::string& line : look.rawLines)
        lines << QString::fromStdString(line).left(shownSigns);
    m_lines->setPlainText(lines.join(QLatin1Char('\n')));
}

void PreviewPane::say()
{
    if (m_stack->currentIndex() == 2)
        return m_range->setText(tr("what is in the frame is read; drag the frame, or mark other cells to read those"));
    const int records = m_model->rowCount();
    const Table* table = m_model->table();
    if (table == nullptr || records == 0) {
        m_range->setText(m_looked == nullptr ? QString() : tr("no record can be read like this"));
        return;
    }
    const auto first = table->placeOf(0).line;
    const auto last = table->placeOf(static_cast<std::size_t>(records - 1)).line;
    m_range->setText(first > 0 ? tr("lines %1 to %2").arg(countText(first), countText(last))
                               : tr("1 to %1").arg(countText(static_cast<std::size_t>(records))));
}

void PreviewPane::goTo(quint64 line)
{
    const int row = m_model->rowOfLine(line);
    if (row >= 0 && m_model->columnCount() > 0)
        m_table->setCurrentIndex(m_model->index(row, std::max(m_table->currentIndex().column(), 0)));
    const auto block = m_lines->document()->findBlockByNumber(static_cast<int>(std::min<quint64>(line, 100000)) - 1);
    if (block.isValid()) {
        m_lines->setTextCursor(QTextCursor(block));
        m_lines->centerCursor();
    }
}

void PreviewPane::rename(int column)
{
    if (column < 0 || m_model->table() == nullptr)
        return;
    auto* head = m_table->horizontalHeader();
    m_renaming = column;
    m_name->setText(m_model->headerData(column, Qt::Horizontal, Qt::EditRole).toString());
    m_name->setGeometry(head->sectionViewportPosition(column), 0, std::max(head->sectionSize(column), scaled(120)), scaled(26));
    m_name->show();
    m_name->selectAll();
    m_name->setFocus(Qt::OtherFocusReason);
}

bool PreviewPane::eventFilter(QObject* watched, QEvent* event)
{
    const bool typed = event->type() == QEvent::KeyPress || event->type() == QEvent::ShortcutOverride;
    const auto* key = typed ? static_cast<QKeyEvent*>(event) : nullptr;
    if (watched == m_table && event->type() == QEvent::KeyPress && key->key() == Qt::Key_F2) {
        rename(m_table->currentIndex().isValid() ? m_table->currentIndex().column() : 0);
        return true;
    }
    if (watched == m_name && key != nullptr && key->key() == Qt::Key_Escape) {
        event->accept();
        if (event->type() == QEvent::KeyPress) {
            m_renaming = -1;
            m_name->hide();
            m_table->setFocus(Qt::OtherFocusReason);
        }
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace tranche
