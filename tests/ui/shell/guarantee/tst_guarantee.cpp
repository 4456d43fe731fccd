// SPDX-License-Identifier: GPL-3.0-or-later
// The guarantee strip and the settings drawer, through the window.
#include "core/limits/limit.h"
#include "core/models/model_dial.h"
#include "core/pipeline/dial_curve.h"
#include "tests/support/test_room.h"
#include "tests/ui/shell/window.h"
#include "ui/dialogs/generalize_dialog.h"
#include "ui/parts/dial/dial_slider.h"
#include "ui/parts/figure_tile.h"
#include "ui/parts/dial/ratio_field.h"
#include "ui/parts/segmented_buttons.h"
#include "ui/plots/dial_curve_plot.h"
#include "ui/shell/commands.h"
#include "ui/shell/guarantee/curve_card.h"
#include "ui/shell/guarantee/guarantee_strip.h"
#include "ui/shell/job_bar.h"
#include "ui/shell/guarantee/settings_drawer.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFile>
#include <QPushButton>
#include <QSpinBox>
#include <QTemporaryDir>
#include <QToolButton>

#include <algorithm>

namespace tst_guarantee {

using namespace tranche;
using namespace tranche::test;

namespace {

/// What a person does with a list of choices.
void choose(QComboBox* box, int index)
{
    box->setCurrentIndex(index);
    emit box->activated(index);
}

const Parameters& asked(Window& window)
{
    return window.session().now().snapshot.parameters;
}

FigureTile* figure(Window& window, const QString& label)
{
    for (FigureTile* each : window.window().findChildren<FigureTile*>())
        if (each->isVisible() && each->accessibleName().startsWith(label + QLatin1Char(':')))
            return each;
    return nullptr;
}

} // namespace

class TestGuarantee : public QObject {
    Q_OBJECT

private slots:
    void everyModelIsOneStepAndGivesItsOwnRelease()
    {
        Window window;
        window.openPeople();
        window.window().commands().drawer->setChecked(true);
        auto* model = window.named<QComboBox>(QStringLiteral("Privacy model"));
        QVERIFY(model);
        QCOMPARE(model->count(), static_cast<int>(std::size(allModels)));
        const auto before = window.session().now().snapshot;
        const QStringList figures{QStringLiteral("Largest p(t,s)"), QStringLiteral("Fewest values"), QStringLiteral("Least entropy ℓ"),
                                  QStringLiteral("Least c"), QStringLiteral("Largest distance")};
        for (int i = 1; i < model->count(); ++i) {
            const auto position = window.session().stepPosition();
            choose(model, i);
            window.settle();
            QCOMPARE(window.session().stepPosition(), position + 1);
            QVERIFY2(window.session().undoText().startsWith(QLatin1String("Switch to ")), qPrintable(window.session().undoText()));
            QCOMPARE(asked(window).model.kind, allModels[i]);
            FigureTile* judged = figure(window, figures[i]);
            QVERIFY2(judged, qPrintable(figures[i]));
            QVERIFY2(judged->toolTip().contains(QStringLiteral("Does not cover")), qPrintable(judged->toolTip()));
            auto* slider = window.window().findChild<DialSlider*>();
            QVERIFY(slider->limit() != nullptr);
            if (!isInfeasible(window.session().now())) {
                QVERIFY(window.session().now().snapshot.sliced);
                QCOMPARE(judged->state(), FigureTile::State::Value);
                QVERIFY(!slider->isBeyond());
            } else {
                QCOMPARE(judged->state(), FigureTile::State::Fails);
                QVERIFY(!window.session().now().snapshot.buckets);
                QVERIFY(slider->isBeyond());
            }
            window.session().undo();
            window.settle();
            QVERIFY(window.session().now().snapshot.sliced == before.sliced);
        }
    }

    void whatAnotherModelCannotHoldOffersTheFurthestThatCan()
    {
        Window window;
        window.openPeople();
        for (const ModelKind kind : {ModelKind::Distinct, ModelKind::Entropy, ModelKind::Recursive, ModelKind::TCloseness}) {
            Parameters parameters = asked(window);
            parameters.model.kind = kind;
            parameters.model.l = kind == ModelKind::Recursive ? Ratio(2, 1) : Ratio(900, 1);
            parameters.model.c = Ratio(1, 1000);
            parameters.model.t = Ratio(1, 1000000);
            window.session().setParameters(parameters);
            window.settle();
            QVERIFY(isInfeasible(window.session().now()));
            const auto furthest = furthestRequest(window.session().now().limit->figure, parameters.model);
            QVERIFY(furthest.has_value());
            auto* field = window.window().findChild<RatioField*>();
            const QString wanted
                = QStringLiteral("Set %1 to %2").arg(field->accessibleName().section(QLatin1Char(','), 0, 0), ratioText(dialOf(*furthest)));
            auto* offer = window.named<QPushButton>(wanted);
            QVERIFY2(offer, qPrintable(wanted));
            offer->click();
            window.settle();
            QVERIFY(asked(window).model == *furthest);
            QVERIFY2(window.session().now().snapshot.sliced, qPrintable(wanted));
        }
    }

