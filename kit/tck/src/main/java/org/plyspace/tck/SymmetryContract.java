package org.plyspace.tck;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.plyspace.api.Move;
import org.plyspace.api.Piece;
import org.plyspace.api.PieceType;
import org.plyspace.api.Placement;
import org.plyspace.api.Position;
import org.plyspace.api.Rules;
import org.plyspace.api.Side;
import org.plyspace.api.Symmetry;

/** Checks that declared symmetries turn legal moves into legal moves, except for rights. */
interface SymmetryContract extends UnderTest {

    /** The approximate number of cells tried on large boards. */
    int CELLS_TRIED = 150;
    /** The number of positions tried for a symmetry of few types. */
    int FEW_TRIED = 3;

    @TestFactory
    default Stream<DynamicTest> symmetriesArePermutations() {
        return specimens().inAllRules(rules -> {
            int boards = rules.empty().boards();
            int anchors = rules.layout(rules.empty()).anchors().size();
            for (Symmetry symmetry : rules.symmetries()) {
                boolean movesCells = isOtherPermutation(rules.cells(), symmetry::image, "cells");
                boolean movesAnchors = isOtherPermutation(anchors, symmetry::anchorImage, "anchors");
                boolean movesBoards = isOtherPermutation(boards, symmetry::boardImage, "boards");
                boolean identity = !movesCells && !movesAnchors && !movesBoards && !symmetry.exchangesSides();
                assertEquals(false, identity, "whether the identity is listed");
            }
        });
    }

    /** Checks that an image is a permutation, and returns whether it differs from the identity. */
    private static boolean isOtherPermutation(int count, IntUnaryOperator image, String what) {
        List<Integer> all = IntStream.range(0, count).boxed().toList();
        List<Integer> images = all.stream().map(image::applyAsInt).toList();
        assertEquals(all, images.stream().sorted().toList(), () -> "images of all " + what);
        return !all.equals(images);
    }

    @TestFactory
    default Stream<DynamicTest> symmetriesKeepAttacks() {
        return specimens().inAllRules(rules -> {
            int[] men = new int[rules.cells()];
            int[] attacked = new int[rules.cells()];
            forEachLonePiece(rules, (position, image) -> attacks(position, image, men, attacked), "attacks");
        });
    }

    @TestFactory
    default Stream<DynamicTest> symmetriesKeepMoves() {
        return specimens().inAllRules(rules -> forEachLonePiece(rules, SymmetryContract::moves, "moves"));
    }

    @TestFactory
    default Stream<DynamicTest> symmetriesKeepMovesInPositionsOfGames() {
        return specimens().inSomePositions(4, position -> {
            Rules rules = position.rules();
            Image image = new Image(rules);
            for (Symmetry symmetry : rules.symmetries()) {
                Placement placement = withoutRights(position, symmetry.keepsForward());
                if (image.place(placement, symmetry) && !image.isWaitingSideInCheck()) {
                    image.assertSame(symmetry, SymmetryContract::moves, "moves");
                }
            }
        });
    }

    @TestFactory
    default Stream<DynamicTest> symmetriesOfFewTypesKeepTheirMoves() {
        return specimens().inAllRules(rules -> {
            Image image = new Image(rules);
            Random random = new Random(1);
            for (PieceType type : rules.pieceTypes()) {
                List<PieceType> few = rules.pieceTypes().stream()
                        .filter(other -> other.royal() || other.equals(type))
                        .toList();
                for (Symmetry symmetry : rules.symmetries(few)) {
                    isOtherPermutation(rules.cells(), symmetry::image, "cells");
                    for (int i = 0; i < FEW_TRIED; i++) {
                        image.place(someMen(rules, few, random), symmetry);
                        if (!image.isWaitingSideInCheck()) {
                            image.assertSame(symmetry, SymmetryContract::moves, "moves");
                        }
                    }
                }
            }
        });
    }

    /** Men of some types on cells drawn at random, two of each. */
    private static Placement someMen(Rules rules, List<PieceType> types, Random random) {
        int[] cells = random.ints(0, rules.cells())
                .distinct()
                .limit(2L * types.size())
                .toArray();
        Placement placement = new Placement(rules);
        for (int i = 0; i < cells.length; i++) {
            placement.put(cells[i], Piece.code(Side.of(i & 1), types.get(i / 2).index()));
        }
        placement.turn(Side.of(random.nextInt(2)));
        return placement;
    }

