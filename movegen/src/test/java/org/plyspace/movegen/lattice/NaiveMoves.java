package org.plyspace.movegen.lattice;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.plyspace.api.Piece;
import org.plyspace.api.Position;
import org.plyspace.api.Setup;
import org.plyspace.api.Side;
import org.plyspace.geometry.lattice.Lattice;
import org.plyspace.geometry.lattice.Step;
import org.plyspace.movegen.castling.Castling;
import org.plyspace.movegen.declare.Symbols;
import org.plyspace.movegen.hand.Drop;
import org.plyspace.movegen.lattice.declare.DeclaredPiece;
import org.plyspace.movegen.lattice.declare.LatticeDeclaration;
import org.plyspace.movegen.lattice.declare.Mode;
import org.plyspace.movegen.lattice.declare.PawnSpec;

/**
 * Finds the legal moves of a declaration as slowly and plainly as possible: by walking over the declared steps on a copy of the board,
 * making every move on another copy, and walking again from every enemy. Excludes en passant, double steps once a game and rules of the
 * turn; castling rights are those of the position.
 */
final class NaiveMoves {

    private static final int NOWHERE = Lattice.NO_CELL;

    private final LatticeDeclaration declaration;
    private final Lattice lattice;

    NaiveMoves(LatticeDeclaration declaration) {
        this.declaration = declaration;
        this.lattice = declaration.lattice;
    }

    /** A board with hands: codes by cell, and numbers by code. */
    private static final class Board {

        final int[] at;
        final Map<Integer, Integer> hands;

        Board(int[] at, Map<Integer, Integer> hands) {
            this.at = at;
            this.hands = hands;
        }

        Board copy() {
            return new Board(at.clone(), new HashMap<>(hands));
        }
    }

    /** A move without the promotion: the man goes to a cell and captures on another or nowhere. */
    private record Way(int from, int to, int captured) {

        boolean isFromAfar() {
            return from == to && captured != NOWHERE;
        }
    }

    /** All legal moves in machine form, sorted. */
    List<String> of(Position position) {
        int[] at = IntStream.range(0, lattice.cells()).map(position::pieceAt).toArray();
        Map<Integer, Integer> hands = new HashMap<>();
        IntStream.range(2, Piece.CODES)
                .filter(code -> position.hand(code) > 0)
                .forEach(code -> hands.put(code, position.hand(code)));
        Set<String> moves = new TreeSet<>(legal(new Board(at, hands), position.sideToMove()));
        String rights = position.words().setup().field(Setup.CASTLING);
        addCastlings(new Board(at, hands), position.sideToMove(), rights, moves);
        return List.copyOf(moves);
    }

    /** Adds castlings. Rights are letters: K and Q are those of White's castlings to its right and left. */
    private void addCastlings(Board board, Side us, String rights, Set<String> moves) {
        for (Castling way : declaration.castlings) {
            String right = way.text().equals(Castling.KING_SIDE) ? "K" : "Q";
            boolean held =
                    way.side() == us && rights.contains(us == Side.WHITE ? right : right.toLowerCase(Locale.ROOT));
            if (held
                    && !isFrozen(board, way.kingFrom())
                    && !isFrozen(board, way.rookFrom())
                    && way.empty().stream().allMatch(cell -> board.at[cell] == Piece.NONE)
                    && isWaySafe(board, way, us)) {
                moves.add(way.text());
            }
        }
    }

    private boolean isWaySafe(Board board, Castling way, Side us) {
        int king = board.at[way.kingFrom()];
        List<Integer> cells = new ArrayList<>(way.crossed());
        cells.add(way.kingFrom());
        for (int cell : cells) {
            Board there = board.copy();
            there.at[way.kingFrom()] = Piece.NONE;
            there.at[cell] = king;
            if (isAttacked(there, cell, us.opposite())) {
                return false;
            }
        }
        Board after = board.copy();
        int rook = after.at[way.rookFrom()];
        after.at[way.kingFrom()] = Piece.NONE;
        after.at[way.rookFrom()] = Piece.NONE;
        after.at[way.kingTo()] = king;
        after.at[way.rookTo()] = rook;
        return isSafe(after, us);
    }

