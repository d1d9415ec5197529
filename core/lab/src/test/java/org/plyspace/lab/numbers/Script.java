package org.plyspace.lab.numbers;

import java.lang.reflect.InvocationHandler;
import java.lang.reflect.Proxy;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.plyspace.api.Aspect;
import org.plyspace.api.GameMetric;
import org.plyspace.api.GameMetric.Amount;
import org.plyspace.api.Layout;
import org.plyspace.api.MeasuredGame;
import org.plyspace.api.Move;
import org.plyspace.api.MoveTag;
import org.plyspace.api.Piece;
import org.plyspace.api.PieceType;
import org.plyspace.api.Position;
import org.plyspace.api.Repetition;
import org.plyspace.api.Rules;
import org.plyspace.api.Setup;
import org.plyspace.api.Side;
import org.plyspace.engine.Game;

/**
 * Rules of one game, each of whose plies says how many legal moves there are, whether the move gives check, and its tags, so that
 * everything in it can be counted by hand.
 *
 * <p>Cells 0 to 3 are 1a1, 1b1, 1a2 and 1b2 on the lowest level, 4 to 7 the same on level 2. Cell 8 is all of a board that hangs on anchor
 * 0, in rank 1 of level 2, or on anchor 1, in rank 1 of level 3. White has a king on 1a1, a pawn on 1a2 and one on the board, Black a king
 * on 2b2.
 */
public final class Script {

    public static final int KING = Piece.code(Side.WHITE, 0);
    public static final int BLACK_KING = Piece.code(Side.BLACK, 0);
    public static final int PAWN = Piece.code(Side.WHITE, 1);
    public static final int QUEEN = Piece.code(Side.WHITE, 2);
    /** The cell of the board that moves. */
    public static final int BOARD = 8;

    private static final int CELLS = 9;
    private static final Setup START = Setup.builder(CELLS, 1)
            .piece(0, KING)
            .piece(2, PAWN)
            .piece(BOARD, PAWN)
            .piece(7, BLACK_KING)
            .build();

    private static final String PLIES = "plies";
    private static final List<GameMetric> METRICS = List.of(
            GameMetric.ofGames(
                    "lifted", "Games in which the board moves.", "script", game -> Amount.of(lifts(game) > 0)),
            new GameMetric(
                    "lifting",
                    "Plies at which the board moves.",
                    "script",
                    GameMetric.Kind.SHARE,
                    PLIES,
                    game -> new Amount(lifts(game), game.plies())),
            new GameMetric(
                    "lifts",
                    "How often the board moves in a game.",
                    "script",
                    GameMetric.Kind.MEAN,
                    "lifts a game",
                    game -> Amount.of(lifts(game))),
            new GameMetric(
                    "plies a lift",
                    "Plies for each move of the board.",
                    "script",
                    GameMetric.Kind.RATIO,
                    PLIES,
                    game -> lifts(game) == 0 ? Amount.NONE : new Amount(game.plies(), lifts(game))));

    private final List<Ply> plies;
    private final Rules rules;

    /**
     * A move.
     *
     * @param choices how many legal moves there are before it
     * @param check whether it gives check
     * @param tags the tags of the move: bit 0 for {@code lift}, bit 1 for {@code leap}
     */
    public record Ply(long move, int choices, boolean check, long tags) {}

    public Script(List<Ply> plies) {
        this.plies = plies;
        this.rules = proxy(Rules.class, this::answer);
    }

    /** A step or capture. */
    public static long step(int from, int to, int piece, int captured) {
        return Move.of(from, to, piece, captured);
    }

    /** A move of the board to an anchor. */
    public static long lift(int anchor) {
        return Move.of(0, anchor, Piece.NONE, Piece.NONE, Move.BOARD);
    }

    private static int lifts(MeasuredGame game) {
        return IntStream.range(0, game.plies())
                .map(ply -> Move.kind(game.move(ply)) == Move.BOARD ? 1 : 0)
                .sum();
    }

    public Rules rules() {
        return rules;
    }

    /** The game with all plies played. */
    public Game game() {
        Game game = Game.fromStart(rules);
        plies.forEach(ply -> game.play(ply.move));
        return game;
    }

