package org.plyspace.movegen.stack;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.EnumSet;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeSet;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.plyspace.api.Move;
import org.plyspace.api.MoveList;
import org.plyspace.api.Notation;
import org.plyspace.api.Piece;
import org.plyspace.api.Position;
import org.plyspace.api.PositionWords;
import org.plyspace.tck.text.TextRules;

/** Compares men that move in space with {@link SpaceReference}. */
final class ToySpaceReferenceTest {

    private static final int GAMES = "some".equals(System.getProperty("plyspace.tests")) ? 20 : 40;
    private static final int PLIES = 80;

    /** What must have been seen for the comparison to mean something. */
    private enum Seen {
        CASTLING,
        EN_PASSANT,
        PROMOTION,
        PROMOTING_BOARD,
        STRAIGHT_UP,
        CHECK,
        DROP
    }

    private final Set<Seen> seen = EnumSet.noneOf(Seen.class);

    @ParameterizedTest
    @CsvSource({"off, off", "on, off", "off, on", "on, on"})
    void movesAndAttacksInRandomGamesAreThoseOfTheReference(String gaps, String hands) {
        EnumSet<Seen> wanted = EnumSet.allOf(Seen.class);
        if (hands.equals("off")) {
            wanted.remove(Seen.DROP);
        }

        SplittableRandom random = new SplittableRandom(7);
        for (int game = 0; game < GAMES || (seen.size() < wanted.size() && game < 4 * GAMES); game++) {
            Position position = new TextRules(new ToySpace(), "gaps=" + gaps + ",hands=" + hands)
                    .rules()
                    .startPosition();
            MoveList scratch = new MoveList();
            for (int ply = 0; ply < PLIES && position.hasLegalMove(); ply++) {
                compare(position, new SpaceReference(position.words().text(), gaps.equals("on")));
                position.make(position.randomMove(random, scratch));
            }
        }
        assertEquals(wanted, seen);
    }

    private void compare(Position position, SpaceReference reference) {
        PositionWords words = position.words();
        MoveList moves = new MoveList();
        position.legalMoves(moves);
        TreeSet<String> names = new TreeSet<>();
        for (int i = 0; i < moves.size(); i++) {
            names.add(words.text(moves.get(i), Notation.MACHINE));
            note(position, moves.get(i));
            assertTrue(position.isLegal(moves.get(i)), words.text());
        }
        assertEquals(reference.moves(), names, words.text());
        assertEquals(names.size(), position.countLegalMoves(), words.text());
        assertEquals(reference.isInCheck(), position.inCheck(), words.text());
        if (position.inCheck()) {
            seen.add(Seen.CHECK);
        }
        int[] attacked = new int[position.rules().cells()];
        for (int cell = 0; cell < attacked.length; cell++) {
            if (position.pieceAt(cell) != Piece.NONE) {
                TreeSet<String> found = new TreeSet<>();
                for (int i = position.attacks(cell, attacked) - 1; i >= 0; i--) {
                    found.add(words.name(attacked[i]));
                    assertTrue(position.isAttacked(attacked[i], Piece.side(position.pieceAt(cell))), words.text());
                }
                assertEquals(reference.attacks(words.name(cell)), found, words.text() + " from " + words.name(cell));
            }
        }
    }

    private void note(Position position, long move) {
        if (Move.isPromotion(move)) {
            seen.add(Move.kind(move) == Move.BOARD ? Seen.PROMOTING_BOARD : Seen.PROMOTION);
        }
        if (Move.kind(move) == Move.CASTLING) {
            seen.add(Seen.CASTLING);
        }
        if (Move.kind(move) == Move.EN_PASSANT) {
            seen.add(Seen.EN_PASSANT);
        }
        if (Move.kind(move) == Move.DROP) {
            seen.add(Seen.DROP);
        }
        if (Move.kind(move) == Move.NORMAL
                && position.x(Move.from(move)) == position.x(Move.to(move))
                && position.y(Move.from(move)) == position.y(Move.to(move))) {
            seen.add(Seen.STRAIGHT_UP);
        }
    }
}
