package org.plyspace.api;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.lang.reflect.Proxy;
import java.util.List;
import org.junit.jupiter.api.Test;

final class PlacementTest {

    private static final int PAWN = Piece.code(Side.BLACK, 2);

    /** Rules with three cells and two boards, the second of which is Black's at the start. */
    private static Rules rules() {
        return (Rules) Proxy.newProxyInstance(
                Rules.class.getClassLoader(),
                new Class<?>[] {Rules.class},
                (proxy, question, arguments) -> switch (question.getName()) {
                    case "cells" -> 3;
                    case "empty" -> Setup.builder(3, 2).anchor(1, 4).build();
                    case "originalOwner" -> Side.of((int) arguments[0]);
                    default -> throw new AssertionError(question);
                });
    }

    private static Placement filled() {
        Placement placement = new Placement(rules());
        placement.put(2, PAWN);
        placement.hang(1, 5);
        placement.own(1, Side.WHITE);
        placement.hold(PAWN, 3);
        placement.grant(6);
        placement.turn(Side.BLACK);
        return placement;
    }

    @Test
    void whatIsPutInIsThere() {
        Placement placement = filled();
        assertEquals(List.of(1, 2, PAWN), List.of(placement.count(), placement.cell(0), placement.piece(0)));
        assertEquals(List.of(0, 5), List.of(placement.anchorOf(0), placement.anchorOf(1)));
        assertEquals(List.of(Side.WHITE, Side.WHITE), List.of(placement.ownerOf(0), placement.ownerOf(1)));
        assertEquals(3, placement.hand(PAWN));
        assertEquals(6, placement.rights());
        assertEquals(Side.BLACK, placement.toMove());
    }

    @Test
    void clearedItIsAsNew() {
        Placement placement = filled();
        placement.clear();
        assertEquals(0, placement.count());
        assertEquals(List.of(0, 4), List.of(placement.anchorOf(0), placement.anchorOf(1)));
        assertEquals(List.of(Side.WHITE, Side.BLACK), List.of(placement.ownerOf(0), placement.ownerOf(1)));
        assertEquals(0, placement.hand(PAWN));
        assertEquals(0, placement.rights());
        assertEquals(Side.WHITE, placement.toMove());
    }

    @Test
    void thereIsRoomForAPieceACellAndNoMore() {
        Placement placement = new Placement(rules());
        for (int cell = 0; cell < 3; cell++) {
            placement.put(cell, PAWN);
        }
        assertThrows(IndexOutOfBoundsException.class, () -> placement.put(0, PAWN));
    }
}
