package org.plyspace.spark;

import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * The arguments of the program.
 *
 * @param experiment the experiment's file
 * @param home the folder of a distribution
 * @param plugins a folder of further jars of rule sets
 * @param store the folder where games are stored
 * @param range the numbers of the games to play, {@code A-B}; empty for all
 * @param gamesPerTask the number of games per task
 * @param seconds the time limit of a move
 * @param unrepeatable whether games that cannot be repeated are accepted
 */
public record SparkArguments(
        Path experiment,
        Path home,
        Optional<Path> plugins,
        Path store,
        Optional<String> range,
        int gamesPerTask,
        long seconds,
        boolean unrepeatable) {

    /** The usage message. */
    public static final String USAGE = """
            usage: spark-submit [options of Spark] plyspace-spark.jar EXPERIMENT --home DIR [options]
              EXPERIMENT          file of an experiment
              --home DIR          folder of a distribution of Plyspace, the one with lib and variants in it
              --plugins DIR       folder of jars of rule sets; default: plugins in the folder of the distribution
              --store DIR         folder that games are kept in; default: EXPERIMENT with the ending .store for .json
              --range A-B         only the games with these numbers, counted from 0
              --games-per-task N  how many games are one task of Spark, 1 to 10000; default: 64
              --timeout SECONDS   give up when one move takes longer; default: 600
              --unrepeatable      accept engines that would not play the same games again""";

    private static final int LONGEST = 604_800;
    private static final int MOST_PER_TASK = 10_000;
    private static final int USUAL_PER_TASK = 64;
    private static final int USUAL_SECONDS = 600;
    private static final String ENDING = ".json";
    private static final Set<String> WITH_VALUE =
            Set.of("--home", "--plugins", "--store", "--range", "--games-per-task", "--timeout");
    private static final String UNREPEATABLE = "--unrepeatable";

    /**
     * Parses a command line.
     *
     * @throws FailedRun if it does not match {@link #USAGE}, or a folder does not exist
     */
    public static SparkArguments parse(String... words) throws FailedRun {
        Map<String, String> values = new HashMap<>();
        List<String> files = new ArrayList<>();
        for (int i = 0; i < words.length; i++) {
            String name = words[i].replaceFirst("=.*", "");
            if (WITH_VALUE.contains(name)) {
                boolean joined = name.length() < words[i].length();
                if (!joined && i + 1 == words.length) {
                    throw refusal(name + " has no value");
                }
                put(values, name, joined ? words[i].substring(name.length() + 1) : words[++i]);
            } else if (words[i].equals(UNREPEATABLE)) {
                put(values, UNREPEATABLE, "");
            } else if (words[i].startsWith("-")) {
                throw refusal("there is no option " + words[i]);
            } else {
                files.add(words[i]);
            }
        }
        if (files.size() != 1) {
            throw refusal(files.isEmpty() ? "EXPERIMENT is missing" : "expected one EXPERIMENT, found " + files);
        }
        if (!values.containsKey("--home")) {
            throw refusal("--home is missing");
        }
        String file = files.get(0);
        String usualStore =
                (file.endsWith(ENDING) ? file.substring(0, file.length() - ENDING.length()) : file) + ".store";
        Path home = folder("--home", values.get("--home"));
        for (String part : List.of("lib", "variants")) {
            if (!Files.isDirectory(home.resolve(part))) {
                throw refusal(
                        "--home: there is no folder " + part + " in " + home
                                + "; expected a distribution, such as release/dist/target/plyspace of a checkout that was built");
            }
        }
        Optional<Path> plugins = values.containsKey("--plugins")
                ? Optional.of(folder("--plugins", values.get("--plugins")))
                : Optional.of(home.resolve("plugins")).filter(Files::isDirectory);
        return new SparkArguments(
                path("EXPERIMENT", file),
                home,
                plugins,
                path("--store", values.getOrDefault("--store", usualStore)),
                Optional.ofNullable(values.get("--range")),
                (int) number(values, "--games-per-task", USUAL_PER_TASK, MOST_PER_TASK),
                number(values, "--timeout", USUAL_SECONDS, LONGEST),
                values.containsKey(UNREPEATABLE));
    }

    private static void put(Map<String, String> values, String name, String value) throws FailedRun {
        if (values.put(name, value) != null) {
            throw refusal(name + " is given twice");
        }
    }

    private static Path folder(String option, String name) throws FailedRun {
        Path path = path(option, name);
        if (!Files.isDirectory(path)) {
            throw refusal(option + ": there is no folder '" + name + "'");
        }
        return path;
    }

    private static Path path(String option, String name) throws FailedRun {
        try {
            return Path.of(name);
        } catch (InvalidPathException invalid) {
            throw refusal(option + ": '" + name + "' cannot be the name of a file");
        }
    }

    private static long number(Map<String, String> values, String option, int usual, int most) throws FailedRun {
        String text = values.getOrDefault(option, String.valueOf(usual));
        if (!text.matches("[0-9]{1,9}") || Long.parseLong(text) < 1 || Long.parseLong(text) > most) {
            throw refusal(option + ": '" + text + "' is not a whole number from 1 to " + most);
        }
        return Long.parseLong(text);
    }

    private static FailedRun refusal(String reason) {
        return FailedRun.badUsage(reason + "\n" + USAGE);
    }
}
