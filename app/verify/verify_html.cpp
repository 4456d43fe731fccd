// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/verify/verify_html.h"

#include "app/verify/verify_output.h"
#include "app/words/message_words.h"

#include <QString>

namespace tranche {

namespace {

constexpr const char* head = R"(<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>Verification</title>
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

const char* styleOf(Verdict verdict)
{
    if (verdict == Verdict::Holds)
        return "holds";
    return verdict == Verdict::NotShownByFile ? "open" : "fails";
}

std::string approvalRow(const JudgedApproval& approval)
{
    return "<tr><td>" + escaped(approval.entry.name) + "</td><td>" + escaped(approval.entry.time) + "</td><td>"
           + escaped(approval.entry.reason) + "</td><td>" + escaped(messageWords(approval.statement)) + "</td></tr>\n";
}

} // namespace

std::string verifyHtml(const VerifyReport& report, const std::string& name)
{
    std::string page = head;
    page += "<h1>Verification of " + escaped(name) + "</h1>\n<p class=\"" + styleOf(report.verdict) + "\"><strong>"
            + verdictSentence(report.verdict) + "</strong></p>\n<h2>Checks</h2>\n<table>\n";
    for (const auto& check : report.checks)
        page += std::string("<tr><td class=\"") + styleOf(check.verdict) + "\">" + verdictWord(check.verdict) + "</td><td>"
                + escaped(placedWords(check.statement)) + "</td></tr>\n";
    page += "</table>\n";
    if (!report.approvals.empty()) {
        page += "<h2>Approvals</h2>\n<table>\n<tr><th>Name</th><th>Time</th><th>Reason</th><th>Signature</th></tr>\n";
        for (const auto& approval : report.approvals)
            page += approvalRow(approval);
        page += "</table>\n";
    }
    page += "<h2>What this check cannot see</h2>\n<ul>\n";
    for (const auto blind : report.cannotSee)
        page += "<li>" + escaped(messageWords(blind)) + "</li>\n";
    return page + "</ul>\n</body>\n</html>\n";
}

} // namespace tranche
