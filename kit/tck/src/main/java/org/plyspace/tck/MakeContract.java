package org.plyspace.tck;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.plyspace.api.Move;
import org.plyspace.api.Piece;
import org.plyspace.api.PieceType;
import org.plyspace.api.Position;
import org.plyspace.api.Purpose;
import org.plyspace.api.Rules;
import org.plyspace.api.Setup;
import org.plyspace.api.Side;

/** Checks that making and unmaking moves leaves nothing behind. */
interface MakeContract extends UnderTest {

    @TestFactory
    default Stream<DynamicTest> unmakeRestoresThePosition() {
        return specimens().inAllPositions(position -> {
            Answers before = Answers.brief(position);
            for (long move : Moves.mostLegal(position)) {
                position.make(move);
                position.unmake();
                before.assertSame(Answers.brief(position), "after making and unmaking " + Moves.text(position, move));
            }
        });
    }

    @TestFactory
    default Stream<DynamicTest> unmakeRestoresEveryAnswer() {
        return specimens().inSomePositions(3, position -> {
            Answers before = Answers.full(position);
            for (long move : Moves.someLegal(position, 4)) {
                String text = Moves.text(position, move);
                position.make(move);
                Answers after = Answers.full(position);
                for (long reply : Moves.someLegal(position, 2)) {
                    position.make(reply);
                    position.unmake();
                }
                after.assertSame(Answers.full(position), "after replies to " + text);
                position.unmake();
                before.assertSame(Answers.full(position), "after making and unmaking " + text);
            }
        });
    }

    @TestFactory
    default Stream<DynamicTest> aWholeGameCanBeTakenBack() {
        return specimens().inAllGames(game -> {
            Position position = game.begin();
            Answers before = Answers.full(position);
            long[] moves = game.moves();
            LongStream.of(moves).forEach(position::make);
            LongStream.of(moves).forEach(move -> position.unmake());
            before.assertSame(Answers.full(position), "after taking back " + moves.length + " plies");
        });
    }

    @TestFactory
    default Stream<DynamicTest> positionAfterAMoveIsEqualToItsTextRead() {
        return specimens().inSomePositions(3, position -> {
            Rules rules = position.rules();
            for (long move : Moves.someLegal(position, 4)) {
                String text = Moves.text(position, move);
                position.make(move);
                Answers fresh = Answers.full(rules.readPosition(position.words().text()));
                fresh.assertSame(Answers.full(position), "after " + text);
                position.unmake();
            }
        });
    }

    @TestFactory
    default Stream<DynamicTest> clocksCountPlies() {
        return specimens().inAllPositions(position -> {
            int halfmoves = position.halfmoveClock();
            int fullmoves = position.fullmoveNumber();
            Side side = position.sideToMove();
            for (long move : Moves.legal(position)) {
                boolean resets = resetsClock(position.rules(), move);
                position.make(move);
                int clock = position.halfmoveClock();
                int number = position.fullmoveNumber();
                Side next = position.sideToMove();
                position.unmake();
                boolean mayBe = clock == 0 && mayResetClock(move);
                assertTrue(
                        mayBe || clock == (resets ? 0 : halfmoves + 1),
                        () -> "halfmove clock " + clock + " after " + Moves.text(position, move));
                int expected = side == Side.BLACK ? fullmoves + 1 : fullmoves;
                assertEquals(expected, number, () -> "fullmove number after " + Moves.text(position, move));
                assertEquals(side.opposite(), next, () -> "side to move after " + Moves.text(position, move));
            }
        });
    }

    @TestFactory
    default Stream<DynamicTest> clocksStopWhereTextsEnd() {
        return specimens().inSomePositions(8, position -> {
            Setup late = position.words().setup().toBuilder()
                    .clocks(Setup.LARGEST_CLOCK, Setup.LARGEST_CLOCK)
                    .build();
            Position latest = position.rules().position(late, Purpose.STUDY);
            for (int plies = 0; plies < 4 && latest.hasLegalMove(); plies++) {
                latest.make(Moves.legal(latest)[0]);
                String text = latest.words().text();
                assertTrue(
                        Math.max(latest.halfmoveClock(), latest.fullmoveNumber()) <= Setup.LARGEST_CLOCK,
                        "a clock goes on: " + text);
                Rules rules = latest.rules();
                Position read = rules.position(rules.read(text), Purpose.STUDY);
                assertEquals(text, read.words().text());
            }
        });
    }

    @TestFactory
    default Stream<DynamicTest> aNullMovePassesTheTurnAndIsTakenBack() {
        return specimens().inAllPositions(position -> {
            if (position.inCheck()) {
                return;
            }
            Answers before = Answers.full(position);
            Side side = position.sideToMove();
            position.makeNull();
            assertEquals(side.opposite(), position.sideToMove(), "side to move after a null move");
            assertEquals("-", position.words().setup().field(Setup.EN_PASSANT), "en passant after a null move");
            Answers fresh =
                    Answers.full(position.rules().readPosition(position.words().text()));
            fresh.assertSame(Answers.full(position), "after a null move");
            position.unmake();
            before.assertSame(Answers.full(position), "after a null move was taken back");
        });
    }

    @TestFactory
    default Stream<DynamicTest> passingIsNeverSoundInCheck() {
        return specimens().inAllPositions(parent -> {
            for (long move : Moves.mostLegal(parent)) {
                parent.make(move);
                boolean sound = parent.isPassingSound();
                assertFalse(
                        sound && parent.inCheck(),
                        () -> "passing is called sound in check: "
                                + parent.words().text());
                parent.unmake();
            }
        });
    }

    /** Whether a rule set may let such a move reset the clock: nothing it changes can be undone. */
    private static boolean mayResetClock(long move) {
        return Move.isPromotion(move) || Move.kind(move) == Move.DROP;
    }

    /**
     * Whether a move must reset the clock: captures, promotions of carried or uncovered pieces, and moves of men declared to do
     * so, passes excepted.
     */
    private static boolean resetsClock(Rules rules, long move) {
        boolean promotesCarried = Move.kind(move) == Move.BOARD && Move.isPromotion(move);
        if (Move.isCapture(move) || promotesCarried) {
            return true;
        }
        int piece = Move.piece(move);
        PieceType type = piece == Piece.NONE ? null : rules.pieceTypes().get(Piece.type(piece));
        return type != null && type.resetsClock() && !Move.isPass(move);
    }
}
