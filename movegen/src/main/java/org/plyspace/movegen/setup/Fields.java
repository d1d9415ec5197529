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
import org.plyspace.api.SetupField.Content;
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
 * The fields of a rule set's positions beside placement, side and clocks (notation.md, Positions): how each is written, and what
 * an editor is told of it. Extras are written in the order in which they are added. Neither castling nor en passant is there until
 * it is declared.
 */
public final class Fields {

    /** The key of the field that names pawns on starting squares that may no longer step twice. */
    public static final String SPENT = "spent";

    private final Map<String, FieldSyntax> extras = new LinkedHashMap<>();
    private final List<SetupField> declared = new ArrayList<>();
    /** Which option has switched a field off. */
    private final Map<String, CommonOption> off = new HashMap<>();

    private FieldSyntax castling = FieldSyntax.none();
    private FieldSyntax enPassant = FieldSyntax.none();

    /** Rights to castle, in a form of the rule set's own. */
    public Fields castling(FieldSyntax syntax, String meaning, Content content, List<String> values) {
        castling = syntax;
        if (!values.isEmpty()) {
            declared.add(new SetupField(Setup.CASTLING, meaning, content, values));
        }
        return this;
    }

    /** Rights to castle as letters; none where there are none. */
    public Fields castling(String letters) {
        FieldSyntax syntax = letters.isEmpty() ? FieldSyntax.none() : FieldSyntax.letters(letters);
        List<String> values = letters.isEmpty() ? List.of() : List.of(letters.split(""));
        return castling(syntax, "rights to castle", Content.LETTERS, values);
    }

    /** Nobody castles, since an option says so. */
    public Fields castlingOff() {
        castling = switchedOff(Setup.CASTLING, CommonOptions.CASTLING_OFF, CommonOption.CASTLING);
        return this;
    }

    /** The double step just made. */
    public Fields enPassant(FieldSyntax syntax) {
        enPassant = syntax;
        declared.add(new SetupField(Setup.EN_PASSANT, "the double step just made", Content.CROSSED, List.of()));
        return this;
    }

    /** No pawn is captured in passing, since an option says so. */
    public Fields enPassantOff(CommonOption by) {
        enPassant = switchedOff(Setup.EN_PASSANT, CommonOptions.whyNoEnPassant(by), by);
        return this;
    }

    /** Pawns on starting squares that may no longer step twice. */
    public Fields spent(FieldSyntax square, List<String> starts) {
        return extra(SPENT, FieldSyntax.list(square))
                .declare(new SetupField(SPENT, "pawns on starting squares that have moved", Content.CELLS, starts));
    }

    /** No pawn steps twice, since an option says so. */
    public Fields spentOff() {
        return extra(SPENT, switchedOff(SPENT, CommonOptions.DOUBLE_STEP_OFF, CommonOption.DOUBLE_STEP));
    }

    /** What is in hand. */
    public Fields hands(HandSyntax syntax) {
        return extra(HandSyntax.FIELD, syntax).declare(syntax.declared());
    }

    /** Checks given, where so many win; 0 if they are not counted. */
    public Fields checks(int win) {
        return win == 0 ? this : extra(Checks.FIELD, Checks.syntax(win)).declare(Checks.declared());
    }

    /** A field of the rule set's own among the extras. */
    public Fields extra(String key, FieldSyntax syntax) {
        extras.put(key, syntax);
        return this;
    }

    /** What an editor is told of a field. */
    public Fields declare(SetupField field) {
        declared.add(field);
        return this;
    }

    private FieldSyntax switchedOff(String field, String why, CommonOption by) {
        off.put(field, by);
        return FieldSyntax.off(why);
    }

    /** The fields that a setup can have, as an editor is told of them. */
    public List<SetupField> declared() {
        return List.copyOf(declared);
    }

    /** The text of positions with these fields. */
    public PositionSyntax syntax(PlacementSyntax placement) {
        return new PositionSyntax(placement, castling, enPassant, extras);
    }

    /** The same as {@linkplain PositionSyntax#plainFen orthodox chess} writes it. */
    public PositionSyntax plainFen(PlacementSyntax placement) {
        return PositionSyntax.plainFen(placement, castling, enPassant, extras);
    }

    /**
     * Adds what is wrong with the names and the form of a setup's fields, since setups are made otherwise than from texts too.
     *
     * @return the fields that are malformed
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

    /** Without this, a field that a text could not have would be lost without a word. */
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

    /** Items as one field: comma-separated, sorted as plain text, each once. */
    public static String field(List<String> items) {
        return String.join(",", new TreeSet<>(items));
    }

    /** The start's text without rights to castle. */
    public static String withoutRights(String start) {
        String[] fields = start.split(" ", -1);
        if (fields.length > 2) {
            fields[2] = "-";
        }
        return String.join(" ", fields);
    }

    /**
     * The two parts of the en passant field, the place crossed and the pawn's square, which is empty where plain FEN leaves it out;
     * empty if there was no double step.
     */
    public static Optional<Crossed> crossed(Setup setup) {
        String field = setup.field(Setup.EN_PASSANT);
        String[] parts = field.split(":", 2);
        return field.equals("-")
                ? Optional.empty()
                : Optional.of(new Crossed(parts[0], parts.length < 2 ? "" : parts[1]));
    }

    /** What a double step crossed, by name, and where its pawn stands. */
    public record Crossed(String place, String pawn) {}
}
