package org.plyspace.variant.roth;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.plyspace.api.Effect;
import org.plyspace.api.MoveTag;
import org.plyspace.api.Notation;
import org.plyspace.api.OptionValues;
import org.plyspace.api.Position;
import org.plyspace.api.Purpose;
import org.plyspace.api.Refusal;
import org.plyspace.api.Rules;
import org.plyspace.api.Setup;
import org.plyspace.api.Side;
import org.plyspace.api.Verdict;

/** Rulings of roth.md beyond single verdicts. */
final class RothRulingsTest {

    private final Rules rules = rules(Map.of());

    private static Rules rules(Map<String, String> options) {
        return new RothVariant().rules(OptionValues.of(new RothVariant().options(), options));
    }

    private static long legal(Position position, String text) {
        Verdict verdict = position.words().judge(text, Notation.MACHINE);
        return assertInstanceOf(Verdict.Legal.class, verdict, () -> text + ": " + verdict)
                .move();
    }

    /** roth.md 3: from the rook on b5(4), along the file, without attack boards there. */
    @Test
    void rookGoesAlongItsFileToEveryElevation() {
        Setup setup =
                rules.read("2:4/4/4/4|4:4/R3/4/4|6:4/4/4/4|WQL@b1(2):2/2|WKL@e1(2):2/2|BQL@b8(6):2/2|BKL@e8(6):2/2"
                        + " w - - 0 1");
        Position position = rules.position(setup, Purpose.STUDY);
        int[] cells = new int[rules.cells()];
        int count = position.men(Side.WHITE, cells);
        assertEquals(1, count);
        count = position.attacks(cells[0], cells);
        TreeSet<String> file = new TreeSet<>();
        for (int i = 0; i < count; i++) {
            boolean onMainBoard = position.z(cells[i]) % 2 == 0;
            if (position.x(cells[i]) == 1 && onMainBoard) {
                file.add(position.words().name(cells[i]));
            }
        }
        assertEquals(
                new TreeSet<>(List.of(
                        "b8(6)", "b7(6)", "b6(6)", "b6(4)", "b4(4)", "b3(4)", "b4(2)", "b3(2)", "b2(2)", "b1(2)")),
                file);
    }

    @Test
    void capturingTheOwnersLastManWinsTheBoard() {
        Position capture = rules.readPosition(
                "2:4/4/3P/K3|4:R3/4/4/4|6:4/4/4/3k|WQL@b3(4):2/2|WKL@e1(2):2/2|BQL@b8(6):2/1n|BKL@e8(6):2/2 w - - 0 1");
        long taking = legal(capture, "b6(4)-b8(7)");
        assertEquals(List.of(new Effect.ChangeOwner(2, Side.WHITE)), changes(capture, taking));
        assertEquals(List.of("board changes hands", "level change"), tags(capture, taking));
        capture.make(taking);
        assertEquals("own=BQL:w", capture.words().text().split(" ", -1)[6]);
        capture.unmake();
        assertEquals(6, capture.words().text().split(" ", -1).length);
    }

    /** RR 7: while another man of the owner's is on it, the board keeps its owner. */
    @Test
    void aCaptureThatLeavesAManOfTheOwnersDoesNotWinTheBoard() {
        Position capture = rules.readPosition(
                "2:4/4/3P/K3|4:R3/4/4/4|6:4/4/4/3k|WQL@b3(4):2/2|WKL@e1(2):2/2|BQL@b8(6):1n/1n|BKL@e8(6):2/2 w - - 0 1");
        long taking = legal(capture, "b6(4)-b8(7)");
        assertEquals(List.of(), changes(capture, taking));
        assertEquals(List.of("level change"), tags(capture, taking));
        capture.make(taking);
        assertEquals(6, capture.words().text().split(" ", -1).length, "no field 'own'");
    }

    private static List<Effect> changes(Position position, long move) {
        return position.words().describe(move).stream()
                .filter(Effect.ChangeOwner.class::isInstance)
                .toList();
    }

    private static List<String> tags(Position position, long move) {
        long tags = position.tags(move);
        List<MoveTag> declared = position.rules().tags();
        return declared.stream()
                .filter(tag -> ((tags >>> declared.indexOf(tag)) & 1) != 0)
                .map(MoveTag::name)
                .toList();
    }

    /** R-4: a capture en passant can remove a board's last man too. */
    @Test
    void captureEnPassantCanWinTheBoard() {
        Position position =
                rules.readPosition("2:4/4/4/K3|4:4/4/4/4|6:1k2/4/3P/4|WQL@b3(4):2/2|WKL@e6(4):2/1p|BQL@b8(6):2/2"
                        + "|BKL@e8(6):2/2 w - f7(5):f6(5) 0 9 own=WKL:b");
        long move = legal(position, "e6(6)-f7(5)");
        assertEquals(List.of(new Effect.ChangeOwner(1, Side.WHITE)), changes(position, move));
        position.make(move);
        assertEquals(6, position.words().text().split(" ", -1).length);
    }

