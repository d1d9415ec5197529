package org.plyspace.engine.exchange;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.plyspace.api.UsageException;
import org.plyspace.engine.io.Input;
import org.plyspace.engine.io.InputException;
import org.plyspace.engine.replay.GameText;
import org.plyspace.engine.replay.GameText.GameWord;

/** Moves are on the command line, in a file, or on standard input. */
class GameReaderTest {

    @TempDir
    private Path folder;

    private static GameReader reader(Optional<Charset> encoding) {
        Input input = new Input(new ByteArrayInputStream("e2e4 e7e5\n".getBytes(StandardCharsets.UTF_8)));
        return new GameReader(input, Optional.empty(), encoding);
    }

    private static List<String> moves(String... words) {
        GameText text = reader(Optional.empty()).moves(List.of(words));
        return text.tokens().stream().map(GameWord::text).toList();
    }

    @Test
    void wordsAreTheMovesThemselves() {
        assertEquals(List.of("a2a3", "b7b6"), moves("1.", "a2a3", "b7b6"));
    }

    @Test
    void withoutWordsStandardInputIsRead() {
        assertEquals(List.of("e2e4", "e7e5"), moves());
        assertEquals(List.of("e2e4", "e7e5"), moves("-"));
    }

    @Test
    void aSingleWordMayNameAFile() throws IOException {
        Path file = Files.writeString(folder.resolve("game.txt"), "c2c4 # a comment\n");

        assertEquals(List.of("c2c4"), moves(file.toString()));
        assertThrows(InputException.class, () -> moves("none.txt"));
    }

    @Test
    void anEncodingIsOfFiles() throws IOException {
        Path file = Files.write(folder.resolve("game.pgn"), "{\u00e9} *".getBytes(StandardCharsets.ISO_8859_1));
        GameReader latin = reader(Optional.of(StandardCharsets.ISO_8859_1));

        assertEquals("{\u00e9} *", latin.text(file.toString()));
        assertThrows(UsageException.class, () -> latin.moves(List.of("e2e4", "e7e5")));
        String refused = assertThrows(
                        InputException.class, () -> reader(Optional.empty()).text(file.toString()))
                .getMessage();
        assertTrue(refused.endsWith(", or --encoding ISO-8859-1 for Latin-1"), refused);
    }

    @Test
    void optionsThatAFormHasNoUseForAreRefused() {
        GameReader.check(GameFormat.SOURCE, Optional.of("any"), Optional.of("any"));
        assertThrows(
                UsageException.class, () -> GameReader.check(GameFormat.JSON, Optional.of("any"), Optional.empty()));
        assertThrows(
                UsageException.class, () -> GameReader.check(GameFormat.PGN, Optional.empty(), Optional.of("any")));
    }
}
