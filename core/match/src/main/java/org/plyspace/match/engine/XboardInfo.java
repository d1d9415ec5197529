package org.plyspace.match.engine;

import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.plyspace.search.Scores;

/** A thinking line of an xboard engine: depth, score, centiseconds, nodes and moves. */
final class XboardInfo extends EngineInfo {

    private static final Pattern LINE = Pattern.compile(
            "(?<depth>[0-9]{1,4})[.+&-]?\\s+(?<score>[+-]?[0-9]{1,9})\\s+[0-9]{1,12}\\s+(?<nodes>[0-9]{1,18})(\\s.*)?");
    /** Scores above this are mates; the excess is the number of moves. */
    private static final long MATE = 100_000;

    @Override
    void hear(String line) {
        Matcher thought = LINE.matcher(line);
        if (thought.matches()) {
            long said = Long.parseLong(thought.group("score"));
            long mate = Math.abs(said) - MATE;
            score = OptionalInt.of(mate > 0 ? Scores.ofMateIn(said > 0 ? mate : -mate) : Scores.ofAdvantage(said));
            depth = Integer.parseInt(thought.group("depth"));
            nodes = Long.parseLong(thought.group("nodes"));
        }
    }
}
