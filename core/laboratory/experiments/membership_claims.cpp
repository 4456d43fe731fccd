// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/messages/experiment_message.h"
#include "core/laboratory/experiments/claims.h"
#include "core/laboratory/experiments/experiment_figure.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>
#include <utility>

namespace tranche {

namespace {

using enum ColumnChoice;

constexpr std::size_t printedSize = 100; // the bucket size of the paper's example
constexpr double almostAll = 0.8;

Argument decimal(double number, int places)
{
    std::array<char, 40> text{};
    std::snprintf(text.data(), text.size(), "%.*f", places, number);
    return Argument::figure(text.data());
}

ClaimResult membershipClaim(std::string id, ClaimMessage claim)
{
    return {.id = std::move(id), .claim = claim, .place = ClaimMessage::InMembershipDisclosure, .reason = ExperimentMessage::ReasonNotRun};
}

void decide(ClaimResult& claim, bool holds)
{
    claim.verdict = holds ? ClaimVerdict::True : ClaimVerdict::False;
    claim.reason = holds ? ExperimentMessage::ReasonAsSaid : ExperimentMessage::ReasonNotAsSaid;
}

/// Numbers of OCC-7.
class Seven {
public:
    explicit Seven(const Measurements& measured) : m_measured(measured) {}

    bool isThere() const { return at(PamTwo, printedSize) != nullptr; }
    const MembershipReport* at(ColumnChoice choice, std::size_t size, Counting counting = Counting::QuasiIdentifiers) const
    {
        return m_measured.find(MembershipKey{PaperData::Occ7, choice, counting, size});
    }
    double fakes(ColumnChoice choice, std::size_t size) const { return at(choice, size)->fakeDistinct.approximate; }
    double tuples() const { return static_cast<double>(m_measured.facts.tuples); }
    /// Fakes by originals that match more than 20 buckets.
    double aboveByAbove(ColumnChoice choice, std::size_t size) const
    {
        const auto* report = at(choice, size);
        const auto originals = report->originalClasses().above20;
        return originals == 0.0 ? 0.0 : report->fakeClasses().above20 / originals;
    }

private:
    const Measurements& m_measured;
};

ClaimResult fakesPrinted(const Seven& seven)
{
    auto claim = membershipClaim("m1", ClaimMessage::FakesPrinted);
    claim.reason = ExperimentMessage::ReasonColumnsUnknown;
    for (const auto choice : {PaperTwo, PamTwo}) {
        if (!seven.isThere())
            continue;
        const auto* report = seven.at(choice, printedSize);
        claim.measured.emplace_back(ExperimentMessage::FakesAre, choiceName(choice), printedSize,
                                    static_cast<std::uint64_t>(report->fakeDistinct.approximate),
                                    static_cast<std::uint64_t>(report->fakeClasses().above20),
                                    static_cast<std::uint64_t>(report->originalClasses().above20));
    }
    return claim;
}

ClaimResult twiceOriginals(const Seven& seven)
{
    auto claim = membershipClaim("m2", ClaimMessage::FakesTwiceOriginals);
    if (!seven.isThere())
        return claim;
    bool nearTwice = false;
    for (const auto choice : {PaperTwo, PamTwo}) {
        const auto times = seven.fakes(choice, printedSize) / seven.tuples();
        nearTwice = nearTwice || std::abs(times - 2.0) <= 0.25;
        claim.measured.emplace_back(ExperimentMessage::TimesOriginals, choiceName(choice), decimal(times, 2));
    }
    decide(claim, nearTwice);
    return claim;
}

ClaimResult growWithSize(const Measurements& measured)
{
    auto claim = membershipClaim("m3", ClaimMessage::FakesGrowWithSize);
    std::size_t growing = 0;
    std::size_t all = 0;
    for (const auto data : {PaperData::Occ7, PaperData::Occ15})
        for (const auto choice : columnChoices(data))
            for (const auto counting : {Counting::QuasiIdentifiers, Counting::WholeTuples}) {
                std::vector<double> fakes;
                for (const auto size : bucketSizes)
                    if (const auto* report = measured.find(MembershipKey{data, choice, counting, size}))
                        fakes.push_back(report->fakeDistinct.approximate);
                if (fakes.size() < bucketSizes.size())
                    continue;
                ++all;
                growing += std::ranges::is_sorted(fakes, std::ranges::less_equal()) ? 1 : 0;
            }
    if (all == 0)
        return claim;
    decide(claim, growing == all);
    claim.measured.emplace_back(ExperimentMessage::GrowingIn, growing, all);
    return claim;
}

ClaimResult explodeWithColumns(const Seven& seven)
{
    auto claim = membershipClaim("m4", ClaimMessage::FakesExplodeWithColumns);
    if (!seven.isThere())
        return claim;
    bool holds = true;
    for (const auto size : bucketSizes) {
        const auto times = seven.fakes(PaperTwo, size) == 0.0 ? 0.0 : seven.fakes(PaperFive, size) / seven.fakes(PaperTwo, size);
        const auto exponential = std::pow(static_cast<double>(size), 3.0);
        holds = holds && times >= exponential / 10.0;
        claim.measured.emplace_back(ExperimentMessage::TimesColumns, size, decimal(times, 1), decimal(exponential, 0));
    }
    decide(claim, holds);
    claim.reason = ExperimentMessage::ReasonExponent;
    return claim;
}

ClaimResult moreFakes(const Seven& seven)
{
    auto claim = membershipClaim("m5", ClaimMessage::MoreFakesThanOriginals);
    if (!seven.isThere())
        return claim;
    bool holds = true;
    for (const bool byPaper : {false, true}) {
        std::size_t more = 0;
        const auto choices = byPaper ? std::array{PaperTwo, PaperFive} : std::array{PamTwo, PamFive};
        for (const auto choice : choices)
            for (const auto size : bucketSizes)
                more += seven.fakes(choice, size) > seven.tuples() ? 1 : 0;
        const auto all = choices.size() * bucketSizes.size();
        holds = holds && static_cast<double>(more) >= almostAll * static_cast<double>(all);
        claim.measured.emplace_back(ExperimentMessage::MoreFakesIn,
                                    Statement(byPaper ? ExperimentMessage::ByPaper : ExperimentMessage::ByPam), more, all);
    }
    decide(claim, holds);
    claim.reason = Statement(ExperimentMessage::ReasonAlmostAll, decimal(100.0 * almostAll, 0));
    return claim;
}

ClaimResult matchingCloser(const Seven& seven)
{
    auto claim = membershipClaim("m6", ClaimMessage::MatchingCloser);
    if (!seven.isThere())
        return claim;
    bool closer = true;
    bool overtaken = false;
    for (const auto choice : {PaperTwo, PaperFive}) {
        std::string list;
        double before = 0.0;
        for (const auto size : bucketSizes) {
            const auto times = seven.aboveByAbove(choice, size);
            list += (list.empty() ? "" : "; ") + decimal(times, 3).texts.front();
            closer = closer && (choice == PaperFive || times >= before);
            overtaken = overtaken || (choice == PaperFive && times > 1.0);
            before = times;
        }
        claim.measured.emplace_back(ExperimentMessage::CloserOf, choiceName(choice), Argument::figure(list));
    }
    decide(claim, closer);
    if (overtaken)
        claim.reason = ExperimentMessage::ReasonOvertake;
    return claim;
}

ClaimResult originalsMatchMore(const Seven& seven)
{
    auto claim = membershipClaim("m7", ClaimMessage::OriginalsMatchMore);
    if (!seven.isThere())
        return claim;
    bool holds = true;
    for (const auto choice : {PaperTwo, PaperFive})
        for (const auto size : bucketSizes) {
            const auto* report = seven.at(choice, size);
            const auto originals = report->originalClasses().above20 / seven.tuples();
            const auto fakes = report->fakeDistinct.approximate;
            const auto share = fakes == 0.0 ? 0.0 : report->fakeClasses().above20 / fakes;
            holds = holds && originals >= share;
            if (size == printedSize)
                claim.measured.emplace_back(ExperimentMessage::SharesOf, choiceName(choice), size, decimal(100.0 * originals, 1),
                                            decimal(100.0 * share, 1));
        }
    decide(claim, holds);
    return claim;
}

ClaimResult hidesNobody(const TableFacts& facts)
{
    auto claim = membershipClaim("m8", ClaimMessage::BucketizationHidesNobody);
    if (!facts.fakesOfBucketization)
        return claim;
    decide(claim, *facts.fakesOfBucketization == "0");
    claim.measured.emplace_back(ExperimentMessage::NoFakes, Argument::figure(*facts.fakesOfBucketization));
    return claim;
}

} // namespace

std::string_view verdictKey(ClaimVerdict verdict)
{
    switch (verdict) {
    case ClaimVerdict::True: return "TRUE";
    case ClaimVerdict::False: return "FALSE";
    case ClaimVerdict::NotTestable: return "NOT TESTABLE";
    }
    return "";
}

std::vector<ClaimResult> membershipClaims(const Measurements& measured)
{
    const Seven seven(measured);
    return {fakesPrinted(seven), twiceOriginals(seven), growWithSize(measured),    explodeWithColumns(seven),
            moreFakes(seven),    matchingCloser(seven), originalsMatchMore(seven), hidesNobody(measured.facts)};
}

std::vector<ClaimResult> tryClaims(const Measurements& measured)
{
    auto all = dataClaims(measured.facts);
    for (auto& claim : accuracyClaims(measured))
        all.push_back(std::move(claim));
    for (auto& claim : membershipClaims(measured))
        all.push_back(std::move(claim));
    return all;
}

} // namespace tranche
