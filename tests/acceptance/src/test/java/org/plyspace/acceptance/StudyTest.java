package org.plyspace.acceptance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.plyspace.api.Scenario;
import org.plyspace.engine.Registry;

/** Positions that cannot be played can be shown and studied. */
class StudyTest {

    private static final String NO_BLACK_KING = "[###,n##,#rr],[#b#,###,###],[###,###,bRK]";
    private static final String KING_EN_PRISE = "1:4k3/8/8/8/8/8/8/4R2K|2:8/8/8/8/8/8/8/8 w - - 0 1";

    static List<String> challenge() {
        Registry registry = Program.registry();
        return Stream.of("cube:n=2", "cube:n=3", "cube:n=4")
                .flatMap(size -> registry.rules(size).scenarios().stream())
                .map(Scenario::position)
                .toList();
    }

    @Test
    void theChallengeHasTenCases() {
        assertEquals(10, challenge().size());
    }

    @ParameterizedTest
    @MethodSource("challenge")
    void theChallengesCasesAreShown(String setup) throws IOException {
        Program.Result shown = new Program().run("show", "cube", "--position", setup);
        Program.Result read = new Program().input(setup + "\n").run("show", "cube", "--position", "-");

        assertEquals(0, shown.code(), shown.err());
        assertEquals(shown, read);
        assertTrue(shown.out().startsWith("["), shown.out());
        assertEquals(
                !setup.contains("k"),
                shown.out().contains("\nthis is not a position to play:\n    placement: black has 0 kings"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "twoboard; " + KING_EN_PRISE + "; side: black is in check; 1",
                "twoboard; 1:4k3/8/8/8/8/8/8/4K3|2:8/8/8/8/8/8/8/8 w KQ e3:e4 0 1; castling: ; 2",
                "meder; W:4/4/4/4|N:4/4/4/4|B:4/4/4/4|WQL@QL1:2/2|WKL@KL1:2/2|BQL@QL6:2/2|BKL@KL6:2/2 w KQkq a2:a3W 0"
                        + " 1; castling: ; 5",
            })
    void everyFaultIsListed(String variant, String position, String first, int fewest) throws IOException {
        Program.Result shown = new Program().run("show", variant, "--position", position);

        assertEquals(0, shown.code(), shown.err());
        List<String> lines = shown.outLines();
        int faults = lines.indexOf("this is not a position to play:") + 1;
        assertTrue(faults > 0 && lines.size() - faults >= fewest, shown.out());
        assertTrue(shown.out().contains("\n    " + first.strip()), shown.out());
        assertTrue(lines.contains("position: " + position), shown.out());
    }

    @Test
    void boardsThatCannotLieSoAreShownWithTheirFault() throws IOException {
        Program.Result result = new Program()
                .run(
                        "show",
                        "meder",
                        "--position",
                        "W:4/4/4/4|N:4/4/4/4|B:4/4/4/4|WQL@QL1:2/2|WKL@QL1:2/2|BQL@QL6:2/2|BKL@KL6:2/2 w - - 0 1");

        assertEquals(0, result.code(), result.err());
        assertTrue(result.out().contains("boards WQL and WKL both hang at QL1"), result.out());
    }

    @Test
    void movesAreListedForStudyOnly() throws IOException {
        Program.Result refused = new Program().run("moves", "twoboard", "--position", KING_EN_PRISE);
        Program.Result studied = new Program().run("moves", "twoboard", "--study", "--position", KING_EN_PRISE);

        assertEquals(2, refused.code());
        assertTrue(refused.err().endsWith("; --study takes it as it is\n"), refused.err());
        assertEquals(0, studied.code());
        assertTrue(studied.outLines().contains("e1-e8"), studied.out());
    }

    @Test
    void movesAreJudgedForStudyOnly() throws IOException {
        String[] question = {"why", "cube", "c1(I)-c2(I)", "--position", NO_BLACK_KING};
        Program.Result refused = new Program().run(question);
        Program.Result studied =
                new Program().input(NO_BLACK_KING).run("why", "cube", "c1(I)-c2(I)", "--study", "--position", "-");

        assertEquals(2, refused.code());
        assertTrue(refused.err().endsWith("; --study takes it as it is\n"), refused.err());
        assertEquals(1, studied.code(), studied.err());
        assertTrue(studied.out().startsWith("illegal: leaves the king"), studied.out());
    }

    @Test
    void studyIsNotOfferedWhereItWouldNotHelp() throws IOException {
        String rights = "1:4k3/8/8/8/8/8/8/4K3|2:8/8/8/8/8/8/8/8 w KQ - 0 1";

        assertTrue(!new Program()
                .run("moves", "twoboard", "--position", rights)
                .err()
                .contains("--study"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "show twoboard",
                "moves twoboard",
                "why twoboard a2-a3",
                "perft twoboard --depth 1",
                "replay twoboard a2-a3"
            })
    void aPositionIsReadFromStandardInputByAll(String command) throws IOException {
        String start = "1:rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR|2:8/8/8/8/8/8/8/8 w KQkq - 0 1";
        Program.Result result = new Program().input("\n" + start + "\n").run((command + " --position -").split(" "));

        assertEquals(0, result.code(), result.err());
        assertEquals(
                2,
                new Program()
                        .input("\n")
                        .run((command + " --position -").split(" "))
                        .code());
    }

    @ParameterizedTest
    @ValueSource(strings = {"replay twoboard --position - -", "play twoboard --position -"})
    void standardInputCannotBeTwoThings(String command) throws IOException {
        String start = "1:rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR|2:8/8/8/8/8/8/8/8 w KQkq - 0 1";
        Program.Result result = new Program().input(start).run(command.split(" "));

        assertEquals(2, result.code());
        assertEquals("plyspace: standard input has been read already; - can stand for one thing only\n", result.err());
    }
}
