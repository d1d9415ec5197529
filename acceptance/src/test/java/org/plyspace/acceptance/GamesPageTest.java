package org.plyspace.acceptance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** Runs the real program as docs/games.md shows it, from top to bottom, and compares what it prints. */
@DisabledOnOs(value = OS.WINDOWS, disabledReason = "the page is written for a POSIX shell")
class GamesPageTest {

    /** The folder that the page is about. */
    private static final String FOLDER = "/home/ada";

    private static final Path PAGE =
            Program.HOME.resolve("../../../docs/games.md").normalize();

    @TempDir
    private Path folder;

    /** A command, its continuation lines included, and what the page says it prints. */
    private record Shown(List<String> command, List<String> printed) {

        Shown() {
            this(new ArrayList<>(), new ArrayList<>());
        }

        boolean isContinued() {
            return command.get(command.size() - 1).endsWith("\\");
        }

        String script() {
            return String.join("\n", command);
        }
    }

    @Test
    void everythingOnThePageIsAsItIsPrinted() throws IOException, InterruptedException {
        Path program = Files.writeString(
                folder.resolve("plyspace"), "exec '" + Program.HOME.resolve("plyspace") + "' \"$@\"\n");
        assertTrue(program.toFile().setExecutable(true));
        Files.createDirectory(folder.resolve("games"));
        try (Stream<Path> games = Files.list(Program.HOME.resolve("games"))) {
            for (Path game : games.toList()) {
                Files.copy(game, folder.resolve("games").resolve(game.getFileName()));
            }
        }

        List<Shown> all = shown(Files.readAllLines(PAGE));

        assertTrue(all.size() > 10, "only " + all.size() + " commands");
        for (Shown shown : all) {
            assertEquals(String.join("\n", shown.printed), run(shown.script()), shown.script());
        }
    }

    private static List<Shown> shown(List<String> page) {
        List<Shown> all = new ArrayList<>();
        boolean inside = false;
        for (String line : page) {
            if (line.startsWith("```")) {
                inside = line.equals("```console");
            } else if (inside && line.startsWith("$ ")) {
                all.add(new Shown());
                last(all).command.add(line.substring(2));
            } else if (inside) {
                (last(all).printed.isEmpty() && last(all).isContinued() ? last(all).command : last(all).printed)
                        .add(line);
            }
        }
        return all;
    }

    private static Shown last(List<Shown> all) {
        return all.get(all.size() - 1);
    }

    private String run(String script) throws IOException, InterruptedException {
        Process shell = new ProcessBuilder("bash", "-c", script)
                .directory(folder.toFile())
                .redirectErrorStream(true)
                .start();
        shell.getOutputStream().close();
        String printed = new String(shell.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        shell.waitFor();
        return printed.replace(folder.toRealPath().toString(), FOLDER).replaceFirst("\n$", "");
    }
}
