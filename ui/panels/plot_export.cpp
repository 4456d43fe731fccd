// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/plot_export.h"

#include "ui/parts/buttons.h"

#include <QAbstractItemModel>
#include <QBuffer>
#include <QClipboard>
#include <QFileInfo>
#include <QGuiApplication>
#include <QMenu>
#include <QPdfWriter>
#include <QSaveFile>
#include <QSvgGenerator>
#include <QToolButton>

#include <qcustomplot.h>

namespace tranche {

namespace {

constexpr double pixelsPerInch = 96.0;

void drawSvg(QCustomPlot& plot, QBuffer& out)
{
    QSvgGenerator svg;
    svg.setOutputDevice(&out);
    svg.setSize(plot.size());
    svg.setViewBox(plot.rect());
    svg.setResolution(static_cast<int>(pixelsPerInch));
    QCPPainter painter(&svg);
    painter.setMode(QCPPainter::pmVectorized);
    painter.setMode(QCPPainter::pmNoCaching);
    plot.toPainter(&painter, plot.width(), plot.height());
}

void drawPdf(QCustomPlot& plot, QBuffer& out)
{
    QPdfWriter pdf(&out);
    pdf.setCreator(QStringLiteral("Tranche"));
    pdf.setResolution(static_cast<int>(pixelsPerInch));
    pdf.setPageMargins({});
    pdf.setPageSize(QPageSize(QSizeF(plot.width(), plot.height()) * 72.0 / pixelsPerInch, QPageSize::Point));
    QCPPainter painter(&pdf);
    painter.setMode(QCPPainter::pmVectorized);
    painter.setMode(QCPPainter::pmNoCaching);
    plot.toPainter(&painter, plot.width(), plot.height());
}

QByteArray field(const QVariant& value)
{
    if (!value.isValid())
        return {};
    if (value.typeId() == QMetaType::Double)
        return QByteArray::number(value.toDouble(), 'g', QLocale::FloatingPointShortest);
    QByteArray text = value.toString().toUtf8();
    if (!text.contains(',') && !text.contains('"') && !text.contains('\n') && !text.contains('\r'))
        return text;
    return '"' + text.replace('"', "\"\"") + '"';
}

QVariant cellOf(const QAbstractItemModel& twin, int row, int column)
{
    const auto index = twin.index(row, column);
    const auto exact = index.data(csvRole);
    return exact.isValid() ? exact : index.data(Qt::DisplayRole);
}

} // namespace

QByteArray pictureOf(QCustomPlot& plot, PictureFormat format)
{
    QByteArray bytes;
    QBuffer out(&bytes);
    if (!out.open(QIODevice::WriteOnly))
        return {};
    switch (format) {
    case PictureFormat::Png: plot.toPixmap(plot.width(), plot.height(), 2.0).save(&out, "PNG"); break;
    case PictureFormat::Svg: drawSvg(plot, out); break;
    case PictureFormat::Pdf: drawPdf(plot, out); break;
    }
    return bytes;
}

QByteArray csvOf(const QAbstractItemModel& twin)
{
    const bool heads = twin.rowCount() > 0 && twin.headerData(0, Qt::Vertical, csvRole).isValid();
    QByteArray text;
    const auto line = [&](const QByteArrayList& fields) { text += fields.join(',') + "\r\n"; };
    QByteArrayList fields;
    if (heads)
        fields << QByteArray();
    for (int column = 0; column < twin.columnCount(); ++column)
        fields << field(twin.headerData(column, Qt::Horizontal, Qt::DisplayRole));
    line(fields);
    for (int row = 0; row < twin.rowCount(); ++row) {
        fields.clear();
        if (heads)
            fields << field(twin.headerData(row, Qt::Vertical, csvRole));
        for (int column = 0; column < twin.columnCount(); ++column)
            fields << field(cellOf(twin, row, column));
        line(fields);
    }
    return text;
}

PlotExport::PlotExport(QCustomPlot* plot, const QAbstractItemModel* twin, const QString& name, QWidget* parent)
    : QObject(parent), m_plot(plot), m_twin(twin), m_name(name), m_questions(fileDialogs())
{
    buildButton(parent);
}

void PlotExport::buildButton(QWidget* parent)
{
    m_button = iconButton(QStringLiteral("picture"), tr("Copy or save"), parent);
    m_button->setPopupMode(QToolButton::InstantPopup);
    auto* menu = new QMenu(m_button);
    menu->addAction(tr("Copy the picture\tCtrl+Shift+C"), this, &PlotExport::copyPicture);
    menu->addAction(tr("Copy the table as CSV"), this, &PlotExport::copyTable);
    menu->addSeparator();
    menu->addAction(tr("Save the picture (PNG, SVG, PDF)…\tCtrl+Shift+S"), this, &PlotExport::savePicture);
    menu->addAction(tr("Save the table as CSV…"), this, &PlotExport::saveTable);
    m_button->setMenu(menu);
}

void PlotExport::copyPicture()
{
    QGuiApplication::clipboard()->setPixmap(m_plot->toPixmap(m_plot->width(), m_plot->height(), 2.0));
    emit told(tr("The picture was copied to the clipboard."));
}

void PlotExport::copyTable()
{
    QGuiApplication::clipboard()->setText(QString::fromUtf8(csvOf(*m_twin)));
    emit told(tr("The table was copied to the clipboard."));
}

void PlotExport::savePicture()
{
    m_questions->askForFile(m_button->window(), m_name, {tr("Picture (*.png)"), tr("Drawing (*.svg)"), tr("Page (*.pdf)")},
                            [this](const QString& path) {
                                const auto ending = QFileInfo(path).suffix().toLower();
                                const auto format = ending == QLatin1String("svg")   ? PictureFormat::Svg
                                                    : ending == QLatin1String("pdf") ? PictureFormat::Pdf
                                                                                     : PictureFormat::Png;
                                write(path, pictureOf(*m_plot, format));
                            });
}

void PlotExport::saveTable()
{
    m_questions->askForFile(m_button->window(), m_name, {tr("Table (*.csv)")},
                            [this](const QString& path) { write(path, csvOf(*m_twin)); });
}

void PlotExport::write(const QString& path, const QByteArray& bytes)
{
    QSaveFile file(path);
    const bool written = !bytes.isEmpty() && file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size() && file.commit();
    emit told(written ? tr("Saved: %1").arg(QFileInfo(path).fileName())
                      : tr("Nothing was saved: this file cannot be written. Choose another folder."));
}

} // namespace tranche
