package org.plyspace.cli.command;

import com.google.inject.Inject;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.plyspace.api.Rules;
import org.plyspace.api.UsageException;
import org.plyspace.cli.io.ProgressLine;
import org.plyspace.cli.play.Play;
import org.plyspace.engine.CallLimit;
import org.plyspace.engine.OptionRange;
import org.plyspace.engine.io.OutputFiles;
import org.plyspace.match.puzzle.Puzzle;
import org.plyspace.match.puzzle.PuzzleFile;
import org.plyspace.match.puzzle.PuzzleTask;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code plyspace puzzles}: gives puzzles to solve, or finds new ones. */
@Command(
        name = "puzzles",
        description =
                "Gives puzzles, one by one: type moves, 'hint', 'next', or 'help' for the other commands. With --out it finds"
                        + " puzzles instead: wins in one to three moves and wins of material, each with one solution that the"
                        + " solver and the search have proved.",
        footer = {"", "docs/commands.md says what is proved, and how a rule set brings its puzzles."})
public final class PuzzlesCommand extends BaseCommand {

    private static final int USUAL_COUNT = 30;
    private static final int MOST_COUNT = 10_000;
    private static final int USUAL_GAMES = 2_000;
    private static final int MOST_GAMES = 1_000_000;
    private static final int LONGEST = 50_000_000;

    private final Play play;

    @Parameters(index = "0", paramLabel = "<variant>", description = "id, or id:option=value,option=value")
    private String variant = "";

    @Option(
            names = "--file",
            paramLabel = "FILE",
            description = "give the puzzles in FILE, as --out writes them; default: those that the rule set brings")
    private Optional<String> file = Optional.empty();

    @Option(
            names = "--out",
            paramLabel = "FILE",
            description = "find puzzles and save them to FILE; a run that was interrupted continues from it")
    private Optional<String> out = Optional.empty();

    @Option(names = "--count", paramLabel = "N", description = "find N puzzles; default: " + USUAL_COUNT)
    private Optional<Integer> count = Optional.empty();

    @Option(
            names = "--games",
            paramLabel = "N",
            description = "look for them in at most N games; default: " + USUAL_GAMES)
    private Optional<Integer> games = Optional.empty();

    @Option(
            names = "--seed",
            paramLabel = "S",
            description = "seed of these games; the same seed gives the same puzzles; default: 1")
    private Optional<Long> seed = Optional.empty();

    @Mixin
    private CommonOptions.Threads threads;

    @Mixin
    private CommonOptions.Timeout timeout;

    @Mixin
    private ViewOptions view;

    @Inject
    public PuzzlesCommand(Play play) {
        this.play = play;
    }

    @Override
    public Integer call() {
        if (out.isPresent()) {
            if (file.isPresent()) {
                throw new UsageException(
                        "--file and --out exclude each other: the one reads puzzles, the other finds them");
            }
            return find(out.get());
        }
        Stream.of(named("--count", count), named("--games", games), named("--seed", seed))
                .flatMap(Optional::stream)
                .findFirst()
                .ifPresent(option -> {
                    throw new UsageException(option + " is about finding puzzles; --out FILE finds them");
                });
        return registry().within(CallLimit.NONE).ask(variant, "for a puzzle", this::solve);
    }

    private static Optional<String> named(String option, Optional<?> given) {
        return given.map(any -> option);
    }

    private int find(String name) {
        OutputFiles.requireFolder("--out", name);
        int wanted = OptionRange.inRange("--count", count.orElse(USUAL_COUNT), 1, MOST_COUNT);
        int most = OptionRange.inRange("--games", games.orElse(USUAL_GAMES), 1, MOST_GAMES);
        PuzzleTask task =
                new PuzzleTask(registry(), variant, seed.orElse(1L), wanted, most, threads.count(), timeout.duration());
        PuzzleFile found;
        try (ProgressLine line = console().progress("puzzles")) {
            found = task.into(name, line);
        }
        int there = found.puzzles().size();
        console()
                .line(there + (there == 1 ? " puzzle of " : " puzzles of ")
                        + found.head().variant() + " in " + name + ", found in "
                        + found.head().games() + (found.head().games() == 1 ? " game: " : " games: ")
                        + sorts(found.puzzles()));
        if (there < wanted) {
            console().notice("--count " + wanted + " needs more than " + most + " games; a larger --games goes on");
        }
        return ExitCode.of(there >= wanted);
    }

    private static String sorts(List<Puzzle> puzzles) {
        Function<Integer, String> wins = moves -> puzzles.stream()
                        .filter(puzzle -> puzzle.kind() == Puzzle.Kind.WIN && puzzle.moves() == moves)
                        .count()
                + " wins in " + moves;
        return Stream.concat(
                        IntStream.rangeClosed(1, Puzzle.MOST_MOVES).boxed().map(wins),
                        Stream.of(puzzles.stream()
                                        .filter(puzzle -> puzzle.kind() == Puzzle.Kind.MATERIAL)
                                        .count()
                                + " of material"))
                .reduce((one, other) -> one + ", " + other)
                .orElseThrow();
    }

    private int solve() {
        Rules rules = registry().rules(variant);
        Optional<PuzzleFile> found = file.isPresent()
                ? file.map(name -> PuzzleFile.read(input().text(name, LONGEST), name, rules))
                : PuzzleFile.broughtBy(rules);
        List<Puzzle> puzzles = found.map(PuzzleFile::puzzles).orElse(List.of());
        if (puzzles.isEmpty()) {
            console()
                    .notice("there are no puzzles of " + rules.setting() + (file.isPresent() ? " in --file" : "")
                            + "; --out FILE finds some, and --file FILE gives them");
            return ExitCode.FAILED;
        }
        play.puzzles(rules, puzzles, new Play.Sight(view.look(), view.followsTerminal()));
        return ExitCode.DONE;
    }
}
