// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/gui/acts.h"
#include "tests/gui/times.h"

class QProgressBar;

namespace tranche {
class DialSlider;
class FigureTile;
} // namespace tranche

namespace tranche::bench {

/// Changes l again and again: how long until its figures are computed, and how much later they are painted.
class TimedDecisions final : public Act {
public:
    enum class By { Session, Slider };
    struct Order {
        By by = By::Session;
        std::size_t steps = 40;
        PanelId panel = PanelId::Buckets;
        std::string title;
        std::optional<double> wholeGoal;    ///< of intent to painted
        std::optional<double> paintingGoal; ///< of computed to painted
    };

    TimedDecisions(Screen& screen, Order order);
    void begin() override;
    void painted() override;

private:
    struct Step {
        double firstFrame = 0.0; ///< ms after the decision; 0: not yet
        double progress = 0.0;   ///< the job bar was painted
        double buckets = 0.0;    ///< their new count was painted; more is on its way
        double computed = 0.0;
        double painted = 0.0;
        double allWork = 0.0;   ///< of all threads until painted
        double firstWork = 0.0; ///< of the window's thread until its first frame
        double lastWork = 0.0;  ///< of the window's thread from what was computed to the frame with it; until then, the count at its begin
    };

    void prepare();
    void decide();
    void drag(const Ratio& l);
    void release();
    void report() const;
    bool showsResults() const;

    Screen& m_screen;
    Order m_order;
    Stopwatch m_clock;
    QTimer m_rest;
    FigureTile* m_buckets = nullptr;
    DialSlider* m_slider = nullptr;
    QProgressBar* m_progress = nullptr;
    double m_hand = -1.0; ///< where the slider is held; negative: it is not
    std::vector<Step> m_steps;
    Step m_step;
    bool m_running = false;
};

} // namespace tranche::bench
