// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/words/utility/technique_words.h"

#include "core/laboratory/lab_publications.h"
#include "ui/session/tr.h"
#include "ui/style/number_text.h"
#include "ui/words/messages/message_text.h"

namespace tranche {

QString techniqueName(Technique technique)
{
    switch (technique) {
    case Technique::Original: return tr("Original table");
    case Technique::Bucketization: return tr("Bucketization");
    case Technique::Generalization: return tr("Generalization");
    case Technique::Slicing: return tr("Slicing");
    case Technique::Marginals: return tr("No relation kept");
    }
    return {};
}

QString techniqueHint(Technique technique)
{
    switch (technique) {
    case Technique::Original: return tr("nothing protected");
    case Technique::Bucketization: return tr("one QI column");
    case Technique::Generalization: return tr("local recoding");
    case Technique::Slicing: return tr("this release");
    case Technique::Marginals: return tr("each attribute by itself");
    }
    return {};
}

QString learnerName(Learner learner)
{
    return learner == Learner::NaiveBayes ? tr("Naive Bayes") : tr("Tree");
}

const TechniqueFacts* techniqueFacts(const Document& now, Technique technique)
{
    return now.publications ? &now.publications->of(technique).facts : nullptr;
}

QString whyNoTechnique(const Document& now, Technique technique)
{
    const auto* facts = techniqueFacts(now, technique);
    return facts != nullptr && facts->reason ? messageText(*facts->reason) : QString();
}

QString likeBucketizationText(const Document& now)
{
    return now.publications && now.publications->likeBucketization
               ? tr("In every bucket the sensitive column adds nothing, so this release is what bucketization with the same buckets would "
                    "publish.")
               : QString();
}

QString percentNumber(double share)
{
    QString text = percentText(share);
    return text.remove(QStringLiteral("\u00a0%"));
}

} // namespace tranche
