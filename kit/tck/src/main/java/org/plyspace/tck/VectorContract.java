package org.plyspace.tck;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.BiConsumer;
import java.util.function.Function;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.TestInstance.Lifecycle;
import org.opentest4j.AssertionFailedError;
import org.plyspace.api.Notation;
import org.plyspace.api.Outcome;
import org.plyspace.api.Position;
import org.plyspace.api.Rules;
import org.plyspace.api.Variant;
import org.plyspace.api.Verdict;
import org.plyspace.vectors.Perft;
import org.plyspace.vectors.Vector;

/**
 * Checks a variant against positions with known moves: JSON lines with the fields {@code variant, position, check, outcome,
 * moves, perft}, made by a program other than the one under test.
 */
@TestInstance(Lifecycle.PER_CLASS)
public abstract class VectorContract {

    /** The largest number of moves in a position after which every question is asked; after the others, the brief ones are. */
    private static final int MOVES_ASKED_ALL = 6;

    private final Map<Map<String, String>, Rules> rules = new HashMap<>();
    private Variant variant;
    private List<NumberedVector> vectors;

    protected VectorContract() {}

    /** The variant under test; called once. */
    protected abstract Variant variant();

    /** The file, named as for {@link Class#getResource} of the subclass. */
    protected abstract String resource();

    /** The largest number of leaves of a perft count, which limits its depth. */
    protected long leaves() {
        return 1_000_000;
    }

    /** The approximate number of well-formed moves judged in each position, besides the legal ones. */
    protected int texts() {
        return 1_000;
    }

    @Test
    void thereAreVectors() {
        assertFalse(vectors().isEmpty(), () -> resource() + " has no vectors");
    }

    @TestFactory
    Stream<DynamicTest> legalMovesAreThoseListed() {
        return inAll((vector, position) ->
                assertEquals(vector.says().moves().orElseThrow(), texts(position), "legal moves"));
    }

    @TestFactory
    Stream<DynamicTest> checkAndOutcomeAreAsGiven() {
        return inAll((vector, position) -> {
            assertEquals(vector.says().check().orElseThrow(), position.inCheck(), "check");
            Optional<String> end =
                    position.outcome().map(Outcome::reason).filter(reason -> !Vector.LEFT_OUT.contains(reason));
            assertEquals(vector.says().outcome().orElseThrow(), end.orElse(Vector.NO_OUTCOME), "outcome");
        });
    }

    @TestFactory
    Stream<DynamicTest> perftCountsAreAsGiven() {
        Perft perft = new Perft();
        return inAll((vector, position) -> vector.says().perft().forEach((depth, expected) -> {
            if (expected <= leaves()) {
                assertEquals(expected, perft.count(position, depth), () -> "perft " + depth);
            }
        }));
    }

    @TestFactory
    Stream<DynamicTest> everyMoveLeadsToItsTextReadAndBack() {
        return in(sampled(), (vector, position) -> {
            Answers before = Answers.full(position);
            Answers briefly = Answers.brief(position);
            Set<Long> askedAll = new HashSet<>();
            LongStream.of(Moves.someLegal(position, MOVES_ASKED_ALL)).forEach(askedAll::add);
            for (long move : Moves.legal(position)) {
                String text = Moves.text(position, move);
                position.make(move);
                String after = position.words().text();
                Position fresh = position.rules().readPosition(after);
                assertEquals(after, fresh.words().text(), () -> "text read after " + text);
                Function<Position, Answers> asked = askedAll.contains(move) ? Answers::full : Answers::brief;
                asked.apply(fresh).assertSame(asked.apply(position), "after " + text);
                position.unmake();
                briefly.assertSame(Answers.brief(position), "after making and unmaking " + text);
            }
            before.assertSame(Answers.full(position), "after making and unmaking all moves");
            assertEquals(vector.says().moves().orElseThrow(), texts(position), "legal moves");
        });
    }

    @TestFactory
    Stream<DynamicTest> exactlyTheListedMovesAreJudgedLegal() {
        return inAll((vector, position) -> {
            Set<String> legal = new TreeSet<>();
            for (String text : judged(vector, position)) {
                if (position.words().judge(text, Notation.MACHINE) instanceof Verdict.Legal) {
                    legal.add(text);
                }
            }
            assertEquals(vector.says().moves().orElseThrow(), List.copyOf(legal), "well-formed moves judged legal");
        });
    }

    /** The listed moves and some other well-formed ones, which vary from position to position. */
    private Set<String> judged(NumberedVector vector, Position position) {
        List<String> texts = position.words().wellFormedMoves().toList();
        int most = Sample.of(texts());
        int stride = Math.max(1, (texts.size() + most - 1) / most);
        Set<String> judged = new TreeSet<>(vector.says().moves().orElseThrow());
        for (int i = vector.line() % stride; i < texts.size(); i += stride) {
            judged.add(texts.get(i));
        }
        return judged;
    }

    private static List<String> texts(Position position) {
        return LongStream.of(Moves.legal(position))
                .mapToObj(move -> Moves.text(position, move))
                .sorted()
                .toList();
    }

    private Stream<DynamicTest> inAll(BiConsumer<NumberedVector, Position> check) {
        return in(vectors(), check);
    }

    private Stream<DynamicTest> in(List<NumberedVector> some, BiConsumer<NumberedVector, Position> check) {
        return some.stream()
                .map(vector -> DynamicTest.dynamicTest(vector.toString(), () -> {
                    try {
                        check.accept(vector, toPosition(vector));
                    } catch (AssertionError | RuntimeException wrong) {
                        throw new AssertionFailedError(vector + ": " + Specimens.why(wrong), wrong);
                    }
                }));
    }

    private Position toPosition(NumberedVector vector) {
        return rules.computeIfAbsent(vector.options(), options -> vector.toRules(variant))
                .readPosition(vector.says().position());
    }

    /** All, or in a sample each so many-th of them and the first. */
    private List<NumberedVector> sampled() {
        List<NumberedVector> all = vectors();
        int step = Sample.step(1);
        return IntStream.iterate(0, i -> i < all.size(), i -> i + step)
                .mapToObj(all::get)
                .toList();
    }

    private List<NumberedVector> vectors() {
        if (vectors == null) {
            variant = variant();
            vectors = read();
        }
        return vectors;
    }

    private List<NumberedVector> read() {
        try (InputStream file = getClass().getResourceAsStream(resource())) {
            assertNotNull(
                    file,
                    () -> "no resource " + resource() + " beside " + getClass().getName());
            List<String> lines = new BufferedReader(new InputStreamReader(file, StandardCharsets.UTF_8))
                    .lines()
                    .toList();
            List<NumberedVector> read = new ArrayList<>();
            for (int i = 0; i < lines.size(); i++) {
                read.add(NumberedVector.read(i + 1, lines.get(i), variant));
            }
            return read;
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }
}