    private Set<String> legal(Board board, Side us) {
        Set<String> moves = new TreeSet<>();
        List<Integer> first = board.hands.keySet().stream()
                .filter(code -> (code & 1) == us.index())
                .filter(code -> declaration
                        .hands
                        .orElseThrow()
                        .first()
                        .contains(piece(code).symbol()))
                .toList();
        if (!first.isEmpty()) {
            first.forEach(code -> addDrops(board, us, code, moves));
            return moves;
        }
        for (int from = 0; from < lattice.cells(); from++) {
            if (isOf(board, from, us)) {
                for (Way way : ways(board, from)) {
                    add(board, us, way, moves);
                }
            }
        }
        board.hands.keySet().stream()
                .filter(code -> (code & 1) == us.index())
                .forEach(code -> addDrops(board, us, code, moves));
        return moves;
    }

    private static boolean isOf(Board board, int cell, Side side) {
        return board.at[cell] != Piece.NONE && (board.at[cell] & 1) == side.index();
    }

    private DeclaredPiece piece(int code) {
        return declaration.pieces.get(Piece.type(code));
    }

    /** The moves of the man on a cell, even if they expose its king. */
    private List<Way> ways(Board board, int from) {
        List<Way> ways = new ArrayList<>();
        Side us = Side.of(board.at[from] & 1);
        DeclaredPiece piece = piece(board.at[from]);
        if (isFrozen(board, from)) {
            return ways;
        }
        piece.modes().forEach(mode -> addWays(board, from, us, mode, ways));
        piece.pawn().ifPresent(pawn -> addPawn(board, from, us, pawn, ways));
        return ways;
    }

    private void addWays(Board board, int from, Side us, Mode mode, List<Way> ways) {
        if (!mode.from().has(us, from)) {
            return;
        }
        if (mode.kind() == Mode.Kind.STAY) {
            ways.add(new Way(from, from, NOWHERE));
            return;
        }
        for (List<Step> path : mode.paths()) {
            List<Step> steps = declaration.mirror.of(path, us);
            List<Integer> passed = new ArrayList<>();
            int longest = mode.kind() == Mode.Kind.PATH ? steps.size() : Math.min(mode.reach(), lattice.cells());
            int cell = from;
            for (int i = 0; i < longest; i++) {
                cell = lattice.step(cell, steps.get(Math.min(i, steps.size() - 1)));
                if (cell == NOWHERE || cell == from) {
                    break;
                }
                long men =
                        passed.stream().filter(c -> board.at[c] != Piece.NONE).count();
                boolean atEnd = mode.kind() != Mode.Kind.PATH || i == steps.size() - 1;
                if (men == (mode.kind() == Mode.Kind.HOP ? 1 : 0)
                        && atEnd
                        && mode.to().has(us, cell)) {
                    addEnd(board, from, cell, us, mode, ways);
                }
                passed.add(cell);
            }
        }
    }

    private void addEnd(Board board, int from, int cell, Side us, Mode mode, List<Way> ways) {
        boolean empty = board.at[cell] == Piece.NONE;
        if (empty ? mode.moves() : mode.captures() && isPrey(board, cell, us)) {
            ways.add(new Way(from, mode.kind() == Mode.Kind.AFAR ? from : cell, empty ? NOWHERE : cell));
        }
    }

    private boolean isPrey(Board board, int cell, Side us) {
        return !isOf(board, cell, us)
                || (declaration.selfCapture && !piece(board.at[cell]).royal());
    }

    private void addPawn(Board board, int from, Side us, PawnSpec pawn, List<Way> ways) {
        for (Step step : declaration.mirror.of(pawn.captures(), us)) {
            int to = lattice.step(from, step);
            if (to != NOWHERE && board.at[to] != Piece.NONE && isPrey(board, to, us)) {
                ways.add(new Way(from, to, to));
            }
        }
        for (Step step : declaration.mirror.of(pawn.advances(), us)) {
            int to = lattice.step(from, step);
            if (to != NOWHERE && board.at[to] == Piece.NONE) {
                ways.add(new Way(from, to, NOWHERE));
                int twice = lattice.step(to, step);
                if (pawn.doubleStep().has(us, from) && twice != NOWHERE && board.at[twice] == Piece.NONE) {
                    ways.add(new Way(from, twice, NOWHERE));
                }
            }
        }
    }

    private boolean isFrozen(Board board, int cell) {
        return declaration.freezing.isPresent()
                && IntStream.range(0, lattice.cells())
                        .filter(other ->
                                lattice.step(other, declaration.freezing.get().step()) == cell)
                        .anyMatch(other -> isOf(
                                        board,
                                        other,
                                        Side.of(board.at[cell] & 1).opposite())
                                && piece(board.at[other])
                                        .symbol()
                                        .equals(declaration.freezing.get().symbol()));
    }

