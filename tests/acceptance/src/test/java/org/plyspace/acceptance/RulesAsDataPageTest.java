package org.plyspace.acceptance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.spi.ToolProvider;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.plyspace.testing.InWholeForm;

/** What docs/rules-as-data.md shows is so: its files are read, its excerpts are excerpts, its commands print what it says. */
@InWholeForm
class RulesAsDataPageTest {

    private static final String PAGE = "rules-as-data.md";
    private static final Pattern WHOLE_FILE = Pattern.compile("`plugins/([a-z-]+\\.json)`:");
    private static final Pattern PART_OF_FILE = Pattern.compile("`plugins/([a-z-]+\\.json)`, part of it:");
    private static final Pattern EXAMPLE = Pattern.compile("\\[([a-z0-9-]+\\.json)]\\(\\.\\./examples/json/\\1\\)");
    private static final Pattern TIME = Pattern.compile("in [0-9.]+ s, [0-9,]+ nodes a second");

    @TempDir
    private Path folder;

    private Path plugins;

    /** The files of the page, the one that it tells how to spoil, and one for a jar. */
    @BeforeEach
    void writeFiles() throws IOException {
        plugins = Files.createDirectory(folder.resolve("plugins"));
        Path inJar = Files.createDirectories(folder.resolve("rules/META-INF/plyspace"));
        Files.copy(ExamplePlugins.json("orthodox.json"), inJar.resolve("orthodox.json"));
        for (Page.Block block : Page.read(PAGE)) {
            Matcher file = WHOLE_FILE.matcher(block.before());
            if (file.matches()) {
                Files.writeString(plugins.resolve(file.group(1)), block.text());
            }
        }
        Files.writeString(
                plugins.resolve("spoilt.json"),
                Files.readString(plugins.resolve("los-alamos.json"))
                        .replace("\"files\": 6", "\"fils\": 6")
                        .replace("[\"straight\", {\"flat\": [1, 1, 0]}]", "[\"strait\", {\"flat\": [1, 1]}]")
                        .replace("\"los-alamos\"", "\"spoilt\""));
    }

    @Test
    void everyBlockOfJsonIsFromAFile() throws IOException {
        List<Page.Block> blocks = Page.read(PAGE).stream()
                .filter(block -> block.kind().equals("json"))
                .toList();
        assertEquals(14, blocks.size());
        for (Page.Block block : blocks) {
            assertTrue(fileOf(block).contains(block.text().strip()), () -> block.before() + "\n" + block.text());
        }
    }

    private String fileOf(Page.Block block) throws IOException {
        for (Pattern own : List.of(WHOLE_FILE, PART_OF_FILE)) {
            Matcher matcher = own.matcher(block.before());
            if (matcher.matches()) {
                return Files.readString(plugins.resolve(matcher.group(1)));
            }
        }
        Matcher example = EXAMPLE.matcher(block.before());
        return example.find()
                ? Files.readString(ExamplePlugins.json(example.group(1)))
                : fail("no file is named before\n" + block.text());
    }

    @Test
    void everyCommandPrintsWhatThePageSays() throws IOException {
        int commands = 0;
        for (Page.Block block : Page.read(PAGE)) {
            if (block.kind().equals("console")) {
                for (String session : block.text().split("(?m)^\\$ ", -1)) {
                    if (!session.isEmpty()) {
                        assertPrints(session.lines().toList());
                        commands++;
                    }
                }
            }
        }
        assertEquals(17, commands);
    }

    private String plyspace(String... words) throws IOException {
        Program.Result result = new Program()
                .environment("PLYSPACE_PLUGINS", plugins.toString())
                .run(words);
        return (result.out() + result.err()).replace(plugins.toString(), "plugins");
    }

    /** Runs the JDK's tool with the page's folders. */
    private String jar(String... words) {
        String[] arguments = Arrays.stream(words)
                .map(word -> word.startsWith("plugins/") || word.equals("rules") ? folder + "/" + word : word)
                .toArray(String[]::new);
        int code = ToolProvider.findFirst("jar").orElseThrow().run(System.err, System.err, arguments);
        assertEquals(0, code, String.join(" ", words));
        return "";
    }

    /** Lines of dots stand for any lines, times for any times. */
    private void assertPrints(List<String> session) throws IOException {
        String[] words = Transcript.words(session.get(0));
        String[] arguments = Arrays.copyOfRange(words, 1, words.length);
        String printed = words[0].equals("jar") ? jar(arguments) : plyspace(arguments);
        StringBuilder expected = new StringBuilder();
        for (String line : session.subList(1, session.size())) {
            expected.append(
                    line.equals("...")
                            ? "(?s:.*?)"
                            : Pattern.quote(TIME.matcher(line).replaceAll("")) + "\n");
        }
        if (!Pattern.matches(expected.toString(), TIME.matcher(printed).replaceAll(""))) {
            new Guide.Step(session.get(0), session.subList(1, session.size())).settle(Page.file(PAGE), printed);
        }
    }
}
