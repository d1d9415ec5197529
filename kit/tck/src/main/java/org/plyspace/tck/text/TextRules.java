package org.plyspace.tck.text;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.plyspace.api.Fault;
import org.plyspace.api.OptionValues;
import org.plyspace.api.Placement;
import org.plyspace.api.Position;
import org.plyspace.api.PositionWords;
import org.plyspace.api.Purpose;
import org.plyspace.api.Rules;
import org.plyspace.api.Setup;
import org.plyspace.api.Variant;

/** Rules with a text interface. */
public final class TextRules {

    private final Rules rules;
    private final MenReader men;

    /**
     * Creates the rules of a variant with options.
     *
     * @param options {@code name=value,name=value}, or empty for the defaults
     */
    public TextRules(Variant variant, String options) {
        this(variant.rules(OptionValues.of(variant.options(), parse(options))));
    }

    private TextRules(Rules rules) {
        this.rules = rules;
        this.men = new MenReader(rules);
    }

    private static Map<String, String> parse(String options) {
        Map<String, String> given = new LinkedHashMap<>();
        Arrays.stream(options.split(",")).filter(option -> !option.isEmpty()).forEach(option -> {
            String[] nameAndValue = option.split("=", 2);
            given.put(nameAndValue[0], nameAndValue[1]);
        });
        return given;
    }

    /** The wrapped rules. */
    public Rules rules() {
        return rules;
    }

    /** A position at the start of the game. */
    public TextPosition start() {
        return TextPosition.of(rules.startPosition());
    }

    /** A position to play from its text. */
    public TextPosition read(String position) {
        return TextPosition.of(rules.readPosition(position));
    }

    /** A position to play from a list of men, written as for {@link #setup}. */
    public TextPosition men(String list) {
        return TextPosition.of(rules.position(men.read(list), Purpose.GAME));
    }

    /**
     * A setup from a list of men: {@code K2b1 R1a1 k3c8 w 2b1,1a1}. The men may be followed by those other fields of a
     * position's text (notation.md, Positions) that are not at their defaults.
     */
    public Setup setup(String list) {
        return men.read(list);
    }

    /** The faults of a setup, written as for {@link #setup}, as {@code field: reason (citation)}. */
    public List<String> faults(String list) {
        return rules.faults(men.read(list), Purpose.GAME).stream()
                .map(Fault::toString)
                .toList();
    }

    /** The squares, sorted, that a piece alone on the board reaches in one move. */
    public List<String> reach(char piece, String square) {
        return reach(String.valueOf(piece), square);
    }

    /** The squares that a piece attacks; its symbol may have a mark: {@code +R}. */
    public List<String> reach(String symbol, String square) {
        return targets(symbol, square, false);
    }

    /** The squares, sorted, that a piece alone on the board attacks. */
    public List<String> attacks(char piece, String square) {
        return attacks(String.valueOf(piece), square);
    }

    /** The same of a piece whose symbol may have a mark: {@code +R}. */
    public List<String> attacks(String symbol, String square) {
        return targets(symbol, square, true);
    }

    private List<String> targets(String symbol, String square, boolean attacks) {
        Position alone = rules.position(rules.empty(), Purpose.STUDY);
        int cell = men.cell(square);
        Placement placement = new Placement(rules);
        placement.put(cell, men.code(symbol));
        placement.turn(MenReader.sideOf(symbol));
        alone.place(placement);
        if (!attacks) {
            return TextPosition.of(alone).targets(square);
        }
        int[] into = new int[rules.cells()];
        int count = alone.attacks(cell, into);
        PositionWords words = alone.words();
        return List.copyOf(new TreeSet<>(
                IntStream.range(0, count).mapToObj(i -> words.name(into[i])).toList()));
    }
}