    void recursiveHasItsOwnL()
    {
        Window window;
        window.openPeople();
        QVERIFY(!window.named<QSpinBox>(QStringLiteral("ℓ of (c,ℓ)")));
        choose(window.named<QComboBox>(QStringLiteral("Privacy model")), 3);
        window.settle();
        auto* values = window.named<QSpinBox>(QStringLiteral("ℓ of (c,ℓ)"));
        QVERIFY(values);
        values->setValue(2);
        window.settle();
        QCOMPARE(asked(window).model.l, Ratio(2, 1));
        QCOMPARE(window.session().undoText(), QStringLiteral("Set ℓ to 2"));
        auto* field = window.named<RatioField>(QStringLiteral("c, typed"));
        QVERIFY(field);
        field->selectAll();
        QTest::keyClicks(field, QStringLiteral("1.5"));
        QTest::keyClick(field, Qt::Key_Return);
        window.settle();
        QCOMPARE(asked(window).model.c, Ratio(3, 2));
        QCOMPARE(window.session().undoText(), QStringLiteral("Set c of (c,ℓ) to 1.5"));
        field->selectAll();
        QTest::keyClicks(field, QStringLiteral("0"));
        QVERIFY2(field->problem().startsWith(QStringLiteral("c must be above 0")), qPrintable(field->problem()));
    }

    void everySettingOfTheDrawerIsOneNamedStep_data()
    {
        QTest::addColumn<QString>("label");
        QTest::addColumn<int>("choice");
        QTest::addColumn<QString>("name");
        QTest::newRow("relaxed") << "Cut" << 2 << "Split in the exact middle, even between equal values";
        QTest::newRow("attempts") << "Attempts" << 1 << "Try the widest attribute only";
        QTest::newRow("order") << "Order in a bucket" << 1 << "Sort within buckets";
        QTest::newRow("missing") << "Missing values" << 1 << "Treat missing as a value, 12 attributes";
        QTest::newRow("grouping") << "Grouping" << 1 << "Group at random, 100 tuples per bucket";
        QTest::newRow("smallest") << "Smallest bucket" << 12 << "Set the smallest bucket to 12";
        QTest::newRow("bins") << "Bins for φ²" << 6 << "Set bins to 6";
        QTest::newRow("alpha") << "α, sensitive column" << 1 << "Set α to 1";
    }

    void everySettingOfTheDrawerIsOneNamedStep()
    {
        QFETCH(QString, label);
        QFETCH(int, choice);
        QFETCH(QString, name);
        Window window;
        window.openPeople();
        window.window().commands().drawer->setChecked(true);
        const auto before = window.session().now().snapshot;
        const auto position = window.session().stepPosition();
        if (auto* segments = window.named<SegmentedButtons>(label))
            segments->findChildren<QPushButton*>()[choice]->click();
        else if (auto* box = window.named<QComboBox>(label))
            choose(box, choice);
        else if (auto* number = window.named<QSpinBox>(label))
            number->setValue(choice);
        else
            QFAIL(qPrintable(label));
        window.settle();
        QCOMPARE(window.session().stepPosition(), position + 1);
        QCOMPARE(window.session().undoText(), name);
        QVERIFY(window.session().now().snapshot.parameters != before.parameters || window.session().now().snapshot.schema != before.schema);
        window.session().undo();
        window.settle();
        QVERIFY(window.session().now().snapshot.sliced == before.sliced);
    }

    void bucketsAtRandomAskForTheirSizeAndPutCutsAside()
    {
        Window window;
        window.openPeople();
        window.window().commands().drawer->setChecked(true);
        QVERIFY(!window.named<QSpinBox>(QStringLiteral("Tuples in a bucket")));
        choose(window.named<QComboBox>(QStringLiteral("Grouping")), 1);
        window.settle();
        QVERIFY(!window.named<SegmentedButtons>(QStringLiteral("Cut"))->isEnabled());
        auto* size = window.named<QSpinBox>(QStringLiteral("Tuples in a bucket"));
        QVERIFY(size);
        size->setValue(500);
        window.settle();
        QCOMPARE(window.session().undoText(), QStringLiteral("Group at random, 500 tuples per bucket"));
    }

