package org.plyspace.tck;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.plyspace.api.Attempt;
import org.plyspace.api.Move;
import org.plyspace.api.Notation;
import org.plyspace.api.Piece;
import org.plyspace.api.Placement;
import org.plyspace.api.Position;
import org.plyspace.api.Refusal;
import org.plyspace.api.Role;
import org.plyspace.api.Rules;
import org.plyspace.api.Verdict;

/**
 * Checks that what a refusal says is so: by its kind and its marks against what men do on a board with few others, and by the men
 * that its reason names.
 */
interface TruthContract extends UnderTest {

    /** A man that a reason names, by the words that all families share. */
    Pattern OCCUPANT = Pattern.compile("(\\S+) is occupied by a (white|black) ([^,;:]+?)(?= and |[,;:]|$)");

    /** The number of random targets of each man, half of them near it. */
    int TARGETS = 12;

    @TestFactory
    default Stream<DynamicTest> whatARefusalSaysIsSo() {
        return specimens().inSomePositions(4, position -> new Trial(specimens(), position.rules()).ask(position));
    }

    @TestFactory
    default Stream<DynamicTest> whatARefusalSaysIsSoInRandomPositions() {
        return specimens().inAllRules(rules -> {
            Trial trial = new Trial(specimens(), rules);
            Crowd.visit(specimens(), rules, 7, 20, trial::ask);
        });
    }

    /** The kinds of refusals of a man that would go to a cell if something else did not keep it from that. */
    Set<Refusal> IS_KEPT = Set.of(Refusal.BLOCKED, Refusal.FROZEN, Refusal.NOT_NOW);
    /** The kinds of refusals of steps between cells that there are, of an own man. */
    Set<Refusal> IS_THERE =
            Set.of(Refusal.NO_SUCH_SQUARE, Refusal.EMPTY_ORIGIN, Refusal.NOT_YOURS, Refusal.ONE_MOVE_A_TURN);

    /** Asks for moves of all men of the mover and tries what the refusals say on a board of its own. */
    final class Trial {

        private final Position board;
        private final Placement placement;
        private final boolean elsewhere;

        Trial(Specimens specimens, Rules rules) {
            this.board = Specimens.emptyBoard(rules);
            this.placement = new Placement(rules);
            this.elsewhere = specimens.capturesElsewhere(rules);
        }

        void ask(Position position) {
            Random random = new Random(position.key());
            for (int from : CellLists.of(position, position.sideToMove())) {
                for (int to : targets(position, from, random)) {
                    String text = position.words().text(new Attempt.Step(from, to));
                    if (!text.contains(MarkContract.FROM_AFAR)
                            && position.words().judge(text, Notation.MACHINE) instanceof Verdict.Illegal illegal) {
                        assertSo(position, from, to, illegal, text + ": " + illegal);
                    }
                }
            }
            for (String text : List.of("O-O", "O-O-O")) {
                if (position.words().judge(text, Notation.MACHINE) instanceof Verdict.Illegal illegal) {
                    assertNamed(position, illegal);
                    assertMen(position, illegal, Role.BLOCKER, text + ": " + illegal);
                }
            }
        }

        private static Set<Integer> targets(Position position, int from, Random random) {
            int[] near = IntStream.range(0, position.rules().cells())
                    .filter(cell -> Math.abs(position.x(cell) - position.x(from)) <= 2
                            && Math.abs(position.y(cell) - position.y(from)) <= 2)
                    .toArray();
            Set<Integer> targets = new TreeSet<>();
            IntStream.of(CellLists.attacks(position, from)).limit(TARGETS).forEach(targets::add);
            for (int i = 0; i < TARGETS / 2; i++) {
                targets.add(near[random.nextInt(near.length)]);
                targets.add(random.nextInt(position.rules().cells()));
            }
            targets.remove(from);
            return targets;
        }

