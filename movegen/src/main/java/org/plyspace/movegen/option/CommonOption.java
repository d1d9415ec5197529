package org.plyspace.movegen.option;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.plyspace.api.Option;
import org.plyspace.movegen.end.EndRule;
import org.plyspace.movegen.end.Stalemate;

/**
 * An option that every rule set has in which it is meaningful. Tomasev, Paquet, Hassabis and Kramnik, <i>Assessing Game Balance
 * with AlphaZero</i> (2020), measured several of these changes for orthodox chess.
 */
@SuppressWarnings("ImmutableEnumChecker") // the list is unmodifiable
public enum CommonOption {
    CASTLING("castling", "whether castling is part of the game; off: the start has no rights", "on", "off"),
    DOUBLE_STEP("doubleStep", "whether pawns have their double step", "on", "off"),
    EN_PASSANT("enPassant", "whether a pawn that stepped twice can be captured in passing", "on", "off"),
    STALEMATE("stalemate", "what stalemate is for the side that gives it", "draw", "win", "loss"),
    CLOCK("clock", "after how many moves without capture or pawn move the game is drawn", "50", "75", "100", "none"),
    REPETITION(
            "repetition",
            "what a repeated position is; white-avoids: White loses if its move repeats it",
            "draw",
            "white-avoids"),
    PROMOTION("promotion", "to which of its pieces a pawn is promoted", "all", "queen"),
    SELF_CAPTURE("selfCapture", "whether pieces other than royal ones can be captured by their own side", "off", "on"),
    BOARD_MOVES("boardMoves", "whether boards can move; off: they stay where they hang", "on", "off");

    private static final String NO_CLOCK = "none";

    private final String option;
    private final String meaning;
    private final List<String> values;

    CommonOption(String option, String meaning, String... values) {
        this.option = option;
        this.meaning = meaning;
        this.values = List.of(values);
    }

    /** The name in {@code id:name=value}. */
    public String option() {
        return option;
    }

    /** The section of docs/common-options.md, for citations. */
    public String citation() {
        return "common-options.md " + option;
    }

    /** Whether a rule set's own option stands for this one: it has the same name and the same values, with any default. */
    boolean isMeantBy(Option own) {
        return own.name().equals(option) && Set.copyOf(own.choices()).equals(Set.copyOf(values));
    }

    /** The option as listed by a rule set with a declared end of the game. */
    Option listed(EndRule declared) {
        String standard = standard(declared);
        List<String> choices = new ArrayList<>(values);
        if (!choices.contains(standard)) {
            choices.add(0, standard);
        }
        return new Option(option, meaning, choices, 0, 0, standard);
    }

    private String standard(EndRule declared) {
        return switch (this) {
            case STALEMATE -> declared.stalemate().word();
            case CLOCK -> declared.clock() == 0 ? NO_CLOCK : String.valueOf(declared.clock());
            default -> values.get(0);
        };
    }

    /** The end of the game under a value of this option. */
    EndRule applied(EndRule declared, String value) {
        return switch (this) {
            case STALEMATE -> declared.withStalemate(stalemate(value));
            case CLOCK -> declared.withClock(value.equals(NO_CLOCK) ? 0 : Integer.parseInt(value));
            default -> declared;
        };
    }

    private static Stalemate stalemate(String value) {
        for (Stalemate meaning : Stalemate.values()) {
            if (meaning.word().equals(value)) {
                return meaning;
            }
        }
        throw new IllegalArgumentException("no stalemate " + value);
    }
}
