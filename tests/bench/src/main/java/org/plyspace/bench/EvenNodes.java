package org.plyspace.bench;

import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.apache.commons.statistics.distribution.TDistribution;
import org.plyspace.api.UsageException;
import org.plyspace.statistics.Estimates;
import org.plyspace.statistics.LogLikelihood;

/**
 * The number of nodes at which an opponent is as strong as we are: a logistic fit of the points that pairs of games brought us over
 * the logarithm of the opponent's nodes. Its interval is by the delta method, with the variance of pairs taken from the fit's
 * residuals. Since few games say little of the slope, one doubling is taken to be worth {@value #USUAL_SLOPE} logits, give or
 * take {@value #SLOPE_ERROR}, unless the games say otherwise.
 */
final class EvenNodes {

    /** 87 Elo. */
    private static final double USUAL_SLOPE = 0.5;

    private static final double SLOPE_ERROR = 0.25;
    /** The largest change of a parameter in one step of the fit. */
    private static final double LONGEST_STEP = 2;
    /** The largest factor from one number of nodes tried to the next. */
    private static final long WIDEST = 4;
    /** The half points of a pair of games. */
    private static final double HALF_POINTS = 4;

    /** The logarithms to base 2 of the nodes, one for each pair of games. */
    private final List<Double> doublings = new ArrayList<>();
    /** Our share of the points in each pair. */
    private final List<Double> points = new ArrayList<>();

    private long last;

    /**
     * Takes the number of nodes to begin with, and reads a line for each number of nodes tried: that number, and how many pairs of
     * games brought us 0, 1, 2, 3 and 4 half points. Prints, with blanks between them, the number to try next, and where the games
     * say as much the even number, both ends of its interval with 95 % confidence, and the Elo of one doubling.
     */
    public static void main(String[] args) {
        try {
            BufferedReader lines = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
            System.out.println(answer(lines.lines().toList(), args.length == 1 ? number(args[0]) : 0));
        } catch (UsageException wrong) {
            System.err.println("even nodes: " + wrong.getMessage());
            System.exit(2);
        }
    }

    /** What {@link #main} prints for the lines that it reads. */
    static String answer(List<String> lines, long first) {
        EvenNodes fit = new EvenNodes();
        lines.forEach(fit::read);
        return fit.answer(first);
    }

    private static long number(String text) {
        if (!text.matches("[0-9]{1,12}")) {
            throw new UsageException("'" + text + "' is not a number");
        }
        return Long.parseLong(text);
    }

    private void read(String line) {
        String[] words = line.strip().split(" +", -1);
        if (words.length != 6) {
            throw new UsageException("'" + line + "' is not a number of nodes and five numbers of pairs");
        }
        last = number(words[0]);
        for (int half = 0; half <= HALF_POINTS; half++) {
            for (long pair = number(words[half + 1]); pair > 0; pair--) {
                doublings.add(Math.log((double) last) / Math.log(2));
                points.add(half / HALF_POINTS);
            }
        }
    }

    private String answer(long first) {
        if (points.isEmpty()) {
            return String.valueOf(Math.max(1, first));
        }
        double mean = points.stream().mapToDouble(Double::doubleValue).average().orElseThrow();
        if (mean == 0 || mean == 1) {
            return String.valueOf(mean == 1 ? last * WIDEST : Math.max(1, last / WIDEST));
        }
        double centre =
                doublings.stream().mapToDouble(Double::doubleValue).average().orElseThrow();
        // Our expected points at x doublings from the centre: 1 / (1 + e^(slope * (x - even))).
        double[] fitted =
                LogLikelihood.maximum(new double[] {0, USUAL_SLOPE}, at -> likelihood(at, centre), LONGEST_STEP);
        double slope = fitted[1];
        double even = fitted[0] / slope;
        long next = Math.round(Math.pow(2, centre + even));
        String tried = String.valueOf(Math.max(1, Math.max(last / WIDEST, Math.min(last * WIDEST, next))));
        if (slope <= 0 || points.size() < 3 || dispersion(fitted, centre) == 0) {
            return tried;
        }
        double error = error(fitted, centre);
        double t = TDistribution.of(points.size() - 2).inverseSurvivalProbability(Estimates.TAIL);
        return String.format(
                Locale.ROOT,
                "%s %d %.0f %.0f %.0f",
                tried,
                next,
                Math.pow(2, centre + even - t * error),
                Math.pow(2, centre + even + t * error),
                slope * 400 / Math.log(10));
    }

    /** The log likelihood at the height of the curve at the centre and its slope, the usual slope included. */
    private LogLikelihood likelihood(double[] at, double centre) {
        LogLikelihood sum = new LogLikelihood(2);
        for (int i = 0; i < points.size(); i++) {
            double x = doublings.get(i) - centre;
            double expected = 1 / (1 + Math.exp(at[1] * x - at[0]));
            double weight = expected * (1 - expected);
            double rest = points.get(i) - expected;
            sum.gradient()[0] += rest;
            sum.gradient()[1] -= rest * x;
            sum.information()[0][0] += weight;
            sum.information()[1][0] -= weight * x;
            sum.information()[1][1] += weight * x * x;
        }
        sum.gradient()[1] -= (at[1] - USUAL_SLOPE) / (SLOPE_ERROR * SLOPE_ERROR);
        sum.information()[1][1] += 1 / (SLOPE_ERROR * SLOPE_ERROR);
        return sum;
    }

    /** The standard error of the even number, in doublings. */
    private double error(double[] fitted, double centre) {
        double[][] information = likelihood(fitted, centre).information();
        double a = information[0][0];
        double b = information[1][0];
        double c = information[1][1];
        double determinant = a * c - b * b;
        // The even number is height / slope.
        double byHeight = 1 / fitted[1];
        double bySlope = -fitted[0] / (fitted[1] * fitted[1]);
        double variance = (byHeight * byHeight * c - 2 * byHeight * bySlope * b + bySlope * bySlope * a) / determinant;
        return Math.sqrt(variance * dispersion(fitted, centre));
    }

    /** The variance of a pair's share of the points, in units of that of a single game without draws. */
    private double dispersion(double[] fitted, double centre) {
        double sum = 0;
        for (int i = 0; i < points.size(); i++) {
            double expected = 1 / (1 + Math.exp(fitted[1] * (doublings.get(i) - centre) - fitted[0]));
            sum += Math.pow(points.get(i) - expected, 2) / (expected * (1 - expected));
        }
        return sum / (points.size() - 2);
    }
}
