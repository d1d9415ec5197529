package org.plyspace.engine.exchange;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Games are read in the format in which they are written. */
class GameFormatTest {

    @ParameterizedTest(name = "{0} in {1} is {2}")
    @CsvSource({
        "'{ \"format\" : ',  games.pgn,  JSON",
        "'{}',            games.pgn,  JSON",
        "'{',             -,          JSON",
        "'{the fools mate} 1. e4 *', games.pgn, PGN",
        "'{\"Evergreen\"} 1. e4 *', games.pgn, PGN",
        "'{white: wins} [White \"a\"]', games.pgn, PGN",
        "'{',             games.pgn,  PGN",
        "'[White \"a\"]',   games.txt,  PGN",
        "'\n [White \"a\"]', -,        PGN",
        "'1. e4 *',       games.pgn,  PGN",
        "'1. e4 *',       GAMES.PGN,  PGN",
        "'1. e4 *',       games.txt,  SOURCE",
        "'1. e4 *',       -,          SOURCE",
        "'',              games.json, SOURCE"
    })
    void aFilesFormIsToldByItsFirstSignAndItsName(String text, String file, GameFormat form) {
        assertEquals(form, GameFormat.of(text, file));
    }
}
