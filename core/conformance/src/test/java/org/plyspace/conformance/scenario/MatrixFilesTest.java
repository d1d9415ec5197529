package org.plyspace.conformance.scenario;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.plyspace.api.UsageException;

class MatrixFilesTest {

    private static final String HEADER =
            "TestCaseID,Description,InitialStateFEN,MoveToTest,ExpectedResult,RuleCitation,ExpectedOutcome";
    private static final Matrix MATRIX = new Matrix(
            "some:option=on",
            List.of(
                    new TestCase("A_1", "a step, \"plain\"", "K w", "a-b", true, "page 1", "check", "k b"),
                    new TestCase("A_2", "no way; é", "K,k w", "a-c", false, "page 2", "", ""),
                    new TestCase("A_3", "", "k w", "", true, "", "checkmate", "")));

    @Test
    void csvHasTheColumnsOfTheSpecification() {
        assertEquals(
                HEADER + "\nA_1,\"a step, \"\"plain\"\"\",K w,a-b,VALID,page 1,check\n"
                        + "A_2,no way; é,\"K,k w\",a-c,INVALID,page 2,\nA_3,,k w,,VALID,,checkmate\n",
                MatrixFiles.csv(MATRIX));
    }

    @Test
    void csvIsReadBackButForWhatItDoesNotHave() {
        MatrixFiles.Loaded loaded = MatrixFiles.read(MatrixFiles.csv(MATRIX));

        assertEquals(Optional.empty(), loaded.variant());
        assertEquals(
                MATRIX.cases().stream()
                        .map(row -> new TestCase(
                                row.id(),
                                row.description(),
                                row.position(),
                                row.move(),
                                row.valid(),
                                row.citation(),
                                row.outcome(),
                                ""))
                        .toList(),
                loaded.cases());
    }

    @Test
    void jsonIsReadBackWhole() {
        MatrixFiles.Loaded loaded = MatrixFiles.read(MatrixFiles.json(MATRIX));

        assertEquals(Optional.of(MATRIX.variant()), loaded.variant());
        assertEquals(MATRIX.cases(), loaded.cases());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "\u0000\u0001",
                "{",
                "{}",
                "{\"format\":\"plyspace-scenarios/1\"}",
                "{\"format\":\"plyspace-scenarios/1\",\"variant\":\"x\",\"cases\":[{}]}",
                "{\"format\":\"plyspace-scenarios/1\",\"variant\":\"x\",\"cases\":[null]}",
                "{\"format\":\"plyspace-scenarios/2\",\"variant\":\"x\",\"cases\":[]}",
                "TestCaseID,Description\nA,b",
                HEADER + "\nA_1,a,K w,a-b,PERHAPS,p,none",
                HEADER + "\n,a,K w,a-b,VALID,p,none",
                HEADER + "\nA_1,a,K w,a-b,VALID,p,none\nA_1,a,K w,a-c,VALID,p,none",
                HEADER + "\nA_1,\"a"
            })
    void whatIsNoMatrixIsRefusedInOneLine(String text) {
        UsageException refused = assertThrows(UsageException.class, () -> MatrixFiles.read(text));

        assertEquals(1, refused.getMessage().lines().count(), refused.getMessage());
        assertTrue(refused.getMessage().length() < 400, refused.getMessage());
    }
}
