// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/messages/experiment_message.h"
#include "core/base/messages/import/source_message.h"
#include "core/base/messages/import/text_message.h"
#include "core/base/messages/lab_message.h"
#include "core/base/messages/release/audit_message.h"
#include "core/base/messages/release/evidence_message.h"
#include "core/base/messages/proposal_message.h"
#include "core/base/messages/role_message.h"
#include "core/base/messages/table_message.h"
#include "core/base/statement.h"

#include <QRegularExpression>
#include <QString>
#include <QStringList>

#include <algorithm>
#include <cstddef>
#include <utility>
#include <vector>

namespace tranche::test {

/// Whether the number that begins here says which one, not how many: "line 1 has", "Zeile 1".
inline bool isOrdinal(const QString& text, qsizetype at)
{
    static const QRegularExpression before(
        QStringLiteral(
            "(line|entry|entries|record|field|fields|key|rule|column|attribute|cell|bucket|code|from|bis|ab|Zeile|Zeilen|Eintrag|"
            "Einträge|Eintrags|Datensatz|Feld|Felder|Schlüssel|Regel|Spalte|Attribut|Zelle|Bucket|Code) [“„\"]?$"),
        QRegularExpression::CaseInsensitiveOption);
    return before.match(text.left(at)).hasMatch();
}

/// Whether what an English word stands in front of, or is, is no noun of the number before it: "1 has", "1 of 2 cells".
inline bool followsNoNumber(const QString& word)
{
    static const QStringList verbs{"is",    "has",     "was",     "does",   "says",    "its",      "this",  "holds",  "stands",
                                   "tells", "names",   "needs",   "gives",  "less",    "series",   "as",    "us",     "asks",
                                   "lies",  "begins",  "ends",    "takes",  "agrees",  "opens",    "times", "signed", "remains",
                                   "finds", "changes", "follows", "always", "matches", "satisfies"};
    static const QStringList links{"of",   "to", "in", "and",  "or", "with", "that", "which",
                                   "from", "by", "at", "than", "on", "for",  "x",    "now"};
    return verbs.contains(word) || links.contains(word);
}

/// By its form: what ends in s is taken for a plural.
inline bool looksPlural(const QString& word)
{
    static const QStringList others{"are", "were", "have", "do", "people", "persons", "data"};
    return others.contains(word) || (word.endsWith(QLatin1Char('s')) && word.size() > 2 && !word.endsWith(QLatin1String("ss")));
}

/// The first place of an English text where the number one stands before more than one, "1 cells", "1 empty cell are"; empty: there is
/// none.
inline QString oneBeforeMany(const QString& text)
{
    static const QRegularExpression counted(QStringLiteral("(?<![\\w.,/=:%])1 ((?:[\\w-]+ ){0,2}[\\w-]+)"));
    for (auto all = counted.globalMatch(text); all.hasNext();) {
        const auto match = all.next();
        if (isOrdinal(text, match.capturedStart()))
            continue;
        for (const auto& word : match.captured(1).split(QLatin1Char(' '))) {
            if (followsNoNumber(word))
                break;
            if (looksPlural(word))
                return match.captured();
        }
    }
    return {};
}

/// The same of a German text. A plural has no form of its own, so that every noun that stands after a one must be a known singular.
inline QString germanOneBeforeMany(const QString& text)
{
    static const QRegularExpression counted(
        QStringLiteral("(?<![\\w.,/=:%])1 ((?:\\p{Ll}[\\p{L}-]* ){0,2})([\\p{L}-]+)( sind| haben| werden| wurden)?"));
    static const QStringList singular{"Zeile",          "Feld",        "Datensatz",
                                      "Wert",           "Attribut",    "Tupel",
                                      "Byte",           "Zelle",       "Eintrag",
                                      "Datei",          "Bucket",      "Paar",
                                      "Spalte",         "Gruppe",      "Stelle",
                                      "Zahl",           "Zeichen",     "Notiz",
                                      "Signatur",       "Stufe",       "Tag",
                                      "Genehmigung",    "Einstellung", "Entscheidung",
                                      "Experiment",     "Verknüpfung", "Anführungszeichen",
                                      "Kommentarzeile", "Spaltenwert", "Name",
                                      "Leerzeile"};
    for (auto all = counted.globalMatch(text); all.hasNext();) {
        const auto match = all.next();
        if (isOrdinal(text, match.capturedStart()))
            continue;
        const auto noun = match.captured(2);
        const bool isNoun = noun.front().isUpper();
        if ((isNoun && !singular.contains(noun)) || !match.captured(3).isEmpty())
            return match.captured();
    }
    return {};
}

/// Whether the count at this place is two at least, or so large that it cannot be one: a separator makes two fields of a record, a limit is
/// a limit, folds leave something to train on. Figures with two decimals are never a bare one either, nor are names and the last of a
/// range.
inline bool isNeverOne(Message message, std::size_t place)
{
    static const std::vector<std::pair<Message, std::size_t>> never{
        {ProposalMessage::CommaSplits, 1},      {ProposalMessage::SemicolonSplits, 1},
        {ProposalMessage::TabSplits, 1},        {ProposalMessage::BarSplits, 1},
        {ProposalMessage::ColonSplits, 1},      {ProposalMessage::BlanksSplit, 1},
        {TextMessage::LastIsEmpty, 0},          {SourceMessage::ZipSeveral, 0},
        {SourceMessage::PackedTooDense, 0},     {TableMessage::TooManyRecords, 0},
        {RoleMessage::ManyValues, 0},           {LabMessage::TooFewPredicates, 0},
        {ExperimentMessage::NoteHeldOut, 0},    {ExperimentMessage::NoteTime, 0},
        {ExperimentMessage::PointsLost, 2},     {ExperimentMessage::LostByColumns, 1},
        {ExperimentMessage::TimesOriginals, 1}, {ExperimentMessage::TimesColumns, 1},
        {ExperimentMessage::ReasonSmall, 0},    {ExperimentMessage::ReasonNotSmall, 0},
        {ExperimentMessage::Seconds, 0},        {AuditMessage::Missing, 2},
        {ProposalMessage::CommentLines, 0},     {EvidenceMessage::CommentInvalid, 0},
        {EvidenceMessage::MetadataValues, 0},   {EvidenceMessage::MetadataMissing, 0}};
    return std::ranges::find(never, std::pair(message, place)) != never.end();
}

} // namespace tranche::test
