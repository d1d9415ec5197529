package org.plyspace.endgame.index;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.plyspace.api.Fault;
import org.plyspace.api.Move;
import org.plyspace.api.MoveList;
import org.plyspace.api.NoStartException;
import org.plyspace.api.Piece;
import org.plyspace.api.PieceType;
import org.plyspace.api.Placement;
import org.plyspace.api.Position;
import org.plyspace.api.Purpose;
import org.plyspace.api.Rules;
import org.plyspace.api.Setup;
import org.plyspace.api.Side;
import org.plyspace.api.Symmetry;
import org.plyspace.api.UsageException;

/** Rules with their movable boards, if any, hanging in one way: what tablebases ask of them before positions are set up. Immutable. */
public final class FixedBoards {

    /** The placements to try before a man counts as unable to stand on a cell. */
    private static final int TRIALS = 200;

    private static final long SEED = 24;

    private final Rules rules;
    private final Arrangement boards;
    /** By piece code: the codes that it may be promoted to. */
    private final int[][] promotions;
    /** By piece code and cell: whether such a man can come there. */
    private final boolean[][] reachable = new boolean[Piece.CODES][];

    /**
     * Examines the rules.
     *
     * @throws UsageException if captured pieces can be dropped: a table knows only men on the board
     */
    public FixedBoards(Rules rules, Arrangement boards) {
        if (!rules.heldTypes().isEmpty()) {
            throw new UsageException(
                    rules.setting()
                            + " has no tablebases: its captured pieces can be dropped, and a table knows only men on the board");
        }
        this.rules = rules;
        this.boards = boards;
        this.promotions = findPromotions();
        ReachableCells cells = new ReachableCells(rules, boards);
        for (PieceType type : rules.pieceTypes()) {
            for (Side side : Side.values()) {
                int code = Piece.code(side, type.index());
                reachable[code] = cells.of(code);
            }
        }
    }

    private int[][] findPromotions() {
        int[][] found = new int[Piece.CODES][];
        Position alone = rules.position(rules.empty(), Purpose.STUDY);
        Placement placement = new Placement(rules);
        MoveList moves = new MoveList();
        for (PieceType type : rules.pieceTypes()) {
            for (Side side : Side.values()) {
                Set<Integer> into = new TreeSet<>();
                int code = Piece.code(side, type.index());
                for (int cell = 0; cell < rules.cells(); cell++) {
                    placement.clear();
                    boards.placeOn(placement);
                    placement.put(cell, code);
                    placement.turn(side);
                    alone.place(placement);
                    moves.clear();
                    alone.legalMoves(moves);
                    for (int i = 0; i < moves.size(); i++) {
                        if (Move.isPromotion(moves.get(i)) && Move.kind(moves.get(i)) != Move.BOARD) {
                            into.add(Move.promoted(moves.get(i)));
                        }
                    }
                }
                found[code] = into.stream().mapToInt(i -> i).toArray();
            }
        }
        return found;
    }

    /** The rules. */
    public Rules rules() {
        return rules;
    }

    /** How the boards hang. */
    public Arrangement boards() {
        return boards;
    }

    /**
     * Numbers the placements of a material.
     *
     * @throws UsageException if there are more than 2^63
     */
    public PlacementIndex index(Material material) {
        try {
            return new PlacementIndex(
                    material, SymmetryGroup.of(rules.cells(), symmetries(material, false)), rules.cells());
        } catch (ArithmeticException tooMany) {
            throw new UsageException(
                    material + " has more placements on " + rules.cells() + " cells than can be counted");
        }
    }

    /** The types of the men of a material, and those that they can become. */
    private Set<PieceType> types(Material material) {
        Set<Integer> codes = new TreeSet<>();
        Deque<Integer> open = new ArrayDeque<>();
        IntStream.of(material.codes()).forEach(open::add);
        while (!open.isEmpty()) {
            int code = open.remove();
            if (codes.add(code)) {
                IntStream.of(promotions[code]).forEach(open::add);
            }
        }
        return codes.stream()
                .map(code -> rules.pieceTypes().get(Piece.type(code)))
                .collect(Collectors.toCollection(LinkedHashSet::new));
    }

