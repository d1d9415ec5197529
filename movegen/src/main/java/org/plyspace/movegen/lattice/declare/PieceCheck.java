package org.plyspace.movegen.lattice.declare;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.plyspace.api.PieceType;
import org.plyspace.api.Side;
import org.plyspace.geometry.lattice.Lattice;
import org.plyspace.geometry.lattice.Step;
import org.plyspace.movegen.declare.DeclarationFault;
import org.plyspace.movegen.declare.SidedCells;

/** Checks the pieces of a declaration: symbols and names, steps, and the size of the tables compiled from them. */
record PieceCheck(LatticeDeclarationCheck check) {

    private static final int MOST_DIRECTIONS = Long.SIZE;
    /** The largest sum of steps times cells and of cells on the paths of conditional modes. */
    private static final long MOST_ENTRIES = 4_000_000;

    private static final String PIECE = "piece";

    void run() {
        List<DeclaredPiece> pieces = check.declaration().pieces.all();
        if (pieces.isEmpty() || pieces.size() > PieceType.MAX_TYPES) {
            add("", "", pieces.size() + " pieces; expected 1 to " + PieceType.MAX_TYPES);
        }
        check.all().checkNames(PIECE, pieces, DeclaredPiece::symbol, DeclaredPiece::name);
        boolean royals = pieces.stream().anyMatch(DeclaredPiece::royal);
        if (!pieces.isEmpty() && !royals && check.declaration().royalCount.min() > 0) {
            add("", "", "no piece is royal; expected one that must not be left attacked");
        }
        for (DeclaredPiece piece : pieces) {
            checkSteps(piece);
            piece.pawn().ifPresent(pawn -> new PawnCheck(check, piece, pawn).run());
            checkStarts(piece);
            checkPrey(piece, pieces);
        }
        long starts = startingCells(pieces);
        if (starts > Long.SIZE) {
            add("", "", "pieces start on " + starts + " squares of both sides; expected at most " + Long.SIZE);
        }
        checkSize(pieces);
    }

    /** How many cells, of each side, count as starts of pieces that move otherwise before their first move, pawns included. */
    private long startingCells(List<DeclaredPiece> pieces) {
        Map<String, SidedCells> starts = check.declaration().pieces.starts();
        return Stream.of(Side.values())
                .mapToLong(side -> IntStream.range(
                                0, check.declaration().lattice.cells())
                        .filter(cell -> pieces.stream()
                                .anyMatch(piece -> (starts.containsKey(piece.symbol())
                                                && starts.get(piece.symbol()).has(side, cell))
                                        || piece.pawn()
                                                .filter(pawn -> pawn.onceAGame()
                                                        && pawn.doubleStep().has(side, cell))
                                                .isPresent()))
                        .count())
                .sum();
    }

    private void checkStarts(DeclaredPiece piece) {
        boolean asks = piece.modes().stream().anyMatch(mode -> mode.when() != Mode.When.ALWAYS);
        SidedCells starts = check.declaration().pieces.starts().get(piece.symbol());
        if (asks != (starts != null)) {
            add(
                    piece.symbol(),
                    "",
                    asks
                            ? "a way to move depends on whether the piece has moved; expected where it starts"
                            : "no way to move depends on whether the piece has moved; expected no start");
        }
    }

    private void checkPrey(DeclaredPiece piece, List<DeclaredPiece> pieces) {
        piece.modes().stream()
                .flatMap(mode -> mode.prey().stream())
                .filter(symbol ->
                        pieces.stream().noneMatch(other -> other.symbol().equals(symbol)))
                .distinct()
                .sorted()
                .forEach(symbol -> add(piece.symbol(), "", "it captures " + symbol + ", which is no piece"));
    }

    private void add(String symbol, String part, String reason) {
        check.add(PIECE, symbol, part, reason);
    }

    private void checkSteps(DeclaredPiece piece) {
        List<Step> steps = new ArrayList<>();
        piece.modes().stream()
                .filter(mode -> mode.kind() != Mode.Kind.STAY)
                .forEach(mode -> mode.paths().forEach(steps::addAll));
        piece.pawn().ifPresent(pawn -> {
            steps.addAll(pawn.advances());
            steps.addAll(pawn.captures());
        });
        if (steps.stream().anyMatch(step -> leadsBack(check.declaration().lattice, step))) {
            add(piece.symbol(), "", "a step leads back to where it starts; expected steps to other cells");
        }
        if (piece.modes().stream().anyMatch(mode -> mode.kind() == Mode.Kind.STAY && mode.captures())) {
            add(piece.symbol(), "", "a way to stay captures; expected one that does not");
        }
        if (piece.modes().stream().anyMatch(mode -> mode.paths().isEmpty())) {
            add(piece.symbol(), "", "a way to move has no direction and no step; expected at least one");
        }
        if (piece.modes().stream().anyMatch(mode -> mode.paths().stream().anyMatch(List::isEmpty))) {
            add(piece.symbol(), "", "a path has no step; expected at least one");
        }
    }

    /** Whether a step ends where it starts, because it is empty or because levels wrap. */
    static boolean leadsBack(Lattice lattice, Step step) {
        return lattice.normal(step).equals(new Step(0, 0, 0));
    }

