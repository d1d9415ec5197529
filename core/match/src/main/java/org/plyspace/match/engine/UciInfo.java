package org.plyspace.match.engine;

import java.util.List;
import java.util.OptionalInt;
import org.plyspace.search.Scores;

/** An {@code info} line of a UCI engine about its best line. */
final class UciInfo extends EngineInfo {

    private static final String WHOLE = "-?[0-9]{1,15}";

    @Override
    void hear(String line) {
        List<String> words = List.of(line.split("\\s+", -1));
        if (!words.get(0).equals("info") || words.contains("string")) {
            return;
        }
        nodes = Math.max(nodes, number(words, "nodes", nodes));
        boolean bound = words.contains("lowerbound") || words.contains("upperbound");
        if (number(words, "multipv", 1) == 1 && words.contains("score") && !bound) {
            depth = (int) Math.max(0, Math.min(Integer.MAX_VALUE, number(words, "depth", depth)));
            if (words.contains("mate")) {
                score = OptionalInt.of(Scores.ofMateIn(number(words, "mate", 0)));
            } else if (words.contains("cp")) {
                score = OptionalInt.of(Scores.ofAdvantage(number(words, "cp", 0)));
            }
        }
    }

    private static long number(List<String> words, String name, long otherwise) {
        int at = words.indexOf(name) + 1;
        boolean found = at > 0 && at < words.size() && words.get(at).matches(WHOLE);
        return found ? Long.parseLong(words.get(at)) : otherwise;
    }
}
