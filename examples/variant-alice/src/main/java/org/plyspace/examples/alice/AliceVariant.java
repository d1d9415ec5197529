package org.plyspace.examples.alice;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.plyspace.api.Aspect;
import org.plyspace.api.Fault;
import org.plyspace.api.Option;
import org.plyspace.api.OptionValues;
import org.plyspace.api.Piece;
import org.plyspace.api.Setup;
import org.plyspace.api.Side;
import org.plyspace.geometry.lattice.Lattice;
import org.plyspace.geometry.lattice.Step;
import org.plyspace.movegen.castling.Castling;
import org.plyspace.movegen.lattice.LatticeVariant;
import org.plyspace.movegen.lattice.declare.BoardTerms;
import org.plyspace.movegen.lattice.declare.CastlingSyntax;
import org.plyspace.movegen.lattice.declare.LatticeSpec;
import org.plyspace.movegen.lattice.declare.PawnSpec;

/** Alice chess: two boards, and every move ends on the other one. */
public final class AliceVariant extends LatticeVariant {

    static final Lattice BOARDS = Lattice.box(8, 8, 2);

    private static final String START =
            "A:rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR|B:8/8/8/8/8/8/8/8 w KQkq - 0 1";
    private static final String EN_PASSANT = "enPassant";

    @Override
    public String id() {
        return "alice";
    }

    @Override
    public String title() {
        return "Alice chess";
    }

    @Override
    public String summary() {
        return "Two boards like the sides of a mirror: a piece moves on its own board and passes to the other.";
    }

    @Override
    public String source() {
        return "V. R. Parton, 1953; G. Jelliss, Alice Chess, Variant Chess 24, 1997";
    }

    @Override
    protected List<Option> ownOptions() {
        return List.of(Option.choice(
                EN_PASSANT, "Whether a pawn that stepped twice can be captured in passing.", "off", "on"));
    }

    @Override
    protected LatticeSpec declare(OptionValues values) {
        Step rook = new Step(1, 0, 0);
        Step bishop = new Step(1, 1, 0);
        List<Step> queen = Step.flatTurnsOf(rook, bishop);
        PawnSpec pawn = PawnSpec.plain(
                        List.of(new Step(0, 1, 0)),
                        List.of(new Step(-1, 1, 0), new Step(1, 1, 0)),
                        (side, cell) -> BOARDS.y(cell) == (side == Side.WHITE ? 7 : 0),
                        "QRBN")
                .doubleStepping((side, cell) ->
                        BOARDS.z(cell) == 0 && BOARDS.y(cell) == (side == Side.WHITE ? 1 : 6));
        boolean passing = values.is(EN_PASSANT, "on");
        LatticeSpec spec = new LatticeSpec(BOARDS)
                .squares(AliceVariant::name, "[a-z][0-9][A-Z]", "files run from a to h, ranks from 1 to 8, boards are A and B")
                .light(cell -> (BOARDS.x(cell) + BOARDS.y(cell)) % 2 == 1)
                .boards(List.of("A", "B"), List.of("A", "B"))
                .royal("K", "king", List.of(), queen)
                .piece("Q", "queen", Aspect.QUEEN, queen, List.of())
                .piece("R", "rook", Aspect.ROOK, rook.flatTurns(), List.of())
                .piece("B", "bishop", Aspect.BISHOP, bishop.flatTurns(), List.of())
                .piece("N", "knight", Aspect.KNIGHT, List.of(), new Step(2, 1, 0).flatTurns())
                .pawn("P", "pawn", passing ? pawn : pawn.withoutEnPassant())
                .arrival(AliceVariant::mirror)
                .castling(new CastlingSyntax.Letters("KQkq"), castlings())
                .setupRule(AliceVariant::shared)
                .notation(new AliceNotation())
                .start(START);
        AliceRulebook.addTo(spec, passing);
        return spec;
    }

    static String name(int cell) {
        return "" + (char) ('a' + BOARDS.x(cell)) + (BOARDS.y(cell) + 1) + (char) ('A' + BOARDS.z(cell));
    }

    static int cell(String square, int board) {
        return BOARDS.cell(square.charAt(0) - 'a', square.charAt(1) - '1', board);
    }

    /** The same square of the other board. */
    static int mirror(int cell) {
        return BOARDS.cell(BOARDS.x(cell), BOARDS.y(cell), 1 - BOARDS.z(cell));
    }

    private static List<Castling> castlings() {
        List<Castling> ways = new ArrayList<>();
        for (Side side : Side.values()) {
            ways.add(way("O-O", side, "eghf", "fg", "fg"));
            ways.add(way("O-O-O", side, "ecad", "bcd", "cd"));
        }
        return ways;
    }

    /**
     * Castling by the files of king and rook, origins and targets; the files empty on A; those of the landing cells, crossed on
     * A and empty on B.
     */
    private static Castling way(String text, Side side, String files, String between, String landing) {
        char rank = side == Side.WHITE ? '1' : '8';
        List<Integer> empty = new ArrayList<>(cells(between, rank, 0));
        empty.addAll(cells(landing, rank, 1));
        return new Castling(
                text,
                side,
                cell(files.substring(0, 1) + rank, 0),
                cell(files.substring(1, 2) + rank, 1),
                cell(files.substring(2, 3) + rank, 0),
                cell(files.substring(3, 4) + rank, 1),
                cells(landing, rank, 0),
                empty);
    }

    private static List<Integer> cells(String files, char rank, int board) {
        return files.chars()
                .mapToObj(file -> cell("" + (char) file + rank, board))
                .toList();
    }

    /** The two cells of a square are never both occupied (A-3). */
    private static List<Fault> shared(Setup setup, BoardTerms rules) {
        return IntStream.range(0, BOARDS.cells())
                .filter(cell -> BOARDS.z(cell) == 0)
                .filter(cell -> setup.pieceAt(cell) != Piece.NONE && setup.pieceAt(mirror(cell)) != Piece.NONE)
                .mapToObj(cell -> new Fault(
                        "placement",
                        name(cell) + " and " + name(mirror(cell)) + " are both occupied",
                        "alice.md 9, A-3",
                        List.of(cell, mirror(cell))))
                .toList();
    }
}
