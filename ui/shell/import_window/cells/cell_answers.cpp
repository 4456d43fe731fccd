// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/import_window/cells/cell_answers.h"

#include "core/import/conversion/conversion_offers.h"

#include <algorithm>
#include <utility>

namespace tranche {

std::set<std::string> CellAnswers::missingIn(const MissingOffer& offer) const
{
    const bool everywhere = m_tokens.contains(QString::fromStdString(offer.token));
    std::set<std::string> missing;
    for (const auto& [name, cells] : offer.cells) {
        const auto known = m_attributes.find(name);
        if (everywhere || (known != m_attributes.end() && std::ranges::count(known->second.missingTokens, offer.token) > 0))
            missing.insert(name);
    }
    return missing;
}

void CellAnswers::treatAsMissing(const MissingOffer& offer, const std::set<std::string>& attributes)
{
    m_tokens.removeAll(QString::fromStdString(offer.token));
    for (const auto& [name, cells] : offer.cells)
        if (const auto known = m_attributes.find(name); known != m_attributes.end())
            std::erase(known->second.missingTokens, offer.token);
    if (attributes.size() == offer.cells.size() && commonlyMissing(offer.token)) {
        m_tokens << QString::fromStdString(offer.token);
        return;
    }
    for (const auto& name : attributes)
        m_attributes[name].missingTokens.push_back(offer.token);
}

void CellAnswers::readAsMissing(const std::string& attribute, const std::string& token)
{
    auto& tokens = m_attributes[attribute].missingTokens;
    if (std::ranges::find(tokens, token) == tokens.end())
        tokens.push_back(token);
}

void CellAnswers::readAsCategory(const std::string& attribute, bool category)
{
    auto& own = m_attributes[attribute];
    own.dates.clear();
    own.type = category ? std::optional(AttributeType::Categorical) : std::nullopt;
}

std::vector<MissingOffer> CellAnswers::notOffered(const std::vector<MissingOffer>& offers) const
{
    std::map<std::string, MissingOffer> own;
    for (const auto& [name, attribute] : m_attributes)
        for (const auto& token : attribute.missingTokens)
            if (std::ranges::find(offers, token, &MissingOffer::token) == offers.end()) {
                own[token].token = token;
                own[token].cells.emplace_back(name, 0);
            }
    std::vector<MissingOffer> all;
    for (auto& [token, offer] : own)
        all.push_back(std::move(offer));
    return all;
}

CellAnswers::Dates CellAnswers::datesOf(const DateQuestion& question) const
{
    const auto known = m_attributes.find(question.attribute);
    if (known == m_attributes.end() || !known->second.type)
        return Dates::Open;
    if (known->second.type == AttributeType::Categorical)
        return Dates::None;
    if (known->second.dates == question.dayFirst.pattern)
        return Dates::DayFirst;
    return known->second.dates == question.monthFirst.pattern ? Dates::MonthFirst : Dates::Open;
}

void CellAnswers::answer(const DateQuestion& question, Dates dates)
{
    auto& attribute = m_attributes[question.attribute];
    attribute.dates.clear();
    switch (dates) {
    case Dates::Open: attribute.type.reset(); break;
    case Dates::None: attribute.type = AttributeType::Categorical; break;
    case Dates::DayFirst: attribute.dates = question.dayFirst.pattern; break;
    case Dates::MonthFirst: attribute.dates = question.monthFirst.pattern; break;
    }
    if (!attribute.dates.empty())
        attribute.type = AttributeType::Date;
}

std::map<std::string, AttributeSchema> CellAnswers::decided(const std::vector<DateQuestion>& asked) const
{
    std::map<std::string, AttributeSchema> all;
    for (const auto& [name, attribute] : m_attributes) {
        if (!attribute.missingTokens.empty())
            all[name].missingTokens = attribute.missingTokens;
        if (attribute.type == AttributeType::Categorical)
            all[name].type = attribute.type;
    }
    for (const auto& question : asked) {
        if (datesOf(question) == Dates::Open)
            continue;
        const auto& said = m_attributes.at(question.attribute);
        all[question.attribute].type = said.type;
        all[question.attribute].dates = said.dates;
    }
    return all;
}

void CellAnswers::remember(const std::map<std::string, AttributeSchema>& attributes)
{
    m_attributes.clear();
    for (const auto& [name, attribute] : attributes) {
        auto& own = m_attributes[name];
        own.type = attribute.type;
        own.dates = attribute.dates;
        own.missingTokens = attribute.missingTokens;
    }
}

void CellAnswers::rename(const std::string& from, const std::string& to)
{
    if (auto said = m_attributes.extract(from)) {
        said.key() = to;
        m_attributes.insert(std::move(said));
    }
}

std::size_t openQuestions(const std::vector<DateQuestion>& asked, const CellAnswers& answers)
{
    const auto isOpen = [&](const DateQuestion& question) { return answers.datesOf(question) == CellAnswers::Dates::Open; };
    return static_cast<std::size_t>(std::ranges::count_if(asked, isOpen));
}

std::shared_ptr<const Looked> withTypes(const std::shared_ptr<const Looked>& looked, const CellAnswers& answers)
{
    const auto decided = answers.decided(looked->look.dates);
    if (looked->look.head == nullptr || decided.empty())
        return looked;
    auto shown = std::make_shared<Looked>(*looked);
    for (std::size_t i = 0; i < shown->profiles.size(); ++i) {
        const auto found = decided.find(looked->look.head->attribute(SourceId(i)).name);
        if (found != decided.end() && found->second.type)
            shown->profiles[i].detectedType = *found->second.type;
    }
    return shown;
}

} // namespace tranche
