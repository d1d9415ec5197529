package org.plyspace.tck;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.plyspace.api.Changes;
import org.plyspace.api.Move;
import org.plyspace.api.Piece;
import org.plyspace.api.Position;
import org.plyspace.api.Rules;
import org.plyspace.api.Side;

/** Checks that the announced changes of a move are the differences after making it. */
interface ChangesContract extends UnderTest {

    /** The largest number of places: places fit into 15 bits. */
    int MOST_PLACES = Move.MAX_CELL + 1;

    @TestFactory
    default Stream<DynamicTest> changesAreTheDifferencesThatTheMoveMakes() {
        return specimens().inSomePositions(2, position -> {
            Changes changes = new Changes();
            for (long move : Moves.someLegal(position, 20)) {
                position.changes(move, changes);
                String told = told(changes);
                Map<String, Integer> before = state(position);
                String text = Moves.text(position, move);
                position.make(move);
                String differences = differences(before, state(position));
                position.unmake();
                assertEquals(differences, told, () -> "what " + text + " changes");
            }
        });
    }

    @TestFactory
    default Stream<DynamicTest> askingForChangesLeavesThePositionAlone() {
        return specimens().inSomePositions(8, position -> {
            Answers before = Answers.full(position);
            for (long move : Moves.someLegal(position, 20)) {
                position.changes(move, new Changes());
                position.capturedCell(move);
            }
            before.assertSame(Answers.full(position), "after asking for changes");
        });
    }

    @TestFactory
    default Stream<DynamicTest> theCapturedCellIsWhereTheCapturedPieceStands() {
        return specimens().inAllPositions(position -> {
            assertCapturedCells(position);
            for (long move : Moves.someLegal(position, 20)) {
                position.make(move);
                assertCapturedCells(position);
                position.unmake();
            }
        });
    }

    private static void assertCapturedCells(Position position) {
        for (long move : Moves.legal(position)) {
            int cell = position.capturedCell(move);
            assertEquals(Move.isCapture(move), cell >= 0, () -> "captured cell of " + Moves.text(position, move));
            if (cell >= 0) {
                int captured = Move.captured(move);
                assertEquals(captured, position.pieceAt(cell), () -> "captured by " + Moves.text(position, move));
                boolean onTarget = Move.kind(move) != Move.EN_PASSANT && Move.kind(move) != Move.CAPTURE_ELSEWHERE;
                assertEquals(
                        onTarget,
                        cell == Move.to(move),
                        () -> "whether the target is captured on: " + Moves.text(position, move));
            }
        }
    }

    @TestFactory
    default Stream<DynamicTest> placesFixFileRankAndLevel() {
        return specimens().inSomePositions(3, position -> {
            Rules rules = position.rules();
            Set<Integer> taken = new HashSet<>();
            for (int cell = 0; cell < rules.cells(); cell++) {
                int place = position.placeOf(cell);
                String name = position.words().name(cell);
                assertTrue(place >= 0 && place < rules.places(), () -> "place " + place + " of " + name);
                assertTrue(taken.add(place), () -> "two cells at the place of " + name);
                assertEquals(
                        List.of(position.x(cell), position.y(cell), position.z(cell)),
                        List.of(rules.placeX(place), rules.placeY(place), rules.placeZ(place)),
                        () -> "file, rank and level of the place of " + name);
            }
        });
    }

    @TestFactory
    default Stream<DynamicTest> placesFitIntoFifteenBits() {
        return specimens().inAllRules(rules -> {
            int places = rules.places();
            assertTrue(places >= rules.cells() && places <= MOST_PLACES, () -> places + " places");
        });
    }

    /** Pieces by place, hands, anchors and owners, by a key that names each. */
    private static Map<String, Integer> state(Position position) {
        Map<String, Integer> state = new TreeMap<>();
        for (Side side : Side.values()) {
            for (int man : CellLists.of(position, side)) {
                state.put("place " + position.placeOf(man), position.pieceAt(man));
            }
        }
        for (int piece = 2; piece < Piece.CODES; piece++) {
            state.put("hand " + piece, position.hand(piece));
        }
        for (int board = 0; board < position.rules().empty().boards(); board++) {
            state.put("anchor " + board, position.anchorOf(board));
            state.put("owner " + board, position.ownerOf(board).index());
        }
        return state;
    }

    private static String differences(Map<String, Integer> before, Map<String, Integer> after) {
        Map<String, String> differences = new TreeMap<>();
        Set<String> keys = new HashSet<>(before.keySet());
        keys.addAll(after.keySet());
        for (String key : keys) {
            int was = before.getOrDefault(key, 0);
            int is = after.getOrDefault(key, 0);
            if (was != is) {
                differences.put(key, was + " to " + is);
            }
        }
        return differences.toString();
    }

    private static String told(Changes changes) {
        Map<String, String> told = new TreeMap<>();
        for (int i = 0; i < changes.places(); i++) {
            tell(told, "place " + changes.place(i), changes.pieceBefore(i), changes.pieceAfter(i));
        }
        for (int i = 0; i < changes.hands(); i++) {
            tell(told, "hand " + changes.handPiece(i), changes.handBefore(i), changes.handAfter(i));
        }
        for (int i = 0; i < changes.anchors(); i++) {
            tell(told, "anchor " + changes.anchorBoard(i), changes.anchorBefore(i), changes.anchorAfter(i));
        }
        for (int i = 0; i < changes.owners(); i++) {
            tell(told, "owner " + changes.ownedBoard(i), changes.ownerBefore(i), changes.ownerAfter(i));
        }
        return told.toString();
    }

    private static void tell(Map<String, String> told, String key, int before, int after) {
        String other = told.put(key, before + " to " + after);
        assertEquals(null, other, () -> "told twice: " + key);
    }
}
