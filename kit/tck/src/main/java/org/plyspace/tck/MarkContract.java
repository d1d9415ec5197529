package org.plyspace.tck;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.BiConsumer;
import java.util.function.IntPredicate;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.plyspace.api.Attempt;
import org.plyspace.api.Layout;
import org.plyspace.api.Move;
import org.plyspace.api.Notation;
import org.plyspace.api.Piece;
import org.plyspace.api.PieceType;
import org.plyspace.api.Position;
import org.plyspace.api.Refusal;
import org.plyspace.api.Role;
import org.plyspace.api.Side;
import org.plyspace.api.Verdict;

/** Checks that refusals are of the kind they state, mark the cells involved, and make no false promise. */
interface MarkContract extends UnderTest {

    /** The largest number of cells of boards on which steps of men about to promote are tried to every cell. */
    int CELLS_PROMOTED_TO = 300;
    /** A promotion named in a reason. */
    Pattern PROMOTION = Pattern.compile("=[" + PieceType.MARKS + "]?[A-Z]");
    /** The sign between origin and target of a capture from afar. */
    String FROM_AFAR = "*";
    /** The word before what would be accepted. */
    String EXPECTED = "expected";

    @TestFactory
    default Stream<DynamicTest> stepsFromAnEmptyCellOrOfAnEnemyAreRefusedAsSuchAndMarkIt() {
        return specimens().inSomePositions(6, position -> {
            Random random = new Random(position.key());
            int cells = position.rules().cells();
            for (int i = 0; i < 40 && cells > 1; i++) {
                int from = random.nextInt(cells);
                int to = (from + 1 + random.nextInt(cells - 1)) % cells;
                int piece = position.pieceAt(from);
                if (piece == Piece.NONE || Piece.side(piece) != position.sideToMove()) {
                    Refusal kind = piece == Piece.NONE ? Refusal.EMPTY_ORIGIN : Refusal.NOT_YOURS;
                    String text = position.words().text(new Attempt.Step(from, to));
                    Verdict.Illegal illegal = refused(position, text);
                    assertEquals(kind, illegal.kind(), () -> "kind of " + illegal + " of '" + text + "'");
                    assertEquals(List.of(from), illegal.cells(Role.MOVER), () -> "mover in " + illegal);
                }
            }
        });
    }

    @TestFactory
    default Stream<DynamicTest> kindsOfRefusalMarkTheCellsThatTheySpeakOf() {
        return specimens()
                .inSomePositions(
                        4,
                        position -> forEachRefusedStep(position, (step, illegal) -> {
                            switch (illegal.kind()) {
                                case OWN_PIECE_ON_TARGET ->
                                    assertMarked(position, illegal, Role.TARGET, Set.of(position.sideToMove()));
                                case BLOCKED -> {
                                    boolean onTheWay =
                                            !illegal.cells(Role.BLOCKER).isEmpty()
                                                    || !illegal.cells(Role.PATH).isEmpty()
                                                    || isOverNoCell(position, step);
                                    assertTrue(onTheWay, () -> "nothing marked that blocks: " + illegal);
                                    if (!illegal.cells(Role.BLOCKER).isEmpty()) {
                                        assertMarked(position, illegal, Role.BLOCKER, Set.of(Side.values()));
                                    }
                                }
                                case EXPOSES_ROYAL, LEAVES_CHECK, PINNED -> {
                                    assertMarked(
                                            position,
                                            illegal,
                                            Role.ATTACKER,
                                            Set.of(position.sideToMove().opposite()));
                                    assertFalse(
                                            illegal.cells(Role.ROYAL).isEmpty(),
                                            () -> "no royal piece marked: " + illegal);
                                }
                                case CASTLES_THROUGH_ATTACK ->
                                    assertMarked(
                                            position,
                                            illegal,
                                            Role.ATTACKER,
                                            Set.of(position.sideToMove().opposite()));
                                default -> {}
                            }
                        }));
    }

