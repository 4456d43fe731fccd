// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/jobs/chunks.h" // IWYU pragma: export
