package org.plyspace.variant.koernke;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;
import org.plyspace.api.Piece;
import org.plyspace.tck.text.TextPosition;

/** Tries rows of the table on bare boards; the attacker of a square is a rook at the other end of its column. */
@DisplayName("Castling, koernke.md 4, ruling K-2")
final class CastlingTest {

    private static final int FIRST_RANK = 1;
    private static final int LAST_RANK = 8;

    /** A row of the table for one side. */
    private record Row(
            String move,
            String kingFrom,
            String kingTo,
            List<String> crossed,
            String rookFrom,
            List<String> empty,
            boolean white) {

        String home(String column) {
            return column + (white ? FIRST_RANK : LAST_RANK);
        }

        String attacker(String column) {
            return (white ? "r" : "R") + column + (white ? LAST_RANK : FIRST_RANK);
        }

        String own(char letter, String column) {
            return (white ? letter : Character.toLowerCase(letter)) + home(column);
        }

        String otherKing() {
            return kingFrom.equals("2b") ? "3c" : "2b";
        }

        List<String> path() {
            List<String> path = new ArrayList<>(List.of(kingFrom));
            path.addAll(crossed);
            path.add(kingTo);
            return path;
        }

        /** King and rook at home and unmoved, the enemy's king far from the given column, and further men. */
        TextPosition with(String column, String... more) {
            return withRights(home(kingFrom) + "," + home(rookFrom), column, more);
        }

        TextPosition withRights(String rights, String column, String... more) {
            String enemy = (white ? "k" : "K") + (column.equals("1b") ? "4c" : "1b") + 5;
            String men = own('K', kingFrom) + " " + own('R', rookFrom) + " " + enemy + " " + String.join(" ", more);
            return Koernke.men(men + (white ? " w " : " b ") + rights);
        }
    }

    private static List<Row> rows(
            String move, String kingFrom, String kingTo, String crossed, String rookFrom, String empty) {
        return List.of(true, false).stream()
                .map(white -> new Row(move, kingFrom, kingTo, columns(crossed), rookFrom, columns(empty), white))
                .toList();
    }

    private static List<String> columns(String text) {
        return text == null ? List.of() : List.of(text.split(" ", -1));
    }

    @ParameterizedTest(name = "K-2: {0}")
    @CsvFileSource(resources = "castling.tsv", delimiter = '\t', numLinesToSkip = 1)
    void kingAndRookArriveWhereTheTableSays(
            String move, String kingFrom, String kingTo, String crossed, String rookFrom, String rookTo, String empty) {
        for (Row row : rows(move, kingFrom, kingTo, crossed, rookFrom, empty)) {
            TextPosition position = row.with("");
            assertEquals(List.of(move), position.moves(move));
            position.play(move);
            List<String> arrived = List.of(row.home(kingTo), row.home(rookTo));
            assertEquals("KR", letter(position, arrived.get(0)) + letter(position, arrived.get(1)));
            assertEquals(
                    3,
                    position.text().chars().filter(c -> "KkRr".indexOf(c) >= 0).count());
            assertTrue(position.text().contains(row.white() ? " b - - 1 1" : " w - - 1 2"), position::text);
            position.position().unmake();
            assertEquals(row.with("").text(), position.text());
        }
    }

    private static String letter(TextPosition position, String square) {
        int code = position.position().pieceAt(QuadlevelBoard.cell(square));
        return position.position().rules().pieceTypes().get(Piece.type(code)).symbol();
    }

    @ParameterizedTest(name = "{0}: {6} must be empty")
    @CsvFileSource(resources = "castling.tsv", delimiter = '\t', numLinesToSkip = 1)
    void menInTheWayBlock(
            String move, String kingFrom, String kingTo, String crossed, String rookFrom, String rookTo, String empty) {
        for (Row row : rows(move, kingFrom, kingTo, crossed, rookFrom, empty)) {
            for (String column : row.empty()) {
                TextPosition position = row.with("", row.own('N', column));
                String side = row.white() ? "white" : "black";
                assertEquals(
                        "blocked: " + row.home(column) + " is occupied by a " + side + " knight (koernke.md 4)",
                        position.refusal(move));
            }
        }
    }