    private int arrival(int cell) {
        return declaration.arrival.map(cells -> cells.applyAsInt(cell)).orElse(cell);
    }

    private void add(Board board, Side us, Way way, Set<String> moves) {
        int code = board.at[way.from()];
        int arrival = way.from() == way.to() ? way.from() : arrival(way.to());
        if (arrival != way.to() && board.at[arrival] != Piece.NONE) {
            return;
        }
        Board after = board.copy();
        if (way.captured() != NOWHERE) {
            hold(board.at[way.captured()], us, after);
            after.at[way.captured()] = Piece.NONE;
        }
        after.at[way.from()] = Piece.NONE;
        after.at[way.to()] = code;
        if (piece(code).royal() && isAttacked(after, way.to(), us.opposite())) {
            return;
        }
        after.at[way.to()] = Piece.NONE;
        String text = way.isFromAfar()
                ? name(way.from()) + "*" + name(way.captured())
                : name(way.from()) + "-" + name(arrival);
        for (String promotion : way.from() == way.to() ? List.of("") : promotions(code, us, way.from(), arrival)) {
            after.at[arrival] = promotion.isEmpty() ? code : Piece.code(us, declaration.pieces.typeOf(promotion));
            if (isSafe(after, us)) {
                moves.add(promotion.isEmpty() ? text : text + "=" + promotion);
            }
        }
    }

    private void hold(int captured, Side us, Board after) {
        declaration
                .hands
                .map(hands -> hands.held().get(piece(captured).symbol()))
                .ifPresent(symbol ->
                        after.hands.merge(Piece.code(us, declaration.pieces.typeOf(symbol)), 1, Integer::sum));
    }

    /** The promotions of a man that goes from one cell to another; an empty text stands for none. */
    private List<String> promotions(int code, Side us, int from, int to) {
        DeclaredPiece piece = piece(code);
        if (piece.pawn().isPresent()) {
            PawnSpec pawn = piece.pawn().get();
            return pawn.promotion().has(us, to) ? Symbols.split(pawn.promotesTo()) : List.of("");
        }
        List<String> choices = new ArrayList<>();
        boolean must = piece.promotion().map(p -> p.forced().has(us, to)).orElse(false);
        if (!must) {
            choices.add("");
        }
        piece.promotion()
                .filter(p -> must
                        || p.zone().has(us, to)
                        || (p.onLeaving() && p.zone().has(us, from)))
                .ifPresent(p -> choices.addAll(Symbols.split(p.to())));
        return choices;
    }

    private void addDrops(Board board, Side us, int code, Set<String> moves) {
        Drop drop = declaration.hands.orElseThrow().drop(piece(code).symbol());
        for (int cell = 0; cell < lattice.cells(); cell++) {
            int to = cell;
            boolean companion = drop.line() != null
                    && IntStream.range(0, lattice.cells())
                            .anyMatch(other -> board.at[other] == code
                                    && drop.line().applyAsInt(other)
                                            == drop.line().applyAsInt(to));
            if (board.at[cell] != Piece.NONE || drop.forbidden().has(us, cell) || companion) {
                continue;
            }
            Board after = board.copy();
            after.at[cell] = code;
            after.hands.merge(code, -1, (held, less) -> held == 1 ? null : held + less);
            boolean gives = !isSafe(after, us.opposite())
                    && switch (drop.gives()) {
                        case ANYTHING -> false;
                        case NO_MATE -> legal(after, us.opposite()).isEmpty();
                        case NO_CHECK -> true;
                    };
            if (isSafe(after, us) && !gives) {
                moves.add(piece(code).symbol() + "*" + name(cell));
            }
        }
    }

    private boolean isSafe(Board board, Side us) {
        return IntStream.range(0, lattice.cells())
                .filter(cell -> isOf(board, cell, us) && piece(board.at[cell]).royal())
                .noneMatch(cell -> isAttacked(board, cell, us.opposite()));
    }

    private boolean isAttacked(Board board, int cell, Side by) {
        return IntStream.range(0, lattice.cells())
                .filter(from -> isOf(board, from, by))
                .anyMatch(from -> ways(board, from).stream().anyMatch(way -> way.captured() == cell));
    }

    private String name(int cell) {
        return declaration.boards.squares().apply(cell);
    }
}
