package org.plyspace.movegen.lattice;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.plyspace.geometry.lattice.Lattice;
import org.plyspace.movegen.lattice.declare.Mode;
import org.plyspace.movegen.lattice.declare.PawnSpec;
import org.plyspace.tck.text.TextPosition;
import org.plyspace.tck.text.TextRules;

@DisplayName("Moves of pawns")
final class PromotionCountTest {

    private static final TextRules CHESS = new TextRules(new Orthodox(), "");

    /** The king on h1 has three moves. */
    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource({
        "Pa7, 7",
        "Pa7 Pb7 Pc7, 15",
        "Pa7 nb8, 11",
        "Pa7 Pc7 nb8, 19",
        "Pa7 na8, 3",
        "Pa2 Pb7, 9",
        "Pa2 na3 Pb7, 7",
        "Pa2 na4 Pb7, 8",
    })
    void areCountedOnceForEachChoice(String men, int moves) {
        TextPosition position = CHESS.men("Kh1 kf8 " + men + " w");
        assertEquals(moves, position.position().countLegalMoves(), position.moves()::toString);
        assertEquals(moves, position.moves().size());
    }

    /** The order in which pieces are declared makes no difference. */
    @Test
    void areThoseOfPawnsThatAreDeclaredFirst() {
        Lattice board = Toys.SEVEN;
        PawnSpec pawn = PawnSpec.plain(Toy.AHEAD, Toy.AHEAD_ASKEW, Toy.ranks(board, 7, 7), "R")
                .doubleStepping(Toy.ranks(board, 2, 2));
        TextPosition position = Toy.rules(Toy.on(board)
                        .pawn("P", "pawn", pawn)
                        .royal("K", "king", List.of(), Toy.KING)
                        .piece("R", "rook", Mode.slide(Toy.ROOK)))
                .men("Ka1 Pc2 Pe6 pd3 kg1 w");
        assertEquals(
                List.of("a1-a2", "a1-b1", "a1-b2", "c2-c3", "c2-c4", "c2-d3", "e6-e7=R"),
                position.moves().stream().sorted().toList());
        assertEquals(7, position.position().countLegalMoves());
    }
}
