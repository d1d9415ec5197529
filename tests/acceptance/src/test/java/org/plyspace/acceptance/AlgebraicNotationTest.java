package org.plyspace.acceptance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.plyspace.api.NoStartException;
import org.plyspace.api.Notation;
import org.plyspace.api.Position;
import org.plyspace.api.Purpose;
import org.plyspace.api.Rules;
import org.plyspace.api.Verdict;
import org.plyspace.engine.Game;
import org.plyspace.engine.Registry;
import org.plyspace.engine.TypedMoves;
import org.plyspace.engine.notation.San;
import org.plyspace.testing.InWholeForm;

/** SAN in every rule set, bundled or an example: each legal move has a text of its own, which is read as that move. */
@InWholeForm
class AlgebraicNotationTest {

    private static final int SEEDS = 2;
    /** All moves of every so many positions are looked at. */
    private static final int EVERY = 5;

    private static final List<String> WITH_OPTIONS = List.of(
            "koernke:kings=both", "koernke:movement=total", "meder:edition=tournament", "twoboard:protectors=on");

    @TempDir
    private static Path plugins;

    private static Registry registry;

    @BeforeAll
    static void findRuleSets() throws Exception {
        ExamplePlugins.copyAll(plugins);
        registry = ExamplePlugins.registry(plugins);
    }

    static Stream<String> specs() {
        return Stream.concat(registry.variants().stream().map(found -> found.id()), WITH_OPTIONS.stream())
                .filter(AlgebraicNotationTest::hasStart);
    }

    private static boolean hasStart(String setting) {
        try {
            return registry.rules(setting).start().cells() > 0;
        } catch (NoStartException none) {
            return false;
        }
    }

    @ParameterizedTest
    @MethodSource("specs")
    void everyMoveHasATextOfItsOwnThatIsReadAsIt(String setting) {
        Rules rules = registry.rules(setting);
        LongStream.rangeClosed(1, SEEDS).forEach(seed -> {
            Game game = RandomGames.game(rules, seed);
            Position position = rules.position(game.start(), Purpose.GAME);
            San san = new San(position);
            for (int ply = 0; ply < game.plies(); ply++) {
                if (ply % EVERY == 0) {
                    assertTold(setting, position, san);
                }
                position.make(game.move(ply));
            }
        });
    }

    private static void assertTold(String setting, Position position, San san) {
        Map<String, Long> moves = new HashMap<>();
        san.texts().forEach((move, text) -> {
            String machine = position.words().text(move, Notation.MACHINE);
            String where = setting + ": " + machine + " in " + position.words().text() + " is " + text;
            assertNull(moves.put(text, move), () -> where + ", as another move");
            assertEquals(text, san.text(move), where);
            assertFalse(text.contains("*"), () -> where + ", which ends a game in PGN");
            assertEquals(machine, read(position, san.find(text)), () -> where);
            assertEquals(machine, typed(position, text), () -> where);
        });
    }

    /** As some programs for Crazyhouse write it. */
    @Test
    void aPawnIsDroppedWithoutItsLetterToo() {
        Position position = registry.rules("spaceshogi")
                .readPosition("3:l1+N/3/1sp/ppg/1P1/g1P/PSN/L1G/B2|2:k2/1s1/1p1/3/1Pp/3/2N/p2/1K1|"
                        + "1:3/1+N1/1lp/2r/2P/3/p2/GpR/S1L w - - 0 45 hand=P,p3");
        List<String> drops = new San(position)
                .texts().values().stream().filter(text -> text.startsWith("P@")).toList();

        assertTrue(drops.size() > 1, drops.toString());
        drops.forEach(drop -> assertEquals(typed(position, drop), typed(position, drop.substring(1)), drop));
    }

