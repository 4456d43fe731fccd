# SPDX-License-Identifier: GPL-3.0-or-later
# Counts test functions in ctest's LastTest.log. A function fails if any of its rows fails; a program that did not reach its
# totals has crashed or timed out and adds one failure; a test that is no Qt program counts as one function.
function finish(ok,    name) {
    for (name in outcome) {
        if (outcome[name] == "FAIL") failed++
        else if (outcome[name] == "PASS") passed++
        else skipped++
    }
    if (qt && !totals) failed++
    else if (!qt && ok) passed++
    else if (!qt) failed++
    else if (!ok && !anyFailed) failed++
    delete outcome
}
/^"[^"]*" start time/ { qt = 0; totals = 0; anyFailed = 0; delete outcome }
/^\*+ Start testing of / { qt = 1 }
/^Totals: / { totals = 1 }
/^(PASS|FAIL!|SKIP|XPASS|XFAIL) +: / {
    state = $1
    name = $0
    sub(/^[A-Z!]+ +: /, "", name)
    sub(/\(.*$/, "", name)
    if (name ~ /::(initTestCase|cleanupTestCase)$/ && state == "PASS") next
    if (state == "FAIL!" || state == "XPASS") { outcome[name] = "FAIL"; anyFailed = 1 }
    else if (state == "PASS" && outcome[name] != "FAIL") outcome[name] = "PASS"
    else if (state == "SKIP" && outcome[name] == "") outcome[name] = "SKIP"
}
/^Test Passed\.$/ { finish(1) }
/^Test Failed\.$/ { finish(0) }
END {
    printf "%d passed, %d failed%s\n", passed, failed, skipped ? ", " skipped " skipped" : ""
    exit failed > 0 || passed == 0
}