    @TestFactory
    default Stream<DynamicTest> refusalsForARoyalPieceMarkItAndAllItsAttackers() {
        return specimens().inSomePositions(2, position -> {
            if (specimens().capturesElsewhere(position.rules())) {
                return;
            }
            StepTrial trial = new StepTrial(position);
            if (trial.agreesWith(position)) {
                forEachRefusedStep(position, (step, illegal) -> {
                    if (illegal.kind().endangersRoyal()) {
                        assertAttackers(position, step, illegal, trial);
                    }
                });
            }
        });
    }

    @TestFactory
    default Stream<DynamicTest> whatAReasonSaysIsExpectedIsLegal() {
        return specimens().inSomePositions(3, position -> {
            for (String text : promotionsWithoutChoice(position)) {
                Verdict verdict = position.words().judge(text, Notation.MACHINE);
                if (verdict instanceof Verdict.Illegal illegal && illegal.kind() == Refusal.MUST_PROMOTE) {
                    List<String> promised = expected(illegal, PROMOTION);
                    promised.forEach(promotion -> assertKept(position, illegal, text + promotion));
                }
            }
            assertPlacesOfBoardsKept(position);
        });
    }

    /**
     * Passes illegal steps of own men, each to some other cells, to a check; the steps of a man are the same each time in a
     * position.
     */
    static void forEachRefusedStep(Position position, BiConsumer<Attempt.Step, Verdict.Illegal> check) {
        int cells = position.rules().cells();
        Random random = new Random(position.key());
        for (int from : CellLists.of(position, position.sideToMove())) {
            Set<Integer> targets = new TreeSet<>();
            IntStream.of(CellLists.attacks(position, from)).limit(40).forEach(targets::add);
            random.ints(4, 0, cells).forEach(targets::add);
            targets.remove(from);
            for (int to : targets) {
                Attempt.Step step = new Attempt.Step(from, to);
                Verdict verdict = position.words().judge(position.words().text(step), Notation.MACHINE);
                if (verdict instanceof Verdict.Illegal illegal) {
                    check.accept(step, illegal);
                }
            }
        }
    }

    /** Whether a column between origin and target, or a place in space halfway or at another such part, has no square at present. */
    private static boolean isOverNoCell(Position position, Attempt.Step step) {
        int files = position.x(step.to()) - position.x(step.from());
        int ranks = position.y(step.to()) - position.y(step.from());
        int levels = position.z(step.to()) - position.z(step.from());
        int columns = Math.max(Math.abs(files), Math.abs(ranks));
        int places = BigInteger.valueOf(files)
                .gcd(BigInteger.valueOf(ranks))
                .gcd(BigInteger.valueOf(levels))
                .intValue();
        return IntStream.range(1, columns)
                        .anyMatch(i -> isNoCell(
                                position,
                                cell -> position.x(cell) == position.x(step.from()) + files * i / columns
                                        && position.y(cell) == position.y(step.from()) + ranks * i / columns))
                || IntStream.range(1, places)
                        .anyMatch(i -> isNoCell(
                                position,
                                cell -> position.x(cell) == position.x(step.from()) + files * i / places
                                        && position.y(cell) == position.y(step.from()) + ranks * i / places
                                        && position.z(cell) == position.z(step.from()) + levels * i / places));
    }

    private static boolean isNoCell(Position position, IntPredicate lies) {
        return IntStream.range(0, position.rules().cells()).noneMatch(lies);
    }

    private static Verdict.Illegal refused(Position position, String text) {
        Verdict verdict = position.words().judge(text, Notation.MACHINE);
        assertTrue(verdict instanceof Verdict.Illegal, () -> "'" + text + "' is " + verdict);
        return (Verdict.Illegal) verdict;
    }

    private static void assertMarked(Position position, Verdict.Illegal illegal, Role role, Set<Side> sides) {
        assertFalse(illegal.cells(role).isEmpty(), () -> "no " + role + " marked: " + illegal);
        for (int cell : illegal.cells(role)) {
            int piece = position.pieceAt(cell);
            boolean right = piece != Piece.NONE && sides.contains(Piece.side(piece));
            assertTrue(right, () -> role + " on " + position.words().name(cell) + ": " + illegal);
        }
    }