    @ParameterizedTest(name = "{0}: {1}, {3} and {2} must not be attacked")
    @CsvFileSource(resources = "castling.tsv", delimiter = '\t', numLinesToSkip = 1)
    void noSquareTheKingLeavesCrossesOrReachesIsAttacked(
            String move, String kingFrom, String kingTo, String crossed, String rookFrom, String rookTo, String empty) {
        for (Row row : rows(move, kingFrom, kingTo, crossed, rookFrom, empty)) {
            for (String column : row.path()) {
                String attacker = row.attacker(column);
                String side = row.white() ? "black" : "white";
                String where = column.equals(kingFrom)
                        ? "the king on " + row.home(column) + " is in check by"
                        : "the king would " + (column.equals(kingTo) ? "arrive on " : "pass ") + row.home(column)
                                + ", which is attacked by";
                assertEquals(
                        where + " the " + side + " rook on " + attacker.substring(1) + " (koernke.md 4)",
                        row.with(column, attacker).refusal(move));
            }
        }
    }

    @ParameterizedTest(name = "{0}: {4} and what else the rook passes may be attacked")
    @CsvFileSource(resources = "castling.tsv", delimiter = '\t', numLinesToSkip = 1)
    void theRookMayPassAttackedSquares(
            String move, String kingFrom, String kingTo, String crossed, String rookFrom, String rookTo, String empty) {
        for (Row row : rows(move, kingFrom, kingTo, crossed, rookFrom, empty)) {
            List<String> passed = new ArrayList<>(row.empty());
            passed.add(rookFrom);
            passed.removeAll(row.path());
            assertFalse(passed.isEmpty());
            for (String column : passed) {
                assertTrue(row.with(column, row.attacker(column)).allows(move), column);
            }
        }
    }

    @ParameterizedTest(name = "{0}: the other king must not be left attacked")
    @CsvFileSource(resources = "castling.tsv", delimiter = '\t', numLinesToSkip = 1)
    void theOtherKingIsNotLeftAttacked(
            String move, String kingFrom, String kingTo, String crossed, String rookFrom, String rookTo, String empty) {
        for (Row row : rows(move, kingFrom, kingTo, crossed, rookFrom, empty)) {
            String other = row.own('K', row.otherKing());
            String attacker = row.attacker(row.otherKing());
            String side = row.white() ? "black" : "white";
            assertTrue(row.with("", other).allows(move));
            assertEquals(
                    "leaves the king on " + other.substring(1) + " attacked by the " + side + " rook on "
                            + attacker.substring(1) + " (koernke.md 3)",
                    row.with(row.otherKing(), other, attacker).refusal(move));
        }
    }

    @ParameterizedTest(name = "{0}: king on {1} and rook on {4} have never moved")
    @CsvFileSource(resources = "castling.tsv", delimiter = '\t', numLinesToSkip = 1)
    void kingAndRookHaveNeverMoved(
            String move, String kingFrom, String kingTo, String crossed, String rookFrom, String rookTo, String empty) {
        for (Row row : rows(move, kingFrom, kingTo, crossed, rookFrom, empty)) {
            String reason = (row.white() ? "white" : "black") + " has no right to castle " + move
                    + ": the king or the rook on " + row.home(rookFrom) + " has moved (koernke.md 4)";
            assertEquals(reason, row.withRights("-", "").refusal(move));
            String kingRank = row.white() ? "2" : "7";
            String enemy = row.white() ? "1b5-1b6" : "1b5-1b4";
            String enemyBack = row.white() ? "1b6-1b5" : "1b4-1b5";
            for (String column : List.of(kingFrom, rookFrom)) {
                String out = row.home(column) + "-" + column + kingRank;
                String back = column + kingRank + "-" + row.home(column);
                assertEquals(
                        reason, row.with("").play(out, enemy, back, enemyBack).refusal(move));
            }
        }
    }

    @ParameterizedTest(name = "{0}: a captured rook takes its right along")
    @CsvFileSource(resources = "castling.tsv", delimiter = '\t', numLinesToSkip = 1)
    void aCapturedRookTakesItsRightAlong(
            String move, String kingFrom, String kingTo, String crossed, String rookFrom, String rookTo, String empty) {
        for (Row row : rows(move, kingFrom, kingTo, crossed, rookFrom, empty)) {
            String attacker = row.attacker(rookFrom);
            String pawn = row.white() ? "P3d2" : "p3d7";
            TextPosition position = row.with(rookFrom, attacker, pawn);
            position.play(row.white() ? "3d2-3d3" : "3d7-3d6", attacker.substring(1) + "-" + row.home(rookFrom));
            assertTrue(position.text().matches(".* [wb] - - 0 [12]"), position::text);
        }
    }
}
