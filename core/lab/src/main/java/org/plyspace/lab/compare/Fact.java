package org.plyspace.lab.compare;

import java.util.List;
import org.plyspace.api.Position;
import org.plyspace.api.Rules;
import org.plyspace.api.Side;
import org.plyspace.vectors.Perft;

/**
 * A number that needs no games.
 *
 * @param id the id, unique, for data files
 * @param group the subject of the number
 * @param label its label in tables
 */
public record Fact(String id, String group, String label, double value) {

    private static final String BOARD = "board";
    private static final String START = "start";

    /** All facts of a rule set, in the same order for all rule sets. */
    static List<Fact> of(Rules rules) {
        Position start = rules.startPosition();
        int[] cells = new int[rules.cells()];
        return List.of(
                new Fact("board-cells", BOARD, "cells", rules.cells()),
                new Fact(
                        "boards",
                        BOARD,
                        "boards",
                        start.words().layout().boards().size()),
                new Fact("men-white", BOARD, "white men", start.men(Side.WHITE, cells)),
                new Fact("men-black", BOARD, "black men", start.men(Side.BLACK, cells)),
                new Fact("start-moves", START, "legal moves", start.countLegalMoves()),
                new Fact("start-perft-2", START, "perft 2", (double) new Perft().count(start, 2)));
    }
}
