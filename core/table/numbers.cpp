// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/table/numbers.h"

#include "core/base/memory.h"
#include "core/table/numbers_big.h"

#include <algorithm>
#include <charconv>
#include <limits>
#include <map>
#include <new>
#include <string>

namespace tranche {

namespace {

constexpr int largestExponent = 400;

/// The pieces of a number's spelling: sign, digits without the point, and where the point stands.
struct Spelling {
    bool negative = false;
    std::string_view whole;
    std::string_view fraction;
    int exponent = 0;
};

std::string_view takeDigits(std::string_view& text)
{
    const auto end = std::min(text.find_first_not_of("0123456789"), text.size());
    const auto digits = text.substr(0, end);
    text.remove_prefix(end);
    return digits;
}

bool takeSign(std::string_view& text)
{
    const bool negative = text.starts_with('-');
    if (negative || text.starts_with('+'))
        text.remove_prefix(1);
    return negative;
}

bool takeExponent(std::string_view& text, int& exponent)
{
    if (!text.starts_with('e') && !text.starts_with('E'))
        return true;
    text.remove_prefix(1);
    const bool negative = takeSign(text);
    auto digits = takeDigits(text);
    if (digits.empty())
        return false;
    digits.remove_prefix(std::min(digits.find_first_not_of('0'), digits.size()));
    int value = 0;
    if (digits.size() > 3)
        return false;
    if (!digits.empty())
        std::from_chars(digits.data(), digits.data() + digits.size(), value);
    exponent = negative ? -value : value;
    return value <= largestExponent;
}

std::string_view withoutBlanks(std::string_view text)
{
    const auto first = text.find_first_not_of(" \t");
    return first == std::string_view::npos ? std::string_view() : text.substr(first, text.find_last_not_of(" \t") - first + 1);
}

std::optional<Spelling> split(std::string_view text, NumberForm form)
{
    text = withoutBlanks(text);
    Spelling spelling;
    spelling.negative = takeSign(text);
    spelling.whole = takeDigits(text);
    if (!form.leadingZeros && spelling.whole.size() > 1 && spelling.whole.front() == '0')
        return std::nullopt; // 007 is a code
    if (text.starts_with(form.decimal)) {
        text.remove_prefix(1);
        spelling.fraction = takeDigits(text);
    }
    if ((spelling.whole.empty() && spelling.fraction.empty()) || !takeExponent(text, spelling.exponent) || !text.empty())
        return std::nullopt;
    while (spelling.fraction.ends_with('0'))
        spelling.fraction.remove_suffix(1);
    return spelling;
}

/// Most numbers are a few digits and nothing else. False: not so, which says nothing about whether it is a number.
bool plainInteger(std::string_view text, std::int64_t& value)
{
    constexpr std::size_t mostDigits = 18; // always fit, with headroom: see toSmall()
    const bool negative = text.starts_with('-');
    text.remove_prefix(negative ? 1 : 0);
    if (text.empty() || text.size() > mostDigits || (text.size() > 1 && text.front() == '0'))
        return false;
    std::int64_t result = 0;
    for (const char sign : text) {
        const auto digit = static_cast<unsigned char>(sign - '0');
        if (digit > 9)
            return false;
        result = result * 10 + digit;
    }
    value = negative ? -result : result;
    return true;
}

/// Digits of whole and fraction times 10^extraZeros as a 64-bit integer; false when it does not fit.
bool toSmall(const Spelling& spelling, int extraZeros, std::int64_t& value)
{
    constexpr auto limit = std::numeric_limits<std::int64_t>::max() / 4; // headroom: differences and one unit more fit too
    std::int64_t result = 0;
    const auto push = [&](int digit) {
        if (result > (limit - digit) / 10)
            return false;
        result = result * 10 + digit;
        return true;
    };
    for (const auto part : {spelling.whole, spelling.fraction})
        for (const char digit : part)
            if (!push(digit - '0'))
                return false;
    for (int i = 0; i < extraZeros && result != 0; ++i)
        if (!push(0))
            return false;
    value = spelling.negative ? -result : result;
    return true;
}

/// Makes unbounded integers of spellings, a few digits at a time, so that one of a million digits can be stopped as well.
class BigMaker {
public:
    explicit BigMaker(const JobContext& job) : m_job(job) {}

    BigInteger make(const Spelling& spelling, int extraZeros)
    {
        BigInteger value = 0;
        for (auto part : {spelling.whole, spelling.fraction})
            for (; !part.empty(); part.remove_prefix(std::min(part.size(), step)))
                append(value, part.substr(0, step));
        if (value != 0 && extraZeros > 0)
            value *= powerOf(extraZeros);
        return spelling.negative ? BigInteger(-value) : value;
    }

private:
    static constexpr std::size_t step = 1'000; // digits; a microsecond, and a millisecond where a million stand before them

    void append(BigInteger& value, std::string_view digits)
    {
        m_job.check();
        if (value != 0)
            value *= tenTo(static_cast<int>(digits.size()));
        digits.remove_prefix(std::min(digits.find_first_not_of('0'), digits.size())); // a leading 0 would mean octal
        if (!digits.empty())
            value += BigInteger(std::string(digits));
    }

    /// Many numbers have equally long fractions.
    const BigInteger& powerOf(int zeros)
    {
        constexpr std::size_t mostKept = 16;
        const auto known = m_powers.find(zeros);
        if (known != m_powers.end())
            return known->second;
        BigInteger power = 1;
        for (int left = zeros; left > 0; left -= static_cast<int>(step)) {
            m_job.check();
            power *= tenTo(std::min(left, static_cast<int>(step)));
        }
        if (m_powers.size() >= mostKept)
            m_powers.clear();
        return m_powers.emplace(zeros, std::move(power)).first->second;
    }

