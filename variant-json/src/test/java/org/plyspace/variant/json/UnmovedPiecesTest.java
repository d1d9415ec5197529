package org.plyspace.variant.json;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.plyspace.api.InvalidSetupException;
import org.plyspace.api.MoveList;
import org.plyspace.api.Notation;
import org.plyspace.api.OptionValues;
import org.plyspace.api.Position;
import org.plyspace.api.Refusal;
import org.plyspace.api.Rules;
import org.plyspace.api.Side;
import org.plyspace.api.Variant;
import org.plyspace.api.Verdict;
import org.plyspace.testing.RuleSets;

/** Pieces that move otherwise before their first move: Strato Chess, where that is true of every man. */
@DisplayName("A piece that has not moved")
final class UnmovedPiecesTest {

    private static Rules rules(String file) {
        Variant variant = Examples.named(file);
        return variant.rules(OptionValues.of(variant.options(), Map.of()));
    }

    /** The reference has types of their own for men that have not moved, which become the others by moving. */
    @ParameterizedTest(name = "seed {0}")
    @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8})
    void movesAsATypeOfItsOwnWould(long seed) {
        Position position = rules("strato.json").startPosition();
        Position reference = rules("strato-types.json").startPosition();
        Random random = new Random(seed);
        int spent = 0;
        for (int ply = 0; ply < 200 && position.outcome().isEmpty(); ply++) {
            Map<String, Long> moves = moves(position);
            Map<String, Long> others = moves(reference);
            assertEquals(others.keySet(), moves.keySet(), position.words().text());
            assertEquals(reference.inCheck(), position.inCheck());
            for (int cell = 0; cell < position.rules().cells(); cell++) {
                for (Side side : Side.values()) {
                    assertEquals(
                            reference.isAttacked(cell, side),
                            position.isAttacked(cell, side),
                            position.words().text() + ", " + position.words().name(cell));
                }
            }
            String text = position.words().text();
            spent += text.contains("spent=") ? 1 : 0;
            assertEquals(
                    moves.keySet(), moves(position.rules().readPosition(text)).keySet(), text);
            String chosen = moves.keySet().stream()
                    .skip(random.nextInt(moves.size()))
                    .findFirst()
                    .orElseThrow();
            position.make(moves.get(chosen));
            reference.make(others.get(chosen));
        }
        assertTrue(spent > 0, "no man came back to where men start");
    }

    /** By the squares, and by what a pawn becomes on the last rank. */
    private static Map<String, Long> moves(Position position) {
        MoveList moves = new MoveList();
        position.legalMoves(moves);
        return Arrays.stream(moves.toArray())
                .boxed()
                .collect(Collectors.toMap(
                        move -> position.words()
                                .text(move, Notation.MACHINE)
                                .replaceAll("=[KP]$|(?<=^1.[12]-...|^3.[78]-...)=[QRBN]$", ""),
                        move -> move,
                        (one, other) -> one,
                        TreeMap::new));
    }

    @ParameterizedTest
    @CsvSource({
        "1b1-1c3, NOT_NOW, a knight goes to 1c3 only after its first move",
        "1a2-1a3, NOT_NOW, a pawn goes to 1a3 only after its first move"
    })
    void isToldWhatItGetsByMoving(String move, Refusal kind, String reason) {
        Verdict.Illegal verdict =
                (Verdict.Illegal) rules("strato.json").startPosition().words().judge(move, Notation.MACHINE);

        assertEquals(kind, verdict.kind());
        assertEquals(reason, verdict.reason());
    }

    @Test
    void isToldWhatItLosesByMoving() {
        Position position = rules("strato.json")
                .readPosition("3:8/8/8/8/4k3/8/8/8|2:8/8/8/8/8/8/8/8|1:8/8/8/8/8/8/8/4K3 w - - 0 1 spent=1e1");
        Verdict.Illegal verdict = (Verdict.Illegal) position.words().judge("1e1-2f1", Notation.MACHINE);

        assertEquals(Refusal.RIGHT_LOST, verdict.kind());
        assertEquals("a king goes to 2f1 only as its first move", verdict.reason());
    }

    @Test
    void isNotElsewhere() {
        InvalidSetupException refused = assertThrows(
                InvalidSetupException.class,
                () -> rules("strato.json")
                        .readPosition("3:8/8/8/8/4k3/8/8/8|2:8/8/8/8/8/8/8/8|1:8/8/8/8/8/8/4K3/8 w - - 0 1 spent=1e2"));

        assertTrue(refused.getMessage().contains("1e2 holds no man on a starting square"), refused.getMessage());
    }

    /** A pawn that becomes a rook where rooks start has moved, and is none of those. */
    @Test
    void isNoPawnThatBecomesOneWhereOthersStart() {
        Rules rules = RuleSets.declared("""
                {
                  "format": "plyspace-lattice/2", "id": "late", "title": "Late", "summary": "Few cells.",
                  "source": "a test", "board": {"files": 4, "ranks": 4, "squares": "{file}{rank}"}, "plainFen": true,
                  "mirror": "ranks",
                  "pieces": {
                    "K": {"name": "king", "royal": true, "leaps": [{"flat": [1, 0, 0]}, {"flat": [1, 1, 0]}]},
                    "R": {"name": "rook", "starts": {"ranks": [1, -1]}, "modes": [
                      {"slide": {"flat": [1, 0, 0]}}, {"leap": {"flat": [1, 1, 0]}, "when": "unmoved"}]},
                    "P": {"name": "pawn", "pawn": {
                      "advances": [[0, 1, 0]], "captures": [[1, 1, 0]], "promotion": {"ranks": -1}, "promotesTo": "R"
                    }}
                  },
                  "start": "2k1/P3/4/K2R w - - 0 1"
                }
                """);
        Position position = rules.startPosition();
        assertTrue(moves(position).containsKey("d1-c2"), moves(position)::toString);
        position.make(((Verdict.Legal) position.words().judge("a3-a4=R", Notation.MACHINE)).move());
        position.make(((Verdict.Legal) position.words().judge("c4-c3", Notation.MACHINE)).move());

        assertTrue(
                position.words().text().endsWith("spent=a4"), position.words().text());
        assertFalse(moves(position).containsKey("a4-b3"), moves(position)::toString);
    }
}