    @Test
    void moveByPathBOnlyIsTagged() {
        Position position = rules.readPosition(example("PATH_001"));
        assertEquals(List.of("path B only", "level change"), tags(position, legal(position, "b5(4)-b1(2)")));
        Position instead = rules(Map.of("pathB", "instead")).readPosition(example("PATH_001"));
        assertEquals(List.of("path B only", "level change"), tags(instead, legal(instead, "b5(4)-b1(2)")));
        assertEquals(
                "by path B (b4(4), b3(5), b2(5)), since path A (b4(4), b3(4), b2(2)) is blocked by the black bishop on b3(4)",
                remark(position, "b5(4)-b1(2)"));
        assertEquals("by path B (b4(4), b3(5), b2(5)); path B replaces path A", remark(instead, "b5(4)-b1(2)"));
        assertEquals("", remark(position, "b5(4)-b4(4)"));
        Position without = rules(Map.of("pathB", "off")).readPosition(example("PATH_001"));
        assertInstanceOf(Verdict.Illegal.class, without.words().judge("b5(4)-b1(2)", Notation.MACHINE));
    }

    /** RR 4, example 2: "via b1(3), b2(2)"; the two squares are marked from the origin on. */
    @Test
    void aLegalMoveTellsThePathItTakes() {
        Position position =
                rules.readPosition("2:4/2b1/2n1/4|4:4/4/4/p3|6:4/p3/4/4|WQL@b1(2):2/1R|WKL@e1(2):2/1K|BQL@b8(6):r1/2"
                        + "|BKL@e8(6)i:1k/2 w - - 6 71");
        Verdict.Legal legal =
                assertInstanceOf(Verdict.Legal.class, position.words().judge("b0(3)-b3(4)", Notation.MACHINE));

        assertEquals("by path A (b1(3), b2(2))", legal.remark());
        assertEquals(
                List.of("PATH b1(3)", "PATH b2(2)"),
                legal.marks().stream()
                        .map(mark -> mark.role() + " " + position.words().name(mark.cell()))
                        .toList());
        assertEquals("", remark(position, "b0(3)-b1(3)"), "next to it: no path");
        assertEquals("", remark(position, "f0(3)-e1(3)"), "a king's step");
    }

    private static String remark(Position position, String text) {
        return assertInstanceOf(Verdict.Legal.class, position.words().judge(text, Notation.MACHINE))
                .remark();
    }

    /** Symmetries that keep levels and boards are mirrors; the sides can be exchanged only where no pawn goes forward. */
    @Test
    void symmetriesAreThoseThatTheRulesHave() {
        List<String> found = rules.symmetries().stream()
                .map(symmetry -> name(symmetry.image(cell("b1(2)")))
                        + (symmetry.exchangesSides() ? " exchanged" : "")
                        + (symmetry.keepsForward() ? "" : " without pawns"))
                .toList();
        assertEquals(List.of("e1(2)", "b1(2) exchanged without pawns", "e1(2) exchanged without pawns"), found);
    }

    private int cell(String name) {
        return IntStream.range(0, rules.cells())
                .filter(cell -> name(cell).equals(name))
                .findFirst()
                .orElseThrow();
    }

    private String name(int cell) {
        return rules.startPosition().words().name(cell);
    }

    private String example(String id) {
        return rules.scenarios().stream()
                .filter(example -> example.id().equals(id))
                .findFirst()
                .orElseThrow()
                .position();
    }

    /** R-2: if both paths are free, the square crossed is path A's; otherwise that of the path used. */
    @ParameterizedTest
    @CsvSource({"4, b3(2):b4(2)", "n3, b3(3):b4(2)"})
    void doubleStepCrossesTheSquareOfItsPath(String thirdRank, String enPassant) {
        Position position = rules.readPosition("2:4/" + thirdRank
                + "/P3/3K|4:4/4/4/4|6:3k/4/4/4|WQL@b3(4)i:2/2|WKL@e1(2):2/2|BQL@b8(6):2/2|BKL@e8(6):2/2 w - - 0 1");
        position.make(legal(position, "b2(2)-b4(2)"));
        assertEquals(enPassant, position.words().text().split(" ", -1)[3]);
    }

    /** RR 7: the owner's last man leaves, and the board keeps its owner. */
    @Test
    void boardIsKeptWhenItsLastManWalksOff() {
        Position position = rules.readPosition(
                "2:4/4/1P2/3K|4:4/4/4/4|6:3k/4/4/4|WQL@b3(4):1N/2|WKL@e1(2):2/2|BQL@b8(6):1n/2|BKL@e8(6):2/2 w - - 0 1"
                        + " own=BQL:w");
        position.make(legal(position, "b3(5)-c5(6)"));
        position.make(legal(position, "b9(7)-c7(6)"));
        assertEquals("own=BQL:w", position.words().text().split(" ", -1)[6]);
    }

