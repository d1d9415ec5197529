package org.plyspace.search;

import java.util.Arrays;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.stream.Collectors;
import org.plyspace.api.Rules;
import org.plyspace.api.Texts;

/**
 * A machine as it is asked for: {@code random}, {@code greedy}, or {@code alphabeta:nodes=5000}, with any of {@code depth} (plies), {@code
 * nodes} (moves made), {@code time} (seconds, {@code s} behind), {@code hash} (megabytes) and {@code without} (what the search leaves out,
 * {@link Technique}s with {@code +} between), separated by commas.
 */
public final class ChooserSpec {

    /** How the text of a machine can begin. */
    public static final List<String> KINDS = List.of("random", "greedy", "alphabeta");

    private static final String ALPHABETA = "alphabeta";
    private static final String FORMS = "random, greedy, or alphabeta with any of depth, nodes, time and hash, such as"
            + " alphabeta:nodes=5000 or alphabeta:time=0.5s,hash=64";
    private static final Set<String> OPTIONS = Set.of("depth", "nodes", "time", "hash", "without");
    private static final String WHOLE = "[0-9]{1,12}";
    private static final String SECONDS = "[0-9]{1,6}(\\.[0-9]{1,3})?s";
    private static final int USUAL_MEGABYTES = 64;
    private static final int MOST_MEGABYTES = 16_384;

    private final String text;
    private final BiFunction<Rules, Long, Chooser> maker;

    private ChooserSpec(String text, BiFunction<Rules, Long, Chooser> maker) {
        this.text = text;
        this.maker = maker;
    }

    /**
     * Reads what is asked for.
     *
     * @throws ChooserException if it is nothing
     */
    public static ChooserSpec parse(String text) {
        return switch (text) {
            case "random" -> new ChooserSpec(text, (rules, seed) -> new RandomMover(seed));
            case "greedy" -> new ChooserSpec(text, (rules, seed) -> new Greedy(rules));
            default -> alphabeta(text);
        };
    }

    private static ChooserSpec alphabeta(String text) {
        int colon = text.indexOf(':');
        if (!(colon < 0 ? text : text.substring(0, colon)).equals(ALPHABETA)) {
            throw new ChooserException("no player '" + Texts.shorten(text) + "'; expected human, " + FORMS);
        }
        Map<String, String> options = options(text, colon < 0 ? "" : text.substring(colon + 1));
        Limits limits = Limits.NONE;
        if (options.containsKey("depth")) {
            limits = limits.toDepth((int) number(text, options, "depth", Limits.DEEPEST));
        }
        if (options.containsKey("nodes")) {
            limits = limits.ofNodes(number(text, options, "nodes", Long.MAX_VALUE));
        }
        if (options.containsKey("time")) {
            limits = limits.ofMillis(millis(text, options.get("time")));
        }
        int megabytes =
                options.containsKey("hash") ? (int) number(text, options, "hash", MOST_MEGABYTES) : USUAL_MEGABYTES;
        Limits all = limits;
        Set<Technique> without = without(text, options);
        return new ChooserSpec(text, (rules, seed) -> new Thinker(rules, all, megabytes, without));
    }

    private static Map<String, String> options(String text, String listed) {
        Map<String, String> options = new LinkedHashMap<>();
        for (String part : listed.isEmpty() ? new String[0] : listed.split(",", -1)) {
            int equals = part.indexOf('=');
            String name = equals < 0 ? part : part.substring(0, equals);
            if (equals < 0 || !OPTIONS.contains(name)) {
                throw wrong(
                        text,
                        "'" + Texts.shorten(part)
                                + "' is none of depth=N, nodes=N, time=Ss, hash=MB and without=TECHNIQUE+TECHNIQUE");
            }
            if (options.put(name, part.substring(equals + 1)) != null) {
                throw wrong(text, name + " is given twice");
            }
        }
        return options;
    }

    private static Set<Technique> without(String text, Map<String, String> options) {
        Set<Technique> without = EnumSet.noneOf(Technique.class);
        if (options.containsKey("without")) {
            for (String name : options.get("without").split("\\+", -1)) {
                without.add(Arrays.stream(Technique.values())
                        .filter(technique -> technique.toString().equals(name))
                        .findFirst()
                        .orElseThrow(() -> wrong(
                                text,
                                "'" + Texts.shorten(name) + "' is nothing that can be left out; there are "
                                        + Arrays.stream(Technique.values())
                                                .map(Technique::toString)
                                                .collect(Collectors.joining(", ")))));
            }
        }
        return without;
    }

    private static long number(String text, Map<String, String> options, String name, long most) {
        String value = options.get(name);
        long number = value.matches(WHOLE) ? Long.parseLong(value) : 0;
        if (number < 1 || number > most) {
            throw wrong(
                    text,
                    name + "=" + Texts.shorten(value) + " is not a whole number from 1"
                            + (most == Long.MAX_VALUE ? "" : " to " + most));
        }
        return number;
    }

    private static long millis(String text, String value) {
        long millis = value.matches(SECONDS)
                ? Math.round(1_000 * Double.parseDouble(value.substring(0, value.length() - 1)))
                : 0;
        if (millis < 1) {
            throw wrong(text, "time=" + Texts.shorten(value) + " is no time; expected seconds such as 2s or 0.5s");
        }
        return millis;
    }

    private static ChooserException wrong(String text, String reason) {
        return new ChooserException("player '" + Texts.shorten(text) + "': " + reason);
    }

    /**
     * Makes it for a game.
     *
     * @param seed of what is drawn at random
     */
    public Chooser make(Rules rules, long seed) {
        return maker.apply(rules, seed);
    }

    /** Whether it draws moves at random, so that a seed tells what it plays. */
    public boolean isRandom() {
        return text.equals("random");
    }

    /** As it was asked for. */
    @Override
    public String toString() {
        return text;
    }
}
