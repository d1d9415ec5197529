package org.plyspace.movegen.lattice;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.plyspace.api.Aspect;
import org.plyspace.api.Fault;
import org.plyspace.api.Notation;
import org.plyspace.api.Option;
import org.plyspace.api.OptionException;
import org.plyspace.api.OptionValues;
import org.plyspace.api.Outcome;
import org.plyspace.api.Purpose;
import org.plyspace.api.Refusal;
import org.plyspace.api.Repetition;
import org.plyspace.api.RuleStatement;
import org.plyspace.api.Rules;
import org.plyspace.api.Setup;
import org.plyspace.api.Side;
import org.plyspace.api.TextException;
import org.plyspace.api.Verdict;
import org.plyspace.movegen.end.EndRule;
import org.plyspace.movegen.end.Stalemate;
import org.plyspace.movegen.lattice.declare.LatticeDeclaration;
import org.plyspace.movegen.lattice.declare.LatticeSpec;
import org.plyspace.movegen.lattice.declare.Mode;
import org.plyspace.movegen.lattice.declare.PawnSpec;
import org.plyspace.movegen.option.CommonOption;
import org.plyspace.movegen.option.CommonOptions;
import org.plyspace.tck.text.TextPosition;
import org.plyspace.tck.text.TextRules;

/** Covers what {@link OrthodoxOptionPlayTest} does not check in play. */
@DisplayName("Common options")
final class CommonOptionsTest {

    private static final String SCHOLAR = "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2";

    private static TextRules chess(String options) {
        return new TextRules(new Orthodox(), options);
    }

    private static List<String> listed(LatticeVariant variant) {
        return variant.options().stream().map(Option::name).toList();
    }

    @Test
    void areListedWhereTheyMeanSomething() {
        assertEquals(
                List.of(
                        "castling",
                        "doubleStep",
                        "enPassant",
                        "stalemate",
                        "clock",
                        "repetition",
                        "promotion",
                        "selfCapture"),
                listed(new Orthodox()));
        assertEquals(
                List.of("stalemate", "clock", "repetition"),
                listed(Toy.of(Toys::hands)),
                "no castling, pawns or own captures");
        assertEquals(
                List.of("doubleStep", "stalemate", "clock", "repetition", "selfCapture"),
                listed(Toy.of(Toys::mirrors)),
                "double steps without en passant, promotion to no queen");
        assertThrows(OptionException.class, () -> new TextRules(Toy.of(Toys::mirrors), "castling=off"));
        assertThrows(OptionException.class, () -> new TextRules(Toy.of(Toys::mirrors), "enPassant=off"));
    }

    /** Where repetition is something else than a draw, the option has no place. */
    @ParameterizedTest
    @CsvSource({"DRAW, true", "NOTHING, false", "LOSS_FOR_REPEATER, false", "LOSS_FOR_PERPETUAL_CHECK, false"})
    void whiteMustAvoidARepetitionOnlyWhereItDraws(Repetition.Meaning meaning, boolean listed) {
        Toy toy = Toy.of(() -> Toys.mirrors().repetition(new Repetition(4, meaning, Repetition.Bound.GAME)));
        assertEquals(listed, listed(toy).contains("repetition"));
        if (listed) {
            assertEquals(
                    new Repetition(4, Repetition.Meaning.LOSS_FOR_WHITE, Repetition.Bound.GAME),
                    new TextRules(toy, "repetition=white-avoids").rules().repetition());
        }
    }

    @Test
    void chosenOnceMoreApplyToWhatWasDeclared() {
        LatticeDeclaration declared = Orthodox.spec().build();
        List<Option> listed = CommonOptions.listed(List.of(), declared.features());
        CommonOptions off =
                CommonOptions.of(List.of(), OptionValues.of(listed, Map.of("castling", "off")), declared.features());
        LatticeDeclaration twice = declared.with(off).with(off);
        assertEquals(Set.of("O-O", "O-O-O"), twice.castlingsOff());
        assertEquals(declared.with(off).rulebook, twice.rulebook);
        assertEquals(declared.castlings, twice.with(CommonOptions.UNCHANGED).castlings);
    }

