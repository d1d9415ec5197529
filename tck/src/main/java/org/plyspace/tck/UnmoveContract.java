package org.plyspace.tck;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.plyspace.api.Layout;
import org.plyspace.api.Move;
import org.plyspace.api.MoveList;
import org.plyspace.api.Piece;
import org.plyspace.api.Placement;
import org.plyspace.api.Position;
import org.plyspace.api.Side;
import org.plyspace.api.Unmoves;

/** Checks that moves backwards, if a rule set offers them, are those that lead forwards. */
interface UnmoveContract extends UnderTest {

    /** The largest number of cells of boards on which moves backwards are found by trying all cells. */
    int CELLS_TRIED_BACKWARDS = 200;

    @TestFactory
    default Stream<DynamicTest> unmovesAreTheQuietMovesThatLeadToAPosition() {
        return specimens().inSomePositions(10, position -> {
            Optional<Unmoves> unmoves = position.rules().unmoves();
            if (unmoves.isEmpty() || position.rules().cells() > CELLS_TRIED_BACKWARDS) {
                return;
            }
            Position here = Specimens.emptyBoard(position.rules());
            Placement placement = Placements.of(position);
            placement.grant(0);
            here.place(placement);
            MoveList listed = new MoveList();
            listed.add(Move.NONE);
            unmoves.get().quiet(here, listed);
            assertEquals(Move.NONE, listed.get(0), "the entry that was there before");
            Set<Long> backwards = new TreeSet<>();
            for (int i = 1; i < listed.size(); i++) {
                assertTrue(backwards.add(listed.get(i)), "a move backwards is listed twice");
            }
            Map<Long, Boolean> found = new Search(here).all();
            found.forEach((move, mustBeThere) ->
                    assertTrue(backwards.contains(move) || !mustBeThere, () -> "missing: " + words(move, here)));
            backwards.forEach(
                    move -> assertTrue(found.containsKey(move), () -> "leads not here: " + words(move, here)));
        });
    }

    @TestFactory
    default Stream<DynamicTest> unmovesLeaveThePositionAlone() {
        return specimens()
                .inSomePositions(
                        10,
                        position -> position.rules().unmoves().ifPresent(unmoves -> {
                            Answers before = Answers.full(position);
                            unmoves.quiet(position, new MoveList());
                            before.assertSame(Answers.full(position), "after moves backwards");
                        }));
    }

    private static String words(long move, Position position) {
        return Move.from(move) + " to " + Move.to(move) + ", kind " + Move.kind(move) + ", to '"
                + position.words().text() + "'";
    }

    /** Tries every man on every empty cell, and every board on every free anchor, to find what leads to the position. */
    final class Search {

        private final Position here;
        private final Position earlier;
        private final Side mover;
        private final Placement scratch;
        private final Map<Long, Boolean> found = new TreeMap<>();

        Search(Position here) {
            this.here = here;
            this.earlier = Specimens.emptyBoard(here.rules());
            this.mover = here.sideToMove().opposite();
            this.scratch = new Placement(here.rules());
        }

        /** The moves found, and whether each position they lead back to is valid. */
        Map<Long, Boolean> all() {
            for (int to : CellLists.of(here, mover)) {
                for (int from = 0; from < here.rules().cells(); from++) {
                    if (here.pieceAt(from) == Piece.NONE) {
                        setUp(to, from, -1, -1);
                        look(from, to, false);
                    }
                }
            }
            Layout layout = here.words().layout();
            for (int board = 0; board < layout.movableBoards().size(); board++) {
                for (int anchor = 0; anchor < layout.anchors().size(); anchor++) {
                    if (layout.anchors().get(anchor).free()) {
                        setUp(-1, -1, board, anchor);
                        look(board, here.anchorOf(board), true);
                    }
                }
            }
            return found;
        }

        private void setUp(int cell, int instead, int movedBoard, int anchor) {
            Placement now = Placements.of(here);
            scratch.clear();
            scratch.turn(mover);
            for (int i = 0; i < now.count(); i++) {
                scratch.put(now.cell(i) == cell ? instead : now.cell(i), now.piece(i));
            }
            for (int board = 0; board < here.rules().empty().boards(); board++) {
                scratch.hang(board, board == movedBoard ? anchor : now.anchorOf(board));
                scratch.own(board, now.ownerOf(board));
            }
            for (int piece = 2; piece < Piece.CODES; piece++) {
                scratch.hold(piece, now.hand(piece));
            }
            earlier.place(scratch);
        }

        private void look(int from, int to, boolean ofBoard) {
            boolean playable = !CellLists.isRoyalAttacked(earlier, mover.opposite());
            for (long move : Moves.legal(earlier)) {
                int kind = Move.kind(move);
                boolean quiet = !Move.isCapture(move)
                        && !Move.isPromotion(move)
                        && (kind == Move.NORMAL || kind == Move.DOUBLE_STEP || kind == Move.BOARD);
                boolean same = Move.from(move) == from && Move.to(move) == to && (kind == Move.BOARD) == ofBoard;
                if (quiet && same) {
                    found.put(move, playable);
                }
            }
        }
    }
}
