package org.plyspace.engine.io;

import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.Charset;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;

/** Opens the files that users name, and standard input, as UTF-8 text; {@code -} is standard input. */
public final class Input {

    /** The name that stands for standard input instead of a file. */
    public static final String STANDARD_INPUT = "-";

    private final InputStream standardInput;
    private boolean taken;

    /** Creates an opener of files, and of this standard input, which it never closes. */
    public Input(InputStream standardInput) {
        this.standardInput = standardInput;
    }

    /**
     * Opens a file or standard input to read it line by line.
     *
     * @param longest the most characters that a line may have
     * @throws InputException if the file cannot be opened
     */
    public LineReader lines(String file, int longest) {
        return new LineReader(open(file), name(file), longest);
    }

    /**
     * Reads a whole file, or standard input, as UTF-8.
     *
     * @param longest the most characters it may have
     * @throws InputException if it cannot be read, is too long or is no text
     */
    public String text(String file, int longest) {
        try (InputStream stream = open(file)) {
            return TextFiles.read(stream, name(file), longest);
        } catch (IOException failed) {
            throw failure(file, failed);
        }
    }

    /**
     * Reads a whole file, or standard input, in another encoding than UTF-8.
     *
     * @param longest the most characters it may have
     * @throws InputException if it cannot be read, is too long or is no text
     */
    public String text(String file, int longest, Charset encoding) {
        try (InputStream stream = open(file)) {
            return TextFiles.read(stream, name(file), longest, encoding);
        } catch (IOException failed) {
            throw failure(file, failed);
        }
    }

    /** The name of a file in messages. */
    public static String name(String file) {
        return file.equals(STANDARD_INPUT) ? "standard input" : FileNames.shown(file);
    }

    /** Describes a failed read. */
    public static InputException failure(String file, IOException failed) {
        return FileErrors.unreadable(name(file), failed);
    }

    private InputStream open(String file) {
        if (file.isEmpty()) {
            throw new InputException("the file's name is empty; expected a name, or - for standard input");
        }
        if (file.equals(STANDARD_INPUT)) {
            return takeStandardInput();
        }
        try {
            Path path = Path.of(file);
            if (Files.isDirectory(path)) {
                throw new InputException(name(file) + ": is a folder; expected a file");
            }
            return TextFiles.open(path);
        } catch (IOException failed) {
            throw failure(file, failed);
        } catch (InvalidPathException invalid) {
            throw new InputException(name(file) + ": that cannot be the name of a file");
        }
    }

    private InputStream takeStandardInput() {
        if (taken) {
            throw new InputException(name(STANDARD_INPUT) + " has been read already; - can stand for one thing only");
        }
        taken = true;
        return new LeftOpen(standardInput);
    }

    /** Standard input, which this program must not close. */
    private static final class LeftOpen extends FilterInputStream {

        LeftOpen(InputStream in) {
            super(in);
        }

        @Override
        public void close() {}
    }
}
