package org.plyspace.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.DoubleStream;
import java.util.stream.Stream;
import org.plyspace.api.Texts;
import org.plyspace.lab.search.Aim;
import org.plyspace.lab.search.Objective;
import org.plyspace.lab.search.RuleSpace;
import org.plyspace.lab.search.SearchResult;
import org.plyspace.lab.search.SearchResult.Finalist;
import org.plyspace.statistics.Estimate;

/**
 * The finals of a search as a picture (SVG): a panel for each two objectives, in which each setting is a cross of its intervals. Settings
 * that no other one beats are filled; the unchanged rules are 0.
 */
public final class SearchPicture {

    private static final int PANEL = 300;
    private static final int SIDE = 210;
    private static final int LEFT = 60;
    private static final int TOP = 20;
    private static final int IN_A_ROW = 3;
    private static final int LINE = 18;
    private static final int MOST_TICKS = 5;
    private static final double ROOM = 0.06;

    private final RuleSpace space;
    private final List<Objective> objectives;
    private final List<Finalist> settings;
    private final StringBuilder svg = new StringBuilder();

    private SearchPicture(RuleSpace space, SearchResult result) {
        this.space = space;
        this.objectives = result.objectives();
        this.settings = Stream.concat(Stream.of(result.unchanged()), result.finalists().stream())
                .toList();
    }

    /** The picture of a result. */
    public static String svg(RuleSpace space, SearchResult result) {
        return new SearchPicture(space, result).draw();
    }

    /** One axis: an objective, and the numbers that it spans. */
    private final class Axis {

        private final int objective;
        private final double from;
        private final double to;

        Axis(int objective) {
            this.objective = objective;
            double[] ends = settings.stream()
                    .map(setting -> estimate(setting, objective))
                    .flatMapToDouble(each -> DoubleStream.of(each.mean(), each.low(), each.high()))
                    .filter(Double::isFinite)
                    .toArray();
            double low = DoubleStream.of(ends).min().orElse(0);
            double high = DoubleStream.of(ends).max().orElse(1);
            double room = high > low ? ROOM * (high - low) : 1;
            this.from = low - room;
            this.to = high + room;
        }

        /** The place of a number between 0 and {@link #SIDE}. */
        double at(double value) {
            return SIDE * (value - from) / (to - from);
        }

        Estimate of(Finalist setting) {
            return estimate(setting, objective);
        }

        String title() {
            Objective wanted = objectives.get(objective);
            String unit = wanted.quantity().unit().isShare()
                    ? "%"
                    : wanted.quantity().unit().word();
            return wanted.aim().word() + " " + wanted.quantity().id() + ", " + unit;
        }

        /** The number aimed at, if it is on the axis. */
        DoubleStream aim() {
            Objective wanted = objectives.get(objective);
            double target = wanted.aim() == Aim.BALANCE
                    ? wanted.quantity().unit().factor() / 2
                    : wanted.aim() == Aim.KEEP ? of(settings.get(0)).mean() : Double.NaN;
            return from < target && target < to ? DoubleStream.of(target) : DoubleStream.empty();
        }

        List<Double> ticks() {
            double step = Math.pow(10, Math.floor(Math.log10(to - from)));
            for (double part : new double[] {0.1, 0.2, 0.5, 1}) {
                if ((to - from) / (step * part) <= MOST_TICKS) {
                    step *= part;
                    break;
                }
            }
            List<Double> ticks = new ArrayList<>();
            for (double tick = Math.ceil(from / step) * step; tick <= to; tick += step) {
                ticks.add(tick);
            }
            return ticks;
        }
    }

    private Estimate estimate(Finalist setting, int objective) {
        return setting.estimates()
                .get(objective)
                .times(objectives.get(objective).quantity().unit().factor());
    }

