package org.plyspace.movegen.lattice;

import java.util.Collection;
import java.util.List;
import java.util.stream.Collectors;
import org.plyspace.api.Side;
import org.plyspace.movegen.declare.DeclarationFault;
import org.plyspace.movegen.declare.DeclarationFaults;

/** Finds everything that is wrong with a declaration before it is compiled; what only a compiled one tells is {@link StartCheck}'s. */
final class LatticeDeclarationCheck {

    private final LatticeSpec spec;
    private final DeclarationFaults faults = new DeclarationFaults();

    LatticeDeclarationCheck(LatticeSpec spec) {
        this.spec = spec;
    }

    List<DeclarationFault> faults() {
        new BoardCheck(this).run();
        if (faults.isEmpty() || spec.lattice.cells() > 0) {
            new PieceCheck(this).run();
            new PromotionCheck(this).run();
            new HandCheck(this).run();
            new CastlingCheck(this).run();
            checkSymbols("usualName", spec.usualNames.keySet());
            checkSymbols("figure", spec.figures.keySet());
            checkSymbols("resetsClock", spec.resetting);
            checkSymbols("standsOn", spec.homes.keySet());
            checkRest();
        }
        return faults.toList();
    }

    LatticeSpec spec() {
        return spec;
    }

    void add(String statement, String subject, String part, String reason) {
        faults.add(statement, subject, part, reason);
    }

    DeclarationFaults all() {
        return faults;
    }

    /** Adds a fault for each symbol that no piece has. */
    void checkSymbols(String statement, Collection<String> symbols) {
        symbols.stream()
                .filter(symbol -> !has(symbol))
                .sorted()
                .forEach(symbol -> add(statement, symbol, "", unknown(symbol)));
    }

    boolean has(String symbol) {
        return spec.pieces.stream().anyMatch(piece -> piece.symbol().equals(symbol));
    }

    String unknown(String symbol) {
        return "there is no piece " + symbol + "; the pieces are "
                + spec.pieces.stream().map(PieceSpec::symbol).distinct().collect(Collectors.joining(" "));
    }

    /** A cell that belongs to a side's set, or -1 if none does. */
    int first(SidedCells cells, Side side) {
        for (int cell = 0; cell < spec.lattice.cells(); cell++) {
            if (cells.has(side, cell)) {
                return cell;
            }
        }
        return -1;
    }

    boolean isEmpty(SidedCells cells) {
        return first(cells, Side.WHITE) < 0 && first(cells, Side.BLACK) < 0;
    }

    String name(int cell) {
        return spec.names.apply(cell);
    }

    private void checkRest() {
        spec.freezing.ifPresent(rule -> {
            checkSymbols("freezing", List.of(rule.symbol()));
            if (PieceCheck.leadsBack(spec.lattice, rule.step())) {
                add(
                        "freezing",
                        rule.symbol(),
                        "step",
                        "the step leads nowhere; expected one that leads to another cell");
            }
        });
        checkSymbols("end", spec.end.extinction());
        if (spec.royalCount.min() < 0 || spec.royalCount.max() < spec.royalCount.min()) {
            add(
                    "royals",
                    "",
                    "",
                    "max " + spec.royalCount.max() + " is less than min " + spec.royalCount.min()
                            + ", or min is less than 0");
        }
        checkArrival();
        if (spec.start.isPresent() != spec.noStart.isEmpty()) {
            add(
                    spec.start.isPresent() ? "noStart" : "start",
                    "",
                    "",
                    "expected either a start or the reason why there is none, found "
                            + (spec.start.isPresent() ? "both" : "neither"));
        }
        if (spec.plainFen) {
            checkPlainFen();
        }
    }

    private void checkArrival() {
        if (spec.arrival.isEmpty()) {
            return;
        }
        boolean[] reached = new boolean[spec.lattice.cells()];
        for (int cell = 0; cell < reached.length; cell++) {
            int image = spec.arrival.get().applyAsInt(cell);
            if (image < 0 || image >= reached.length) {
                add("arrival", "", "", "a piece on " + name(cell) + " would go on to a cell that does not exist");
                return;
            }
            if (reached[image]) {
                add("arrival", "", "", "two cells lead to " + name(image) + "; expected a permutation of the cells");
                return;
            }
            reached[image] = true;
        }
    }

    private void checkPlainFen() {
        if (spec.lattice.levels() > 1) {
            add("plainFen", "", "", "a board of more than one level cannot be written as plain FEN");
        }
        boolean ambiguous = spec.pawns()
                .map(piece -> piece.pawn().orElseThrow())
                .anyMatch(pawn -> pawn.enPassant() && pawn.doubleSteps().size() > 1);
        if (ambiguous) {
            add(
                    "plainFen",
                    "",
                    "",
                    "plain FEN does not say which pawn can be captured en passant if pawns step twice in more than one"
                            + " direction");
        }
    }
}
