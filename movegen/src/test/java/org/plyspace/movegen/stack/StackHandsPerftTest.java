package org.plyspace.movegen.stack;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.plyspace.api.MoveList;
import org.plyspace.api.Position;
import org.plyspace.tck.text.TextRules;

/** Compares numbers of lines of play with those of {@code docs/rules/oracles/hands.py}, written from the rules of {@link ToyHands} alone. */
@DisplayName("Perft with hands over a stack")
final class StackHandsPerftTest {

    private static final String START = "M:kr2/pp2/2PP/2RK|X@a:2/N1|Y@d:2/1n w - - 0 1";
    private static final String PLACED = "M:1r2/pp2/2PP/2R1|X@a:2/N1|Y@d:2/1n w - - 0 1 hand=K,N,k,n";
    private static final String HELD = "M:k1q1/1p2/2P1/2QK|X@b:2/2|Y@e:1p/2 w - - 0 1 hand=N,P2,R,n,p,r";

    @ParameterizedTest(name = "{0} at depth {2}: {3}")
    @CsvSource(
            delimiter = ';',
            value = {
                "hands=captured; " + START + "; 4; 27320",
                "hands=limited; " + START + "; 4; 25392",
                "hands=captured; " + START + "; 5; 445529",
                "hands=limited; " + START + "; 5; 390302",
                "hands=placed; " + PLACED + "; 1; 8",
                "hands=placed; " + PLACED + "; 2; 50",
                "hands=placed; " + PLACED + "; 3; 1325",
                "hands=placed; " + PLACED + "; 4; 28908",
                "'hands=captured,columns=closed'; " + START + "; 4; 15944",
                "'hands=placed,columns=closed'; " + PLACED + "; 4; 14377",
                "hands=captured; " + HELD + "; 3; 145778",
                "hands=limited; " + HELD + "; 1; 59",
                "hands=limited; " + HELD + "; 2; 2521",
                "hands=limited; " + HELD + "; 3; 101493",
                "'hands=limited,columns=closed'; " + HELD + "; 3; 28423",
            })
    void linesOfPlayAreAsManyAsElsewhere(String options, String position, int depth, long lines) {
        assertEquals(
                lines,
                count(new TextRules(new ToyHands(), options).read(position).position(), depth));
    }

    private static long count(Position position, int depth) {
        if (depth == 1) {
            return position.countLegalMoves();
        }
        MoveList moves = new MoveList();
        position.legalMoves(moves);
        long lines = 0;
        for (int i = 0; i < moves.size(); i++) {
            position.make(moves.get(i));
            lines += count(position, depth - 1);
            position.unmake();
        }
        return lines;
    }
}
