package org.plyspace.lab.games;

import java.io.BufferedInputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.util.BitSet;
import java.util.HexFormat;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.zip.GZIPInputStream;
import java.util.zip.ZipException;
import org.plyspace.api.FailureException;
import org.plyspace.api.UsageException;
import org.plyspace.engine.JsonFields;
import org.plyspace.engine.io.FileErrors;
import org.plyspace.engine.io.FileNames;
import org.plyspace.engine.io.InputException;
import org.plyspace.engine.io.LineReader;
import org.plyspace.engine.io.Sha256;
import org.plyspace.engine.io.TextFiles;
import org.plyspace.lab.numbers.GameRow;
import org.plyspace.lab.study.ExperimentFormat;

/**
 * A file of rows (docs/json.md, Rows of games), compressed by gzip or not: a line that describes the games, lines of rows, and a last one
 * with their number and a digest. Immutable, except for the file.
 */
public final class RowFile implements RowSource {

    static final String FORMAT = "plyspace-rows/1";

    private static final String BEGINNING = "{\"format\":";

    /** The beginning of the last line. */
    static final String END = "{\"games\":";

    private static final int LONGEST = 50_000_000;
    private static final int GZIP = 0x1f;
    private static final int GZIP_TOO = 0x8b;

    private final Path path;
    private final String name;
    private final Manifest manifest;
    private final BitSet numbers = new BitSet();

    private RowFile(Path path) {
        this.path = path;
        this.name = FileNames.shown(path);
        this.manifest = read(row -> {
            if (numbers.get(row.summary().number())) {
                throw new FailureException(
                        name, "game " + row.summary().number() + " occurs twice; expected each game once");
            }
            numbers.set(row.summary().number());
        });
    }

    /**
     * Opens a file, all of which is read and checked.
     *
     * @throws FailureException if it is damaged, cut short, or no file of rows
     * @throws InputException if it cannot be read
     */
    public static RowFile open(Path path) {
        return new RowFile(path);
    }

    @Override
    public String name() {
        return name;
    }

    @Override
    public Manifest manifest() {
        return manifest;
    }

    @Override
    public BitSet numbers() {
        return (BitSet) numbers.clone();
    }

    @Override
    public void rows(Consumer<GameRow> each) {
        read(each);
    }

    private Manifest read(Consumer<GameRow> each) {
        try (LineReader lines = new LineReader(open(), name, LONGEST)) {
            return new Lines(lines).read(each);
        } catch (ZipException | EOFException damaged) {
            throw damaged(damaged);
        } catch (IOException failed) {
            throw new InputException(name + ": it cannot be read: " + FileErrors.describe(failed));
        }
    }

    private FailureException damaged(IOException how) {
        return new FailureException(
                name,
                "what gzip compressed is damaged or cut short (" + how.getMessage()
                        + "); expected a file as 'study rows' wrote it");
    }

    private InputStream open() throws IOException {
        InputStream stream = new BufferedInputStream(TextFiles.open(path));
        try {
            stream.mark(2);
            boolean compressed = stream.read() == GZIP && stream.read() == GZIP_TOO;
            stream.reset();
            return compressed ? new GZIPInputStream(stream) : stream;
        } catch (IOException | RuntimeException | Error failed) {
            stream.close();
            throw failed;
        }
    }

    /** The lines of the file, read once. */
    private final class Lines {

        private final LineReader lines;
        private final MessageDigest digest = Sha256.digest();
        private int games;

        Lines(LineReader lines) {
            this.lines = lines;
        }

        private String place() {
            return name + ":" + lines.line();
        }

        Manifest read(Consumer<GameRow> each) throws IOException {
            String first = next().orElseThrow(() -> new FailureException(name, "it is empty; expected rows of games"));
            Manifest described = described(first);
            add(first);
            RowBlockReader blocks = new RowBlockReader(described.experiment());
            for (Optional<String> line = next(); line.isPresent(); line = next()) {
                if (line.get().startsWith(END)) {
                    checkEnd(line.get());
                    return described;
                }
                add(line.get());
                for (GameRow row : blocks.read(line.get(), place())) {
                    each.accept(row);
                    games++;
                }
            }
            throw new FailureException(
                    place(),
                    "the file ends here, without a last line that has the number of games; expected a file as 'study rows'"
                            + " wrote it: this one was cut short");
        }

        private Optional<String> next() throws IOException {
            try {
                return lines.next();
            } catch (InputException noText) {
                throw new FailureException(noText.getMessage());
            }
        }

        private void add(String line) {
            digest.update((line + "\n").getBytes(StandardCharsets.UTF_8));
        }

        private Manifest described(String line) {
            if (!line.startsWith(BEGINNING)) {
                throw new UsageException(
                        name,
                        "it does not begin as rows of games do; expected a file that 'study rows' wrote, whose first line has the"
                                + " format " + FORMAT);
            }
            JsonFields fields = fields(line);
            ExperimentFormat.checkFormat(fields, FORMAT);
            return ManifestFormat.of(fields.object("store"));
        }

        private JsonFields fields(String line) {
            return JsonFields.of(
                    ExperimentFormat.tree(line, place(), FailureException::new), place(), FailureException::new);
        }

        private void checkEnd(String line) throws IOException {
            JsonFields fields = fields(line);
            String found = HexFormat.of().formatHex(digest.digest());
            if (fields.number("games", 0, Integer.MAX_VALUE) != games
                    || !fields.text("sha256").equals(found)) {
                throw new FailureException(
                        place(),
                        "the lines before are not those that 'study rows' wrote: they have " + games
                                + " games and the SHA-256 " + found
                                + "; expected what this line says");
            }
            if (next().isPresent()) {
                throw new FailureException(
                        place(),
                        "something follows the last line of the rows; expected one file, as 'study rows' wrote it: several are"
                                + " named beside each other, not joined");
            }
        }
    }
}
