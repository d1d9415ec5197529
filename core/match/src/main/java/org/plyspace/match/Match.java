package org.plyspace.match;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.plyspace.api.Move;
import org.plyspace.api.MoveList;
import org.plyspace.api.Piece;
import org.plyspace.api.Position;
import org.plyspace.api.Rules;
import org.plyspace.api.Setup;
import org.plyspace.api.Side;
import org.plyspace.api.UsageException;
import org.plyspace.engine.Game;
import org.plyspace.engine.Seeds;
import org.plyspace.match.MatchSettings.Opening;
import org.plyspace.match.engine.EngineSpec;
import org.plyspace.match.engine.GameEngine;
import org.plyspace.match.engine.SeatTags;
import org.plyspace.search.Limits;
import org.plyspace.search.PieceValues;
import org.plyspace.search.SearchSettings;
import org.plyspace.search.Searcher;
import org.plyspace.search.WarmUp;

/**
 * Pairs of games between two engines, each pair from one opening with colours changed. If engines are limited by nodes or depth
 * alone, the games do not depend on the number of threads.
 */
public final class Match {

    private final Rules rules;
    private final EngineSpec[] seats;
    private final MatchSettings settings;
    private final LongSupplier ticker;
    private final MatchStanding standing;
    private final AtomicInteger next = new AtomicInteger();
    private final AtomicLong plies = new AtomicLong();
    private volatile boolean failed;

    /** Creates a match of two engines in a rule set. */
    public Match(Rules rules, EngineSpec first, EngineSpec second, MatchSettings settings) {
        this(rules, first, second, settings, System::nanoTime);
    }

    /** Creates a match; {@code ticker} is the time in nanoseconds, from any origin, of the clocks and of the warm-up. */
    Match(Rules rules, EngineSpec first, EngineSpec second, MatchSettings settings, LongSupplier ticker) {
        this.rules = rules;
        this.seats = new EngineSpec[] {first, second};
        this.settings = settings;
        this.ticker = ticker;
        this.standing = new MatchStanding(settings);
    }

    /** The current standing; safe to call from any thread. */
    public MatchStanding standing() {
        return standing;
    }

    /** The number of plies played so far, unfinished games included; safe to call from any thread. */
    public long plies() {
        return plies.get();
    }

    /** Adds a game of this match that was played earlier. */
    public void resume(MatchGame game) {
        standing.add(game);
    }

    /**
     * Plays the missing games; without any, starts no engine. If time limits an engine of this program, it is warmed up first, for a second
     * at most.
     *
     * @param threads the number of games to play at a time
     * @param over receives each finished game, one at a time
     * @throws UsageException if no opening can be found
     * @throws org.plyspace.match.engine.EngineFailedException if an engine cannot start
     */
    public MatchResult run(int threads, Consumer<MatchGame> over) {
        if (standing.isDecided()) {
            return standing.result();
        }
        if (Stream.of(seats).anyMatch(EngineSpec::isTimed)) {
            new WarmUp(rules, new PieceValues(rules), ticker).run();
        }
        Supplier<Openings> source = openings();
        int busy = Math.min(threads, settings.pairs() - standing.games() / 2);
        new WorkerPool(busy, WorkerPool.UNLIMITED)
                .runAll(Collections.nCopies(busy, (Runnable) () -> work(source, over)));
        return standing.result();
    }

    /** Makes openings for each thread; piece values are derived only once. */
    private Supplier<Openings> openings() {
        if (!settings.openings().isEmpty()) {
            Openings listed = new ListedOpenings(settings.openings());
            return () -> listed;
        }
        PieceValues values = new PieceValues(rules);
        return () ->
                new RandomOpenings(rules, settings.seed(), settings.openingPlies(), new EvenPositions(rules, values));
    }

    private void work(Supplier<Openings> source, Consumer<MatchGame> over) {
        try (GameEngine first = seats[0].make(rules);
                GameEngine second = seats[1].make(rules)) {
            Openings openings = source.get();
            GameEngine[] both = {first, second};
            for (int pair = next.getAndIncrement(); goesOn(pair); pair = next.getAndIncrement()) {
                play(pair, openings, both, over);
            }
        } catch (Throwable any) { // The other threads then have nothing left to do.
            failed = true;
            throw any;
        }
    }

    private boolean goesOn(int pair) {
        return pair < settings.pairs() && !failed && !standing.isDecided();
    }

