package org.plyspace.cli;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.plyspace.cli.toy.Loft;

/** Output never replaces what a command has read. */
class OutsideTheStoreTest {

    private static final String EXPERIMENT = """
            {"format": "plyspace-experiment/1", "name": "small", "settings": ["loft"],
             "players": ["random"], "games": 2, "openings": "start", "seed": 1, "maxPlies": 20}
            """;

    @TempDir
    private Path folder;

    @Test
    void rowsAreNotWrittenOverTheStoreThatTheyComeFrom() throws IOException {
        Path jar = Files.writeString(folder.resolve("loft.jar"), "a jar");
        LoftProgram program = new LoftProgram(folder, Loft.registry(new Loft(), jar));
        Path experiment = Files.writeString(folder.resolve("small.json"), EXPERIMENT);
        Path store = folder.resolve("small.store");
        program.run("lab", "run", experiment.toString()).lines(0);
        Path link = Files.createSymbolicLink(folder.resolve("link"), store);

        for (String name : new String[] {"games.jsonl", "manifest.json", "rows.jsonl", "new.rows.gz"}) {
            Path file = store.resolve(name);
            byte[] before = Files.exists(file) ? Files.readAllBytes(file) : new byte[0];
            for (Path target : new Path[] {file, link.resolve(name), store.resolve("../small.store/" + name)}) {
                String refused = program.run("lab", "rows", store.toString(), "--out", target.toString())
                        .usage();
                assertTrue(refused.contains("is inside the store; expected a file outside it"), refused);
            }
            assertArrayEquals(before, Files.exists(file) ? Files.readAllBytes(file) : new byte[0], name);
        }
        program.run(
                        "lab",
                        "rows",
                        store.toString(),
                        "--out",
                        folder.resolve("out.rows.gz").toString())
                .lines(0);
    }
}
