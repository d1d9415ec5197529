package org.plyspace.engine.record;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.time.LocalDate;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.plyspace.engine.GameResult;

class TagsTest {

    @Test
    void aDayIsWrittenAsPgnHasIt() {
        assertEquals("2026.03.07", Tags.date(LocalDate.of(2026, 3, 7)));
        assertEquals("0980.03.07", Tags.date(LocalDate.of(980, 3, 7)));
    }

    @Test
    void theRosterComesFirstAndTheOthersStayAsTheyAre() {
        Map<String, String> tags = new LinkedHashMap<>();
        for (String name : List.of("Zeal", "Black", "Date", "Annotator", "Event")) {
            tags.put(name, "1");
        }
        assertEquals(List.of("Event", "Date", "Black", "Zeal", "Annotator"), names(tags));
    }

    @Test
    void whatIsNotKnownIsNoTag() {
        Map<String, String> tags = Map.of("Event", "?", "Date", "????.??.??", "Site", "????.??.??", "Annotator", "?");
        assertEquals(List.of("Site", "Annotator"), names(tags));
    }

    private static List<String> names(Map<String, String> tags) {
        GameRecord record = new GameRecord(
                "q", Map.of(), Optional.empty(), GameLine.of(List.of()), GameResult.OPEN, Optional.empty(), tags);
        return List.copyOf(record.tags().keySet());
    }
}
