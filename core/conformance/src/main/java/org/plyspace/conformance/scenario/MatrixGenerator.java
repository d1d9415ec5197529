package org.plyspace.conformance.scenario;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.plyspace.api.Fault;
import org.plyspace.api.Move;
import org.plyspace.api.NoStartException;
import org.plyspace.api.Notation;
import org.plyspace.api.Piece;
import org.plyspace.api.PlyspaceException;
import org.plyspace.api.Position;
import org.plyspace.api.Purpose;
import org.plyspace.api.Rules;
import org.plyspace.api.Scenario;
import org.plyspace.api.Setup;
import org.plyspace.api.Side;
import org.plyspace.api.Verdict;
import org.plyspace.engine.Game;
import org.plyspace.engine.LegalMoves;
import org.plyspace.engine.Progress;
import org.plyspace.engine.Seeds;
import org.plyspace.engine.WorkCounter;

/**
 * Generates the matrix of a rule set: the source's own examples, and cases of every category that occurs in random play and
 * its variations. The rules decide what is expected.
 *
 * @param seed the same seed gives the same matrix
 * @param perCategory the most generated cases in a category
 */
public record MatrixGenerator(Rules rules, long seed, int perCategory) {

    /** The default number of games, usually enough to find cases of most categories. */
    public static final int DEFAULT_GAMES = 30;

    /** The seed of the matrices in docs/scenarios. */
    public static final long DEFAULT_SEED = 1;
    /** The default number of generated cases in a category. */
    public static final int DEFAULT_PER_CATEGORY = 5;

    /**
     * Searches games for candidates and chooses the cases.
     *
     * @param games the number of random games to search
     * @param counter counts the positions examined
     * @throws IllegalStateException if the rules contradict one of their own examples
     */
    public Matrix generate(int games, Progress progress, WorkCounter counter) {
        List<TestCase> cases = new ArrayList<>(new CuratedCases(rules).cases());
        Set<String> questions = cases.stream().map(TestCase::question).collect(Collectors.toSet());
        Collector collector = new Collector(perCategory);
        if (hasStart()) {
            AtomicLong looked = new AtomicLong();
            counter.count(looked::get);
            CaseFinder finder = new CaseFinder(rules, seed, collector);
            Consumer<Position> visitor = position -> {
                finder.look(position);
                looked.incrementAndGet();
            };
            new PositionSearch(rules, seed).visit(games, visitor, progress);
        }
        cases.addAll(collector.choose(questions));
        return new Matrix(rules.setting(), cases);
    }

    private boolean hasStart() {
        try {
            rules.start();
            return true;
        } catch (NoStartException examplesOnly) {
            return false;
        }
    }

    /** Examines positions and offers the examples they contain. */
    static final class CaseFinder {

        /** The approximate number of move texts judged in a position that is searched for refusals. */
        private static final int JUDGED = 250;

        /** One in this many positions is searched for refusals: they are common, and building all the texts takes long. */
        private static final int REFUSALS_EVERY = 10;

        private final Examples examples;
        private final Collector collector;
        private final IllegalMoveSampler doubtful;
        private int seen;

        CaseFinder(Rules rules, long seed, Collector collector) {
            this.examples = new Examples(rules, seed);
            this.collector = collector;
            this.doubtful = new IllegalMoveSampler(rules, examples.actors(), new SplittableRandom(seed), JUDGED);
        }

        void look(Position position) {
            Snapshot snapshot = new Snapshot(position);
            collector.offer(examples.ofPosition(position, snapshot.positionText));
            if (position.outcome().isEmpty()) {
                examples.ofLegalMoves(snapshot).forEach(collector::offer);
                offerEnds(snapshot);
                offerRefused(snapshot);
            }
        }

        /** Offers positions at the end of a game, which play reaches only once per game. */
        private void offerEnds(Snapshot snapshot) {
            Position position = snapshot.position;
            for (long move : snapshot.legal()) {
                position.make(move);
                if (position.outcome().isPresent()) {
                    collector.offer(
                            examples.ofPosition(position, position.words().text()));
                }
                position.unmake();
            }
        }

