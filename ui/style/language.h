// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLocale>
#include <QString>
#include <QStringList>

class QCoreApplication;

namespace tranche {

/// Languages of the program beside that of the system: "en", "de".
QStringList languages();
/// The language that is used for "system", "en" or "de": one of languages(), English where the system's is none of them.
QString languageOf(const QString& choice, const QLocale& system);
/// Texts of the program and of Qt in this language from now on, for windows that are made later; numbers and dates as in it, or as on the
/// system where that speaks the same language. English needs no texts.
void useLanguage(QCoreApplication& application, const QString& language);

} // namespace tranche
