package org.plyspace.search;

import java.io.IOException;
import java.io.InputStream;
import java.net.URL;
import java.net.URLConnection;
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
import org.plyspace.api.text.Utf8;

/**
 * The text form of {@link Weights}. Omitted values are those of {@link Weights#GENERIC1}; version 1 has neither factors of derived values
 * nor weights of what men attack.
 */
final class WeightsFormat {

    private static final String FIRST = "plyspace-weights/1";
    private static final String SECOND = "plyspace-weights/2";

    private static final String SYMBOL = "([^\\s0-9.-]\\S{0,7})";
    private static final String NUMBER = "(-?[0-9]{1,5}(?:\\.[0-9]{1,4})?)";
    private static final String TWO_NUMBERS = " " + NUMBER + " " + NUMBER;
    private static final Pattern OF_SYMBOL = Pattern.compile("(piece|mobility|hits) " + SYMBOL + TWO_NUMBERS);
    private static final Pattern TWO = Pattern.compile("([a-z]+(?:-[a-z]+|-[0-9])?)" + TWO_NUMBERS);
    /** Possessive quantifiers, since the matcher would otherwise take a stack frame per number. */
    private static final Pattern TABLE = Pattern.compile("(middlegame|endgame) (\\S{1,8})((?: -?[0-9]{1,5})++)");

    private static final Pattern ONE = Pattern.compile("(board|tempo) " + NUMBER);

    private static final String MATERIAL = "material";
    private static final String PLACE = "place";
    private static final String ROYAL = "royal";
    private static final String PROMOTION = "promotion";
    private static final String BOARD = "board";
    private static final String TEMPO = "tempo";
    private static final List<String> FIRST_NAMES = List.of(PLACE, ROYAL, PROMOTION);

    private final String name;
    private final boolean second;
    private final Map<String, Weights.Tapered> found = new LinkedHashMap<>();
    private final Map<String, List<Integer>> middlegame = new LinkedHashMap<>();
    private final Map<String, List<Integer>> endgame = new LinkedHashMap<>();

    private WeightsFormat(String name, boolean second) {
        this.name = name;
        this.second = second;
    }

    /** Weights that the program brings, by the name of a resource beside this class. */
    static Weights bundled(String file) {
        return resource(WeightsFormat.class.getClassLoader(), "org/plyspace/search/" + file)
                .orElseThrow();
    }

    /** The weights in a resource; empty if there is none. */
    static Optional<Weights> resource(ClassLoader loader, String name) {
        URL resource = loader.getResource(name);
        if (resource == null) {
            return Optional.empty();
        }
        try {
            URLConnection connection = resource.openConnection();
            // A cache would answer for a jar of the same name that was there before.
            connection.setUseCaches(false);
            try (InputStream stream = connection.getInputStream()) {
                return Optional.of(parse(Utf8.decode(name, stream.readNBytes(Weights.LONGEST)), name));
            }
        } catch (IOException | TextException broken) {
            throw new UsageException(name + ": " + broken.getMessage());
        }
    }

    static Weights parse(String text, String name) {
        String[] lines = text.split("\\R", -1);
        String format = lines[0].strip();
        if (!format.equals(FIRST) && !format.equals(SECOND)) {
            throw new UsageException(
                    name + ":1: expected " + FIRST + " or " + SECOND + ", found '" + Texts.shorten(format) + "'");
        }
        WeightsFormat reader = new WeightsFormat(name, format.equals(SECOND));
        for (int i = 1; i < lines.length; i++) {
            String line = lines[i].strip();
            if (!line.isEmpty() && !line.startsWith("#")) {
                reader.read(line, i + 1);
            }
        }
        return reader.weights();
    }

    private void read(String line, int number) {
        Matcher table = TABLE.matcher(line);
        Matcher symbol = OF_SYMBOL.matcher(line);
        Matcher two = TWO.matcher(line);
        Matcher one = ONE.matcher(line);
        boolean first;
        if (table.matches()) {
            first = readTable(table);
        } else if (symbol.matches() && (second || symbol.group(1).equals("piece"))) {
            first = put(symbol.group(1) + " " + symbol.group(2), tapered(symbol.group(3), symbol.group(4)));
        } else if (two.matches() && isName(two.group(1))) {
            first = put(two.group(1), tapered(two.group(2), two.group(3)));
        } else if (one.matches()) {
            first = put(one.group(1), tapered(one.group(2), one.group(2)));
        } else {
            throw new UsageException(
                    name + ":" + number + ": '" + Texts.shorten(line)
                            + "' is not a weight; expected 'piece SYMBOL M E', " + expected()
                            + "'board N', 'tempo N', or 'middlegame SYMBOL' or 'endgame SYMBOL' with a whole number for each place");
        }
        if (!first) {
            throw new UsageException(name + ":" + number + ": '" + Texts.shorten(line) + "' is given twice");
        }
    }