        private void offerRefused(Snapshot snapshot) {
            List<String> moves = seen++ % REFUSALS_EVERY == 0 ? doubtful.of(snapshot) : doubtful.rare(snapshot);
            for (String move : moves) {
                examples.ofRefused(snapshot, move).ifPresent(collector::offer);
            }
        }
    }

    /** Visits positions of random games, and {@linkplain Variation variations} of each. */
    record PositionSearch(Rules rules, long seed) {

        private static final int LONGEST_GAME = 160;
        private static final int VARIATIONS = 4;

        /**
         * Visits positions; the visitor must leave each unchanged.
         *
         * @throws org.plyspace.api.NoStartException if the rules have no start position
         */
        void visit(int games, Consumer<Position> visitor, Progress progress) {
            for (int i = 0; i < games; i++) {
                play(new SplittableRandom(Seeds.derive(seed, "scenarios " + rules.setting(), i)), visitor);
                progress.reached(i + 1L, games);
            }
        }

        private void play(SplittableRandom random, Consumer<Position> visitor) {
            Game game = Game.fromStart(rules);
            Position position = game.position();
            Variation variation =
                    new Variation(rules, position.words().layout().anchors().size());
            while (true) {
                visitor.accept(position);
                variation.spoilingEnPassant(position, random).ifPresent(visitor);
                for (int i = 0; i < VARIATIONS; i++) {
                    variation.of(position.words().setup(), random).ifPresent(visitor);
                }
                if (game.plies() == LONGEST_GAME || game.outcome().isPresent()) {
                    return;
                }
                game.play(any(position, random));
            }
        }

        /** A random legal move, chosen by its text: a matrix does not depend on the order of move generation. */
        private static long any(Position position, SplittableRandom random) {
            Map<String, Long> byText = new TreeMap<>();
            LegalMoves.of(position).forEach(move -> byText.put(position.words().text(move, Notation.MACHINE), move));
            return List.copyOf(byText.values()).get(random.nextInt(byText.size()));
        }
    }

    /** The source's own examples as cases. */
    record CuratedCases(Rules rules) {

        /**
         * Turns all examples into cases.
         *
         * @throws IllegalStateException if the rules contradict an example
         */
        List<TestCase> cases() {
            return rules.scenarios().stream().map(this::testCase).toList();
        }

        private Position read(Scenario scenario) {
            try {
                return Matrix.Positions.ofCase(rules, scenario.position(), scenario.move());
            } catch (PlyspaceException refused) {
                throw new IllegalStateException(example(scenario) + refused.getMessage());
            }
        }

        private String example(Scenario scenario) {
            return rules.setting() + ", example " + scenario.id() + ": ";
        }

        private TestCase testCase(Scenario scenario) {
            Position position = read(scenario);
            String text = position.words().text();
            String outcome = "";
            String after = "";
            if (scenario.move().isEmpty()) {
                outcome = Outcomes.word(position);
            } else if (position.words().judge(scenario.move(), Notation.MACHINE) instanceof Verdict.Legal legal) {
                requireSame(scenario, "validity", scenario.valid(), true);
                position.make(legal.move());
                outcome = Outcomes.word(position);
                after = position.words().text();
            } else {
                requireSame(scenario, "validity", scenario.valid(), false);
            }
            if (!scenario.outcome().isEmpty()) {
                requireSame(scenario, "outcome", scenario.outcome(), outcome);
            }
            return new TestCase(
                    scenario.id(),
                    scenario.description(),
                    text,
                    scenario.move(),
                    scenario.valid(),
                    scenario.citation(),
                    outcome,
                    after);
        }

        private void requireSame(Scenario scenario, String what, Object expected, Object found) {
            if (!expected.equals(found)) {
                throw new IllegalStateException(
                        example(scenario) + what + " should be " + expected + ", but is " + found);
            }
        }
    }

    /**
     * Turns common positions into rare ones: removes men, shifts some, hangs boards elsewhere, changes the side to move. Faults that the
     * rules then find are repaired if that is easy; otherwise the position is dropped.
     */
    private record Variation(Rules rules, int anchors) {

