package org.plyspace.lab.scenario;

import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.List;
import java.util.Objects;

/** A case as files have it, under the names that the Formal Specification's appendix gives the columns. */
@JsonIgnoreProperties(ignoreUnknown = true)
record MatrixRow(
        @JsonProperty("TestCaseID") String id,
        @JsonProperty("Description") String description,
        @JsonProperty("InitialStateFEN") String position,
        @JsonProperty("MoveToTest") String move,
        @JsonProperty("ExpectedResult") String result,
        @JsonProperty("RuleCitation") String citation,
        @JsonProperty("ExpectedOutcome") String outcome,
        @JsonProperty("PositionAfter") String after) {

    /** The columns of CSV; the last component is in JSON only. */
    static final List<String> COLUMNS = List.of(
            "TestCaseID",
            "Description",
            "InitialStateFEN",
            "MoveToTest",
            "ExpectedResult",
            "RuleCitation",
            "ExpectedOutcome");

    private static final String VALID = "VALID";
    private static final String INVALID = "INVALID";

    static MatrixRow of(TestCase row) {
        return new MatrixRow(
                row.id(),
                row.description(),
                row.position(),
                row.move(),
                row.valid() ? VALID : INVALID,
                row.citation(),
                row.outcome(),
                row.after());
    }

    /**
     * The case.
     *
     * @throws MatrixException if the row lacks what a case needs
     */
    TestCase toCase() {
        if (id == null || id.isBlank() || position == null || position.isBlank()) {
            throw new MatrixException("a case has no TestCaseID or no InitialStateFEN; every case needs both");
        }
        if (!VALID.equals(result) && !INVALID.equals(result)) {
            throw new MatrixException("case " + id + ": expected " + VALID + " or " + INVALID
                    + " as ExpectedResult, found '" + result + "'");
        }
        return new TestCase(
                id,
                text(description),
                position,
                text(move),
                VALID.equals(result),
                text(citation),
                text(outcome),
                text(after));
    }

    private static String text(String value) {
        return Objects.requireNonNullElse(value, "");
    }
}