    private boolean isName(String word) {
        return FIRST_NAMES.contains(word) || (second && (word.equals(MATERIAL) || TermWeights.NAMES.contains(word)));
    }

    private String expected() {
        Stream<String> names = second
                ? Stream.of(
                                Stream.of("mobility SYMBOL", "hits SYMBOL", MATERIAL),
                                FIRST_NAMES.stream(),
                                TermWeights.NAMES.stream())
                        .flatMap(any -> any)
                : FIRST_NAMES.stream();
        return names.map(word -> "'" + word + " M E', ").collect(Collectors.joining());
    }

    private boolean readTable(Matcher table) {
        List<Integer> numbers = Stream.of(table.group(3).strip().split(" "))
                .map(Integer::valueOf)
                .toList();
        return (table.group(1).equals("endgame") ? endgame : middlegame).put(table.group(2), numbers) == null;
    }

    private boolean put(String words, Weights.Tapered value) {
        return found.put(words, value) == null;
    }

    private static Weights.Tapered tapered(String middlegame, String endgame) {
        return new Weights.Tapered(Double.parseDouble(middlegame), Double.parseDouble(endgame));
    }

    private Weights weights() {
        Weights usual = Weights.GENERIC1;
        return new Weights(
                of("piece "),
                found.getOrDefault(MATERIAL, usual.material()),
                found.getOrDefault(PLACE, usual.place()),
                found.getOrDefault(ROYAL, usual.royalPlace()),
                found.getOrDefault(PROMOTION, usual.promotion()),
                found.containsKey(BOARD) ? found.get(BOARD).middlegame() : usual.board(),
                found.containsKey(TEMPO) ? found.get(TEMPO).middlegame() : usual.tempo(),
                tables(),
                terms());
    }

    private Map<String, Weights.Tapered> of(String kind) {
        return found.entrySet().stream()
                .filter(entry -> entry.getKey().startsWith(kind))
                .collect(Collectors.toMap(entry -> entry.getKey().substring(kind.length()), Map.Entry::getValue));
    }

    private TermWeights terms() {
        Map<String, Weights.Tapered> shared = TermWeights.NAMES.stream()
                .filter(found::containsKey)
                .collect(Collectors.toMap(word -> word, found::get));
        return new TermWeights(shared, of(TermWeights.MOBILITY + " "), of(TermWeights.HITS + " "));
    }

    private Map<String, Weights.Table> tables() {
        return Stream.concat(middlegame.keySet().stream(), endgame.keySet().stream())
                .distinct()
                .collect(Collectors.toMap(
                        symbol -> symbol,
                        symbol -> new Weights.Table(
                                middlegame.getOrDefault(symbol, List.of()), endgame.getOrDefault(symbol, List.of()))));
    }

    /** The text form, with a final line break. */
    static String text(Weights weights) {
        StringJoiner lines = new StringJoiner("\n", SECOND + "\n", "\n");
        weights.pieces().entrySet().stream()
                .sorted(Map.Entry.comparingByKey())
                .forEach(piece -> lines.add("piece " + piece.getKey() + numbers(piece.getValue())));
        lines.add(MATERIAL + numbers(weights.material()));
        lines.add(PLACE + numbers(weights.place()));
        lines.add(ROYAL + numbers(weights.royalPlace()));
        lines.add(PROMOTION + numbers(weights.promotion()));
        lines.add(BOARD + number(weights.board()));
        lines.add(TEMPO + number(weights.tempo()));
        weights.terms().byWords().forEach((words, weight) -> lines.add(words + numbers(weight)));
        weights.tables().entrySet().stream().sorted(Map.Entry.comparingByKey()).forEach(table -> {
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

    private static String numbers(Weights.Tapered tapered) {
        return number(tapered.middlegame()) + number(tapered.endgame());
    }

    private static String number(double value) {
        return String.format(Locale.ROOT, " %.3f", value);
    }
}