    @Test
    void giveWayToOptionsOfTheSameName() {
        Option own = Option.choice("clock", "how fast", "slow", "fast");
        LatticeVariant toy = Toy.of(Toys::mirrors, own);
        assertEquals(List.of("clock", "doubleStep", "stalemate", "repetition", "selfCapture"), listed(toy));
        assertEquals(own, toy.options().get(0));
        TextPosition late = new TextRules(toy, "clock=fast").read("2:5/5/5/5/5/5|1:4k/5/5/5/5/K2R1 w - - 100 60");
        assertEquals("draw by fifty moves", late.outcome());
    }

    /** Where the author's words do not depend on options, statements generated from the declaration replace them. */
    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource(
            delimiter = ';',
            value = {
                "''; PAWN; as everybody knows",
                "doubleStep=off; PAWN; 1 way to step, 2 to capture / no double step",
                "doubleStep=off; EN_PASSANT; none",
                "enPassant=off; EN_PASSANT; none",
                "enPassant=off; PAWN; as everybody knows",
                "castling=off; CASTLING; none",
                "promotion=queen; PROMOTION; on 8 squares / to a queen only",
                "stalemate=win; END; 'checkmate wins; repetition, fifty moves, bare kings draw / stalemate is a win for the side that gives it'",
                "repetition=white-avoids; END; 'checkmate wins; stalemate, fifty moves, bare kings draw / "
                        + "threefold repetition loses for White if White''s move brings it about, else draws'",
                "clock=none; END; 'checkmate wins; stalemate, repetition, bare kings draw / no draw by the clock'",
            })
    void areInTheRulebookInsteadOfWhatTheyChange(String options, Aspect about, String said) {
        assertEquals(said, said(new TextRules(new Orthodox(), options).rules(), about));
    }

    @Test
    void leaveOutThePartOfAStatementThatTheyChange() {
        Toy toy = Toy.of(() -> Orthodox.spec()
                .rule(Aspect.PAWN, "they are small", "toy.md")
                .rule(
                        Aspect.PAWN,
                        chosen -> "step once" + chosen.unless(CommonOption.DOUBLE_STEP, " or twice") + " ahead",
                        "toy.md"));
        assertEquals(
                "as everybody knows / they are small / step once or twice ahead",
                said(new TextRules(toy, "").rules(), Aspect.PAWN));
        assertEquals(
                "as everybody knows / they are small / step once ahead / no double step",
                said(new TextRules(toy, "doubleStep=off").rules(), Aspect.PAWN));
    }

    private static String said(Rules rules, Aspect about) {
        return rules.rulebook().stream()
                .filter(rule -> rule.aspect() == about)
                .map(RuleStatement::text)
                .collect(Collectors.joining(" / "));
    }

    /** A rule set's own options, with another default or place, still link double steps and en passant. */
    @ParameterizedTest(name = "own {0}: {1}")
    @CsvSource({
        "enPassant, 'doubleStep=off,enPassant=on', true",
        "enPassant, 'doubleStep=off,enPassant=off', true",
        "enPassant, 'doubleStep=on,enPassant=on', false",
        "enPassant, doubleStep=off, false",
        "doubleStep, 'doubleStep=off,enPassant=on', true",
        "doubleStep, 'doubleStep=on,enPassant=on', false",
        "doubleStep enPassant, 'doubleStep=off,enPassant=on', true",
        "doubleStep enPassant, 'doubleStep=on,enPassant=on', false",
    })
    void ownOptionsThatMeanTheSameContradictEachOtherToo(String own, String chosen, boolean refused) {
        Option[] options = Stream.of(own.split(" "))
                .map(name -> Option.choice(name, "an own option", "off", "on"))
                .toArray(Option[]::new);
        LatticeVariant toy = Toy.of(CommonOptionsTest::passing, options);
        if (refused) {
            OptionException refusal = assertThrows(OptionException.class, () -> new TextRules(toy, chosen));
            assertEquals("option enPassant means nothing with doubleStep=off", refusal.getMessage());
        } else {
            assertEquals(
                    chosen.contains("enPassant=on"),
                    new TextRules(toy, chosen).rules().options().isGiven("enPassant"));
        }
    }

