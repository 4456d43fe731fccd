// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/ratio.h"

namespace tranche {

/// The privacy models of DEFINITIONS, Privacy models, in the words of the manifest: none, l, distinct, entropy, recursive, t.
enum class PromisedModel { None, LDiversity, Distinct, Entropy, Recursive, TCloseness };

/// What a release promises of p(t,.) for everybody. The verifier's own reading of the manifest: it shares no code with what cuts.
struct Promise {
    PromisedModel model = PromisedModel::None;
    Ratio l{1, 1}; ///< l-diversity, entropy; whole for distinct and recursive
    Ratio c{1, 1}; ///< recursive
    Ratio t{0, 1}; ///< t-closeness
};

} // namespace tranche
