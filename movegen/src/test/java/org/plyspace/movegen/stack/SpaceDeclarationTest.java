package org.plyspace.movegen.stack;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.plyspace.api.Aspect;
import org.plyspace.api.Fault;
import org.plyspace.api.Move;
import org.plyspace.api.MoveList;
import org.plyspace.api.OptionValues;
import org.plyspace.api.Position;
import org.plyspace.api.Purpose;
import org.plyspace.api.Rules;
import org.plyspace.api.Side;
import org.plyspace.geometry.lattice.Step;
import org.plyspace.geometry.stack.Anchor;
import org.plyspace.geometry.stack.Attachment;
import org.plyspace.geometry.stack.BoardStack;
import org.plyspace.geometry.stack.ColumnGrid;
import org.plyspace.movegen.castling.Castling;
import org.plyspace.movegen.declare.DeclarationException;
import org.plyspace.movegen.stack.StackRules.StackSymmetries;
import org.plyspace.movegen.stack.declare.BoardRoutes;
import org.plyspace.movegen.stack.declare.Man;
import org.plyspace.movegen.stack.declare.Men;
import org.plyspace.movegen.stack.declare.PathRule;
import org.plyspace.movegen.stack.declare.PromotionRule;
import org.plyspace.movegen.stack.declare.SpaceMode;
import org.plyspace.movegen.stack.declare.SpacePawn;
import org.plyspace.movegen.stack.declare.StackCastling;
import org.plyspace.movegen.stack.tables.StackTables;
import org.plyspace.tck.text.TextRules;

/** Checks what is refused in declarations of men that move in space, which symmetries these have, and moves backwards. */
final class SpaceDeclarationTest {

    private static final Step AHEAD = new Step(0, 1, 0);
    private static final Man KING = Man.royal("K", "king", Aspect.KING, SpaceMode.leap(AHEAD.allTurns()));
    private static final Man PAWN = Man.pawn("P", "pawn");
    private static final SpacePawn STEPS = new SpacePawn(List.of(AHEAD), List.of(), List.of(), false);

    /** A board of 4x4 on level 2, and places over and under its middle. */
    private static class Plain extends ToyDeclaration {

        private final List<Man> men;
        private final SpacePawn white;
        private final SpacePawn black;

        Plain(SpacePawn white, SpacePawn black, Man... men) {
            this(1, 1, white, black, men);
        }

        Plain(int file, int otherFile, SpacePawn white, SpacePawn black, Man... men) {
            super(BoardStack.over(new ColumnGrid(4, 4))
                    .main("M", 0, 0, 2, 4, 4)
                    .anchor(new Anchor("a", file, 1, 3, false, Optional.of("M")))
                    .anchor(new Anchor("b", otherFile, 1, 1, file == otherFile, Optional.of("M")))
                    .movable("X", 2, 2, Side.WHITE, "a")
                    .movable("Y", 2, 2, Side.BLACK, "b")
                    .build());
            this.white = white;
            this.black = black;
            this.men = List.of(men);
        }

        @Override
        int firstRank() {
            return 0;
        }

        @Override
        public Men men() {
            return new Men(men);
        }

        @Override
        public Optional<SpacePawn> inSpace(Side side) {
            return Optional.ofNullable(side == Side.WHITE ? white : black);
        }

        @Override
        public PromotionRule promotion() {
            return PromotionRule.NONE;
        }

        @Override
        public boolean isHome(Side side, int cell, Attachment attachment) {
            return white != null && super.isHome(side, cell, attachment);
        }

        @Override
        public String start() {
            return "M:k3/4/4/3K|X@a:2/2|Y@b:2/2 w - - 0 1";
        }
    }

    private static Plain of(Man... men) {
        return new Plain(null, null, men);
    }

    private static DynamicTest refuses(String sentence, Plain declared) {
        OptionValues none = OptionValues.of(List.of(), Map.of());
        return DynamicTest.dynamicTest(
                sentence,
                () -> assertEquals(
                        sentence,
                        assertThrows(DeclarationException.class, () -> new StackRules(new ToyStack(), none, declared))
                                .getMessage()));
    }

