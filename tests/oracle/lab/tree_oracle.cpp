// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/oracle/lab/tree_oracle.h"

#include "tests/oracle/lab/expected_oracle.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <string>

namespace tranche::test {

namespace {

using ClassSums = std::vector<BigRational>;

constexpr double greaterBy = 1e-6;

bool isGreater(double a, double b)
{
    return a > b + greaterBy;
}

BigRational sumOfAll(const ClassSums& counts)
{
    return std::accumulate(counts.begin(), counts.end(), BigRational(0));
}

double nearest(const BigRational& value)
{
    return value.convert_to<double>();
}

/// Bits per tuple that are needed to say the class.
double entropy(const ClassSums& counts)
{
    const auto total = sumOfAll(counts);
    double bits = 0.0;
    for (const auto& count : counts)
        if (count != 0)
            bits -= nearest(count / total) * std::log2(nearest(count / total));
    return bits;
}

/// A split that is thought about.
struct Option {
    AttributeId attribute;
    double gain = 0.0;
    double information = 0.0; ///< of the split
    std::optional<BigRational> threshold;
    std::vector<std::set<std::uint32_t>> branches; ///< codes that go to each child

    double ratio() const { return information < 1e-9 ? 0.0 : gain / information; }
};

/// Gain and information of a split of a node into these parts.
Option rated(AttributeId attribute, const OracleNode& node, const std::vector<ClassSums>& parts)
{
    Option option{attribute, entropy(node.counts), 0.0, {}, {}};
    ClassSums sizes;
    for (const auto& part : parts) {
        sizes.push_back(sumOfAll(part));
        option.gain -= nearest(sizes.back() / node.total()) * entropy(part);
    }
    if (option.gain < greaterBy / nearest(node.total()))
        option.gain = 0.0;
    option.information = entropy(sizes);
    return option;
}

std::vector<ClassSums> partsBelow(std::uint32_t end, const std::vector<ClassSums>& byCode)
{
    std::vector<ClassSums> parts(2, ClassSums(byCode.front().size(), 0));
    for (std::uint32_t code = 0; code < byCode.size(); ++code)
        for (std::size_t y = 0; y < byCode[code].size(); ++y)
            parts[code < end ? 0 : 1][y] += byCode[code][y];
    return parts;
}

class Growing {
public:
    Growing(const Publication& publication, const std::vector<AttributeLabels>& labels, AttributeId target)
        : m_publication(publication), m_labels(labels), m_target(target)
    {
    }

    OracleNode grow(const Conditions& path) const
    {
        OracleNode node;
        node.counts = countsOf(path);
        for (std::uint32_t y = 1; y < node.counts.size(); ++y)
            if (node.counts[y] > node.counts[node.majority])
                node.majority = y;
        if (node.total() < 4 || node.counts[node.majority] == node.total())
            return node;
        if (const auto best = bestOption(node, path)) {
            node.attribute = best->attribute;
            node.gain = best->gain;
            node.ratio = best->ratio();
            node.threshold = best->threshold;
            for (const auto& branch : best->branches)
                node.children.push_back(grow(with(path, best->attribute, branch)));
        }
        return node;
    }

private:
    const Publication& m_publication;
    const std::vector<AttributeLabels>& m_labels;
    AttributeId m_target;

    static Conditions with(Conditions path, AttributeId attribute, const std::set<std::uint32_t>& codes)
    {
        const auto [at, isNew] = path.emplace(attribute.value, codes);
        if (!isNew)
            std::erase_if(at->second, [&](std::uint32_t code) { return !codes.contains(code); });
        return path;
    }
    ClassSums countsOf(Conditions path) const
    {
        ClassSums counts;
        for (std::uint32_t y = 0; y < m_labels[m_target.value].count(); ++y) {
            path[m_target.value] = codesWithLabel(m_labels[m_target.value], y);
            counts.push_back(expectedByFormula(m_publication, path));
        }
        return counts;
    }
    std::vector<ClassSums> countsByCode(AttributeId attribute, const Conditions& path) const
    {
        std::vector<ClassSums> counts;
        for (std::uint32_t code = 0; code < m_publication.table->attribute(attribute).values.size(); ++code)
            counts.push_back(countsOf(with(path, attribute, {code})));
        return counts;
    }

    static std::optional<Option> branchesOf(AttributeId attribute, const OracleNode& node, const std::vector<ClassSums>& byCode)
    {
        if (std::ranges::count_if(byCode, [](const ClassSums& counts) { return sumOfAll(counts) >= 2; }) < 2)
            return std::nullopt;
        auto option = rated(attribute, node, byCode);
        for (std::uint32_t code = 0; code < byCode.size(); ++code)
            option.branches.push_back({code});
        return option;
    }
    std::optional<Option> thresholdOf(AttributeId attribute, const OracleNode& node, const std::vector<ClassSums>& byCode) const
    {
        const auto& kept = m_publication.table->attribute(attribute);
        const BigRational share = node.total() / (10 * node.counts.size());
        const BigRational least = std::max<BigRational>(2, std::min<BigRational>(25, share));
        std::optional<Option> best;
        std::size_t possible = 0;
        std::optional<std::uint32_t> before;
        for (std::uint32_t code = 0; code < byCode.size(); ++code) {
            if (sumOfAll(byCode[code]) == 0)
                continue;
            const auto parts = partsBelow(code, byCode);
            if (before && sumOfAll(parts[0]) >= least && sumOfAll(parts[1]) >= least) {
                ++possible;
                auto option = rated(attribute, node, parts);
                option.threshold = (axisPosition(kept, *before) + axisPosition(kept, code)) / 2;
                if (isGreater(option.gain, best ? best->gain : 0.0))
                    best = option;
            }
            before = code;
        }
        if (!best)
            return std::nullopt;
        best->gain -= std::log2(static_cast<double>(possible)) / nearest(node.total());
        best->branches.resize(2);
        for (std::uint32_t code = 0; code < byCode.size(); ++code)
            best->branches[axisPosition(kept, code) <= *best->threshold ? 0 : 1].insert(code);
        return isGreater(best->gain, 0.0) ? best : std::nullopt;
    }

