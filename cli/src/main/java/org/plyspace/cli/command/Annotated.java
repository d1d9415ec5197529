package org.plyspace.cli.command;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Optional;
import org.plyspace.cli.io.Input;
import org.plyspace.engine.io.InputException;
import org.plyspace.engine.io.UnwritableException;
import org.plyspace.engine.io.WholeFile;

/**
 * The file that annotated games go to: a new one, or the one they were read from, which is replaced only while it is as it was read.
 *
 * @param text of the file they are read from, if it is the same
 */
record Annotated(String name, WholeFile file, Optional<String> text) {

    /**
     * Looks at both names, and reads the file if it is one.
     *
     * @throws InputException if there is another file of that name already, or the file cannot be read
     * @throws UnwritableException if it cannot be the name of a file
     */
    static Annotated of(String in, String out) {
        try {
            Path path = Path.of(out);
            boolean taken = Files.exists(path);
            if (taken && !isSame(in, path)) {
                throw new InputException(Input.name(out)
                        + ": file exists and is not the one analysed; choose another name, or that of the games");
            }
            WholeFile file = new WholeFile(path);
            return new Annotated(
                    out,
                    file,
                    taken ? Optional.of(file.read(Input.name(in), RecordReplays.LONGEST_FILE)) : Optional.empty());
        } catch (IOException failed) {
            throw new UnwritableException(out, failed);
        } catch (InvalidPathException invalid) {
            throw new UnwritableException(out, invalid);
        }
    }

    private static boolean isSame(String in, Path out) throws IOException {
        Path from = Path.of(in);
        return !in.equals(Input.STANDARD_INPUT) && Files.exists(from) && Files.isSameFile(from, out);
    }

    /**
     * Writes the games.
     *
     * @throws UnwritableException if that fails; what was there is there still
     */
    void write(String games) {
        try {
            file.update(games);
        } catch (IOException failed) {
            throw new UnwritableException(name, failed);
        }
    }
}
