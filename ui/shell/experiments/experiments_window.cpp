// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/experiments/experiments_window.h"

#include "core/base/messages/experiment_message.h"
#include "core/laboratory/experiments/claim_settings.h"
#include "core/laboratory/experiments/drawing/report_files.h"
#include "core/release/writing/whole_folder.h"
#include "ui/parts/buttons.h"
#include "ui/session/post_to.h"
#include "ui/shell/experiments/claim_list.h"
#include "ui/shell/experiments/claim_row.h"
#include "ui/shell/experiments/experiment_card.h"
#include "ui/style/number_text.h"
#include "ui/style/png_of_svg.h"
#include "ui/style/type.h"
#include "ui/words/messages/message_text.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QScrollArea>
#include <QSplitter>
#include <QVBoxLayout>

#include <utility>

namespace tranche {

namespace {

/// What takes a few minutes on the whole of Adult, and shows each kind of figure.
ExperimentRequest quickRequest()
{
    ExperimentRequest request;
    request.only = {"sensitive-nb-occ7", "sensitive-tree-occ7", "qi-nb-occ7", "qi-tree-occ7", "fakes-occ7",
                    "fakes-occ15",       "matching-occ7",       "time-n",     "time-d"};
    request.folds = 3;
    request.linkings = 1;
    return request;
}

Result<std::string> painted(const std::string& svg, const JobContext& job)
{
    job.check();
    const QByteArray png = pngOfSvg(QByteArray::fromStdString(svg));
    if (png.isEmpty())
        return fail(ErrorCode::NotSupported, ExperimentMessage::PictureFailed);
    return png.toStdString();
}

Result<void> writeReport(const ExperimentResults& results, const std::string& folder, JobContext& job)
{
    if (const auto free = checkNewFolder(folder); !free)
        return free;
    const auto words = [](const Statement& said) { return messageText(said).toStdString(); };
    const auto files = reportFiles(results, words, painted, job);
    if (!files)
        return std::unexpected(files.error());
    FileOperations disk;
    return writeWholeFolder(disk, folder, *files, job);
}

/// The settings of the claim that is chosen; null: there are none.
std::optional<Decisions> settingsOf(const ExperimentSource& source, const ClaimRow* claim)
{
    if (source.table == nullptr || claim == nullptr)
        return std::nullopt;
    auto decisions = claimDecisions(claim->id().toStdString(), *source.table, source.schema);
    return decisions ? std::move(*decisions) : std::nullopt;
}

} // namespace

ExperimentsWindow::ExperimentsWindow(ExperimentSource source, std::shared_ptr<Questions> questions, QWidget* parent)
    : QDialog(parent),
      m_source(std::move(source)),
      m_questions(std::move(questions)),
      m_learn(labLearning),
      m_runner(
          postTo(*this), [this](int permille) { m_progress->setValue(permille); }, [this](const Error& error) { end(placedText(error)); },
          JobRunner::Parting::LetGo)
{
    for (const auto token : usualMissingTokens)
        m_source.missingTokens.emplace_back(token);
    setWindowTitle(tr("The paper's experiments"));
    resize(scaled(1320), scaled(820));
    build();
    if (m_source.table == nullptr)
        m_message->setText(tr("Open a table with the attributes of Adult first."));
    else if (const auto places = findPaperAttributes(*m_source.table); !places)
        m_message->setText(placedText(places.error()));
    refresh();
}

void ExperimentsWindow::build()
{
    auto* down = new QVBoxLayout(this);
    down->setContentsMargins(scaled(16), scaled(14), scaled(16), scaled(12));
    down->setSpacing(scaled(10));
    buildHead(*down);
    m_cards = new QWidget;
    m_cardsDown = new QVBoxLayout(m_cards);
    m_cardsDown->setContentsMargins(0, 0, scaled(8), 0);
    m_cardsDown->setSpacing(scaled(10));
    m_cardsDown->addStretch(1);
    auto* scroll = new QScrollArea(this);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setMinimumWidth(scaled(560));
    scroll->setAccessibleName(tr("Figures"));
    scroll->setWidget(m_cards);
    m_claims = new ClaimList(this);
    auto* split = new QSplitter(this);
    split->addWidget(scroll);
    split->addWidget(m_claims);
    m_claims->setMinimumWidth(scaled(420));
    split->setSizes({scaled(760), scaled(520)});
    split->setStretchFactor(0, 3);
    split->setStretchFactor(1, 2);
    split->setChildrenCollapsible(false);
    down->addWidget(split, 1);
    buildFoot(*down);
}

void ExperimentsWindow::buildHead(QVBoxLayout& down)
{
    auto* across = new QHBoxLayout;
    auto* words = new QVBoxLayout;
    words->addWidget(textLabel(tr("The paper's experiments"), Type::Title, Ink::Text, this));
    words->addWidget(textLabel(m_source.table == nullptr
                                   ? tr("Computed anew with the program that slices your table.")
                                   : tr("Computed anew on %1 with the program that slices your table.").arg(m_source.name),
                               Type::Caption, Ink::Text2, this));
    across->addLayout(words, 1);
    m_extent = new QComboBox(this);
    m_extent->addItems({tr("Quick: OCC-7, 3 folds, 1 linking"), tr("All figures, 10 folds, 5 linkings")});
    m_extent->setAccessibleName(tr("What is computed"));
    m_compute = new QPushButton(this);
    m_save = new QPushButton(tr("Save as report …"), this);
    makePrimary(m_compute);
    for (QWidget* each : {static_cast<QWidget*>(m_extent), static_cast<QWidget*>(m_compute), static_cast<QWidget*>(m_save)})
        across->addWidget(each);
    down.addLayout(across);
    connect(m_save, &QPushButton::clicked, this, &ExperimentsWindow::askWhereToSave);
    connect(m_compute, &QPushButton::clicked, this, [this] {
        if (!m_busy)
            return compute(chosenRequest());
        m_runner.cancel();
        end(tr("Cancelled."));
    });
}

void ExperimentsWindow::buildFoot(QVBoxLayout& down)
{
    auto* across = new QHBoxLayout;
    m_message = wrappedLabel(tr("Slicing does not stand on these figures: the guarantee of your release is checked exactly, each time."),
                             Type::Caption, Ink::Text2, this);
    m_progress = new QProgressBar(this);
    m_progress->setRange(0, 1000);
    m_progress->setTextVisible(false);
    m_progress->setFixedWidth(scaled(220));
    m_progress->setAccessibleName(tr("Progress"));
    m_settings = new QPushButton(tr("Open its settings in the window"), this);
    m_settings->setToolTip(tr("Pins the settings of the claim as a scenario. Nothing in force changes."));
    auto* close = new QPushButton(tr("Close"), this);
    across->addWidget(m_message, 1);
    across->addWidget(m_progress);
    across->addWidget(m_settings);
    across->addWidget(close);
    down.addLayout(across);
    connect(close, &QPushButton::clicked, this, &QDialog::close);
    connect(m_settings, &QPushButton::clicked, this, &ExperimentsWindow::openSettings);
    connect(m_claims, &ClaimList::opened, this, &ExperimentsWindow::openSettings);
    connect(m_claims, &ClaimList::chosenChanged, this, &ExperimentsWindow::refresh);
}

ExperimentRequest ExperimentsWindow::chosenRequest() const
{
    return m_extent->currentIndex() == 0 ? quickRequest() : ExperimentRequest();
}

QString ExperimentsWindow::message() const
{
    return m_message->text();
}

void ExperimentsWindow::tell(const QString& sentence)
{
    m_message->setText(sentence);
}

void ExperimentsWindow::openSettings()
{
    if (const auto decisions = settingsOf(m_source, m_claims->chosen()))
        emit settingsWanted(m_source, *decisions, tr("Claim: %1").arg(m_claims->chosen()->claim()));
}

void ExperimentsWindow::begin(const QString& doing)
{
    m_busy = true;
    m_progress->setValue(0);
    m_message->setText(doing);
    refresh();
}

void ExperimentsWindow::end(const QString& said)
{
    m_busy = false;
    m_message->setText(said);
    refresh();
    emit finished();
}

void ExperimentsWindow::refresh()
{
    const bool possible = m_source.table != nullptr && findPaperAttributes(*m_source.table).has_value();
    m_compute->setText(m_busy ? tr("Cancel") : m_results ? tr("Compute again") : tr("Compute"));
    m_compute->setEnabled(m_busy || possible);
    m_extent->setEnabled(!m_busy && possible);
    m_save->setEnabled(!m_busy && m_results != nullptr);
    m_progress->setVisible(m_busy);
    m_settings->setEnabled(settingsOf(m_source, m_claims->chosen()).has_value());
}

void ExperimentsWindow::compute(const ExperimentRequest& request)
{
    begin(tr("Computing the figures; this may take long."));
    m_runner.run([this, source = m_source, request, learn = m_learn](JobContext& job, const JobRunner::Deliver& deliver) {
        const auto table = PaperTable::make(*source.table, source.missingTokens, job);
        auto results = table ? runExperiments(*table, request, learn, job) : Result<ExperimentResults>(std::unexpected(table.error()));
        deliver([this, results = std::move(results)] { arrive(results); });
    });
}

void ExperimentsWindow::arrive(const Result<ExperimentResults>& results)
{
    if (!results)
        return end(placedText(results.error()));
    m_results = std::make_shared<const ExperimentResults>(*results);
    qDeleteAll(m_cards->findChildren<ExperimentCard*>(Qt::FindDirectChildrenOnly));
    for (const auto& figure : m_results->figures) {
        auto* card = new ExperimentCard(figure, m_results->claims, m_cards);
        m_cardsDown->insertWidget(m_cardsDown->count() - 1, card);
        connect(card, &ExperimentCard::told, this, &ExperimentsWindow::tell);
    }
    m_claims->show(m_results->claims);
    end(tr("Computed on %1 tuples.").arg(countText(m_results->tuples)));
}

void ExperimentsWindow::askWhereToSave()
{
    m_questions->askForNewFolder(this, QStringLiteral("experiments"), [this](const QString& folder) { save(folder); });
}

void ExperimentsWindow::save(const QString& folder)
{
    if (m_results == nullptr || m_busy)
        return;
    begin(tr("Writing the report …"));
    m_runner.run([this, results = m_results, path = folder.toStdString()](JobContext& job, const JobRunner::Deliver& deliver) {
        const auto written = writeReport(*results, path, job);
        deliver([this, written] { end(written ? tr("The report is written.") : placedText(written.error())); });
    });
}

} // namespace tranche