        private void assertSo(Position position, int from, int to, Verdict.Illegal illegal, String what) {
            assertNamed(position, illegal);
            boolean attacks = Arrays.binarySearch(CellLists.attacks(position, from), to) >= 0;
            switch (illegal.kind()) {
                case DOES_NOT_MOVE_SO -> {
                    assertFalse(movesAlone(position, from).anyMatch(move -> Move.to(move) == to), what);
                    assertTrue(elsewhere || !attacks || isReadFromAfar(position, from, to), what);
                }
                case RIGHT_LOST -> assertNoDoubleStep(position, from, to, what);
                case NOTHING_TO_CAPTURE -> {
                    assertTrue(elsewhere || movesAlone(position, from).noneMatch(move -> Move.to(move) == to), what);
                    List<Integer> marked = illegal.cells(Role.TARGET);
                    int target = marked.isEmpty() ? to : marked.get(0);
                    assertEquals(Piece.NONE, position.pieceAt(target), what);
                    putWithEnemy(position, from, target);
                    assertGoes(from, to, what);
                }
                case MAY_NOT_CAPTURE -> {
                    assertMen(position, illegal, Role.TARGET, what);
                    assertTrue(elsewhere || !attacks || isReadFromAfar(position, from, to), what);
                    put(position, from);
                    assertGoes(from, to, what);
                }
                case BLOCKED -> assertBlocked(position, from, to, illegal, what);
                case LEAVES_CHECK, PINNED, EXPOSES_ROYAL -> assertExposed(position, from, to, illegal, what);
                case FROZEN ->
                    assertFalse(LongStream.of(Moves.legal(position)).anyMatch(move -> isStepFrom(move, from)), what);
                default -> assertFalse(IS_THERE.contains(illegal.kind()), what);
            }
        }

        /** The men that a reason says are on squares stand there. */
        private static void assertNamed(Position position, Verdict.Illegal illegal) {
            Matcher named = OCCUPANT.matcher(illegal.reason());
            while (named.find()) {
                String found = named.group();
                boolean stands = IntStream.range(0, position.rules().cells())
                        .filter(cell -> position.words().name(cell).equals(named.group(1)))
                        .map(position::pieceAt)
                        .anyMatch(piece -> piece != Piece.NONE
                                && Piece.side(piece).word().equals(named.group(2))
                                && position.rules()
                                        .pieceTypes()
                                        .get(Piece.type(piece))
                                        .name()
                                        .equals(named.group(3)));
                assertTrue(stands, () -> found + ": " + illegal);
            }
        }

        /** A pawn that is refused a double step has none now, and none in another direction from where it stands. */
        private void assertNoDoubleStep(Position position, int from, int to, String what) {
            boolean steps = LongStream.of(Moves.legal(position))
                    .anyMatch(move -> Move.kind(move) == Move.DOUBLE_STEP && Move.from(move) == from);
            assertFalse(steps, what);
            List<Integer> ends = new ArrayList<>();
            movesAlone(position, from)
                    .filter(move -> Move.kind(move) == Move.DOUBLE_STEP)
                    .forEach(move -> ends.add(Move.to(move)));
            boolean leadsThere = movesAlone(position, from).anyMatch(move -> Move.to(move) == to);
            assertTrue(ends.isEmpty() || leadsThere, () -> "double steps to " + ends + ", but " + what);
        }

        /** Where a man goes if nothing else stands on the board, what is marked alone keeps it from that. */
        private void assertBlocked(Position position, int from, int to, Verdict.Illegal illegal, String what) {
            assertMen(position, illegal, Role.BLOCKER, what);
            put(position, from, to);
            List<Integer> blockers = illegal.cells(Role.BLOCKER);
            if (!blockers.isEmpty() && kind(from, to) == null) {
                put(
                        position,
                        IntStream.concat(
                                        IntStream.of(from, to),
                                        blockers.stream().mapToInt(cell -> cell))
                                .toArray());
                assertEquals(Refusal.BLOCKED, kind(from, to), what);
            }
        }

