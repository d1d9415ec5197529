package org.plyspace.movegen.lattice.declare;

import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import org.plyspace.api.Side;
import org.plyspace.movegen.declare.DeclarationFault;
import org.plyspace.movegen.declare.DeclarationFaults;
import org.plyspace.movegen.declare.SidedCells;
import org.plyspace.movegen.end.EndRule;
import org.plyspace.movegen.end.Occupation;
import org.plyspace.movegen.hand.Drop;
import org.plyspace.movegen.hand.HandCheck;
import org.plyspace.movegen.hand.Hands;

/**
 * Finds everything that is wrong with a declaration before it is compiled; {@code StartCheck} finds what only a compiled declaration shows.
 */
final class LatticeDeclarationCheck {

    private final LatticeDeclaration declared;
    private final DeclarationFaults faults = new DeclarationFaults();

    LatticeDeclarationCheck(LatticeDeclaration declared) {
        this.declared = declared;
    }

    List<DeclarationFault> faults() {
        new BoardCheck(this).run();
        if (faults.isEmpty() || declared.lattice.cells() > 0) {
            new PieceCheck(this).run();
            new PromotionCheck(this).run();
            declared.hands.ifPresent(this::checkHands);
            new CastlingCheck(this).run();
            checkSymbols("usualName", declared.pieces.usualNames().keySet());
            checkSymbols("figure", declared.pieces.figures().keySet());
            checkSymbols("resetsClock", declared.pieces.resetting());
            checkSymbols("standsOn", declared.pieces.homes().keySet());
            checkRest();
        }
        return faults.toList();
    }

    /** Refuses the declaration if it has faults. */
    void check() {
        faults();
        faults.refuse();
    }

    LatticeDeclaration declaration() {
        return declared;
    }

    void add(String statement, String subject, String part, String reason) {
        faults.add(statement, subject, part, reason);
    }

    DeclarationFaults all() {
        return faults;
    }

    /** Adds a fault for each symbol that belongs to no piece. */
    void checkSymbols(String statement, Collection<String> symbols) {
        symbols.stream()
                .filter(symbol -> !has(symbol))
                .sorted()
                .forEach(symbol -> add(statement, symbol, "", unknown(symbol)));
    }

    boolean has(String symbol) {
        return symbols(piece -> true).contains(symbol);
    }

    private List<String> symbols(Predicate<DeclaredPiece> which) {
        return declared.pieces.stream().filter(which).map(DeclaredPiece::symbol).toList();
    }

    String unknown(String symbol) {
        return DeclarationFaults.unknown(symbol, symbols(piece -> true));
    }

    /** The first cell of a side's set, or -1 if the set is empty. */
    int first(SidedCells cells, Side side) {
        return IntStream.range(0, declared.lattice.cells())
                .filter(cell -> cells.has(side, cell))
                .findFirst()
                .orElse(-1);
    }

    boolean isEmpty(SidedCells cells) {
        return first(cells, Side.WHITE) < 0 && first(cells, Side.BLACK) < 0;
    }

    String name(int cell) {
        return declared.boards.squares().apply(cell);
    }

    private void checkHands(Hands hands) {
        new HandCheck(hands, symbols(piece -> true), symbols(DeclaredPiece::royal), faults).run();
        hands.types().stream().filter(this::has).forEach(symbol -> checkDrop(symbol, hands.drop(symbol)));
    }

    /** Checks that no piece can be dropped where it can never stand. */
    private void checkDrop(String symbol, Drop drop) {
        DeclaredPiece piece = declared.pieces.get(declared.pieces.typeOf(symbol));
        SidedCells promoted = piece.pawn().map(PawnSpec::promotion).orElse(SidedCells.none());
        SidedCells forced = piece.promotion().map(Promotion::forced).orElse(SidedCells.none());
        Optional<SidedCells> homes = Optional.ofNullable(declared.pieces.homes().get(symbol));
        SidedCells never = (side, cell) -> promoted.has(side, cell)
                || forced.has(side, cell)
                || !homes.map(cells -> cells.has(side, cell)).orElse(true);
        for (Side side : Side.values()) {
            int cell = first((s, c) -> never.has(s, c) && !drop.forbidden().has(s, c), side);
            if (cell >= 0) {
                add(
                        "hands",
                        symbol,
                        "drops",
                        "a " + side.word() + " " + piece.name() + " could be dropped on " + name(cell)
                                + ", where it can never stand; expected a drop rule that forbids it");
            }
        }
    }

    private void checkRest() {
        declared.freezing.ifPresent(rule -> {
            checkSymbols("freezing", List.of(rule.symbol()));
            if (PieceCheck.leadsBack(declared.lattice, rule.step())) {
                add(
                        "freezing",
                        rule.symbol(),
                        "step",
                        "the step leads nowhere; expected one that leads to another cell");
            }
        });
        checkSymbols("end", declared.end.extinction());
        declared.end.occupations().forEach(this::checkOccupation);
        if (declared.royalCount.min() < 0 || declared.royalCount.max() < declared.royalCount.min()) {
            add(
                    "royals",
                    "",
                    "",
                    "max " + declared.royalCount.max() + " is less than min " + declared.royalCount.min()
                            + ", or min is less than 0");
        }
        checkArrival();
        if (declared.start.isPresent() != declared.noStart.isEmpty()) {
            add(
                    declared.start.isPresent() ? "noStart" : "start",
                    "",
                    "",
                    "expected either a start or the reason why there is none, found "
                            + (declared.start.isPresent() ? "both" : "neither"));
        }
        if (declared.plainFen) {
            checkPlainFen();
        }
    }

    private void checkOccupation(Occupation occupation) {
        checkSymbols("end", occupation.symbols());
        for (EndRule.Goals area : occupation.areas()) {
            for (Side side : Side.values()) {
                long cells = IntStream.range(0, declared.lattice.cells())
                        .filter(cell -> area.has(side, cell))
                        .count();
                if (cells < occupation.count()) {
                    add(
                            "end",
                            "",
                            "",
                            "'" + occupation.name() + "' needs " + occupation.count() + " men on an area of " + cells
                                    + (cells == 1 ? " cell for " : " cells for ") + side.word()
                                    + "; expected at least as many cells");
                    return;
                }
            }
        }
    }

    private void checkArrival() {
        if (declared.arrival.isEmpty()) {
            return;
        }
        boolean[] reached = new boolean[declared.lattice.cells()];
        for (int cell = 0; cell < reached.length; cell++) {
            int image = declared.arrival.get().applyAsInt(cell);
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
        if (declared.lattice.levels() > 1) {
            add("plainFen", "", "", "a board of more than one level cannot be written as plain FEN");
        }
        boolean ambiguous = declared.pieces
                .pawns()
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
