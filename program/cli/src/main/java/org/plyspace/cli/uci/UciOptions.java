package org.plyspace.cli.uci;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.plyspace.api.Texts;
import org.plyspace.api.UsageException;
import org.plyspace.match.engine.EngineTables;
import org.plyspace.match.engine.UciProtocol;
import org.plyspace.search.Clock;
import org.plyspace.search.LevelRatings;
import org.plyspace.search.Levels;
import org.plyspace.search.SearchSettings;

/** The options of the protocol, with their values. */
final class UciOptions {

    static final String HASH = "Hash";
    static final String THREADS = "Threads";
    static final String LINES = "MultiPV";
    static final String SKILL = "Skill Level";
    static final String OVERHEAD = "Move Overhead";
    static final String TABLES = "TablesPath";
    static final String PONDER = "Ponder";
    static final String CLEAR = "Clear Hash";
    static final String VARIANT = UciProtocol.VARIANT_OPTION;
    static final String LIMIT = "UCI_LimitStrength";
    static final String ELO = "UCI_Elo";

    /** The options that a searcher is made with. */
    static final Set<String> OF_THE_SEARCHER = Set.of(HASH, THREADS, SKILL, LIMIT, ELO, TABLES);

    private static final List<String> NAMES =
            List.of(HASH, THREADS, LINES, SKILL, OVERHEAD, PONDER, CLEAR, TABLES, VARIANT);
    /** Options of orthodox chess, where levels have ratings. */
    private static final List<String> RATED_NAMES = List.of(LIMIT, ELO);

    /** The protocol's word for an empty text. */
    private static final String EMPTY = "<empty>";

    private static final String TRUE = "true";
    private static final String FALSE = "false";
    private static final int MOST_LINES = 500;
    /** In milliseconds, as Stockfish has it. */
    private static final int MOST_OVERHEAD = 5_000;
    /** The value for full strength, which is above all levels. */
    private static final int UNLIMITED = Levels.STRONGEST + 1;

    private Size size = Size.USUAL;
    private int lines = 1;
    private int skill = UNLIMITED;
    private int overhead = Clock.USUAL_OVERHEAD;
    private final LevelRatings ratings;
    private Optional<Path> tables = Optional.empty();
    private boolean limited;
    private int elo;

    /**
     * What takes memory.
     *
     * @param megabytes the size of the transposition table
     * @param threads the number of search threads
     */
    record Size(int megabytes, int threads) {

        static final Size USUAL = new Size(SearchSettings.USUAL_MEGABYTES, 1);
    }

    /** An option with a new value. */
    record Setting(String name, String value) {}

    /** Sets all options to their defaults; without ratings there is no option to ask for one. */
    UciOptions(LevelRatings ratings) {
        this.ratings = ratings;
        this.elo = ratings.isEmpty() ? 0 : ratings.lowest();
    }

    private List<String> names() {
        return ratings.isEmpty()
                ? NAMES
                : Stream.concat(NAMES.stream(), RATED_NAMES.stream()).toList();
    }

    /**
     * Reads the words after {@code setoption}: {@code name X value Y}, or {@code name X}.
     *
     * @throws UsageException if there is no option of that name
     */
    Setting parse(List<String> words) {
        int value = words.indexOf("value");
        int end = value < 0 ? words.size() : value;
        if (words.isEmpty() || !words.get(0).equals("name")) {
            throw new UsageException("expected 'setoption name NAME value VALUE'");
        }
        String name = String.join(" ", words.subList(1, end));
        String match = names().stream()
                .filter(each -> each.equalsIgnoreCase(name))
                .findFirst()
                .orElseThrow(() -> new UsageException(
                        "no option '" + Texts.shorten(name) + "'; there are " + String.join(", ", names())));
        return new Setting(match, value < 0 ? "" : String.join(" ", words.subList(value + 1, words.size())));
    }

