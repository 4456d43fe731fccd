// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/shell/import_window/looker.h"

#include <QStringList>

#include <map>
#include <set>
#include <string>
#include <vector>

namespace tranche {

/// What a person has said about cells: which texts count as missing, and how dates are read. Nothing is preset.
class CellAnswers {
public:
    enum class Dates {
        Open,
        DayFirst,
        MonthFirst,
        None, ///< they are a category
    };

    /// Texts that count as missing in every attribute.
    const QStringList& tokens() const { return m_tokens; }
    void setTokens(const QStringList& tokens) { m_tokens = tokens; }

    /// In which of the attributes of an offer its token counts as missing.
    std::set<std::string> missingIn(const MissingOffer& offer) const;
    /// In these attributes of an offer it does, in the others not. A common word that is missing in all of them is so everywhere; a code
    /// such as 99 only where it was offered, for elsewhere it can be a value.
    void treatAsMissing(const MissingOffer& offer, const std::set<std::string>& attributes);

    /// A text counts as missing in one attribute, whether it was offered or not.
    void readAsMissing(const std::string& attribute, const std::string& token);
    /// An attribute is a category whatever its values look like, or is as they look.
    void readAsCategory(const std::string& attribute, bool category);
    /// What of an attribute's own tokens no offer speaks of, as offers of no known cells.
    std::vector<MissingOffer> notOffered(const std::vector<MissingOffer>& offers) const;

    Dates datesOf(const DateQuestion& question) const;
    void answer(const DateQuestion& question, Dates dates);

    /// By attribute. What was said about dates counts only while it is asked: a pattern could not fit any more, which a category always
    /// does.
    std::map<std::string, AttributeSchema> decided(const std::vector<DateQuestion>& asked) const;
    /// As a recipe says it; of each attribute its codes for missing values and its dates.
    void remember(const std::map<std::string, AttributeSchema>& attributes);
    void rename(const std::string& from, const std::string& to);

private:
    QStringList m_tokens;
    std::map<std::string, AttributeSchema> m_attributes;
};

/// How many of the questions nobody has answered.
std::size_t openQuestions(const std::vector<DateQuestion>& asked, const CellAnswers& answers);

/// With the types that were decided instead of those that were detected.
std::shared_ptr<const Looked> withTypes(const std::shared_ptr<const Looked>& looked, const CellAnswers& answers);

} // namespace tranche
