package org.plyspace.variant.meder;

import java.util.List;
import java.util.stream.Stream;
import org.plyspace.api.Side;
import org.plyspace.movegen.castling.Castling;
import org.plyspace.movegen.stack.HomeSquares;
import org.plyspace.movegen.stack.StackCastling;

/** Castling: king and rook exchange places, or the king goes beside the rook (meder.md 6 and 9, ruling M-4). */
final class MederCastling {

    /** In the tournament edition castling cannot be the first move (TR 3.5). */
    private static final int SECOND_MOVE = 2;

    private final HomeSquares home;

    MederCastling(HomeSquares home) {
        this.home = home;
    }

    List<StackCastling> of(Edition edition) {
        return edition == Edition.FORMAL ? formal() : tournament();
    }

    private List<StackCastling> formal() {
        return List.of(
                castling(Side.WHITE, true, List.of("b1W", "e0WKL", "e0WKL", "b1W"), "c0 c1 d0 d1", "c1W d1W", 1),
                castling(Side.WHITE, false, List.of("b1W", "a0WQL", "z0WQL", "b1W"), "a0 a1", "", 1),
                castling(Side.BLACK, true, List.of("c8B", "e9BKL", "e9BKL", "c8B"), "d8 d9", "d8B", 1),
                castling(Side.BLACK, false, List.of("c8B", "a9BQL", "z9BQL", "c8B"), "a8 a9 b8 b9", "b8B", 1));
    }

    private List<StackCastling> tournament() {
        return List.of(
                castling(Side.WHITE, true, List.of("d0WKL", "e0WKL", "e0WKL", "d0WKL"), "", "", SECOND_MOVE),
                castling(Side.WHITE, false, List.of("d0WKL", "a0WQL", "z0WQL", "d0WKL"), "a0 b0 c0", "", SECOND_MOVE),
                castling(Side.BLACK, true, List.of("d9BKL", "e9BKL", "e9BKL", "d9BKL"), "", "", SECOND_MOVE),
                castling(Side.BLACK, false, List.of("d9BKL", "a9BQL", "z9BQL", "d9BKL"), "a9 b9 c9", "", SECOND_MOVE));
    }

    /** The castling with the squares given in the order king from, king to, rook from, rook to. */
    private StackCastling castling(
            Side side, boolean kingSide, List<String> squares, String clearColumns, String passed, int firstMove) {
        Castling way = new Castling(
                kingSide ? Castling.KING_SIDE : Castling.QUEEN_SIDE,
                side,
                home.cell(squares.get(0)),
                home.cell(squares.get(1)),
                home.cell(squares.get(2)),
                home.cell(squares.get(3)),
                cells(passed),
                List.of());
        return new StackCastling(way, home.columns(clearColumns), firstMove);
    }

    private List<Integer> cells(String names) {
        return Stream.of(names.split(" "))
                .filter(name -> !name.isEmpty())
                .map(home::cell)
                .toList();
    }
}
