package org.plyspace.conformance.scenario;

import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.List;
import java.util.Objects;
import org.plyspace.api.Texts;
import org.plyspace.api.UsageException;

/** A case in the form of files, with the column names of the Formal Specification's appendix. */
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

    /** The columns of CSV; JSON also has the last component. */
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

    /** Converts a case for a file; texts of the rule set are put on one line. */
    static MatrixRow of(TestCase row) {
        return new MatrixRow(
                Texts.printable(row.id()),
                Texts.printable(row.description()),
                Texts.printable(row.position()),
                Texts.printable(row.move()),
                row.valid() ? VALID : INVALID,
                Texts.printable(row.citation()),
                Texts.printable(row.outcome()),
                Texts.printable(row.after()));
    }

    /**
     * Converts the row to a case.
     *
     * @throws UsageException if the row lacks what a case needs
     */
    TestCase toCase() {
        if (id == null || id.isBlank() || position == null || position.isBlank()) {
            throw new UsageException("a case has no TestCaseID or no InitialStateFEN; every case needs both");
        }
        if (!VALID.equals(result) && !INVALID.equals(result)) {
            throw new UsageException("case " + id + ": expected " + VALID + " or " + INVALID
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