    @TestFactory
    Stream<DynamicTest> menThatCannotBePlayed() {
        SpaceMode ahead = SpaceMode.leap(List.of(AHEAD));
        return Stream.of(
                refuses(
                        "men R: it does not move in space, and others do; expected modes alone",
                        of(KING, Man.slider("R", "rook", Aspect.ROOK, ColumnGrid.STRAIGHT))),
                refuses(
                        "men P, modes: a pawn with modes; expected its ways in the PawnRule alone",
                        new Plain(
                                STEPS,
                                STEPS.forBlack(),
                                KING,
                                new Man("P", "pawn", Aspect.PAWN, Man.Rank.PAWN, 0, List.of(), List.of(ahead)))),
                refuses(
                        "men R, modes: it takes one step in two ways; expected each step once",
                        of(KING, Man.piece("R", "rook", Aspect.ROOK, ahead, SpaceMode.slide(List.of(AHEAD))))),
                refuses(
                        "men: pawns and other men, of which only some move in space; expected all or none",
                        new Plain(STEPS, STEPS.forBlack(), Man.royal("K", "king", Aspect.KING, Man.STEP), PAWN)));
    }

    @TestFactory
    Stream<DynamicTest> pawnsThatCannotBePlayed() {
        SpacePawn still = new SpacePawn(List.of(), List.of(), List.of(AHEAD), false);
        SpacePawn twice = new SpacePawn(List.of(AHEAD, new Step(0, 2, 0)), List.of(AHEAD), List.of(), false);
        SpacePawn ahead = new SpacePawn(List.of(AHEAD), List.of(), List.of(AHEAD), false);
        SpacePawn overGaps = new SpacePawn(List.of(AHEAD), List.of(), List.of(), true);
        return Stream.of(
                refuses(
                        "men P: black's pawns have no step, or one that is a double step too; expected single steps",
                        new Plain(STEPS, still, KING, PAWN)),
                refuses(
                        "men P: white's pawns have no step, or one that is a double step too; expected single steps",
                        new Plain(twice, STEPS.forBlack(), KING, PAWN)),
                refuses(
                        "men P: white's pawns capture where they step to; expected other squares",
                        new Plain(ahead, STEPS.forBlack(), KING, PAWN)),
                refuses(
                        "men P: only one side's double steps cross missing squares; expected those of both, or of neither",
                        new Plain(STEPS, overGaps.forBlack(), KING, PAWN)));
    }

    @Test
    void aStepOfAPawnLeadsSomewhere() {
        List<Step> nowhere = List.of(new Step(0, 0, 0));

        assertThrows(IllegalArgumentException.class, () -> new SpacePawn(List.of(AHEAD), List.of(), nowhere, false));
    }

    @TestFactory
    Stream<DynamicTest> otherParts() {
        return Stream.of(
                refuses(
                        "paths: men slide along columns, and no column is open to them; expected a PathRule",
                        new Plain(null, null, Man.orthodox().toArray(Man[]::new)) {
                            @Override
                            public PathRule paths() {
                                return PathRule.NONE;
                            }
                        }),
                refuses(
                        "castlings: castling without a man that slides straight; expected a rook",
                        new Plain(null, null, KING) {
                            @Override
                            public List<StackCastling> castlings() {
                                return List.of(new StackCastling(
                                        new Castling(Castling.KING_SIDE, Side.WHITE, 3, 2, 0, 1, List.of(), List.of()),
                                        0));
                            }
                        }));
    }

    @Test
    void partsRefuseWhatTheyCannotMean() {
        assertEquals("a reach of 0; expected 1 or more", message(() -> SpaceMode.slide(0, List.of(AHEAD))));
        assertEquals(
                "a mode of the steps []; expected one or more, each to another place",
                message(() -> SpaceMode.leap(List.of())));
        assertEquals(
                "the route 'a c'; expected two of the anchors [a, b]",
                message(() -> new BoardRoutes(
                        of(KING).stack().anchors(),
                        List.of("a c"),
                        Men.ORTHODOX,
                        new BoardRoutes.Words("b", "m", "h"),
                        "")));
    }

    private static String message(Supplier<Object> made) {
        return assertThrows(IllegalArgumentException.class, made::get).getMessage();
    }

