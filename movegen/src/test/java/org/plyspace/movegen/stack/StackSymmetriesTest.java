package org.plyspace.movegen.stack;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.plyspace.api.Piece;
import org.plyspace.api.Side;
import org.plyspace.api.Symmetry;
import org.plyspace.geometry.stack.Anchor;
import org.plyspace.geometry.stack.Attachment;
import org.plyspace.geometry.stack.BoardStack;
import org.plyspace.geometry.stack.ColumnGrid;
import org.plyspace.movegen.declare.SidedCells;
import org.plyspace.movegen.end.EndRule;
import org.plyspace.movegen.hand.Drop;
import org.plyspace.movegen.hand.Hands;
import org.plyspace.movegen.stack.StackRules.StackSymmetries;
import org.plyspace.movegen.stack.declare.StackDeclaration;
import org.plyspace.movegen.stack.tables.StackTables;

/** Checks which mirrors a stack claims: all that it has, and none that one part of its declaration spoils. */
final class StackSymmetriesTest {

    private static final int SIZE = 4;
    private static final int A = 0;
    private static final int B = 1;
    private static final int C = 2;
    private static final int D = 3;

    /** Symmetries by their effects: what they mirror, {@code x} if the sides are exchanged, and {@code -} if they do not hold for pawns. */
    private static final String ALL = "files ranks- both- x- filesx- ranksx bothx";

    private static final String ALL_WITHOUT_PAWNS = "files- ranks- both- x- filesx- ranksx- bothx-";
    private static final String NO_EXCHANGE = "files ranks- both-";
    /** The symmetries left where the lower ranks are to White what the upper ones are to Black. */
    private static final String SIDES_BY_RANKS = "files ranksx bothx";

    private static final String WITHOUT_FILES = "ranks- x- ranksx";
    private static final String WITHOUT_FILES_FOR_PAWNS = "files- ranks- both- x- filesx- ranksx bothx-";
    private static final String WITHOUT_BLACK_FOR_PAWNS = "files ranks- both- x- filesx- ranksx- bothx-";
    private static final String EXCHANGE_ALONE = "x-";
    private static final String NONE = "";

    /** Four movable boards of 2x2 over the quarters of a main one, White's on the lower ranks; symmetric unless overridden. */
    private static class Quarters extends ToyDeclaration {

        Quarters() {
            this(2);
        }

        /** Puts the boards over the files to the right on a level of their own. */
        Quarters(int levelToTheRight) {
            this(BoardStack.over(new ColumnGrid(SIZE, SIZE))
                    .main("M", 0, 0, 1, SIZE, SIZE)
                    .anchor(anchor("a", 0, 0, 2))
                    .anchor(anchor("b", 2, 0, levelToTheRight))
                    .anchor(anchor("c", 0, 2, 2))
                    .anchor(anchor("d", 2, 2, levelToTheRight))
                    .movable("W", 2, 2, Side.WHITE, "a")
                    .movable("X", 2, 2, Side.WHITE, "b")
                    .movable("Y", 2, 2, Side.BLACK, "c")
                    .movable("Z", 2, 2, Side.BLACK, "d")
                    .build());
        }

        Quarters(BoardStack stack) {
            super(stack);
        }

        static Anchor anchor(String name, int file, int rank, int level) {
            return new Anchor(name, file, rank, level, false, Optional.of("M"));
        }

        @Override
        int firstRank() {
            return 0;
        }

        @Override
        public String start() {
            throw new UnsupportedOperationException("no games here");
        }

        int file(int column) {
            return stack().grid().file(column);
        }

        int rank(int column) {
            return stack().grid().rank(column);
        }
    }

    private static List<Symmetry> symmetries(StackDeclaration declared) {
        return new StackSymmetries(new StackTables(declared)).find();
    }

    private static String described(StackDeclaration declared) {
        return String.join(
                " ",
                symmetries(declared).stream()
                        .map(found -> mirrored(declared.stack(), found)
                                + (found.exchangesSides() ? "x" : "")
                                + (found.keepsForward() ? "" : "-"))
                        .toList());
    }

    /** The image of the corner on the first file and rank, which every symmetry of these stacks maps to a corner. */
    private static String mirrored(BoardStack stack, Symmetry symmetry) {
        ColumnGrid grid = stack.grid();
        int corner = new Attachment(stack).columnOf(symmetry.image(0));
        boolean files = grid.file(corner) != 0;
        boolean ranks = grid.rank(corner) != 0;
        return files ? ranks ? "both" : "files" : ranks ? "ranks" : "";
    }