    private void checkSize(List<DeclaredPiece> pieces) {
        int directions = directions(pieces).size();
        if (directions > MOST_DIRECTIONS) {
            add(
                    "",
                    "",
                    "pieces slide in " + directions + " directions, their opposites included; expected at most "
                            + MOST_DIRECTIONS);
        }
        Lattice lattice = check.declaration().lattice;
        long longest = Math.max(lattice.files(), Math.max(lattice.ranks(), lattice.levels()));
        long entries = 0;
        for (DeclaredPiece piece : pieces) {
            entries += piece.leaps().size();
            for (Mode mode : piece.specials()) {
                int length = mode.paths().stream().mapToInt(List::size).max().orElse(0);
                entries += mode.paths().size() * Math.min(longest, Math.max(length, (long) mode.reach()));
            }
        }
        if (entries * lattice.cells() > MOST_ENTRIES) {
            add("", "", "steps times squares are " + entries * lattice.cells() + "; expected at most " + MOST_ENTRIES);
        }
    }

    private Set<Step> directions(List<DeclaredPiece> pieces) {
        LatticeDeclaration declared = check.declaration();
        Set<Step> directions = new HashSet<>();
        for (DeclaredPiece piece : pieces) {
            for (Step ride : piece.rides()) {
                for (Side side : Side.values()) {
                    Step step = declared.mirror.of(ride, side);
                    directions.add(declared.lattice.normal(step));
                    directions.add(declared.lattice.normal(step.reversed()));
                }
            }
        }
        return directions;
    }

    /** Refuses pawns whose moves would be ambiguous or could not be written. */
    private record PawnCheck(LatticeDeclarationCheck check, DeclaredPiece piece, PawnSpec pawn) {

        private static final String DOUBLE_STEP = "doubleStep";
        private static final String EN_PASSANT = "enPassant";

        void run() {
            checkPromotion();
            if (!pawn.advances().containsAll(pawn.doubleSteps())) {
                add("doubleSteps", "a direction is not an advance; expected advances only");
            }
            if (!check.isEmpty(pawn.doubleStep())) {
                checkSteps();
                checkCells();
            } else if (pawn.enPassant()) {
                add(EN_PASSANT, "no double step to capture; expected cells from which pawns step twice");
            }
        }

        private void add(String part, String reason) {
            check.add("pawn", piece.symbol(), part, reason);
        }

        private void checkPromotion() {
            if (check.isEmpty(pawn.promotion())) {
                if (!pawn.promotesTo().isEmpty()) {
                    add("promotesTo", "pawns that promote need cells of promotion");
                }
                return;
            }
            new PromotionCheck(check).checkChoices("pawn", piece, "promotesTo", pawn.promotesTo());
        }

        private void checkSteps() {
            Lattice lattice = check.declaration().lattice;
            Set<Step> targets =
                    pawn.advances().stream().map(lattice::normal).collect(Collectors.toCollection(HashSet::new));
            boolean distinct = pawn.doubleSteps().stream()
                    .map(step -> lattice.normal(new Step(2 * step.dx(), 2 * step.dy(), 2 * step.dz())))
                    .toList()
                    .stream()
                    .allMatch(targets::add);
            if (!distinct) {
                add(
                        DOUBLE_STEP,
                        "a double step would end where another advance ends; expected advances whose targets all differ");
            }
            boolean ambiguous = pawn.captures().stream().map(lattice::normal).anyMatch(targets::contains);
            if (pawn.enPassant() && ambiguous) {
                add(
                        EN_PASSANT,
                        "a capture goes where an advance goes too, and a move could be either; expected captures that"
                                + " differ from all advances, single and double");
            }
        }

        private void checkCells() {
            Optional<DeclarationFault> touching = Optional.empty();
            for (Side side : Side.values()) {
                for (int cell = 0; cell < check.declaration().lattice.cells(); cell++) {
                    if (pawn.doubleStep().has(side, cell)) {
                        touching = touching.isPresent() ? touching : touching(side, cell);
                    }
                }
            }
            touching.ifPresent(fault -> add(fault.part(), fault.reason()));
        }

        /** The fault of double steps from a cell; others are likely to have the same one. */
        private Optional<DeclarationFault> touching(Side side, int cell) {
            return pawn.doubleSteps().stream()
                    .flatMap(step ->
                            touching(side, cell, check.declaration().mirror.of(step, side)).stream())
                    .findFirst();
        }

        private Optional<DeclarationFault> touching(Side side, int cell, Step step) {
            Lattice lattice = check.declaration().lattice;
            int over = lattice.step(cell, step);
            int end = over == Lattice.NO_CELL ? over : lattice.step(over, step);
            if (end == Lattice.NO_CELL) {
                return Optional.empty();
            }
            String what =
                    "the " + side.word() + " pawn's double step from " + check.name(cell) + " to " + check.name(end);
            if (pawn.promotion().has(side, over) || pawn.promotion().has(side, end)) {
                return fault(
                        DOUBLE_STEP, what + " would touch a square where it promotes; expected squares farther back");
            }
            return pawn.enPassant() && pawn.promotion().has(side.opposite(), over)
                    ? fault(
                            EN_PASSANT,
                            what + " would be captured where the capturing pawn promotes, which is not supported")
                    : Optional.empty();
        }

        private Optional<DeclarationFault> fault(String part, String reason) {
            return Optional.of(new DeclarationFault("pawn", piece.symbol(), part, reason));
        }
    }
}