        private static final int REPAIRS = 3;
        private static final double SHIFT = 0.1;
        private static final int BARE_ONE_IN = 4;
        private static final double ACCOMPANY = 0.4;

        Optional<Position> of(Setup setup, SplittableRandom random) {
            Setup.Builder builder = setup.toBuilder();
            if (random.nextInt(BARE_ONE_IN) == 0) {
                bare(setup, builder, random);
            } else {
                thin(setup, builder, random);
                if (random.nextBoolean()) {
                    restore(setup, builder);
                }
            }
            if (anchors > 0 && random.nextBoolean()) {
                builder.anchor(random.nextInt(setup.boards()), random.nextInt(anchors));
            }
            if (random.nextBoolean()) {
                builder.side(setup.side().opposite());
            }
            return playable(builder);
        }

        /** The position with a man on an en passant landing square; empty without such a square. */
        Optional<Position> spoilingEnPassant(Position position, SplittableRandom random) {
            int[] passing = LegalMoves.of(position)
                    .filter(move -> Move.kind(move) == Move.EN_PASSANT)
                    .mapToInt(Move::to)
                    .sorted()
                    .distinct()
                    .toArray();
            if (passing.length == 0) {
                return Optional.empty();
            }
            Setup setup = position.words().setup();
            int[] men = IntStream.range(0, setup.cells())
                    .map(setup::pieceAt)
                    .filter(piece -> piece != Piece.NONE && !isRoyal(piece))
                    .toArray();
            int spoilt = passing[random.nextInt(passing.length)];
            return playable(setup.toBuilder().piece(spoilt, men[random.nextInt(men.length)]));
        }

        /** Leaves one side only its royal pieces and the other few men, at random places: some such positions are mates and stalemates. */
        private void bare(Setup setup, Setup.Builder builder, SplittableRandom random) {
            Side lone = random.nextBoolean() ? Side.WHITE : Side.BLACK;
            List<Integer> men = new ArrayList<>();
            for (int cell = 0; cell < setup.cells(); cell++) {
                int piece = setup.pieceAt(cell);
                builder.piece(cell, Piece.NONE);
                if (piece != Piece.NONE
                        && (isRoyal(piece) || (Piece.side(piece) != lone && random.nextDouble() < ACCOMPANY))) {
                    men.add(piece);
                }
            }
            men.forEach(piece -> builder.piece(random.nextInt(setup.cells()), piece));
        }

        /** Puts back men whose absence is a fault, such as those with the right to castle. */
        private void restore(Setup setup, Setup.Builder builder) {
            for (Fault fault : rules.faults(builder.build(), Purpose.GAME)) {
                fault.cells().forEach(cell -> builder.piece(cell, setup.pieceAt(cell)));
            }
        }

        private void thin(Setup setup, Setup.Builder builder, SplittableRandom random) {
            double keep = random.nextDouble() * random.nextDouble();
            boolean shifts = random.nextBoolean();
            for (int cell = 0; cell < setup.cells(); cell++) {
                int piece = setup.pieceAt(cell);
                if (piece != Piece.NONE && !isRoyal(piece) && random.nextDouble() > keep) {
                    builder.piece(cell, Piece.NONE);
                } else if (piece != Piece.NONE && shifts && random.nextDouble() < SHIFT) {
                    builder.piece(cell, Piece.NONE).piece(random.nextInt(setup.cells()), piece);
                }
            }
        }

        private Optional<Position> playable(Setup.Builder builder) {
            for (int repair = 0; repair <= REPAIRS; repair++) {
                Setup setup = builder.build();
                List<Fault> faults = rules.faults(setup, Purpose.GAME);
                if (faults.isEmpty()) {
                    return Optional.of(rules.position(setup, Purpose.GAME));
                }
                faults.forEach(fault -> builder.field(fault.field(), ""));
            }
            return Optional.empty();
        }

        private boolean isRoyal(int piece) {
            return rules.pieceTypes().get(Piece.type(piece)).royal();
        }
    }
}
