// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dialogs/details_dialog.h"

#include "core/import/qt_text.h"
#include "core/recipe/attribute_texts.h"
#include "core/release/files/regions_json.h"
#include "core/release/files/released_fields.h"
#include "core/release/label_culprits.h"
#include "ui/dialogs/value_labels_editor.h"
#include "ui/parts/buttons.h"
#include "ui/session/naming/name_text.h"
#include "ui/session/post_to.h"
#include "ui/style/plain_hint.h"
#include "ui/words/governance/rule_facts.h"
#include "ui/words/messages/message_text.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTableWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace tranche {

namespace {

enum TextColumn { NameColumn, LabelColumn, DescriptionColumn };

std::string trimmed(const QString& text)
{
    return text.trimmed().toStdString();
}

} // namespace

DescribedAttributes attributesOf(const Snapshot& snapshot)
{
    DescribedAttributes attributes;
    for (std::size_t i = 0; snapshot.table && i < snapshot.table->attributeCount(); ++i) {
        attributes.all.push_back(snapshot.table->attribute(SourceId(i)).name);
        if (isReleased(snapshot.roles[i]))
            attributes.released.push_back(attributes.all.back());
    }
    attributes.kept = snapshot.kept;
    if (snapshot.published && snapshot.regions)
        for (const auto& field : fieldsOf(*snapshot.published))
            if (recodedField(snapshot, field.attribute).changed())
                attributes.generalized.insert(field.meaning->name);
    return attributes;
}

DetailsDialog::DetailsDialog(const ReleaseOptions& options, DescribedAttributes attributes, std::shared_ptr<Questions> questions,
                             QWidget* parent)
    : QDialog(parent),
      m_questions(std::move(questions)),
      m_options(options),
      m_attributes(std::move(attributes)),
      m_reader(
          postTo(*this), [](int) {}, [](const Error&) {}, JobRunner::Parting::LetGo),
      m_finder(
          postTo(*this), [](int) {}, [](const Error&) {})
{
    setWindowTitle(tr("Details and conditions"));
    auto* beside = new QHBoxLayout;
    beside->setSpacing(scaled(24));
    beside->addWidget(buildDetails(), 5);
    beside->addWidget(buildMeanings(), 6);
    auto* buttons = new QDialogButtonBox(this);
    m_agreed = buttons->addButton(tr("Use these details"), QDialogButtonBox::AcceptRole);
    makePrimary(m_agreed);
    buttons->addButton(tr("Cancel"), QDialogButtonBox::RejectRole);
    connect(buttons, &QDialogButtonBox::accepted, this, &DetailsDialog::agree);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* words = wrappedLabel(tr("All of this is published with the data. Any change makes the release a draft again."), Type::Body,
                               Ink::Text2, this);
    auto* down = new QVBoxLayout(this);
    down->setSpacing(scaled(12));
    down->addWidget(words);
    down->addLayout(beside, 1);
    down->addWidget(buttons);
    resize(scaled(1040), scaled(680));
    showWhetherSound();
    findCulprits();
}

QLineEdit* DetailsDialog::addLine(QFormLayout& form, const QString& caption, const char* name, const std::string& text)
{
    auto* line = new QLineEdit(qtText(text), this);
    line->setObjectName(QString::fromLatin1(name));
    form.addRow(caption, line);
    return line;
}

QPlainTextEdit* DetailsDialog::addLines(QFormLayout& form, const QString& caption, const char* name, const QString& text)
{
    auto* lines = new QPlainTextEdit(text, this);
    lines->setObjectName(QString::fromLatin1(name));
    lines->setTabChangesFocus(true);
    lines->setMinimumHeight(scaled(64));
    form.addRow(caption, lines);
    return lines;
}

