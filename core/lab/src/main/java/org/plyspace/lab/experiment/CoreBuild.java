package org.plyspace.lab.experiment;

import java.io.IOException;
import java.net.JarURLConnection;
import java.net.URISyntaxException;
import java.net.URL;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.plyspace.engine.io.Sha256;

/** The program's jars that affect what is played, so that two builds of one version can be distinguished. */
final class CoreBuild {

    /** The modules that affect play, except for the jars of rule sets, which {@link SourceFiles} names one by one. */
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
