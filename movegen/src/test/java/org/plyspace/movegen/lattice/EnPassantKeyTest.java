package org.plyspace.movegen.lattice;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.plyspace.api.Side;
import org.plyspace.geometry.lattice.Lattice;
import org.plyspace.movegen.lattice.declare.Mode;
import org.plyspace.movegen.lattice.declare.PawnSpec;
import org.plyspace.tck.text.TextPosition;
import org.plyspace.tck.text.TextRules;

@DisplayName("A double step")
final class EnPassantKeyTest {

    private static final int RANKS = 9;

    /** The sets of cells have one word, two, or more; ranks begin and end anywhere in them. */
    @ParameterizedTest(name = "{0} files")
    @ValueSource(ints = {5, 7, 8, 11, 14, 15})
    void isInTheRepetitionKeyExactlyWhereItCanBeCaptured(int files) {
        Lattice board = Lattice.box(files, RANKS, 1);
        TextRules game = Toy.rules(Toy.onlyKings(board)
                .piece("R", "rook", Mode.slide(Toy.ROOK))
                .pawn(
                        "P",
                        "pawn",
                        PawnSpec.plain(Toy.AHEAD, Toy.AHEAD_ASKEW, Toy.ranks(board, RANKS, RANKS), "R")
                                .doubleStepping(Toy.ranks(board, 2, 2))));
        for (Side side : Side.values()) {
            for (int file = 0; file < files; file++) {
                for (int other = 0; other < files; other++) {
                    if (other != file) {
                        assertCountsIfNear(game, side, file, other, files);
                    }
                }
            }
        }
    }

    private static void assertCountsIfNear(TextRules game, Side side, int file, int other, int files) {
        char own = side == Side.WHITE ? 'P' : 'p';
        char enemy = side == Side.WHITE ? 'p' : 'P';
        String kings = "Ka1 k" + square(Side.WHITE, files - 1, RANKS) + " ";
        String waiting = enemy + square(side, other, 4) + " ";
        String from = square(side, file, 2);
        String to = square(side, file, 4);
        TextPosition stepped =
                game.men(kings + waiting + own + from + " " + letter(side)).play(from + "-" + to);
        TextPosition stands = game.men(kings + waiting + own + to + " " + letter(side.opposite()));
        boolean near = Math.abs(file - other) == 1;
        assertEquals(
                near,
                stepped.moves().contains(square(side, other, 4) + "-" + square(side, file, 3)),
                () -> "captures in " + stepped.text());
        assertEquals(
                near,
                stepped.position().repetitionKey() != stands.position().repetitionKey(),
                () -> "counts in " + stepped.text());
    }

    private static String letter(Side side) {
        return side == Side.WHITE ? "w" : "b";
    }

    /** A square on a rank counted from a side's own first one. */
    private static String square(Side side, int file, int rank) {
        return (char) ('a' + file) + "" + (side == Side.WHITE ? rank : RANKS + 1 - rank);
    }
}
