package org.plyspace.movegen.setup;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.plyspace.api.Setup;
import org.plyspace.api.SetupField;
import org.plyspace.api.TextException;
import org.plyspace.api.Texts;
import org.plyspace.movegen.end.Checks;
import org.plyspace.movegen.option.CommonOption;
import org.plyspace.movegen.option.CommonOptions;
import org.plyspace.movegen.text.FieldSyntax;
import org.plyspace.movegen.text.HandSyntax;
import org.plyspace.movegen.text.PlacementSyntax;
import org.plyspace.movegen.text.PositionSyntax;
import org.plyspace.movegen.text.Token;

/**
 * The fields of a rule set's positions besides placement, side and clocks (notation.md, Positions): their syntax and their
 * description for editors. Extras are written in the order of adding. Castling and en passant exist only once they are
 * declared.
 */
public final class Fields {

    /** The key of the field that names pawns on starting squares that may no longer step twice. */
    public static final String SPENT = "spent";

    private final Map<String, FieldSyntax> extras = new LinkedHashMap<>();
    private final List<SetupField> declared = new ArrayList<>();
    /** The options that have switched fields off. */
    private final Map<String, CommonOption> off = new HashMap<>();

    private FieldSyntax castling = FieldSyntax.none();
    private FieldSyntax enPassant = FieldSyntax.none();

    /** Declares castling rights in a syntax of the rule set's own. */
    public Fields castling(FieldSyntax syntax, String meaning, SetupField.Content content, List<String> values) {
        castling = syntax;
        if (!values.isEmpty()) {
            declared.add(new SetupField(Setup.CASTLING, meaning, content, values));
        }
        return this;
    }

    /** Declares castling rights as letters; an empty text declares none. */
    public Fields castling(String letters) {
        FieldSyntax syntax = letters.isEmpty() ? FieldSyntax.none() : FieldSyntax.letters(letters);
        List<String> values = letters.isEmpty() ? List.of() : List.of(letters.split(""));
        return castling(syntax, "rights to castle", SetupField.Content.LETTERS, values);
    }

    /** Declares that an option forbids castling. */
    public Fields castlingOff() {
        castling = switchedOff(Setup.CASTLING, CommonOptions.CASTLING_OFF, CommonOption.CASTLING);
        return this;
    }

    /** Declares the field of the preceding double step. */
    public Fields enPassant(FieldSyntax syntax) {
        enPassant = syntax;
        declared.add(
                new SetupField(Setup.EN_PASSANT, "the double step just made", SetupField.Content.CROSSED, List.of()));
        return this;
    }

    /** Declares that an option forbids en passant. */
    public Fields enPassantOff(CommonOption by) {
        enPassant = switchedOff(Setup.EN_PASSANT, CommonOptions.whyNoEnPassant(by), by);
        return this;
    }

    /** Declares the field of men on starting squares that have moved. */
    public Fields spent(FieldSyntax square, List<String> starts) {
        return extra(SPENT, FieldSyntax.list(square))
                .declare(new SetupField(
                        SPENT, "men on starting squares that have moved", SetupField.Content.CELLS, starts));
    }

    /** Declares that an option forbids double steps. */
    public Fields spentOff() {
        return extra(SPENT, switchedOff(SPENT, CommonOptions.DOUBLE_STEP_OFF, CommonOption.DOUBLE_STEP));
    }

    /** Declares pieces in hand. */
    public Fields hands(HandSyntax syntax) {
        return extra(HandSyntax.FIELD, syntax).declare(syntax.declared());
    }

    /** Declares the count of checks if {@code win} of them win; 0 if they are not counted. */
    public Fields checks(int win) {
        return win == 0 ? this : extra(Checks.FIELD, Checks.syntax(win)).declare(Checks.declared());
    }

    /** Declares an extra field of the rule set's own. */
    public Fields extra(String key, FieldSyntax syntax) {
        extras.put(key, syntax);
        return this;
    }

    /** Sets the description of a field for editors. */
    public Fields declare(SetupField field) {
        declared.add(field);
        return this;
    }

    private FieldSyntax switchedOff(String field, String why, CommonOption by) {
        off.put(field, by);
        return FieldSyntax.off(why);
    }

    /** The descriptions of all fields for editors. */
    public List<SetupField> declared() {
        return List.copyOf(declared);
    }

    /** The syntax of positions with these fields. */
    public PositionSyntax syntax(PlacementSyntax placement) {
        return new PositionSyntax(placement, castling, enPassant, extras);
    }

    /** The syntax of positions in the form of {@linkplain PositionSyntax#plainFen orthodox chess}. */
    public PositionSyntax plainFen(PlacementSyntax placement) {
        return PositionSyntax.plainFen(placement, castling, enPassant, extras);
    }

    /**
     * Adds faults of the names and the form of a setup's fields; setups do not only come from texts.
     *
     * @return the malformed fields
     */
    Set<String> checkForm(Setup setup, Faults faults) {
        Map<String, FieldSyntax> all = new LinkedHashMap<>();
        all.put(Setup.CASTLING, castling);
        all.put(Setup.EN_PASSANT, enPassant);
        all.putAll(extras);
        checkNames(setup, all.keySet(), faults);
        all.keySet().retainAll(setup.fields().keySet());
        Set<String> malformed = new HashSet<>();
        all.forEach((field, syntax) -> {
            try {
                syntax.check(Token.of(setup.field(field)));
            } catch (TextException refused) {
                malformed.add(field);
                CommonOption by = off.get(field);
                faults.add(field, refused.reason(), by == null ? Faults.NOTATION : by.citation());
            }
        });
        return malformed;
    }

    /** Otherwise a field that a text cannot hold would be silently lost. */
    private void checkNames(Setup setup, Set<String> known, Faults faults) {
        String names = declared.stream().map(SetupField::name).collect(Collectors.joining(", "));
        for (String name : setup.fields().keySet()) {
            if (!known.contains(name)) {
                faults.add(
                        "fields",
                        "there is no field '" + Texts.shorten(name) + "'; expected "
                                + (names.isEmpty() ? "none" : names),
                        Faults.NOTATION);
            }
        }
    }

    /** The items of a comma-separated field; none if it is empty. */
    public static List<String> items(Setup setup, String field) {
        return setup.field(field).isEmpty()
                ? List.of()
                : List.of(setup.field(field).split(","));
    }

    /** The text of a field with these items: comma-separated, sorted as plain text, each once. */
    public static String field(List<String> items) {
        return String.join(",", new TreeSet<>(items));
    }

    /** The start's text without castling rights. */
    public static String withoutRights(String start) {
        String[] fields = start.split(" ", -1);
        if (fields.length > 2) {
            fields[2] = "-";
        }
        return String.join(" ", fields);
    }

    /**
     * The two parts of the en passant field, the crossed place and the pawn's square, which plain FEN leaves out; empty if
     * there was no double step.
     */
    public static Optional<Crossed> crossed(Setup setup) {
        String field = setup.field(Setup.EN_PASSANT);
        String[] parts = field.split(":", 2);
        return field.equals("-")
                ? Optional.empty()
                : Optional.of(new Crossed(parts[0], parts.length < 2 ? "" : parts[1]));
    }

    /** The names of the place crossed by a double step and of its pawn's square. */
    public record Crossed(String place, String pawn) {}
}
