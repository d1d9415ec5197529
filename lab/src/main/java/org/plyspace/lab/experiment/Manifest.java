package org.plyspace.lab.experiment;

import java.util.List;
import java.util.stream.Stream;

/**
 * What a store is of.
 *
 * @param experiment whose games are in it
 * @param version of Plyspace that plays them
 * @param repeatable whether the same games come again wherever they are played
 * @param files what the games depend on
 * @param machines all that have played some
 */
public record Manifest(
        Experiment experiment, String version, boolean repeatable, List<SourceFile> files, List<Machine> machines) {

    /** Takes copies. */
    public Manifest {
        files = List.copyOf(files);
        machines = List.copyOf(machines);
    }

    /** The same with machines that it does not name yet. */
    Manifest with(List<Machine> more) {
        List<Machine> all =
                Stream.concat(machines.stream(), more.stream()).distinct().toList();
        return new Manifest(experiment, version, repeatable, files, all);
    }

    /**
     * Refuses another store whose games are not those of this one.
     *
     * @param mine what messages call this one
     * @param theirs what they call the other one
     * @throws ExperimentException if another experiment, version or file is what it depends on
     */
    void checkSameGames(String mine, Manifest other, String theirs) {
        if (!experiment.equals(other.experiment)) {
            throw new ExperimentException(mine + " is a store of " + described() + ", but " + theirs + " is of "
                    + other.described() + "; expected the same experiment");
        }
        if (!version.equals(other.version)) {
            throw new ExperimentException(mine + " was begun with Plyspace " + version + ", but " + theirs + " is of "
                    + other.version + "; expected the same version, since another may play other games");
        }
        for (SourceFile file : files) {
            List<SourceFile> same = other.files.stream()
                    .filter(there -> there.usedBy().equals(file.usedBy()))
                    .toList();
            if (same.stream().noneMatch(there -> there.sha256().equals(file.sha256()))) {
                throw new ExperimentException(mine + " was begun with " + described(file) + ", but " + theirs + " has "
                        + (same.isEmpty() ? "none for it" : described(same.get(0))) + "; expected the same file");
            }
        }
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
