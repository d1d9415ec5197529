package org.plyspace.movegen.lattice;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.plyspace.api.Piece;
import org.plyspace.api.PieceType;
import org.plyspace.api.Side;
import org.plyspace.api.Symmetry;
import org.plyspace.geometry.lattice.Lattice;
import org.plyspace.geometry.lattice.Step;
import org.plyspace.movegen.declare.SidedCells;
import org.plyspace.movegen.end.EndRule;
import org.plyspace.movegen.end.Occupation;
import org.plyspace.movegen.hand.Drop;
import org.plyspace.movegen.hand.Hands;
import org.plyspace.movegen.lattice.declare.LatticeDeclaration;
import org.plyspace.movegen.lattice.declare.LatticeSpec;
import org.plyspace.movegen.lattice.declare.Mirror;
import org.plyspace.movegen.lattice.declare.Mode;
import org.plyspace.movegen.lattice.declare.PawnSpec;
import org.plyspace.movegen.lattice.declare.Promotion;
import org.plyspace.movegen.lattice.declare.SymmetryFinder;
import org.plyspace.movegen.lattice.tables.ModePath;
import org.plyspace.movegen.lattice.tables.ModePathMaker;

/** Checks that exactly those turns and reflections are found that map moves to moves; contracts compare them with play. */
final class SymmetryFinderTest {

    private static final Lattice CUBE = Lattice.box(3, 3, 3);
    private static final List<Step> STRAIGHT = new Step(1, 0, 0).allTurns();
    private static final List<Step> UP = List.of(new Step(0, 0, 1));

    private static LatticeSpec cube() {
        return on(CUBE);
    }

    private static LatticeSpec on(Lattice lattice) {
        return new LatticeSpec(lattice)
                .royal("K", "king", List.of(), STRAIGHT)
                .piece("R", "rook", Mode.slide(STRAIGHT))
                .noStart("none");
    }

    private static EndRule.Goals level(int level) {
        return (side, cell) -> CUBE.z(cell) == level;
    }

    private static EndRule.Goals at(int only) {
        return (side, cell) -> cell == only;
    }

    private static EndRule occupied(EndRule.Goals... areas) {
        return EndRule.SHARED.withOccupation(new Occupation("there", List.of("R"), 1, List.of(areas)));
    }

    private static SidedCells cell(int cell) {
        return (side, other) -> other == cell;
    }

    static Stream<Arguments> counts() {
        int middle = CUBE.cell(1, 1, 1);
        int corner = CUBE.cell(0, 0, 0);
        return Stream.of(
                // the 48 of a cube without the identity, and 48 that exchange the sides
                Arguments.of("cube", cube(), 95, 95),
                Arguments.of("box", on(Lattice.box(3, 4, 5)), 15, 15),
                Arguments.of("box with two equal sides", on(Lattice.box(3, 3, 5)), 31, 31),
                Arguments.of("board", Orthodox.spec(), 15, 3),
                Arguments.of("goal in the middle", cube().end(goal(middle)), 95, 95),
                Arguments.of("goal in a corner", cube().end(goal(corner)), 11, 11),
                Arguments.of("occupation of any level", cube().end(occupied(level(0), level(1), level(2))), 31, 31),
                Arguments.of("occupation of the lowest level", cube().end(occupied(level(0))), 15, 15),
                Arguments.of("occupation of one corner or another", cube().end(occupied(at(corner), at(26))), 23, 23),
                Arguments.of("freezing upwards", cube().freezing("R", UP.get(0)), 15, 15),
                Arguments.of(
                        "arrival one level up and down",
                        on(Lattice.box(3, 3, 2)).arrival(SymmetryFinderTest::other),
                        31,
                        31),
                Arguments.of(
                        "arrival elsewhere in a corner only",
                        on(Lattice.box(3, 3, 2)).arrival(SymmetryFinderTest::otherInTheCorner),
                        7,
                        7),
                Arguments.of("missing corner", on(CUBE.without((x, y, z) -> x + y + z == 0)), 11, 11),
                Arguments.of(
                        "slide from the middle only",
                        cube().piece("S", "slider", Mode.slide(STRAIGHT).from(cell(middle))),
                        95,
                        95),
                Arguments.of(
                        "a slider that stands in a corner only",
                        cube().piece("S", "slider", Mode.slide(STRAIGHT)).standsOn("S", cell(corner)),
                        11,
                        11),
                Arguments.of(
                        "a slider that stands on its own side's lowest level only",
                        cube().piece("S", "slider", Mode.slide(STRAIGHT))
                                .standsOn("S", (side, cell) -> CUBE.z(cell) == (side == Side.WHITE ? 0 : 2)),
                        15,
                        15),
                Arguments.of(
                        "capture upwards",
                        cube().mirror(Mirror.RANKS)
                                .piece("U", "uplooker", Mode.leap(UP).captureOnly()),
                        15,
                        15),
                Arguments.of("pawn", cube().pawn("P", "pawn", PawnSpec.plain(UP, UP, SidedCells.none(), "")), 95, 15),
                Arguments.of(
                        "hands",
                        cube().pawn("P", "pawn", PawnSpec.plain(UP, UP, SidedCells.none(), ""))
                                .hands(Hands.of("R", 5)),
                        15,
                        15),
                Arguments.of(
                        "lines along levels",
                        cube().hands(Hands.of("R", 5).dropping("R", Drop.ANYWHERE.onePerLine(CUBE::z))),
                        31,
                        31));
    }

