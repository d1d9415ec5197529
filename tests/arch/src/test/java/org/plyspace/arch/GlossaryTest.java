package org.plyspace.arch;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.lang.reflect.AnnotatedElement;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** One word for one thing, in help texts and on pages; {@link NameConditions} holds classes to the same. */
final class GlossaryTest {

    private static final Path CHECKOUT = SourceTree.checkout();
    private static final String COMMANDS = "org.plyspace.cli.command.";

    private final GlossaryWords words = read();

    private static GlossaryWords read() {
        try (InputStream file = GlossaryTest.class.getResourceAsStream("words.txt")) {
            return GlossaryWords.read(new String(file.readAllBytes(), StandardCharsets.UTF_8));
        } catch (IOException unreadable) {
            throw new AssertionError(unreadable);
        }
    }

    @Test
    void helpTextsKeepToTheGlossary() throws Exception {
        Map<String, String> help = help();

        assertTrue(help.size() > 30, () -> "commands found: " + help.keySet());
        assertEquals("", found(help));
    }

    @Test
    void pagesKeepToTheGlossary() throws IOException {
        Map<String, String> pages = pages();

        assertTrue(pages.size() > 30, () -> "pages found: " + pages.keySet());
        assertEquals("", found(pages));
    }

    /** Else the list would grow, and hide what nobody says any more. */
    @Test
    void whatIsAllowedIsSaidSomewhere() throws Exception {
        Map<String, String> all = pages();
        List<String> pages = List.copyOf(all.keySet());
        all.putAll(help());

        assertEquals(List.of(), words.unused(pages, String.join("\n", all.values())));
    }

    @Test
    void aWordThatIsNotUsedIsFound() {
        assertEquals(
                List.of("games.md says 'machines' in 'what machines chose'; expected engine"),
                words.found("games.md", "what\n Machines chose"));
        assertEquals(
                List.of(), words.found("games.md", "in machine form, by `machine`, on this machine\n    machines\n"));
        assertEquals(List.of(), words.found("scale.md", "machines"));
        assertEquals(
                List.of("spec is no longer"),
                GlossaryWords.read("spec = x\nspec : spec is no longer # why").unused(List.of(), "a spec"));
        assertThrows(IllegalArgumentException.class, () -> GlossaryWords.read("spec = x\nspec : spec of"));
    }

    private String found(Map<String, String> texts) {
        List<String> found = new ArrayList<>();
        texts.forEach((name, text) -> found.addAll(words.found(name, text)));
        return String.join("\n", found);
    }

    private static Map<String, String> pages() throws IOException {
        Map<String, String> pages = new LinkedHashMap<>();
        for (String folder : List.of("", "docs", "docs/decisions")) {
            try (Stream<Path> files = Files.list(CHECKOUT.resolve(folder))) {
                for (Path page : files.filter(file -> file.toString().endsWith(".md"))
                        .sorted()
                        .toList()) {
                    if (!page.endsWith("CHANGELOG.md")) {
                        pages.merge(page.getFileName().toString(), Files.readString(page), String::concat);
                    }
                }
            }
        }
        return pages;
    }

    /** What the commands' classes say of themselves, their options and their arguments. */
    private static Map<String, String> help() throws ClassNotFoundException {
        Map<String, String> help = new LinkedHashMap<>();
        for (String name : SourceTree.types("cli")) {
            if (name.startsWith(COMMANDS)) {
                Class<?> type = Class.forName(name);
                Stream.concat(Stream.of(type), Stream.of(type.getDeclaredClasses()))
                        .forEach(each -> add(help, each));
            }
        }
        return help;
    }

    private static void add(Map<String, String> help, Class<?> type) {
        String text = Stream.of(
                        Stream.of(type), Stream.of(type.getDeclaredFields()), Stream.of(type.getDeclaredMethods()))
                .flatMap(elements -> elements)
                .flatMap(GlossaryTest::texts)
                .reduce("", (before, line) -> before + line + "\n");
        if (!text.isEmpty()) {
            help.put(type.getName(), text);
        }
    }

    private static Stream<String> texts(AnnotatedElement element) {
        List<String> texts = new ArrayList<>();
        for (Command command : element.getAnnotationsByType(Command.class)) {
            texts.addAll(List.of(command.description()));
            texts.addAll(List.of(command.header()));
            texts.addAll(List.of(command.footer()));
        }
        for (Option option : element.getAnnotationsByType(Option.class)) {
            texts.add(option.paramLabel());
            texts.addAll(List.of(option.description()));
        }
        for (Parameters parameters : element.getAnnotationsByType(Parameters.class)) {
            texts.add(parameters.paramLabel());
            texts.addAll(List.of(parameters.description()));
        }
        return texts.stream();
    }
}