    /** The symmetries that leave the boards as they hang, and turn cells on which a man can stand into such cells. */
    private List<Symmetry> symmetries(Material material, boolean exchangeSides) {
        return turning(material, exchangeSides).filter(boards::isKeptBy).toList();
    }

    /** The symmetries that keep the sides, turn cells on which a man can stand into such cells, and may turn boards. */
    List<Symmetry> turning(Material material) {
        return turning(material, false).toList();
    }

    private Stream<Symmetry> turning(Material material, boolean exchangeSides) {
        return rules.symmetries(types(material)).stream()
                .filter(symmetry -> symmetry.exchangesSides() == exchangeSides)
                .filter(symmetry -> IntStream.of(material.codes()).allMatch(code -> keepsReachable(symmetry, code)));
    }

    private boolean keepsReachable(Symmetry symmetry, int code) {
        boolean[] after = reachable[symmetry.exchangesSides() ? Piece.opposite(code) : code];
        return IntStream.range(0, rules.cells()).allMatch(cell -> reachable[code][cell] == after[symmetry.image(cell)]);
    }

    /** The symmetry that turns positions of a material into those of the exchanged one, if the rules have any. */
    public Optional<Symmetry> exchange(Material material) {
        return symmetries(material, true).stream().findFirst();
    }

    /** The material of the table that has the positions of a material: itself, or itself with the sides exchanged. */
    public Material tableOf(Material material) {
        Material other = material.exchanged(rules);
        int more = Integer.compare(other.men(Side.WHITE), material.men(Side.WHITE));
        boolean better = more > 0 || (more == 0 && other.toString().compareTo(material.toString()) < 0);
        return better && exchange(material).isPresent() ? other : material;
    }

    /** The materials that one capture, one promotion or both make of a material, each as its table has it. */
    public List<Material> following(Material material) {
        Set<Material> following = new LinkedHashSet<>();
        for (int code : material.codes()) {
            int[] counts = material.counts();
            addCaptures(counts, Piece.side(code), following);
            for (int promoted : promotions[code]) {
                counts[code]--;
                counts[promoted]++;
                following.add(tableOf(Material.of(rules, counts)));
                addCaptures(counts, Piece.side(code), following);
                counts[promoted]--;
                counts[code]++;
            }
        }
        following.remove(material);
        return List.copyOf(following);
    }

    private void addCaptures(int[] counts, Side by, Set<Material> into) {
        for (PieceType type : rules.pieceTypes()) {
            int victim = Piece.code(by.opposite(), type.index());
            if (!type.royal() && counts[victim] > 0) {
                counts[victim]--;
                into.add(tableOf(Material.of(rules, counts)));
                counts[victim]++;
            }
        }
    }

    /**
     * A material and all that follow from it, each after those that follow from it.
     *
     * @param material as its table has it
     */
    public List<Material> closure(Material material) {
        Set<Material> closed = new LinkedHashSet<>();
        close(material, new LinkedHashSet<>(), closed);
        return new ArrayList<>(closed);
    }

    private void close(Material material, Set<Material> above, Set<Material> closed) {
        if (closed.contains(material)) {
            return;
        }
        if (!above.add(material)) {
            throw new UsageException(material + " of " + rules.setting()
                    + " has no tablebase: its pieces promote in a circle, and no material comes first");
        }
        following(material).forEach(next -> close(next, above, closed));
        above.remove(material);
        closed.add(material);
    }

    /**
     * The cells on which each man can stand, by {@link Piece} code and cell, for the codes of a material.
     *
     * @throws UsageException if the material cannot be that of a position
     */
    public boolean[][] standing(Material material) {
        boolean[][] standing = new boolean[Piece.CODES][];
        SplittableRandom random = new SplittableRandom(SEED);
        Optional<String> fault = Optional.empty();
        boolean some = true;
        for (int code : material.codes()) {
            standing[code] = reachable[code].clone();
            boolean found = false;
            for (int cell = 0; cell < rules.cells(); cell++) {
                if (standing[code][cell]) {
                    Optional<String> refused = refusal(material, code, cell, random);
                    standing[code][cell] = refused.isEmpty();
                    found |= refused.isEmpty();
                    fault = fault.or(() -> refused);
                }
            }
            some &= found;
        }
        if (!some) {
            throw new UsageException(material + " is not a material of positions of " + rules.setting() + ": "
                    + fault.orElse("its men have no room"));
        }
        return standing;
    }

