package org.plyspace.acceptance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.plyspace.testing.InWholeForm;

/**
 * Follows docs/library.md as it stands: builds the example against the distribution's Maven repository and nothing else of
 * this project, runs it, and types the page's session into JShell.
 */
class LibraryPageTest {

    private static final String PAGE = "library.md";
    private static final String PROMPT = "jshell> ";

    @TempDir
    private Path folder;

    @Test
    @InWholeForm
    void theExampleIsBuiltAsAStrangersAndTheSessionAnswersAsThePageSays() throws Exception {
        Path project = folder.resolve("plyspace-unpacked/examples/embedding");
        copy(ExamplePlugins.project("embedding"), project);
        copy(Program.HOME.resolve("maven"), folder.resolve("plyspace-unpacked/maven"));
        List<Page.Block> sessions = Page.read(PAGE).stream()
                .filter(block -> block.kind().equals("jshell"))
                .toList();
        List<Guide.Step> typed =
                sessions.stream().flatMap(session -> typed(session.text())).toList();
        Guide guide = Guide.read(PAGE);
        List<Guide.Step> steps = new ArrayList<>(guide.steps());
        assertTrue(typed.size() > 10 && steps.size() > 3, PAGE);
        Guide.Step start = steps.remove(steps.size() - 1);
        steps.add(new Guide.Step(withInput(start.command(), typed), List.of()));

        List<String> printed = new StrangersShell(folder).follow(steps);

        assertEquals(steps.size(), printed.size(), () -> String.join("\n", printed));
        for (int i = 0; i < steps.size() - 1; i++) {
            steps.get(i).holds(Page.file(PAGE), printed.get(i));
        }
        List<String> answers = answers(printed.get(steps.size() - 1));
        assertEquals(typed.size(), answers.size(), () -> String.join("\n", answers));
        for (int i = 0; i < typed.size(); i++) {
            typed.get(i).holds(Page.file(PAGE), PROMPT, answers.get(i));
        }
        String source = Files.readString(project.resolve("src/main/java/org/example/embedding/Embedding.java"));
        guide.quotations()
                .forEach(quotation -> assertTrue(source.contains(quotation), "not in the source: " + quotation));
    }

    private static Stream<Guide.Step> typed(String session) {
        return Stream.of(session.split("(?m)^" + PROMPT))
                .filter(typed -> !typed.isBlank())
                .map(typed -> {
                    List<String> lines = typed.stripTrailing().lines().toList();
                    return new Guide.Step(lines.get(0), lines.subList(1, lines.size()));
                });
    }

    /** JShell with what is typed as its input, and preferences of its own. */
    private String withInput(String command, List<Guide.Step> typed) throws IOException {
        Path input = folder.resolve("typed");
        Files.write(input, typed.stream().map(Guide.Step::command).toList());
        return command.replaceFirst("jshell", "jshell -J-Djava.util.prefs.userRoot='" + folder + "' -R-Xmx512m")
                + " < '" + input + "' 2> /dev/null";
    }

    private static List<String> answers(String printed) {
        // What a terminal makes of the cursor's moves.
        String[] parts = printed.replace("\b", "").split(PROMPT);
        return Stream.of(parts)
                .skip(1)
                .map(answer -> answer.lines()
                        .map(String::strip)
                        .filter(line -> !line.isEmpty())
                        .collect(Collectors.joining("\n")))
                .limit(parts.length - 2L)
                .toList();
    }

    private static void copy(Path from, Path to) throws IOException {
        try (Stream<Path> files = Files.walk(from)) {
            for (Path file : files.filter(file -> !from.relativize(file).startsWith("target"))
                    .toList()) {
                Path copy = to.resolve(from.relativize(file).toString());
                if (Files.isDirectory(file)) {
                    Files.createDirectories(copy);
                } else {
                    Files.copy(file, copy);
                }
            }
        }
    }
}
