package org.plyspace.endgame.index;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.plyspace.api.Piece;
import org.plyspace.api.PieceType;
import org.plyspace.api.Position;
import org.plyspace.api.Rules;
import org.plyspace.api.Side;
import org.plyspace.api.Texts;
import org.plyspace.api.UsageException;

/**
 * The men of both sides, written as {@code KQvKR} in the letters of the rule set. Immutable; equal if the men are, even of different rule
 * sets.
 *
 * <p>The men are in a fixed order, in which like men are neighbours: White's before Black's, those of a side by type, royal ones
 * first and pawns last.
 */
public final class Material {

    private static final char BETWEEN = 'v';

    private final int[] men;
    private final int[] counts = new int[Piece.CODES];
    private final String text;

    private Material(List<PieceType> types, int[] men) {
        this.men = men;
        for (int code : men) {
            counts[code]++;
        }
        this.text = side(types, Side.WHITE) + BETWEEN + side(types, Side.BLACK);
    }

    /** The material with so many men of each {@link Piece} code; the array is not kept. */
    public static Material of(Rules rules, int[] counts) {
        List<PieceType> types = rules.pieceTypes();
        int[] men = Stream.of(Side.values())
                .flatMapToInt(side -> inOrder(types).mapToInt(type -> Piece.code(side, type.index())))
                .flatMap(code -> IntStream.range(0, counts[code]).map(one -> code))
                .toArray();
        return new Material(types, men);
    }

    /** The material on the board of a position. */
    public static Material of(Position position) {
        int[] counts = new int[Piece.CODES];
        int[] cells = new int[position.rules().cells()];
        for (Side side : Side.values()) {
            int count = position.men(side, cells);
            for (int i = 0; i < count; i++) {
                counts[position.pieceAt(cells[i])]++;
            }
        }
        return of(position.rules(), counts);
    }

    /** Types with royal ones first, then in their own order, which is turned round where kings come last, and pawns last. */
    private static Stream<PieceType> inOrder(List<PieceType> types) {
        boolean kingsLast = types.size() > 1
                && types.get(types.size() - 1).royal()
                && !types.get(0).royal();
        return types.stream().sorted((one, other) -> {
            int byRank = Integer.compare(rank(one), rank(other));
            int byIndex = Integer.compare(one.index(), other.index());
            return byRank != 0 ? byRank : kingsLast ? -byIndex : byIndex;
        });
    }

    private static int rank(PieceType type) {
        return type.royal() ? 0 : type.directional() ? 2 : 1;
    }

    /**
     * Reads a material.
     *
     * @throws UsageException if these rules have no such material; the message says why and what is expected
     */
    public static Material parse(Rules rules, String text) {
        int between = text.indexOf(BETWEEN);
        if (between < 0 || between != text.lastIndexOf(BETWEEN)) {
            throw refusal(
                    text,
                    "expected the men of White and of Black with one " + BETWEEN + " between them, such as KQ" + BETWEEN
                            + "K");
        }
        int[] counts = new int[Piece.CODES];
        add(rules, text, text.substring(0, between), Side.WHITE, counts);
        add(rules, text, text.substring(between + 1), Side.BLACK, counts);
        Material material = of(rules, counts);
        if (material.men() > rules.cells()) {
            throw refusal(text, material.men() + " men have no room on " + rules.cells() + " cells");
        }
        return material;
    }

    private static void add(Rules rules, String whole, String side, Side owner, int[] counts) {
        boolean royal = false;
        int at = 0;
        while (at < side.length()) {
            int end = Math.min(side.length(), at + (PieceType.MARKS.indexOf(side.charAt(at)) >= 0 ? 2 : 1));
            PieceType type = type(rules, whole, side.substring(at, end));
            counts[Piece.code(owner, type.index())]++;
            royal |= type.royal();
            at = end;
        }
        boolean needsRoyal = rules.pieceTypes().stream().anyMatch(PieceType::royal);
        if (!royal && needsRoyal) {
            throw refusal(whole, owner.word() + " has no royal piece; expected " + royals(rules) + " among its men");
        }
    }

    private static PieceType type(Rules rules, String whole, String symbol) {
        Optional<PieceType> found = rules.pieceTypes().stream()
                .filter(type -> type.symbol().equals(symbol))
                .findFirst();
        return found.orElseThrow(() -> refusal(
                whole,
                "'" + Texts.shorten(symbol) + "' is not a piece of " + rules.setting() + "; it has "
                        + inOrder(rules.pieceTypes())
                                .map(type -> type.symbol() + " " + type.name())
                                .collect(Collectors.joining(", "))));
    }

    private static String royals(Rules rules) {
        return rules.pieceTypes().stream()
                .filter(PieceType::royal)
                .map(PieceType::symbol)
                .collect(Collectors.joining(" or "));
    }

    private static UsageException refusal(String text, String reason) {
        return new UsageException("material '" + Texts.shorten(text) + "': " + reason);
    }

    private String side(List<PieceType> types, Side side) {
        return Arrays.stream(men)
                .filter(code -> Piece.side(code) == side)
                .mapToObj(code -> types.get(Piece.type(code)).symbol())
                .collect(Collectors.joining());
    }

    /** The number of men of both sides. */
    public int men() {
        return men.length;
    }

    /** The number of men of a side. */
    public int men(Side side) {
        return (int) Arrays.stream(men).filter(code -> Piece.side(code) == side).count();
    }

    /** The {@link Piece} code of a man, {@code man} from 0 to {@link #men()} - 1 in the order of the material. */
    public int code(int man) {
        return men[man];
    }

    /** The number of men of a {@link Piece} code. */
    public int count(int code) {
        return counts[code];
    }

    /** The number of men of each {@link Piece} code, in an array of the caller's own. */
    public int[] counts() {
        return counts.clone();
    }

    /** The codes of the men, each once, in the order of the material. */
    public int[] codes() {
        return Arrays.stream(men).distinct().toArray();
    }

    /** The same men with the sides exchanged. */
    public Material exchanged(Rules rules) {
        int[] others = new int[Piece.CODES];
        for (int code = 2; code < Piece.CODES; code++) {
            others[code] = counts[Piece.opposite(code)];
        }
        return of(rules, others);
    }

    /** Whether it has a man that moves differently for the two sides, as pawns do. */
    public boolean isDirectional(Rules rules) {
        return Arrays.stream(men)
                .anyMatch(code -> rules.pieceTypes().get(Piece.type(code)).directional());
    }

    /** Whether a side has a man that moves differently for the two sides. */
    public boolean isDirectional(Rules rules, Side side) {
        return Arrays.stream(men)
                .anyMatch(code -> Piece.side(code) == side
                        && rules.pieceTypes().get(Piece.type(code)).directional());
    }

    /** Whether both sides have men that move differently for the two, of which one may capture another's double step. */
    public boolean isDirectionalForBoth(Rules rules) {
        return isDirectional(rules, Side.WHITE) && isDirectional(rules, Side.BLACK);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Material that && Arrays.equals(men, that.men);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(men);
    }

    /** The text, {@code KQvKR}. */
    @Override
    public String toString() {
        return text;
    }
}
