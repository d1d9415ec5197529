package org.plyspace.tck;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import org.opentest4j.AssertionFailedError;
import org.plyspace.api.Piece;
import org.plyspace.api.PieceType;
import org.plyspace.api.Placement;
import org.plyspace.api.Position;
import org.plyspace.api.Purpose;
import org.plyspace.api.Rules;
import org.plyspace.api.Setup;
import org.plyspace.api.Side;

/**
 * Valid positions that play hardly ever reaches: men placed at random, most of them attacking the royal pieces of the side to
 * move, some of them in columns, and boards on any anchors. Seeded.
 */
final class Crowd {

    /** The number of cells to visit, over all positions. */
    private static final int CELLS_LOOKED_AT = 100_000;
    /** The largest number of positions, reached on small boards. */
    private static final int MOST_POSITIONS = 1_000;
    /** The divisor of the number of positions for options other than the first. */
    private static final int LESS_BY_OTHER_OPTIONS = 8;

    private static final int MOST_MEN = 9;
    private static final int CELLS_TRIED = 8;
    private static final int TRIES_FOR_ONE = 20;

    private final Rules rules;
    private final Random random;
    private final List<Integer> royals;
    private final List<Integer> others;
    private final int anchors;
    private final Position board;
    private final Placement placement;
    private final Placement trial;
    private final int boards;
    private final int[] buffer;

    Crowd(Rules rules, long seed) {
        this.rules = rules;
        this.random = new Random(seed);
        this.royals = royals(rules);
        this.others = rules.pieceTypes().stream()
                .filter(type -> !type.royal())
                .map(PieceType::index)
                .toList();
        this.anchors = rules.layout(rules.empty()).anchors().size();
        this.board = Specimens.emptyBoard(rules);
        this.placement = new Placement(rules);
        this.trial = new Placement(rules);
        this.boards = rules.empty().boards();
        this.buffer = new int[rules.cells()];
    }

    /** White's royal types at the start, each as often as it occurs; without a start, the first royal type. */
    private static List<Integer> royals(Rules rules) {
        List<Integer> types = new ArrayList<>();
        if (Specimens.hasStart(rules)) {
            Setup start = rules.start();
            IntStream.range(0, start.cells())
                    .map(start::pieceAt)
                    .filter(piece -> CellLists.isRoyal(rules, piece) && Piece.side(piece) == Side.WHITE)
                    .forEach(piece -> types.add(Piece.type(piece)));
        } else {
            rules.pieceTypes().stream().filter(PieceType::royal).limit(1).forEach(type -> types.add(type.index()));
        }
        return types;
    }

    /**
     * Passes positions by some of the specimens' rules to a check.
     *
     * @param share the part of the usual number of positions to visit: 1 for all, 2 for half of them
     */
    static void visit(Specimens specimens, Rules rules, long seed, int share, Consumer<Position> check) {
        int positions = Sample.of(Math.min(MOST_POSITIONS, CELLS_LOOKED_AT / rules.cells()));
        boolean first = rules.setting().equals(specimens.rules().get(0).setting());
        new Crowd(rules, seed).forEach(1 + positions / share / (first ? 1 : LESS_BY_OTHER_OPTIONS), check);
    }

    /** Passes up to {@code count} positions to a check, fewer if most random ones are invalid. */
    void forEach(int count, Consumer<Position> check) {
        int found = 0;
        for (int i = 0; i < TRIES_FOR_ONE * count && found < count; i++) {
            Setup setup = setup();
            if (rules.faults(setup, Purpose.GAME).isEmpty()) {
                found++;
                ask(rules.position(setup, Purpose.GAME), check);
            }
        }
    }

    private void ask(Position position, Consumer<Position> check) {
        String text = position.words().text();
        try {
            check.accept(position);
        } catch (AssertionError | RuntimeException wrong) {
            throw new AssertionFailedError(rules.setting() + ", '" + text + "': " + Specimens.why(wrong), wrong);
        }
    }

    private Setup setup() {
        Side toMove = Side.of(random.nextInt(2));
        placement.clear();
        placement.turn(toMove);
        hangBoards();
        List<Integer> targets = new ArrayList<>();
        for (Side side : Side.values()) {
            for (int type : royals) {
                int cell = freeCell();
                placement.put(cell, Piece.code(side, type));
                if (side == toMove) {
                    targets.add(cell);
                }
            }
        }
        int men = 2 + random.nextInt(MOST_MEN - 1);
        for (int i = 0; i < men && !others.isEmpty() && placement.count() < rules.cells() / 2; i++) {
            boolean attacker = random.nextInt(3) > 0;
            int piece = Piece.code(attacker ? toMove.opposite() : toMove, others.get(random.nextInt(others.size())));
            int cell = attacker ? attackingCell(piece, targets) : freeCell();
            placement.put(cell, piece);
            if (attacker && random.nextInt(4) == 0) {
                addTwin(cell, piece);
            }
        }
        return build(toMove);
    }

    /**
     * Puts a second piece of the kind above or below a man if there is room: both attack the same cells, and neither blocks the
     * other.
     */
    private void addTwin(int cell, int piece) {
        int[] column = IntStream.range(0, rules.cells())
                .filter(other -> board.x(other) == board.x(cell) && board.y(other) == board.y(cell))
                .filter(other -> !isTaken(other))
                .toArray();
        if (column.length > 0) {
            placement.put(column[random.nextInt(column.length)], piece);
        }
    }

    private void hangBoards() {
        if (boards > 0 && random.nextBoolean()) {
            List<Integer> all =
                    new ArrayList<>(IntStream.range(0, anchors).boxed().toList());
            Collections.shuffle(all, random);
            for (int number = 0; number < boards; number++) {
                placement.hang(number, all.get(number));
            }
        }
    }

    private int freeCell() {
        int cell = random.nextInt(rules.cells());
        while (isTaken(cell)) {
            cell = random.nextInt(rules.cells());
        }
        return cell;
    }

    private boolean isTaken(int cell) {
        for (int i = 0; i < placement.count(); i++) {
            if (placement.cell(i) == cell) {
                return true;
            }
        }
        return false;
    }

    /** A cell from which the piece attacks one of the targets on the board as filled so far, if a few tries find one. */
    private int attackingCell(int piece, List<Integer> targets) {
        int cell = freeCell();
        for (int i = 0; i < CELLS_TRIED && !attacks(cell, piece, targets); i++) {
            cell = freeCell();
        }
        return cell;
    }

    private boolean attacks(int cell, int piece, List<Integer> targets) {
        trial.clear();
        for (int i = 0; i < placement.count(); i++) {
            trial.put(placement.cell(i), placement.piece(i));
        }
        for (int number = 0; number < boards; number++) {
            trial.hang(number, placement.anchorOf(number));
        }
        trial.put(cell, piece);
        board.place(trial);
        int count = board.attacks(cell, buffer);
        return Arrays.stream(buffer, 0, count).anyMatch(targets::contains);
    }

    private Setup build(Side toMove) {
        Setup.Builder setup = rules.empty().toBuilder().side(toMove);
        for (int i = 0; i < placement.count(); i++) {
            setup.piece(placement.cell(i), placement.piece(i));
        }
        for (int number = 0; number < boards; number++) {
            setup.anchor(number, placement.anchorOf(number));
        }
        return setup.build();
    }
}
