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

#include <QString>

namespace tranche {

// The words of each topic, with %1, %2 and so on for the arguments; what is said decides between one and several.

QString windowText(GeneralMessage message, const Statement& said);
QString windowText(TableMessage message, const Statement& said);
QString windowText(RoleMessage message, const Statement& said);
QString windowText(ProposalMessage message, const Statement& said);
QString windowText(CsvMessage message, const Statement& said);
QString windowText(ImportMessage message, const Statement& said);
QString windowText(StatisticalMessage message, const Statement& said);
QString windowText(ValueMessage message, const Statement& said);
QString windowText(FileMessage message, const Statement& said);
QString windowText(ColumnsMessage message, const Statement& said);
QString windowText(GeneralizeMessage message, const Statement& said);
QString windowText(HierarchyMessage message, const Statement& said);
QString windowText(ModelMessage message, const Statement& said);
QString windowText(SlicingMessage message, const Statement& said);
QString windowText(RecipeMessage message, const Statement& said);
QString windowText(EntryMessage message, const Statement& said);
QString windowText(ReleaseMessage message, const Statement& said);
QString windowText(FolderMessage message, const Statement& said);
QString windowText(ManifestMessage message, const Statement& said);
QString windowText(PromiseMessage message, const Statement& said);
QString windowText(DictionaryMessage message, const Statement& said);
QString windowText(DataMessage message, const Statement& said);
QString windowText(OriginalMessage message, const Statement& said);
QString windowText(VerdictMessage message, const Statement& said);
QString windowText(BlindSpotMessage message, const Statement& said);
QString windowText(LabMessage message, const Statement& said);
QString windowText(ClaimMessage message, const Statement& said);
QString windowText(ExperimentMessage message, const Statement& said);
QString windowText(KeyMessage message, const Statement& said);
QString windowText(PolicyMessage message, const Statement& said);
QString windowText(AuditMessage message, const Statement& said);
QString windowText(PackageMessage message, const Statement& said);
QString windowText(EvidenceMessage message, const Statement& said);
QString windowText(TextMessage message, const Statement& said);
QString windowText(LossMessage message, const Statement& said);
QString windowText(DriftMessage message, const Statement& said);
QString windowText(SourceMessage message, const Statement& said);
QString windowText(DatabaseMessage message, const Statement& said);
QString windowText(WorkbookMessage message, const Statement& said);
QString windowText(WorkbookNote message, const Statement& said);

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
