package org.plyspace.bench;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.plyspace.api.UsageException;

class EndgamePageTest {

    private static final Path DOCS = Path.of("..", "..", "docs");

    private static final String ROW = """
            {"part":"two","info":{"setting":"toy","material":"KQvK"},"verify":{"contradictions":0},"stats":{\
            "white":{"wins":{"whole":2999},"draws":{"whole":1},"losses":{"whole":0},\
            "winsIn":{"1":{"whole":5},"9":{"whole":2}},"longestWin":"k1|K w"},\
            "black":{"wins":{"whole":0},"draws":{"whole":0},"losses":{"whole":1200},"winsIn":{},"longestWin":""}}}""";

    private static final String PLACE = "<!-- part two -->\n<!-- end -->\n";

    @Test
    void tablesOfPartsAreMadeAnewAndAllElseStays() {
        String page = "a\n<!-- part one -->\nkept\n<!-- end -->\n<!-- part two -->\nold\n<!-- end -->\nz\n";
        String filled = EndgamePage.filled(page, List.of(ROW));
        assertTrue(
                filled.startsWith("a\n<!-- part one -->\nkept\n<!-- end -->\n<!-- part two -->\n\n| rule set |"),
                filled);
        assertTrue(
                filled.contains("\n| toy | KQvK | 2,999 (99.97 %) | 1 | all 1,200 | 0 | 5 moves | `k1\\|K w` |\n"),
                filled);
        assertTrue(filled.endsWith("\n<!-- end -->\nz\n"), filled);
        assertEquals(filled, EndgamePage.filled(filled, List.of(ROW)), "a second time");
    }

    @Test
    void arrangementsHaveALineWithTheirSpread() {
        String filled = EndgamePage.filled(PLACE, List.of("""
                {"part":"two","verify":{"contradictions":0},"arrangements":{"variant":"toy","material":"KRvK","drawnFrom":90,\
                "longest":19,"white":{"wins":130,"draws":270,"losses":0},"black":{"wins":0,"draws":0,"losses":5},"tables":[\
                {"white":{"wins":30,"draws":70,"losses":0}},{"white":{"wins":99,"draws":1,"losses":0}},\
                {"white":{"wins":1,"draws":199,"losses":0}}]}}"""));
        assertTrue(
                filled.contains("\n| toy | KRvK | 3 drawn from 90 | 130 (32.50 %) | 0.50 %, 30.00 %, 99.00 % | all 5 |"
                        + " 10 moves |\n"),
                filled);
    }

    @Test
    void partWithoutAPlaceIsRefused() {
        UsageException refused = assertThrows(UsageException.class, () -> EndgamePage.filled("", List.of(ROW)));
        assertEquals("the page has no '<!-- part two -->'", refused.getMessage());
    }

    @Test
    void pageHasTheTablesAndThePictureOfItsRows() throws IOException {
        List<String> rows = Files.readAllLines(DOCS.resolve("endgames/tables.jsonl"));
        String page = Files.readString(DOCS.resolve("endgames.md"));
        assertEquals(EndgamePage.filled(page, rows), page);
        assertEquals(EndgamePage.picture(rows), Files.readString(DOCS.resolve("endgames/cubes.svg")));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "\"recount\":null,\"verify\":{\"contradictions\":1}",
                "\"recount\":[2999,1,1200,0,8],\"verify\":null",
                "\"recount\":[2998,1,1200,0,9],\"verify\":null"
            })
    void rowThatNothingConfirmsIsRefused(String confirmation) {
        String row = ROW.replace("\"verify\":{\"contradictions\":0}", confirmation);
        UsageException refused = assertThrows(UsageException.class, () -> EndgamePage.filled(PLACE, List.of(row)));
        assertTrue(refused.getMessage().startsWith("nothing confirms the row {"), refused.getMessage());
    }

    @Test
    void rowThatASecondProgramCountedIsTaken() {
        String row = ROW.replace("\"verify\":{\"contradictions\":0}", "\"recount\":[2999,1,1200,0,9],\"verify\":null");
        assertTrue(EndgamePage.filled(PLACE, List.of(row)).contains("| toy |"));
    }
}
