package org.plyspace.cli.command;

import java.time.Duration;
import java.util.Iterator;
import java.util.Optional;
import org.plyspace.match.MatchTerms;
import org.plyspace.match.engine.EngineSpec;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The options that matches and tournaments share. */
public final class MatchOptions {

    @Option(
            names = "--openings",
            paramLabel = "FILE|random:N",
            defaultValue = "random:8",
            description =
                    "begin each pair with a game of FILE, in any form that 'convert' reads, or with N random moves that leave"
                            + " the position even (default: ${DEFAULT-VALUE})")
    private String openings;

    @Option(
            names = "--tc",
            paramLabel = "S+I",
            description =
                    "S seconds a game and I seconds a move for each side, such as 10+0.1; default: the engines' own limits")
    private Optional<String> time = Optional.empty();

    @Option(
            names = "--resign",
            paramLabel = "CP,M",
            description =
                    "resign when an engine's own score is below -CP centipawns for M moves in a row, such as 600,4")
    private Optional<String> resign = Optional.empty();

    @Option(
            names = "--draw",
            paramLabel = "CP,M",
            description =
                    "adjudicate a draw when both engines' scores stay within CP centipawns for M moves in a row, such as 10,10")
    private Optional<String> draw = Optional.empty();

    @Option(
            names = "--max-plies",
            paramLabel = "N",
            defaultValue = "600",
            description = "adjudicate a draw after N plies (default: ${DEFAULT-VALUE})")
    private int maxPlies;

    @Option(
            names = "--seed",
            paramLabel = "S",
            defaultValue = "1",
            description = "seed of random openings and random engines (default: ${DEFAULT-VALUE})")
    private long seed;

    @Mixin
    private CommonOptions.Timeout timeout;

    /** The terms that these options state. */
    MatchTerms terms() {
        return new MatchTerms(openings, time, resign, draw, maxPlies, seed);
    }

    /** How long no game may advance. */
    Duration standstill() {
        return terms().standstill(timeout.duration());
    }

    /** The words that an engine spec can begin with, for shell completion. */
    static final class EngineNames implements Iterable<String> {

        @Override
        public Iterator<String> iterator() {
            return EngineSpec.KINDS.iterator();
        }
    }
}
