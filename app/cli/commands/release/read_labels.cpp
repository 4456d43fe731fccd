// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands/release/read_labels.h"

#include "core/recipe/attribute_texts.h"
#include "core/recipe/source_texts.h"

namespace tranche::cli {

Result<void> readLabels(Run& run, const Table& table, SliceRequest& request)
{
    if (!request.labels)
        return {};
    std::vector<std::string> names;
    for (std::size_t i = 0; i < table.attributeCount(); ++i)
        names.push_back(table.attribute(SourceId(i)).name);
    auto texts = run.phases.run("read", [&](JobContext& job) { return readAttributeTexts(*request.labels, names, job); });
    if (!texts)
        return std::unexpected(texts.error());
    request.release.texts = std::move(*texts);
    return {};
}

void addLabelsOfSource(const Run& run, const Table& table, SliceRequest& request)
{
    addSourceTexts(request.release, table, run.labels, run.source.options);
}

} // namespace tranche::cli
