// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/options/arguments.h"

#include "app/cli/options/option_list.h"
#include "tests/support/test_room.h"
#include "tests/support/words/said.h"

#include <QStringList>

#include <map>

namespace tst_arguments {

using namespace tranche;
using namespace tranche::cli;

namespace {

Result<Arguments> parsed(const QStringList& words, Command command = Slice)
{
    std::vector<std::string> list;
    for (const auto& word : words)
        list.push_back(word.toStdString());
    return Arguments::parse(optionsOf(command), list);
}

QString complaint(const QStringList& words, Command command = Slice)
{
    const auto result = parsed(words, command);
    return result ? QString("no complaint") : QString::fromStdString(tranche::test::wordsOf(result.error()));
}

} // namespace

class TestArguments : public QObject {
    Q_OBJECT

private slots:
    void sortsOptionsAndOperands();
    void takesBothWaysOfWritingAValue();
    void endsOptionsAtTwoDashes();
    void keepsRepeatedValuesInOrder();
    void aLoneDashIsAnOperandAndAValue();
    void refusesWhatItDoesNotKnow();
    void refusesAMissingValue();
    void refusesASecondTime();
    void refusesAValueForASwitch();
    void everyOptionIsNamedOnceAndBelongsToACommand();
    void helpNamesEveryOptionOfTheCommandAndNoOther();
    void anOptionOfTwoCommandsIsTheCommandsOwn();
};

void TestArguments::sortsOptionsAndOperands()
{
    const auto arguments = parsed({"a.csv", "--l", "3", "b.csv", "--quiet"});

    QVERIFY(arguments.has_value());
    QCOMPARE(arguments->operands(), (std::vector<std::string>{"a.csv", "b.csv"}));
    QCOMPARE(arguments->value("--l").value(), std::string("3"));
    QVERIFY(arguments->has("--quiet"));
    QVERIFY(!arguments->has("--progress"));
    QVERIFY(!arguments->value("--alpha").has_value());
}

void TestArguments::takesBothWaysOfWritingAValue()
{
    QCOMPARE(parsed({"--order=A=x|y"})->value("--order").value(), std::string("A=x|y"));
    QCOMPARE(parsed({"--sensitive=--odd"})->value("--sensitive").value(), std::string("--odd"));
    QCOMPARE(parsed({"--missing-token="})->value("--missing-token").value(), std::string());
}

void TestArguments::endsOptionsAtTwoDashes()
{
    const auto arguments = parsed({"--l", "3", "--", "--l", "-x"});

    QCOMPARE(arguments->operands(), (std::vector<std::string>{"--l", "-x"}));
}

void TestArguments::keepsRepeatedValuesInOrder()
{
    QCOMPARE(parsed({"--identifier", "b", "--identifier", "a"})->values("--identifier"), (std::vector<std::string>{"b", "a"}));
}

void TestArguments::aLoneDashIsAnOperandAndAValue()
{
    const auto arguments = parsed({"-", "--json", "-"});

    QCOMPARE(arguments->operands(), std::vector<std::string>{"-"});
    QCOMPARE(arguments->value("--json").value(), std::string("-"));
}

void TestArguments::refusesWhatItDoesNotKnow()
{
    QVERIFY(complaint({"--no-such"}).startsWith("There is no option --no-such."));
    QVERIFY(complaint({"-l"}).startsWith("There is no option -l."));
    QVERIFY(complaint({"--l", "3"}, Inspect).startsWith("The command inspect does not take the option --l."));
}

void TestArguments::refusesAMissingValue()
{
    QVERIFY(complaint({"--l"}).startsWith("The option --l needs a value: --l L"));
    QVERIFY(complaint({"--sensitive", "--l", "3"}).startsWith("The option --sensitive needs a value"));
}

void TestArguments::refusesASecondTime()
{
    QCOMPARE(complaint({"--l", "3", "--l=3"}), QString("The option --l is given twice; it can be given once."));
    QCOMPARE(complaint({"--quiet", "--quiet"}), QString("The option --quiet is given twice; it can be given once."));
}

void TestArguments::refusesAValueForASwitch()
{
    QCOMPARE(complaint({"--quiet=yes"}), QString("The option --quiet takes no value."));
}

void TestArguments::everyOptionIsNamedOnceAndBelongsToACommand()
{
    std::map<std::string_view, unsigned> commandsOf;
    for (const auto& option : optionsOf(Slice).options) {
        QVERIFY2((commandsOf[option.name] & option.commands) == 0, option.name.data()); // two commands may mean different things by it
        commandsOf[option.name] |= option.commands;
        QVERIFY2(option.commands != 0, option.name.data());
        QVERIFY2(option.name.starts_with("--") && !option.help.empty(), option.name.data());
    }
}

void TestArguments::helpNamesEveryOptionOfTheCommandAndNoOther()
{
    for (const auto command : {Inspect, Correlate, Slice, Conformance}) {
        const auto help = QString::fromStdString(commandHelp(command));
        for (const auto& option : optionsOf(command).options) {
            const auto line = "\n  " + QString::fromLatin1(option.name.data(), static_cast<qsizetype>(option.name.size())) + ' ';
            QCOMPARE(help.contains(line), (optionsOf(command).find(option.name)->commands & command) != 0);
        }
    }
}

void TestArguments::anOptionOfTwoCommandsIsTheCommandsOwn()
{
    const auto slice = optionsOf(Slice).find("--linkings");
    const auto utility = optionsOf(Utility).find("--linkings");
    QVERIFY(slice && utility && slice != utility);
    QVERIFY(slice->help.contains("not a person"));
    QCOMPARE(utility->help.substr(0, 15), std::string_view("random linkings"));
}

TRANCHE_TEST(TestArguments)

} // namespace tst_arguments

#include "tst_arguments.moc"
