package org.plyspace.match;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.plyspace.engine.GameResult;
import org.plyspace.engine.exchange.Exchange;
import org.plyspace.engine.exchange.GameFormat;
import org.plyspace.engine.exchange.GamesText;
import org.plyspace.engine.exchange.PartialGame;
import org.plyspace.engine.exchange.ReplayedGame;
import org.plyspace.engine.record.GameRecord;
import org.plyspace.engine.testing.Bundled;

@DisplayName("A text like PGN")
class PgnTextTest {

    private static GamesText text(String pgn) {
        return new GamesText(pgn, "text", Optional.of("twoboard"), Optional.empty());
    }

    private static List<GameRecord> records(String pgn) {
        return new Exchange(Bundled.REGISTRY)
                .read(text(pgn), GameFormat.PGN).stream()
                        .map(ReplayedGame::record)
                        .toList();
    }

    /** The comments of each game by ply. */
    private static String comments(String pgn) {
        return records(pgn).stream()
                .map(record -> "" + record.line().comments())
                .collect(Collectors.joining(" "));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
                    1. e2-e4 e7-e5 1-0 {time}                         | {2=time}
                    1. e2-e4 e7-e5 1-0 {time} {it was late}           | {2=time it was late}
                    1. e2-e4 {king's} e7-e5 {pawn} 1-0 {time}         | {1=king's, 2=pawn time}
                    1. e2-e4 e7-e5 * {a} 1. d2-d4 d7-d5 * {b}               | {2=a} {2=b}
                    1. e2-e4 e7-e5 1-0 {a} [White "Ada"] {b} 1. d2-d4 *  | {2=a} {0=b}
                    1. e2-e4 e7-e5 (1... d7-d5 {c}) 1-0 {a}              | {2=a}
                    * {nobody came}                             | {0=nobody came}
                    """)
    void hasWhatIsSaidAfterAResultWithTheGameThatHasEnded(String pgn, String comments) {
        assertEquals(comments, comments(pgn));
        assertEquals(comments, comments(pgn.replaceAll("[{]([^}]*)[}]", ";$1\n")));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
                    [Event "a"] {x} [Site "b"] 1. e2-e4 *              | {Event=a, Site=b}            | {0=x}
                    {x} [Event "a"] {y} [Site "b"] {z} 1. e2-e4 *      | {Event=a, Site=b}            | {0=x y z}
                    [Event "a"] {unplayed} [Event "b"] 1. e2-e4 *      | {Event=a} {Event=b}          | {0=unplayed} {}
                    [Event "a"] 1. e2-e4 {x} [Event "b"] {y} 1. d2-d4 *   | {Event=a} {Event=b}          | {1=x} {0=y}
                    {x} 1. e2-e4 *                                     | {}                           | {0=x}
                    """)
    void hasCommentsAmongTheTagsOfAGame(String pgn, String tags, String comments) {
        assertEquals(
                tags, records(pgn).stream().map(record -> "" + record.tags()).collect(Collectors.joining(" ")));
        assertEquals(comments, comments(pgn));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
                    1. e2-e4$1 e7-e5 *                    | 1. e2-e4 $1 e7-e5 *
                    1. e2-e4!$14 e7-e5 *                  | 1. e2-e4! $14 e7-e5 *
                    1. e2-e4 $1$18 e7-e5 *                | 1. e2-e4 $1 $18 e7-e5 *
                    1. e2-e4 $1e7-e5 *                    | 1. e2-e4 $1 e7-e5 *
                    1. e2-e4$1e7-e5$2*                    | 1. e2-e4 $1 e7-e5 $2 *
                    1. e2-e4 e7-e5 (1... d7-d5$13) *         | 1. e2-e4 e7-e5 (1... d7-d5 $13 ) *
                    1. e2-e4 e7-e5 2. g1-f3*                | 1. e2-e4 e7-e5 2. g1-f3 *
                    1. e2-e4*[White "a"] 1. d2-d4*        | 1. e2-e4 * [White "a"] 1. d2-d4 *
                    1. e2-e4 1/2-1/2[White "a"] 1. d2-d4* | 1. e2-e4 1/2-1/2 [White "a"] 1. d2-d4 *
                    1. e2-e4[White "a"]                | 1. e2-e4 [White "a"]
                    1. e2-e4$7{x}e7-e5{y}*                | 1. e2-e4 $7 {x} e7-e5 {y} *
                    """)
    void isReadWithoutBlanksAsWithThem(String close, String spaced) {
        assertEquals(records(spaced), records(close));
    }

    /** Where files were joined that begin with a byte order mark or end with Ctrl-Z, or a no-break space came along. */
    @ParameterizedTest
    @ValueSource(strings = {"\uFEFF", "\u001A", "\u00A0", "\u001A\r\n\uFEFF", "\u202F", "\u3000"})
    void hasBlanksOfAllKinds(String blank) {
        String spaced = "[White \"a\"] 1. e2-e4 e7-e5 * [White \"b\"] 1. d2-d4 d7-d5 * ";

        assertEquals(
                records(spaced), records(spaced.replace(" 1.", blank + "1.").replace("* ", "*" + blank)));
        assertEquals(records(spaced), records(spaced.replace("e2-e4 ", "e2-e4" + blank)));
    }

    /** In PGN the result may be unknown, as in collections of problems. */
    @ParameterizedTest
    @ValueSource(strings = {"*", "", "[Result \"*\"] *", "[Termination \"unterminated\"] *", "1-0"})
    void hasTheEndThatTheRulesFindWhereItLeavesTheResultOpen(String end) {
        String tags = end.replaceFirst("[^\\]]*$", "");
        String moves = "1. 2c4 4a5 2. 3c4 R4a6 3. B4c4 R3a6 4. 1a3 R3a4 5. Bx3a4 N2b6 6. Q3d3 N3b4 7. Qx3d7 ";

        GameRecord record = records("[Variant \"koernke\"] " + tags + moves + end.substring(tags.length()))
                .get(0);

        assertEquals(GameResult.WHITE_WINS, record.result());
        assertEquals(Optional.of("checkmate"), record.termination());
    }

    /** Some programs write {@code Setup}, which must not come beside the {@code SetUp} that is written. */
    @Test
    void saysWhatARecordSaysInTagsOfAnyCase() {
        GameRecord record = records("[variant \"koernke\"] [Setup \"1\"] [RESULT \"1-0\"] [white \"Ada\"] 1. 2c4 1-0")
                .get(0);

        assertEquals("koernke", record.variant());
        assertEquals(GameResult.WHITE_WINS, record.result());
        assertEquals(Map.of("white", "Ada"), record.tags());
    }

    /** Where the moves do not hold, so does nothing that is said after them. */
    @Test
    void keepsNothingThatIsSaidAfterABadMove() {
        List<PartialGame> held = new ArrayList<>();
        new Exchange(Bundled.REGISTRY)
                .readHeld(
                        text("1. e2-e4 {a} (1. d2-d4 {b} d2-d4) e7-e5 (1... Ke4) 2. Ke4 {c} 1-0 {d} [White \"Ada\"] *"),
                        GameFormat.PGN,
                        held::add);

        assertEquals(2, held.size());
        assertEquals(Map.of(1, "a"), held.get(0).record().line().comments());
        assertTrue(held.get(1).record().line().comments().isEmpty());
    }
}
