package org.plyspace.tck;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.plyspace.api.Attempt;
import org.plyspace.api.Layout;
import org.plyspace.api.Move;
import org.plyspace.api.Notation;
import org.plyspace.api.Piece;
import org.plyspace.api.Position;
import org.plyspace.api.Rules;
import org.plyspace.api.Verdict;

/** Checks attempted moves, legal or not: their text, and the legal moves they can mean. */
interface AttemptContract extends UnderTest {

    @TestFactory
    default Stream<DynamicTest> theTextOfAnAttemptIsAMove() {
        return specimens().inSomePositions(6, position -> {
            for (Attempt attempt : attempts(position)) {
                String text = position.words().text(attempt);
                Verdict verdict = position.words().judge(text, Notation.MACHINE);
                assertFalse(
                        verdict instanceof Verdict.Malformed,
                        () -> "the text of " + attempt + ", '" + text + "', is " + verdict);
            }
        });
    }

    @TestFactory
    default Stream<DynamicTest> theTextOfAnAttemptIsLegalOnlyAsOneOfItsChoices() {
        return specimens().inSomePositions(6, position -> {
            for (Attempt attempt : attempts(position)) {
                String text = position.words().text(attempt);
                long[] choices = position.words().choices(attempt);
                if (position.words().judge(text, Notation.MACHINE) instanceof Verdict.Legal legal) {
                    boolean chosen = LongStream.of(choices).anyMatch(move -> move == legal.move());
                    assertTrue(chosen, () -> "'" + text + "' is legal, but no choice of " + attempt);
                } else {
                    boolean plain = choices.length == 1
                            && Moves.text(position, choices[0]).equals(text);
                    assertFalse(plain, () -> "'" + text + "' is the only choice of " + attempt + ", but not legal");
                }
            }
        });
    }

    @TestFactory
    default Stream<DynamicTest> choicesAreTheLegalMovesThatFit() {
        return specimens().inSomePositions(6, position -> {
            long[] legal = Moves.legal(position);
            List<Attempt> attempts = attempts(position);
            LongStream.of(Moves.someLegal(position, 40)).forEach(move -> attempts.add(attempt(move)));
            for (Attempt attempt : attempts) {
                long[] expected = LongStream.of(legal)
                        .filter(move -> attempt(move).equals(attempt))
                        .toArray();
                assertArrayEquals(
                        Moves.sorted(expected),
                        Moves.sorted(position.words().choices(attempt)),
                        () -> "choices of " + attempt);
            }
        });
    }

    @TestFactory
    default Stream<DynamicTest> attemptsLeaveThePositionAlone() {
        return specimens().inSomePositions(10, position -> {
            Answers before = Answers.full(position);
            for (Attempt attempt : attempts(position)) {
                position.words().choices(attempt);
                position.words().text(attempt);
            }
            before.assertSame(Answers.full(position), "after attempts");
        });
    }

    /** The attempt that a move corresponds to. */
    private static Attempt attempt(long move) {
        return switch (Move.kind(move)) {
            case Move.BOARD -> new Attempt.Shift(Move.from(move), Move.to(move));
            case Move.DROP -> new Attempt.Drop(Piece.type(Move.piece(move)), Move.to(move));
            default -> new Attempt.Step(Move.from(move), Move.to(move));
        };
    }

    /** Attempts between arbitrary cells, some of them legal, and of every board to every anchor. */
    private static List<Attempt> attempts(Position position) {
        Rules rules = position.rules();
        Layout layout = position.words().layout();
        Random random = new Random(position.key());
        List<Attempt> attempts = new ArrayList<>();
        int[] men = CellLists.of(position, position.sideToMove());
        for (int i = 0; i < 40 && rules.cells() > 1; i++) {
            int from = i % 4 == 0 || men.length == 0 ? random.nextInt(rules.cells()) : men[random.nextInt(men.length)];
            int to = random.nextInt(rules.cells() - 1);
            attempts.add(new Attempt.Step(from, to < from ? to : to + 1));
        }
        for (int board = 0; board < layout.movableBoards().size(); board++) {
            for (int anchor = 0; anchor < layout.anchors().size(); anchor++) {
                attempts.add(new Attempt.Shift(board, anchor));
            }
        }
        for (int type : rules.heldTypes()) {
            random.ints(5, 0, rules.cells()).forEach(cell -> attempts.add(new Attempt.Drop(type, cell)));
        }
        return attempts;
    }
}
