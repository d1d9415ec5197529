package org.plyspace.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.lang.reflect.Proxy;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.plyspace.api.Variant;
import org.plyspace.cli.LoftProgram.Result;
import org.plyspace.cli.toy.Loft;
import org.plyspace.engine.io.LockedFolder;

/** Each row of the table of exit codes in {@code docs/commands.md} is what command lines end with. */
@Timeout(value = 10, unit = TimeUnit.MINUTES, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class ExitCodesTest {

    private static final Path PAGE = Path.of("..", "..", "docs", "commands.md");
    private static final String EXPERIMENT = "{\"format\":\"plyspace-experiment/1\",\"name\":\"exits\","
            + "\"settings\":[\"loft\"],\"players\":[\"random\"],\"games\":4,\"openings\":\"random:2\",\"maxPlies\":12}";
    private static final String DEAD = "uci:cmd=exit 7";
    private static final String ILLEGAL =
            "uci:cmd=while read word rest; do case $word in uci) echo uciok;; isready) echo readyok;; go) echo bestmove 1a1-1a1;; esac; done";

    @TempDir
    private Path folder;

    private final Map<String, Row> rows = new LinkedHashMap<>();
    private LoftProgram program;

    /** What leads to a row of the table: command lines, or more than that. */
    @FunctionalInterface
    private interface Row {

        List<Result> results() throws IOException;
    }

    @BeforeEach
    void describe() throws IOException {
        program = program(new Loft());
        rows.put("all that was asked for is done", () -> List.of(run("moves", "loft"), run("perft", "loft", "1")));
        rows.put(
                "the answer is yes: a move is legal, a mate is found",
                () -> List.of(
                        run("why", "loft", "1b2-1c3"),
                        run("solve", "loft", "--mate", "1", "--position", Loft.MATE_IN_ONE)));
        rows.put(
                "the answer is no: a move is illegal, no mate is found",
                () -> List.of(run("why", "loft", "1a2-1a3"), run("solve", "loft", "--mate", "1")));
        rows.put("a game does not hold by its rules", () -> {
            String game = file("game.txt", "1. bx1d3\n");
            return List.of(
                    run("replay", "loft", "1b2-1c3#"),
                    run("convert", game, "--from", "source", "--variant", "loft", "--to", "pgn"));
        });
        rows.put("a rule set fails or does not answer in time", () -> {
            LoftProgram broken = program(broken());
            return List.of(
                    broken.run("moves", "loft"),
                    broken.run("match", "random", "random", "--variant", "loft"),
                    broken.run("compare", "loft", "--games", "2"),
                    broken.run("lab", "run", file("broken.json", EXPERIMENT)));
        });
        rows.put(
                "an engine does not start, ends, does not answer in time or plays an illegal move",
                () -> Stream.of(DEAD, ILLEGAL, DEAD.replace("exit 7", "sleep 9") + ",timeout=0.2s")
                        .flatMap(this::withEngine)
                        .toList());
        rows.put("a store of games is damaged", this::damaged);
        rows.put(
                "a file cannot be written: the disk is full, permission is denied, another program has it",
                this::takenByAnother);
        rows.put(
                "a command, an option or a value makes no sense",
                () -> List.of(run("mvoes"), run("moves", "loft", "--no"), run("best", "loft", "--depth", "0")));
        rows.put(
                "a rule set, option, piece or square does not exist",
                () -> List.of(
                        run("moves", "lof"),
                        run("moves", "loft:size=4"),
                        run("moves", "loft", "--at", "1d2", "--piece", "X"),
                        run("moves", "loft", "--at", "9z9")));
        rows.put(
                "a position, a move or a list of moves cannot be read",
                () -> List.of(run("moves", "loft", "--position", "nonsense"), run("why", "loft", "hello")));
        rows.put(
                "a position is impossible",
                () -> List.of(run("moves", "loft", "--position", "1:4/4/4/4|2:4/4/4/K3 w - - 0 1")));
        rows.put(
                "a file cannot be read, or is not what it should be",
                () -> List.of(
                        run("replay", at("none.json")),
                        run("lab", "run", file("some.json", "{}")),
                        run("replay", file("some.pgn", "[Variant \"loft\"\n"))));
        rows.put(
                "a file cannot be written: its folder is missing, or it is one itself",
                () -> List.of(
                        run("show", "loft", "--svg", at("none/board.svg")),
                        run("show", "loft", "--svg", folder.toString())));
        rows.put("a store holds games of another experiment", () -> {
            run("lab", "run", file("one.json", EXPERIMENT), "--store", at("store"))
                    .lines(0);
            return List.of(run(
                    "lab", "run", file("other.json", EXPERIMENT.replace("exits", "others")), "--store", at("store")));
        });
        rows.put(
                "an engine would not play the same games again, and `--unrepeatable` is missing",
                () -> List.of(
                        run("lab", "run", experiment("alphabeta:time=0.01s")),
                        run("lab", "run", experiment(DEAD)),
                        run("lab", "plan", experiment(DEAD))));
    }

    private Result run(String... arguments) {
        return program.run(arguments);
    }

    private String at(String name) {
        return folder.resolve(name).toString();
    }

    private String file(String name, String text) throws IOException {
        return Files.writeString(folder.resolve(name), text).toString();
    }

    private String experiment(String player) throws IOException {
        return file("exits.json", EXPERIMENT.replace("\"random\"", "\"" + player + "\""));
    }

    /** With a jar that is there, since stores have the digest of what games were played by. */
    private LoftProgram program(Variant variant) throws IOException {
        Path jar = Path.of(file("loft.jar", "a jar"));
        return new LoftProgram(folder, Loft.registry(variant, jar));
    }

    private static Variant broken() {
        Loft loft = new Loft();
        return (Variant) Proxy.newProxyInstance(
                Variant.class.getClassLoader(), new Class<?>[] {Variant.class}, (self, method, arguments) -> {
                    if (method.getName().equals("rules")) {
                        throw new IllegalStateException("spoilt");
                    }
                    return method.invoke(loft, arguments);
                });
    }

    private Stream<Result> withEngine(String engine) {
        try {
            return Stream.of(
                    run("match", engine, "random", "--variant", "loft", "--games", "2", "--threads", "1"),
                    run("tournament", engine, "random", "--variant", "loft", "--games", "2", "--threads", "1"),
                    run("compare", "loft", "--engine", engine, "--games", "2", "--threads", "1"),
                    run("play", "loft", "--white", engine, "--black", "random", "--unsaved"),
                    run("lab", "run", experiment(engine), "--unrepeatable", "--store", at("store" + engine.hashCode())),
                    run("lab", "plan", experiment(engine), "--unrepeatable"));
        } catch (IOException failed) {
            throw new AssertionError(failed);
        }
    }

    private List<Result> damaged() throws IOException {
        run("lab", "run", file("damaged.json", EXPERIMENT)).lines(0);
        Path games = folder.resolve("damaged.store/games.jsonl");
        Path manifest = folder.resolve("damaged.store/manifest.json");
        String sound = Files.readString(games);
        List<Result> results = new ArrayList<>();
        results.add(reportOn(games, sound.replaceFirst("\"result\":\"[^\"]*\"", "\"result\":\"1/2-1/2\"")));
        for (String text : List.of(
                sound.replaceFirst("\"plies\":", "\"plys\":"),
                sound.replaceFirst("\"game\":", ""),
                sound + sound,
                sound + "no game",
                sound + "\u00ff\n")) {
            results.add(reportOn(games, text));
            results.add(run("lab", "export", at("damaged.store"), "--csv", at("games.csv")));
            results.add(run("lab", "merge", at("damaged.store"), "--into", at("merged")));
            results.add(run("lab", "run", at("damaged.json")));
        }
        Files.writeString(games, sound);
        for (String text : List.of("", "{", Files.readString(manifest).replace("\"exits\"", "\"entries\""))) {
            results.add(reportOn(manifest, text));
        }
        return results;
    }

    /** The report on a store of which a file says something else. */
    private Result reportOn(Path damaged, String text) throws IOException {
        assertNotEquals(text, Files.readString(damaged, StandardCharsets.ISO_8859_1));
        Files.writeString(damaged, text, StandardCharsets.ISO_8859_1);
        return run("lab", "report", at("damaged.store"));
    }

    private List<Result> takenByAnother() throws IOException {
        Files.createDirectories(folder.resolve("taken.store"));
        LockedFolder another = new LockedFolder(folder.resolve("taken.store"));
        Result result = run("lab", "run", file("taken.json", EXPERIMENT));
        another.close();
        return List.of(result);
    }

    private static Map<String, Integer> table() throws IOException {
        Map<String, Integer> table = new LinkedHashMap<>();
        Files.readAllLines(PAGE).stream()
                .dropWhile(line -> !line.equals("## Exit codes"))
                .skip(1)
                .takeWhile(line -> !line.startsWith("## "))
                .filter(line -> line.matches("\\| .* \\| \\d \\|"))
                .map(line -> line.split(" *\\| *", -1))
                .forEach(cells -> table.put(cells[1], Integer.valueOf(cells[2])));
        return table;
    }

    @TestFactory
    Stream<DynamicTest> aRowOfTheTableIsWhatHappens() throws IOException {
        return table().entrySet().stream()
                .map(row -> DynamicTest.dynamicTest(row.getKey(), () -> {
                    List<Result> results = Optional.ofNullable(rows.get(row.getKey()))
                            .orElseThrow(() -> new AssertionError("nothing leads to: " + row.getKey()))
                            .results();
                    assertTrue(!results.isEmpty());
                    for (Result result : results) {
                        assertEquals(row.getValue(), result.code(), result.out() + "--\n" + result.err());
                    }
                }));
    }

    @Test
    void allRowsAreInTheTable() throws IOException {
        assertEquals(table().keySet(), rows.keySet());
    }
}
