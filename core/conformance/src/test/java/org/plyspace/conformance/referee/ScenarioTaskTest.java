package org.plyspace.conformance.referee;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.plyspace.api.UsageException;
import org.plyspace.conformance.scenario.Matrix;
import org.plyspace.conformance.scenario.MatrixFiles;
import org.plyspace.engine.Progress;
import org.plyspace.engine.io.Input;
import org.plyspace.engine.testing.Bundled;

/** A matrix is of the rule set that is named, on the command line or in it. */
class ScenarioTaskTest {

    private static final Input INPUT = new Input(InputStream.nullInputStream());

    @TempDir
    private Path folder;

    private static ScenarioTask task(String... variant) {
        return new ScenarioTask(
                Bundled.REGISTRY,
                Optional.of(variant).filter(any -> any.length > 0).map(any -> any[0]));
    }

    private static String refusal(Runnable asked) {
        return assertThrows(UsageException.class, asked::run).getMessage();
    }

    @Test
    void aMatrixThatWasWrittenIsRead() throws IOException {
        Matrix matrix = task("koernke").generate(1, 1, 1, Progress.NONE);
        String json = Files.writeString(folder.resolve("matrix.json"), MatrixFiles.json(matrix))
                .toString();
        String csv = Files.writeString(folder.resolve("matrix.csv"), MatrixFiles.csv(matrix))
                .toString();

        assertEquals(MatrixFiles.csv(matrix), MatrixFiles.csv(task().read(INPUT, json)));
        assertEquals(MatrixFiles.csv(matrix), MatrixFiles.csv(task("koernke").read(INPUT, csv)));
        assertEquals(
                "the matrix is for koernke, not for meder",
                refusal(() -> task("meder").read(INPUT, json)));
        assertEquals(
                "a CSV matrix does not name its variant; name it on the command line; 'plyspace variants' lists what there is",
                refusal(() -> task().read(INPUT, csv)));
    }

    @Test
    void numbersAreRefusedByTheirOptions() {
        assertEquals(
                "--games: 0 is not from 1 to 10000",
                refusal(() -> task("koernke").generate(1, 1, 0, Progress.NONE)));
        assertEquals(
                "--per-category: 0 is not from 1 to 1000",
                refusal(() -> task("koernke").generate(1, 0, 1, Progress.NONE)));
    }
}
