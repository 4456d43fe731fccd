// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/program.h"
#include "app/keep_memory.h"
#include "app/process_guards.h"

#include <cstdio>
#include <exception>
#include <new>
#include <string>
#include <vector>

int main(int argc, char** argv)
{
    using tranche::cli::Exit;
    auto status = Exit::BadInput;
    tranche::guardProcess();
    tranche::keepFreedMemory();
    try {
        const std::vector<std::string> words(argv + 1, argv + argc);
        status = tranche::cli::runProgram(words);
    } catch (const std::bad_alloc&) {
        std::fputs("tranche-cli: There is not enough memory for this table. Nothing was written.\n", stderr);
    } catch (const std::exception&) { // what() may hold a path or a cell value
        std::fputs("tranche-cli: Something went wrong that this program did not expect. Nothing was approved.\n", stderr);
    }
    if (!tranche::standardOutputArrived()) {
        std::fputs("tranche-cli: Standard output could not be written.\n", stderr);
        status = Exit::BadInput;
    }
    return static_cast<int>(status);
}
