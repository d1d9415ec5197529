package org.plyspace.variant.twoboard;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.plyspace.variant.twoboard.TwoboardDeclaration.FoldedBoard;

/** What the source says of the game, where the rules alone can tell. */
final class TwoboardSourceTest {

    /** The pieces of a side without pawns and king, and what they attack in orthodox chess, each alone on an average square. */
    private static final String PIECES = "QRRBBNN";

    private static final double IN_ORTHODOX_CHESS = 78.75;

    private static final double HALF_A_HUNDREDTH = 0.005;

    /** The squares of the same board, or of the other one, that some pieces attack, each alone on an average square, added up. */
    private static double attacked(String pieces, boolean onSameBoard) {
        return pieces.chars()
                .mapToDouble(piece -> IntStream.range(
                                0, Twoboard.STANDARD.rules().cells())
                        .mapToObj(FoldedBoard::name)
                        .mapToLong(from -> Twoboard.STANDARD.attacks((char) piece, from).stream()
                                .filter(to -> (isOnBoard1(to) == isOnBoard1(from)) == onSameBoard)
                                .count())
                        .average()
                        .orElseThrow())
                .sum();
    }

    private static boolean isOnBoard1(String square) {
        return Character.isLowerCase(square.charAt(0));
    }

    private static double attacked(String pieces) {
        return attacked(pieces, true) + attacked(pieces, false);
    }

    /**
     * TB 2: "pieces keep their relative strength, while gaining more control squares (twice as much in fact), and the King is less mobile
     * than in complete 3D Game".
     */
    @Test
    void piecesControlTwiceAsManySquaresAsInOrthodoxChessAndAKingHas17MovesInsteadOf26() {
        assertEquals(1.95, attacked(PIECES) / IN_ORTHODOX_CHESS, HALF_A_HUNDREDTH);
        assertEquals(17, Twoboard.STANDARD.reach('K', "e4").size());
    }

    /** TB 4: "some movement being redundant, the Queen looses a bit of its relative strength"; on the strength games decide. */
    @Test
    void aQueenControlsFewerSquaresThanARookAndABishopTogether() {
        assertEquals(0.80, attacked("Q") / attacked("RB"), HALF_A_HUNDREDTH);
    }

    /** TB 5: "is able to castle (also it may not be justified)", of the king. */
    @ParameterizedTest
    @ValueSource(strings = {"O-O", "O-O-O"})
    void aKingMayCastle(String move) {
        assertTrue(Twoboard.men("Ke1 Ra1 Rh1 ke8 w KQ").allows(move));
    }

    /** TB 8: "they control two to three times more squares on their current board compared to the other board", of the pieces. */
    @Test
    void piecesControlTwiceAsManySquaresOfTheirOwnBoardAsOfTheOther() {
        assertEquals(2.15, attacked(PIECES, true) / attacked(PIECES, false), HALF_A_HUNDREDTH);
    }

    /**
     * TB 10: "very strong threats from long range pieces which can now in some way jump over obstacles in the current board through the
     * other board".
     */
    @ParameterizedTest
    @ValueSource(strings = {"c1-c3", "a1-c3"})
    void aBishopAndARookPassAPawnNextToThemOverTheOtherBoard(String move) {
        assertTrue(Twoboard.STANDARD.start().allows(move));
    }

    /** TB 12: "one representing the odd levels and the other the even levels", of the two boards. */
    @ParameterizedTest(name = "{0} goes to {1} squares")
    @CsvSource({"K, 17", "Q, 44", "R, 28", "B, 27", "N, 16"})
    void eachPieceGoesWhereItWouldFromTheOddLevelsOfACubeFoldedOntoTwoBoards(char piece, int squares) {
        Set<String> folded = new TreeSet<>();
        for (int level = 1; level <= 8; level += 2) {
            addReach(piece, 4, 3, level, folded);
        }
        folded.remove("e4");
        assertEquals(List.copyOf(folded), Twoboard.STANDARD.reach(piece, "e4"));
        assertEquals(squares, folded.size());
    }

    /** Adds the squares that a piece alone in a cube of 8 goes to, by their names on the two boards. */
    private static void addReach(char piece, int file, int rank, int level, Set<String> names) {
        int longest = "QRB".indexOf(piece) >= 0 ? 7 : 1;
        for (int x = -2; x <= 2; x++) {
            for (int y = -2; y <= 2; y++) {
                for (int z = -2; z <= 2; z++) {
                    for (int steps = 1; moves(piece, x, y, z) && steps <= longest; steps++) {
                        addCell(file + steps * x, rank + steps * y, level + steps * z, names);
                    }
                }
            }
        }
    }

    /** A rook goes through faces and corners, a bishop through edges; king and queen go through all. */
    private static boolean moves(char piece, int x, int y, int z) {
        int square = x * x + y * y + z * z;
        return switch (piece) {
            case 'R' -> square == 1 || square == 3;
            case 'B' -> square == 2;
            case 'N' -> square == 5;
            default -> square >= 1 && square <= 3;
        };
    }

    private static void addCell(int file, int rank, int level, Set<String> names) {
        boolean isInside = Math.min(file, rank) >= 0 && Math.max(file, rank) < 8 && level >= 1 && level <= 8;
        if (isInside) {
            names.add("" + (char) ((level % 2 == 1 ? 'a' : 'A') + file) + (rank + 1));
        }
    }
}