    @ParameterizedTest
    @CsvSource({
        "2e4@1e4, there is no piece on 2e4",
        "1g1@2g1, blocked: 2g1 is occupied by a white king",
        "2a2@1a2, a warrior on 2a2 does not capture on 1a2 from afar"
    })
    void aCaptureFromAfarThatIsNotLegalIsJudged(String typed, String reason) {
        Position position = registry.rules("dragonchess").startPosition();
        Verdict verdict = TypedMoves.judge(position, typed);

        assertEquals(reason, ((Verdict.Illegal) verdict).reason());
    }

    private static String typed(Position position, String text) {
        Verdict verdict = TypedMoves.judge(position, text);
        return verdict instanceof Verdict.Legal legal ? read(position, legal.move()) : verdict.toString();
    }

    private static String read(Position position, long move) {
        return position.isLegal(move) ? position.words().text(move, Notation.MACHINE) : "none";
    }

    /** Capitals are the squares of the other board. */
    @ParameterizedTest
    @CsvSource({
        "a2a3, a2-a3",
        "A2A3, A2-A3",
        "a2 a3, a2-a3",
        "A2 A3, A2-A3",
        "a2-a3, a2-a3",
        "A2-A3, A2-A3",
        "A3, A2-A3",
        "B2b3, B2-B3"
    })
    void movesThatDifferInCapitalsOnlyAreTold(String typed, String move) {
        Position position =
                registry.rules("twoboard").readPosition("1:4k3/8/8/8/8/8/P7/4K3|2:8/8/8/8/8/8/PP6/8 w - - 0 1");

        assertEquals(move, typed(position, typed));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1          | e2-e4 | e4",
                "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1          | g1-f3 | Nf3",
                "4k3/8/8/8/8/5N2/8/1N2K3 w - - 0 1                                 | b1-d2 | Nbd2",
                "4k3/8/8/5N2/8/5N2/8/4K3 w - - 0 1                                 | f3-d4 | N3d4",
                "4k3/8/8/8/8/1N3N2/8/1N2K3 w - - 0 1                               | b3-d2 | Nb3d2",
                "4k3/8/8/8/8/1N3N2/8/1N2K3 w - - 0 1                               | f3-d2 | Nfd2",
                // The other knight is pinned, so that nothing is ambiguous.
                "4k3/8/8/8/1b6/2N5/8/4K1N1 w - - 0 1                               | g1-e2 | Ne2",
                "4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1                                 | e4-d5 | exd5",
                "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1                                 | e5-d6 | exd6",
                "1n2k3/P7/8/8/8/8/8/4K3 w - - 0 1                                  | a7-b8=N | axb8=N",
                "4k3/P7/8/8/8/8/8/4K3 w - - 0 1                                    | a7-a8=Q | a8=Q+",
                "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1                                  | O-O   | O-O",
                "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1                                  | O-O-O | O-O-O",
                "5k2/8/8/8/8/8/8/4K2R w K - 0 1                                    | O-O   | O-O+",
                "6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1                                 | a1-a8 | Ra8#",
                "8/k7/8/8/4Q2Q/8/8/K6Q w - - 0 1                                   | h4-e1 | Qh4e1"
            })
    void orthodoxChessIsWrittenAsTheStandardSays(String position, String machine, String expected) {
        Position at = registry.rules("orthodox").readPosition(position.strip());
        Verdict verdict = at.words().judge(machine.strip(), Notation.MACHINE);
        assertEquals(
                expected.strip(),
                verdict instanceof Verdict.Legal legal ? new San(at).text(legal.move()) : "none",
                machine);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "Nbd2!?  | b1-d2",
                "Nb1d2   | b1-d2",
                "Nb1-d2  | b1-d2",
                "Rf1     | h1-f1",
                "0-0     | O-O",
                "O\u2013O     | O-O",
                "exd6e.p.| e5-d6",
                "exd6 ep | e5-d6",
                "ed6     | e5-d6",
                "e5xd6   | e5-d6",
                "Pe5xd6  | e5-d6",
                "a8Q     | a7-a8=Q",
                "a8(N)   | a7-a8=N",
                "a8=r+   | a7-a8=R",
                "a8/B    | a7-a8=B",
                "a8=Q    | a7-a8=Q",
                "b1d2    | b1-d2",
                "a7a8q   | a7-a8=Q",
                "Nf3\u2013d2  | f3-d2",
                "f3\u2212d2   | f3-d2",
                "f3\u2011d2   | f3-d2",
                "f3\u2192d2   | f3-d2",
                "o-o     | O-O",
                "o-o+    | O-O",
                "N bd2   | b1-d2",
                "\u2658bd2    | b1-d2",
                "\u265E\uFE0Ebd2   | b1-d2",
                "\u2659e6     | e5-e6",
                "a8=\u2655    | a7-a8=Q",
                "nbd2    | b1-d2",
                "1.Nbd2  | b1-d2",
                "12. Nbd2| b1-d2",
                "3...Nbd2| b1-d2",
                "3\u2026 Nbd2 | b1-d2",
                "Nxd4    | f3-d4",
                "Nf3xd4  | f3-d4",
                "b1 d2   | b1-d2",
                "1. exd6 e.p. | e5-d6",
                "f3\u0096d2   | f3-d2",
                "f3\uFFFDd2   | f3-d2"
            })
    void whatPeopleLeaveOutOrAddIsRead(String text, String machine) {
        Position position = registry.rules("orthodox").readPosition("4k3/P7/8/3pP3/8/5N2/8/1N2K2R w K d6 0 1");
        assertEquals(machine, typed(position, text.strip()));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "orthodox  | Nd2   | Nd2 is ambiguous: it could be Nbd2 or Nfd2",
                "orthodox  | a8    | a8 is ambiguous: it could be a8=B or a8=N or a8=Q+ or a8=R+",
                "orthodox  | Nd4 e.p. | Nd4 e.p.: nothing is captured en passant; leave out the e.p.",
                "orthodox  | exd7e.p. | a pawn does not move from e5 to d7; FIDE Laws of Chess 3.7",
                "orthodox  | o-o-o | white has no right to castle O-O-O: the rook is not on a1; FIDE Laws of Chess 3.8.2",
                "orthodox  | \u2658d2   | Nd2 is ambiguous: it could be Nbd2 or Nfd2",
                "orthodox  | nd2   | Nd2 is ambiguous: it could be Nbd2 or Nfd2",
                "orthodox  | Kd1f1 | there is no piece on d1, not the piece K that was named; notation.md, Moves",
                "orthodox  | Nb3   | Nb3: no white knight can make this move: a knight does not move from b1 to b3; a knight does not move from f3 to b3; FIDE Laws of Chess 3.6",
                "orthodox  | Ke3   | a king does not move from e1 to e3; FIDE Laws of Chess 3.8"
            })
    void whatIsNotOneMoveIsAnsweredWithCandidatesOrReasons(String setting, String text, String reason) {
        Position position = registry.rules(setting.strip()).readPosition("4k3/P7/8/3pP3/8/5N2/8/1N2K2R w K d6 0 1");
        assertEquals("illegal: " + reason.strip(), TypedMoves.answer(position, text.strip()));
    }

    @Test
    void whatIsNoMoveIsToldThatSanIsRead() {
        Position position = registry.rules("orthodox").startPosition();
        assertEquals(
                "'Nq9' is not a move; expected <from>-<to> with squares like a1, =<piece> after it for a promotion, O-O for castling"
                        + " (notation.md, Moves) (at character 1); also read: SAN, as in 'Nc3'",
                TypedMoves.answer(position, "Nq9"));
    }

    /** The second game of the page of the two-board game has a dash that was lost in a conversion. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "Rh1 - H1",
                "Rh1 \u2013 H1",
                "Rh1 \u2014 H1",
                "Rh1 \u2212 H1",
                "Rh1 \uFFFD H1",
                "Rh1\u2192H1",
                "h1\u2012H1"
            })
    void everyDashIsReadInTheSourcesNotation(String text) {
        assertEquals("h1-H1", typed(registry.rules("twoboard").startPosition(), text));
    }
}
