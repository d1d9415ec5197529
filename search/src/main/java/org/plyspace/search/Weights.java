package org.plyspace.search;

import java.io.IOException;
import java.io.InputStream;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.StringJoiner;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.plyspace.api.TextException;
import org.plyspace.api.Texts;
import org.plyspace.api.UsageException;
import org.plyspace.api.Variant;
import org.plyspace.api.text.Utf8;

/**
 * Evaluation weights fitted to games, which replace what {@link PieceValues} derives from how pieces move (docs/engines.md,
 * Weights). All numbers are hundredths of a pawn. Immutable.
 *
 * @param pieces the values of pieces by symbol; other pieces have derived values
 * @param place the weight of each cell that a piece attacks beyond the mean of its type
 * @param royalPlace the same weight for royal pieces
 * @param promotion the weight of the value gained by promoting, divided by the square of one plus the distance to it
 * @param board the value of owning a movable board
 * @param tempo the value of being on move
 * @param tables additional values of pieces, royal ones included, by place
 */
public record Weights(
        Map<String, Tapered> pieces,
        Tapered place,
        Tapered royalPlace,
        Tapered promotion,
        double board,
        double tempo,
        Map<String, Table> tables) {

    /** The default weights. */
    public static final Weights GENERIC =
            new Weights(Map.of(), new Tapered(9, 6), new Tapered(-7, 7), new Tapered(0.45, 1.1), 15, 0, Map.of());

    /** The first line of the text form. */
    public static final String FORMAT = "plyspace-weights/1";

    private static final String FOLDER = "META-INF/plyspace/weights/";
    /** The largest size of the text form in bytes. */
    public static final int LONGEST = 1_000_000;

    private static final String NUMBER = "(-?[0-9]{1,5}(?:\\.[0-9]{1,4})?)";
    private static final Pattern PIECE = Pattern.compile("piece (\\S{1,8}) " + NUMBER + " " + NUMBER);
    private static final Pattern TWO = Pattern.compile("(place|royal|promotion) " + NUMBER + " " + NUMBER);
    /** Possessive quantifiers, since the matcher would otherwise take a stack frame per number. */
    private static final Pattern TABLE = Pattern.compile("(middlegame|endgame) (\\S{1,8})((?: -?[0-9]{1,5})++)");

    private static final Pattern ONE = Pattern.compile("(board|tempo) " + NUMBER);

    /** Copies the maps. */
    public Weights {
        pieces = Map.copyOf(pieces);
        tables = Map.copyOf(tables);
    }

    /** A middlegame and an endgame value. */
    public record Tapered(double middlegame, double endgame) {}

    /**
     * Middlegame and endgame values for White by {@link org.plyspace.api.Position#placeOf place}, one for each; Black's are
     * those of the places that are alike by the symmetries of the rules.
     */
    public record Table(List<Integer> middlegame, List<Integer> endgame) {

        /** Copies the lists. */
        public Table {
            middlegame = List.copyOf(middlegame);
            endgame = List.copyOf(endgame);
        }
    }

    /**
     * The weights in a variant's jar, from the resource {@code META-INF/plyspace/weights/ID.txt}; empty if there is none.
     *
     * @throws UsageException if the resource is malformed
     */
    public static Optional<Weights> of(Variant variant) {
        String name = FOLDER + variant.id() + ".txt";
        // The resource must come from the variant's own jar; a file of this name on the program's class path is not the
        // variant's.
        try (InputStream stream = variant.getClass().getClassLoader().getResourceAsStream(name)) {
            if (stream == null) {
                return Optional.empty();
            }
            return Optional.of(parse(Utf8.decode(name, stream.readNBytes(LONGEST)), name));
        } catch (IOException | TextException broken) {
            throw new UsageException(name + ": " + broken.getMessage());
        }
    }

    /**
     * Parses the text form.
     *
     * @param name the name for messages
     * @throws UsageException if the text is malformed
     */
    public static Weights parse(String text, String name) {
        String[] lines = text.split("\\R", -1);
        if (!lines[0].strip().equals(FORMAT)) {
            throw new UsageException(
                    name + ":1: expected " + FORMAT + ", found '" + Texts.shorten(lines[0].strip()) + "'");
        }
        Map<String, Tapered> found = new LinkedHashMap<>();
        Map<String, Tapered> pieces = new LinkedHashMap<>();
        Map<String, List<Integer>> middlegame = new LinkedHashMap<>();
        Map<String, List<Integer>> endgame = new LinkedHashMap<>();
        for (int i = 1; i < lines.length; i++) {
            String line = lines[i].strip();
            if (!line.isEmpty() && !line.startsWith("#")) {
                Matcher table = TABLE.matcher(line);
                if (table.matches()) {
                    read(table, name + ":" + (i + 1), table.group(1).equals("endgame") ? endgame : middlegame);
                } else {
                    read(line, name + ":" + (i + 1), found, pieces);
                }
            }
        }
        return new Weights(
                pieces,
                found.getOrDefault("place", GENERIC.place),
                found.getOrDefault("royal", GENERIC.royalPlace),
                found.getOrDefault("promotion", GENERIC.promotion),
                found.containsKey("board") ? found.get("board").middlegame : GENERIC.board,
                found.containsKey("tempo") ? found.get("tempo").middlegame : GENERIC.tempo,
                tables(middlegame, endgame));
    }

    private static Map<String, Table> tables(
            Map<String, List<Integer>> middlegame, Map<String, List<Integer>> endgame) {
        return Stream.concat(middlegame.keySet().stream(), endgame.keySet().stream())
                .distinct()
                .collect(Collectors.toMap(
                        symbol -> symbol,
                        symbol -> new Table(
                                middlegame.getOrDefault(symbol, List.of()), endgame.getOrDefault(symbol, List.of()))));
    }

    private static void read(Matcher table, String place, Map<String, List<Integer>> found) {
        List<Integer> numbers = Stream.of(table.group(3).strip().split(" "))
                .map(Integer::valueOf)
                .toList();
        if (found.put(table.group(2), numbers) != null) {
            throw givenTwice(table.group(), place);
        }
    }

    private static UsageException givenTwice(String line, String place) {
        return new UsageException(place + ": '" + Texts.shorten(line) + "' is given twice");
    }

    private static void read(String line, String place, Map<String, Tapered> found, Map<String, Tapered> pieces) {
        Matcher piece = PIECE.matcher(line);
        Matcher two = TWO.matcher(line);
        Matcher one = ONE.matcher(line);
        Tapered before;
        if (piece.matches()) {
            before = pieces.put(piece.group(1), tapered(piece, 2, 3));
        } else if (two.matches()) {
            before = found.put(two.group(1), tapered(two, 2, 3));
        } else if (one.matches()) {
            before = found.put(one.group(1), tapered(one, 2, 2));
        } else {
            throw new UsageException(place + ": '" + Texts.shorten(line)
                    + "' is not a weight; expected 'piece SYMBOL M E', 'place M E', 'royal M E', 'promotion M E', 'board N',"
                    + " 'tempo N', or 'middlegame SYMBOL' or 'endgame SYMBOL' with a whole number for each place");
        }
        if (before != null) {
            throw givenTwice(line, place);
        }
    }

    private static Tapered tapered(Matcher matcher, int middlegame, int endgame) {
        return new Tapered(Double.parseDouble(matcher.group(middlegame)), Double.parseDouble(matcher.group(endgame)));
    }

    /** The text form, with a final line break. */
    public String text() {
        StringJoiner lines = new StringJoiner("\n", FORMAT + "\n", "\n");
        pieces.entrySet().stream()
                .sorted(Map.Entry.comparingByKey())
                .forEach(piece -> lines.add("piece " + piece.getKey() + numbers(piece.getValue())));
        lines.add("place" + numbers(place));
        lines.add("royal" + numbers(royalPlace));
        lines.add("promotion" + numbers(promotion));
        lines.add("board" + number(board));
        lines.add("tempo" + number(tempo));
        tables.entrySet().stream().sorted(Map.Entry.comparingByKey()).forEach(table -> {
            addTable(lines, "middlegame " + table.getKey(), table.getValue().middlegame());
            addTable(lines, "endgame " + table.getKey(), table.getValue().endgame());
        });
        return lines.toString();
    }

    private static void addTable(StringJoiner lines, String head, List<Integer> numbers) {
        if (!numbers.isEmpty()) {
            lines.add(numbers.stream().map(String::valueOf).collect(Collectors.joining(" ", head + " ", "")));
        }
    }

    private static String numbers(Tapered tapered) {
        return number(tapered.middlegame) + number(tapered.endgame);
    }

    private static String number(double value) {
        return String.format(Locale.ROOT, " %.3f", value);
    }
}
