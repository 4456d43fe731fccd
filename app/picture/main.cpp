// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/style/png_of_svg.h"

#include <QFile>
#include <QGuiApplication>

#include <cstdio>

// Takes one SVG picture from standard input and puts it out as PNG. A program of its own, so that the one that asks for it starts without
// everything that pictures need.
int main(int argc, char** argv)
{
    qputenv("QT_QPA_PLATFORM", "offscreen");
    QGuiApplication application(argc, argv);
    QFile input;
    QFile output;
    if (!input.open(stdin, QIODevice::ReadOnly) || !output.open(stdout, QIODevice::WriteOnly))
        return 2;
    const QByteArray png = tranche::pngOfSvg(input.readAll());
    return !png.isEmpty() && output.write(png) == png.size() && output.flush() ? 0 : 2;
}