    private static DynamicTest claims(String name, String expected, Quarters declared) {
        return DynamicTest.dynamicTest(name, () -> assertEquals(expected, described(declared)));
    }

    @Test
    void everyCellComesToTheImageOfItsColumn() {
        Quarters declared = new Quarters();
        BoardStack stack = declared.stack();
        Attachment start = new Attachment(stack);
        for (Symmetry symmetry : symmetries(declared)) {
            String mirrored = mirrored(stack, symmetry);
            for (int cell = 0; cell < stack.cells(); cell++) {
                int column = start.columnOf(cell);
                int file = mirrored.matches("files|both") ? SIZE - 1 - declared.file(column) : declared.file(column);
                int rank = mirrored.matches("ranks|both") ? SIZE - 1 - declared.rank(column) : declared.rank(column);
                assertEquals(stack.grid().column(file, rank), start.columnOf(symmetry.image(cell)));
            }
            for (int board = 0; board < stack.movables().size(); board++) {
                assertEquals(stack.home(symmetry.boardImage(board)), symmetry.anchorImage(stack.home(board)));
            }
        }
    }

    @TestFactory
    Stream<DynamicTest> mainBoards() {
        return Stream.of(
                claims("side by side, on levels of their own", ALL, mains(2, 4, 2, 4, 2)),
                claims("side by side, of different sizes", "ranks- x- ranksx", mains(3, 4, 1, 4, 3)),
                claims("side by side, one shorter", EXCHANGE_ALONE, mains(2, 4, 2, 3, 2)),
                claims("one over the other", ALL, mains(4, 4, 4, 4, 0)),
                claims("a smaller one over a corner of the other", EXCHANGE_ALONE, mains(4, 4, 2, 2, 0)));
    }

    private static Quarters mains(int files, int ranks, int otherFiles, int otherRanks, int otherFrom) {
        return new Quarters(BoardStack.over(new ColumnGrid(SIZE, SIZE))
                .main("M", 0, 0, 1, files, ranks)
                .main("N", otherFrom, 0, 3, otherFiles, otherRanks)
                .build());
    }

    @TestFactory
    Stream<DynamicTest> owners() {
        return Stream.of(
                claims("boards change hands", ALL, new Quarters()),
                claims("boards never change hands", SIDES_BY_RANKS, new Quarters() {
                    @Override
                    public boolean changesHands() {
                        return false;
                    }
                }));
    }

    private static Quarters holding(Hands hands) {
        return new Quarters() {
            @Override
            public Optional<Hands> hands() {
                return Optional.of(hands);
            }
        };
    }

    /** Where pawns may come from hands, only those mirrors are left that hold for pawns. */
    @TestFactory
    Stream<DynamicTest> hands() {
        Hands rooks = Hands.of("R", 5);
        SidedCells firstRank = (side, cell) -> side == Side.WHITE ? cell < SIZE : cell >= 12 && cell < 16;
        return Stream.of(
                claims("men are dropped anywhere", ALL, holding(rooks)),
                claims("pawns among them", SIDES_BY_RANKS, holding(Hands.of("RP", 5))),
                claims(
                        "pawns as what others become",
                        SIDES_BY_RANKS,
                        holding(Hands.of("P", 5).heldAs("R", "P"))),
                claims("pawns from the start", SIDES_BY_RANKS, holding(rooks.placing("P"))),
                claims(
                        "no rook on its first rank",
                        SIDES_BY_RANKS,
                        holding(rooks.dropping("R", Drop.except(firstRank)))),
                claims(
                        "no rook on the lowest rank",
                        "files x- filesx-",
                        holding(rooks.dropping("R", Drop.except((side, cell) -> cell < SIZE)))),
                claims(
                        "no rook in a corner",
                        WITHOUT_FILES,
                        holding(rooks.dropping("R", Drop.except((side, cell) -> cell == 0 || cell == 12)))),
                claims(
                        "one rook a file of its board",
                        ALL,
                        holding(rooks.dropping("R", Drop.ANYWHERE.onePerLine(cell -> cell < 16 ? cell % SIZE : cell)))),
                claims(
                        "one rook on the two squares of the first file",
                        WITHOUT_FILES,
                        holding(rooks.dropping(
                                "R", Drop.ANYWHERE.onePerLine(cell -> cell == 0 || cell == 12 ? 64 : cell)))));
    }

