// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/parts/judgement.h"

namespace tranche {

Ink inkOf(Judgement judgement)
{
    switch (judgement) {
    case Judgement::Pass: return Ink::Pass;
    case Judgement::Warn: return Ink::Warn;
    case Judgement::Fail: return Ink::Fail;
    case Judgement::Info: return Ink::Text2;
    }
    return Ink::Text2;
}

Ink backOf(Judgement judgement)
{
    switch (judgement) {
    case Judgement::Pass: return Ink::PassBack;
    case Judgement::Warn: return Ink::WarnBack;
    case Judgement::Fail: return Ink::FailBack;
    case Judgement::Info: return Ink::Header;
    }
    return Ink::Header;
}

QString iconOf(Judgement judgement)
{
    switch (judgement) {
    case Judgement::Pass: return QStringLiteral("pass");
    case Judgement::Warn: return QStringLiteral("warn");
    case Judgement::Fail: return QStringLiteral("fail");
    case Judgement::Info: return QStringLiteral("info");
    }
    return QStringLiteral("info");
}

} // namespace tranche