QWidget* DetailsDialog::buildDetails()
{
    const auto& details = m_options.details;
    auto* page = new QWidget(this);
    auto* form = new QFormLayout(page);
    form->setContentsMargins(0, 0, 0, 0);
    form->setHorizontalSpacing(scaled(12));
    form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    m_title = addLine(*form, tr("&Title"), "title", details.title);
    m_owner = addLine(*form, tr("&Owner"), "owner", details.owner);
    m_owner->setPlaceholderText(tr("who is responsible for the data"));
    m_purpose = addLine(*form, tr("&Purpose"), "purpose", details.purpose);
    m_recipients = addLine(*form, tr("&Recipients"), "recipients", details.recipients);
    m_type = new QComboBox(this);
    m_type->setObjectName(QStringLiteral("type"));
    m_type->addItem(tr("not specified"), -1);
    for (const auto type : {ReleaseType::Public, ReleaseType::Scientific, ReleaseType::Enclave})
        m_type->addItem(releaseTypeText(type), static_cast<int>(type));
    m_type->setCurrentIndex(m_type->findData(details.type ? static_cast<int>(*details.type) : -1));
    form->addRow(tr("Release t&ype"), m_type);
    m_conditions = addLines(*form, tr("Con&ditions"), "conditions", qtText(details.conditions));
    m_conditions->setPlaceholderText(tr("for example: no linking with other data, no attempt to find a person"));
    m_contact = addLine(*form, tr("&Contact"), "contact", details.contact);
    m_reviewBy = addLine(*form, tr("Review &by"), "reviewBy", details.reviewBy);
    m_reviewBy->setPlaceholderText(tr("a date such as 2027-11-30"));
    m_noDay = textLabel(tr("Enter a date such as 2027-11-30, or leave it empty."), Type::Caption, Ink::Fail, this);
    m_noDay->setObjectName(QStringLiteral("noDay"));
    form->addRow({}, m_noDay);
    connect(m_reviewBy, &QLineEdit::textChanged, this, &DetailsDialog::showWhetherSound);
    m_licence = addLine(*form, tr("&Licence"), "licence", details.licence);
    m_licence->setPlaceholderText(tr("a name or an address"));
    QStringList sources;
    for (const auto& source : details.sources)
        sources += qtText(source);
    m_sources = addLines(*form, tr("&Sources"), "sources", sources.join(QLatin1Char('\n')));
    m_sources->setMaximumHeight(scaled(64));
    m_sources->setPlaceholderText(tr("one on a line"));
    return page;
}

QWidget* DetailsDialog::buildTexts()
{
    auto* page = new QWidget(this);
    auto* heading = textLabel(tr("What the attributes mean"), Type::Heading, Ink::Text, page);
    m_choose = new QPushButton(tr("Read from a &file…"), page);
    m_choose->setObjectName(QStringLiteral("readTexts"));
    m_choose->setToolTip(tr("A CSV file with the fields name, label and description."));
    connect(m_choose, &QPushButton::clicked, this,
            [this] { m_questions->askForLabels(this, [this](const QString& path) { readFile(path); }); });
    auto* head = new QHBoxLayout;
    head->addWidget(heading, 1);
    head->addWidget(m_choose);
    m_texts = new QTableWidget(static_cast<int>(m_attributes.released.size()), 3, page);
    m_texts->setObjectName(QStringLiteral("texts"));
    m_texts->setAccessibleName(heading->text());
    m_texts->setHorizontalHeaderLabels({tr("Attribute"), tr("Label"), tr("Description")});
    m_texts->verticalHeader()->hide();
    m_texts->horizontalHeader()->setStretchLastSection(true);
    m_texts->horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    m_texts->setColumnWidth(NameColumn, scaled(120));
    m_texts->setColumnWidth(LabelColumn, scaled(150));
    m_texts->setTabKeyNavigation(false);
    m_read = wrappedLabel({}, Type::Caption, Ink::Text2, page);
    m_read->setObjectName(QStringLiteral("read"));
    auto* down = new QVBoxLayout(page);
    down->setContentsMargins(0, 0, 0, 0);
    down->addLayout(head);
    down->addWidget(m_texts, 1);
    down->addWidget(m_read);
    fillTexts();
    return page;
}

QWidget* DetailsDialog::buildMeanings()
{
    auto* page = new QWidget(this);
    m_values = new ValueLabelsEditor({m_attributes.kept, m_attributes.generalized, unreleased()}, m_options.valueLabels, page);
    auto* down = new QVBoxLayout(page);
    down->setContentsMargins(0, 0, 0, 0);
    down->setSpacing(scaled(12));
    down->addWidget(buildTexts(), 1);
    down->addWidget(m_values, 1);
    connect(m_texts, &QTableWidget::currentCellChanged, this, [this](int row) {
        if (row >= 0)
            m_values->show(m_attributes.released[static_cast<std::size_t>(row)]);
    });
    if (m_texts->rowCount() > 0)
        m_texts->setCurrentCell(0, LabelColumn);
    return page;
}

std::vector<std::string> DetailsDialog::unreleased() const
{
    auto names = m_attributes.all;
    std::erase_if(names,
                  [this](const auto& name) { return std::ranges::find(m_attributes.released, name) != m_attributes.released.end(); });
    return names;
}

