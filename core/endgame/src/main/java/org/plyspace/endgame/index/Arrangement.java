package org.plyspace.endgame.index;

import java.util.Arrays;
import java.util.stream.IntStream;
import org.plyspace.api.Placement;
import org.plyspace.api.Position;
import org.plyspace.api.Purpose;
import org.plyspace.api.Rules;
import org.plyspace.api.Setup;
import org.plyspace.api.Symmetry;

/**
 * How the movable boards of a rule set hang. Immutable.
 *
 * <p>Owners of boards are left out: they decide who may move them, and tables leave moves of boards out.
 */
public final class Arrangement {

    private final int[] anchors;
    private final boolean atHome;
    private final String text;

    private Arrangement(Rules rules, Position position) {
        this(
                rules,
                IntStream.range(0, rules.empty().boards())
                        .map(position::anchorOf)
                        .toArray());
    }

    /** Boards that hang on given anchors; the array is the arrangement's from now on. */
    Arrangement(Rules rules, int[] anchors) {
        Setup empty = rules.empty();
        this.anchors = anchors;
        this.atHome = IntStream.range(0, empty.boards()).allMatch(board -> anchors[board] == empty.anchorOf(board));
        Position bare = rules.position(empty, Purpose.STUDY);
        Placement placement = new Placement(rules);
        placeOn(placement);
        bare.place(placement);
        this.text = bare.words().text();
    }

    /** Boards as they hang at the start. */
    public static Arrangement atHome(Rules rules) {
        return new Arrangement(rules, rules.position(rules.empty(), Purpose.STUDY));
    }

    /** Boards as they hang in a position of the rules. */
    public static Arrangement of(Position position) {
        return new Arrangement(position.rules(), position);
    }

    /** The number of movable boards. */
    public int boards() {
        return anchors.length;
    }

    /** Whether the boards hang as at the start. */
    public boolean isAtHome() {
        return atHome;
    }

    /** The text of the position without men. */
    public String text() {
        return text;
    }

    /** Hangs the boards of a placement that was just cleared. */
    public void placeOn(Placement placement) {
        if (!atHome) {
            for (int board = 0; board < anchors.length; board++) {
                placement.hang(board, anchors[board]);
            }
        }
    }

    /** Hangs the boards of a setup. */
    Setup.Builder on(Setup.Builder setup) {
        for (int board = 0; board < anchors.length; board++) {
            setup.anchor(board, anchors[board]);
        }
        return setup;
    }

    /** Whether a symmetry leaves the boards hanging as they do. */
    boolean isKeptBy(Symmetry symmetry) {
        return IntStream.range(0, anchors.length)
                .allMatch(board -> anchors[symmetry.boardImage(board)] == symmetry.anchorImage(anchors[board]));
    }

    /** Whether the boards of a position hang in this way. Allocates nothing. */
    public boolean isOf(Position position) {
        for (int board = 0; board < anchors.length; board++) {
            if (position.anchorOf(board) != anchors[board]) {
                return false;
            }
        }
        return true;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Arrangement that && Arrays.equals(anchors, that.anchors);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(anchors);
    }
}
