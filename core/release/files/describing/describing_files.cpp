// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/release/files/describing/describing_files.h"

#include "core/release/files/describing/data_package_file.h"
#include "core/release/files/describing/ddi_file.h"
#include "core/release/files/dictionary_file.h"

namespace tranche {

std::map<std::string, std::string> describingFiles(const Snapshot& snapshot, const ReleaseOptions& options, const JobContext& job)
{
    return {{"dictionary.csv", dictionaryFile(snapshot, options)},
            {"datapackage.json", dataPackageFile(snapshot, options, job)},
            {"ddi.xml", ddiFile(snapshot, options, job)}};
}

} // namespace tranche
