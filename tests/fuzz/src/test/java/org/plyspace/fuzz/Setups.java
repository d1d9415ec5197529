package org.plyspace.fuzz;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.plyspace.api.Fault;
import org.plyspace.api.InvalidSetupException;
import org.plyspace.api.MoveList;
import org.plyspace.api.Piece;
import org.plyspace.api.Position;
import org.plyspace.api.Purpose;
import org.plyspace.api.Rules;
import org.plyspace.api.Setup;
import org.plyspace.api.SetupField;

/** What rules promise for any setup, whether or not it is a position. */
final class Setups {

    private Setups() {}

    /** Checks the promises for a setup, and returns whether it is a position. */
    static boolean hold(Rules rules, Setup setup) {
        boolean playable = false;
        for (Purpose purpose : Purpose.values()) {
            List<Fault> faults = rules.faults(setup, purpose);
            if (faults.isEmpty()) {
                Position position = rules.position(setup, purpose);
                holdPlacement(setup, position.words().setup());
                holdFields(rules, setup);
                holdPosition(rules, position, purpose);
                playable |= purpose == Purpose.GAME;
            } else {
                InvalidSetupException refusal =
                        assertThrows(InvalidSetupException.class, () -> rules.position(setup, purpose));
                assertEquals(faults, refusal.faults());
            }
        }
        draw(rules, setup);
        return playable;
    }

    /** The placement must be preserved; fields may be written differently. */
    private static void holdPlacement(Setup given, Setup found) {
        assertEquals(given.side(), found.side(), "side");
        assertEquals(given.halfmoveClock(), found.halfmoveClock(), "halfmove clock");
        assertEquals(given.fullmoveNumber(), found.fullmoveNumber(), "fullmove number");
        for (int cell = 0; cell < given.cells(); cell++) {
            assertEquals(given.pieceAt(cell), found.pieceAt(cell), "piece");
        }
        for (int board = 0; board < given.boards(); board++) {
            assertEquals(given.anchorOf(board), found.anchorOf(board), "anchor");
        }
        for (int piece = 0; piece < Piece.CODES; piece++) {
            assertEquals(given.hand(piece), found.hand(piece), "hand");
        }
    }

    /** A field that a text cannot contain must be refused, or it would be lost. */
    private static void holdFields(Rules rules, Setup given) {
        List<String> known = rules.fields().stream().map(SetupField::name).toList();
        assertTrue(known.containsAll(given.fields().keySet()), () -> given.fields() + " with the fields " + known);
    }

    private static void holdPosition(Rules rules, Position position, Purpose purpose) {
        String text = position.words().text();
        assertEquals(text, rules.write(rules.read(text)), "a position's text, read and written");
        assertNotNull(position.words().layout());
        if (purpose != Purpose.STUDY) {
            assertNotNull(position.outcome());
        }
        if (purpose == Purpose.GAME) {
            MoveList moves = new MoveList();
            position.legalMoves(moves);
            assertEquals(moves.size(), position.countLegalMoves(), "moves listed and counted");
        }
    }

    /** A setup of the right size can be drawn, unless it is refused with its faults. */
    private static void draw(Rules rules, Setup setup) {
        Setup empty = rules.empty();
        if (setup.cells() != empty.cells() || setup.boards() != empty.boards()) {
            return;
        }
        try {
            assertNotNull(rules.layout(setup));
        } catch (InvalidSetupException refused) {
            assertFalse(rules.faults(setup, Purpose.STUDY).isEmpty(), refused::getMessage);
        }
    }
}
