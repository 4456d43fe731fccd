// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/verify/telling/verify_page.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QString>

namespace tranche {

namespace {

constexpr const char* head = R"(<!DOCTYPE html>
<html lang="%1">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>%2</title>
<style>
body { font: 15px/1.5 sans-serif; max-width: 52em; margin: 2em auto; padding: 0 1em; color: #1d2430; background: #fff; }
h1 { font-size: 1.5em; } h2 { font-size: 1.1em; margin-top: 2em; }
table { border-collapse: collapse; width: 100%; }
td, th { text-align: left; vertical-align: top; padding: .4em .6em .4em 0; border-top: 1px solid #d5dae2; }
td:first-child { white-space: nowrap; font-weight: bold; } .fails { color: #a3221a; } .open { color: #7a5200; } .holds { color: #1c6b3a; }
</style>
</head>
<body>
)";

std::string escaped(const std::string& text)
{
    return QString::fromStdString(text).toHtmlEscaped().toStdString();
}

std::string element(const char* name, const std::string& text)
{
    return std::string("<") + name + ">" + escaped(text) + "</" + name + ">";
}

const char* styleOf(Verdict verdict)
{
    if (verdict == Verdict::Holds)
        return "holds";
    return verdict == Verdict::NotShownByFile ? "open" : "fails";
}

std::string approvalRow(const JudgedApproval& approval, const VerifyWords& words)
{
    return "<tr>" + element("td", approval.entry.name) + element("td", approval.entry.time) + element("td", approval.entry.reason)
           + element("td", words.sentence(approval.statement)) + "</tr>\n";
}

const char* stateWord(ApprovalState state)
{
    switch (state) {
    case ApprovalState::NotSigned: return "not signed";
    case ApprovalState::SignedByKnown: return "known key";
    case ApprovalState::SignedByUnknown: return "unknown key";
    case ApprovalState::Broken: break;
    }
    return "not valid";
}

QJsonObject approvalJson(const JudgedApproval& approval)
{
    const auto text = [](const std::string& utf8) { return QJsonValue(QString::fromStdString(utf8)); };
    return {{QStringLiteral("name"), text(approval.entry.name)},
            {QStringLiteral("reason"), text(approval.entry.reason)},
            {QStringLiteral("time"), text(approval.entry.time)},
            {QStringLiteral("key_id"), approval.key ? text(approval.key->idText()) : QJsonValue()},
            {QStringLiteral("signature"), QLatin1String(stateWord(approval.state))}};
}

} // namespace

const char* verdictKey(Verdict verdict)
{
    switch (verdict) {
    case Verdict::Holds: return "holds";
    case Verdict::DoesNotHold: return "does not hold";
    case Verdict::Unreadable: return "unreadable";
    case Verdict::NotShownByFile: break;
    }
    return "not shown";
}

std::string verifyPage(const VerifyReport& report, const VerifyWords& words)
{
    auto page = QString::fromUtf8(head)
                    .arg(QString::fromStdString(words.language).toHtmlEscaped(), QString::fromStdString(escaped(words.title)))
                    .toStdString();
    page += element("h1", words.title) + "\n<p class=\"" + styleOf(report.verdict) + "\">" + element("strong", words.summary) + "</p>\n"
            + element("h2", words.checks) + "\n<table>\n";
    for (const auto& check : report.checks)
        page += std::string("<tr><td class=\"") + styleOf(check.verdict) + "\">" + escaped(words.verdict(check.verdict)) + "</td>"
                + element("td", words.sentence(check.statement)) + "</tr>\n";
    page += "</table>\n";
    if (!report.approvals.empty()) {
        page += element("h2", words.approvals) + "\n<table>\n<tr>" + element("th", words.name) + element("th", words.time)
                + element("th", words.reason) + element("th", words.signature) + "</tr>\n";
        for (const auto& approval : report.approvals)
            page += approvalRow(approval, words);
        page += "</table>\n";
    }
    page += element("h2", words.cannotSee) + "\n<ul>\n";
    for (const auto blind : report.cannotSee)
        page += element("li", words.blindSpot(blind)) + "\n";
    return page + "</ul>\n</body>\n</html>\n";
}

std::string verifyJsonFile(const VerifyReport& report, const VerifyWords& words)
{
    const auto text = [](const std::string& utf8) { return QString::fromStdString(utf8); };
    QJsonArray checks;
    for (const auto& check : report.checks)
        checks.append(QJsonObject{{QStringLiteral("verdict"), QLatin1String(verdictKey(check.verdict))},
                                  {QStringLiteral("sentence"), text(words.sentence(check.statement))}});
    QJsonArray approvals;
    for (const auto& approval : report.approvals)
        approvals.append(approvalJson(approval));
    QJsonArray cannotSee;
    for (const auto blind : report.cannotSee)
        cannotSee.append(text(words.blindSpot(blind)));
    return QJsonDocument(QJsonObject{{QStringLiteral("format"), 1},
                                     {QStringLiteral("verdict"), QLatin1String(verdictKey(report.verdict))},
                                     {QStringLiteral("status"), static_cast<int>(report.verdict)},
                                     {QStringLiteral("checks"), checks},
                                     {QStringLiteral("approvals"), approvals},
                                     {QStringLiteral("cannot_see"), cannotSee}})
        .toJson(QJsonDocument::Indented)
        .toStdString();
}

} // namespace tranche