    /** A mirror is a letter, of files, ranks or levels; {@code x} exchanges the sides, {@code -} does not hold for pawns. */
    @ParameterizedTest(name = "{0}")
    @CsvSource({
        "rook, f r fr l fl rl frl x fx rx frx lx flx rlx frlx",
        "lance up, f r fr lx flx rlx frlx",
        "lance ahead, f l fl rx frx rlx frlx",
        "stairs, f rl frl x fx rlx frlx",
        "pawn, f r- fr- l fl rl- frl- x- fx- rx frx lx- flx- rlx frlx",
    })
    void mirrorsAreThoseOfTheDirections(String man, String expected) {
        Map<String, SpaceMode> modes = Map.of(
                "rook", SpaceMode.slide(AHEAD.allTurns()),
                "lance up", SpaceMode.slide(List.of(new Step(0, 0, 1))),
                "lance ahead", SpaceMode.slide(2, List.of(AHEAD)).acrossGaps(),
                "stairs", SpaceMode.slide(List.of(new Step(0, 1, 1), new Step(0, -1, -1))));
        Plain declared = man.equals("pawn")
                ? new Plain(STEPS, STEPS.forBlack(), KING, PAWN)
                : of(KING, Man.piece("L", man, Aspect.OTHER_PIECES, modes.get(man)));
        assertEquals(expected, mirrors(declared));
    }

    private static String mirrors(Plain declared) {
        BoardStack stack = declared.stack();
        return new StackSymmetries(new StackTables(declared))
                .find().stream()
                        .map(found -> (stack.grid().file(found.image(0)) == 0 ? "" : "f")
                                + (stack.grid().rank(found.image(0)) == 0 ? "" : "r")
                                + (found.anchorImage(0) == 0 ? "" : "l")
                                + (found.exchangesSides() ? "x" : "")
                                + (found.keepsForward() ? "" : "-"))
                        .collect(Collectors.joining(" "));
    }

    /** A board over the files to the left and one under those to the right change places only if levels are mirrored with files. */
    @Test
    void placesOnOtherLevelsSpoilAMirror() {
        assertEquals("r fl frl x rx flx frlx", mirrors(new Plain(0, 2, null, null, KING)));
    }

    /** The pawn comes from an empty starting square, by twice the step that leads it over the square named. */
    @ParameterizedTest(name = "{1} after {0}")
    @CsvSource({
        "M:1P2/4/4/3K|N:3k/4/4/4, b3M:b4M, ''",
        "M:1P2/4/1B2/3K|N:3k/4/4/4, b3M:b4M, b3M and ends on b4M",
        "M:1P2/4/4/3K|N:3k/4/4/4, c3M:b4M, c3M and ends on b4M",
        "M:4/4/4/3K|N:3k/P3/4/4, b5N:b6N, b5N and ends on b6N",
    })
    void aPawnThatHasPassedCameOverTheSquare(String boards, String field, String expected) {
        Rules rules = new TextRules(new ToySpace(), "").rules();
        String told =
                rules
                        .faults(rules.read(boards + "|X@a:2/2|Y@e:2/2|Z@d:1/1 b - " + field + " 0 1"), Purpose.GAME)
                        .stream()
                        .map(Fault::reason)
                        .collect(Collectors.joining());
        String sentence = "no double step of a white pawn from an empty starting square crosses ";
        assertEquals(
                expected.isEmpty() ? "" : sentence + expected, told.substring(Math.max(0, told.indexOf(sentence))));
    }

    /** A guard of White's that has just moved came from behind; a pawn by one step or by two, over a square or over none. */
    @ParameterizedTest(name = "gaps={0}: {1}")
    @CsvSource({
        "off, M:4/1G2/4/3K|N:k3/4/4/4, a1X-b3M a2X-b3M b2M-b3M",
        "off, M:4/1P2/4/3K|N:k3/4/4/4, b2M-b3M b2X-b3M",
        "off, M:1P2/4/4/3K|N:k3/4/4/4, b2M-b4M b3M-b4M",
        "off, M:4/4/4/3K|N:k3/4/4/P3, ''",
        "on, M:4/4/4/3K|N:k3/4/4/P3, b2M-b4N",
    })
    void menComeBackTheWayTheyWent(String gaps, String boards, String expected) {
        Rules rules = new TextRules(new ToySpace(), "gaps=" + gaps).rules();
        Position position = rules.position(rules.read(boards + "|X@a:2/2|Y@e:2/2|Z@d:1/1 b - - 0 1"), Purpose.STUDY);
        MoveList moves = new MoveList();
        rules.unmoves().orElseThrow().quietOfMen(position, moves);
        assertEquals(
                expected,
                LongStream.of(moves.toArray())
                        .filter(move -> position.pieceAt(Move.to(move)) != Men.code(0, Men.KING))
                        .mapToObj(move -> position.words().name(Move.from(move)) + "-"
                                + position.words().name(Move.to(move)))
                        .sorted()
                        .collect(Collectors.joining(" ")));
    }
}