    /** Compares a refusal for a royal piece's safety with the step made on another board. */
    static void assertAttackers(Position position, Attempt.Step step, Verdict.Illegal illegal, StepTrial trial) {
        String text = position.words().text(step);
        if (text.contains(FROM_AFAR) || StepTrial.mayBeEnPassant(position, step.from(), step.to())) {
            return;
        }
        Map<Integer, Set<Integer>> attackers = trial.attackersAfter(position, step.from(), step.to());
        assertFalse(attackers.isEmpty(), () -> "no royal piece is attacked after '" + text + "', but " + illegal);
        List<Integer> royals = illegal.cells(Role.ROYAL);
        assertTrue(
                !royals.isEmpty() && attackers.keySet().containsAll(royals),
                () -> "royal pieces attacked after '" + text + "' are " + attackers.keySet() + ", but " + illegal);
        Set<Integer> expected = new TreeSet<>();
        royals.forEach(royal -> expected.addAll(attackers.get(royal)));
        assertEquals(
                expected,
                new TreeSet<>(illegal.cells(Role.ATTACKER)),
                () -> "attackers after '" + text + "' in " + illegal);
    }

    /** Promoting steps and board moves, without the promotion. */
    private static Set<String> promotionsWithoutChoice(Position position) {
        Set<String> texts = new TreeSet<>();
        for (long move : Moves.legal(position)) {
            if (Move.isPromotion(move) && Move.kind(move) != Move.BOARD) {
                texts.add(position.words().text(new Attempt.Step(Move.from(move), Move.to(move))));
            }
        }
        int cells = position.rules().cells();
        for (int man : CellLists.of(position, position.sideToMove())) {
            boolean tried = cells <= CELLS_PROMOTED_TO && position.promotionDistance(man) == 1;
            for (int to = 0; tried && to < cells; to++) {
                if (to != man) {
                    texts.add(position.words().text(new Attempt.Step(man, to)));
                }
            }
        }
        shifts(position).forEach(shift -> texts.add(position.words().text(shift)));
        return texts;
    }

    private static List<Attempt.Shift> shifts(Position position) {
        Layout layout = position.words().layout();
        List<Attempt.Shift> shifts = new ArrayList<>();
        for (int board = 0; board < layout.movableBoards().size(); board++) {
            for (int anchor = 0; anchor < layout.anchors().size(); anchor++) {
                shifts.add(new Attempt.Shift(board, anchor));
            }
        }
        return shifts;
    }

    private static void assertPlacesOfBoardsKept(Position position) {
        List<Layout.Anchor> anchors = position.words().layout().anchors();
        for (Attempt.Shift shift : shifts(position)) {
            Verdict verdict = position.words().judge(position.words().text(shift), Notation.MACHINE);
            if (verdict instanceof Verdict.Illegal illegal && illegal.kind() == Refusal.BOARD_PLACE) {
                List<String> promised = expected(illegal, Pattern.compile("[^\\s,;']+"));
                for (int anchor = 0; anchor < anchors.size(); anchor++) {
                    if (promised.contains(anchors.get(anchor).name())) {
                        String text = position.words().text(new Attempt.Shift(shift.board(), anchor));
                        Verdict followed = position.words().judge(text, Notation.MACHINE);
                        boolean again = followed instanceof Verdict.Illegal other && other.kind() == illegal.kind();
                        assertFalse(again, () -> illegal + ", but '" + text + "' is " + followed);
                    }
                }
            }
        }
    }

    private static List<String> expected(Verdict.Illegal illegal, Pattern pattern) {
        int at = illegal.reason().indexOf(EXPECTED);
        return at < 0
                ? List.of()
                : pattern.matcher(illegal.reason().substring(at + EXPECTED.length()))
                        .results()
                        .map(MatchResult::group)
                        .toList();
    }

    private static void assertKept(Position position, Verdict.Illegal illegal, String text) {
        Verdict followed = position.words().judge(text, Notation.MACHINE);
        assertTrue(followed instanceof Verdict.Legal, () -> illegal + ", but '" + text + "' is " + followed);
    }
}
