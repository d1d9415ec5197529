package org.plyspace.movegen.stack.play;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.plyspace.api.Move;
import org.plyspace.api.MoveTag;
import org.plyspace.movegen.stack.declare.Men;
import org.plyspace.movegen.stack.declare.PathWords;
import org.plyspace.movegen.stack.tables.CastlingBits;
import org.plyspace.movegen.stack.tables.StackTables;

/** The tags of moves over stacks of boards; a rule set declares those that can occur. */
public final class MoveTags {

    private static final int BOARD_MOVE = 0;
    private static final int CARRIED = 1;
    private static final int HIJACK = 2;
    private static final int BOARD_TAKEN = 3;
    private static final int RIDING_PROMOTION = 4;
    private static final int UNCOVERING_PROMOTION = 5;
    private static final int INVERSION = 6;
    private static final int SECOND_PATH = 7;
    private static final int KING_SIDE = 8;
    private static final int QUEEN_SIDE = 9;
    private static final int LEVEL_CHANGE = 10;
    private static final int DOUBLE_STEP = 11;
    private static final int EN_PASSANT = 12;
    private static final int DROP = 13;

    private static final List<MoveTag> ALL = List.of(
            new MoveTag("board move", "A board moves instead of a piece."),
            new MoveTag("carried piece", "The board that moves carries a piece."),
            new MoveTag("hijack", "A board is moved by the side that it did not belong to at first."),
            new MoveTag("board changes hands", "A capture takes the last piece of a board's owner from it."),
            new MoveTag("promotion by riding", "A pawn promotes because a board carries it to its last rank."),
            new MoveTag("promotion by uncovering", "A pawn promotes because the board beyond it leaves."),
            new MoveTag("inversion", "A board arrives the other way up than it hung."),
            new MoveTag("path by boards", "A move along a path that is there only as boards hang."),
            new MoveTag("castling king's side", "Castling O-O."),
            new MoveTag("castling queen's side", "Castling O-O-O."),
            new MoveTag("level change", "A piece ends on another level than it came from."),
            new MoveTag("double step", "A pawn's double step."),
            new MoveTag("en passant", "A capture en passant."),
            new MoveTag("drop", "A piece is dropped from the hand."));

    private final StackState state;
    private final long[] bits;

    MoveTags(StackState state) {
        this.state = state;
        this.bits = bits(state.tables);
    }

    /** The bit of each tag, 0 for those that cannot occur under the rules. */
    private static long[] bits(StackTables tables) {
        long[] bits = new long[ALL.size()];
        int next = 0;
        for (int tag = 0; tag < bits.length; tag++) {
            bits[tag] = isPossible(tag, tables) ? 1L << next++ : 0;
        }
        return bits;
    }

    private static boolean isPossible(int tag, StackTables tables) {
        return switch (tag) {
            case BOARD_MOVE, CARRIED, HIJACK -> tables.boards.stillness().isEmpty();
            case BOARD_TAKEN -> tables.changesHands;
            case RIDING_PROMOTION -> isPossible(BOARD_MOVE, tables) && tables.pawnType != Men.NO_TYPE;
            case UNCOVERING_PROMOTION -> isPossible(RIDING_PROMOTION, tables) && tables.promotion.dependsOnBoards();
            case INVERSION ->
                isPossible(BOARD_MOVE, tables)
                        && IntStream.range(0, tables.stack.anchors().size()).anyMatch(tables::inverted);
            case SECOND_PATH -> tables.paths.dependsOnBoards;
            case KING_SIDE -> Stream.of(tables.castlings).anyMatch(CastlingBits::kingSide);
            case QUEEN_SIDE -> !Stream.of(tables.castlings).allMatch(CastlingBits::kingSide);
            case DOUBLE_STEP -> LongStream.of(tables.pawnDoubleSteps).anyMatch(columns -> columns != 0);
            case EN_PASSANT -> tables.enPassant && isPossible(DOUBLE_STEP, tables);
            case DROP -> tables.hands.exist();
            default -> true;
        };
    }

    /** The tags that can occur under the rules, in the order of their bits. */
    public static List<MoveTag> declared(StackTables tables, PathWords words) {
        List<MoveTag> declared = new ArrayList<>();
        for (int tag = 0; tag < ALL.size(); tag++) {
            if (isPossible(tag, tables)) {
                declared.add(tag == SECOND_PATH ? words.byBoards().orElse(ALL.get(tag)) : ALL.get(tag));
            }
        }
        return List.copyOf(declared);
    }

    /** The tags of a legal move that is not yet made. */
    long of(long move) {
        return switch (Move.kind(move)) {
            case Move.BOARD -> ofBoardMove(move);
            case Move.CASTLING -> bits[state.tables.castlings[Move.extra(move)].kingSide() ? KING_SIDE : QUEEN_SIDE];
            case Move.DROP -> bits[DROP];
            default -> ofStep(move);
        };
    }

    private long ofBoardMove(long move) {
        int board = Move.from(move);
        boolean ridden = (state.tables.boardCells[board] & state.occupied()) != 0;
        boolean inverts = state.tables.inverted(BoardShift.fromAnchor(move)) != state.tables.inverted(Move.to(move));
        long tags = bits[BOARD_MOVE]
                | bit(CARRIED, ridden)
                | bit(HIJACK, state.tables.originalOwners[board] != state.mover)
                | bit(INVERSION, inverts);
        int promoting = BoardShift.promoting(move);
        if (promoting != StackState.NOWHERE) {
            boolean riding = state.tables.boardOf[promoting] == board;
            tags |= bits[riding ? RIDING_PROMOTION : UNCOVERING_PROMOTION];
        }
        return tags;
    }

    private long ofStep(long move) {
        int from = Move.from(move);
        int to = Move.to(move);
        boolean otherLevel = state.attachment.levelOf(from) != state.attachment.levelOf(to);
        return bit(LEVEL_CHANGE, otherLevel)
                | bit(DOUBLE_STEP, Move.kind(move) == Move.DOUBLE_STEP)
                | bit(EN_PASSANT, Move.kind(move) == Move.EN_PASSANT)
                | bit(BOARD_TAKEN, state.boardTaken(move) >= 0)
                | bit(SECOND_PATH, !state.paths.isOpenWithoutBoards(from, to) && !state.leaps(from, to));
    }

    private long bit(int tag, boolean set) {
        return set ? bits[tag] : 0;
    }
}
