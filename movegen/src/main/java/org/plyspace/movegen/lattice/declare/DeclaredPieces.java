package org.plyspace.movegen.lattice.declare;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.plyspace.api.Aspect;
import org.plyspace.api.PieceType;
import org.plyspace.api.Side;
import org.plyspace.geometry.lattice.Lattice;
import org.plyspace.geometry.lattice.Step;
import org.plyspace.movegen.declare.SidedCells;
import org.plyspace.movegen.option.CommonOptions;

/**
 * The declared types of pieces, by index, and what follows from them. Immutable.
 *
 * @param usualNames the names that most players would use, by symbol
 * @param figures the drawings of the pieces, by symbol
 * @param worths what the pieces are worth to a search, by symbol, in hundredths of a pawn
 * @param homes the only cells where the pieces can stand, by symbol
 * @param starts where pieces stand that have not moved, by symbol, if a mode asks
 * @param resetting the symbols of the types whose moves reset the halfmove clock
 * @param promoted the symbols of the types for which promotions were stated
 */
public record DeclaredPieces(
        Lattice lattice,
        Mirror mirror,
        List<DeclaredPiece> all,
        Map<String, String> usualNames,
        Map<String, String> figures,
        Map<String, Integer> worths,
        Map<String, SidedCells> homes,
        Map<String, SidedCells> starts,
        Set<String> resetting,
        Set<String> promoted)
        implements Iterable<DeclaredPiece> {

    private static final String QUEEN = "queen";

    public DeclaredPieces {
        all = List.copyOf(all);
        usualNames = Map.copyOf(usualNames);
        figures = Map.copyOf(figures);
        worths = Map.copyOf(worths);
        homes = Map.copyOf(homes);
        starts = Map.copyOf(starts);
        resetting = Set.copyOf(resetting);
        promoted = Set.copyOf(promoted);
    }

    /** The pieces as stated, with the promotions stated for them. */
    public static DeclaredPieces of(LatticeStatement spec) {
        return new DeclaredPieces(
                spec.lattice,
                spec.mirror,
                spec.pieces.stream()
                        .map(piece -> piece.promoted(Optional.ofNullable(spec.promotions.get(piece.symbol()))))
                        .toList(),
                spec.usualNames,
                spec.figures,
                spec.worths,
                spec.homes,
                spec.starts,
                spec.resetting,
                spec.promotions.keySet());
    }

    @Override
    public Iterator<DeclaredPiece> iterator() {
        return all.iterator();
    }

    Stream<DeclaredPiece> stream() {
        return all.stream();
    }

    public int size() {
        return all.size();
    }

    public DeclaredPiece get(int type) {
        return all.get(type);
    }

    /** The pieces that are pawns in the narrow sense. */
    Stream<DeclaredPiece> pawns() {
        return stream().filter(piece -> piece.pawn().isPresent());
    }

    public boolean hasDoubleStep() {
        return all.stream().anyMatch(this::stepsTwice);
    }

    public boolean hasEnPassant() {
        return pawns().anyMatch(piece -> piece.pawn().orElseThrow().enPassant());
    }

    /** Whether any piece has a mode of this kind. */
    public boolean has(Mode.Kind kind) {
        return stream().flatMap(piece -> piece.modes().stream()).anyMatch(mode -> mode.kind() == kind);
    }

    /** Whether a piece is a pawn that can make a double step from some cell. */
    public boolean stepsTwice(DeclaredPiece piece) {
        return piece.pawn()
                .filter(pawn -> IntStream.range(0, lattice.cells())
                        .anyMatch(cell -> pawn.doubleStep().has(Side.WHITE, cell)
                                || pawn.doubleStep().has(Side.BLACK, cell)))
                .isPresent();
    }

    /** The index of the type with a symbol. */
    public int typeOf(String symbol) {
        return IntStream.range(0, size())
                .filter(type -> get(type).symbol().equals(symbol))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("no piece type '" + symbol + "' among "
                        + stream().map(DeclaredPiece::symbol).collect(Collectors.joining(" "))));
    }

    /** Whether a symbol is that of a queen, by its name or in the rulebook. */
    boolean isQueen(String symbol) {
        DeclaredPiece piece = get(typeOf(symbol));
        return piece.aspect() == Aspect.QUEEN
                || usualNames.getOrDefault(symbol, piece.name()).equals(QUEEN);
    }

    /** The symbol of the queen, if a type can become one among others. */
    Optional<String> queenAmong(DeclaredPiece piece) {
        List<String> choices = piece.choices();
        return choices.size() < 2
                ? Optional.empty()
                : choices.stream().filter(this::isQueen).findFirst();
    }

    /** The pieces under these common options. */
    DeclaredPieces with(CommonOptions chosen) {
        return new DeclaredPieces(
                lattice,
                mirror,
                stream().map(piece -> changed(piece, chosen)).toList(),
                usualNames,
                figures,
                worths,
                homes,
                starts,
                resetting,
                promoted);
    }

    private DeclaredPiece changed(DeclaredPiece piece, CommonOptions chosen) {
        DeclaredPiece changed = chosen.doubleStepOff() ? piece.withPawn(PawnSpec::withoutDoubleStep) : piece;
        changed = chosen.enPassantOff() ? changed.withPawn(PawnSpec::withoutEnPassant) : changed;
        Optional<String> queen = chosen.queensOnly() ? queenAmong(piece) : Optional.empty();
        return queen.map(changed::becoming).orElse(changed);
    }

    /** The types as {@link PieceType}s, in the order of declaration. */
    public List<PieceType> types() {
        List<PieceType> types = new ArrayList<>();
        for (DeclaredPiece piece : all) {
            types.add(new PieceType(
                    types.size(),
                    piece.symbol(),
                    piece.name(),
                    usualNames.getOrDefault(piece.symbol(), piece.name()),
                    piece.aspect(),
                    piece.royal(),
                    isDirectional(piece),
                    resetting.contains(piece.symbol()),
                    Optional.ofNullable(figures.get(piece.symbol())),
                    worths.containsKey(piece.symbol())
                            ? OptionalInt.of(worths.get(piece.symbol()))
                            : OptionalInt.empty()));
        }
        return types;
    }

    private boolean isDirectional(DeclaredPiece piece) {
        return piece.pawn().isPresent()
                || piece.promotion().isPresent()
                || piece.modes().stream().anyMatch(mode -> mode.isPlain() ? isDirectional(mode.steps()) : isBent(mode));
    }

    private boolean isDirectional(List<Step> steps) {
        return !normal(steps).equals(normal(mirror.of(steps, Side.BLACK)));
    }

    private Set<Step> normal(List<Step> steps) {
        return steps.stream().map(lattice::normal).collect(Collectors.toSet());
    }

    /** A conditional mode counts as directional if its cells or its paths differ between the sides. */
    private boolean isBent(Mode mode) {
        boolean unlikeCells = IntStream.range(0, lattice.cells())
                .anyMatch(
                        cell -> mode.from().has(Side.WHITE, cell) != mode.from().has(Side.BLACK, cell)
                                || mode.to().has(Side.WHITE, cell) != mode.to().has(Side.BLACK, cell));
        Set<List<Step>> black =
                mode.paths().stream().map(path -> mirror.of(path, Side.BLACK)).collect(Collectors.toSet());
        return unlikeCells || !black.equals(new HashSet<>(mode.paths()));
    }
}