    void severalSensitiveAttributesCanBeJoined()
    {
        Window window;
        window.openPeople();
        window.window().commands().drawer->setChecked(true);
        auto* joint = window.named<QComboBox>(QStringLiteral("Several sensitive"));
        QVERIFY(!joint->isEnabled());
        const auto& roles = window.session().now().snapshot.roles;
        const auto first = static_cast<std::size_t>(std::ranges::find(roles, Role::QuasiIdentifier) - roles.begin());
        window.session().setRoles({SourceId(first)}, Role::Sensitive);
        window.askFor(Ratio(1, 1));
        QVERIFY(joint->isEnabled());
        choose(joint, 1);
        window.settle();
        QVERIFY(asked(window).joint);
        QCOMPARE(window.session().now().snapshot.kept->sensitive().size(), std::size_t{1});
        QCOMPARE(window.session().undoText(), QStringLiteral("Protect the sensitive attributes jointly"));
    }

    void columnsAreGeneralizedAndTheFileProvesWhatItCan()
    {
        Window window;
        window.openPeople();
        window.window().commands().drawer->setChecked(true);
        window.named<QPushButton>(QStringLiteral("Generalization"))->click();
        auto* dialog = window.window().findChild<GeneralizeDialog*>();
        QVERIFY(dialog && dialog->isVisible());
        QCOMPARE(namelessControls(*dialog).join(QStringLiteral("; ")), QString());
        auto* tick = dialog->findChild<QCheckBox*>();
        tick->setChecked(true);
        QCOMPARE(dialog->requests().size(), std::size_t{1});
        for (QPushButton* button : dialog->findChildren<QPushButton*>())
            if (button->text() == QLatin1String("Generalize"))
                button->click();
        window.settle();
        QCOMPARE(asked(window).generalize.size(), std::size_t{1});
        QVERIFY(window.session().undoText().startsWith(QLatin1String("Generalize ")));
        QVERIFY(window.session().now().snapshot.published != window.session().now().snapshot.kept);
        QCOMPARE(window.named<QPushButton>(QStringLiteral("Generalization"))->text(), QStringLiteral("1 column…"));
        // Columns that are no longer those: said in the drawer, with the way out.
        window.session().dissolveColumn(ColumnId{0});
        window.settle();
        if (window.session().now().failure) {
            QPushButton* none = nullptr;
            for (QPushButton* button : window.window().findChildren<QPushButton*>())
                if (button->isVisible() && button->text() == QLatin1String("Generalize nothing"))
                    none = button;
            QVERIFY(none);
            none->click();
            window.settle();
        }
        QVERIFY(!window.session().now().failure || window.session().now().failure->stage != Stage::Generalize);
    }

    void aHierarchyIsReadFromAFile()
    {
        QTemporaryDir folder;
        Window window;
        window.openPeople();
        const auto& kept = *window.session().now().snapshot.kept;
        const auto& column = window.session().now().snapshot.columns->columns().front();
        const auto& attribute = kept.attribute(column.front());
        QFile file(folder.filePath(QStringLiteral("levels.csv")));
        QVERIFY(file.open(QIODevice::WriteOnly));
        for (const auto& value : attribute.values)
            file.write('"' + QByteArray::fromStdString(value) + "\",all\n");
        file.close();
        window.questions().hierarchy = file.fileName();
        GeneralizeDialog dialog(window.session().now(), std::shared_ptr<Questions>(&window.questions(), [](Questions*) {}));
        dialog.show();
        const QString name = QString::fromStdString(attribute.name);
        for (QPushButton* button : dialog.findChildren<QPushButton*>())
            if (button->accessibleName() == QStringLiteral("Hierarchy of %1 from a file").arg(name))
                button->click();
        const auto buttons = dialog.findChildren<QPushButton*>();
        const auto agreed
            = std::ranges::find_if(buttons, [](const QPushButton* button) { return button->text() == QLatin1String("Generalize"); });
        QVERIFY(agreed != buttons.end());
        QVERIFY(!(*agreed)->isEnabled()); // the file is still being read
        QTRY_VERIFY(dialog.hierarchies().of(attribute.name) != nullptr);
        QVERIFY((*agreed)->isEnabled());
        QCOMPARE(dialog.hierarchies().of(attribute.name)->roots().size(), std::size_t{1});
    }

