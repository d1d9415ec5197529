package org.plyspace.acceptance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.plyspace.testing.InWholeForm;

/** What {@code plyspace python} prints, used by Python with the real program. */
@DisabledOnOs(value = OS.WINDOWS, disabledReason = "the program is started by a script for a POSIX shell")
@InWholeForm
class PythonTest {

    private static final Path DOCS =
            Program.HOME.resolve("../../../../docs").normalize().toAbsolutePath();
    private static final int MINUTES = 5;

    @TempDir
    private Path folder;

    @BeforeEach
    void writeModule() throws IOException {
        Program.Result module = new Program().run("python");
        assertEquals(0, module.code(), module.err());
        Files.writeString(folder.resolve("plyspace.py"), module.out());
        Files.createDirectory(folder.resolve("plugins"));
    }

    private static Path script(String name) {
        return Path.of("src", "test", "resources", "org", "plyspace", "acceptance", "python", name)
                .toAbsolutePath();
    }

    /** What a program prints that finds the module, and the program by its variable. */
    private String run(String... command) throws IOException, InterruptedException {
        File printed = folder.resolve("printed").toFile();
        ProcessBuilder builder = new ProcessBuilder(command)
                .directory(folder.toFile())
                .redirectErrorStream(true)
                .redirectOutput(printed);
        builder.environment().put("PYTHONPATH", folder.toString());
        builder.environment().put("PYTHONDONTWRITEBYTECODE", "1");
        builder.environment()
                .put(
                        "PLYSPACE",
                        Program.HOME.resolve("plyspace").toAbsolutePath().toString());
        builder.environment().put("PLYSPACE_PLUGINS", folder.resolve("plugins").toString());
        builder.environment().put("PLYSPACE_JAVA_OPTS", Script.FOR_SHORT_RUNS);
        builder.environment().put("XDG_DATA_HOME", folder.resolve("data").toString());
        // Where Jupyter keeps what it knows.
        builder.environment().put("HOME", folder.toString());
        Process process = builder.start();
        process.getOutputStream().close();
        boolean ended = process.waitFor(MINUTES, TimeUnit.MINUTES);
        if (!ended) {
            process.destroyForcibly().waitFor();
        }
        String text = Files.readString(printed.toPath(), StandardCharsets.UTF_8);
        assertTrue(ended, () -> List.of(command) + " did not end: " + text);
        assertEquals(0, process.exitValue(), text);
        return text;
    }

    @Test
    void theDistributionHasWhatTheCommandPrints() throws IOException {
        assertEquals(-1, Files.mismatch(Program.HOME.resolve("plyspace.py"), folder.resolve("plyspace.py")));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "ProcessTest",
                "BoardTest",
                "EngineTest",
                "RulesTest",
                "ManyPositionsTest",
                "HelpTest",
                "MeasurementTest"
            })
    void itsOwnTestsHold(String suite) throws IOException, InterruptedException {
        String python = Installed.program("python3");
        Files.copy(script("test_plyspace.py"), folder.resolve("test_plyspace.py"));

        String told = run(python, "-W", "error::ResourceWarning", "-m", "unittest", "test_plyspace." + suite);

        assertTrue(told.contains("\nOK\n"), told);
    }

    @Test
    void theSessionOnItsPageGoesAsShown() throws IOException, InterruptedException {
        String python = Installed.program("python3");

        run(
                python,
                script("page_session.py").toString(),
                DOCS.resolve("python.md").toString(),
                "25");
    }

    @Test
    void theNotebookBesideItFindsWhatItTells() throws IOException, InterruptedException {
        Installed.program("jupyter-execute");
        // The one that Debian's pandas and notebooks belong to.
        String python = "/usr/bin/python3";
        try {
            run(python, "-c", "import pandas, nbclient, ipykernel");
        } catch (AssertionError missing) {
            Torture.tellSkipped("the notebook of Python, which needs pandas, nbclient and ipykernel");
            Assumptions.abort("pandas, nbclient or ipykernel is not installed");
        }

        run(
                python,
                script("executed_notebook.py").toString(),
                DOCS.resolve("python.ipynb").toString());
    }
}
