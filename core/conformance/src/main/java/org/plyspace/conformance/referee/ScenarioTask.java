package org.plyspace.conformance.referee;

import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import org.plyspace.api.Rules;
import org.plyspace.api.Texts;
import org.plyspace.api.UsageException;
import org.plyspace.conformance.scenario.Matrix;
import org.plyspace.conformance.scenario.MatrixFiles;
import org.plyspace.conformance.scenario.MatrixGenerator;
import org.plyspace.engine.OptionRange;
import org.plyspace.engine.Progress;
import org.plyspace.engine.Registry;
import org.plyspace.engine.io.Input;
import org.plyspace.match.engine.EngineProcess;

/**
 * Makes a matrix of test cases, or tests an engine with one.
 *
 * @param variant the rule set, with options if any; a matrix may name it instead
 */
public record ScenarioTask(Registry registry, Optional<String> variant) {

    private static final int MOST_PER_CATEGORY = 1_000;
    private static final int MOST_GAMES = 10_000;
    private static final int TO_START = 6;
    private static final int LONGEST_FILE = 100_000_000;

    /**
     * The rule set whose games are searched.
     *
     * @throws UsageException if it is missing, or a number is out of range
     */
    public String checkSearch(int perCategory, int games) {
        OptionRange.inRange("--per-category", perCategory, 1, MOST_PER_CATEGORY);
        OptionRange.inRange("--games", games, 1, MOST_GAMES);
        return required("a variant is missing");
    }

    /**
     * Searches random games for test cases.
     *
     * @param perCategory the most cases of each category, besides the source's own examples
     * @param progress receives each game
     * @throws UsageException as {@link #checkSearch}
     */
    public Matrix generate(long seed, int perCategory, int games, Progress progress) {
        String setting = checkSearch(perCategory, games);
        return registry.follow(setting, "for test cases", counter -> {
            Rules rules = registry.rules(setting);
            return new MatrixGenerator(rules, seed, perCategory).generate(games, progress, counter);
        });
    }

    /**
     * Reads a matrix, all of whose positions can be played.
     *
     * @throws UsageException if the file is no matrix, or one of another rule set
     */
    public Matrix read(Input input, String file) {
        MatrixFiles.Loaded loaded = loaded(input, file);
        String setting = loaded.variant()
                .orElseGet(() -> required("a CSV matrix does not name its variant; name it on the command line"));
        if (variant.isPresent() && !variant.get().equals(setting)) {
            throw new UsageException("the matrix is for " + setting + ", not for " + Texts.shorten(variant.get()));
        }
        Matrix matrix = new Matrix(setting, loaded.cases());
        registry.follow(setting, "for positions", counter -> {
            matrix.requirePositions(position -> registry.rules(setting, position), counter);
            return matrix;
        });
        return matrix;
    }

    /**
     * Tests an engine.
     *
     * @param command the shell command that starts it
     * @param limit how long it may take for an answer; for the first, {@value #TO_START} times as long, since it has to start
     * @param progress receives each case
     */
    public static MatrixCheck.CheckReport check(Matrix matrix, String command, Duration limit, Progress progress) {
        try (EngineProcess process = EngineProcess.start(command)) {
            AtomicInteger times = new AtomicInteger(TO_START);
            return new MatrixCheck(matrix, line -> process.ask(line, limit.multipliedBy(times.getAndSet(1))))
                    .run(progress);
        }
    }

    private static MatrixFiles.Loaded loaded(Input input, String file) {
        String text = input.text(file, LONGEST_FILE);
        try {
            return MatrixFiles.read(text);
        } catch (UsageException none) {
            throw new UsageException(Input.name(file), none.getMessage());
        }
    }

    private String required(String otherwise) {
        return variant.orElseThrow(() -> new UsageException(otherwise + "; 'plyspace variants' lists what there is"));
    }
}