/// Labels come with a file, and nobody has read them all: the first one that would have the release refused is shown.
void DetailsDialog::findCulprits()
{
    if (!m_attributes.kept || m_options.valueLabels.empty())
        return;
    m_finder.run([this, kept = m_attributes.kept, labels = m_options.valueLabels, names = unreleased()](JobContext& job,
                                                                                                        const JobRunner::Deliver& deliver) {
        deliver([this, attributes = labelCulprits(labels, *kept, names, job)] { markCulprits(attributes); });
    });
}

void DetailsDialog::markCulprits(const std::set<std::string>& attributes)
{
    for (int row = m_texts->rowCount() - 1; row >= 0; --row) {
        const auto& name = m_attributes.released[static_cast<std::size_t>(row)];
        if (!attributes.contains(name) || m_attributes.generalized.contains(name))
            continue;
        auto* item = m_texts->item(row, NameColumn);
        item->setForeground(ink(palette(), Ink::Fail));
        item->setToolTip(tr("A label of its values names an identifier or an excluded attribute."));
        m_texts->setCurrentCell(row, NameColumn);
    }
}

void DetailsDialog::fillTexts()
{
    for (std::size_t i = 0; i < m_attributes.released.size(); ++i) {
        const auto said = m_options.texts.find(m_attributes.released[i]);
        const auto text = said == m_options.texts.end() ? AttributeText() : said->second;
        auto* name = new QTableWidgetItem(nameText(m_attributes.released[i]));
        name->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable);
        name->setToolTip(plainHint(nameHint(m_attributes.released[i])));
        const int row = static_cast<int>(i);
        m_texts->setItem(row, NameColumn, name);
        m_texts->setItem(row, LabelColumn, new QTableWidgetItem(qtText(text.label)));
        m_texts->setItem(row, DescriptionColumn, new QTableWidgetItem(qtText(text.description)));
    }
}

void DetailsDialog::readFile(const QString& path)
{
    m_reading = true;
    m_read->setText(tr("reading …"));
    showWhetherSound();
    m_reader.run([this, path, attributes = m_attributes.all](JobContext& job, const JobRunner::Deliver& deliver) {
        auto read = readAttributeTexts(path.toStdString(), attributes, job);
        deliver([this, read = std::move(read)] {
            m_reading = false;
            showWhetherSound();
            if (!read) {
                m_read->setText(placedText(read.error()));
                return;
            }
            m_options.texts = *read;
            fillTexts();
            m_read->setText(tr("%1 attributes have a text in this file.").arg(read->size()));
        });
    });
}

/// Nothing is agreed to while a file is still being read, or a day is none.
void DetailsDialog::showWhetherSound()
{
    const auto day = trimmed(m_reviewBy->text());
    const bool sound = day.empty() || isReviewDay(day);
    m_noDay->setVisible(!sound);
    m_agreed->setEnabled(sound && !m_reading);
    m_choose->setEnabled(!m_reading);
}

ReleaseOptions DetailsDialog::options() const
{
    auto options = m_options;
    auto& details = options.details;
    details.title = trimmed(m_title->text());
    details.owner = trimmed(m_owner->text());
    details.purpose = trimmed(m_purpose->text());
    details.recipients = trimmed(m_recipients->text());
    details.type.reset();
    if (const int type = m_type->currentData().toInt(); type >= 0)
        details.type = static_cast<ReleaseType>(type);
    details.conditions = trimmed(m_conditions->toPlainText());
    details.contact = trimmed(m_contact->text());
    details.reviewBy = trimmed(m_reviewBy->text());
    details.licence = trimmed(m_licence->text());
    details.sources.clear();
    for (const auto& line : m_sources->toPlainText().split(QLatin1Char('\n')))
        if (auto source = trimmed(line); !source.empty())
            details.sources.push_back(std::move(source));
    for (std::size_t i = 0; i < m_attributes.released.size(); ++i) {
        const int row = static_cast<int>(i);
        AttributeText text{trimmed(m_texts->item(row, LabelColumn)->text()), trimmed(m_texts->item(row, DescriptionColumn)->text())};
        if (text == AttributeText())
            options.texts.erase(m_attributes.released[i]);
        else
            options.texts[m_attributes.released[i]] = std::move(text);
    }
    options.valueLabels = m_values->labels();
    return options;
}

void DetailsDialog::agree()
{
    emit chosen(options());
    accept();
}

} // namespace tranche