    void aRequestForOtherAttributesIsNotThatOfAColumn()
    {
        Window window;
        window.openPeople();
        Document now = window.session().now();
        std::vector<std::string> names;
        for (const AttributeId id : now.snapshot.columns->columns().front())
            names.push_back(now.snapshot.kept->attribute(id).name);
        now.snapshot.parameters.generalize = {{names, 7}};
        const std::shared_ptr<Questions> questions(&window.questions(), [](Questions*) {});
        QCOMPARE(GeneralizeDialog(now, questions).requests().size(), std::size_t{1});
        now.snapshot.parameters.generalize.front().attributes.push_back("another");
        QVERIFY(GeneralizeDialog(now, questions).requests().empty());
    }

    void fakesAndTheCurveArriveByThemselvesAndGoWithTheirBuckets()
    {
        Window window;
        window.openPeople();
        window.settleBeside();
        const Document there = window.session().now();
        QVERIFY(there.membership && there.curve && there.curve->isComplete());
        QVERIFY(there.curve->points.size() > 2);
        FigureTile* fakes = figure(window, QStringLiteral("Fakes per original"));
        QVERIFY(fakes);
        QCOMPARE(fakes->state(), FigureTile::State::Value);
        auto* plot = window.window().findChild<CurveFoot*>()->findChild<DialCurvePlot*>();
        QVERIFY(plot->isVisible());
        QVERIFY(plot->shown().points.size() >= there.curve->points.size());
        Parameters parameters = there.snapshot.parameters;
        parameters.model.l = Ratio(2, 1);
        window.session().setParameters(parameters);
        QVERIFY(!window.session().now().membership);
        QCOMPARE(fakes->state(), FigureTile::State::Computing);
        QCOMPARE(fakes->number(), QStringLiteral("…"));
        QVERIFY(window.session().now().curve == there.curve); // the same columns, another l
        window.settleBeside();
        QCOMPARE(fakes->state(), FigureTile::State::Value);
        window.session().undo();
        window.settleBeside();
        QVERIFY(window.session().now().membership == there.membership);
    }

    void aClickOnTheCurveAsksForWhatIsThere()
    {
        Window window;
        window.openPeople();
        window.settleBeside();
        auto* plot = window.window().findChild<CurveFoot*>()->findChild<DialCurvePlot*>();
        plot->replot();
        QVERIFY(plot->shown().points.size() > 2);
        const auto target = plot->shown().points[1];
        QTest::mouseClick(plot, Qt::LeftButton, {}, QPoint(static_cast<int>(plot->xAxis->coordToPixel(target.at)), plot->height() / 2));
        QCOMPARE(asked(window).model.l, target.dial);
        QVERIFY2(window.session().undoText().startsWith(QStringLiteral("Set ℓ to ")), qPrintable(window.session().undoText()));
        window.settleBeside();
        QTest::keyClick(plot, Qt::Key_Home);
        QTest::keyClick(plot, Qt::Key_Return);
        QCOMPARE(asked(window).model.l, plot->shown().points.front().dial);
    }

    void theFrameKeepsItsHeightsInEveryState()
    {
        Window window;
        window.window().resize(1280, 690);
        auto* strip = window.window().findChild<GuaranteeStrip*>();
        auto* jobs = window.window().findChild<JobBar*>();
        const int stripHeight = strip->height();
        const int jobsHeight = jobs->height();
        const auto same = [&] {
            return strip->height() == stripHeight && jobs->height() == jobsHeight && window.window().minimumSizeHint().width() <= 1280;
        };
        window.openPeople();
        QVERIFY(same());
        window.window().commands().drawer->setChecked(true);
        for (const ModelKind kind : allModels) {
            Parameters parameters = asked(window);
            parameters.model = {.kind = kind, .l = Ratio(3, 1), .c = Ratio(1, 100), .t = Ratio(1, 1000)};
            window.session().setParameters(parameters);
            QVERIFY(same()); // while it runs
            window.settle();
            QVERIFY2(same(), qPrintable(QString::number(static_cast<int>(kind)) + QLatin1Char(' ')
                                        + QString::number(window.window().minimumSizeHint().width())));
        }
        QVERIFY(!window.window().findChild<CurveFoot*>()->isVisible()); // on a small screen the curve is in the drawer
        QVERIFY(window.window().findChild<CurvePane*>()->isVisible());
    }
};

TRANCHE_WINDOW_TEST(TestGuarantee)

} // namespace tst_guarantee

#include "tst_guarantee.moc"
