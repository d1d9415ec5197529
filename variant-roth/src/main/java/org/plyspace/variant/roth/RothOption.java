package org.plyspace.variant.roth;

import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.plyspace.api.Option;
import org.plyspace.api.OptionValues;

/**
 * A value of an option of roth.md 7. Holds the texts that the option's meaning, the rulebook and the reasons of verdicts share.
 * The first value of each option is Roth's own rule.
 */
interface RothOption {

    String SECTION = "roth.md 7";

    /** Whether pawns on files a and f may go inwards (RR 10). */
    enum RookPawns implements RothOption {
        ON("pawns on files a and f also go inwards, and capture inwards even backward"),
        OFF("pawns on files a and f go forward only");

        private final String statement;

        RookPawns(String statement) {
            this.statement = statement;
        }

        @Override
        public String statement() {
            return statement;
        }

        @Override
        public String citation() {
            return this == ON ? "roth.md 3, RR 3, 10" : "roth.md 3, " + SECTION;
        }
    }

    /** The relation of path B to path A (RR IV.1). */
    enum PathB implements RothOption {
        ON("path B serves beside path A"),
        OFF("there is no path B"),
        INSTEAD("path B replaces path A");

        private final String gist;

        PathB(String gist) {
            this.gist = gist;
        }

        /** The statement without its condition. */
        String gist() {
            return gist;
        }

        @Override
        public String statement() {
            return this == OFF ? gist : gist + ", up to one elevation more, if an attack board lies there";
        }

        @Override
        public String citation() {
            return this == ON ? "RR 4" : SECTION + ", RR IV.1";
        }
    }

    /** The distance that a board moves (RR IV.2). */
    enum BoardStep implements RothOption {
        TWO("goes at most 2 ranks"),
        NEAREST("goes only to the next post either way");

        private final String reach;

        BoardStep(String reach) {
            this.reach = reach;
        }

        /** The statement about a board already mentioned. */
        String ofIt() {
            return "it " + reach;
        }

        @Override
        public String statement() {
            return "a board " + reach;
        }

        @Override
        public String citation() {
            return this == TWO ? "RR 6" : SECTION + ", RR IV.2";
        }
    }

    /** Whether a side without pawns may move boards (RR IV.3). */
    enum BoardPawn implements RothOption {
        REQUIRED("a side without pawns moves no boards"),
        FREE("a side without pawns moves boards too");

        private final String statement;

        BoardPawn(String statement) {
            this.statement = statement;
        }

        @Override
        public String statement() {
            return statement;
        }

        @Override
        public String citation() {
            return this == REQUIRED ? "RR 6" : SECTION + ", RR IV.3";
        }
    }

    /** Whether a ride counts as a move of the pawn (RR IV.5). */
    enum CarriedPawn implements RothOption {
        MOVED("a pawn that a board carries has used its first move"),
        FRESH("a pawn that a board carries keeps its first move");

        private final String statement;

        CarriedPawn(String statement) {
            this.statement = statement;
        }

        @Override
        public String statement() {
            return statement;
        }

        @Override
        public String citation() {
            return this == MOVED ? "roth.md 3" : SECTION + ", RR IV.5";
        }
    }

    /** The name of the enum constant. */
    String name();

    /** The ordinal of the enum constant; 0 for Roth's own rule. */
    int ordinal();

    /** The rule that the value selects. */
    String statement();

    /** The citation of verdicts that follow from it. */
    String citation();

    /** The value as written after the option's name. */
    default String text() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** The citation in the rulebook: {@code own} for Roth's own rule, else the section on options. */
    default String section(String own) {
        return ordinal() == 0 ? own : SECTION;
    }

    /** An option with these values; its meaning is composed of their statements. */
    static Option of(String name, RothOption... values) {
        String meaning = Stream.of(values)
                .map(value -> value.statement() + " (" + value.text() + ")")
                .collect(Collectors.joining("; "));
        return Option.choice(
                name, meaning, Stream.of(values).map(RothOption::text).toArray(String[]::new));
    }

    /** The value chosen for an option. */
    static <V extends RothOption> V chosen(OptionValues options, Option option, List<V> values) {
        return values.stream()
                .filter(value -> options.is(option.name(), value.text()))
                .findFirst()
                .orElseThrow();
    }
}
