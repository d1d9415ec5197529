package org.plyspace.acceptance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.plyspace.conformance.scenario.MatrixFiles;
import org.plyspace.conformance.scenario.TestCase;
import org.plyspace.testing.InWholeForm;

/** Matrices by the command, held against other programs: children of this one. */
@DisabledOnOs(value = OS.WINDOWS, disabledReason = "the engines here are started by a shell")
@InWholeForm
class ScenariosTest {

    private static final String HEADER =
            "TestCaseID,Description,InitialStateFEN,MoveToTest,ExpectedResult,RuleCitation,ExpectedOutcome";
    private static final String OWN_ENGINE = "'" + Program.HOME.resolve("plyspace") + "' referee";

    @TempDir
    private static Path folder;

    private static Path generated;

    private Path matrix;

    @BeforeAll
    static void generate() throws IOException {
        generated = folder.resolve("meder.csv");
        Program.Result result = new Program()
                .run("scenarios", "meder", "--games", "1", "--per-category", "1", "--out", generated.toString());
        assertEquals(0, result.code(), result.err());
    }

    /** Tests may change theirs. */
    @BeforeEach
    void copy(@TempDir Path own) throws IOException {
        matrix = Files.copy(generated, own.resolve("meder.csv"));
    }

    private Program.Result check(String engine) throws IOException {
        return new Program()
                .run("scenarios", "meder", "--check", matrix.toString(), "--engine", engine, "--time-limit", "20");
    }

    private static String last(Program.Result result) {
        return result.outLines().get(result.outLines().size() - 1);
    }

    @Test
    void ownRefereeInAnotherProcessAgrees() throws IOException {
        Program.Result result = check(OWN_ENGINE);

        assertEquals(0, result.code(), result.out());
        int cases = Files.readAllLines(matrix).size() - 1;
        assertEquals(
                cases + " cases, " + cases + " answered, 0 positions the engine cannot judge, 0 disagreements",
                last(result));
    }

    @Test
    void disagreementIsListedWithItsCase() throws IOException {
        List<String> lines = new ArrayList<>(Files.readAllLines(matrix));
        lines.replaceAll(line -> line.startsWith("ROOK_001,") ? line.replace(",VALID,", ",INVALID,") : line);
        Files.write(matrix, lines);

        Program.Result result = check(OWN_ENGINE);

        assertEquals(1, result.code());
        assertTrue(result.out().contains("ROOK_001: expected invalid, then none, found valid, then none"), result::out);
        TestCase row = MatrixFiles.read(String.join("\n", lines)).cases().stream()
                .filter(one -> one.id().equals("ROOK_001"))
                .findFirst()
                .orElseThrow();
        assertTrue(result.out().contains("\n    " + row.description() + "; " + row.citation() + "\n"), result::out);
        assertTrue(
                result.out()
                        .matches("(?s).*\nby rule:\n +1 of [0-9]+  " + row.citation()
                                + "\nby category:\n +1 of [0-9]+  ROOK\n.*"),
                result::out);
        assertTrue(last(result).endsWith(", 1 disagreements"), last(result));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "read q; exit 3|not finished: the engine ended with exit code 3, at case T-KING_001",
                "/no/such/engine 2>/dev/null|not finished: the engine ended with exit code 127, at case T-KING_001",
                "while read q; do echo moo; done|no answer that can be understood: 'moo'"
            })
    void programThatIsNoRefereeIsReported(String engine, String words) throws IOException {
        Program.Result result = check(engine);

        assertEquals(1, result.code());
        assertTrue(result.out().contains(words), result::out);
    }

    @Test
    void programThatHangsIsReportedAfterTheTimeToStart() throws IOException {
        Program.Result result = new Program()
                .run("scenarios", "meder", "--check", matrix.toString(), "--engine", "sleep 60", "--time-limit", "1");

        assertEquals(1, result.code());
        assertTrue(result.out().contains("did not answer within 6 s, at case T-KING_001"), result::out);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "meder|TestCaseID,Description;A,b|found 'TestCaseID,Description'",
                "meder|HEADER;A_1,a,K w,a-b,VAL|case A_1: expected VALID or INVALID as ExpectedResult, found 'VAL'",
                "nosuch|HEADER;A_1,a,K w,a-b,VALID,p,none|no variant 'nosuch'",
                "meder|HEADER;A_1,a,K w,a-b,VALID,p,none|case A_1: the InitialStateFEN is not a position of meder"
            })
    void badMatrixIsRefused(String variant, String lines, String words) throws IOException {
        Files.writeString(matrix, lines.replace("HEADER", HEADER).replace(';', '\n') + "\n");

        Program.Result result =
                new Program().run("scenarios", variant, "--check", matrix.toString(), "--engine", "false");

        assertEquals(2, result.code());
        assertEquals("", result.out());
        assertTrue(result.err().contains(words), result::err);
        assertEquals(1, result.err().lines().count(), result::err);
    }

    @Test
    void worksForAPluginsRulesAndInJsonWithThePositionAfterTheMove() throws IOException {
        Program.Result result = new Program()
                .run(
                        "--plugins",
                        "../../examples/json",
                        "scenarios",
                        "raumschach-json",
                        "--games",
                        "1",
                        "--per-category",
                        "1",
                        "--format",
                        "json");

        assertEquals(0, result.code(), result.err());
        assertTrue(result.out().contains("\"TestCaseID\" : \"UNICORN_TO_ANOTHER_BOARD_001\""), "no unicorn");
        assertTrue(result.out().contains("\"PositionAfter\" : \"E:"), "no position after a move");
    }
}
