// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dialogs/import_dialog.h"

#include "core/import/csv_detect.h"
#include "core/import/csv_reader.h"
#include "ui/parts/buttons.h"
#include "ui/style/number_text.h"
#include "ui/style/theme.h"
#include "ui/style/type.h"
#include "ui/session/naming/name_text.h"
#include "ui/session/naming/name_text.h"
#include "ui/words/messages/message_text.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFileInfo>
#include <QFontDatabase>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QRegularExpression>
#include <QSpinBox>
#include <QStringDecoder>
#include <QTableWidget>
#include <QVBoxLayout>

namespace tranche {

namespace {

constexpr int previewRows = 8;

void select(QComboBox* box, const QVariant& data)
{
    const int index = box->findData(data);
    box->setCurrentIndex(index >= 0 ? index : 0);
}

QStringList parts(const QString& text)
{
    QStringList result;
    for (const QString& part : text.split(QLatin1Char(',')))
        if (const QString name = part.trimmed(); !name.isEmpty())
            result << name;
    return result;
}

} // namespace

ImportDialog::ImportDialog(const QStringList& paths, QWidget* parent) : QDialog(parent), m_paths(paths), m_head(paths.value(0))
{
    setWindowTitle(paths.size() == 1 ? tr("Open %1").arg(QFileInfo(paths.first()).fileName())
                                     : tr("Open %n files as one table", nullptr, static_cast<int>(paths.size())));
    build();
    const auto proposal = proposeCsvOptions(paths.value(0).toStdString());
    if (proposal) {
        show(proposal->options);
        m_reason->setText(messageText(proposal->reasons));
    } else {
        show({});
        m_reason->setText(placedText(proposal.error()));
    }
    refresh();
}

void ImportDialog::build()
{
    m_reason = new QLabel(this);
    m_reason->setWordWrap(true);
    m_reason->setAccessibleName(tr("Proposal and its reason"));
    m_raw = new QPlainTextEdit(this);
    m_raw->setReadOnly(true);
    m_raw->setLineWrapMode(QPlainTextEdit::NoWrap);
    m_raw->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    m_raw->setAccessibleName(tr("First lines of the file, unchanged"));
    m_raw->setTabChangesFocus(true);
    m_preview = new QTableWidget(this);
    m_preview->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_preview->setAccessibleName(tr("First records, as they will be read"));
    m_preview->setTabKeyNavigation(false);
    m_preview->horizontalHeader()->setTextElideMode(Qt::ElideRight);
    m_problem = new QLabel(this);
    m_problem->setWordWrap(true);
    m_problem->setObjectName(QStringLiteral("problem"));

    auto* left = new QVBoxLayout;
    left->addWidget(new QLabel(tr("First lines of the file"), this));
    left->addWidget(m_raw, 1);
    left->addWidget(new QLabel(tr("Read like this"), this));
    left->addWidget(m_preview, 1);
    auto* row = new QHBoxLayout;
    row->setSpacing(16);
    row->addLayout(left, 1);
    row->addWidget(buildFields());

    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    m_read = buttons->addButton(tr("Read the table"), QDialogButtonBox::AcceptRole);
    makePrimary(m_read);
    m_read->setDefault(true);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(buttons, &QDialogButtonBox::accepted, this, [this] {
        emit chosen(m_paths, options(), missingTokens());
        accept();
    });

    auto* all = new QVBoxLayout(this);
    all->setContentsMargins(16, 16, 16, 16);
    all->setSpacing(12);
    all->addWidget(m_reason);
    all->addLayout(row, 1);
    all->addWidget(m_problem);
    all->addWidget(buttons);
    resize(fontMetrics().averageCharWidth() * 130, fontMetrics().height() * 34);
}

QWidget* ImportDialog::buildFields()
{
    auto* fields = new QWidget(this);
    auto* form = new QFormLayout(fields);
    form->setContentsMargins(0, 0, 0, 0);
    const auto box = [&](const QString& label, std::initializer_list<std::pair<QString, QVariant>> items) {
        auto* combo = new QComboBox(fields);
        for (const auto& [text, value] : items)
            combo->addItem(text, value);
        form->addRow(label, combo);
        connect(combo, &QComboBox::currentIndexChanged, this, &ImportDialog::refresh);
        return combo;
    };
    m_delimiter = box(tr("&Delimiter"), {{tr("comma  ,"), QChar(u',')},
                                         {tr("semicolon  ;"), QChar(u';')},
                                         {tr("tab"), QChar(u'\t')},
                                         {tr("bar  |"), QChar(u'|')},
                                         {tr("blank"), QChar(u' ')},
                                         {tr("colon  :"), QChar(u':')}});
    m_quote = box(tr("&Quote"), {{tr("double  \""), QChar(u'"')}, {tr("single  '"), QChar(u'\'')}, {tr("none"), QVariant()}});
    m_encoding = box(tr("&Encoding"), {{QStringLiteral("UTF-8"), QStringLiteral("UTF-8")},
                                       {QStringLiteral("Windows-1252"), QStringLiteral("windows-1252")},
                                       {QStringLiteral("ISO 8859-1"), QStringLiteral("ISO-8859-1")},
                                       {QStringLiteral("ISO 8859-15"), QStringLiteral("ISO-8859-15")}});
    m_decimal = box(tr("Deci&mal sign"), {{tr("point  1.5"), QChar(u'.')}, {tr("comma  1,5"), QChar(u',')}});
    m_skip = new QSpinBox(fields);
    m_skip->setRange(0, 1000);
    form->addRow(tr("&Skip lines"), m_skip);
    m_header = new QCheckBox(tr("First line &names the attributes"), fields);
    form->addRow(m_header);
    m_names = new QLineEdit(fields);
    m_names->setPlaceholderText(tr("Age, Sex, … or empty: numbered"));
    m_names->setMinimumWidth(m_names->fontMetrics().horizontalAdvance(m_names->placeholderText()) + scaled(20));
    form->addRow(tr("&Attribute names"), m_names);
    m_missing = new QLineEdit(fields);
    m_missing->setPlaceholderText(tr("?, NA"));
    m_missing->setToolTip(tr("Empty cells always count as missing. List any other codes, separated by commas."));
    form->addRow(tr("Missing-value &codes"), m_missing);
    connect(m_skip, &QSpinBox::valueChanged, this, &ImportDialog::refresh);
    connect(m_header, &QCheckBox::toggled, this, &ImportDialog::refresh);
    connect(m_names, &QLineEdit::textChanged, this, &ImportDialog::refresh);
    return fields;
}

CsvOptions ImportDialog::options() const
{
    CsvOptions result;
    result.delimiter = m_delimiter->currentData().toChar().toLatin1();
    result.quote = std::nullopt;
    if (const QVariant quote = m_quote->currentData(); quote.isValid())
        result.quote = quote.toChar().toLatin1();
    result.encoding = m_encoding->currentData().toString().toStdString();
    result.decimal = m_decimal->currentData().toChar().toLatin1();
    result.skip = static_cast<std::size_t>(m_skip->value());
    result.header = m_header->isChecked();
    for (const QString& name : parts(m_names->text()))
        result.names.push_back(name.toStdString());
    return result;
}

QStringList ImportDialog::missingTokens() const
{
    return parts(m_missing->text());
}

void ImportDialog::show(const CsvOptions& options)
{
    select(m_delimiter, QChar(QLatin1Char(options.delimiter)));
    select(m_quote, options.quote ? QVariant(QChar(QLatin1Char(*options.quote))) : QVariant());
    if (!options.quote)
        m_quote->setCurrentIndex(m_quote->count() - 1);
    select(m_encoding, QString::fromStdString(options.encoding));
    select(m_decimal, QChar(QLatin1Char(options.decimal)));
    m_skip->setValue(static_cast<int>(options.skip));
    m_header->setChecked(options.header);
    QStringList names;
    for (const std::string& name : options.names)
        names << QString::fromStdString(name);
    m_names->setText(names.join(QStringLiteral(", ")));
}

void ImportDialog::refresh()
{
    const CsvOptions now = options();
    QStringDecoder decode(m_encoding->currentData().toString().toLatin1().constData());
    const QString text = decode(
        QByteArray::fromRawData(m_head.bytes().data(), static_cast<qsizetype>(std::min<std::size_t>(m_head.bytes().size(), 16384))));
    static const QRegularExpression lineEnd(QStringLiteral("\r\n|\r|\n"));
    m_raw->setPlainText(text.split(lineEnd).mid(0, 12).join(QLatin1Char('\n')));
    if (const auto usable = validate(now); !usable) {
        showProblem(placedText(usable.error()));
        return;
    }
    showPreview(now);
}

void ImportDialog::showPreview(const CsvOptions& options)
{
    JobContext job;
    const auto table = m_head.readAs(options, job);
    m_preview->clear();
    m_preview->setRowCount(0);
    m_preview->setColumnCount(0);
    if (!table) {
        showProblem(placedText(table.error()));
        return;
    }
    const Table& read = **table;
    const int rows = static_cast<int>(std::min<std::size_t>(previewRows, read.rowCount()));
    m_preview->setRowCount(rows);
    m_preview->setColumnCount(static_cast<int>(read.attributeCount()));
    for (int column = 0; column < m_preview->columnCount(); ++column) {
        const SourceId id{static_cast<std::size_t>(column)};
        auto* name = new QTableWidgetItem(nameText(read.attribute(id).name));
        name->setToolTip(nameHint(read.attribute(id).name));
        m_preview->setHorizontalHeaderItem(column, name);
        for (int row = 0; row < rows; ++row) {
            const std::string_view cell = read.cell(static_cast<std::size_t>(row), id);
            m_preview->setItem(row, column, new QTableWidgetItem(QString::fromUtf8(cell.data(), static_cast<qsizetype>(cell.size()))));
        }
    }
    m_preview->resizeColumnsToContents();
    showProblem({});
}

void ImportDialog::showProblem(const QString& sentence)
{
    QPalette colours = palette();
    colours.setColor(QPalette::WindowText, ink(palette(), Ink::Fail));
    m_problem->setPalette(colours);
    m_problem->setText(sentence);
    m_problem->setVisible(!sentence.isEmpty());
    m_read->setEnabled(sentence.isEmpty());
}

} // namespace tranche