    private String draw() {
        List<int[]> pairs = new ArrayList<>();
        for (int down = 1; down < objectives.size(); down++) {
            for (int across = 0; across < down; across++) {
                pairs.add(new int[] {across, down});
            }
        }
        if (pairs.isEmpty()) {
            pairs.add(new int[] {0, 0});
        }
        int columns = Math.min(IN_A_ROW, pairs.size());
        int rows = (pairs.size() + columns - 1) / columns;
        int height = rows * PANEL + settings.size() * LINE + LINE;
        svg.append(String.format(
                Locale.ROOT,
                "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 %d %d\" font-family=\"sans-serif\" font-size=\"12\">%n"
                        + "<rect width=\"100%%\" height=\"100%%\" fill=\"#ffffff\"/>%n",
                columns * PANEL,
                height));
        for (int i = 0; i < pairs.size(); i++) {
            svg.append(String.format(
                    Locale.ROOT,
                    "<g transform=\"translate(%d %d)\">%n",
                    i % columns * PANEL + LEFT,
                    i / columns * PANEL + TOP));
            panel(new Axis(pairs.get(i)[0]), new Axis(pairs.get(i)[1]));
            svg.append("</g>\n");
        }
        for (int i = 0; i < settings.size(); i++) {
            text(LEFT, rows * PANEL + (i + 1) * LINE, "start", i + "  " + name(i));
        }
        return svg.append("</svg>\n").toString().replace(System.lineSeparator(), "\n");
    }

    private String name(int index) {
        return space.settings().get(settings.get(index).setting()).name();
    }

    private void panel(Axis across, Axis up) {
        svg.append(String.format(
                Locale.ROOT, "<rect width=\"%d\" height=\"%d\" fill=\"none\" stroke=\"#777777\"/>%n", SIDE, SIDE));
        for (double tick : across.ticks()) {
            text(across.at(tick), SIDE + LINE, "middle", number(tick));
        }
        for (double tick : up.ticks()) {
            text(-6, SIDE - up.at(tick) + 4, "end", number(tick));
        }
        text(SIDE / 2.0, SIDE + 2 * LINE, "middle", across.title());
        svg.append(String.format(
                Locale.ROOT,
                "<text transform=\"translate(-44 %d) rotate(-90)\" text-anchor=\"middle\">%s</text>%n",
                SIDE / 2,
                escaped(up.title())));
        across.aim().forEach(aim -> line("#bbbbbb", across.at(aim), 0, across.at(aim), SIDE));
        up.aim().forEach(aim -> line("#bbbbbb", 0, SIDE - up.at(aim), SIDE, SIDE - up.at(aim)));
        for (int i = 0; i < settings.size(); i++) {
            cross(i, across, up);
        }
    }

    private void cross(int index, Axis across, Axis up) {
        Finalist setting = settings.get(index);
        Estimate one = across.of(setting);
        Estimate other = up.of(setting);
        if (!Double.isFinite(one.mean() + other.mean())) {
            return;
        }
        double x = across.at(one.mean());
        double y = SIDE - up.at(other.mean());
        String colour = index == 0 ? "#b04a00" : "#1f5fa8";
        line(colour, across.at(one.low()), y, across.at(one.high()), y);
        line(colour, x, SIDE - up.at(other.low()), x, SIDE - up.at(other.high()));
        svg.append(String.format(
                Locale.ROOT,
                "<circle cx=\"%.1f\" cy=\"%.1f\" r=\"4\" fill=\"%s\" stroke=\"%s\"/>%n",
                x,
                y,
                setting.beaten() ? "#ffffff" : colour,
                colour));
        text(x + 6, y - 6, "start", String.valueOf(index));
    }

    private void line(String colour, double x1, double y1, double x2, double y2) {
        if (Double.isFinite(x1 + x2 + y1 + y2)) {
            svg.append(String.format(
                    Locale.ROOT,
                    "<path d=\"M%.1f %.1fL%.1f %.1f\" stroke=\"%s\" fill=\"none\"/>%n",
                    x1,
                    y1,
                    x2,
                    y2,
                    colour));
        }
    }

    private void text(double x, double y, String anchor, String words) {
        svg.append(String.format(
                Locale.ROOT,
                "<text x=\"%.1f\" y=\"%.1f\" text-anchor=\"%s\">%s</text>%n",
                x,
                y,
                anchor,
                escaped(words)));
    }

    private static String number(double value) {
        return EstimateText.number(Estimate.exact(value), value);
    }

    private static String escaped(String text) {
        return Texts.printable(text).replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;");
    }
}
