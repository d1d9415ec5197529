package org.plyspace.statistics;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.hipparchus.linear.Array2DRowRealMatrix;
import org.hipparchus.linear.LUDecomposition;
import org.hipparchus.linear.RealMatrix;

/**
 * Ratings of players by maximum likelihood where games can be drawn (R. R. Davidson, On Extending the Bradley-Terry Model to Accommodate
 * Ties, JASA 65, 1970): between strengths p and q, wins, draws and losses are in proportion to p, n sqrt(pq) and q. The games of a pair,
 * played from one opening, depend on each other; intervals allow for that. Confined to one thread.
 */
public final class Davidson {

    private static final double ELO = 400 / Math.log(10);
    private static final double Z = Normals.quantile(0.025);
    private static final double LONGEST_STEP = 2;
    /**
     * The part of a win that is subtracted from the wins of a player who has won everything, and from those of the opponents of one who has
     * lost everything.
     */
    private static final double HALF_A_GAME = 0.5;

    private static final double NEXT_TO_NOTHING = 1e-3;

    private final int players;
    private final List<int[]> pairs = new ArrayList<>();
    private final double[] points;
    private final int[] games;

    /** Creates ratings of players who have not met yet. */
    public Davidson(int players) {
        this.players = players;
        this.points = new double[players];
        this.games = new int[players];
    }

    /**
     * Adds a pair of games, as seen by one of the players.
     *
     * @param first the number of this player, from 0
     * @param second the number of the other player
     * @param one the half points of this player in the first game, 0 to 2
     * @param other the half points of this player in the second game
     */
    public void add(int first, int second, int one, int other) {
        pairs.add(new int[] {first, second, one, other});
        points[first] += (one + other) / 2.0;
        points[second] += 2 - (one + other) / 2.0;
        games[first] += 2;
        games[second] += 2;
    }

    /**
     * The ratings, in Elo around a mean of 0. The rating of a player who has won all games, or none, is the end of an interval that is open
     * on the other side.
     *
     * @throws IllegalArgumentException if a player has not played
     */
    public List<Estimate> ratings() {
        if (Arrays.stream(games).anyMatch(count -> count == 0)) {
            throw new IllegalArgumentException("a player has not played");
        }
        double[] parameters = mostLikely();
        RealMatrix bread = new LUDecomposition(likelihood(parameters).informationMatrix())
                .getSolver()
                .getInverse();
        RealMatrix covariance = bread.multiply(meat(parameters)).multiply(bread);
        List<Estimate> ratings = new ArrayList<>();
        for (int player = 0; player < players; player++) {
            double error = Math.sqrt(Math.max(0, covariance.getEntry(player, player)));
            ratings.add(rating(player, ELO * parameters[player], ELO * Z * error));
        }
        return ratings;
    }

    private Estimate rating(int player, double elo, double halfWidth) {
        if (points[player] == games[player]) {
            return new Estimate(Double.POSITIVE_INFINITY, elo, Double.POSITIVE_INFINITY);
        }
        if (points[player] == 0) {
            return new Estimate(Double.NEGATIVE_INFINITY, Double.NEGATIVE_INFINITY, elo);
        }
        return pairs.size() == 1 ? new Estimate(elo, Double.NaN, Double.NaN) : Estimate.around(elo, halfWidth);
    }

    /** The logarithms of the strengths and of the parameter of draws. */
    private double[] mostLikely() {
        return LogLikelihood.maximum(new double[players + 1], this::likelihood, LONGEST_STEP);
    }

    private LogLikelihood likelihood(double[] parameters) {
        LogLikelihood likelihood = new LogLikelihood(players + 1);
        addGradient(parameters, likelihood.gradient());
        addInformation(parameters, likelihood.information());
        return likelihood;
    }

    /** The probabilities of a win, a draw and a loss of one player against another. */
    private double[] outcomes(double[] parameters, int first, int second) {
        double lead = parameters[first] - parameters[second];
        double win = Math.exp(lead / 2);
        double loss = Math.exp(-lead / 2);
        double draw = Math.exp(parameters[players]);
        double sum = win + draw + loss;
        return new double[] {win / sum, draw / sum, loss / sum};
    }

    private void addGradient(double[] parameters, double[] gradient) {
        for (int[] pair : pairs) {
            double[] of = gradient(parameters, pair);
            for (int i = 0; i < gradient.length; i++) {
                gradient[i] += of[i];
            }
        }
        double sum = Arrays.stream(parameters, 0, players).sum();
        // A player who has won everything would be infinitely strong, and draws would be infinitely rare if there were
        // none.
        for (int player = 0; player < players; player++) {
            gradient[player] -= points[player] == games[player] ? HALF_A_GAME : 0;
            gradient[player] += points[player] == 0 ? HALF_A_GAME : 0;
            gradient[player] -= sum;
        }
        gradient[players] += NEXT_TO_NOTHING * (1 - 2 * draws(parameters));
    }

    /** The probability of a draw between equals. */
    private double draws(double[] parameters) {
        double draw = Math.exp(parameters[players]);
        return draw / (2 + draw);
    }

    private double[] gradient(double[] parameters, int[] pair) {
        double[] gradient = new double[players + 1];
        double[] likely = outcomes(parameters, pair[0], pair[1]);
        double expected = (likely[0] - likely[2]) / 2;
        for (int game = 2; game < pair.length; game++) {
            double surprise = (pair[game] - 1) / 2.0 - expected;
            gradient[pair[0]] += surprise;
            gradient[pair[1]] -= surprise;
            gradient[players] += (pair[game] == 1 ? 1 : 0) - likely[1];
        }
        return gradient;
    }

    /** Adds the information of the games on each parameter; the sum of the ratings, on which they give none, is held at 0. */
    private void addInformation(double[] parameters, double[][] information) {
        for (int[] pair : pairs) {
            double[] likely = outcomes(parameters, pair[0], pair[1]);
            double mean = (likely[0] - likely[2]) / 2;
            double spread = 2 * ((likely[0] + likely[2]) / 4 - mean * mean);
            double mixed = -2 * mean * likely[1];
            information[pair[0]][pair[0]] += spread;
            information[pair[1]][pair[1]] += spread;
            information[pair[0]][pair[1]] -= spread;
            information[pair[1]][pair[0]] -= spread;
            information[pair[0]][players] += mixed;
            information[players][pair[0]] += mixed;
            information[pair[1]][players] -= mixed;
            information[players][pair[1]] -= mixed;
            information[players][players] += 2 * likely[1] * (1 - likely[1]);
        }
        for (int i = 0; i < players; i++) {
            for (int j = 0; j < players; j++) {
                information[i][j] += 1;
            }
        }
        double even = draws(parameters);
        information[players][players] += NEXT_TO_NOTHING * 2 * even * (1 - even);
    }

    private RealMatrix meat(double[] parameters) {
        double[][] meat = new double[players + 1][players + 1];
        for (int[] pair : pairs) {
            double[] gradient = gradient(parameters, pair);
            for (int i = 0; i < gradient.length; i++) {
                for (int j = 0; j < gradient.length; j++) {
                    meat[i][j] += gradient[i] * gradient[j];
                }
            }
        }
        double freedom = Math.max(1, pairs.size() - players);
        return new Array2DRowRealMatrix(meat, false).scalarMultiply(pairs.size() / freedom);
    }
}