    @TestFactory
    Stream<DynamicTest> levels() {
        return Stream.of(
                claims("make no difference", ALL, new Quarters(3)),
                claims("a column without squares breaks paths", ALL, new Quarters(3) {
                    @Override
                    public boolean breaks(int existing, int ceiling) {
                        return existing == 0;
                    }
                }),
                claims("two squares in a column break paths", ALL, new Quarters(3) {
                    @Override
                    public boolean breaks(int existing, int ceiling) {
                        return Integer.bitCount(existing) > 1;
                    }
                }),
                claims("a man on an upper level closes nothing", WITHOUT_FILES, new Quarters(3) {
                    @Override
                    public int squares(int existing, int ceiling) {
                        return existing & 3;
                    }
                }),
                claims("there is a ceiling that never serves", ALL, new Quarters(3) {
                    @Override
                    public int ceilings() {
                        return 2;
                    }
                }),
                claims("the upper level has a ceiling of its own", WITHOUT_FILES, new Quarters(3) {
                    @Override
                    public int ceilings() {
                        return 2;
                    }

                    @Override
                    public int[] serving(int level, int otherLevel, int boardLevels) {
                        return new int[] {Math.max(level, otherLevel) / 3};
                    }
                }),
                claims("two upper levels count as one", ALL, new Quarters(3) {
                    @Override
                    public int level(int column, int level) {
                        return Math.min(2, level);
                    }

                    @Override
                    public int ceilings() {
                        return 2;
                    }

                    @Override
                    public int[] serving(int level, int otherLevel, int boardLevels) {
                        return new int[] {Math.min(2, Math.max(level, otherLevel)) - 1};
                    }

                    @Override
                    public boolean passesMen(int ceiling) {
                        return ceiling == 1;
                    }
                }),
                claims("levels count as others on the last file", WITHOUT_FILES, new Quarters() {
                    @Override
                    public int level(int column, int level) {
                        return file(column) == SIZE - 1 ? 1 : level;
                    }

                    @Override
                    public int squares(int existing, int ceiling) {
                        return existing & 1;
                    }
                }),
                claims("paths depend on where boards are", WITHOUT_FILES, new Quarters(3) {
                    @Override
                    public int[] serving(int level, int otherLevel, int boardLevels) {
                        return (boardLevels & 4) == 0 ? new int[0] : new int[] {0};
                    }
                }),
                claims("a double step crosses one square", WITHOUT_FILES, new QuartersWithoutColumnsCrossed(3)),
                claims("a double step crosses one square, on one level", ALL, new QuartersWithoutColumnsCrossed(2)));
    }

    private static final class QuartersWithoutColumnsCrossed extends Quarters {

        QuartersWithoutColumnsCrossed(int levelToTheRight) {
            super(levelToTheRight);
        }

        @Override
        public boolean columnsCrossed() {
            return false;
        }
    }

    @TestFactory
    Stream<DynamicTest> boardMoves() {
        return Stream.of(
                claims("each side keeps to its half", SIDES_BY_RANKS, new Quarters() {
                    @Override
                    public int destinations(int mover, boolean ridden, int anchor) {
                        return mover == 0 ? 1 << A | 1 << B : 1 << C | 1 << D;
                    }
                }),
                claims("each side keeps to its half with a man", SIDES_BY_RANKS, new Quarters() {
                    @Override
                    public int destinations(int mover, boolean ridden, int anchor) {
                        return !ridden ? 15 : mover == 0 ? 1 << A | 1 << B : 1 << C | 1 << D;
                    }
                }),
                claims("from the last anchor to the first only", EXCHANGE_ALONE, new Quarters() {
                    @Override
                    public int destinations(int mover, boolean ridden, int anchor) {
                        return anchor == D ? 1 << A : 15;
                    }
                }),
                claims("white carries none", NO_EXCHANGE, new Quarters() {
                    @Override
                    public boolean mayMove(int rider, int owner, int mover, int pawns) {
                        return mover == owner && (mover == 1 || rider == Piece.NONE);
                    }
                }),
                claims("white moves black's boards too", NO_EXCHANGE, new Quarters() {
                    @Override
                    public boolean mayMove(int rider, int owner, int mover, int pawns) {
                        return rider == Piece.NONE && (mover == 0 || mover == owner);
                    }
                }),
                claims("white needs all pawns that there could be", NO_EXCHANGE, new Quarters() {
                    @Override
                    public boolean mayMove(int rider, int owner, int mover, int pawns) {
                        return mover == 1 || pawns == stack().cells();
                    }
                }),
                claims("a corner's board never comes to the opposite one", "both- x- bothx", new Quarters() {
                    @Override
                    public boolean canComeTo(int home, int anchor) {
                        return !((home == A && anchor == D) || (home == D && anchor == A));
                    }
                }),
                claims("one corner's board never comes to another", EXCHANGE_ALONE, new Quarters() {
                    @Override
                    public boolean canComeTo(int home, int anchor) {
                        return home != A || anchor != D;
                    }
                }));
    }

