package org.plyspace.match.engine;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.plyspace.search.Clock;
import org.plyspace.search.EngineOptions;
import org.plyspace.search.Limits;

/**
 * The spec of an engine that is another program.
 *
 * @param command the shell command that starts it
 * @param options the values of its own options by name, in this order
 * @param limits the limits of each move
 * @param patience the time it may take beyond its limit; empty for the default
 */
record ExternalEngineSpec(String command, Map<String, String> options, Limits limits, Optional<Duration> patience) {

    /** The timeout for handshake commands, during which an engine may read large files. */
    private static final Duration USUAL_PATIENCE = Duration.ofMinutes(1);
    /** The time that a move may take beyond its limit. */
    private static final Duration GRACE = Duration.ofSeconds(10);

    private static final Duration USUAL_TIME = Duration.ofSeconds(1);
    private static final Duration PATIENCE_WITHOUT_TIME = Duration.ofMinutes(10);
    private static final String OPTION = "option.";
    private static final List<String> NAMES = List.of("cmd", "depth", "time", "timeout");
    private static final String NODES = "nodes";
    private static final String FORMS = "time=Ss, timeout=Ss and option.NAME=VALUE";

    /**
     * Reads the part of a spec after the colon.
     *
     * @param player the whole spec, for messages
     * @param countsNodes whether its protocol has a limit of nodes
     * @throws org.plyspace.api.UsageException if it cannot be read, or has no command
     */
    static ExternalEngineSpec parse(String player, String listed, boolean countsNodes) {
        String forms = "cmd=COMMAND, depth=N, " + (countsNodes ? "nodes=N, " : "") + FORMS;
        EngineOptions options = EngineOptions.parse(
                player,
                listed,
                name -> NAMES.contains(name)
                        || (countsNodes && name.equals(NODES))
                        || (name.startsWith(OPTION) && name.length() > OPTION.length()),
                forms);
        String command = options.text("cmd")
                .filter(text -> !text.isBlank())
                .orElseThrow(() -> options.wrong("no command; expected " + forms));
        return new ExternalEngineSpec(
                command,
                options.behind(OPTION),
                options.limits(),
                options.millis("timeout").map(Duration::ofMillis));
    }

    /** The timeout for commands that need no search. */
    Duration forAnAnswer() {
        return patience.orElse(USUAL_PATIENCE);
    }

    /** The time to think about a move, if limited; the default if nothing else limits it. */
    Optional<Duration> time(Optional<Clock> clock) {
        if (clock.isEmpty() && limits.equals(Limits.NONE)) {
            return Optional.of(USUAL_TIME);
        }
        return limits.nanos() == Long.MAX_VALUE
                ? Optional.empty()
                : Optional.of(Duration.ofNanos(clock.map(left -> limits.within(left.allotment()))
                        .orElse(limits)
                        .nanos()));
    }

    /** The timeout for a move. */
    Duration forAMove(Optional<Clock> clock) {
        return time(clock)
                .or(() -> clock.map(left -> Duration.ofMillis(left.millis())))
                .map(time -> time.plus(patience.orElse(GRACE)))
                .orElse(patience.orElse(PATIENCE_WITHOUT_TIME));
    }
}
