package org.plyspace.movegen.stack;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.plyspace.api.Aspect;
import org.plyspace.api.OptionValues;
import org.plyspace.api.RuleStatement;
import org.plyspace.api.Side;
import org.plyspace.geometry.stack.Anchor;
import org.plyspace.geometry.stack.BoardStack;
import org.plyspace.geometry.stack.ColumnGrid;
import org.plyspace.movegen.castling.Castling;
import org.plyspace.movegen.declare.DeclarationException;
import org.plyspace.movegen.hand.Drop;
import org.plyspace.movegen.hand.Hands;
import org.plyspace.movegen.stack.declare.Man;
import org.plyspace.movegen.stack.declare.Men;
import org.plyspace.movegen.stack.declare.PromotionRule;
import org.plyspace.movegen.stack.declare.StackCastling;

/** Checks which faults of a declaration are refused by name. */
final class StackDeclarationCheckTest {

    private static final Man KING = Man.royal("K", "king", Aspect.KING, Man.STEP);

    /** Kings on one board of 4x4 under a movable one of 2x2. */
    private static class Plain extends ToyDeclaration {

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
        return DynamicTest.dynamicTest(sentence, () -> assertEquals(sentence, refusalOf(declared)));
    }

    @TestFactory
    Stream<DynamicTest> menThatCannotBePlayed() {
        return Stream.of(
                refuses(
                        "men: 0 of them are royal; expected one",
                        of(Man.slider("R", "rook", Aspect.ROOK, ColumnGrid.STRAIGHT))),
                refuses(
                        "men: 2 of them are royal; expected one",
                        of(KING, Man.royal("Q", "queen", Aspect.QUEEN, Man.STEP))),
                refuses(
                        "men: 2 types of pawns; expected at most one",
                        of(KING, Man.pawn("P", "pawn"), Man.pawn("S", "soldier"))),
                refuses(
                        "men K, symbol: 'K' is the symbol of another piece; expected a new one",
                        of(KING, Man.slider("K", "rook", Aspect.ROOK, ColumnGrid.STRAIGHT))),
                refuses(
                        "men S: it cannot move; expected lines or leaps",
                        of(KING, Man.leaper("S", "stone", Aspect.OTHER_PIECES))),
                refuses(
                        "men G, leaps: it leaps 0 and 0; expected two numbers from 0, not both 0",
                        of(KING, Man.leaper("G", "ghost", Aspect.OTHER_PIECES, new Man.Leap(0, 0)))),
                refuses(
                        "men R, lines: it slides along lines 4; expected 0 to 3",
                        of(KING, Man.slider("R", "rook", Aspect.ROOK, 4))),
                refuses(
                        "men K, lines: it is royal and slides; expected leaps alone",
                        of(new Man("K", "king", Aspect.KING, Man.Rank.ROYAL, ColumnGrid.DIAGONAL, List.of(Man.STEP)))),
                refuses(
                        "men P: a pawn with lines or leaps; expected its ways in the PawnRule alone",
                        of(KING, new Man("P", "pawn", Aspect.PAWN, Man.Rank.PAWN, 0, List.of(Man.STEP)))));
    }

    @TestFactory
    Stream<DynamicTest> namesThatCouldNotBeRead() {
        return Stream.of(
                refuses(
                        "stack: 'a:b' names a board or an anchor; expected at least one character, and none of : | @ / - = ; ,"
                                + " or spaces",
                        new Plain("X", "a:b")),
                refuses(
                        "stack: board a1M is named like a square; expected a name that is not file, rank, board",
                        new Plain("a1M", "a")));
    }

    private static Plain holding(Hands hands) {
        return new Plain() {
            @Override
            public Optional<Hands> hands() {
                return Optional.of(hands);
            }
        };
    }