    @Test
    void ownOptionsOfTheSameNameThatMeanSomethingElseContradictNothing() {
        LatticeVariant toy = Toy.of(CommonOptionsTest::passing, Option.choice("enPassant", "how", "left", "right"));
        assertEquals(
                "right",
                new TextRules(toy, "doubleStep=off,enPassant=right")
                        .rules()
                        .options()
                        .value("enPassant"));
    }

    private static LatticeSpec passing() {
        return Toy.onlyKings(Toys.SEVEN)
                .piece("R", "rook", Mode.slide(Toy.ROOK))
                .pawn(
                        "P",
                        "pawn",
                        PawnSpec.plain(Toy.AHEAD, Toy.AHEAD_ASKEW, Toy.ranks(Toys.SEVEN, 7, 7), "R")
                                .doubleStepping(Toy.ranks(Toys.SEVEN, 2, 2)));
    }

    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource(
            delimiter = ';',
            value = {
                "castling=off; rnbqkbnr/8/8/8/8/8/8/RNBQKBNR w K - 0 1; 'castling: castling is switched off; expected nothing, found ''K'''",
                "enPassant=off; 4k3/8/8/8/4P3/8/8/4K3 b - e3 0 1; 'en passant: en passant is switched off; expected nothing, found ''e3'''",
                "doubleStep=off; 4k3/8/8/8/4P3/8/8/4K3 b - e3 0 1; 'en passant: double steps are switched off; expected nothing, found ''e3'''",
            })
    void fieldsSwitchedOffAreRefused(String options, String text, String sentence) {
        TextException refused =
                assertThrows(TextException.class, () -> chess(options).rules().read(text));
        assertEquals(sentence, refused.getMessage().replaceAll(" \\(at character.*", ""));
    }

    @Test
    void theStartLosesItsRights() {
        assertEquals(
                "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w - - 0 1",
                chess("castling=off").start().text());
    }

    @Test
    void castlingSwitchedOffIsARightLost() {
        TextPosition position = chess("castling=off").read("4k3/8/8/8/8/8/8/4K2R w - - 0 1");
        Verdict.Illegal verdict = (Verdict.Illegal) position.position().words().judge("O-O", Notation.MACHINE);
        assertEquals(Refusal.RIGHT_LOST, verdict.kind());
        assertEquals("castling is switched off (common-options.md castling)", position.refusal("O-O"));
    }

    /** A move that only an option makes illegal is refused by that option. */
    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource(
            delimiter = ';',
            value = {
                "doubleStep=off; e2-e4; RIGHT_LOST; the pawn on e2 has no double step: double steps are switched off",
                "doubleStep=off; e3-e5; RIGHT_LOST; the pawn on e3 has no double step: double steps are switched off",
                "promotion=queen; a7-a8=R; MUST_PROMOTE; 'the pawn must promote on a8; expected =Q'",
                "castling=off; O-O; RIGHT_LOST; castling is switched off",
                "selfCapture=on; h1-e1; OWN_PIECE_ON_TARGET; "
                        + "'blocked: e1 is occupied by a white king; of its own pieces a side captures no royal one'",
            })
    void refusalsByAnOptionCiteIt(String options, String move, Refusal kind, String reason) {
        Verdict.Illegal verdict = refusal(options, move);
        assertEquals(kind, verdict.kind());
        assertEquals(reason, verdict.reason());
        assertEquals("common-options.md " + options.substring(0, options.indexOf('=')), verdict.citation());
    }

    /** These moves are refused with and without the option. */
    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource({
        "doubleStep=off, e2-e5, DOES_NOT_MOVE_SO",
        "doubleStep=off, e2-d3, NOTHING_TO_CAPTURE",
        "promotion=queen, a7-a8, MUST_PROMOTE",
        "promotion=queen, a7-a8=K, MUST_PROMOTE",
        "promotion=queen, e2-e3=R, MAY_NOT_PROMOTE",
    })
    void otherRefusalsCiteTheRules(String options, String move, Refusal kind) {
        Verdict.Illegal verdict = refusal(options, move);
        assertEquals(kind, verdict.kind());
        assertEquals("FIDE 3", verdict.citation());
    }

