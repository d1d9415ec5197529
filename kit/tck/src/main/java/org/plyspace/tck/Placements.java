package org.plyspace.tck;

import org.plyspace.api.Piece;
import org.plyspace.api.Placement;
import org.plyspace.api.Position;
import org.plyspace.api.Side;
import org.plyspace.api.Symmetry;

/** Placements that copy positions, directly or under a symmetry. */
final class Placements {

    private Placements() {}

    /** A placement of everything that a position has, rights included. */
    static Placement of(Position position) {
        int boards = position.rules().empty().boards();
        Placement placement = new Placement(position.rules());
        fill(placement, position, new int[position.rules().cells()], boards);
        return placement;
    }

    /**
     * Adds everything that a position has to an empty placement; allocates nothing.
     *
     * @param cells room for all cells, overwritten
     */
    static void fill(Placement placement, Position position, int[] cells, int boards) {
        addMen(placement, position, Side.WHITE, cells);
        addMen(placement, position, Side.BLACK, cells);
        for (int board = 0; board < boards; board++) {
            placement.hang(board, position.anchorOf(board));
            placement.own(board, position.ownerOf(board));
        }
        for (int piece = 2; piece < Piece.CODES; piece++) {
            placement.hold(piece, position.hand(piece));
        }
        placement.grant(position.rights());
        placement.turn(position.sideToMove());
    }

    private static void addMen(Placement placement, Position position, Side side, int[] cells) {
        int count = position.men(side, cells);
        for (int i = 0; i < count; i++) {
            placement.put(cells[i], position.pieceAt(cells[i]));
        }
    }

    /** The image, without rights, of a placement with a number of movable boards. */
    static Placement image(Placement placement, Symmetry symmetry, Placement into, int boards) {
        into.clear();
        for (int i = 0; i < placement.count(); i++) {
            into.put(symmetry.image(placement.cell(i)), symmetry.pieceImage(placement.piece(i)));
        }
        for (int board = 0; board < boards; board++) {
            int image = symmetry.boardImage(board);
            into.hang(image, symmetry.anchorImage(placement.anchorOf(board)));
            into.own(image, image(placement.ownerOf(board), symmetry));
        }
        for (int piece = 2; piece < Piece.CODES; piece++) {
            into.hold(symmetry.pieceImage(piece), placement.hand(piece));
        }
        into.turn(image(placement.toMove(), symmetry));
        return into;
    }

    static Side image(Side side, Symmetry symmetry) {
        return symmetry.exchangesSides() ? side.opposite() : side;
    }
}
