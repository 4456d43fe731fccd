// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/messages/blind_spot_message.h"
#include "core/base/messages/claim_message.h"
#include "core/base/messages/columns_message.h"
#include "core/base/messages/csv_message.h"
#include "core/base/messages/data_message.h"
#include "core/base/messages/import/database_message.h"
#include "core/base/messages/dictionary_message.h"
#include "core/base/messages/drift_message.h"
#include "core/base/messages/entry_message.h"
#include "core/base/messages/experiment_message.h"
#include "core/base/messages/file_message.h"
#include "core/base/messages/folder_message.h"
#include "core/base/messages/general_message.h"
#include "core/base/messages/generalize_message.h"
#include "core/base/messages/hierarchy_message.h"
#include "core/base/messages/import/text_message.h"
#include "core/base/messages/import_message.h"
#include "core/base/messages/lab_message.h"
#include "core/base/messages/loss_message.h"
#include "core/base/messages/manifest_message.h"
#include "core/base/messages/model_message.h"
#include "core/base/messages/original_message.h"
#include "core/base/messages/promise_message.h"
#include "core/base/messages/proposal_message.h"
#include "core/base/messages/recipe_message.h"
#include "core/base/messages/release/audit_message.h"
#include "core/base/messages/release/evidence_message.h"
#include "core/base/messages/release/key_message.h"
#include "core/base/messages/release/package_message.h"
#include "core/base/messages/release/policy_message.h"
#include "core/base/messages/release_message.h"
#include "core/base/messages/role_message.h"
#include "core/base/messages/slicing_message.h"
#include "core/base/messages/import/source_message.h"
#include "core/base/messages/import/statistical_message.h"
#include "core/base/messages/import/source_message.h"
#include "core/base/messages/table_message.h"
#include "core/base/messages/import/value_message.h"
#include "core/base/messages/verdict_message.h"
#include "core/base/messages/import/workbook_message.h"
#include "core/base/statement.h"

namespace tranche {

// The words of each topic, with %1, %2 and so on for the arguments; what is said decides between one and several.

const char* englishText(GeneralMessage message, const Statement& said);
const char* englishText(TableMessage message, const Statement& said);
const char* englishText(RoleMessage message, const Statement& said);
const char* englishText(ProposalMessage message, const Statement& said);
const char* englishText(CsvMessage message, const Statement& said);
const char* englishText(ImportMessage message, const Statement& said);
const char* englishText(StatisticalMessage message, const Statement& said);
const char* englishText(ValueMessage message, const Statement& said);
const char* englishText(FileMessage message, const Statement& said);
const char* englishText(ColumnsMessage message, const Statement& said);
const char* englishText(GeneralizeMessage message, const Statement& said);
const char* englishText(HierarchyMessage message, const Statement& said);
const char* englishText(ModelMessage message, const Statement& said);
const char* englishText(SlicingMessage message, const Statement& said);
const char* englishText(RecipeMessage message, const Statement& said);
const char* englishText(EntryMessage message, const Statement& said);
const char* englishText(ReleaseMessage message, const Statement& said);
const char* englishText(FolderMessage message, const Statement& said);
const char* englishText(ManifestMessage message, const Statement& said);
const char* englishText(PromiseMessage message, const Statement& said);
const char* englishText(DictionaryMessage message, const Statement& said);
const char* englishText(DataMessage message, const Statement& said);
const char* englishText(OriginalMessage message, const Statement& said);
const char* englishText(VerdictMessage message, const Statement& said);
const char* englishText(BlindSpotMessage message, const Statement& said);
const char* englishText(LabMessage message, const Statement& said);
const char* englishText(ClaimMessage message, const Statement& said);
const char* englishText(ExperimentMessage message, const Statement& said);
const char* englishText(KeyMessage message, const Statement& said);
const char* englishText(PolicyMessage message, const Statement& said);
const char* englishText(AuditMessage message, const Statement& said);
const char* englishText(PackageMessage message, const Statement& said);
const char* englishText(EvidenceMessage message, const Statement& said);
const char* englishText(TextMessage message, const Statement& said);
const char* englishText(LossMessage message, const Statement& said);
const char* englishText(DriftMessage message, const Statement& said);
const char* englishText(SourceMessage message, const Statement& said);
const char* englishText(DatabaseMessage message, const Statement& said);
const char* englishText(WorkbookMessage message, const Statement& said);
const char* englishText(WorkbookNote message, const Statement& said);

/// Whether the argument at this place is the count 1.
inline bool isOne(const Statement& said, std::size_t at)
{
    return at < said.arguments.size() && said.arguments[at].kind == Argument::Kind::Count && said.arguments[at].number == 1;
}

/// How many counts the argument at this place lists.
inline std::size_t numbersIn(const Statement& said, std::size_t at)
{
    return at < said.arguments.size() ? said.arguments[at].numbers.size() : 0;
}

} // namespace tranche