    @TestFactory
    Stream<DynamicTest> goals() {
        return Stream.of(
                claims("each side's on the other's first rank", SIDES_BY_RANKS, new Quarters() {
                    @Override
                    public EndRule end() {
                        return EndRule.SHARED.withGoals((side, cell) ->
                                side == Side.WHITE ? cell >= SIZE * (SIZE - 1) && cell < SIZE * SIZE : cell < SIZE);
                    }
                }),
                claims("one cell", EXCHANGE_ALONE, new Quarters() {
                    @Override
                    public EndRule end() {
                        return EndRule.SHARED.withGoals((side, cell) -> cell == 0);
                    }
                }),
                claims("the last cell of a movable board, white's", NONE, new Quarters() {
                    @Override
                    public EndRule end() {
                        return EndRule.SHARED.withGoals((side, cell) -> side == Side.WHITE && cell == 31);
                    }
                }));
    }

    @TestFactory
    Stream<DynamicTest> pawns() {
        return Stream.of(
                claims("no step from the last file", WITHOUT_FILES_FOR_PAWNS, new Quarters() {
                    @Override
                    public long steps(Side side, int column) {
                        return file(column) == SIZE - 1 ? 0 : super.steps(side, column);
                    }
                }),
                claims("no double step from the last file", WITHOUT_FILES_FOR_PAWNS, new Quarters() {
                    @Override
                    public long doubleSteps(Side side, int column) {
                        return file(column) == SIZE - 1 ? 0 : super.doubleSteps(side, column);
                    }
                }),
                claims("no capture from the last file", WITHOUT_FILES_FOR_PAWNS, new Quarters() {
                    @Override
                    public long captures(Side side, int column) {
                        return file(column) == SIZE - 1 ? 0 : super.captures(side, column);
                    }
                }),
                claims("black does not capture", WITHOUT_BLACK_FOR_PAWNS, new Quarters() {
                    @Override
                    public long captures(Side side, int column) {
                        return side == Side.BLACK ? 0 : super.captures(side, column);
                    }
                }),
                claims("no home on the last file", WITHOUT_FILES_FOR_PAWNS, new Quarters() {
                    @Override
                    public boolean isHome(Side side, int cell, Attachment attachment) {
                        return file(attachment.columnOf(cell)) < SIZE - 1 && super.isHome(side, cell, attachment);
                    }
                }),
                claims("a home on the last board where it hangs in the first place", ALL_WITHOUT_PAWNS, new Quarters() {
                    @Override
                    public boolean isHome(Side side, int cell, Attachment attachment) {
                        boolean onLast = stack().movableOf(cell) == D;
                        return (onLast && attachment.columnOf(cell) == 0) || super.isHome(side, cell, attachment);
                    }
                }),
                claims("no home of black's", WITHOUT_BLACK_FOR_PAWNS, new Quarters() {
                    @Override
                    public boolean isHome(Side side, int cell, Attachment attachment) {
                        return side == Side.WHITE && super.isHome(side, cell, attachment);
                    }
                }));
    }

    @TestFactory
    Stream<DynamicTest> promotion() {
        return Stream.of(
                claims("not on the last file", WITHOUT_FILES_FOR_PAWNS, new Quarters() {
                    @Override
                    public long columns(Side side, int taken) {
                        return super.columns(side, taken) & ~((1L << (SIZE - 1)) | (1L << (SIZE * SIZE - 1)));
                    }
                }),
                claims("where boards hang, in the same way everywhere", "both- x- bothx", new Diagonal()),
                claims("not where boards hang on the lower ranks", "both- x- bothx-", new Diagonal() {
                    @Override
                    public long columns(Side side, int taken) {
                        boolean low = taken == (1 << A | 1 << B);
                        return side == Side.WHITE && low ? 0 : super.columns(side, taken);
                    }
                }));
    }

    /** Two movable boards in opposite corners, so that anchors are free; promotion is declared to depend on boards. */
    private static class Diagonal extends Quarters {

        Diagonal() {
            super(BoardStack.over(new ColumnGrid(SIZE, SIZE))
                    .main("M", 0, 0, 1, SIZE, SIZE)
                    .anchor(anchor("a", 0, 0, 2))
                    .anchor(anchor("b", 2, 0, 2))
                    .anchor(anchor("c", 0, 2, 2))
                    .anchor(anchor("d", 2, 2, 2))
                    .movable("W", 2, 2, Side.WHITE, "a")
                    .movable("Z", 2, 2, Side.BLACK, "d")
                    .build());
        }

        @Override
        public boolean dependsOnBoards() {
            return true;
        }
    }
}
