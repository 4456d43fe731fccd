// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/words/messages/message_text.h"

#include "core/base/memory.h"
#include "core/import/qt_text.h"
#include "ui/session/naming/name_text.h"
#include "ui/session/tr.h"
#include "ui/style/number_text.h"
#include "ui/words/messages/topic_texts.h"

#include <QStringList>

#include <cassert>

namespace tranche {

namespace {

QString topicText(const Statement& said)
{
    switch (said.says.topic) {
    case Topic::General: return windowText(said.says.as<GeneralMessage>(), said);
    case Topic::Table: return windowText(said.says.as<TableMessage>(), said);
    case Topic::Role: return windowText(said.says.as<RoleMessage>(), said);
    case Topic::Proposal: return windowText(said.says.as<ProposalMessage>(), said);
    case Topic::Csv: return windowText(said.says.as<CsvMessage>(), said);
    case Topic::Import: return windowText(said.says.as<ImportMessage>(), said);
    case Topic::File: return windowText(said.says.as<FileMessage>(), said);
    case Topic::Columns: return windowText(said.says.as<ColumnsMessage>(), said);
    case Topic::Generalize: return windowText(said.says.as<GeneralizeMessage>(), said);
    case Topic::Hierarchy: return windowText(said.says.as<HierarchyMessage>(), said);
    case Topic::Model: return windowText(said.says.as<ModelMessage>(), said);
    case Topic::Slicing: return windowText(said.says.as<SlicingMessage>(), said);
    case Topic::Recipe: return windowText(said.says.as<RecipeMessage>(), said);
    case Topic::Entry: return windowText(said.says.as<EntryMessage>(), said);
    case Topic::Release: return windowText(said.says.as<ReleaseMessage>(), said);
    case Topic::Folder: return windowText(said.says.as<FolderMessage>(), said);
    case Topic::Manifest: return windowText(said.says.as<ManifestMessage>(), said);
    case Topic::Promise: return windowText(said.says.as<PromiseMessage>(), said);
    case Topic::Dictionary: return windowText(said.says.as<DictionaryMessage>(), said);
    case Topic::Data: return windowText(said.says.as<DataMessage>(), said);
    case Topic::Original: return windowText(said.says.as<OriginalMessage>(), said);
    case Topic::Verdict: return windowText(said.says.as<VerdictMessage>(), said);
    case Topic::BlindSpot: return windowText(said.says.as<BlindSpotMessage>(), said);
    case Topic::Lab: return windowText(said.says.as<LabMessage>(), said);
    case Topic::Claim: return windowText(said.says.as<ClaimMessage>(), said);
    case Topic::Experiment: return windowText(said.says.as<ExperimentMessage>(), said);
    case Topic::Key: return windowText(said.says.as<KeyMessage>(), said);
    case Topic::Policy: return windowText(said.says.as<PolicyMessage>(), said);
    case Topic::Audit: return windowText(said.says.as<AuditMessage>(), said);
    case Topic::Package: return windowText(said.says.as<PackageMessage>(), said);
    case Topic::Evidence: return windowText(said.says.as<EvidenceMessage>(), said);
    case Topic::Text: return windowText(said.says.as<TextMessage>(), said);
    }
    return {};
}

QString countsText(const std::vector<std::uint64_t>& counts)
{
    QStringList texts;
    for (const auto count : counts)
        texts += countText(count);
    if (texts.size() < 2)
        return texts.value(0);
    return tr("%1 and %2").arg(texts.mid(0, texts.size() - 1).join(QStringLiteral(", ")), texts.last());
}

QString namesText(const std::vector<std::string>& names)
{
    QStringList texts;
    for (const auto& name : names)
        texts += tr("“%1”").arg(briefName(name));
    return texts.join(QStringLiteral(", "));
}

QString argumentText(const Argument& argument)
{
    switch (argument.kind) {
    case Argument::Kind::Count: return countText(argument.number);
    case Argument::Kind::Counts: return countsText(argument.numbers);
    case Argument::Kind::Bytes: return decimalText(QString::fromStdString(memoryText(argument.number)));
    case Argument::Kind::Figure: return decimalText(QString::fromStdString(argument.texts.front()));
    case Argument::Kind::Name: return briefName(argument.texts.front());
    case Argument::Kind::Names: return namesText(argument.texts);
    case Argument::Kind::Phrase: break;
    }
    return placedText(argument.phrases.front());
}

/// In one go: a name may look like a place.
QString filledIn(const QString& words, const std::vector<Argument>& arguments)
{
    QString text;
    for (qsizetype at = 0; at < words.size(); ++at) {
        const int place = words[at] == QLatin1Char('%') && at + 1 < words.size() ? words[at + 1].digitValue() : -1;
        if (place < 1) {
            text += words[at];
            continue;
        }
        assert(static_cast<std::size_t>(place) <= arguments.size());
        text += argumentText(arguments[static_cast<std::size_t>(place) - 1]);
        ++at;
    }
    return text;
}

} // namespace

QString messageText(const Statement& said)
{
    if (said.says == GeneralMessage::Worded)
        return qtText(said.arguments.front().texts.front()); // its names are written as names already
    return filledIn(topicText(said), said.arguments);
}

QString placedText(const Statement& said)
{
    const auto& place = said.place;
    QStringList where;
    if (!place.file.empty())
        where += nameText(place.file);
    if (place.line > 0)
        where += tr("line %1").arg(countText(place.line));
    if (!place.attribute.empty())
        where += briefName(place.attribute);
    const QString message = messageText(said);
    return where.isEmpty() ? message : tr("%1: %2").arg(where.join(QStringLiteral(", ")), message);
}

QString messageText(const std::vector<Statement>& all)
{
    QStringList texts;
    for (const auto& said : all)
        texts += messageText(said);
    return texts.join(QLatin1Char(' '));
}

} // namespace tranche
