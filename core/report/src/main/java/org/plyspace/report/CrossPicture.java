package org.plyspace.report;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import org.plyspace.report.doc.EstimateText;
import org.plyspace.report.doc.HtmlWriter;
import org.plyspace.statistics.Estimate;

/**
 * Settings as crosses of their intervals (SVG): a panel for each two numbers. The first setting, with which others are compared, has another
 * colour and the number 0; the names of all stand below.
 */
public final class CrossPicture {

    private static final int PANEL = 300;
    private static final int SIDE = 210;
    private static final int LEFT = 60;
    private static final int TOP = 20;
    private static final int IN_A_ROW = 3;
    private static final int LINE = 18;
    private static final int MOST_TICKS = 5;
    private static final double ROOM = 0.06;
    /** Marks nearer than this, in pixels, have one label. */
    private static final double NEAR = 0.5;

    private final List<Axis> axes;
    private final List<Cross> crosses;
    private final StringBuilder svg = new StringBuilder();

    private CrossPicture(List<Axis> axes, List<Cross> crosses) {
        this.axes = axes;
        this.crosses = crosses;
    }

    /**
     * What an axis shows.
     *
     * @param title the number, with its unit
     * @param aim a number to draw a line at, if it lies among those shown
     */
    public record Axis(String title, OptionalDouble aim) {}

    /**
     * A setting.
     *
     * @param name its name, shown as text only
     * @param filled whether its mark is filled: no other one beats it
     * @param numbers a number for each axis, in the unit shown
     */
    public record Cross(String name, boolean filled, List<Estimate> numbers) {}

    /** The picture; {@code crosses} begins with the setting that others are compared with. */
    public static String svg(List<Axis> axes, List<Cross> crosses) {
        return new CrossPicture(List.copyOf(axes), List.copyOf(crosses)).draw();
    }

    /** An axis with the numbers that it spans. */
    private final class Span {

        private final int axis;
        private final double from;
        private final double to;

        Span(int axis) {
            this.axis = axis;
            double[] ends = crosses.stream()
                    .map(cross -> cross.numbers().get(axis))
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

        Estimate of(Cross cross) {
            return cross.numbers().get(axis);
        }

        String title() {
            return axes.get(axis).title();
        }

        /** The number aimed at, if it is on the axis. */
        DoubleStream aim() {
            return axes.get(axis).aim().stream().filter(target -> from < target && target < to);
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

    private String draw() {
        List<int[]> pairs = new ArrayList<>();
        for (int down = 1; down < axes.size(); down++) {
            for (int across = 0; across < down; across++) {
                pairs.add(new int[] {across, down});
            }
        }
        if (pairs.isEmpty()) {
            pairs.add(new int[] {0, 0});
        }
        int columns = Math.min(IN_A_ROW, pairs.size());
        int rows = (pairs.size() + columns - 1) / columns;
        int height = rows * PANEL + crosses.size() * LINE + LINE;
        add(
                "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 %d %d\" font-family=\"sans-serif\" font-size=\"12\">",
                columns * PANEL, height);
        add("<rect width=\"100%%\" height=\"100%%\" fill=\"#ffffff\"/>");
        for (int i = 0; i < pairs.size(); i++) {
            add("<g transform=\"translate(%d %d)\">", i % columns * PANEL + LEFT, i / columns * PANEL + TOP);
            panel(new Span(pairs.get(i)[0]), new Span(pairs.get(i)[1]));
            add("</g>");
        }
        for (int i = 0; i < crosses.size(); i++) {
            text(
                    LEFT,
                    rows * PANEL + (i + 1) * LINE,
                    "start",
                    i + "  " + crosses.get(i).name());
        }
        add("</svg>");
        return svg.toString();
    }

    private void add(String form, Object... values) {
        svg.append(Numbers.format(form, values)).append('\n');
    }

    private void panel(Span across, Span up) {
        add("<rect width=\"%d\" height=\"%d\" fill=\"none\" stroke=\"#777777\"/>", SIDE, SIDE);
        for (double tick : across.ticks()) {
            text(across.at(tick), SIDE + LINE, "middle", number(tick));
        }
        for (double tick : up.ticks()) {
            text(-6, SIDE - up.at(tick) + 4, "end", number(tick));
        }
        text(SIDE / 2.0, SIDE + 2 * LINE, "middle", across.title());
        add(
                "<text transform=\"translate(-44 %d) rotate(-90)\" text-anchor=\"middle\">%s</text>",
                SIDE / 2, HtmlWriter.escaped(up.title()));
        across.aim().forEach(aim -> line("#bbbbbb", across.at(aim), 0, across.at(aim), SIDE));
        up.aim().forEach(aim -> line("#bbbbbb", 0, SIDE - up.at(aim), SIDE, SIDE - up.at(aim)));
        // The first setting lies above those that stand where it does.
        for (int i = crosses.size() - 1; i >= 0; i--) {
            cross(i, across, up);
        }
    }

    private void cross(int index, Span across, Span up) {
        Cross setting = crosses.get(index);
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
        String fill = setting.filled() ? colour : "#ffffff";
        add("<circle cx=\"%.1f\" cy=\"%.1f\" r=\"4\" fill=\"%s\" stroke=\"%s\"/>", x, y, fill, colour);
        List<String> here = IntStream.range(0, crosses.size())
                .filter(at -> isAt(crosses.get(at), across, up, x, y))
                .mapToObj(String::valueOf)
                .toList();
        if (here.get(0).equals(String.valueOf(index))) {
            text(x + 6, y - 6, "start", String.join(", ", here));
        }
    }

    private static boolean isAt(Cross cross, Span across, Span up, double x, double y) {
        return Math.abs(across.at(across.of(cross).mean()) - x) < NEAR
                && Math.abs(SIDE - up.at(up.of(cross).mean()) - y) < NEAR;
    }

    private void line(String colour, double x1, double y1, double x2, double y2) {
        if (Double.isFinite(x1 + x2 + y1 + y2)) {
            add("<path d=\"M%.1f %.1fL%.1f %.1f\" stroke=\"%s\" fill=\"none\"/>", x1, y1, x2, y2, colour);
        }
    }

    private void text(double x, double y, String anchor, String words) {
        add("<text x=\"%.1f\" y=\"%.1f\" text-anchor=\"%s\">%s</text>", x, y, anchor, HtmlWriter.escaped(words));
    }

    private static String number(double value) {
        return EstimateText.number(Estimate.exact(value), value);
    }
}
