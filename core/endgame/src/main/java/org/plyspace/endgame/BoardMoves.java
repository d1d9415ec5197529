package org.plyspace.endgame;

import java.util.SplittableRandom;
import org.plyspace.api.Move;
import org.plyspace.api.Position;
import org.plyspace.api.Side;
import org.plyspace.endgame.index.FixedBoards;
import org.plyspace.endgame.index.Material;
import org.plyspace.endgame.index.PlacementIndex;
import org.plyspace.engine.LegalMoves;

/** Looks for moves of boards, which tables leave out: without any, table values are those of the game. */
final class BoardMoves {

    /** The numbers whose moves are looked at, for each side to move. */
    private static final int TRIED = 1_000;

    private BoardMoves() {}

    /** Whether a board can move in a position. */
    static boolean in(Position position) {
        return LegalMoves.of(position).anyMatch(move -> Move.kind(move) == Move.BOARD);
    }

    /** Whether a board can move in a position of a material, or of one that follows from it; tried on a sample of each. */
    static boolean follow(FixedBoards ground, Material material) {
        return ground.boards().boards() > 0
                && ground.closure(ground.tableOf(material)).stream().anyMatch(each -> occur(ground, each));
    }

    private static boolean occur(FixedBoards ground, Material material) {
        PlacementIndex index = ground.index(material);
        Placer placer = new Placer(ground, material, index, ground.standing(material));
        SplittableRandom random = new SplittableRandom(index.size());
        for (int i = 0; i < 2 * TRIED; i++) {
            if (placer.place(Side.of(i & 1), random.nextLong(index.size())) && in(placer.position())) {
                return true;
            }
        }
        return false;
    }
}
