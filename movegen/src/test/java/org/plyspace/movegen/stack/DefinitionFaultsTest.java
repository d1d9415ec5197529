package org.plyspace.movegen.stack;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.plyspace.api.Aspect;
import org.plyspace.api.Side;
import org.plyspace.geometry.stack.Anchor;
import org.plyspace.geometry.stack.BoardStack;
import org.plyspace.geometry.stack.ColumnGrid;
import org.plyspace.geometry.stack.StackException;

/** What of a declaration is refused, by name. */
final class DefinitionFaultsTest {

    private static final Man KING = Man.royal("K", "king", Aspect.KING, Man.STEP);

    /** Kings on one board of 4x4 under a movable one of 2x2. */
    private static class Plain extends ToyDefinition {

        Plain() {
            this("X", "a");
        }

        Plain(String board, String anchor) {
            super(BoardStack.over(new ColumnGrid(4, 4))
                    .main("M", 0, 0, 1, 4, 4)
                    .anchor(new Anchor(anchor, 0, 0, 2, false, Optional.empty()))
                    .movable(board, 2, 2, Side.WHITE, anchor)
                    .build());
        }

        @Override
        int firstRank() {
            return 0;
        }

        @Override
        public String start() {
            return "M:k3/4/4/3K|X@a:2/2 w - - 0 1";
        }
    }

    private static Plain of(Man... men) {
        return new Plain() {
            @Override
            public Men men() {
                return new Men(List.of(men));
            }

            @Override
            public PromotionRule promotion() {
                return PromotionRule.NONE;
            }
        };
    }

    private static DynamicTest refuses(String sentence, Plain declared) {
        return DynamicTest.dynamicTest(
                sentence,
                () -> assertEquals(
                        sentence,
                        assertThrows(StackException.class, () -> new DefinitionFaults(declared).check())
                                .getMessage()));
    }

    @TestFactory
    Stream<DynamicTest> menThatCannotBePlayed() {
        return Stream.of(
                refuses(
                        "there are 0 royal types of men; expected one",
                        of(Man.slider("R", "rook", Aspect.ROOK, ColumnGrid.STRAIGHT))),
                refuses(
                        "there are 2 royal types of men; expected one",
                        of(KING, Man.royal("Q", "queen", Aspect.QUEEN, Man.STEP))),
                refuses(
                        "there are 2 types of pawns; expected at most one",
                        of(KING, Man.pawn("P", "pawn"), Man.pawn("S", "soldier"))),
                refuses(
                        "the rook has the symbol K of another man; expected one of its own",
                        of(KING, Man.slider("K", "rook", Aspect.ROOK, ColumnGrid.STRAIGHT))),
                refuses(
                        "the stone cannot move; expected lines or leaps",
                        of(KING, Man.leaper("S", "stone", Aspect.OTHER_PIECES))),
                refuses(
                        "the ghost leaps 0 and 0; expected two numbers from 0, not both 0",
                        of(KING, Man.leaper("G", "ghost", Aspect.OTHER_PIECES, new Man.Leap(0, 0)))),
                refuses(
                        "the rook slides along lines 4; expected 0 to 3",
                        of(KING, Man.slider("R", "rook", Aspect.ROOK, 4))),
                refuses(
                        "the king is royal and slides; expected leaps alone",
                        of(new Man("K", "king", Aspect.KING, Man.Rank.ROYAL, ColumnGrid.DIAGONAL, List.of(Man.STEP)))),
                refuses(
                        "the pawn is a pawn with lines or leaps; expected its ways in the PawnRule alone",
                        of(KING, new Man("P", "pawn", Aspect.PAWN, Man.Rank.PAWN, 0, List.of(Man.STEP)))));
    }

    @TestFactory
    Stream<DynamicTest> namesThatCouldNotBeRead() {
        return Stream.of(
                refuses(
                        "'a:b' names a board or an anchor; expected at least one character, and none of : | @ / - = ; ,"
                                + " or spaces",
                        new Plain("X", "a:b")),
                refuses(
                        "board a1M is named like a square; expected a name that is not file, rank, board",
                        new Plain("a1M", "a")));
    }

    @TestFactory
    Stream<DynamicTest> otherPartsOfTheDeclaration() {
        return Stream.of(
                refuses("paths have 8 ceilings; expected 1 to 7", new Plain() {
                    @Override
                    public int ceilings() {
                        return 8;
                    }
                }),
                refuses("a pawn may become 'K'; expected the symbol of a man neither royal nor a pawn", new Plain() {
                    @Override
                    public List<String> choices() {
                        return List.of("K");
                    }
                }),
                refuses("a pawn may become nothing where it must promote; expected at least one choice", new Plain() {
                    @Override
                    public List<String> choices() {
                        return List.of();
                    }
                }),
                refuses("two ways to castle need the right K; expected one O-O a side", new Plain() {
                    @Override
                    public List<Castling> castlings() {
                        Castling castling = new Castling(Side.WHITE, true, 3, 2, 0, 1, 0, 0, 0, 1);
                        return List.of(castling, castling);
                    }
                }));
    }

    @Test
    void thereAreAtMost31TypesOfMen() {
        List<Man> men = IntStream.range(0, 32)
                .mapToObj(i -> Man.leaper(
                        (i > 25 ? "+" : "") + (char) ('A' + i % 26), "man " + i, Aspect.OTHER_PIECES, Man.STEP))
                .toList();
        assertEquals(
                "piece type man 31 has index 31; expected 0 to 30",
                assertThrows(IllegalArgumentException.class, () -> new Men(men)).getMessage());
    }
}