    /**
     * The lines that list the options.
     *
     * @param variants the names of the rule sets
     * @param variant the current one among them
     */
    List<String> lines(List<String> variants, String variant) {
        String listed = variants.stream().map(name -> " var " + name).collect(Collectors.joining());
        List<String> lines = new ArrayList<>(List.of(
                spin(HASH, SearchSettings.USUAL_MEGABYTES, 1, SearchSettings.MOST_MEGABYTES),
                spin(THREADS, 1, 1, SearchSettings.MOST_THREADS),
                spin(LINES, 1, 1, MOST_LINES),
                spin(SKILL, UNLIMITED, 1, UNLIMITED),
                spin(OVERHEAD, Clock.USUAL_OVERHEAD, 0, MOST_OVERHEAD),
                option(PONDER, "check default false"),
                option(CLEAR, "button"),
                option(TABLES, "string default " + EMPTY),
                option(VARIANT, "combo default " + variant + listed)));
        if (!ratings.isEmpty() && variants.contains(UciProtocol.USUAL_VARIANT)) {
            lines.add(option(LIMIT, "check default false"));
            lines.add(spin(ELO, ratings.lowest(), ratings.lowest(), ratings.highest()));
        }
        return lines;
    }

    private static String spin(String name, int usual, int least, int most) {
        return option(name, "spin default " + usual + " min " + least + " max " + most);
    }

    private static String option(String name, String type) {
        return "option name " + name + " type " + type;
    }

    /** Sets the size of the transposition table in megabytes. */
    void setMegabytes(String value) {
        size = new Size(number(HASH, value, 1, SearchSettings.MOST_MEGABYTES), size.threads());
    }

    /** Sets the number of search threads. */
    void setThreads(String value) {
        size = new Size(size.megabytes(), number(THREADS, value, 1, SearchSettings.MOST_THREADS));
    }

    /** Sets the number of principal variations. */
    void setLines(String value) {
        lines = number(LINES, value, 1, MOST_LINES);
    }

    /** Sets the level; one above the strongest is full strength. */
    void setSkill(String value) {
        skill = number(SKILL, value, 1, UNLIMITED);
    }

    /** Sets how many milliseconds of a move pass besides the search. */
    void setOverhead(String value) {
        overhead = number(OVERHEAD, value, 0, MOST_OVERHEAD);
    }

    /** Sets the folder of tablebases; empty for none. */
    void setTables(String value) {
        tables = value.isEmpty() || value.equals(EMPTY) ? Optional.empty() : Optional.of(EngineTables.folder(value));
    }

    /** Sets whether orthodox chess is played by the rating asked for. */
    void setLimited(String value) {
        if (!value.equals(TRUE) && !value.equals(FALSE)) {
            throw new UsageException(LIMIT + " '" + Texts.shorten(value) + "' is neither true nor false");
        }
        limited = value.equals(TRUE);
    }

    /** Sets the rating asked for. */
    void setElo(String value) {
        elo = number(ELO, value, ratings.lowest(), ratings.highest());
    }

    /**
     * The strength to play with: as in Stockfish, a rating overrides the level; empty at full strength.
     *
     * @param uciName the rule set's name in the protocol, if it has one; ratings are those of orthodox chess
     */
    Optional<LevelRatings.Strength> strength(Optional<String> uciName) {
        if (limited && uciName.filter(UciProtocol.USUAL_VARIANT::equals).isPresent()) {
            return Optional.of(ratings.of(elo));
        }
        return skill == UNLIMITED ? Optional.empty() : Optional.of(LevelRatings.Strength.ofLevel(skill));
    }

    private static int number(String name, String value, int least, int most) {
        int number = value.matches("-?[0-9]{1,9}") ? Integer.parseInt(value) : Integer.MIN_VALUE;
        if (number < least || number > most) {
            throw new UsageException(name + " '" + Texts.shorten(value) + "' is not from " + least + " to " + most);
        }
        return number;
    }

    /** Sets both values that take memory. */
    void setSize(Size fitting) {
        size = fitting;
    }

    /** What takes memory. */
    Size size() {
        return size;
    }

    /** The folder of tablebases. */
    Optional<Path> tables() {
        return tables;
    }

    /** The milliseconds of a move that pass besides the search. */
    int overhead() {
        return overhead;
    }

    /** The number of principal variations. */
    int lines() {
        return lines;
    }
}
