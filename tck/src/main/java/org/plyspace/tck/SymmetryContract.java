package org.plyspace.tck;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.plyspace.api.Move;
import org.plyspace.api.Piece;
import org.plyspace.api.PieceType;
import org.plyspace.api.Position;
import org.plyspace.api.Rules;
import org.plyspace.api.Side;
import org.plyspace.api.Symmetry;

/** Declared symmetries turn every lone piece's moves into its moves. */
interface SymmetryContract extends UnderTest {

    /** On larger boards about this many cells are tried. */
    int CELLS_TRIED = 150;

    @TestFactory
    default Stream<DynamicTest> symmetriesArePermutations() {
        return specimens().inAllRules(rules -> {
            List<Integer> cells = IntStream.range(0, rules.cells()).boxed().toList();
            for (Symmetry symmetry : rules.symmetries()) {
                List<Integer> images =
                        cells.stream().map(symmetry::image).sorted().toList();
                assertEquals(cells, images, "images of all cells");
                boolean identity = cells.stream().allMatch(cell -> symmetry.image(cell) == cell);
                assertEquals(false, identity, "whether the identity is listed");
            }
        });
    }

    @TestFactory
    default Stream<DynamicTest> symmetriesKeepAttacks() {
        return specimens().inAllRules(rules -> forEachLonePiece(rules, SymmetryContract::attacks, "attacks"));
    }

    @TestFactory
    default Stream<DynamicTest> symmetriesKeepMoves() {
        return specimens().inAllRules(rules -> forEachLonePiece(rules, SymmetryContract::moves, "moves"));
    }

    /** What a piece alone on the board can do from a cell, each cell in the answer replaced by its image. */
    @FunctionalInterface
    interface LonePieceQuestion {
        Set<String> ask(Position position, int cell, IntUnaryOperator image);
    }

    private static void forEachLonePiece(Rules rules, LonePieceQuestion question, String what) {
        Position position = Specimens.emptyBoard(rules);
        int stride = 1 + rules.cells() / CELLS_TRIED;
        for (Symmetry symmetry : rules.symmetries()) {
            for (PieceType type : rules.pieceTypes()) {
                boolean keeps = !type.directional() || symmetry.keepsForward();
                for (int cell = 0; keeps && cell < rules.cells(); cell += stride) {
                    assertTurns(position, symmetry, type, cell, question, what);
                }
            }
        }
    }

    private static void assertTurns(
            Position position, Symmetry symmetry, PieceType type, int cell, LonePieceQuestion question, String what) {
        int image = symmetry.image(cell);
        placeAlone(position, type, cell);
        Set<String> expected = question.ask(position, cell, symmetry::image);
        String name = position.words().name(cell);
        placeAlone(position, type, image);
        String imageName = position.words().name(image);
        assertEquals(
                expected,
                question.ask(position, image, IntUnaryOperator.identity()),
                () -> what + " of the " + type.name() + " on " + imageName + ", the image of " + name);
    }

    private static void placeAlone(Position position, PieceType type, int cell) {
        position.place(new int[] {cell}, new int[] {Piece.code(Side.WHITE, type.index())}, 1, Side.WHITE);
    }

    private static Set<String> attacks(Position position, int cell, IntUnaryOperator image) {
        Set<String> attacks = new TreeSet<>();
        Arrays.stream(Men.attacks(position, cell)).map(image).forEach(target -> attacks.add("" + target));
        return attacks;
    }

    private static Set<String> moves(Position position, int cell, IntUnaryOperator image) {
        Set<String> moves = new TreeSet<>();
        LongStream.of(Moves.legal(position))
                .filter(move -> Move.kind(move) != Move.BOARD)
                .forEach(move -> moves.add(image.applyAsInt(Move.to(move)) + "=" + Move.promoted(move)));
        return moves;
    }
}
