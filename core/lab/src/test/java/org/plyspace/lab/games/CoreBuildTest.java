package org.plyspace.lab.games;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class CoreBuildTest {

    private static final Pattern DEPENDENCY = Pattern.compile("<dependency>.*?</dependency>", Pattern.DOTALL);
    private static final Pattern MODULE = Pattern.compile("<artifactId>plyspace-([a-z]+)</artifactId>");

    /** Move generation reaches the program through the rule sets; vectors play no part in a game. */
    @Test
    void allModulesThatTheLabUsesHaveASayInWhatIsPlayed() throws IOException {
        TreeSet<String> expected = DEPENDENCY
                .matcher(Files.readString(Path.of("pom.xml")))
                .results()
                .map(found -> found.group())
                .filter(dependency -> !dependency.contains("<scope>test</scope>"))
                .flatMap(dependency -> MODULE.matcher(dependency).results())
                .map(found -> found.group(1))
                .filter(module -> !module.equals("vectors"))
                .collect(Collectors.toCollection(TreeSet::new));
        expected.addAll(Stream.of("geometry", "movegen", "lab").toList());

        assertEquals(expected, new TreeSet<>(Provenance.CoreBuild.MODULES));
    }
}