    @Test
    void startIsAsNotationHasIt() {
        assertEquals(
                "2:4/4/PPPP/NBBN|4:4/4/4/4|6:nbbn/pppp/4/4|WQL@b1(2):PP/RQ|WKL@e1(2):PP/KR|BQL@b8(6):rq/pp"
                        + "|BKL@e8(6):kr/pp w KQkq - 0 1",
                rules.startPosition().words().text());
    }

    /** R-3: riding is not a pawn move. */
    @Test
    void ridingIsNoPawnMoveForTheClock() {
        Position position = rules.readPosition(example("BOARD_012"));
        position.make(legal(position, "WQL-b3(4)"));
        assertEquals(1, position.halfmoveClock());
    }

    @Test
    void boardsShortNameIsReadWhenOnlyOneCanBeMeant() {
        Position position = rules.readPosition(example("BOARD_001"));
        assertEquals(legal(position, "WQL-b3(4)"), legal(position, "QL-b3(4)"));
        Position both = rules.readPosition(example("BOARD_017"));
        assertInstanceOf(Verdict.Malformed.class, both.words().judge("QL-b3(4)", Notation.MACHINE));
    }

    /** roth.md 7: each option changes what it says. */
    @ParameterizedTest
    @CsvSource({
        "rookPawns, off, PAWN_001",
        "rookPawns, off, PAWN_004",
        "pathB, off, SIDE_001",
        "pathB, instead, SIDE_002",
        "boardStep, nearest, BOARD_008",
        "boardPawn, free, BOARD_011"
    })
    void optionTurnsTheVerdictOfAnExample(String option, String value, String id) {
        var example = rules.scenarios().stream()
                .filter(e -> e.id().equals(id))
                .findFirst()
                .orElseThrow();
        Position position = rules(Map.of(option, value)).readPosition(example.position());
        boolean legal = position.words().judge(example.move(), Notation.MACHINE) instanceof Verdict.Legal;
        assertEquals(!example.valid(), legal);
    }

    /** roth.md 7: refusals of inward moves on files a and f name the option that forbids them. */
    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = ';',
            value = {
                "a1(3)-b1(3); a pawn does not move from a1(3) to b1(3): with rookPawns=off, pawns on files a and f go forward only",
                "a1(3)-c1(2); a pawn does not move from a1(3) to c1(2): with rookPawns=off, pawns on files a and f go forward only",
                "a1(3)-c2(2); a pawn does not move from a1(3) to c2(2)",
                "b2(2)-c2(2); a pawn does not move from b2(2) to c2(2)",
            })
    void inwardMovesSwitchedOffNameTheOption(String move, String reason) {
        Position position = rules(Map.of("rookPawns", "off"))
                .readPosition(
                        "2:4/4/P3/3K|4:4/4/4/4|6:4/4/3k/4|WQL@b1(2):P1/2|WKL@e1(2):2/2|BQL@b8(6):2/2|BKL@e8(6):2/2 w - - 0 1");
        Verdict.Illegal verdict =
                assertInstanceOf(Verdict.Illegal.class, position.words().judge(move, Notation.MACHINE));
        assertEquals(Refusal.DOES_NOT_MOVE_SO, verdict.kind());
        assertEquals(reason, verdict.reason());
        assertEquals("roth.md 3, roth.md 7", verdict.citation());
    }

    @ParameterizedTest
    @CsvSource({"1, b3(4)", "3, 'b1(2) b4(2)'", "4, 'b3(4) b5(6)'", "5, 'b4(2) b6(4)'", "6, 'b5(6) b8(6)'", "8, b6(4)"})
    void nearestPostsAreTheNextOnesEachWay(int rank, String posts) {
        Rules nearest = rules(Map.of("boardStep", "nearest"));
        String level = rank == 1 || rank == 4 ? "2" : rank == 3 || rank == 6 ? "4" : "6";
        String home = "b" + rank + "(" + level + ")";
        Position position = nearest.readPosition("2:4/4/1P2/K3|4:4/4/4/4|6:4/4/3k/4|WQL@" + home
                + ":2/2|WKL@e1(2):2/2|BQL@" + home + "i:2/2|BKL@e8(6):2/2 w - - 0 1");
        TreeSet<String> reached = new TreeSet<>();
        position.words()
                .wellFormedMoves()
                .filter(text -> text.startsWith("WQL-") && !text.contains("="))
                .filter(text -> position.words().judge(text, Notation.MACHINE) instanceof Verdict.Legal)
                .forEach(text -> reached.add(text.substring(4).replace("i", "")));
        assertEquals(new TreeSet<>(List.of(posts.split(" ", -1))), reached);
    }
}
