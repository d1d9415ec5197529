package org.plyspace.lab.experiment;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.plyspace.api.UsageException;

/**
 * Describes the games of a store.
 *
 * @param experiment the experiment
 * @param version the version of Plyspace that plays the games
 * @param build distinguishes builds of one version: the SHA-256 of the SHA-256s, one per line, of the jars api, geometry, movegen,
 *     engine, search, statistics, match and lab; empty if it is unknown
 * @param engines the versions by which the program's own engines play, in words; empty if they are unknown
 * @param repeatable whether the games are the same wherever they are played
 * @param files the files on which the games depend
 * @param machines all computers on which games were played
 */
public record Manifest(
        Experiment experiment,
        String version,
        Optional<String> build,
        Optional<String> engines,
        boolean repeatable,
        List<SourceFile> files,
        List<HostInfo> machines) {

    /** Copies the lists. */
    public Manifest {
        files = List.copyOf(files);
        machines = List.copyOf(machines);
    }

    /** The same manifest with these computers and no others. */
    public Manifest on(List<HostInfo> others) {
        return new Manifest(experiment, version, build, engines, repeatable, files, others);
    }

    /**
     * The manifest of this store's and another one's games together: it names the computers of both, and their build and the versions of
     * their engines if these are known and the same.
     */
    Manifest and(Manifest other) {
        List<HostInfo> all = Stream.concat(machines.stream(), other.machines.stream())
                .distinct()
                .toList();
        return new Manifest(
                experiment, version, same(build, other.build), same(engines, other.engines), repeatable, files, all);
    }

    private static Optional<String> same(Optional<String> mine, Optional<String> theirs) {
        return mine.equals(theirs) ? mine : Optional.empty();
    }

    /**
     * Refuses another store whose games are not those of this one.
     *
     * @param mine the name of this store in messages
     * @param theirs the name of the other store in messages
     * @throws UsageException if the other store depends on another experiment, version, build or file; an unknown build matches any
     */
    public void checkSameGames(String mine, Manifest other, String theirs) {
        if (!experiment.equals(other.experiment)) {
            throw new UsageException(mine + " is a store of " + described() + ", but " + theirs + " is of "
                    + other.described() + "; expected the same experiment");
        }
        if (!version.equals(other.version)) {
            throw new UsageException(mine + " was begun with Plyspace " + version + ", but " + theirs + " is of "
                    + other.version + "; expected the same version, since another may play other games");
        }
        if (isOtherBuild(other)) {
            throw new UsageException(mine + " was begun with one build of Plyspace " + version + " (SHA-256 "
                    + build.orElseThrow().substring(0, GameLines.IDENTITY) + "...), but " + theirs
                    + " is of another one (" + other.build.orElseThrow().substring(0, GameLines.IDENTITY)
                    + "...); expected the same, since another may play other games: keep a copy of the program as long as an"
                    + " experiment goes on");
        }
        for (SourceFile file : files) {
            List<SourceFile> same = other.files.stream()
                    .filter(there -> there.usedBy().equals(file.usedBy()))
                    .toList();
            if (same.stream().noneMatch(there -> there.sha256().equals(file.sha256()))) {
                throw new UsageException(mine + " was begun with " + described(file) + ", but " + theirs + " has "
                        + (same.isEmpty() ? "none for it" : described(same.get(0))) + "; expected the same file");
            }
        }
    }

    /** Whether both builds are known and differ. */
    public boolean isOtherBuild(Manifest other) {
        return build.isPresent() && other.build.isPresent() && !build.equals(other.build);
    }

    private String described() {
        return "experiment '" + experiment.name() + "' ("
                + ExperimentFormat.identity(experiment).substring(0, GameLines.IDENTITY) + ")";
    }

    private static String described(SourceFile file) {
        return file.file() + " for " + file.usedBy() + " (SHA-256 "
                + file.sha256().substring(0, GameLines.IDENTITY) + "...)";
    }
}
