package org.plyspace.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.plyspace.api.Aspect;
import org.plyspace.api.Move;
import org.plyspace.api.MoveList;
import org.plyspace.api.Piece;
import org.plyspace.api.PieceType;
import org.plyspace.api.Position;
import org.plyspace.api.PositionWords;
import org.plyspace.api.Rules;
import org.plyspace.api.Side;
import org.plyspace.engine.testing.StandIn;

/** Squares of moves may be written in part. */
final class MoveCandidatesTest {

    private static final List<String> CELLS = List.of("a1(I)", "a10(I)", "a1(II)", "b2(I)", "b12(I)");
    private static final PieceType ROOK = new PieceType(0, "R", "rook", Aspect.ROOK, false, false, false);

    /** Rooks on the first three cells, each of which can move to the last two. */
    private static Position position() {
        Rules rules = StandIn.of(Rules.class, (name, arguments) -> switch (name) {
            case "pieceTypes" -> List.of(ROOK);
            default -> throw StandIn.notAsked(name);
        });
        PositionWords words = StandIn.of(PositionWords.class, (name, arguments) -> switch (name) {
            case "name" -> CELLS.get((int) arguments[0]);
            case "text" -> CELLS.get(Move.from((long) arguments[0])) + "-" + CELLS.get(Move.to((long) arguments[0]));
            default -> throw StandIn.notAsked(name);
        });
        return StandIn.of(Position.class, (name, arguments) -> switch (name) {
            case "rules" -> rules;
            case "words" -> words;
            case "legalMoves" -> {
                for (int from = 0; from < 3; from++) {
                    for (int to = 3; to < 5; to++) {
                        ((MoveList) arguments[0])
                                .add(Move.of(from, to, Piece.code(Side.WHITE, 0), Piece.NONE, Move.NORMAL));
                    }
                }
                yield null;
            }
            default -> throw StandIn.notAsked(name);
        });
    }

    /** Numbers are never abbreviated: rank 1 is not part of rank 10. */
    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "a1-b2; a1(I)-b2(I) a1(II)-b2(I)",
                "Ra1-b2; a1(I)-b2(I) a1(II)-b2(I)",
                "a1(I)-b1; ''",
                "a10-b; a10(I)-b12(I) a10(I)-b2(I)",
                "a1(II-b12; a1(II)-b12(I)",
                "-b2; a1(I)-b2(I) a1(II)-b2(I) a10(I)-b2(I)"
            })
    void squaresAreThoseThatBeginSo(String typed, String expected) {
        assertEquals(expected, String.join(" ", new MoveCandidates(position()).of(typed)));
    }
}
