// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/support/session_driver.h"

#include <vector>

namespace tranche::test {

/// Documents as they follow each other on the screen: nothing, a table, roles, results one by one, decisions, undo. For models
/// that must keep their promises over any of them.
inline std::vector<Document> changingDocuments(SessionDriver& driver)
{
    std::vector<Document> seen{driver.now()};
    const auto connection = QObject::connect(&driver.session, &Session::snapshotChanged, &driver.session,
                                             [&](const Document& now, const Document&) { seen.push_back(now); });
    const auto rest = [&] { return QTest::qWaitFor([&] { return !driver.session.isBusy(); }, 60000); };
    driver.load(peopleCsv(60, true));
    bool calm = rest();
    driver.session.setRoles({SessionDriver::illness}, Role::Sensitive);
    calm = rest() && calm;
    driver.session.setMissingRule({SessionDriver::job}, MissingRule::KeepAsValue);
    calm = rest() && calm;
    driver.session.moveToNewColumn({AttributeId(0)});
    calm = rest() && calm;
    driver.session.verify();
    calm = rest() && calm;
    driver.session.reshuffle();
    calm = rest() && calm;
    driver.session.undo();
    driver.session.setRoles({SessionDriver::town}, Role::Excluded);
    calm = rest() && calm;
    driver.load(peopleCsv(40), QStringLiteral("other.csv"));
    calm = rest() && calm;
    driver.session.undo();
    QObject::disconnect(connection);
    if (!calm)
        qFatal("the session did not come to rest");
    return seen;
}

} // namespace tranche::test
