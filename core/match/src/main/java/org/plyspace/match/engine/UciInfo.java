package org.plyspace.match.engine;

import java.util.List;
import java.util.OptionalInt;
import java.util.OptionalLong;
import org.plyspace.search.Scores;

/** An {@code info} line of a UCI engine about its best line. */
final class UciInfo extends EngineInfo {

    private static final String WHOLE = "[+-]?[0-9]{1,15}";

    @Override
    void hear(String line) {
        List<String> words = List.of(line.split("\\s+", -1));
        if (!words.get(0).equals("info") || words.contains("string")) {
            return;
        }
        nodes = Math.max(nodes, number(words, "nodes", nodes));
        boolean bound = words.contains("lowerbound") || words.contains("upperbound");
        OptionalInt said = score(words);
        if (number(words, "multipv", 1) == 1 && said.isPresent() && !bound) {
            depth = (int) Math.max(0, Math.min(Integer.MAX_VALUE, number(words, "depth", depth)));
            score = said;
        }
    }

    /** The score; empty if there is none or it is no whole number. */
    private static OptionalInt score(List<String> words) {
        int at = words.indexOf("score") + 1;
        if (at == 0 || at == words.size()) {
            return OptionalInt.empty();
        }
        OptionalLong number = number(words, at + 1);
        if (number.isEmpty()) {
            return OptionalInt.empty();
        }
        return switch (words.get(at)) {
            case "mate" -> OptionalInt.of(Scores.ofMateIn(number.getAsLong()));
            case "cp" -> OptionalInt.of(Scores.ofAdvantage(number.getAsLong()));
            default -> OptionalInt.empty();
        };
    }

    private static long number(List<String> words, String name, long otherwise) {
        int at = words.indexOf(name) + 1;
        return at > 0 ? number(words, at).orElse(otherwise) : otherwise;
    }

    private static OptionalLong number(List<String> words, int at) {
        boolean found = at < words.size() && words.get(at).matches(WHOLE);
        return found ? OptionalLong.of(Long.parseLong(words.get(at))) : OptionalLong.empty();
    }
}