    /** An answer of a position as sorted numbers, each replaced by its image. */
    @FunctionalInterface
    interface Question {
        long[] ask(Position position, Optional<Symmetry> image);
    }

    private static void forEachLonePiece(Rules rules, Question question, String what) {
        Image image = new Image(rules);
        Placement alone = new Placement(rules);
        int stride = 1 + rules.cells() / CELLS_TRIED;
        for (Symmetry symmetry : rules.symmetries()) {
            for (PieceType type : rules.pieceTypes()) {
                boolean keeps = !type.directional() || symmetry.keepsForward();
                for (int cell = 0; keeps && cell < rules.cells(); cell += stride) {
                    alone.clear();
                    alone.put(cell, Piece.code(Side.WHITE, type.index()));
                    image.place(alone, symmetry);
                    image.assertSame(symmetry, question, what + " of a lone " + type.name());
                }
            }
        }
    }

    /** A placement of what a position has, without rights and optionally without directional men. */
    private static Placement withoutRights(Position position, boolean withDirectional) {
        Placement all = Placements.of(position);
        if (withDirectional) {
            all.grant(0);
            return all;
        }
        Rules rules = position.rules();
        Placement some = new Placement(rules);
        for (int i = 0; i < all.count(); i++) {
            if (!rules.pieceTypes().get(Piece.type(all.piece(i))).directional()) {
                some.put(all.cell(i), all.piece(i));
            }
        }
        for (int board = 0; board < rules.empty().boards(); board++) {
            some.hang(board, all.anchorOf(board));
            some.own(board, all.ownerOf(board));
        }
        some.turn(all.toMove());
        return some;
    }

    /** A position and its image. */
    final class Image {

        private final Position position;
        private final Position other;
        private final Placement scratch;
        private final int boards;

        Image(Rules rules) {
            position = Specimens.emptyBoard(rules);
            other = Specimens.emptyBoard(rules);
            scratch = new Placement(rules);
            boards = rules.empty().boards();
        }

        /** Sets both positions up and returns whether there is any move. */
        boolean place(Placement placement, Symmetry symmetry) {
            position.place(placement);
            other.place(Placements.image(placement, symmetry, scratch, boards));
            return placement.count() > 0;
        }

        boolean isWaitingSideInCheck() {
            return CellLists.isRoyalAttacked(position, position.sideToMove().opposite());
        }

        void assertSame(Symmetry symmetry, Question question, String what) {
            assertArrayEquals(
                    question.ask(position, Optional.of(symmetry)),
                    question.ask(other, Optional.empty()),
                    () -> what + " in '" + other.words().text() + "', the image of '"
                            + position.words().text() + "'");
        }
    }

    private static long[] attacks(Position position, Optional<Symmetry> image, int[] men, int[] attacked) {
        LongStream.Builder attacks = LongStream.builder();
        for (Side side : Side.values()) {
            int count = position.men(side, men);
            for (int i = 0; i < count; i++) {
                int reach = position.attacks(men[i], attacked);
                for (int j = 0; j < reach; j++) {
                    attacks.add(Move.of(cell(men[i], image), cell(attacked[j], image), 0, 0));
                }
            }
        }
        return attacks.build().sorted().toArray();
    }

    private static long[] moves(Position position, Optional<Symmetry> image) {
        return LongStream.of(Moves.legal(position))
                .map(move -> withoutExtra(move, image))
                .sorted()
                .toArray();
    }

    /** A move's image without the rule set's own bits. */
    private static long withoutExtra(long move, Optional<Symmetry> image) {
        boolean ofBoard = Move.kind(move) == Move.BOARD;
        int from = Move.from(move);
        int to = Move.to(move);
        long same = Move.of(
                ofBoard ? image.map(symmetry -> symmetry.boardImage(from)).orElse(from) : cell(from, image),
                ofBoard ? image.map(symmetry -> symmetry.anchorImage(to)).orElse(to) : cell(to, image),
                piece(Move.piece(move), image),
                piece(Move.captured(move), image),
                Move.kind(move));
        return Move.promoting(same, piece(Move.promoted(move), image));
    }

    private static int cell(int cell, Optional<Symmetry> image) {
        return image.isPresent() ? image.get().image(cell) : cell;
    }

    private static int piece(int piece, Optional<Symmetry> image) {
        return image.isPresent() ? image.get().pieceImage(piece) : piece;
    }
}
