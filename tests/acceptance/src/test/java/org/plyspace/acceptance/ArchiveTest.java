package org.plyspace.acceptance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.plyspace.api.RuleStatement;
import org.plyspace.engine.Registry;
import org.plyspace.engine.plugin.FoundVariant;
import org.plyspace.engine.plugin.PluginFolders;
import org.plyspace.engine.plugin.PluginLoader;
import org.plyspace.tck.GoldenFile;
import org.plyspace.testing.TestForm;

/** The archive, unpacked elsewhere: all is in it, nothing else is, and it works with a Java alone and writes nothing there. */
@DisabledOnOs(value = OS.WINDOWS, disabledReason = "the program is started by a script for bash")
final class ArchiveTest {

    /** The file in the sources; the one in the archive is a copy. */
    private static final GoldenFile README =
            GoldenFile.at(Program.HOME.resolve("../../../../README.md").normalize());

    /** The indent of commands and their output on that page. */
    private static final String INDENT = "    ";

    private static final Pattern LINK = Pattern.compile("\\]\\((?!https?:)([^)#\\s]+)[^)]*\\)");
    private static final Pattern NAMED_PAGE = Pattern.compile("docs/[\\w./-]*\\w");
    private static final Pattern CITED_PAGE = Pattern.compile("[\\w/-]+\\.md");

    @TempDir
    private static Path folder;

    private static UnpackedArchive archive;
    private static Path home;
    private static SortedMap<String, String> asUnpacked;

    @BeforeAll
    static void unpack() throws IOException, InterruptedException {
        if (UnpackedArchive.file().isEmpty()) {
            Torture.tellSkipped("the archive, which is made with -Parchive");
            Assumptions.abort("there is no archive");
        }
        archive = UnpackedArchive.in(folder);
        home = archive.home();
        asUnpacked = archive.state();
    }

    @AfterAll
    static void nothingWasWritten() throws IOException, InterruptedException {
        if (archive != null) {
            SortedMap<String, String> now = archive.state();
            archive.letGo();
            assertEquals(asUnpacked, now);
        }
    }

