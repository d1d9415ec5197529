package org.plyspace.api;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class ChangesTest {

    private static final int ROOK = 6;
    private static final int PAWN = 9;

    private final Changes changes = new Changes();

    @Test
    void aCaptureEmptiesOnePlaceAndChangesAnother() {
        changes.addPlace(12, ROOK, Piece.NONE);
        changes.addPlace(30, PAWN, ROOK);
        assertEquals(2, changes.places());
        assertEquals(List.of(12, ROOK, 0), List.of(changes.place(0), changes.pieceBefore(0), changes.pieceAfter(0)));
        assertEquals(List.of(30, PAWN, ROOK), List.of(changes.place(1), changes.pieceBefore(1), changes.pieceAfter(1)));
    }

    @Test
    void aSecondChangeOfAPlaceJoinsTheFirst() {
        changes.addPlace(5, PAWN, Piece.NONE);
        changes.addPlace(5, Piece.NONE, ROOK);
        assertEquals(1, changes.places());
        assertEquals(PAWN, changes.pieceBefore(0));
        assertEquals(ROOK, changes.pieceAfter(0));
    }

    @Test
    void whatStaysAsItWasIsNoChange() {
        changes.addPlace(5, PAWN, PAWN);
        changes.addPlace(6, PAWN, Piece.NONE);
        changes.addPlace(7, ROOK, Piece.NONE);
        changes.addPlace(6, Piece.NONE, PAWN);
        assertEquals(1, changes.places());
        assertEquals(7, changes.place(0));
    }

    @Test
    void handsAnchorsAndOwnersAreToldApart() {
        changes.addHand(PAWN, 1, 2);
        changes.addAnchor(3, 4, 5);
        changes.addOwner(3, 0, 1);
        assertEquals(
                List.of(1, 1, 1, 0), List.of(changes.hands(), changes.anchors(), changes.owners(), changes.places()));
        assertEquals(List.of(PAWN, 1, 2), List.of(changes.handPiece(0), changes.handBefore(0), changes.handAfter(0)));
        assertEquals(
                List.of(3, 4, 5), List.of(changes.anchorBoard(0), changes.anchorBefore(0), changes.anchorAfter(0)));
        assertEquals(List.of(3, 0, 1), List.of(changes.ownedBoard(0), changes.ownerBefore(0), changes.ownerAfter(0)));
    }

    @Test
    void nothingIsThereOnceCleared() {
        changes.addPlace(1, 2, 3);
        changes.addHand(PAWN, 0, 1);
        changes.addAnchor(0, 0, 1);
        changes.addOwner(0, 0, 1);
        changes.clear();
        assertEquals(
                List.of(0, 0, 0, 0), List.of(changes.places(), changes.hands(), changes.anchors(), changes.owners()));
        assertThrows(IndexOutOfBoundsException.class, () -> changes.place(0));
        assertThrows(IndexOutOfBoundsException.class, () -> changes.pieceAfter(-1));
    }

    /** Writes to 40 places at random and compares the result with two maps. */
    @ParameterizedTest(name = "seed {0}")
    @ValueSource(longs = {1, 2, 3})
    void manyChangesAreTheDifferencesOfBeforeAndAfter(long seed) {
        Random random = new Random(seed);
        Map<Integer, Integer> before = new HashMap<>();
        for (int place = 0; place < 40; place++) {
            before.put(place, random.nextInt(4));
        }
        Map<Integer, Integer> now = new HashMap<>(before);
        for (int i = 0; i < 500; i++) {
            int place = random.nextInt(40);
            int piece = random.nextInt(4);
            changes.addPlace(place, now.get(place), piece);
            now.put(place, piece);
        }
        Map<Integer, List<Integer>> expected = new HashMap<>();
        before.forEach((place, piece) -> {
            if (!piece.equals(now.get(place))) {
                expected.put(place, List.of(piece, now.get(place)));
            }
        });
        Map<Integer, List<Integer>> listed = new HashMap<>();
        for (int i = 0; i < changes.places(); i++) {
            listed.put(changes.place(i), List.of(changes.pieceBefore(i), changes.pieceAfter(i)));
        }
        assertEquals(expected, listed);
        assertEquals(expected.size(), changes.places());
    }
}