    private Object answer(Object proxy, String method, Object[] arguments) {
        return switch (method) {
            case "cells" -> CELLS;
            case "places" -> CELLS + 1;
            case "placeX" -> (int) arguments[0] % 2;
            case "placeY" -> (int) arguments[0] < BOARD ? (int) arguments[0] / 2 % 2 : 0;
            case "placeZ" -> (int) arguments[0] < BOARD ? (int) arguments[0] / 4 : (int) arguments[0] - BOARD + 1;
            case "pieceTypes" ->
                List.of(
                        new PieceType(0, "K", "king", Aspect.KING, true, false, false),
                        new PieceType(1, "P", "pawn", Aspect.PAWN, false, true, true),
                        new PieceType(2, "Q", "queen", Aspect.QUEEN, false, false, false));
            case "tags" ->
                List.of(new MoveTag("lift", "The board moves."), new MoveTag("leap", "Nobody knows where from."));
            case "metrics" -> METRICS;
            case "start" -> START;
            case "layout" -> layout();
            case "repetition" -> Repetition.THREEFOLD;
            case "spec" -> "script";
            case "position" -> proxy(Position.class, new State()::answer);
            default -> throw new AssertionError("nothing in an experiment asks for " + method);
        };
    }

    private static Layout layout() {
        Layout.Square square = new Layout.Square(BOARD, "board", true, 0, 0, 0, 0);
        Layout.Board board = new Layout.Board(
                "B",
                0,
                0,
                1,
                1,
                1,
                List.of("a"),
                List.of("1"),
                List.of(square),
                Optional.of(0),
                false,
                Optional.empty());
        return new Layout(List.of(board), List.of(), new Layout.View(Layout.Facing.WHITE_NEAR, List.of("B")));
    }

    /** A position of the game. */
    private final class State {

        private final int[] pieces = new int[CELLS];
        private int made;
        private int anchor;

        State() {
            for (int cell = 0; cell < CELLS; cell++) {
                pieces[cell] = START.pieceAt(cell);
            }
        }

        Object answer(Object proxy, String method, Object[] arguments) {
            return switch (method) {
                case "rules" -> rules;
                case "sideToMove" -> Side.of(made % 2);
                case "tags" -> plies.get(made).tags;
                case "countLegalMoves" -> plies.get(made).choices;
                case "inCheck" -> made > 0 && plies.get(made - 1).check;
                case "repetitionKey" -> (long) made;
                case "pieceAt" -> pieces[(int) arguments[0]];
                case "placeOf" -> (int) arguments[0] == BOARD ? BOARD + anchor : arguments[0];
                case "capturedCell" -> Move.to((long) arguments[0]);
                case "promotionDistance" -> pieces[(int) arguments[0]] == PAWN ? 1 : -1;
                case "men" -> men((Side) arguments[0], (int[]) arguments[1]);
                case "make" -> make((long) arguments[0]);
                default -> throw new AssertionError("nothing in an experiment asks for " + method);
            };
        }

        private int men(Side side, int[] into) {
            int men = 0;
            for (int cell = 0; cell < CELLS; cell++) {
                if (pieces[cell] != Piece.NONE && Piece.side(pieces[cell]) == side) {
                    into[men++] = cell;
                }
            }
            return men;
        }

        private Object make(long move) {
            if (Move.kind(move) == Move.BOARD) {
                anchor = Move.to(move);
                pieces[BOARD] = Move.isPromotion(move) ? Move.promoted(move) : pieces[BOARD];
            } else {
                pieces[Move.from(move)] = Piece.NONE;
                pieces[Move.to(move)] = Move.isPromotion(move) ? Move.promoted(move) : Move.piece(move);
            }
            made++;
            return null;
        }
    }

    /** The implementation of a method. */
    private interface Answers {
        Object answer(Object proxy, String method, Object[] arguments);
    }

    private static <T> T proxy(Class<T> type, Answers answers) {
        InvocationHandler handler = (proxy, method, arguments) -> answers.answer(proxy, method.getName(), arguments);
        return type.cast(Proxy.newProxyInstance(type.getClassLoader(), new Class<?>[] {type}, handler));
    }
}
