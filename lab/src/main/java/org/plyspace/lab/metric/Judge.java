package org.plyspace.lab.metric;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.plyspace.api.MoveList;
import org.plyspace.api.Outcome;
import org.plyspace.api.Position;
import org.plyspace.api.Rules;
import org.plyspace.api.Setup;
import org.plyspace.api.Side;
import org.plyspace.engine.Game;
import org.plyspace.search.Limits;
import org.plyspace.search.PieceValues;
import org.plyspace.search.Scores;
import org.plyspace.search.SearchSettings;
import org.plyspace.search.Searcher;
import org.plyspace.search.Weights;

/**
 * Says of each position of a game what it is worth to a fixed player, {@code alphabeta:nodes=2000,eval=generic}, and how its legal moves
 * compare. The same game is judged alike whatever was judged before. For one thread.
 */
public final class Judge {

    /** How many moves of search each position is given. */
    public static final int NODES = 2_000;

    /**
     * The temperature of the soft maximum in hundredths of a pawn: a move that is worse by so much is played e times more rarely than the
     * best one.
     */
    public static final double TEMPERATURE = 50;

    private static final int MEGABYTES = 4;
    /** By how much special moves must seem better at a glance for a search to have a look. */
    private static final int SUSPICION = 20;

    private static final int WON = Scores.ofMateIn(1);

    private final Rules rules;
    private final Searcher searcher;
    private final MoveList legal = new MoveList();

    /** For games of a rule set; what its pieces are worth is learnt here, which takes a moment. */
    public Judge(Rules rules) {
        this(rules, new PieceValues(rules, Weights.GENERIC));
    }

    /** With generic values of pieces that were learnt already. */
    public Judge(Rules rules, PieceValues values) {
        this.rules = rules;
        this.searcher = new Searcher(rules, values, SearchSettings.of(MEGABYTES));
    }

    /** Judges the positions of a game before each of its moves. */
    public Judgement judge(Setup start, long[] moves) {
        searcher.newGame();
        Game game = new Game(rules, start);
        int[] scores = new int[moves.length];
        double[] entropies = new double[moves.length];
        List<Judgement.Special> specials = new ArrayList<>();
        for (int ply = 0; ply < moves.length; ply++) {
            Position position = game.position();
            int score = search(game, List.of());
            scores[ply] = position.sideToMove() == Side.WHITE ? score : -score;
            legal.clear();
            position.legalMoves(legal);
            long[] choices = legal.toArray();
            int[] values =
                    Arrays.stream(choices).mapToInt(move -> glance(game, move)).toArray();
            entropies[ply] = entropy(values);
            addSpecials(game, choices, values, specials);
            game.play(moves[ply]);
        }
        return new Judgement(scores, entropies, specials);
    }

    private int search(Game game, List<Long> among) {
        return searcher.search(
                        game.position(),
                        game.earlierKeys(),
                        Limits.NONE.ofNodes(NODES).among(among),
                        1,
                        ignored -> {})
                .lines()
                .get(0)
                .score();
    }

    /** What a move is worth to the side that makes it, by a search of one ply after it. */
    private int glance(Game game, long move) {
        Side mover = game.position().sideToMove();
        game.play(move);
        try {
            Optional<Outcome> end = game.outcome();
            if (end.isPresent()) {
                return end.get()
                        .winner()
                        .map(side -> side == mover ? WON : -WON)
                        .orElse(0);
            }
            return -searcher.search(game.position(), game.earlierKeys(), Limits.NONE.toDepth(1), 1, ignored -> {})
                    .lines()
                    .get(0)
                    .score();
        } finally {
            game.takeBack();
        }
    }

    /** In nats, of moves that are played in proportion to the exponential of what they are worth. */
    static double entropy(int[] values) {
        int best = Arrays.stream(values).max().orElse(0);
        double sum = 0;
        double weighted = 0;
        for (int value : values) {
            double exponent = (value - best) / TEMPERATURE;
            double weight = Math.exp(exponent);
            sum += weight;
            weighted += weight * exponent;
        }
        return sum == 0 ? 0 : Math.log(sum) - weighted / sum;
    }

    private void addSpecials(Game game, long[] choices, int[] values, List<Judgement.Special> specials) {
        int tags = rules.tags().size();
        long[] tagged = Arrays.stream(choices).map(game.position()::tags).toArray();
        for (int tag = 0; tag < tags; tag++) {
            List<Long> with = new ArrayList<>();
            List<Long> without = new ArrayList<>();
            int bestWith = -WON;
            int bestWithout = -WON;
            for (int i = 0; i < choices.length; i++) {
                if ((tagged[i] >>> tag & 1) != 0) {
                    with.add(choices[i]);
                    bestWith = Math.max(bestWith, values[i]);
                } else {
                    without.add(choices[i]);
                    bestWithout = Math.max(bestWithout, values[i]);
                }
            }
            if (!with.isEmpty() && !without.isEmpty() && bestWith >= bestWithout + SUSPICION) {
                specials.add(new Judgement.Special(game.plies(), tag, search(game, with), search(game, without)));
            }
        }
    }
}