    private static Verdict.Illegal refusal(String options, String move) {
        boolean third = move.startsWith("e3");
        String text = third ? "4k3/P7/8/8/8/4P3/8/4K2R w - - 0 1" : "4k3/P7/8/8/8/8/4P3/4K2R w - - 0 1";
        return assertInstanceOf(
                Verdict.Illegal.class,
                chess(options).read(text).position().words().judge(move, Notation.MACHINE));
    }

    /** The dragon on 3b2 could capture the griffon below it if the unicorn on 3c3 were not behind. */
    @Test
    void anOwnPieceIsCapturedFromAfarUnlessThatExposesTheKing() {
        TextPosition position = new TextRules(Toy.of(Toys::levels), "selfCapture=on")
                .read("3:4/2u1/1D2/4|2:4/4/1G2/3k|1:4/4/4/K3 w - - 0 1");
        Verdict.Illegal verdict = assertInstanceOf(
                Verdict.Illegal.class, position.position().words().judge("3b2*2b2", Notation.MACHINE));
        assertTrue(verdict.kind().endangersRoyal(), verdict::toString);
    }

    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource({
        "castling=off, castling, KQ, castling",
        "enPassant=off, en passant, e3, enPassant",
        "doubleStep=off, en passant, e3, doubleStep"
    })
    void setupsMadeWithoutTextsAreRefusedByTheOptionToo(String options, String field, String value, String cited) {
        Rules rules = chess(options).rules();
        Setup setup = rules.read("4k3/8/8/8/4P3/8/8/R3K2R b - - 0 1").toBuilder()
                .field(field.equals("castling") ? Setup.CASTLING : Setup.EN_PASSANT, value)
                .build();
        List<Fault> faults = rules.faults(setup, Purpose.GAME);
        assertEquals(1, faults.size(), faults::toString);
        assertEquals("common-options.md " + cited, faults.get(0).citation());
    }

    /** The bishop captures the rook in front of it, nothing captures the king, and the rook may not leave its pin. */
    @Test
    void ownPiecesAreCapturedLikeEnemies() {
        TextPosition position = chess("selfCapture=on").read("4r2k/8/8/8/8/8/4RP2/4KB2 w - - 0 1");
        assertEquals(List.of("e2", "g2", "h3"), position.targets("f1"));
        assertEquals(List.of("e3", "e4", "e5", "e6", "e7", "e8"), position.targets("e2"));
        assertFalse(position.allows("f2-e1"));
        position.play("f1-e2");
        assertEquals("4r2k/8/8/8/8/8/4BP2/4K3 b - - 0 1", position.text());
        position.position().unmake();
        assertEquals("4r2k/8/8/8/8/8/4RP2/4KB2 w - - 0 1", position.text());
    }

    @Test
    void ownCapturesAreNotListedAmongCaptures() {
        TextPosition position = chess("selfCapture=on").read(SCHOLAR);
        assertEquals(0, LongStream.of(RandomPlay.captures(position.position())).count());
        assertEquals(
                RandomPlay.moves(chess("").read(SCHOLAR).position()).length,
                position.moves().stream()
                        .filter(move -> chess("").read(SCHOLAR).allows(move))
                        .count());
    }

    @Test
    void goWithTheEndThatTheGameDeclares() {
        Toy toy = Toy.of(() -> Toys.mirrors().end(EndRule.SHARED.withClock(20).withStalemate(Stalemate.WIN)));
        Option clock = toy.options().stream()
                .filter(option -> option.name().equals("clock"))
                .findFirst()
                .orElseThrow();
        assertEquals("20", clock.defaultValue());
        assertEquals(List.of("20", "50", "75", "100", "none"), clock.choices());
        String late = "2:5/5/5/5/5/5|1:4k/5/5/5/5/K2R1 w - - 40 60";
        assertEquals(
                Outcome.draw("20 moves"),
                new TextRules(toy, "").read(late).position().outcome().orElseThrow());
        assertEquals("", new TextRules(toy, "clock=none").read(late).outcome());
        assertEquals(
                Outcome.win(Side.WHITE, Outcome.STALEMATE),
                new TextRules(toy, "")
                        .read("2:5/5/5/5/5/5|1:4k/5/5/5/5/K2R1 b - - 0 1")
                        .position()
                        .endingWithoutMove());
    }
}
