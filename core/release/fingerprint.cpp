// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/messages/release_message.h"
#include "core/release/fingerprint.h"

#include "core/import/sha256.h"
#include "core/jobs/in_steps.h"
#include "core/recipe/json_values.h"
#include "core/recipe/recipe_text.h"
#include "core/release/files/utility_section.h"
#include "core/release/internal/internal_recipe.h"
#include "core/release/internal/rejected_scenarios.h"

#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace tranche {

namespace {

/// Feeds values to a digest so that different contents never give the same bytes: every list and text goes with its length.
class Print {
public:
    Print& operator<<(std::string_view text)
    {
        m_digest.addNumber(text.size());
        m_digest.add(text);
        return *this;
    }
    Print& operator<<(std::size_t number)
    {
        m_digest.addNumber(number);
        return *this;
    }
    Print& operator<<(bool yes) { return *this << std::size_t{yes ? 1U : 0U}; }
    Print& operator<<(const Ratio& ratio) { return *this << std::size_t{ratio.numerator()} << std::size_t{ratio.denominator()}; }
    Print& operator<<(const std::vector<std::string>& texts)
    {
        *this << texts.size();
        for (const auto& text : texts)
            *this << std::string_view(text);
        return *this;
    }
    template <class T>
    Print& operator<<(const std::optional<T>& value)
    {
        *this << value.has_value();
        return value ? *this << std::size_t{*value} : *this;
    }
    /// Codes as they lie in memory, one byte each where they fit.
    void addCodes(const std::vector<std::uint32_t>& codes, std::size_t domain)
    {
        *this << codes.size() << domain;
        addStretch(codes, domain);
    }
    /// Some of the codes whose number and domain were added.
    void addStretch(std::span<const std::uint32_t> codes, std::size_t domain)
    {
        if (domain <= 0x100)
            addNarrow<1>(codes);
        else if (domain <= 0x10000)
            addNarrow<2>(codes);
        else
            addNarrow<4>(codes);
    }
    std::string hex() { return m_digest.hex(); }

private:
    template <std::size_t Width>
    void addNarrow(std::span<const std::uint32_t> codes)
    {
        std::string bytes(codes.size() * Width, '\0');
        auto* to = bytes.data();
        for (const auto code : codes)
            for (std::size_t i = 0; i < Width; ++i)
                *to++ = static_cast<char>(code >> 8 * i & 0xff);
        m_digest.add(bytes);
    }

    Sha256 m_digest;
};

void addReport(Print& print, const Snapshot& snapshot)
{
    const auto& report = *snapshot.report;
    print << static_cast<std::size_t>(report.model.kind) << report.model.l << report.model.c << report.model.t
          << std::string_view(report.maxP().text()) << report.locallySafe() << report.tuplesOnLimit() << snapshot.kept->droppedRowCount();
}

/// What the internal report tells of them.
void addRejected(Print& print, const std::vector<RejectedScenario>& rejected)
{
    if (!rejected.empty()) // where there is none, the print is what it was before there were any
        print << std::string_view(jsonBytes(QJsonDocument(rejectedList(rejected)), QJsonDocument::Compact)) << rejected.size();
}

/// What a joint attribute's values are made of.
void addParts(Print& print, const KeptAttribute& attribute)
{
    if (!attribute.parts)
        return;
    for (const auto& part : *attribute.parts) {
        print << std::string_view(part.attribute.name) << static_cast<std::size_t>(part.attribute.type) << part.attribute.ordered
              << part.attribute.values << part.attribute.missingCode;
        print.addCodes(part.codeOfValue, part.attribute.values.size());
    }
}

/// What every region of a generalized column stands for.
void addRegions(Print& print, const Snapshot& snapshot)
{
    for (const auto& column : *snapshot.regions) {
        print << column.column.value << column.least;
        for (const auto& attribute : column.attributes) {
            print << attribute.attribute.value << attribute.byHierarchy << attribute.values.size();
            for (const auto& value : attribute.values)
                print << static_cast<std::size_t>(value.form) << std::string_view(value.text) << value.members << value.missing;
        }
    }
}

void addLines(Print& print, const SlicedTable& sliced, const JobContext& job)
{
    print << sliced.lineCount() << sliced.buckets().size();
    for (std::size_t bucket = 0; bucket < sliced.buckets().size(); ++bucket)
        print << sliced.buckets().sizeOf(BucketId(bucket));
    print << sliced.columns().size();
    std::vector<std::uint32_t> codes;
    for (const auto& column : sliced.columns().columns()) {
        print << column.size();
        for (const auto id : column) {
            const auto& attribute = sliced.table().attribute(id);
            print << std::string_view(attribute.name) << static_cast<std::size_t>(attribute.role)
                  << static_cast<std::size_t>(attribute.type) << attribute.ordered << attribute.values << attribute.missingCode;
            addParts(print, attribute);
            const auto tuples = sliced.tuplesOf(sliced.columns().columnOf(id));
            print << tuples.size() << attribute.values.size();
            inChunks(0, tuples.size(), job, [&](std::size_t from, std::size_t to) {
                codes.resize(to - from);
                std::ranges::transform(tuples.subspan(from, to - from), codes.begin(), [&](auto tuple) { return attribute.codes[tuple]; });
                print.addStretch(codes, attribute.values.size());
            });
        }
    }
}

} // namespace

Result<std::string> fingerprint(const Snapshot& snapshot, const ReleaseRequest& request, const JobContext& job)
{
    if (!snapshot.readyForRelease())
        return fail(ErrorCode::InvalidArgument, ReleaseMessage::NotReady);
    Print print;
    print << std::string_view("Tranche fingerprint 3");
    // The text as it is written: a decision that reaches the recipe cannot be forgotten here.
    print << std::string_view(recipeText(internalRecipe(snapshot, request)));
    print << std::string_view(request.utility ? utilitySection(*request.utility) : std::string());
    addRejected(print, request.rejected);
    addReport(print, snapshot);
    addRegions(print, snapshot);
    addLines(print, *snapshot.sliced, job);
    return print.hex();
}

} // namespace tranche
