package org.plyspace.lab.numbers;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Supplier;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import org.plyspace.api.Position;
import org.plyspace.api.Rules;
import org.plyspace.api.Setup;
import org.plyspace.api.Side;
import org.plyspace.engine.Game;
import org.plyspace.match.SoftMax;
import org.plyspace.match.SparePool;
import org.plyspace.search.Limits;
import org.plyspace.search.PieceValues;
import org.plyspace.search.SearchSettings;
import org.plyspace.search.Searcher;
import org.plyspace.search.Weights;

/**
 * Evaluates each position of a game for a fixed engine, {@code alphabeta:nodes=2000,eval=generic}, and compares its legal moves. The
 * evaluation of a game does not depend on the games judged before. For one thread.
 */
public final class Judge {

    /** The number of nodes that the search of a position may use. */
    public static final int NODES = 2_000;

    private static final int MEGABYTES = 4;
    /** How much better special moves must seem at a glance before a search examines them. */
    private static final int SUSPICION = 20;

    private final Rules rules;
    private final Searcher searcher;
    private final SoftMax glances;

    /** Creates a judge of games of a rule set. This measures the generic values of its pieces, which takes a moment. */
    public Judge(Rules rules) {
        this(rules, new PieceValues(rules, Weights.GENERIC1));
    }

    /** Creates a judge with generic values of pieces that were measured already. */
    public Judge(Rules rules, PieceValues values) {
        this.rules = rules;
        this.searcher = new Searcher(rules, values, SearchSettings.of(MEGABYTES));
        this.glances = new SoftMax(rules, values);
    }

    /** Evaluates the position before each move of a game. */
    public Judgement judge(Setup start, long[] moves) {
        return judge(start, moves, () -> {});
    }

    /** Does the same as {@link #judge(Setup, long[])} and runs {@code step} after each position. */
    public Judgement judge(Setup start, long[] moves, Runnable step) {
        searcher.newGame();
        glances.newGame();
        Game game = new Game(rules, start);
        int[] scores = new int[moves.length];
        double[] entropies = new double[moves.length];
        List<Judgement.Special> specials = new ArrayList<>();
        for (int ply = 0; ply < moves.length; ply++) {
            Position position = game.position();
            int score = search(game, List.of());
            scores[ply] = position.sideToMove() == Side.WHITE ? score : -score;
            long[] choices = glances.moves(game);
            int[] values = glances.scores(game, choices);
            entropies[ply] = SoftMax.entropy(values);
            addSpecials(game, choices, values, specials);
            game.play(moves[ply]);
            step.run();
        }
        return Judgement.of(scores, entropies, specials);
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

    private void addSpecials(Game game, long[] choices, int[] values, List<Judgement.Special> specials) {
        int tags = rules.tags().size();
        long[] tagged = Arrays.stream(choices).map(game.position()::tags).toArray();
        for (int tag = 0; tag < tags; tag++) {
            List<Long> with = new ArrayList<>();
            List<Long> without = new ArrayList<>();
            int bestWith = Integer.MIN_VALUE;
            int bestWithout = Integer.MIN_VALUE;
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

    /** A pool of judges of games of one rule set. Which judge evaluates a game does not change the result. Shared between threads. */
    public static final class Pool {

        private final SparePool<Judge> judges;

        /**
         * Creates a pool that has no judge yet.
         *
         * @param values supplies the values of pieces by generic weights; may be called from any thread
         */
        public Pool(Rules rules, Supplier<PieceValues> values) {
            this.judges = new SparePool<>(() -> new Judge(rules, values.get()), judge -> {});
        }

        /**
         * Evaluates a game.
         *
         * @param step runs after each position
         */
        public Judgement judge(GameTrace game, Runnable step) {
            return judges.use(judge -> judge.judge(game.start, game.moves(), step));
        }
    }

    /**
     * A judge's evaluation of a game, which can be stored and used again; it does not depend on other games.
     *
     * @param scores the score before each move, in hundredths of a pawn for White, see {@link org.plyspace.search.Scores}
     * @param entropies the entropy of the soft-maxed legal moves before each move, in nats
     * @param specials where moves with a tag seem much better than all others
     */
    public record Judgement(List<Integer> scores, List<Double> entropies, List<Special> specials) {

        /**
         * The moves with a tag compared with all other moves of a position.
         *
         * @param ply the ply before which they were compared, from 0
         * @param tag the tag, by its number in {@link org.plyspace.api.Rules#tags}
         * @param best the score of the best move with the tag, for the side to move
         * @param other the score of the best move without it
         */
        public record Special(int ply, int tag, int best, int other) {}

        /** Copies the lists. */
        public Judgement {
            scores = List.copyOf(scores);
            entropies = List.copyOf(entropies);
            specials = List.copyOf(specials);
            if (scores.size() != entropies.size()) {
                throw new IllegalArgumentException(scores.size() + " scores and " + entropies.size() + " entropies");
            }
        }

        /** Creates a judgement from arrays, which are copied. */
        static Judgement of(int[] scores, double[] entropies, List<Special> specials) {
            return new Judgement(
                    IntStream.of(scores).boxed().toList(),
                    DoubleStream.of(entropies).boxed().toList(),
                    specials);
        }
    }
}