    const JobContext& m_job;
    std::map<int, BigInteger> m_powers;
};

/// Upper bound of what `count` unbounded integers of so many digits take, twice: numbers, and an axis made of them.
std::uint64_t bytesOfBig(std::size_t count, std::size_t digits)
{
    constexpr std::uint64_t beside = 64;                     // of each number: its object, and what its memory takes to keep
    return 2 * std::uint64_t{count} * (digits / 2 + beside); // a digit is less than half a byte
}

int placesOf(const Spelling& spelling)
{
    return static_cast<int>(spelling.fraction.size()) - spelling.exponent;
}

/// `body(i)` for each spelling as long as it returns true. False: it did not.
template <class Body>
bool inSteps(std::size_t count, const JobContext& job, Body&& body)
{
    constexpr std::size_t between = 2'048; // spellings; one takes a microsecond at most, but for numbers of hundreds of digits
    for (std::size_t i = 0; i < count; ++i) {
        if (i % between == 0)
            job.check();
        if (!body(i))
            return false;
    }
    return true;
}

} // namespace

ScaledNumbers::ScaledNumbers() = default;
ScaledNumbers::ScaledNumbers(const ScaledNumbers& other)
    : m_small(other.m_small), m_big(other.m_big ? std::make_unique<Big>(*other.m_big) : nullptr), m_places(other.m_places)
{
}
ScaledNumbers::ScaledNumbers(ScaledNumbers&&) noexcept = default;
ScaledNumbers& ScaledNumbers::operator=(ScaledNumbers other) noexcept
{
    std::swap(m_small, other.m_small);
    std::swap(m_big, other.m_big);
    std::swap(m_places, other.m_places);
    return *this;
}
ScaledNumbers::~ScaledNumbers() = default;

std::optional<ScaledNumbers> ScaledNumbers::parse(std::span<const std::string_view> texts, NumberForm form)
{
    auto numbers = parse(texts, JobContext(), form);
    if (!numbers)
        throw std::bad_alloc();
    return std::move(*numbers);
}

Result<std::optional<ScaledNumbers>> ScaledNumbers::parse(std::span<const std::string_view> texts, const JobContext& job, NumberForm form)
{
    auto numbers = parseAs(texts, job, form);
    if (form.decimal == '.' || !numbers || *numbers)
        return numbers;
    return parseAs(texts, job, {'.', form.leadingZeros});
}

Result<std::optional<ScaledNumbers>> ScaledNumbers::parseAs(std::span<const std::string_view> texts, const JobContext& job, NumberForm form)
{
    ScaledNumbers numbers; // at least 0 places, so that one unit is a whole number of steps
    numbers.m_small.resize(texts.size());
    if (inSteps(texts.size(), job, [&](std::size_t i) { return plainInteger(texts[i], numbers.m_small[i]); }))
        return numbers;
    const bool allNumbers = inSteps(texts.size(), job, [&](std::size_t i) {
        const auto spelling = split(texts[i], form);
        if (spelling)
            numbers.m_places = std::max(numbers.m_places, placesOf(*spelling));
        return spelling.has_value();
    });
    if (!allNumbers)
        return std::nullopt;
    // Splitting again costs less than keeping the pieces of a million spellings.
    const bool allSmall = inSteps(texts.size(), job, [&](std::size_t i) {
        const auto spelling = *split(texts[i], form);
        return toSmall(spelling, numbers.m_places - placesOf(spelling), numbers.m_small[i]);
    });
    if (!allSmall)
        if (const auto converted = numbers.convertToBig(texts, job, form); !converted)
            return std::unexpected(converted.error());
    return numbers;
}

Result<void> ScaledNumbers::convertToBig(std::span<const std::string_view> texts, const JobContext& job, NumberForm form)
{
    std::size_t longest = 0;
    inSteps(texts.size(), job, [&](std::size_t i) {
        const auto wide = *split(texts[i], form);
        const auto zeros = static_cast<std::size_t>(m_places - placesOf(wide));
        longest = std::max(longest, wide.whole.size() + wide.fraction.size() + zeros);
        return true;
    });
    if (const auto fits = checkMemory(bytesOfBig(texts.size(), longest)); !fits)
        return fits;
    m_small = {};
    m_big = std::make_unique<Big>();
    m_big->values.reserve(texts.size());
    BigMaker maker(job);
    for (const auto text : texts) {
        const auto wide = *split(text, form);
        m_big->values.push_back(maker.make(wide, m_places - placesOf(wide)));
    }
    return {};
}

std::size_t ScaledNumbers::size() const
{
    return m_big ? m_big->values.size() : m_small.size();
}

int ScaledNumbers::compare(std::size_t i, std::size_t j) const
{
    if (m_big)
        return m_big->values[i].compare(m_big->values[j]);
    return m_small[i] < m_small[j] ? -1 : m_small[i] > m_small[j] ? 1 : 0;
}

std::string_view numberSpelling(std::string_view text)
{
    return withoutBlanks(text);
}

bool isNumber(std::string_view text, NumberForm form)
{
    std::int64_t ignored = 0;
    return plainInteger(text, ignored) || split(text, form).has_value()
           || (form.decimal != '.' && split(text, {'.', form.leadingZeros}).has_value());
}

} // namespace tranche
