package org.plyspace.engine.exchange;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.plyspace.api.PlyspaceException;
import org.plyspace.engine.io.AtomicFile;
import org.plyspace.engine.io.FileErrors;
import org.plyspace.engine.io.Input;
import org.plyspace.engine.io.InputException;
import org.plyspace.engine.io.OutputFiles;

/**
 * The file for annotated games: a new one, or the one they were read from, which is replaced only if it has not changed since.
 *
 * @param text the text of the games, if they were read from this same file
 */
public record AnnotatedFile(String name, AtomicFile file, Optional<String> text) {

    /**
     * Compares the two names, and reads the games if both name the same file.
     *
     * @throws InputException if {@code out} is an existing file that is not {@code in}, or the file cannot be read
     * @throws PlyspaceException if {@code out} cannot be the name of a file
     */
    public static AnnotatedFile of(String in, String out) {
        return OutputFiles.into(out, path -> {
            boolean taken = Files.exists(path);
            if (taken && !isSame(in, path)) {
                throw new InputException(
                        Input.name(out)
                                + ": file exists and is not the one analysed; choose another name, or that of the file analysed");
            }
            AtomicFile file = new AtomicFile(path);
            return new AnnotatedFile(
                    out,
                    file,
                    taken ? Optional.of(file.read(Input.name(in), Exchange.LONGEST_FILE)) : Optional.empty());
        });
    }

    private static boolean isSame(String in, Path out) throws IOException {
        Path from = Path.of(in);
        return !in.equals(Input.STANDARD_INPUT) && Files.exists(from) && Files.isSameFile(from, out);
    }

    /**
     * Writes the games.
     *
     * @throws PlyspaceException if that fails; the old file is then unchanged
     */
    public void write(String games) {
        try {
            file.update(games);
        } catch (IOException failed) {
            throw FileErrors.unwritable(name, failed);
        }
    }
}
