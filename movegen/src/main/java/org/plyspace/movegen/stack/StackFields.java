package org.plyspace.movegen.stack;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.plyspace.api.Setup;
import org.plyspace.api.SetupField;
import org.plyspace.api.SetupField.Content;
import org.plyspace.geometry.stack.Anchor;
import org.plyspace.geometry.stack.Attachment;
import org.plyspace.geometry.stack.Board;
import org.plyspace.geometry.stack.BoardStack;
import org.plyspace.geometry.stack.ColumnGrid;
import org.plyspace.movegen.end.Checks;
import org.plyspace.movegen.text.FieldSyntax;
import org.plyspace.movegen.text.PlacementSyntax;
import org.plyspace.movegen.text.PositionSyntax;
import org.plyspace.movegen.text.TextBoard;
import org.plyspace.movegen.text.Token;

/** The text of positions over stacks: which fields there are and what they may look like (notation.md, Positions). */
final class StackFields {

    /** Pawns on starting squares that may no longer make the double step. */
    static final String SPENT = "spent";
    /** Boards that have changed hands. */
    static final String OWN = "own";

    private static final String RIGHTS = "KQkq";

    private StackFields() {}

    static PositionSyntax syntax(StackDefinition definition) {
        BoardStack stack = definition.stack();
        List<TextBoard> boards = Stream.concat(
                        stack.mains().stream().map(board -> textBoard(board, false)),
                        stack.movables().stream().map(board -> textBoard(board, true)))
                .toList();
        List<String> anchors = stack.anchors().stream().map(Anchor::name).toList();
        Map<String, FieldSyntax> extras = new LinkedHashMap<>();
        Switches switches = definition.switches();
        extras.put(
                SPENT,
                switches.doubleStepOff() ? FieldSyntax.off(SPENT, Switches.DOUBLE_STEP_OFF) : items(SPENT, definition));
        if (haveOwnersThatChange(definition)) {
            extras.put(OWN, owners(stack));
        }
        if (definition.end().checks() > 0) {
            extras.put(Checks.FIELD, Checks.syntax(definition.end().checks()));
        }
        return new PositionSyntax(
                new PlacementSyntax(boards, anchors, definition.men().types()),
                castling(definition),
                switches.enPassantOff()
                        ? FieldSyntax.off(Setup.EN_PASSANT, switches.whyNoEnPassant())
                        : enPassant(definition),
                extras);
    }

    private static boolean haveOwnersThatChange(StackDefinition definition) {
        return definition.boards().changesHands()
                && !definition.stack().movables().isEmpty();
    }

    private static FieldSyntax castling(StackDefinition definition) {
        if (definition.switches().castlingOff()) {
            return FieldSyntax.off(Setup.CASTLING, Switches.CASTLING_OFF);
        }
        return definition.castlings().isEmpty()
                ? FieldSyntax.none(Setup.CASTLING)
                : FieldSyntax.letters(Setup.CASTLING, RIGHTS);
    }

    /** The fields that an editor can offer, in the order in which they are written. */
    static List<SetupField> declared(StackDefinition definition) {
        Switches switches = definition.switches();
        List<SetupField> fields = new ArrayList<>();
        List<String> rights = definition.castlings().stream()
                .map(castling -> String.valueOf(castling.letter()))
                .toList();
        if (!rights.isEmpty()) {
            fields.add(new SetupField(Setup.CASTLING, "rights to castle", Content.LETTERS, rights));
        }
        if (!switches.enPassantOff()) {
            fields.add(new SetupField(Setup.EN_PASSANT, "the double step just made", Content.CROSSED, List.of()));
        }
        if (!switches.doubleStepOff()) {
            fields.add(new SetupField(
                    SPENT, "pawns on starting squares that may no longer step twice", Content.CELLS, List.of()));
        }
        if (haveOwnersThatChange(definition)) {
            fields.add(
                    new SetupField(OWN, "boards that have changed hands", Content.LIST, changes(definition.stack())));
        }
        if (definition.end().checks() > 0) {
            fields.add(Checks.declared());
        }
        return fields;
    }

    private static List<String> changes(BoardStack stack) {
        return IntStream.range(0, stack.movables().size())
                .mapToObj(board -> stack.movables().get(board).name() + ":"
                        + stack.owner(board).opposite().symbol())
                .sorted()
                .toList();
    }

    private static TextBoard textBoard(Board board, boolean movable) {
        return TextBoard.whole(
                board.name(),
                movable,
                board.files(),
                IntStream.range(0, board.cells())
                        .map(i -> board.firstCell() + i)
                        .boxed()
                        .toList());
    }

    private static FieldSyntax enPassant(StackDefinition definition) {
        Squares squares = new Squares(definition.squares(), new Attachment(definition.stack()));
        return field -> {
            int colon = field.indexOf(':');
            boolean fine = field.is("-")
                    || (colon > 0
                            && isCrossed(field.part(0, colon).text(), definition, squares)
                            && isSquare(field.part(colon + 1, field.length()), definition));
            if (!fine) {
                throw field.refusal("en passant " + field.quoted()
                        + " is refused; '-' or <crossed>:<pawn> would be accepted, the pawn's square as "
                        + definition.squares().formInWords()
                        + (definition.columnsCrossed()
                                ? ", the one crossed as file and rank"
                                : ", and the one crossed"));
            }
        };
    }

    private static boolean isCrossed(String text, StackDefinition definition, Squares squares) {
        return definition.columnsCrossed()
                ? squares.columnNamed(text) != ColumnGrid.NONE
                : definition.squares().form().matcher(text).matches();
    }

    private static boolean isSquare(Token text, StackDefinition definition) {
        return definition.squares().form().matcher(text.text()).matches();
    }

    private static FieldSyntax items(String key, StackDefinition definition) {
        return field -> {
            for (Token item : field.split(',')) {
                if (!isSquare(item, definition)) {
                    throw item.refusal("extras: " + key + " has " + item.quoted() + ", which is no square; "
                            + definition.squares().formInWords() + " would be accepted");
                }
            }
        };
    }

    private static FieldSyntax owners(BoardStack stack) {
        return field -> {
            for (Token item : field.split(',')) {
                boolean known = stack.movables().stream()
                        .anyMatch(board -> item.is(board.name() + ":w") || item.is(board.name() + ":b"));
                if (!known) {
                    throw item.refusal("extras: " + OWN + " has " + item.quoted() + "; a board of "
                            + String.join(
                                    ", ",
                                    stack.movables().stream().map(Board::name).toList())
                            + ", a colon and w or b would be accepted");
                }
            }
        };
    }

    /** The items of a comma-separated field; none if it is empty. */
    static List<String> list(String field) {
        return field.isEmpty() ? List.of() : List.of(field.split(","));
    }

    /** The movable board of an item of the {@link #OWN} field, or -1 if it names none. */
    static int board(BoardStack stack, String item) {
        List<String> names = stack.movables().stream().map(Board::name).toList();
        return names.indexOf(item.substring(0, Math.max(0, item.indexOf(':'))));
    }
}
