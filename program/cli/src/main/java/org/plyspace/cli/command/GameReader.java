package org.plyspace.cli.command;

import com.google.inject.Inject;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import org.plyspace.api.UsageException;
import org.plyspace.cli.io.Input;
import org.plyspace.engine.io.LineReader;
import org.plyspace.engine.replay.GameText;

/** Reads a game from the words of a command line, which are its moves or say where they are. */
public final class GameReader {

    private static final int LONGEST_LINE = 100_000;

    private static final Pattern ENDING = Pattern.compile("\\.(jsonl?|pgn|txt)$");

    private final Input input;

    @Inject
    public GameReader(Input input) {
        this.input = input;
    }

    /** Reads the game: the words themselves, the file they name, or standard input if there are none or {@code -}. */
    GameText read(List<String> words, GameFileOptions reading) {
        if (words.isEmpty()) {
            return readFile(Input.STANDARD_INPUT, reading);
        }
        if (words.size() == 1 && (words.get(0).equals(Input.STANDARD_INPUT) || isFile(words.get(0)))) {
            return readFile(words.get(0), reading);
        }
        if (reading.hasEncoding()) {
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

    private GameText readFile(String file, GameFileOptions reading) {
        GameText text = new GameText();
        if (reading.hasEncoding()) {
            reading.text(input, file, RecordReplays.LONGEST_FILE).lines().forEach(text::add);
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
}
