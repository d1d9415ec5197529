package org.plyspace.conformance.check;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.plyspace.api.MoveList;
import org.plyspace.api.NoStartException;
import org.plyspace.api.Notation;
import org.plyspace.api.Option;
import org.plyspace.api.OptionException;
import org.plyspace.api.OptionValues;
import org.plyspace.api.PlyspaceException;
import org.plyspace.api.Position;
import org.plyspace.api.Rules;
import org.plyspace.api.Variant;

/** Whether every value of every option changes something: rulebook, boards, pieces, start, moves or an end. */
final class OptionQuestion {

    /** As many values of a range of integers are asked about, the first ones. */
    private static final int MOST_OF_A_RANGE = 8;

    private final Variant variant;
    private final Rules usual;
    private final List<String> seen = new ArrayList<>();

    /**
     * @param usual the rules with all defaults
     */
    OptionQuestion(Variant variant, Rules usual) {
        this.variant = variant;
        this.usual = usual;
    }

    /** Takes note of a position of a game by the usual rules. */
    void see(Position position) {
        seen.add(position.words().text());
    }

    /** The rules under every single value that is not the default, by their settings, without those that are refused. */
    Map<String, Rules> others() {
        Map<String, Rules> others = new LinkedHashMap<>();
        for (Option option : variant.options()) {
            for (String value : values(option)) {
                try {
                    Rules rules = variant.rules(OptionValues.of(variant.options(), Map.of(option.name(), value)));
                    others.put(option.name() + "=" + value, rules);
                } catch (OptionException meaningless) {
                    // Alone it contradicts the other defaults, which is no mistake.
                }
            }
        }
        return others;
    }

    private static List<String> values(Option option) {
        List<String> values = new ArrayList<>(option.choices());
        for (int value = option.min();
                option.isRange() && value <= option.max() && values.size() < MOST_OF_A_RANGE;
                value++) {
            values.add(String.valueOf(value));
        }
        values.remove(option.defaultValue());
        return values;
    }

    CheckAnswer answer(Map<String, Rules> others) {
        RuleCheck.AskedQuestion question =
                new RuleCheck.AskedQuestion("options", "every value of an option changes something");
        others.forEach((value, rules) -> question.ask(
                isDeclared(rules) || isSeen(rules),
                () -> value + " changes neither rulebook, boards, pieces and start nor a move or an end in "
                        + seen.size() + " positions; expected a difference"));
        return question.answer();
    }

    private boolean isDeclared(Rules rules) {
        return !usual.rulebook().equals(rules.rulebook())
                || usual.cells() != rules.cells()
                || !usual.pieceTypes().equals(rules.pieceTypes())
                || !start(usual).equals(start(rules));
    }

    private static String start(Rules rules) {
        try {
            return rules.write(rules.start());
        } catch (NoStartException none) {
            return "";
        }
    }

    private boolean isSeen(Rules rules) {
        return seen.stream().anyMatch(text -> {
            try {
                Position before = usual.readPosition(text);
                Position after = rules.readPosition(text);
                return !moves(before).equals(moves(after)) || !before.outcome().equals(after.outcome());
            } catch (PlyspaceException refused) {
                return true;
            }
        });
    }

    private static Set<String> moves(Position position) {
        MoveList list = new MoveList();
        position.legalMoves(list);
        Set<String> texts = new TreeSet<>();
        for (int i = 0; i < list.size(); i++) {
            texts.add(position.words().text(list.get(i), Notation.MACHINE));
        }
        return texts;
    }
}