        /** Whether men capture from afar by these rules, so that one may attack where it does not go. */
        private static boolean isReadFromAfar(Position position, int from, int to) {
            String text = position.words().name(from)
                    + MarkContract.FROM_AFAR
                    + position.words().name(to);
            return !(position.words().judge(text, Notation.MACHINE) instanceof Verdict.Malformed);
        }

        private void assertExposed(Position position, int from, int to, Verdict.Illegal illegal, String what) {
            for (int royal : illegal.cells(Role.ROYAL)) {
                boolean itself = royal == to;
                int stood = itself ? from : royal;
                if (CellLists.isRoyal(position.rules(), position.pieceAt(stood))) {
                    boolean before =
                            position.isAttacked(stood, position.sideToMove().opposite());
                    assertEquals(illegal.kind() == Refusal.LEAVES_CHECK, before, what);
                }
                if (illegal.kind() == Refusal.PINNED) {
                    assertTrue(!itself && isAttackedWithout(position, from, royal), what);
                }
            }
            for (int attacker : illegal.cells(Role.ATTACKER)) {
                String man = position.words().name(attacker);
                assertTrue(
                        illegal.reason().contains(man) || !illegal.reason().contains(" on "),
                        () -> man + " is not named: " + what);
            }
        }

        private boolean isAttackedWithout(Position position, int from, int royal) {
            put(
                    position,
                    IntStream.range(0, position.rules().cells())
                            .filter(cell -> cell != from)
                            .toArray());
            return board.isAttacked(royal, position.sideToMove().opposite());
        }

        /** A man goes to a cell on the board as it was put, unless something keeps it from that. */
        private void assertGoes(int from, int to, String what) {
            Refusal kind = kind(from, to);
            assertTrue(kind == null || IS_KEPT.contains(kind), () -> kind + ", but " + what);
        }

        private static void assertMen(Position position, Verdict.Illegal illegal, Role role, String what) {
            for (int cell : illegal.cells(role)) {
                assertTrue(position.pieceAt(cell) != Piece.NONE, what);
            }
        }

        /** The kind of the refusal of a step on the board as it was put, whatever it promotes to; null if it is legal. */
        private Refusal kind(int from, int to) {
            String text = board.words().text(new Attempt.Step(from, to));
            boolean legal =
                    LongStream.of(Moves.legal(board)).anyMatch(move -> isStepFrom(move, from) && Move.to(move) == to);
            return !legal && board.words().judge(text, Notation.MACHINE) instanceof Verdict.Illegal illegal
                    ? illegal.kind()
                    : null;
        }

        /** The moves of a man that stands alone. */
        private LongStream movesAlone(Position position, int from) {
            put(position, from);
            return LongStream.of(Moves.legal(board)).filter(move -> isStepFrom(move, from));
        }

        private static boolean isStepFrom(long move, int from) {
            return Move.from(move) == from
                    && switch (Move.kind(move)) {
                        case Move.BOARD, Move.DROP, Move.CASTLING, Move.FROM_AFAR -> false;
                        default -> true;
                    };
        }

        /** Puts what stands on cells on the board, which hangs as the position's, with the same side to move. */
        private void put(Position position, int... cells) {
            fill(position, cells);
            board.place(placement);
        }

        private void putWithEnemy(Position position, int from, int target) {
            fill(position, from);
            int type = Piece.type(position.pieceAt(from));
            placement.put(target, Piece.code(position.sideToMove().opposite(), type));
            board.place(placement);
        }

        private void fill(Position position, int... cells) {
            placement.clear();
            IntStream.of(cells)
                    .distinct()
                    .filter(cell -> position.pieceAt(cell) != Piece.NONE)
                    .forEach(cell -> placement.put(cell, position.pieceAt(cell)));
            for (int number = 0; number < position.rules().empty().boards(); number++) {
                placement.hang(number, position.anchorOf(number));
                placement.own(number, position.ownerOf(number));
            }
            placement.turn(position.sideToMove());
        }
    }
}
