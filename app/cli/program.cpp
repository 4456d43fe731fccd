// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/program.h"

#include "app/cli/commands/commands.h"
#include "app/cli/interrupt.h"
#include "app/cli/options/list_text.h"
#include "app/cli/options/option_list.h"
#include "app/cli/output/text_table.h"

namespace tranche::cli {

namespace {

Result<Exit> runCommand(Command command, Run& run)
{
    switch (command) {
    case Inspect: return inspect(run);
    case Correlate: return correlateTable(run);
    case Slice: return sliceTable(run);
    case Membership: return membershipOfTable(run);
    case Experiments: return experimentsOfPaper(run);
    case Utility: return utilityOfTable(run);
    case RunRecipe: return runRecipe(run);
    case Conformance: return conformance(run);
    case Compare: return compareScenarios(run);
    case Key: return keyCommand(run);
    case Approve: return approveReview(run);
    case Audit: return auditCommand(run);
    case ScenarioOptions: break;
    }
    return badUsage("There is no such command.");
}

ProgressLine::Show progressFor(const Arguments& arguments)
{
    if (arguments.has("--progress"))
        return ProgressLine::Show::Always;
    return arguments.has("--quiet") ? ProgressLine::Show::Never : ProgressLine::Show::OnTerminal;
}

Result<Exit> start(std::span<const std::string> words)
{
    if (words.empty() || words.front() == "--help" || words.front() == "help" || words.front() == "-h") {
        Console::rawOutput(programHelp());
        return words.empty() ? Exit::BadInput : Exit::Done;
    }
    if (words.front() == "--version") {
        Console::rawOutput("tranche-cli " TRANCHE_VERSION "\n");
        return Exit::Done;
    }
    const auto command = commandOf(words.front());
    if (!command)
        return badUsage("There is no command " + printable(words.front()) + ". See: tranche-cli --help");
    const auto arguments = Arguments::parse(optionsOf(*command), words.subspan(1));
    if (!arguments)
        return std::unexpected(arguments.error());
    if (arguments->has("--help")) {
        Console::rawOutput(commandHelp(*command));
        return Exit::Done;
    }
    std::size_t threads = 0;
    if (const auto text = arguments->value("--threads")) {
        const auto count = readCount("--threads", *text, 1, 256);
        if (!count)
            return std::unexpected(count.error());
        threads = static_cast<std::size_t>(*count);
    }
    const Interrupt interrupt;
    Console console(arguments->has("--quiet"));
    Phases phases(interrupt.token(), progressFor(*arguments), threads);
    Run run{*arguments, console, phases};
    return runCommand(*command, run);
}

} // namespace

Exit runProgram(std::span<const std::string> words)
{
    const auto done = start(words);
    return done ? *done : Console(false).failed(done.error());
}

} // namespace tranche::cli
