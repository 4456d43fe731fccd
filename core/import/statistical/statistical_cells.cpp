// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/import/statistical/statistical_cells.h"

#include <algorithm>
#include <bit>

namespace tranche {

namespace {

using ValueKind = StatisticalValue::Kind;

constexpr std::size_t mostKept = std::size_t{1} << 16U; // spellings of an attribute that are kept ready

std::string tagText(char tag)
{
    return std::string(".") + tag;
}

} // namespace

StatisticalCells::StatisticalCells(const StatisticalAttribute& attribute, StatisticalOptions::Values shown,
                                   StatisticalOptions::DeclaredMissing missing)
    : m_attribute(attribute),
      m_labels(shown == StatisticalOptions::Values::Labels),
      m_missing(missing == StatisticalOptions::DeclaredMissing::Missing)
{
    if (m_labels)
        chooseShown();
}

std::string StatisticalCells::code(const StatisticalValue& value) const
{
    if (value.kind == ValueKind::Missing)
        return value.tag == 0 ? std::string() : tagText(value.tag);
    if (value.kind == ValueKind::Text)
        return std::string(value.text);
    if (auto text = meantText(value.number, m_attribute.meaning))
        return std::move(*text);
    return value.kind == ValueKind::ShortNumber ? plainNumber(static_cast<float>(value.number)) : plainNumber(value.number);
}

std::string StatisticalCells::code(const ValueLabel& label) const
{
    return code(StatisticalValue{.kind = label.kind, .number = label.number, .tag = label.tag, .text = label.text});
}

std::vector<std::pair<std::string, std::string>> StatisticalCells::shownValues() const
{
    std::map<std::string_view, std::size_t> uses;
    for (const auto& each : m_attribute.labels)
        ++uses[each.label];
    std::vector<std::pair<std::string, std::string>> shown;
    for (const auto& each : m_attribute.labels) {
        auto text = code(each);
        auto label = each.label.empty() ? text : uses[each.label] > 1 ? each.label + " (" + text + ')' : each.label;
        shown.emplace_back(std::move(text), std::move(label));
    }
    return shown;
}

void StatisticalCells::chooseShown()
{
    const auto shown = shownValues();
    for (std::size_t i = 0; i < shown.size(); ++i) {
        const auto& [key, text] = std::pair(std::cref(m_attribute.labels[i]), std::cref(shown[i].second));
        m_clash = m_clash || !m_shown.insert(text.get()).second;
        switch (key.get().kind) {
        case ValueKind::Text: m_shownTexts[key.get().text] = text.get(); break;
        case ValueKind::Missing: m_shownTags[key.get().tag] = text.get(); break;
        case ValueKind::Number:
        case ValueKind::ShortNumber: m_shownNumbers[key.get().number] = text.get(); break;
        }
    }
}

const std::string* StatisticalCells::shownFor(const StatisticalValue& value) const
{
    const auto found = [](const auto& texts, const auto& key) {
        const auto place = texts.find(key);
        return place == texts.end() ? nullptr : &place->second;
    };
    switch (value.kind) {
    case ValueKind::Text: return found(m_shownTexts, value.text);
    case ValueKind::Missing: return found(m_shownTags, value.tag);
    case ValueKind::Number:
    case ValueKind::ShortNumber: return found(m_shownNumbers, value.number);
    }
    return nullptr;
}

bool StatisticalCells::isDeclared(const StatisticalValue& value) const
{
    const auto within = [](const auto& ranges, const auto& key) {
        return std::ranges::any_of(ranges, [&](const auto& range) { return range.first <= key && key <= range.second; });
    };
    switch (value.kind) {
    case ValueKind::Text: return within(m_attribute.missingTexts, value.text);
    case ValueKind::Missing: return value.tag != 0;
    case ValueKind::Number:
    case ValueKind::ShortNumber: return within(m_attribute.missingNumbers, value.number);
    }
    return false;
}

std::optional<StatisticalCells::Cell> StatisticalCells::make(const StatisticalValue& value)
{
    if (m_clash)
        return std::nullopt;
    Cell cell{.text = code(value), .declared = isDeclared(value)};
    if (cell.declared)
        m_declaredSeen.insert(cell.text);
    if (cell.declared && m_missing)
        return Cell{.text = {}, .declared = true};
    if (!m_labels || cell.text.empty())
        return cell;
    if (const auto* shown = shownFor(value))
        cell.text = *shown;
    else if (m_shown.contains(cell.text))
        return std::nullopt;
    return cell;
}

std::string_view StatisticalCells::count(const Cell& cell)
{
    m_declaredCells += cell.declared ? 1 : 0;
    return cell.text;
}

std::optional<std::string_view> StatisticalCells::cell(const StatisticalValue& value)
{
    const bool isNumber = value.kind == ValueKind::Number || value.kind == ValueKind::ShortNumber;
    const auto key = std::bit_cast<std::uint64_t>(value.number);
    if (isNumber)
        if (const auto seen = m_seen.find(key); seen != m_seen.end())
            return count(seen->second);
    auto made = make(value);
    if (!made)
        return std::nullopt;
    if (isNumber && m_seen.size() < mostKept)
        return count(m_seen.emplace(key, std::move(*made)).first->second);
    m_last = std::move(*made);
    return count(m_last);
}

SourceLabels StatisticalCells::labels() const
{
    SourceLabels said{.label = m_attribute.label};
    for (const auto& each : m_attribute.labels)
        if (!each.label.empty())
            said.values.emplace_back(code(each), each.label);
    std::set<std::string> declared;
    const auto add = [&](std::string text) {
        if (!text.empty() && declared.insert(text).second)
            said.declaredMissing.push_back(std::move(text));
    };
    for (const auto& [from, to] : m_attribute.missingNumbers)
        if (from == to)
            add(code(StatisticalValue{.kind = ValueKind::Number, .number = from, .text = {}}));
    for (const auto& [from, to] : m_attribute.missingTexts)
        if (from == to)
            add(from);
    for (const auto& text : m_declaredSeen)
        add(text);
    return said;
}

} // namespace tranche
