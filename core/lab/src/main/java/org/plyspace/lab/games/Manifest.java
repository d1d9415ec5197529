package org.plyspace.lab.games;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.plyspace.api.UsageException;
import org.plyspace.lab.study.Experiment;
import org.plyspace.lab.study.ExperimentFormat;
import org.plyspace.lab.study.ReadyExperiment;
import org.plyspace.lab.study.SourceFile;
import org.plyspace.search.EngineVersion;

/**
 * Describes the games of a store.
 *
 * @param experiment the experiment
 * @param version the version of Plyspace that plays the games
 * @param build distinguishes builds of one version: the SHA-256 of the SHA-256s, one per line, of the jars api, geometry, movegen,
 *     engine, search, endgame, statistics, match and lab; empty if it is unknown
 * @param engines the versions by which the program's own engines play, in words; empty if they are unknown
 * @param repeatable whether the games are the same wherever they are played
 * @param files the files on which the games depend
 * @param machines all computers on which games were played
 * @param grownFrom the numbers of games of each engine in each setting that the experiment had before it was given more, ascending;
 *     empty if it never was
 */
public record Manifest(
        Experiment experiment,
        String version,
        Optional<String> build,
        Optional<String> engines,
        boolean repeatable,
        List<SourceFile> files,
        List<HostInfo> machines,
        List<Integer> grownFrom) {

    /**
     * The manifest of a store of an experiment's games.
     *
     * @param version the version of Plyspace
     * @throws org.plyspace.engine.io.InputException if a file that the games depend on cannot be read
     */
    public static Manifest of(ReadyExperiment ready, String version) {
        return new Manifest(
                ready.experiment(),
                version,
                Provenance.CoreBuild.digest(),
                Optional.of(EngineVersion.text()),
                ready.unrepeatable().isEmpty(),
                ready.files(),
                List.of(HostInfo.here()),
                List.of());
    }

    /** Copies the lists. */
    public Manifest {
        grownFrom = List.copyOf(grownFrom);
        files = List.copyOf(files);
        machines = List.copyOf(machines);
    }

    /** The same manifest with these computers and no others. */
    public Manifest on(List<HostInfo> others) {
        return new Manifest(experiment, version, build, engines, repeatable, files, others, grownFrom);
    }

    /**
     * The manifest of this store's and another one's games together: it names the computers of both, and their build and the versions of
     * their engines if these are known and the same. Of two experiments that differ in the number of games, it is the one with more.
     */
    public Manifest and(Manifest other) {
        List<HostInfo> all = Stream.concat(machines.stream(), other.machines.stream())
                .distinct()
                .toList();
        Experiment larger = experiment.games() < other.experiment.games() ? other.experiment : experiment;
        List<Integer> grown = Stream.of(
                        grownFrom.stream(),
                        other.grownFrom.stream(),
                        Stream.of(experiment.games(), other.experiment.games()))
                .flatMap(games -> games)
                .filter(games -> games < larger.games())
                .distinct()
                .sorted()
                .toList();
        return new Manifest(
                larger, version, same(build, other.build), same(engines, other.engines), repeatable, files, all, grown);
    }

    private static Optional<String> same(Optional<String> mine, Optional<String> theirs) {
        return mine.equals(theirs) ? mine : Optional.empty();
    }

    /**
     * Refuses another store whose games are not those of this one.
     *
     * @param mine the name of this store in messages
     * @param theirs the name of the other store in messages
     * @throws UsageException if the other store depends on another experiment, version, build or file; an unknown build matches any, and
     *     so does the same experiment with another number of games
     */
    public void checkSameGames(String mine, Manifest other, String theirs) {
        checkSameExperiment(mine, other.experiment, theirs);
        provenance().checkSame(mine, other.provenance(), theirs);
    }

    /**
     * Refuses an experiment whose games differ from those of this store even if the same program plays them.
     *
     * @param mine the name of this store in messages
     * @param theirs the name of the experiment in messages
     * @throws UsageException if they differ in anything but the number of games
     */
    public void checkSameExperiment(String mine, Experiment other, String theirs) {
        Change change = Change.between(experiment, other);
        if (!change.isOfGamesAlone()) {
            throw new UsageException(mine + " has games of " + described(experiment) + ", but " + theirs + " is of "
                    + described(other) + ", and they differ in " + change.words()
                    + "; expected the same experiment, or one that differs in games alone");
        }
    }

    /**
     * Refuses manifests whose games do not go together: all are compared with the first one, and with the first that knows its build.
     *
     * @param names the names of the stores or files in messages, in the same order
     * @throws UsageException as {@link #checkSameGames(String, Manifest, String)}
     */
    public static void checkSameGames(List<String> names, List<Manifest> manifests) {
        int known = IntStream.range(0, manifests.size())
                .filter(i -> manifests.get(i).build.isPresent())
                .findFirst()
                .orElse(0);
        for (int i = 0; i < manifests.size(); i++) {
            manifests.get(0).checkSameGames(names.get(0), manifests.get(i), names.get(i));
            manifests.get(known).checkSameGames(names.get(known), manifests.get(i), names.get(i));
        }
    }

    /** What plays the games. */
    public Provenance provenance() {
        return new Provenance(version, build, files);
    }

    private static String described(Experiment experiment) {
        return "experiment '" + experiment.name() + "' ("
                + ExperimentFormat.identity(experiment).substring(0, GameLines.IDENTITY) + ")";
    }

    /**
     * What differs between two experiments.
     *
     * @param fields the names of the fields, as in an experiment's file
     * @param words the names, with both values where these are short: {@code games (40 and 80)}
     */
    private record Change(List<String> fields, String words) {

        private static final String GAMES = "games";

        /** Compares two experiments. */
        static Change between(Experiment one, Experiment other) {
            Map<String, Object> before = ExperimentFormat.fields(one);
            Map<String, Object> after = ExperimentFormat.fields(other);
            List<String> fields = Stream.concat(before.keySet().stream(), after.keySet().stream())
                    .distinct()
                    .filter(field -> !Objects.equals(before.get(field), after.get(field)))
                    .toList();
            return new Change(
                    fields,
                    fields.stream()
                            .map(field -> field + values(before.get(field), after.get(field)))
                            .collect(Collectors.joining(", ")));
        }

        private static String values(Object before, Object after) {
            return before instanceof Number || after instanceof Number ? " (" + before + " and " + after + ")" : "";
        }

        /** Whether they differ at most in the number of games: games of one then count for the other. */
        boolean isOfGamesAlone() {
            return List.of(GAMES).containsAll(fields);
        }
    }
}
