// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/ratio.h"
#include "core/models/figure.h"
#include "core/models/privacy_model.h"
#include "core/release/report/report.h"

#include <QCoreApplication>
#include <QLocale>
#include <QString>
#include <QStringList>

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

/// How a report speaks. Apart from the program's other words: a release says them.
namespace tranche::report {

/// In the language that the program has translations installed for; English without.
inline QString tr(const char* text)
{
    return QCoreApplication::translate("Report", text);
}

/// A name or another text that somebody typed, as it stands in a sentence (core/base/isolated.h), on one line.
QString named(std::string_view text);
/// The same, at most `most` characters long, an ellipsis in its middle.
QString briefly(std::string_view text, qsizetype most);
/// "A", "A and B", "A, B and C".
QString listed(const QStringList& names);

// Parts of rich text.
ReportText plain(const QString& text);
ReportText strong(const QString& text);
ReportText quiet(const QString& text);
ReportText mono(const QString& text);

/// Words with their places %1, %2 and so on filled in, all at once; what stands between <b> and </b> is strong, between <code> and </code>
/// mono. The parts are text: no mark in them counts. A part that is a text of its own keeps its styles.
ReportText filled(const QString& words, const std::vector<ReportText>& parts);
ReportText filled(const QString& words, const QStringList& parts = {});
/// The same without styles.
QString filledText(const QString& words, const QStringList& parts);
/// One text after another, a blank between them.
ReportText joined(std::vector<ReportText> texts);
QString plainText(const ReportText& text);

/// Numbers as the reader writes them.
class Numbers {
public:
    explicit Numbers(const QLocale& locale);

    const QLocale& locale() const { return m_locale; }
    QString count(std::size_t count) const;           ///< "1,203"
    QString median(double median) const;              ///< "15", "15.5"
    QString decimal(double number, int places) const; ///< "1.11"
    /// A probability or a share in three places: ".333", "0,333"; what is not 0 or 1 never reads like it.
    QString share(double share) const;
    /// The same in a sentence: "0.333".
    QString shareInText(double share) const;
    QString phi(double phiSquared) const;       ///< ".190"; "0" below .0005
    QString phiInText(double phiSquared) const; ///< "0.190"
    /// How many there are for each: "1.11", "13.2", "1,203"; what is not zero never reads "0.00".
    QString perOne(double many) const;
    /// "91.1 %"; what is not zero never reads "0.0 %", what is below 1 never "100.0 %".
    QString percent(double share, int places = 1) const;
    QString ratio(const Ratio& ratio) const; ///< "3", "3.9", "10/39": as short as it is exact
    /// In at most three places; "–": none.
    QString figure(const Figure& figure, Rounding rounding) const;
    QString day(const std::string& isoDay) const; ///< "28 November 2026"; what is no day stays as it is

private:
    QString withoutZero(double value, int places) const;
    QString withZero(QString bare) const;

    QLocale m_locale;
};

/// "ℓ-diversity with ℓ = 3".
QString modelText(const PrivacyModel& model, const Numbers& numbers);
/// A small count as a word: "six".
QString wordOf(std::size_t count, const Numbers& numbers);

} // namespace tranche::report
