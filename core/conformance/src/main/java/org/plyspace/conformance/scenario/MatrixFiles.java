package org.plyspace.conformance.scenario;

import java.io.IOException;
import java.util.HashSet;
import java.util.List;
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
                throw new UsageException("test case " + Texts.shorten(row.id()) + " is there twice; ids must differ");
            }
        }
    }

    private static String firstLine(String message) {
        return Texts.shorten(message.lines().findFirst().orElse(""));
    }
}
