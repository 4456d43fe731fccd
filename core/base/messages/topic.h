// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace tranche {

/// What a message is about. The messages of a topic are an enum in the header of its name, so that a new message compiles little anew.
enum class Topic : std::uint8_t {
    General,
    Table,
    Role,
    Proposal,
    Csv,
    Import,
    File,
    Columns,
    Generalize,
    Hierarchy,
    Model,
    Slicing,
    Recipe,
    Entry,
    Release,
    Folder,
    Manifest,
    Promise,
    Dictionary,
    Data,
    Original,
    Verdict,
    BlindSpot,
    Lab,
    Claim,
    Experiment,
    Key,
    Policy,
    Audit,
    Package,
    Evidence,
    Text,
};

} // namespace tranche