    /** The fault of the last placement tried with a man on a cell; empty if a placement has no fault. */
    private Optional<String> refusal(Material material, int code, int cell, SplittableRandom random) {
        Optional<String> fault = Optional.empty();
        for (int trial = 0; trial < TRIALS; trial++) {
            Setup.Builder setup = boards.on(rules.empty().toBuilder());
            boolean[] taken = new boolean[rules.cells()];
            boolean put = false;
            for (int man = 0; man < material.men(); man++) {
                boolean here = !put && material.code(man) == code;
                int at = here ? cell : free(taken, cell, random);
                put |= here;
                taken[at] = true;
                setup.piece(at, material.code(man));
            }
            List<Fault> faults = rules.faults(setup.side(Side.of(trial & 1)).build(), Purpose.GAME);
            if (faults.isEmpty()) {
                return Optional.empty();
            }
            fault = Optional.of(faults.get(0).toString());
        }
        return fault;
    }

    private static int free(boolean[] taken, int kept, SplittableRandom random) {
        while (true) {
            int cell = random.nextInt(taken.length);
            if (!taken[cell] && (cell != kept || taken.length == 1)) {
                return cell;
            }
        }
    }

    /**
     * The cells that men who know one direction can come to from where they stand at the start: no pawn of orthodox chess is ever on
     * the first rank. Confined to one thread.
     */
    private static final class ReachableCells {

        private final Rules rules;
        private final Arrangement boards;
        private final Position position;
        private final Placement placement;
        private final MoveList moves = new MoveList();
        private final int[] attacked;
        private final int[] men;

        ReachableCells(Rules rules, Arrangement boards) {
            this.rules = rules;
            this.boards = boards;
            this.position = rules.position(rules.empty(), Purpose.STUDY);
            this.placement = new Placement(rules);
            this.attacked = new int[rules.cells()];
            this.men = new int[rules.cells()];
        }

        /**
         * By cell, whether a man of a {@link Piece} code can come there. All cells where that is not known: of men that move alike for
         * both sides, where boards move and carry men, and where no such man stands at the start.
         */
        boolean[] of(int code) {
            boolean[] reached = new boolean[rules.cells()];
            PieceType type = rules.pieceTypes().get(Piece.type(code));
            Deque<Integer> open = type.directional() && boards.boards() == 0 ? starts(code) : new ArrayDeque<>();
            if (open.isEmpty()) {
                Arrays.fill(reached, true);
            }
            while (!open.isEmpty()) {
                int cell = open.remove();
                if (!reached[cell]) {
                    reached[cell] = true;
                    addReached(cell, code, open);
                }
            }
            return reached;
        }

        private Deque<Integer> starts(int code) {
            Deque<Integer> starts = new ArrayDeque<>();
            try {
                Setup start = rules.start();
                for (int cell = 0; cell < rules.cells(); cell++) {
                    if (start.pieceAt(cell) == code) {
                        starts.add(cell);
                    }
                }
            } catch (NoStartException none) {
                return starts;
            }
            return starts;
        }

        private void addReached(int cell, int code, Deque<Integer> open) {
            place(cell, code);
            int reach = position.attacks(cell, attacked);
            addMoves(code, open);
            for (int i = 0; i < reach; i++) {
                place(cell, code);
                placement.put(attacked[i], Piece.opposite(code));
                position.place(placement);
                addMoves(code, open);
            }
        }

        private void place(int cell, int code) {
            placement.clear();
            placement.turn(Piece.side(code));
            placement.put(cell, code);
            position.place(placement);
        }

        private void addMoves(int code, Deque<Integer> open) {
            Side side = Piece.side(code);
            moves.clear();
            position.legalMoves(moves);
            for (int i = 0; i < moves.size(); i++) {
                position.make(moves.get(i));
                int count = position.men(side, men);
                for (int man = 0; man < count; man++) {
                    if (position.pieceAt(men[man]) == code) {
                        open.add(men[man]);
                    }
                }
                position.unmake();
            }
        }
    }
}
