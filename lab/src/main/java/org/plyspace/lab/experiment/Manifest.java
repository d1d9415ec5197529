package org.plyspace.lab.experiment;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.plyspace.api.UsageException;

/**
 * What a store is of.
 *
 * @param experiment whose games are in it
 * @param version of Plyspace that plays them
 * @param build what tells builds of one version apart: the SHA-256 of the SHA-256s, one a line, of the jars api, geometry, movegen, engine,
 *     search, statistics, match and lab; empty if it is not known
 * @param repeatable whether the same games come again wherever they are played
 * @param files what the games depend on
 * @param machines all that have played some
 */
public record Manifest(
        Experiment experiment,
        String version,
        Optional<String> build,
        boolean repeatable,
        List<SourceFile> files,
        List<HostInfo> machines) {

    /** Takes copies. */
    public Manifest {
        files = List.copyOf(files);
        machines = List.copyOf(machines);
    }

    /** The same, naming these machines and no others. */
    public Manifest on(List<HostInfo> others) {
        return new Manifest(experiment, version, build, repeatable, files, others);
    }

    /** Of the games of this and another one together: it names the machines of both, and their build if both know it to be the same. */
    Manifest and(Manifest other) {
        List<HostInfo> all = Stream.concat(machines.stream(), other.machines.stream())
                .distinct()
                .toList();
        Optional<String> same = build.equals(other.build) ? build : Optional.empty();
        return new Manifest(experiment, version, same, repeatable, files, all);
    }

    /**
     * Refuses another store whose games are not those of this one.
     *
     * @param mine what messages call this one
     * @param theirs what they call the other one
     * @throws UsageException if another experiment, version, build or file is what it depends on; a build that is not known may be any
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

    /** Whether both builds are known and are not the same. */
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
