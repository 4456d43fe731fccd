// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTextBrowser>

namespace tranche {

/// A page of the manual with its pictures: as wide as the page at most, in the colours of the window.
class ManualText final : public QTextBrowser {
    Q_OBJECT

public:
    /// `pictures`: a folder with LANGUAGE/light and LANGUAGE/dark; a page whose picture is not there is shown without it.
    ManualText(const QString& pictures, QWidget* parent);

    QVariant loadResource(int type, const QUrl& name) override;

protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    QString pathOf(const QUrl& picture) const;
    void reloadInPlace();

    QString m_pictures;
};

} // namespace tranche
