package org.plyspace.engine.picture;

import java.util.EnumMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.plyspace.api.Effect;
import org.plyspace.api.Move;
import org.plyspace.api.Piece;
import org.plyspace.api.Position;
import org.plyspace.api.Role;
import org.plyspace.api.Verdict;

/**
 * The marked squares and boards of a picture.
 *
 * @param cells the cells by mark; a cell may have several
 * @param boards numbers of the movable boards that the last move moved
 */
public record Marks(Map<Mark, Set<Integer>> cells, Set<Integer> boards) {

    /** No marks. */
    public static final Marks NONE = new Marks(Map.of(), Set.of());

    public Marks {
        cells = Map.copyOf(cells);
        boards = Set.copyOf(boards);
    }

    /** The marks of a move, from its effects in the position before it. */
    public static Marks ofMove(List<Effect> effects) {
        Set<Integer> boards = effects.stream()
                .filter(Effect.ShiftBoard.class::isInstance)
                .map(effect -> ((Effect.ShiftBoard) effect).board())
                .collect(Collectors.toSet());
        Set<Integer> cells = new HashSet<>();
        effects.forEach(effect -> addCells(effect, cells));
        return new Marks(Map.of(Mark.LAST_MOVE, cells), boards);
    }

    private static void addCells(Effect effect, Set<Integer> cells) {
        if (effect instanceof Effect.Step step) {
            cells.add(step.from());
            cells.add(step.to());
        } else if (effect instanceof Effect.Remove remove) {
            cells.add(remove.cell());
        } else if (effect instanceof Effect.Put put) {
            cells.add(put.cell());
        } else if (effect instanceof Effect.Drop drop) {
            cells.add(drop.cell());
        }
    }

    /** The marks of a piece's moves. */
    public static Marks ofReach(int origin, long[] moves) {
        Map<Mark, Set<Integer>> cells = new EnumMap<>(Mark.class);
        cells.put(Mark.ORIGIN, Set.of(origin));
        for (long move : moves) {
            cells.computeIfAbsent(Move.isCapture(move) ? Mark.CAPTURE : Mark.TARGET, mark -> new TreeSet<>())
                    .add(Move.to(move));
        }
        return new Marks(cells, Set.of());
    }

    /**
     * The marks of a verdict.
     *
     * @param position the position of the verdict
     */
    public static Marks ofVerdict(Position position, Verdict verdict) {
        Map<Mark, Set<Integer>> cells = new EnumMap<>(Mark.class);
        List<Verdict.Mark> marks = List.of();
        if (verdict instanceof Verdict.Legal legal) {
            addCells(position, legal.move(), cells);
            marks = legal.marks();
        } else if (verdict instanceof Verdict.Illegal illegal) {
            marks = illegal.marks();
        }
        marks.forEach(mark ->
                cells.computeIfAbsent(of(mark.role()), any -> new TreeSet<>()).add(mark.cell()));
        return new Marks(cells, Set.of());
    }

    private static void addCells(Position position, long move, Map<Mark, Set<Integer>> cells) {
        for (Effect effect : position.words().describe(move)) {
            if (effect instanceof Effect.Step step) {
                cells.computeIfAbsent(Mark.ORIGIN, any -> new TreeSet<>()).add(step.from());
                cells.computeIfAbsent(Mark.TARGET, any -> new TreeSet<>()).add(step.to());
            } else if (effect instanceof Effect.Remove remove) {
                cells.computeIfAbsent(Mark.CAPTURE, any -> new TreeSet<>()).add(remove.cell());
            }
        }
    }

    private static Mark of(Role role) {
        return switch (role) {
            case MOVER -> Mark.ORIGIN;
            case TARGET -> Mark.AIM;
            case BLOCKER -> Mark.BLOCKER;
            case ATTACKER -> Mark.ATTACKER;
            case ROYAL -> Mark.CHECK;
            case PATH -> Mark.PATH;
        };
    }

    /** These marks and those of the attacked royal pieces of the side to move. */
    public Marks withCheck(Position position) {
        if (!position.inCheck()) {
            return this;
        }
        Set<Integer> attacked = IntStream.range(0, position.rules().cells())
                .filter(cell -> isRoyalOfMover(position, cell)
                        && position.isAttacked(cell, position.sideToMove().opposite()))
                .boxed()
                .collect(Collectors.toSet());
        return with(Mark.CHECK, attacked);
    }

    private static boolean isRoyalOfMover(Position position, int cell) {
        int code = position.pieceAt(cell);
        return code != Piece.NONE
                && Piece.side(code) == position.sideToMove()
                && position.rules().pieceTypes().get(Piece.type(code)).royal();
    }

    /** These marks with the cells of one mark replaced. */
    public Marks with(Mark mark, Set<Integer> marked) {
        Map<Mark, Set<Integer>> all = new EnumMap<>(Mark.class);
        all.putAll(cells);
        all.put(mark, Set.copyOf(marked));
        return new Marks(all, boards);
    }

    /** The cells with a mark; may be empty. */
    public Set<Integer> of(Mark mark) {
        return cells.getOrDefault(mark, Set.of());
    }

    public boolean has(Mark mark, int cell) {
        return of(mark).contains(cell);
    }
}