    private void play(int pair, Openings openings, GameEngine[] both, Consumer<MatchGame> over) {
        int one = 2 * pair;
        if (standing.has(one) && standing.has(one + 1)) {
            return;
        }
        Opening opening = openings.of(pair);
        for (int number = one; number < one + 2; number++) {
            if (!standing.has(number) && !failed) {
                MatchGame game = play(number, opening, both);
                synchronized (standing) {
                    over.accept(game);
                    standing.add(game);
                }
            }
        }
    }

    private MatchGame play(int number, Opening opening, GameEngine[] both) {
        int white = number % 2;
        Game game = opening.game(rules);
        ClockedGame host = new ClockedGame(
                game,
                both[white],
                both[1 - white],
                settings.time(),
                settings.adjudication(),
                plies::incrementAndGet,
                ticker);
        Ending ending = host.play(Seeds.derive(settings.seed(), "game", number));
        return MatchGame.of(number, game, ending, host, names(white));
    }

    private Map<String, String> names(int white) {
        Map<String, String> names = new LinkedHashMap<>();
        EngineSpec[] bySide = {seats[white], seats[1 - white]};
        for (Side side : Side.values()) {
            names.put(SeatTags.name(side), bySide[side.index()].toString());
        }
        for (Side side : Side.values()) {
            SeatTags.setVersion(names, side, bySide[side.index()].version());
        }
        return names;
    }

    /** Openings from a list, used in turn. */
    record ListedOpenings(List<Opening> openings) implements Openings {

        @Override
        public Opening of(int pair) {
            return openings.get(pair % openings.size());
        }
    }

    /** Random moves from the start, tried until the position is even. For one thread. */
    static final class RandomOpenings implements Openings {

        private static final int TRIES = 500;

        private final Rules rules;
        private final Setup start;
        private final long seed;
        private final int plies;
        private final EvenPositions even;
        private final MoveList scratch = new MoveList();

        RandomOpenings(Rules rules, long seed, int plies, EvenPositions even) {
            this.rules = rules;
            this.start = rules.start();
            this.seed = seed;
            this.plies = plies;
            this.even = even;
        }

        @Override
        public Opening of(int pair) {
            SplittableRandom random = new SplittableRandom(Seeds.derive(seed, "opening", pair));
            for (int i = 0; i < TRIES; i++) {
                Optional<Opening> opening = draw(random);
                if (opening.isPresent()) {
                    return opening.get();
                }
            }
            throw new UsageException("none of " + TRIES + " random openings of " + plies + " plies is even in "
                    + rules.setting() + "; try another number of plies, or openings from a file");
        }

        private Optional<Opening> draw(SplittableRandom random) {
            Game game = new Game(rules, start);
            Position position = game.position();
            List<Long> moves = new ArrayList<>();
            while (moves.size() < plies) {
                long move = position.randomMove(random, scratch);
                if (move == Move.NONE || game.outcomeWithMove().isPresent()) {
                    return Optional.empty();
                }
                game.play(move);
                moves.add(move);
            }
            return game.outcome().isEmpty() && even.contain(game)
                    ? Optional.of(new Opening(start, moves))
                    : Optional.empty();
        }
    }

    /**
     * Recognises positions in which a quick search sees neither side ahead by more than a fifth of the strongest piece's value. For one
     * thread.
     */
    static final class EvenPositions {

        private static final Limits QUICK = Limits.NONE.ofNodes(1_000);
        private static final int SHARE = 5;

        private final Searcher searcher;
        private final int most;

        /** Judges by these piece values. */
        EvenPositions(Rules rules, PieceValues values) {
            searcher = new Searcher(rules, values, SearchSettings.of(1));
            most = rules.pieceTypes().stream()
                            .mapToInt(type -> values.worth(Piece.code(Side.WHITE, type.index())))
                            .max()
                            .orElse(0)
                    / SHARE;
        }

        /** Whether the current position of an unfinished game is even. */
        boolean contain(Game game) {
            searcher.newGame();
            int score = searcher.search(game.position(), game.earlierKeys(), QUICK, 1, ignored -> {})
                    .lines()
                    .get(0)
                    .score();
            return Math.abs(score) <= most;
        }
    }

    /** Openings by number: the same number always gives the same opening. */
    interface Openings {

        /**
         * The opening of a pair of games.
         *
         * @param pair from 0
         * @throws UsageException if no opening can be found
         */
        Opening of(int pair);
    }
}
