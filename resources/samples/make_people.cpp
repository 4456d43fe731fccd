// SPDX-License-Identifier: GPL-3.0-or-later
// Writes the sample table people.csv to standard output: 5,000 invented persons with believable relations between their
// attributes. Always the same bytes, so that a test can tell whether the committed file is this program's work.
#include "core/base/random.h"

#include <algorithm>
#include <array>
#include <cstdio>
#include <span>
#include <string>
#include <string_view>

namespace {

using tranche::SeededRandom;

constexpr int personCount = 5000;

struct Weighted {
    const char* name;
    int weight;
};

struct Person {
    int age = 0;
    bool female = false;
    int education = 0; // 0 lowest .. 4 highest
};

class People {
public:
    void print();

private:
    int below(int bound) { return static_cast<int>(m_random.below(static_cast<std::uint64_t>(bound))); }
    /// Roughly bell-shaped around 0, about two thirds within `spread`.
    int bell(int spread) { return (below(2 * spread + 1) + below(2 * spread + 1) + below(2 * spread + 1)) - 3 * spread; }
    const char* pick(std::span<const Weighted> choices);
    void printPerson();
    std::string occupation(const Person& person, int& income);
    const char* marital(const Person& person);
    const char* condition(const Person& person, bool smoker, int bodyMass);

    SeededRandom m_random{20261127};
};

constexpr std::array firstFemale = {"Alma",  "Berta", "Clara", "Dora", "Elsa", "Frida", "Greta", "Hanna", "Ida",   "Julia",
                                    "Klara", "Lena",  "Mara",  "Nora", "Olga", "Paula", "Rosa",  "Selma", "Tilda", "Vera"};
constexpr std::array firstMale = {"Anton", "Bruno", "Carl", "David", "Emil",  "Felix", "Georg", "Hugo",  "Ivan", "Jonas",
                                  "Karl",  "Leo",   "Max",  "Nils",  "Oskar", "Paul",  "Rolf",  "Simon", "Theo", "Viktor"};
constexpr std::array lastHead = {"Acker", "Berg", "Birk", "Dahl",  "Eich", "Feld",  "Gold", "Hage", "Kirch", "Lind",
                                 "Moor",  "Nord", "Ober", "Rosen", "Sand", "Stein", "Tal",  "Ufer", "Wald",  "Wind"};
constexpr std::array lastTail
    = {"bach", "beck", "born", "dorf", "feld", "gaard", "hof", "holm", "mann", "meier", "ner", "stad", "strom", "wald"};
constexpr std::array regions
    = {Weighted{"North", 22}, Weighted{"East", 18}, Weighted{"South", 25}, Weighted{"West", 20}, Weighted{"Capital", 15}};
constexpr std::array educations = {"Primary", "Secondary", "Vocational", "Bachelor", "Master"};

const char* People::pick(std::span<const Weighted> choices)
{
    int total = 0;
    for (const auto& choice : choices)
        total += choice.weight;
    int drawn = below(total);
    for (const auto& choice : choices) {
        drawn -= choice.weight;
        if (drawn < 0)
            return choice.name;
    }
    return choices.back().name;
}

std::string People::occupation(const Person& person, int& income)
{
    const int e = person.education;
    income = std::clamp(14 + 7 * e + (person.age - 18) / 4 + bell(5), 6, 95);
    if (person.age >= 66 && below(10) < 9) {
        income = income * 6 / 10;
        return "Retired";
    }
    if (person.age < 25 && below(3) == 0) {
        income = 6 + below(6);
        return "Student";
    }
    const bool f = person.female;
    const std::array choices = {Weighted{"Care", (f ? 18 : 5) + 2 * e},
                                Weighted{"Craft", f ? 4 : 26 - 5 * e},
                                Weighted{"Office", 14 + 2 * e},
                                Weighted{"Sales", f ? 14 : 10},
                                Weighted{"Teaching", e >= 3 ? (f ? 20 : 10) : 1},
                                Weighted{"Technology", (f ? 2 : 6) + 4 * e},
                                Weighted{"Transport", f ? 3 : 16 - 3 * e}};
    return pick(choices);
}

const char* People::marital(const Person& person)
{
    const int a = person.age;
    const std::array choices = {Weighted{"Single", std::max(3, 110 - 2 * a)}, Weighted{"Married", std::clamp(3 * a - 55, 4, 90)},
                                Weighted{"Divorced", std::clamp(a - 28, 1, 25)}, Weighted{"Widowed", std::clamp(a - 58, 0, 40)}};
    return pick(choices);
}

const char* People::condition(const Person& person, bool smoker, int bodyMass)
{
    const int a = person.age;
    const bool f = person.female;
    const int heavy = std::max(0, bodyMass - 25);
    const std::array choices = {Weighted{"Arthritis", 6 + a / 8},
                                Weighted{"Asthma", 16 + (smoker ? 8 : 0)},
                                Weighted{"Back pain", 20},
                                Weighted{"Depression", f ? 22 : 9},
                                Weighted{"Diabetes", 8 + heavy + a / 12},
                                Weighted{"Gout", f ? 1 : 16},
                                Weighted{"Heart disease", (f ? 4 : 14) + a / 10},
                                Weighted{"Hypertension", 10 + a / 8 + heavy},
                                Weighted{"Migraine", f ? 30 : 4},
                                Weighted{"Thyroid disorder", f ? 20 : 2}};
    return pick(choices);
}

void People::printPerson()
{
    Person person;
    person.female = below(100) < 52;
    person.age = std::clamp(48 + bell(11), 18, 88);
    person.education = std::clamp(2 + (bell(2) + (person.age < 45 ? 1 : 0)) / 2, 0, 4);
    const bool smoker = below(100) < 30 - 5 * person.education;
    const int bodyMass = std::clamp(25 + bell(2) + (person.age - 45) / 15, 18, 38);
    int income = 0;
    const auto job = occupation(person, income);
    const auto* status = marital(person);
    const int children = std::string_view(status) == "Single" ? (below(8) == 0 ? 1 : 0) : below(4);
    const auto* ill = condition(person, smoker, bodyMass);
    const int visits = std::clamp(person.age / 20 + below(5), 0, 12);
    const auto& firsts = person.female ? firstFemale : firstMale;
    const auto* first = firsts[static_cast<std::size_t>(below(20))];
    const std::string head
        = lastHead[static_cast<std::size_t>(below(20))]; // two statements: the order of draws must not depend on the compiler
    const auto last = head + lastTail[static_cast<std::size_t>(below(14))];
    const auto* region = pick(regions);
    const std::string incomeText = below(100) == 0 ? "" : std::to_string(income * 1000);
    std::printf("%s %s,%d,%s,%s,%s,%s,%s,%s,%d,%d,%s,%d,%s\n", first, last.c_str(), person.age, person.female ? "Female" : "Male", region,
                educations[static_cast<std::size_t>(person.education)], job.c_str(), incomeText.c_str(), status, children, bodyMass,
                smoker ? "Yes" : "No", visits, ill);
}

void People::print()
{
    std::puts("Name,Age,Sex,Region,Education,Occupation,Income,Marital status,Children,Body mass index,Smoker,Visits a year,Condition");
    for (int i = 0; i < personCount; ++i)
        printPerson();
}

} // namespace

int main()
{
    People().print();
    return std::fflush(stdout) == 0 ? 0 : 1;
}
