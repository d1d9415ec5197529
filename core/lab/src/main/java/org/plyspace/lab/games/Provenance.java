package org.plyspace.lab.games;

import java.io.IOException;
import java.net.JarURLConnection;
import java.net.URISyntaxException;
import java.net.URL;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.plyspace.api.Texts;
import org.plyspace.api.UsageException;
import org.plyspace.engine.io.Sha256;
import org.plyspace.lab.study.SourceFile;

/**
 * The program and the rules that play games: the same ones play the same games.
 *
 * @param version the version of Plyspace
 * @param build distinguishes builds of one version, see {@link Manifest#build}; empty if it is unknown
 * @param files the files on which the games depend
 */
public record Provenance(String version, Optional<String> build, List<SourceFile> files) {

    /**
     * Refuses games of another program or of other rules.
     *
     * @param mine the name of the games with this provenance in messages
     * @param theirs the name of the others in messages
     * @throws UsageException if the other is of another version, build or file; an unknown build matches any
     */
    public void checkSame(String mine, Provenance other, String theirs) {
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
                        + (same.isEmpty() ? "no file for it" : described(same.get(0))) + "; expected the same file");
            }
        }
    }

    /** Whether both builds are known and differ. */
    boolean isOtherBuild(Provenance other) {
        return build.isPresent() && other.build.isPresent() && !build.equals(other.build);
    }

    /**
     * How the program that played, and its rules, differ from those here.
     *
     * @return each known difference in words
     */
    public List<String> unlike(Provenance here) {
        List<String> others = new ArrayList<>();
        if (isOtherBuild(here)) {
            others.add("the program is another build here than the one that the games were played with");
        }
        Set<String> digests = here.files.stream().map(SourceFile::sha256).collect(Collectors.toSet());
        files.stream()
                .filter(file -> !digests.contains(file.sha256()))
                .map(file -> Texts.printable(file.file()) + " of " + Texts.printable(file.usedBy())
                        + " is another file here than the one that the games were played with")
                .forEach(others::add);
        return others;
    }

    private static String described(SourceFile file) {
        return file.file() + " for " + file.usedBy() + " (SHA-256 "
                + file.sha256().substring(0, GameLines.IDENTITY) + "...)";
    }

    /** The program's jars that affect play, by which builds of one version differ. */
    static final class CoreBuild {

        /** The modules that affect play, except for the jars of rule sets, which {@link org.plyspace.lab.study.SourceFiles} names one by one. */
        static final List<String> MODULES =
                List.of("api", "geometry", "movegen", "engine", "search", "endgame", "statistics", "match", "lab");

        private CoreBuild() {}

        /**
         * The SHA-256 of the digests of these jars, one per line; empty if the program does not run from jars. The build makes the same
         * bytes from the same sources with the same compiler.
         */
        static Optional<String> digest() {
            List<String> digests = new ArrayList<>();
            for (String module : MODULES) {
                Optional<Path> jar = jar("META-INF/maven/org.plyspace/plyspace-" + module + "/pom.properties");
                try {
                    if (jar.isEmpty()) {
                        return Optional.empty();
                    }
                    digests.add(Sha256.of(jar.get()));
                } catch (IOException unreadable) {
                    return Optional.empty();
                }
            }
            return Optional.of(Sha256.of(String.join("\n", digests)));
        }

        /** The jar that contains an entry. */
        private static Optional<Path> jar(String entry) {
            URL found = CoreBuild.class.getClassLoader().getResource(entry);
            try {
                return found != null && found.openConnection() instanceof JarURLConnection connection
                        ? Optional.of(Path.of(connection.getJarFileURL().toURI()))
                        : Optional.empty();
            } catch (IOException | URISyntaxException | IllegalArgumentException notAFile) {
                return Optional.empty();
            }
        }
    }
}
