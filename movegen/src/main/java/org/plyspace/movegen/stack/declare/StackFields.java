package org.plyspace.movegen.stack.declare;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.plyspace.api.SetupField;
import org.plyspace.geometry.stack.Anchor;
import org.plyspace.geometry.stack.Attachment;
import org.plyspace.geometry.stack.Board;
import org.plyspace.geometry.stack.BoardStack;
import org.plyspace.geometry.stack.ColumnGrid;
import org.plyspace.movegen.option.CommonOptions;
import org.plyspace.movegen.setup.Fields;
import org.plyspace.movegen.text.FieldSyntax;
import org.plyspace.movegen.text.HandSyntax;
import org.plyspace.movegen.text.PlacementSyntax;
import org.plyspace.movegen.text.TextBoard;
import org.plyspace.movegen.text.Token;

/** The fields in the text of positions over stacks, and their syntax (notation.md, Positions). */
public final class StackFields {

    /** The boards that have changed hands. */
    public static final String OWN = "own";
    /** The pawns that were carried and still have their double step, in rule sets where they keep it. */
    public static final String FRESH = "fresh";

    private StackFields() {}

    public static PlacementSyntax placement(StackDeclaration declaration) {
        BoardStack stack = declaration.stack();
        List<TextBoard> boards = Stream.concat(
                        stack.mains().stream().map(board -> textBoard(board, false)),
                        stack.movables().stream().map(board -> textBoard(board, true)))
                .toList();
        List<String> anchors = stack.anchors().stream().map(Anchor::name).toList();
        return new PlacementSyntax(boards, anchors, declaration.men().types());
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

    public static Fields of(StackDeclaration declaration) {
        CommonOptions chosen = declaration.chosen();
        FieldSyntax square = name -> checkSquare(name, declaration.squares());
        Fields fields = new Fields();
        if (chosen.castlingOff()) {
            fields.castlingOff();
        } else {
            fields.castling(declaration.castlings().stream()
                    .map(castling -> String.valueOf(castling.letter()))
                    .collect(Collectors.joining()));
        }
        if (chosen.enPassantOff()) {
            chosen.enPassantOffBy().ifPresent(fields::enPassantOff);
        } else {
            fields.enPassant(FieldSyntax.crossed(declaration.columnsCrossed() ? columns(declaration) : square, square));
        }
        if (chosen.doubleStepOff()) {
            fields.spentOff();
        } else {
            fields.spent(square, List.of());
        }
        BoardStack stack = declaration.stack();
        if (declaration.boards().changesHands() && !stack.movables().isEmpty()) {
            fields.extra(OWN, owners(stack))
                    .declare(new SetupField(
                            OWN, "boards that have changed hands", SetupField.Content.LIST, changes(stack)));
        }
        if (declaration.pawns().keepsDoubleStep() && !chosen.doubleStepOff()) {
            fields.extra(FRESH, FieldSyntax.list(square))
                    .declare(new SetupField(
                            FRESH, "carried pawns that may still step twice", SetupField.Content.CELLS, List.of()));
        }
        declaration
                .hands()
                .ifPresent(hands -> fields.hands(new HandSyntax(
                        declaration.men().types().stream()
                                .filter(type -> hands.types().contains(type.symbol()))
                                .toList(),
                        hands.most())));
        return fields.checks(declaration.end().checks());
    }

    private static void checkSquare(Token name, SquareNames squares) {
        if (!squares.form().matcher(name.text()).matches()) {
            throw name.refusal("expected " + squares.formInWords() + ", found " + name.quoted());
        }
    }

    private static FieldSyntax columns(StackDeclaration declaration) {
        Squares squares = new Squares(declaration.squares(), new Attachment(declaration.stack()));
        return name -> {
            if (squares.columnNamed(name.text()) == ColumnGrid.NONE) {
                throw name.refusal("expected the file and rank crossed, found " + name.quoted());
            }
        };
    }

    private static FieldSyntax owners(BoardStack stack) {
        List<String> names = stack.movables().stream().map(Board::name).toList();
        return FieldSyntax.list(item -> {
            if (names.stream().noneMatch(name -> item.is(name + ":w") || item.is(name + ":b"))) {
                throw item.refusal("expected a board of " + String.join(", ", names) + ", a colon and w or b, found "
                        + item.quoted());
            }
        });
    }

    private static List<String> changes(BoardStack stack) {
        return IntStream.range(0, stack.movables().size())
                .mapToObj(board -> stack.movables().get(board).name() + ":"
                        + stack.owner(board).opposite().symbol())
                .sorted()
                .toList();
    }

    /** The movable board of an item of the {@link #OWN} field, or -1 if it names none. */
    public static int board(BoardStack stack, String item) {
        List<String> names = stack.movables().stream().map(Board::name).toList();
        return names.indexOf(item.substring(0, Math.max(0, item.indexOf(':'))));
    }
}
