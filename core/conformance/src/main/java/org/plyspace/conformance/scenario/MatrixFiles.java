package org.plyspace.conformance.scenario;

import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import com.fasterxml.jackson.annotation.JsonProperty;
import java.io.IOException;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import org.plyspace.api.Texts;
import org.plyspace.api.UsageException;
import org.plyspace.engine.JsonMappers;
import tools.jackson.core.JacksonException;
import tools.jackson.core.StreamWriteFeature;
import tools.jackson.databind.MappingIterator;
import tools.jackson.dataformat.csv.CsvMapper;
import tools.jackson.dataformat.csv.CsvSchema;
import tools.jackson.dataformat.csv.CsvWriteFeature;

/** Reads and writes matrices as CSV, which does not name their variant, and as JSON, which does. */
public final class MatrixFiles {

    private static final String FORMAT = "plyspace-scenarios/1";
    private static final CsvMapper CSV =
            CsvMapper.builder().enable(CsvWriteFeature.STRICT_CHECK_FOR_QUOTING).build();

    private MatrixFiles() {}

    private record Document(String format, String variant, List<MatrixRow> cases) {}

    /** A matrix that was read, with its variant if the file names it. */
    public record Loaded(Optional<String> variant, List<TestCase> cases) {

        public Loaded {
            cases = List.copyOf(cases);
        }
    }

    /** Writes a header and a line for each case. */
    public static String csv(Matrix matrix) {
        CsvSchema.Builder columns = CsvSchema.builder().setUseHeader(true);
        MatrixRow.COLUMNS.forEach(columns::addColumn);
        return CSV.writer(columns.build())
                .with(StreamWriteFeature.IGNORE_UNKNOWN)
                .writeValueAsString(matrix.cases().stream().map(MatrixRow::of).toList());
    }

    /** Writes one object. */
    public static String json(Matrix matrix) {
        List<MatrixRow> rows = matrix.cases().stream().map(MatrixRow::of).toList();
        return JsonMappers.file(new Document(FORMAT, matrix.variant(), rows));
    }

    /**
     * Reads a matrix in either form.
     *
     * @throws UsageException if it is neither, or incomplete
     */
    public static Loaded read(String text) {
        try {
            Loaded loaded = text.stripLeading().startsWith("{") ? readJson(text) : readCsv(text);
            checkIds(loaded.cases());
            return loaded;
        } catch (JacksonException | IOException malformed) {
            throw new UsageException("no matrix of test cases: " + firstLine(malformed.getMessage()));
        }
    }

    private static Loaded readJson(String text) {
        Document document = JsonMappers.PLAIN.readValue(text, Document.class);
        if (!FORMAT.equals(document.format()) || document.variant() == null || document.cases() == null) {
            throw new UsageException(
                    "not a matrix of test cases: expected an object with format '" + FORMAT + "', variant and cases");
        }
        if (document.cases().contains(null)) {
            throw new UsageException("not a matrix of test cases: expected objects as cases, found null");
        }
        return new Loaded(
                Optional.of(document.variant()),
                document.cases().stream().map(MatrixRow::toCase).toList());
    }

    private static Loaded readCsv(String text) throws IOException {
        String header = text.lines().findFirst().orElse("");
        if (!header.startsWith(String.join(",", MatrixRow.COLUMNS))) {
            throw new UsageException("not a matrix of test cases: expected JSON or the first line '"
                    + String.join(",", MatrixRow.COLUMNS) + "', found '" + Texts.shorten(header) + "'");
        }
        try (MappingIterator<MatrixRow> rows = CSV.readerFor(MatrixRow.class)
                .with(CsvSchema.emptySchema().withHeader())
                .readValues(text)) {
            return new Loaded(
                    Optional.empty(),
                    rows.readAll().stream().map(MatrixRow::toCase).toList());
        }
    }

    private static void checkIds(List<TestCase> cases) {
        Set<String> ids = new HashSet<>();
        for (TestCase row : cases) {
            if (!ids.add(row.id())) {
                throw new UsageException("test case " + Texts.shorten(row.id()) + " occurs twice; expected each once");
            }
        }
    }

    private static String firstLine(String message) {
        return Texts.shorten(message.lines().findFirst().orElse(""));
    }

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
}
