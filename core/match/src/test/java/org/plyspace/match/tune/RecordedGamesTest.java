package org.plyspace.match.tune;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.plyspace.api.PlyspaceException;
import org.plyspace.api.Rules;
import org.plyspace.api.UsageException;
import org.plyspace.match.MatchGame;
import org.plyspace.match.tune.TuningTask.RecordedGames;
import org.plyspace.search.Weights;
import org.plyspace.testing.RuleSets;

@DisplayName("Games to learn from, in files of records")
class RecordedGamesTest {

    private static final String HEAD = "{\"format\":\"plyspace-game/1\",\"variant\":";
    private static final String KOERNKE =
            HEAD + "\"koernke\",\"moves\":[\"2c2-2c4\"],\"result\":\"1/2-1/2\",\"termination\":\"agreement\"}\n";
    private static final String OPEN = HEAD + "\"koernke\",\"moves\":[\"2c2-2c4\"],\"result\":\"*\"}\n";
    private static final String CUBE =
            HEAD + "\"cube\",\"moves\":[],\"result\":\"1/2-1/2\",\"termination\":\"agreement\"}\n";

    @TempDir
    private Path folder;

    private String file(String name, String text) throws IOException {
        return Files.writeString(folder.resolve(name), text).toString();
    }

    @Test
    void areThoseOfTheRuleSetThatAreOverNumberedThroughAllFiles() throws IOException {
        List<MatchGame> found = new ArrayList<>();
        List<String> files = List.of(file("a", KOERNKE + OPEN + CUBE + KOERNKE), file("b", KOERNKE));

        assertEquals(3, RecordedGames.read(files, "koernke", found::add));
        assertEquals(List.of(0, 1, 2), found.stream().map(MatchGame::number).toList());
    }

    @Test
    void noneAtAllIsRefusedInWords() throws IOException {
        List<String> files = List.of(file("a", CUBE + OPEN));
        String message = assertThrows(UsageException.class, () -> RecordedGames.read(files, "koernke", game -> {}))
                .getMessage();

        assertEquals("no finished game of koernke is in " + files.get(0), message);
    }

    @Test
    void aFileThatIsNotThereOrNoRecordIsNamed() throws IOException {
        String none = folder.resolve("none").toString();
        String broken = file("broken", "{\"format\":\"plyspace-game/9\"}");
        for (String file : List.of(none, broken)) {
            String message = assertThrows(
                            PlyspaceException.class, () -> RecordedGames.read(List.of(file), "koernke", game -> {}))
                    .getMessage();
            assertEquals(true, message.startsWith(file), message);
        }
    }

    /** What is read is not yet played. */
    @Test
    void aMoveThatIsNotLegalIsNamedWithItsGame() throws IOException {
        Rules rules = RuleSets.of("koernke");
        Tuning tuning = new Tuning(rules, 8, Weights.GENERIC1, 1);
        String text = file("a", KOERNKE + KOERNKE.replace("2c2-2c4", "2c2-2c8"));
        String message = assertThrows(
                        UsageException.class, () -> RecordedGames.read(List.of(text), "koernke", tuning::add))
                .getMessage();

        assertEquals("game 2 of koernke: '2c2-2c8' is not a legal move after 0 plies", message);
    }
}
