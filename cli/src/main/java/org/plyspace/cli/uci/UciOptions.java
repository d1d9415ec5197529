package org.plyspace.cli.uci;

import java.util.List;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import org.plyspace.api.Texts;
import org.plyspace.api.UsageException;
import org.plyspace.match.engine.UciProtocol;
import org.plyspace.search.Levels;
import org.plyspace.search.SearchSettings;

/** The options of the protocol, with their values. */
final class UciOptions {

    static final String HASH = "Hash";
    static final String THREADS = "Threads";
    static final String LINES = "MultiPV";
    static final String SKILL = "Skill Level";
    static final String PONDER = "Ponder";
    static final String CLEAR = "Clear Hash";
    static final String VARIANT = UciProtocol.VARIANT_OPTION;

    private static final List<String> NAMES = List.of(HASH, THREADS, LINES, SKILL, PONDER, CLEAR, VARIANT);
    private static final int MOST_LINES = 500;
    /** The value for full strength, which is above all levels. */
    private static final int UNLIMITED = Levels.STRONGEST + 1;

    private int megabytes = SearchSettings.USUAL_MEGABYTES;
    private int threads = 1;
    private int lines = 1;
    private int skill = UNLIMITED;

    /** An option with a new value. */
    record Setting(String name, String value) {

        /**
         * Reads the words after {@code setoption}: {@code name X value Y}, or {@code name X}.
         *
         * @throws UsageException if there is no option of that name
         */
        static Setting parse(List<String> words) {
            int value = words.indexOf("value");
            int end = value < 0 ? words.size() : value;
            if (words.isEmpty() || !words.get(0).equals("name")) {
                throw new UsageException("expected 'setoption name NAME value VALUE'");
            }
            String name = String.join(" ", words.subList(1, end));
            String match = NAMES.stream()
                    .filter(each -> each.equalsIgnoreCase(name))
                    .findFirst()
                    .orElseThrow(() -> new UsageException(
                            "no option '" + Texts.shorten(name) + "'; there are " + String.join(", ", NAMES)));
            return new Setting(match, value < 0 ? "" : String.join(" ", words.subList(value + 1, words.size())));
        }
    }

    /**
     * The lines that list the options.
     *
     * @param variants the names of the rule sets
     * @param variant the current one among them
     */
    List<String> lines(List<String> variants, String variant) {
        String listed = variants.stream().map(name -> " var " + name).collect(Collectors.joining());
        return List.of(
                spin(HASH, SearchSettings.USUAL_MEGABYTES, SearchSettings.MOST_MEGABYTES),
                spin(THREADS, 1, SearchSettings.MOST_THREADS),
                spin(LINES, 1, MOST_LINES),
                spin(SKILL, UNLIMITED, UNLIMITED),
                option(PONDER, "check default false"),
                option(CLEAR, "button"),
                option(VARIANT, "combo default " + variant + listed));
    }

    private static String spin(String name, int usual, int most) {
        return option(name, "spin default " + usual + " min 1 max " + most);
    }

    private static String option(String name, String type) {
        return "option name " + name + " type " + type;
    }

    /** Sets the size of the transposition table in megabytes. */
    void setMegabytes(String value) {
        megabytes = number(HASH, value, SearchSettings.MOST_MEGABYTES);
    }

    /** Sets the number of search threads. */
    void setThreads(String value) {
        threads = number(THREADS, value, SearchSettings.MOST_THREADS);
    }

    /** Sets the number of principal variations. */
    void setLines(String value) {
        lines = number(LINES, value, MOST_LINES);
    }

    /** Sets the level; one above the strongest is full strength. */
    void setSkill(String value) {
        skill = number(SKILL, value, UNLIMITED);
    }

    /** The level; empty at full strength. */
    OptionalInt level() {
        return skill == UNLIMITED ? OptionalInt.empty() : OptionalInt.of(skill);
    }

    private static int number(String name, String value, int most) {
        int number = value.matches("[0-9]{1,9}") ? Integer.parseInt(value) : 0;
        if (number < 1 || number > most) {
            throw new UsageException(name + " '" + Texts.shorten(value) + "' is not from 1 to " + most);
        }
        return number;
    }

    /** The size of the transposition table in megabytes. */
    int megabytes() {
        return megabytes;
    }

    /** The number of search threads. */
    int threads() {
        return threads;
    }

    /** The number of principal variations. */
    int lines() {
        return lines;
    }
}
