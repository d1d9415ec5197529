package org.plyspace.engine.exchange;

import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import org.plyspace.api.UsageException;
import org.plyspace.engine.io.Input;
import org.plyspace.engine.io.InputException;
import org.plyspace.engine.io.LineReader;
import org.plyspace.engine.replay.GameText;

/**
 * Reads the games of files that users name.
 *
 * @param input opens the files
 * @param form the form of the games; recognised if it is not given
 * @param encoding the encoding of the files, such as Latin-1, which PGN was designed for; UTF-8 if it is not given
 */
public record GameReader(Input input, Optional<GameFormat> form, Optional<Charset> encoding) {

    private static final int LONGEST_LINE = 100_000;
    private static final Pattern ENDING = Pattern.compile("\\.(jsonl?|pgn|txt)$");

    /** The form of a file with this text and name. */
    public GameFormat form(String text, String file) {
        return form.orElseGet(() -> GameFormat.of(text, file));
    }

    /**
     * Reads a whole file of games, or standard input.
     *
     * @throws InputException if it cannot be read, is too long or is not text; the message names the option where it would help
     */
    public String text(String file) {
        if (encoding.isPresent()) {
            return input.text(file, Exchange.LONGEST_FILE, encoding.get());
        }
        try {
            return input.text(file, Exchange.LONGEST_FILE);
        } catch (InputException refused) {
            if (!refused.isNotUtf8()) {
                throw refused;
            }
            throw new InputException(refused.getMessage() + ", or --encoding ISO-8859-1 for Latin-1");
        }
    }

    /**
     * Reads a game from the words of a command line: the words themselves, the file they name, or standard input if there are none or
     * {@code -}.
     */
    public GameText moves(List<String> words) {
        if (words.isEmpty()) {
            return movesOf(Input.STANDARD_INPUT);
        }
        if (words.size() == 1 && (words.get(0).equals(Input.STANDARD_INPUT) || isFile(words.get(0)))) {
            return movesOf(words.get(0));
        }
        if (encoding.isPresent()) {
            throw new UsageException(
                    "--encoding applies to a file or to standard input; these moves are on the command line");
        }
        GameText text = new GameText();
        String.join(" ", words).lines().forEach(text::add);
        return text;
    }

    private static boolean isFile(String word) {
        try {
            // No move has a slash or such an ending, so a missing file is not mistaken for a move.
            return word.contains("/") || ENDING.matcher(word).find() || Files.exists(Path.of(word));
        } catch (InvalidPathException invalid) {
            return false;
        }
    }

    private GameText movesOf(String file) {
        GameText text = new GameText();
        if (encoding.isPresent()) {
            text(file).lines().forEach(text::add);
            return text;
        }
        try (LineReader lines = input.lines(file, LONGEST_LINE)) {
            for (Optional<String> line = lines.next(); line.isPresent(); line = lines.next()) {
                text.add(line.get());
            }
        } catch (IOException failed) {
            throw Input.failure(file, failed);
        }
        return text;
    }

    /**
     * Refuses options that a form of games has no use for.
     *
     * @throws UsageException if such an option is given
     */
    public static void check(GameFormat form, Optional<String> variant, Optional<String> position) {
        if (form == GameFormat.JSON && variant.isPresent()) {
            throw new UsageException(
                    "--variant is for source text and for PGN without a Variant tag; games in json name their own");
        }
        if (form != GameFormat.SOURCE && position.isPresent()) {
            throw new UsageException("--position is for source text only; games in " + form + " name their own");
        }
    }
}
