package org.plyspace.tck;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.util.HashMap;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.ToLongFunction;
import java.util.function.UnaryOperator;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.plyspace.api.Move;
import org.plyspace.api.Position;
import org.plyspace.api.Purpose;
import org.plyspace.api.Setup;

/** Checks that different positions have different keys and equal ones equal keys. */
interface KeyContract extends UnderTest {

    @TestFactory
    default Stream<DynamicTest> keysAreKeptAsIfCountedAnew() {
        return specimens()
                .inAllPositions(position -> forEachChild(position, 6, child -> {
                    long fresh =
                            child.rules().readPosition(child.words().text()).key();
                    assertEquals(
                            fresh, child.key(), () -> "key of " + child.words().text());
                }));
    }

    @TestFactory
    default Stream<DynamicTest> differentPositionsHaveDifferentKeys() {
        return specimens().inAllGames(game -> {
            Map<Long, Setup> seen = new HashMap<>();
            game.play(
                    3, parent -> forEachChild(parent, 8, p -> remember(p, Position::key, KeyContract::ageless, seen)));
        });
    }

    @TestFactory
    default Stream<DynamicTest> differentPositionsHaveDifferentRepetitionKeys() {
        return specimens().inAllGames(game -> {
            Map<Long, Setup> seen = new HashMap<>();
            game.play(
                    3,
                    parent -> forEachChild(
                            parent,
                            8,
                            p -> remember(
                                    p, Position::repetitionKey, setup -> withoutEnPassant(ageless(setup)), seen)));
        });
    }

    @TestFactory
    default Stream<DynamicTest> theSideToMoveChangesTheKeys() {
        return specimens().inAllPositions(position -> {
            if (!position.inCheck()) {
                long key = position.key();
                long repetitionKey = position.repetitionKey();
                position.makeNull();
                assertNotEquals(key, position.key(), "key after a null move");
                assertNotEquals(repetitionKey, position.repetitionKey(), "repetition key after a null move");
                position.unmake();
            }
        });
    }

    @TestFactory
    default Stream<DynamicTest> clocksDoNotChangeTheRepetitionKey() {
        return specimens().inAllPositions(position -> {
            Setup older = position.words().setup().toBuilder().clocks(7, 77).build();
            long olderKey = position.rules().position(older, Purpose.GAME).repetitionKey();
            assertEquals(position.repetitionKey(), olderKey, "repetition key with other clocks");
        });
    }

    @TestFactory
    default Stream<DynamicTest> repetitionKeyCountsEnPassantOnlyIfUsable() {
        return specimens()
                .inAllPositions(parent -> forEachChild(parent, Integer.MAX_VALUE, position -> {
                    Setup setup = position.words().setup();
                    if (setup.field(Setup.EN_PASSANT).equals("-")) {
                        return;
                    }
                    Position closed = position.rules().position(withoutEnPassant(setup), Purpose.GAME);
                    boolean usable =
                            LongStream.of(Moves.legal(position)).anyMatch(move -> Move.kind(move) == Move.EN_PASSANT);
                    assertNotEquals(closed.key(), position.key(), "key with and without en passant");
                    assertEquals(
                            usable,
                            closed.repetitionKey() != position.repetitionKey(),
                            () -> "whether en passant is in the repetition key of "
                                    + position.words().text());
                }));
    }

    /** Removes one item at a time from a field. */
    @TestFactory
    default Stream<DynamicTest> setupsThatDifferInOneItemOfAFieldHaveDifferentKeys() {
        return specimens().inSomePositions(3, position -> {
            Setup setup = position.words().setup();
            setup.fields().forEach((field, text) -> {
                for (String less : FieldForms.withoutOneItem(position.rules(), field, text)) {
                    Setup other = setup.toBuilder().field(field, less).build();
                    if (position.rules().faults(other, Purpose.GAME).isEmpty()) {
                        assertDifferentKeys(position, position.rules().position(other, Purpose.GAME));
                    }
                }
            });
        });
    }

    private static void assertDifferentKeys(Position position, Position other) {
        if (!position.words().setup().equals(other.words().setup())) {
            assertNotEquals(
                    position.key(),
                    other.key(),
                    () -> "key of '" + position.words().text() + "' and '"
                            + other.words().text() + "'");
        }
    }

    private static void forEachChild(Position position, int count, Consumer<Position> check) {
        for (long move : Moves.someLegal(position, count)) {
            position.make(move);
            check.accept(position);
            position.unmake();
        }
    }

    private static void remember(
            Position position, ToLongFunction<Position> key, UnaryOperator<Setup> essence, Map<Long, Setup> seen) {
        Setup setup = essence.apply(position.words().setup());
        Setup other = seen.putIfAbsent(key.applyAsLong(position), setup);
        if (other != null) {
            assertEquals(position.rules().write(other), position.rules().write(setup), "two positions share a key");
        }
    }

    private static Setup ageless(Setup setup) {
        return setup.toBuilder().clocks(0, 1).build();
    }

    private static Setup withoutEnPassant(Setup setup) {
        return setup.toBuilder().field(Setup.EN_PASSANT, "-").build();
    }
}
