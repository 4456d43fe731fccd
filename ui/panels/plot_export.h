// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/dialogs/questions.h"
#include "ui/models/csv_role.h"

#include <QByteArray>
#include <QObject>
#include <QString>

#include <memory>

class QAbstractItemModel;
class QCustomPlot;
class QMenu;
class QToolButton;

namespace tranche {

enum class PictureFormat { Png, Svg, Pdf };

/// A plot as a picture, as it is on the screen; PNG at twice its size. Empty where it cannot be drawn.
QByteArray pictureOf(QCustomPlot& plot, PictureFormat format);

/// A table twin as CSV (UTF-8, RFC 4180) with a line of heads; heads of rows come first where the model has them. Numbers have a point and
/// all their digits, whatever the locale is.
QByteArray csvOf(const QAbstractItemModel& twin);

/// Copies and saves one plot and its table twin; the menu button that offers it.
class PlotExport final : public QObject {
    Q_OBJECT

public:
    /// `name`: proposed for files, without ending.
    PlotExport(QCustomPlot* plot, const QAbstractItemModel* twin, const QString& name, QWidget* parent);

    QToolButton* button() { return m_button; }
    void setQuestions(std::shared_ptr<Questions> questions) { m_questions = std::move(questions); }

    void copyPicture();
    void copyTable();
    void savePicture();
    void saveTable();

signals:
    /// How a saving ended, in one sentence.
    void told(const QString& sentence);

private:
    void buildButton(QWidget* parent);
    void write(const QString& path, const QByteArray& bytes);

    QCustomPlot* m_plot;
    const QAbstractItemModel* m_twin;
    QString m_name;
    std::shared_ptr<Questions> m_questions;
    QToolButton* m_button = nullptr;
};

} // namespace tranche
