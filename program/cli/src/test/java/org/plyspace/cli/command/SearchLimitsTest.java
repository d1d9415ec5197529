package org.plyspace.cli.command;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.plyspace.search.Limits;
import picocli.CommandLine;

class SearchLimitsTest {

    private static Limits of(String... options) {
        return CommandLine.populateCommand(new SearchLimits(), options).within(Limits.NONE);
    }

    @Test
    void eachIsAddedToTheOthersAndReplacesNone() {
        Limits given = Limits.NONE;
        assertEquals(given, of());
        assertEquals(given.ofNodes(1_000), of("--nodes", "1000"));
        assertEquals(given.ofMillis(500), of("--time", "0.5"));
        assertEquals(given.ofNodes(1_000).ofMillis(500), of("--time", "0.5", "--nodes", "1000"));
    }
}
