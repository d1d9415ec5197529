package org.plyspace.tck;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.plyspace.api.Fault;
import org.plyspace.api.InvalidSetupException;
import org.plyspace.api.NoStartException;
import org.plyspace.api.Piece;
import org.plyspace.api.Purpose;
import org.plyspace.api.Rules;
import org.plyspace.api.Setup;
import org.plyspace.api.Side;

/**
 * Checks that every text that parses gives a setup, and that positions are made exactly of the setups without faults for their
 * purpose.
 */
interface SetupContract extends UnderTest {

    String UNKNOWN_FIELD = "no such field";

    @Test
    default void thereIsSomethingToPlay() {
        assertFalse(
                specimens().games().isEmpty(),
                "there is no start position; override positions() to say where to begin");
    }

    @Test
    default void positionsToStartFromArePlayable() {
        assertEquals(Set.of(), specimens().refusals(), "positions that cannot be played");
    }

    @TestFactory
    default Stream<DynamicTest> startIsPlayableOrRefusedWithAReason() {
        return specimens().inAllRules(rules -> {
            if (Specimens.hasStart(rules)) {
                assertEquals(List.of(), rules.faults(rules.start(), Purpose.GAME), "faults of the start");
                assertEquals(Side.WHITE, rules.startPosition().sideToMove(), "White moves first");
            } else {
                String reason =
                        assertThrows(NoStartException.class, rules::start).getMessage();
                assertFalse(reason.isBlank(), "no reason why there is no start");
            }
        });
    }

    @TestFactory
    default Stream<DynamicTest> emptyBoardIsEmptyAndFitForStudy() {
        return specimens().inAllRules(rules -> {
            Setup empty = rules.empty();
            for (int cell = 0; cell < rules.cells(); cell++) {
                assertEquals(Piece.NONE, empty.pieceAt(cell), "a piece on the empty board");
            }
            assertEquals(Side.WHITE, empty.side(), "side to move on the empty board");
            assertEquals(List.of(), rules.faults(empty, Purpose.STUDY), "faults of the empty board for study");
        });
    }

    /** Random men anywhere: faults and exceptions agree, and a setup without faults can be played. */
    @TestFactory
    default Stream<DynamicTest> setupsAreRefusedWithTheirFaults() {
        return specimens().inAllRules(rules -> {
            Random random = new Random(1);
            for (int i = 0; i < 200; i++) {
                Setup setup = randomSetup(rules, random);
                for (Purpose purpose : Purpose.values()) {
                    acceptOrRefuse(rules, setup, purpose);
                }
            }
        });
    }

    @TestFactory
    default Stream<DynamicTest> anyMenAnywhereAreFitForStudy() {
        return specimens().inAllRules(rules -> {
            Random random = new Random(2);
            for (int i = 0; i < 100; i++) {
                Setup setup = randomSetup(rules, random);
                assertEquals(List.of(), rules.faults(setup, Purpose.STUDY), () -> "study of " + rules.write(setup));
            }
        });
    }

    /** A field unknown to the rules could not be kept, so it must not be silently dropped. */
    @TestFactory
    default Stream<DynamicTest> setupsWithAnUnknownFieldAreRefused() {
        return specimens().inAllRules(rules -> {
            Setup setup = rules.empty().toBuilder().field(UNKNOWN_FIELD, "1").build();
            for (Purpose purpose : Purpose.values()) {
                assertTrue(
                        rules.faults(setup, purpose).stream()
                                .anyMatch(fault -> fault.reason().contains(UNKNOWN_FIELD)),
                        () -> "no fault for " + purpose + " names the field '" + UNKNOWN_FIELD + "'");
                acceptOrRefuse(rules, setup, purpose);
            }
        });
    }

    private static Setup randomSetup(Rules rules, Random random) {
        Setup.Builder setup = rules.empty().toBuilder();
        int men = random.nextInt(6);
        for (int i = 0; i < men; i++) {
            Side side = Side.of(random.nextInt(2));
            int type = random.nextInt(rules.pieceTypes().size());
            setup.piece(random.nextInt(rules.cells()), Piece.code(side, type));
        }
        return setup.side(Side.of(random.nextInt(2))).build();
    }

    private static void acceptOrRefuse(Rules rules, Setup setup, Purpose purpose) {
        String text = rules.write(setup);
        List<Fault> faults = rules.faults(setup, purpose);
        for (Fault fault : faults) {
            assertFalse(fault.field().isBlank() || fault.reason().isBlank(), () -> "blank fault of " + text);
            boolean onBoard = fault.cells().stream().allMatch(cell -> cell >= 0 && cell < rules.cells());
            assertTrue(onBoard, () -> fault + " concerns cells that do not exist");
        }
        if (faults.isEmpty()) {
            assertEquals(setup, rules.position(setup, purpose).words().setup(), () -> purpose + " of " + text);
        } else {
            InvalidSetupException refusal =
                    assertThrows(InvalidSetupException.class, () -> rules.position(setup, purpose), text);
            assertEquals(faults, refusal.faults(), () -> "faults of " + text);
        }
    }
}