    @Test
    void theProgramIsTheDistributionAndNothingOfItsUser() throws IOException {
        Set<String> distribution = new TreeSet<>();
        try (Stream<Path> files = Files.walk(Program.HOME)) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                String name = Program.HOME.relativize(file).toString();
                if (!name.equals("complete") && !name.startsWith("plugins/")) {
                    if (!name.startsWith("examples/")) {
                        distribution.add(name);
                    }
                    assertEquals(-1, Files.mismatch(file, home.resolve(name)), name);
                }
            }
        }
        distribution.add("plugins/README.md");

        Set<String> ofTheProgram = archive.files().stream()
                .filter(name -> !name.matches("(docs|examples|completion|man)/.*|(README|CHANGELOG|CONTRIBUTING)\\.md"))
                .filter(name -> !name.matches("maven/.*-(sources|javadoc)\\.jar(\\.sha1)?"))
                .collect(Collectors.toCollection(TreeSet::new));
        assertEquals(distribution, ofTheProgram);
    }

    /** Without a word from groff: what it cannot make sense of, it says. */
    @Test
    void manualPagesAreReadWithoutAComplaint() throws IOException, InterruptedException {
        List<String> pages =
                archive.files().stream().filter(name -> name.startsWith("man/")).toList();
        assertTrue(pages.containsAll(List.of("man/man1/plyspace.1", "man/man1/plyspace-show.1")), pages::toString);
        String groff = Installed.program("groff");
        for (String page : pages) {
            Process process = new ProcessBuilder(
                            groff,
                            "-man",
                            "-ww",
                            "-z",
                            "-Tutf8",
                            home.resolve(page).toString())
                    .redirectErrorStream(true)
                    .start();
            String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
            assertEquals(0, process.waitFor(), page);
            assertEquals("", said, page);
        }
    }

    @Test
    void onlyTheScriptCanBeRunAndAllIsOfOneTime() throws IOException {
        List<String> runnable = new ArrayList<>();
        Set<Instant> times = new TreeSet<>();
        for (String name : archive.files()) {
            times.add(Files.getLastModifiedTime(home.resolve(name)).toInstant());
            if (Files.isExecutable(home.resolve(name))) {
                runnable.add(name);
            }
        }

        assertEquals(List.of("plyspace"), runnable);
        assertEquals(1, times.size(), times::toString);
    }

    @Test
    void nothingTellsWhereItWasBuilt() throws IOException {
        String checkout = Program.HOME.resolve("../../../..").normalize().toString();
        for (String name : archive.files()) {
            if (!name.endsWith(".jar")) {
                // Pictures are no text, in which the name would be found all the same.
                String content = Files.readString(home.resolve(name), StandardCharsets.ISO_8859_1);
                assertFalse(content.contains(checkout), name);
            }
        }
    }

    @Test
    void whatPagesLinkToIsThere() throws IOException {
        List<String> found = new ArrayList<>();
        List<String> dangling = new ArrayList<>();
        for (String name : archive.files()) {
            if (name.endsWith(".md")) {
                Path page = home.resolve(name);
                LINK.matcher(Files.readString(page))
                        .results()
                        .map(match -> match.group(1))
                        .forEach(link -> {
                            found.add(link);
                            if (!Files.exists(page.resolveSibling(link))) {
                                dangling.add(name + ": " + link);
                            }
                        });
            }
        }

        assertTrue(found.size() > 80, found::toString);
        assertEquals(List.of(), dangling);
    }

    @Test
    void pagesThatTheProgramSpeaksOfAreThere() throws IOException {
        Set<String> pages = new TreeSet<>();
        for (String command : Program.commands()) {
            NAMED_PAGE
                    .matcher(new Program().run(command, "--help").out())
                    .results()
                    .map(MatchResult::group)
                    .forEach(pages::add);
        }
        assertTrue(pages.contains("docs/referee.md"), pages::toString);
        pages.forEach(page -> assertTrue(Files.exists(home.resolve(page)), page));

        Set<String> cited = new TreeSet<>();
        Registry bundled = registry(Optional.empty());
        for (FoundVariant found : bundled.variants()) {
            for (RuleStatement statement : bundled.rules(found.id()).rulebook()) {
                CITED_PAGE
                        .matcher(statement.citation())
                        .results()
                        .map(MatchResult::group)
                        .forEach(cited::add);
            }
        }
        assertTrue(cited.size() > 3, cited::toString);
        for (String page : cited) {
            assertTrue(
                    Files.exists(home.resolve("docs").resolve(page))
                            || Files.exists(home.resolve("docs/rules").resolve(page)),
                    page);
        }
    }

    @Test
    void whatTheReadmeShowsIsWhatIsPrinted() throws IOException, InterruptedException {
        List<Transcript> shown = shown(Files.readAllLines(home.resolve("README.md")));
        assertTrue(shown.size() > 2, shown::toString);

        for (Transcript command : shown) {
            if (!TestForm.isWhole() && command.command().startsWith("./plyspace compare")) {
                continue;
            }
            Program.Result result = archive.shell(home, command.command());
            if (!new Guide.Step(command.command(), command.printed()).matches(result.out())) {
                command.file()
                        .holds(
                                INDENT + "$ " + command.command() + "\n",
                                indented(command.printed().stream()),
                                indented(result.out().stripTrailing().lines()));
            }
            assertEquals("", result.err(), command.command());
        }
    }

    private static String indented(Stream<String> lines) {
        return lines.map(line -> line.isEmpty() ? "\n" : INDENT + line + "\n").collect(Collectors.joining());
    }

    /** The commands of a page that begin with {@code ./plyspace} after a dollar, with what stands below them, if anything. */
    private static List<Transcript> shown(List<String> page) {
        List<Transcript> all = new ArrayList<>();
        for (int i = 0; i < page.size(); i++) {
            if (page.get(i).startsWith(INDENT + "$ ./plyspace ")) {
                List<String> printed = page.subList(i + 1, page.size()).stream()
                        .takeWhile(
                                line -> line.isBlank() || (line.startsWith(INDENT) && !line.startsWith(INDENT + "$ ")))
                        .map(line -> line.isBlank() ? "" : line.substring(INDENT.length()))
                        .toList();
                if (printed.stream().anyMatch(line -> !line.isBlank())) {
                    all.add(new Transcript(
                            README,
                            page.get(i).substring((INDENT + "$ ").length()),
                            String.join("\n", printed).stripTrailing().lines().toList()));
                }
            }
        }
        return all;
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "compare twoboard koernke --games 2 --max-plies 40 --seed 7",
                "--plugins examples/jars show alice"
            })
    void commandsPrintWhatTheyPrintElsewhere(String command) throws IOException, InterruptedException {
        String[] inThisProcess = Stream.of(command.split(" ", -1))
                .map(word -> word.startsWith("examples/") ? home.resolve(word).toString() : word)
                .toArray(String[]::new);

        Program.Result expected = new Program().run(inThisProcess);

        assertEquals(0, expected.code(), expected.err());
        assertEquals(expected, archive.shell(home, "./plyspace " + command));
    }

    @Test
    void laterStartsTakeTheProgramFromAClassDataArchive() throws IOException, InterruptedException {
        Path cache = folder.resolve("cache");
        String start = "XDG_CACHE_HOME='" + cache + "' ./plyspace show cube";
        Program.Result first = archive.shell(home, start);
        String wait = "for try in {1..6000}; do ls '" + cache + "'/plyspace/*.jsa && break; sleep 0.1; done";
        assertEquals(0, archive.shell(home, wait).code());

        Path log = folder.resolve("classes");
        assertEquals(first, archive.shell(home, "PLYSPACE_JAVA_OPTS=-Xlog:class+load:file=" + log + " " + start));

        assertTrue(Files.readString(log)
                .replaceAll(" +", " ")
                .contains("org.plyspace.engine.Registry source: shared objects file (top)"));
    }

    @Test
    void aGameIsPlayed() throws IOException, InterruptedException {
        String typed = "3b2-3b3\\nwhy 3a1-3a9\\nresign\\n";

        Program.Result result = archive.shell(
                home, "printf '" + typed + "' | ./plyspace play koernke --unsaved --black random --seed 1");

        assertEquals(
                new Program()
                        .input(typed.translateEscapes())
                        .run("play", "koernke", "--unsaved", "--black", "random", "--seed", "1"),
                result);
        assertTrue(result.out().contains("resignation"), result.out());
    }

    @Test
    void aNewProjectIsBuiltAgainstTheRepositoryHere() throws IOException, InterruptedException {
        Path work = Files.createDirectory(folder.resolve("work"));

        Program.Result result = archive.shell(work, "'" + home + "/plyspace' new-variant tower");

        assertEquals(0, result.code(), result.err());
        String pom = Files.readString(work.resolve("tower/pom.xml"));
        assertTrue(pom.contains("<plyspace.repository>" + home.resolve("maven").toUri()), pom);
    }

    @Test
    void examplesAreThereAndNotLoaded() throws IOException {
        Set<String> bundled = ids(registry(Optional.empty()));
        Set<String> withExamples = ids(registry(Optional.of(home.resolve("examples/jars"))));

        assertEquals(ids(Program.registry()), bundled);
        withExamples.removeAll(bundled);
        assertEquals(new TreeSet<>(ExamplePlugins.jars()), withExamples);
        for (String id : ExamplePlugins.jars()) {
            Path project = home.resolve("examples/variant-" + id);
            assertTrue(Files.isRegularFile(project.resolve("pom.xml")), id);
            assertTrue(Files.isDirectory(project.resolve("src/main/java")), id);
            assertFalse(Files.exists(project.resolve("target")), id);
        }
        assertEquals(bundled, ids(registry(Optional.of(home.resolve("plugins")))));
        assertTrue(ids(registry(Optional.of(home.resolve("examples/json")))).contains("hill"));
    }

    private static Registry registry(Optional<Path> plugins) {
        return new Registry(PluginLoader.load(new PluginFolders(Optional.of(home.resolve("variants")), plugins)));
    }

    private static Set<String> ids(Registry registry) {
        assertEquals(List.of(), registry.refusals());
        return registry.variants().stream().map(FoundVariant::id).collect(Collectors.toCollection(TreeSet::new));
    }

    @ParameterizedTest
    @ValueSource(strings = {"api", "geometry", "movegen", "vectors", "tck"})
    void theRepositoryHasSourcesAndJavadoc(String module) throws IOException {
        String version = home.getFileName().toString().replace("plyspace-", "");
        Path versions = home.resolve("maven/org/plyspace/plyspace-" + module).resolve(version);
        String stem = "plyspace-" + module + "-" + version;
        for (String file : List.of(".pom", ".jar", "-sources.jar", "-javadoc.jar")) {
            Path whole = versions.resolve(stem + file);
            assertEquals(
                    Files.readString(versions.resolve(stem + file + ".sha1")).strip(), sha1(whole), whole.toString());
        }
        Set<String> classes = entries(versions.resolve(stem + ".jar"));
        Set<String> sources = entries(versions.resolve(stem + "-sources.jar"));
        Set<String> javadoc = entries(versions.resolve(stem + "-javadoc.jar"));

        List<String> topLevel = classes.stream()
                .filter(name -> name.endsWith(".class") && !name.contains("$"))
                .map(name -> name.replace(".class", ""))
                .toList();
        assertTrue(topLevel.size() > 3, topLevel::toString);
        for (String type : topLevel) {
            assertTrue(sources.contains(type + ".java"), type);
        }
        for (String source : sources) {
            if (source.endsWith("package-info.java") && classes.contains(source.replace(".java", ".class"))) {
                assertTrue(javadoc.contains(source.replace("package-info.java", "package-summary.html")), source);
            }
        }
        assertTrue(javadoc.contains("index.html"), javadoc::toString);
    }

    private static Set<String> entries(Path jar) throws IOException {
        try (ZipFile zip = new ZipFile(jar.toFile())) {
            return zip.stream().map(ZipEntry::getName).collect(Collectors.toSet());
        }
    }

    private static String sha1(Path file) throws IOException {
        try {
            return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-1").digest(Files.readAllBytes(file)));
        } catch (NoSuchAlgorithmException everyJavaHasIt) {
            throw new IllegalStateException(everyJavaHasIt);
        }
    }
}