    private static EndRule goal(int cell) {
        return EndRule.SHARED.withGoals((side, other) -> other == cell);
    }

    private static int otherInTheCorner(int cell) {
        Lattice board = Lattice.box(3, 3, 2);
        return board.x(cell) == 0 && board.y(cell) == 0 ? other(cell) : cell;
    }

    private static int other(int cell) {
        return cell ^ 1;
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("counts")
    void symmetriesAreCounted(String what, LatticeSpec spec, int all, int keepingForward) {
        List<Symmetry> found = new SymmetryFinder(new LatticeDeclaration(spec)).find();
        assertEquals(all, found.size(), what);
        assertEquals(
                keepingForward, found.stream().filter(Symmetry::keepsForward).count(), what);
    }

    static Stream<Arguments> countsOfFew() {
        LatticeSpec all = cube().mirror(Mirror.RANKS)
                .piece("U", "uplooker", Mode.leap(UP).captureOnly())
                .piece("S", "slider", Mode.slide(STRAIGHT))
                .promotes("S", Promotion.may(SidedCells.all(), "U"))
                .piece("B", "basilisk", Mode.slide(STRAIGHT))
                .freezing("B", UP.get(0))
                .pawn("P", "pawn", PawnSpec.plain(UP, UP, cell(0), "RU"));
        return Stream.of(
                Arguments.of("king and rook", all, "KR", 95),
                Arguments.of("a piece whose captures lead up", all, "KRU", 15),
                Arguments.of("a piece that may become that one", all, "KS", 15),
                Arguments.of("a piece that freezes those above", all, "KB", 15),
                Arguments.of("a pawn that promotes in a corner", all, "KP", 3),
                Arguments.of(
                        "men that may be held and dropped as another",
                        cube().mirror(Mirror.RANKS)
                                .piece("U", "uplooker", Mode.leap(UP).captureOnly())
                                .hands(Hands.of("U", 5).heldAs("R", "U")),
                        "KR",
                        15));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("countsOfFew")
    void symmetriesOfFewTypesAreCounted(String what, LatticeSpec spec, String few, int count) {
        LatticeDeclaration declaration = new LatticeDeclaration(spec);
        List<PieceType> types = declaration.pieces.types().stream()
                .filter(type -> few.contains(type.symbol()))
                .toList();
        assertEquals(count, SymmetryFinder.of(declaration, types).find().size(), what);
    }

    /** Equalities found step by step must hold in the compiled rows as well. */
    @ParameterizedTest(name = "{0}")
    @MethodSource("counts")
    void rowsAreTurnedIntoRows(String what, LatticeSpec spec, int all, int keepingForward) {
        LatticeDeclaration declaration = new LatticeDeclaration(spec);
        ModePathMaker modePaths = new ModePathMaker(declaration);
        for (Symmetry symmetry : new SymmetryFinder(declaration).find()) {
            for (int type = 0; type < declaration.pieces.size(); type++) {
                List<Mode> modes = declaration.pieces.get(type).modes();
                for (Side side : Side.values()) {
                    Side image = Piece.side(symmetry.pieceImage(Piece.code(side, type)));
                    for (int cell = 0; cell < declaration.lattice.cells(); cell++) {
                        assertEquals(
                                texts(modePaths.rows(modes, side, cell), symmetry),
                                texts(modePaths.rows(modes, image, symmetry.image(cell)), null),
                                what + ": " + declaration.pieces.get(type).name() + " on cell " + cell);
                    }
                }
            }
        }
    }

    private static Set<String> texts(List<ModePath> modePaths, Symmetry symmetry) {
        Set<String> texts = new TreeSet<>();
        for (ModePath modePath : modePaths) {
            StringBuilder text =
                    new StringBuilder(modePath.kind + " " + modePath.moves + modePath.captures + modePath.closed);
            for (int cell : modePath.cells) {
                text.append(' ').append(symmetry == null ? cell : symmetry.image(cell));
            }
            texts.add(text.toString());
        }
        return texts;
    }
}
