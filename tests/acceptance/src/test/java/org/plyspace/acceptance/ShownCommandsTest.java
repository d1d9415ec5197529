package org.plyspace.acceptance;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.plyspace.testing.InWholeForm;

/** Runs the real program as pages of docs show it, from top to bottom, and compares what it prints. */
@DisabledOnOs(value = OS.WINDOWS, disabledReason = "the page is written for a POSIX shell")
@InWholeForm
class ShownCommandsTest {

    /** The folder that the pages are about. */
    private static final String FOLDER = "/home/ada";

    @TempDir
    private Path folder;

    /** A command, its continuation lines included, and what the page says it prints. */
    private record Shown(List<String> command, List<String> printed) {

        Shown() {
            this(new ArrayList<>(), new ArrayList<>());
        }

        boolean isContinued() {
            String line = command.get(command.size() - 1);
            return line.endsWith("\\") || (command.get(0).endsWith("<<'END'") && !line.equals("END"));
        }

        String script() {
            return String.join("\n", command);
        }
    }

    @ParameterizedTest
    @CsvSource({"json.md,2", "search-over-rules.md,2", "experiments.md,6", "games.md,10"})
    void everythingOnThePageIsAsItIsPrinted(String page, int fewest) throws IOException, InterruptedException {
        Path program = Files.writeString(
                folder.resolve("plyspace"), "exec '" + Program.HOME.resolve("plyspace") + "' \"$@\"\n");
        assertTrue(program.toFile().setExecutable(true));
        Files.createDirectory(folder.resolve("games"));
        try (Stream<Path> games = Files.list(Program.HOME.resolve("games"))) {
            for (Path game : games.toList()) {
                Files.copy(game, folder.resolve("games").resolve(game.getFileName()));
            }
        }

        List<Shown> all = shown(Page.read(page));

        assertTrue(all.size() >= fewest, "only " + all.size() + " commands");
        for (Shown shown : all) {
            Page.file(page).holds("$ " + shown.script() + "\n", lines(shown.printed.stream()), run(shown.script()));
        }
    }

    private static List<Shown> shown(List<Page.Block> page) {
        List<Shown> all = new ArrayList<>();
        page.stream()
                .filter(block -> block.kind().equals("console"))
                .flatMap(block -> block.lines().stream())
                .forEach(line -> add(line, all));
        return all;
    }

    private static void add(String line, List<Shown> all) {
        if (line.startsWith("$ ")) {
            all.add(new Shown());
            last(all).command.add(line.substring(2));
        } else if (last(all).printed.isEmpty() && last(all).isContinued()) {
            last(all).command.add(line);
        } else {
            last(all).printed.add(line);
        }
    }

    private static Shown last(List<Shown> all) {
        return all.get(all.size() - 1);
    }

    private String run(String script) throws IOException, InterruptedException {
        ProcessBuilder builder = new ProcessBuilder("bash", "-c", script)
                .directory(folder.toFile())
                .redirectErrorStream(true);
        // Starting is most of what these short runs do.
        builder.environment().put("PLYSPACE_JAVA_OPTS", Script.FOR_SHORT_RUNS);
        builder.environment().put("XDG_DATA_HOME", folder.resolve("data").toString());
        Process shell = builder.start();
        shell.getOutputStream().close();
        String printed = new String(shell.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        shell.waitFor();
        return lines(printed.replace(folder.toRealPath().toString(), FOLDER).lines());
    }

    private static String lines(Stream<String> lines) {
        return lines.map(line -> line + "\n").collect(Collectors.joining());
    }
}
