package org.plyspace.engine.session;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.plyspace.api.PlyspaceException;
import org.plyspace.api.Side;
import org.plyspace.engine.io.InputException;
import org.plyspace.testing.BitFlips;
import org.plyspace.testing.InWholeForm;

/** Tests that sheets come back as they were saved, and that nothing else is taken for one. */
final class SeatSheetsTest {

    private static final SeatSheet SHEET = new SeatSheet(
            "meder:edition=tournament",
            Optional.of("a position"),
            Map.of("white", "00", "black", "11", "watch", "22"),
            Map.of(Side.WHITE, "Ada"),
            Set.of(Side.BLACK),
            Optional.of("300+5"),
            List.of(4_210, SeatSheet.UNKNOWN),
            Instant.parse("2026-11-26T19:05:01.120Z"),
            Instant.parse("2026-11-26T19:05:02Z"),
            1,
            Optional.of(new SeatSheet.Offer("draw", Side.WHITE)),
            Map.of(Side.BLACK, 3),
            Optional.of("next"),
            List.of(new SeatSheet.Refused(Side.BLACK, "blocked", "meder.md FS 2.2", 2)));

    /** As version 1.0 writes it; it is read for ever. */
    private static final String WRITTEN = """
            {
              "format" : "plyspace-seats/1",
              "setting" : "meder:edition=tournament",
              "start" : "a position",
              "keys" : { "white" : "00", "black" : "11", "watch" : "22" },
              "names" : { "white" : "Ada" },
              "taken" : [ "black" ],
              "clock" : "300+5",
              "spent" : [ 4210, -1 ],
              "turnBegan" : "2026-11-26T19:05:01.120Z",
              "saved" : "2026-11-26T19:05:02Z",
              "takenBack" : 1,
              "offer" : { "what" : "draw", "by" : "white" },
              "declined" : { "black" : 3 },
              "rematch" : "next",
              "refused" : [ { "side" : "black", "kind" : "blocked", "citation" : "meder.md FS 2.2", "times" : 2 } ]
            }
            """;

    @TempDir
    private Path folder;

    private SeatSheets sheets;

    @BeforeEach
    void create() {
        sheets = new SeatSheets(folder);
    }

    @Test
    void aSheetComesBackAsItWasSaved() throws IOException {
        sheets.fresh("game", SHEET).save();

        assertEquals(Optional.of(SHEET), sheets.find("game"));
    }

    @Test
    void aSheetOfTheFirstVersionIsRead() throws IOException {
        Files.createDirectories(folder.resolve("seats"));
        Files.writeString(folder.resolve("seats/game.json"), WRITTEN);

        assertEquals(Optional.of(SHEET), sheets.find("game"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", ".", "..", "../x", "a/b", ".hidden", "none"})
    void namesOfNoGameFindNothing(String name) throws IOException {
        Files.writeString(folder.resolve("x.json"), "{}");

        assertTrue(sheets.find(name).isEmpty());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "plyspace-seats/1 | plyspace-seats/2 | expected format plyspace-seats/1, found 'plyspace-seats/2'",
                "\"spent\" | \"time\" | unknown field 'time'",
                "4210 | -2 | field spent[0]: expected a whole number from -1",
                "2026-11-26T19:05:02Z | +1000000000-12-31T23:59:59Z | field saved: expected a time from 1970 to 9999, found",
                "2026-11-26T19:05:02Z | today | field saved: expected a time as 2026-11-22T19:05:01Z, found 'today'",
                "\"by\" : \"white\" | \"by\" : \"red\" | field offer.by: expected white or black, found 'red'"
            })
    void whatIsNoSheetIsRefused(String part, String instead, String reason) throws IOException {
        sheets.fresh("game", SHEET).save();
        Path file = folder.resolve("seats/game.json");
        Files.writeString(file, Files.readString(file).replace(part, instead));

        String said =
                assertThrows(InputException.class, () -> sheets.find("game")).getMessage();
        assertTrue(said.contains(reason), said);
        assertTrue(said.contains("game.json"), said);
    }

    @Test
    void aDeletedSheetLiesAmongTheDeletedGames() throws IOException {
        sheets.fresh("game", SHEET).save();
        sheets.delete("game");

        assertTrue(sheets.find("game").isEmpty());
        assertTrue(Files.exists(folder.resolve("deleted/seats/game.json")));
    }

    /** Every fifth bit, each alone: what is left of the sheet is read, or refused with its name. */
    @InWholeForm
    @Test
    void aFlippedBitIsNeverMoreThanARefusal() throws IOException {
        sheets.fresh("game", SHEET).save();
        Path file = folder.resolve("seats/game.json");
        byte[] own = Files.readAllBytes(file);
        int refused = 0;
        for (byte[] flipped : BitFlips.of(own, 5).toList()) {
            Files.write(file, flipped);
            try {
                sheets.find("game");
            } catch (PlyspaceException told) {
                refused++;
                assertTrue(told.getMessage().contains("game.json"), told.getMessage());
            }
        }
        assertTrue(refused > own.length / 5, refused + " refused");
    }
}