    @TestFactory
    Stream<DynamicTest> handsThatCannotBePlayed() {
        return Stream.of(
                refuses("hands: the rulebook has no statement on hands", new Plain() {
                    @Override
                    public Optional<Hands> hands() {
                        return Optional.of(Hands.of("R", 5));
                    }

                    @Override
                    public List<RuleStatement> rulebook() {
                        return List.of();
                    }
                }),
                refuses("hands, most: 64 pieces of one type in a hand; expected 1 to 63", holding(Hands.of("R", 64))),
                refuses("hands X, held: there is no piece X; the pieces are K Q R B N P", holding(Hands.of("X", 5))),
                refuses(
                        "hands K, held: K is royal and cannot be captured; expected other pieces",
                        holding(Hands.of("K", 5))),
                refuses(
                        "hands Q, heldAs: Q would be held as R, which is not held as itself when it is captured;"
                                + " expected one of P",
                        holding(Hands.of("P", 5).heldAs("Q", "R"))),
                refuses(
                        "hands K, placed: K is royal and must be dropped first; expected it among 'first'",
                        holding(Hands.of("P", 5).placing("K"))),
                refuses(
                        "hands N, first: N is never held in a hand; expected one of P",
                        holding(Hands.of("P", 5).first("N"))),
                refuses(
                        "hands N, drops: N is never held in a hand; expected one of P",
                        holding(Hands.of("P", 5).dropping("N", Drop.ANYWHERE))),
                refuses(
                        "stack: '*b' names a board or an anchor; expected at least one character, and none of : | @ / - = ; ,"
                                + " or spaces, nor * where men are dropped",
                        new Plain("X", "*b") {
                            @Override
                            public Optional<Hands> hands() {
                                return Optional.of(Hands.of("P", 5));
                            }
                        }));
    }

    @Test
    void aStartWithMoreMenThanAHandMayHoldIsRefused() {
        Plain rooks = new Plain() {
            @Override
            public Optional<Hands> hands() {
                return Optional.of(Hands.of("R", 1));
            }

            @Override
            public String start() {
                return "M:k3/4/4/2RK|X@a:2/2 w - - 0 1 hand=R";
            }
        };
        String refusal = refusalOf(rooks);
        assertTrue(
                refusal.startsWith(
                        "start: the start is not a position to play: hand: 2 men could come into one hand as R,"
                                + " 1 from the board and 1 from hands; expected at most 1"),
                refusal);
    }

    @TestFactory
    Stream<DynamicTest> otherPartsOfTheDeclaration() {
        return Stream.of(
                refuses("paths: 8 ceilings; expected 1 to 7", new Plain() {
                    @Override
                    public int ceilings() {
                        return 8;
                    }
                }),
                refuses(
                        "promotion: a pawn may become 'K'; expected the symbol of a man neither royal nor a pawn",
                        new Plain() {
                            @Override
                            public List<String> choices() {
                                return List.of("K");
                            }
                        }),
                refuses(
                        "promotion: a pawn may become nothing where it must promote; expected at least one choice",
                        new Plain() {
                            @Override
                            public List<String> choices() {
                                return List.of();
                            }
                        }),
                refuses(
                        "castlings: two ways have the right K; expected different letters",
                        castling(List.of(CASTLING, CASTLING), Men.ORTHODOX)),
                refuses(
                        "castlings: castling without a man that slides straight; expected a rook",
                        castling(List.of(CASTLING), new Men(List.of(KING)))));
    }

    private static final StackCastling CASTLING =
            new StackCastling(new Castling(Castling.KING_SIDE, Side.WHITE, 3, 2, 0, 1, List.of(), List.of()), 0);

    private static Plain castling(List<StackCastling> castlings, Men men) {
        return new Plain() {
            @Override
            public List<StackCastling> castlings() {
                return castlings;
            }

            @Override
            public Men men() {
                return men;
            }

            @Override
            public PromotionRule promotion() {
                return men.only(Man.Rank.PAWN) == Men.NO_TYPE ? PromotionRule.NONE : this;
            }
        };
    }

    @Test
    void startsThatCannotBePlayedAreRefused() {
        assertEquals(
                "start: the start is not a position to play: side: black is in check, but it is white's turn"
                        + ": a3M is attacked by the white rook on a1M (notation.md, Positions)",
                refusalOf("M:k3/4/R3/3K|X@a:2/2 w - - 0 1"));
        String unreadable = refusalOf("nothing");
        assertTrue(unreadable.startsWith("start: the start cannot be read: "), unreadable);
    }

    private static String refusalOf(String start) {
        return refusalOf(new Plain() {
            @Override
            public String start() {
                return start;
            }
        });
    }

    private static String refusalOf(Plain declared) {
        OptionValues none = OptionValues.of(List.of(), Map.of());
        return assertThrows(DeclarationException.class, () -> new StackRules(new ToyStack(), none, declared))
                .getMessage();
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
