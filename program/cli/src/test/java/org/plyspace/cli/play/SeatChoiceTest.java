package org.plyspace.cli.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.plyspace.api.Side;
import org.plyspace.engine.GameResult;
import org.plyspace.engine.io.InputException;
import org.plyspace.engine.record.GameLine;
import org.plyspace.engine.record.GameRecord;
import org.plyspace.match.engine.Seat;
import org.plyspace.search.EngineVersion;

/** Who goes on with a game whose record names its players. */
class SeatChoiceTest {

    private static final long SEED = 7;

    private static GameRecord record(String white, String black) {
        Map<String, String> tags = new HashMap<>();
        tags.put("White", white);
        tags.put("Black", black);
        return new GameRecord(
                "toy", Map.of(), Optional.empty(), GameLine.of(List.of()), GameResult.OPEN, Optional.empty(), tags);
    }

    private static SeatChoice resumed(GameRecord record, Map<Side, Seat> named) {
        return new SeatChoice(record, named, true, SEED);
    }

    @Test
    void theMachineOfTheRecordPlaysOnAndThatIsSaid() {
        SeatChoice seatChoice = resumed(record("human", "level3"), Map.of());

        assertEquals(Seat.of("human"), seatChoice.players().player(Side.WHITE));
        assertEquals("level3", seatChoice.players().player(Side.BLACK).toString());
        assertEquals(
                List.of("black is played by level3, as before; --black names another player"), seatChoice.inWords());
    }

    @Test
    void aRandomPlayerKeepsItsSeed() {
        SeatChoice seatChoice = resumed(record("random, seed 42", "human"), Map.of());

        assertEquals("random, seed 42", seatChoice.players().tags().get("White"));
    }

    @Test
    void theCommandLineOverridesTheRecordAndTheRecordSaysSoFromNowOn() {
        GameRecord record = record("Ada", "level3");
        SeatChoice seatChoice = resumed(record, Map.of(Side.BLACK, Seat.of("human"), Side.WHITE, Seat.of("human")));

        assertEquals(List.of("black is played by human from now on; it was level3"), seatChoice.inWords());
        assertEquals(
                Map.of("White", "Ada", "Black", "human"),
                seatChoice.inRecord(record).tags());
    }

    @Test
    void theVersionOfAnEngineIsRecordedWithItsName() {
        String version = EngineVersion.text();
        SeatChoice seatChoice = resumed(record("human", "level3"), Map.of());

        assertEquals(
                Map.of("White", "human", "Black", "level3", "BlackEngine", version),
                seatChoice.players().tags());
    }

    @Test
    void theVersionOfAnEngineGoesWithTheEngine() {
        Map<String, String> tags = new HashMap<>(record("level3", "human").tags());
        tags.put("WhiteEngine", "an older one");
        GameRecord record = record("level3", "human").withTags(tags);
        String version = EngineVersion.text();

        assertEquals(tags, resumed(record, Map.of()).inRecord(record).tags(), "the one that it began with");
        assertEquals(
                Map.of("White", "human", "Black", "level2", "BlackEngine", version),
                resumed(record, Map.of(Side.WHITE, Seat.of("human"), Side.BLACK, Seat.of("level2")))
                        .inRecord(record)
                        .tags());
    }

    @Test
    void namesOfPeopleArePeople() {
        SeatChoice seatChoice = resumed(record("Ada", "level11 of a hotel"), Map.of());

        assertTrue(seatChoice.players().player(Side.WHITE).isHuman());
        assertTrue(seatChoice.players().player(Side.BLACK).isHuman());
        assertEquals(List.of(), seatChoice.inWords());
    }

    /** A record may come from anywhere. */
    @ParameterizedTest
    @ValueSource(strings = {"uci:cmd=touch /tmp/x", "xboard:cmd=touch /tmp/x"})
    void noProgramIsStartedByWhatARecordSays(String player) {
        String message = assertThrows(InputException.class, () -> resumed(record("human", player), Map.of()))
                .getMessage();

        assertTrue(message.contains("--black '" + player + "'"), message);
        assertTrue(message.contains("--black human"), message);
        Map<Side, Seat> named = Map.of(Side.BLACK, Seat.of(Seat.HUMAN));
        assertTrue(resumed(record("human", player), named)
                .players()
                .player(Side.BLACK)
                .isHuman());
    }

    @Test
    void aMachineThatCannotBeMadeIsNamed() {
        String message = assertThrows(
                        InputException.class, () -> resumed(record("human", "alphabeta:depth=none"), Map.of()))
                .getMessage();

        assertTrue(message.startsWith("black was played by 'alphabeta:depth=none', which cannot go on: "), message);
    }

    @Test
    void aGameThatIsLoadedIsPlayedByPeopleUnlessItIsSaid() {
        SeatChoice seatChoice = new SeatChoice(record("human", "level3"), Map.of(), false, SEED);

        assertTrue(seatChoice.players().player(Side.BLACK).isHuman());
        assertEquals(List.of("black is played by you; --black level3 lets level3 play on"), seatChoice.inWords());
    }
}
