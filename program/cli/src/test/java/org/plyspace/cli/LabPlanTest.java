package org.plyspace.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.plyspace.cli.toy.Loft;

class LabPlanTest {

    private static final String EXPERIMENT = """
            {"format": "plyspace-experiment/1", "name": "small", "settings": ["loft", "loft:pawns=peaceful"],
             "players": ["random"], "games": 6, "openings": "start", "seed": 1, "maxPlies": 60,
             "hypotheses": [{"text": "Longer.", "setting": "loft:pawns=peaceful", "baseline": "loft",
                             "metric": "length:median", "direction": "higher"}]}
            """;

    @TempDir
    private Path folder;

    @Test
    void earlierGamesAreNotReplayedThatHaveRows() throws IOException {
        Path jar = Files.writeString(folder.resolve("loft.jar"), "a jar");
        LoftProgram program = new LoftProgram(folder, Loft.registry(new Loft(), jar));
        Path experiment = Files.writeString(folder.resolve("small.json"), EXPERIMENT);
        Path store = folder.resolve("small.store");
        program.run("lab", "run", experiment.toString()).lines(0);
        Path games = store.resolve("games.jsonl");
        String illegal = Files.readString(games).replaceAll("\"moves\":\\[\"[^\"]+", "\"moves\":[\"1a1-2d4");
        assertNotEquals(Files.readString(games), illegal);
        Files.writeString(games, illegal);
        assertEquals(1, program.run("lab", "report", store.toString()).code());

        List<String> lines = program.run(
                        "lab", "plan", experiment.toString(), "--seconds", "1", "--from", store.toString())
                .lines(0);

        assertTrue(
                lines.contains("hypotheses, held together, by how much the games of " + store + " vary:"),
                String.join("\n", lines));
    }
}