    std::optional<Option> bestOption(const OracleNode& node, const Conditions& path) const
    {
        std::vector<Option> options;
        double sum = 0.0;
        for (std::size_t a = 0; a < m_labels.size(); ++a) {
            const AttributeId attribute(a);
            if (attribute == m_target)
                continue;
            const auto byCode = countsByCode(attribute, path);
            const bool numeric = m_publication.table->attribute(attribute).numeric();
            if (auto option = numeric ? thresholdOf(attribute, node, byCode) : branchesOf(attribute, node, byCode)) {
                sum += option->gain;
                options.push_back(std::move(*option));
            }
        }
        std::optional<Option> best;
        for (const auto& option : options)
            if (option.gain >= sum / static_cast<double>(options.size()) - 0.001 && isGreater(option.ratio(), best ? best->ratio() : 0.0))
                best = option;
        return best;
    }
};

double errorsOf(const OracleNode& node)
{
    return nearest(node.total() - node.counts[node.majority]);
}

double upper(double total, double errors)
{
    constexpr double z = 0.6744898;
    if (errors < 1.0) {
        const auto base = total * (1.0 - std::pow(0.25, 1.0 / total));
        return base + errors * (upper(total, 1.0) - base);
    }
    if (errors + 0.5 >= total)
        return total - errors;
    const auto f = (errors + 0.5) / total;
    const auto root = std::sqrt(f / total - f * f / total + z * z / (4.0 * total * total));
    return total * (f + z * z / (2.0 * total) + z * root) / (1.0 + z * z / total) - errors;
}

double estimateOf(const OracleNode& node)
{
    return node.total() == 0 ? 0.0 : errorsOf(node) + upper(nearest(node.total()), errorsOf(node));
}

template <class Own>
double overLeaves(const OracleNode& node, Own own)
{
    if (!node.attribute)
        return own(node);
    double sum = 0.0;
    for (const auto& child : node.children)
        sum += overLeaves(child, own);
    return sum;
}

void makeLeaf(OracleNode& node)
{
    node.attribute.reset();
    node.threshold.reset();
    node.children.clear();
}

void collapse(OracleNode& node)
{
    if (node.attribute && !isGreater(errorsOf(node) - 0.001, overLeaves(node, errorsOf)))
        makeLeaf(node);
    for (auto& child : node.children)
        collapse(child);
}

void prune(OracleNode& node)
{
    for (auto& child : node.children)
        prune(child);
    if (node.attribute && !isGreater(estimateOf(node), overLeaves(node, estimateOf) + 0.1))
        makeLeaf(node);
}

} // namespace

BigRational OracleNode::total() const
{
    return sumOfAll(counts);
}

BigRational axisPosition(const KeptAttribute& attribute, std::uint32_t code)
{
    if (!attribute.numeric())
        return code;
    if (code == attribute.missingCode)
        return code == 0 ? BigRational(0) : axisPosition(attribute, code - 1) + 1;
    auto digits = attribute.values[code];
    const bool negative = digits.starts_with('-');
    const auto point = digits.find('.');
    const auto places = point == std::string::npos ? 0 : digits.size() - point - 1;
    std::erase_if(digits, [](char c) { return c == '.' || c == '-'; });
    digits.erase(0, std::min(digits.find_first_not_of('0'), digits.size() - 1)); // zeros in front would mean base eight
    const BigRational size = BigRational(BigInteger(digits)) / BigRational(tenTo(static_cast<int>(places)));
    return negative ? BigRational(-size) : size;
}

OracleNode treeByDefinition(const Publication& publication, const std::vector<AttributeLabels>& labels, AttributeId target)
{
    return Growing(publication, labels, target).grow({});
}

OracleNode prunedByDefinition(OracleNode tree)
{
    collapse(tree);
    prune(tree);
    return tree;
}

std::uint32_t classByDefinition(const OracleNode& tree, const KeptTable& table, const std::vector<std::uint32_t>& tuple)
{
    if (!tree.attribute)
        return tree.majority;
    const auto code = tuple[tree.attribute->value];
    const auto& attribute = table.attribute(*tree.attribute);
    if (code >= attribute.values.size())
        return tree.majority;
    const auto& child = tree.children[!tree.threshold ? code : axisPosition(attribute, code) <= *tree.threshold ? 0 : 1];
    return child.total() == 0 ? tree.majority : classByDefinition(child, table, tuple);
}

} // namespace tranche::test
