// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/import/csv_detect.h"
#include "core/import/csv_reader.h"
#include "tests/fuzz/fuzz_file.h"

#include <array>

using namespace tranche;

int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t count)
{
    static const fuzz::FuzzFile file("people.csv");
    const std::array files{file.with(fuzz::textOf(bytes, count))};
    const auto proposal = proposeCsvOptions(files[0]);
    if (!proposal)
        return 0;
    fuzz::require(validate(proposal->options).has_value(), "what is proposed can be used");
    JobContext job;
    (void)readCsv(files, proposal->options, job);
    return 0;
}
