// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtTest>

namespace tranche::test {

/// One program holds the tests of a room; `tests_core_table tst_numbers [arguments of Qt Test]` runs one of them.
/// A registered runner gets the arguments of its own program, with that name taken out.
class Registration {
public:
    using Runner = int (*)(int count, char** words);

    /// `file` is the source's path: the test is named after it.
    Registration(const char* file, Runner runner);
};

int runRoom(int count, char** words);

} // namespace tranche::test

// What a test needs to be there while it runs.
#define TRANCHE_NO_APPLICATION(count, words)
#define TRANCHE_CORE_APPLICATION(count, words) const QCoreApplication application(count, words)
#define TRANCHE_WINDOW_APPLICATION(count, words) const QApplication application(count, words)

#define TRANCHE_REGISTER_TEST(TestClass, APPLICATION)                                                                                      \
    static const tranche::test::Registration registeredTest(__FILE__, [](int count, char** words) {                                        \
        APPLICATION(count, words);                                                                                                         \
        TestClass test;                                                                                                                    \
        return QTest::qExec(&test, count, words);                                                                                          \
    });

#define TRANCHE_TEST(TestClass) TRANCHE_REGISTER_TEST(TestClass, TRANCHE_NO_APPLICATION)
#define TRANCHE_CORE_TEST(TestClass) TRANCHE_REGISTER_TEST(TestClass, TRANCHE_CORE_APPLICATION)
#define TRANCHE_WINDOW_TEST(TestClass) TRANCHE_REGISTER_TEST(TestClass, TRANCHE_WINDOW_APPLICATION)
