// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/verify/metadata/report_metadata.h"

#include "core/base/messages/release/evidence_message.h"
#include "core/verify/metadata/check_data_package.h"
#include "core/verify/metadata/check_ddi.h"
#include "core/verify/metadata/check_linkings.h"

namespace tranche {

void reportMetadata(const ReleaseFiles& files, const ReadRelease& release, Reporter& reporter, JobContext& job)
{
    if (const auto linkings = release.manifest.linkingFiles().size(); linkings > 0)
        reporter.add(checkLinkings(files, release, job), {EvidenceMessage::LinkingsSound, linkings});
    const auto package = files.find("datapackage.json");
    const auto codebook = files.find("ddi.xml");
    if (package == files.end() && codebook == files.end())
        return;
    const auto described = describedAttributes(release, job);
    std::uint64_t agreeing = 0;
    const auto count = [&](const Result<void>& checked) { checked ? static_cast<void>(++agreeing) : reporter.add(checked.error()); };
    if (package != files.end())
        count(checkDataPackage(package->second, release, described));
    if (codebook != files.end())
        count(checkDdi(codebook->second, release, described));
    if (agreeing > 0)
        reporter.add(Verdict::Holds, {EvidenceMessage::MetadataAgree, agreeing});
}

} // namespace tranche
