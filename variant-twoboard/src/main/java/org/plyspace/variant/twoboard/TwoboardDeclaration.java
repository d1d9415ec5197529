package org.plyspace.variant.twoboard;

import java.util.ArrayList;
import java.util.List;
import org.plyspace.api.Aspect;
import org.plyspace.api.OptionValues;
import org.plyspace.api.Side;
import org.plyspace.api.Symmetry;
import org.plyspace.geometry.lattice.BoxSymmetries;
import org.plyspace.geometry.lattice.Lattice;
import org.plyspace.geometry.lattice.Step;
import org.plyspace.movegen.lattice.Castling;
import org.plyspace.movegen.lattice.CastlingSyntax;
import org.plyspace.movegen.lattice.LatticeSpec;
import org.plyspace.movegen.lattice.PawnBlock;
import org.plyspace.movegen.lattice.PawnSpec;

/** twoboard.md as a declaration. A step with dz = 1 changes the board. */
final class TwoboardDeclaration {

    private static final String FIRST_BOARD = "1:rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR";
    private static final String EMPTY_BOARD = "|2:8/8/8/8/8/8/8/8";
    private static final String PROTECTED_BOARD = "|2:8/ssssssss/8/8/8/8/SSSSSSSS/8";
    private static final int LAST_RANK = 7;

    private final Lattice lattice = FoldedBoard.LATTICE;
    private final boolean protectors;
    private final PawnBlock block;

    TwoboardDeclaration(OptionValues values) {
        this.protectors = values.is(TwoboardVariant.PROTECTORS, "on");
        this.block = switch (values.value(TwoboardVariant.PAWN_BLOCK)) {
            case "capture" -> PawnBlock.ENEMY_ON_CAPTURE;
            case "none" -> PawnBlock.NONE;
            default -> PawnBlock.ANY_ADVANCE_OCCUPIED;
        };
    }

    LatticeSpec spec() {
        List<Step> rook = Step.flatTurnsOf(new Step(1, 0, 0), new Step(1, 1, 1), new Step(0, 0, 1));
        List<Step> bishop = Step.flatTurnsOf(new Step(1, 1, 0), new Step(1, 0, 1));
        List<Step> queen = Step.joined(rook, bishop);
        List<Step> knight = Step.flatTurnsOf(new Step(2, 1, 0), new Step(1, 0, 0), new Step(2, 0, 1));
        LatticeSpec spec = new LatticeSpec(lattice)
                .squares(
                        FoldedBoard::name,
                        "[A-Za-z][0-9]",
                        "files run from a to h on board 1 and from A to H on board 2, ranks from 1 to 8")
                .light(FoldedBoard::isLight)
                .boards(List.of("1", "2"), List.of("1", "2"))
                .royal("K", "king", List.of(), queen)
                .piece("Q", "queen", Aspect.QUEEN, queen, List.of())
                .piece("R", "rook", Aspect.ROOK, rook, List.of())
                .piece("B", "bishop", Aspect.BISHOP, bishop, List.of())
                .piece("N", "knight", Aspect.KNIGHT, List.of(), knight)
                .pawn("P", "pawn", pawn())
                .piece("S", "protective pawn", Aspect.OTHER_PIECES, List.of(), List.of())
                .castling(new CastlingSyntax.Letters("KQkq"), castlings())
                .symmetries(symmetries())
                .notation(new TwoboardNotation())
                .start(FIRST_BOARD + (protectors ? PROTECTED_BOARD : EMPTY_BOARD) + " w KQkq - 0 1");
        new TwoboardRulebook(block, protectors).addTo(spec);
        return spec;
    }

    private PawnSpec pawn() {
        return PawnSpec.plain(
                        List.of(new Step(0, 1, 0), new Step(-1, 1, 1), new Step(1, 1, 1)),
                        List.of(new Step(-1, 1, 0), new Step(1, 1, 0), new Step(0, 1, 1)),
                        (side, cell) -> lattice.y(cell) == (side == Side.WHITE ? LAST_RANK : 0),
                        "QRBN")
                .blockedBy(block)
                .doubleStepping((side, cell) ->
                        lattice.z(cell) == 0 && lattice.y(cell) == (side == Side.WHITE ? 1 : LAST_RANK - 1));
    }

    /** As in chess, on board 1 (twoboard.md 3, T-6). */
    private static List<Castling> castlings() {
        List<Castling> ways = new ArrayList<>();
        for (Side side : Side.values()) {
            int rank = side == Side.WHITE ? 1 : 8;
            ways.add(way("O-O", side, rank, "egf", "h", "fg"));
            ways.add(way("O-O-O", side, rank, "ecd", "a", "bcd"));
        }
        return ways;
    }

    /** The king's files: from, to, and the one crossed, where the rook arrives. */
    private static Castling way(String text, Side side, int rank, String king, String rook, String empty) {
        int crossed = cell(king.charAt(2), rank);
        return new Castling(
                text,
                side,
                cell(king.charAt(0), rank),
                cell(king.charAt(1), rank),
                cell(rook.charAt(0), rank),
                crossed,
                List.of(crossed),
                empty.chars().mapToObj(file -> cell((char) file, rank)).toList());
    }

    private static int cell(char file, int rank) {
        return FoldedBoard.cell("" + file + rank);
    }

    /** Files and ranks can be mirrored and exchanged, boards exchanged; double steps start on one board only. */
    private List<Symmetry> symmetries() {
        List<Symmetry> symmetries = new ArrayList<>();
        for (int i = 1; i < 16; i++) {
            int bits = i;
            symmetries.add(BoxSymmetries.of(lattice, step -> turned(step, bits), bits == 1));
        }
        return symmetries;
    }

    private static Step turned(Step step, int bits) {
        int dx = (bits & 1) == 0 ? step.dx() : -step.dx();
        int dy = (bits & 2) == 0 ? step.dy() : -step.dy();
        int dz = (bits & 4) == 0 ? step.dz() : -step.dz();
        return (bits & 8) == 0 ? new Step(dx, dy, dz) : new Step(dy, dx, dz);
    }
}
