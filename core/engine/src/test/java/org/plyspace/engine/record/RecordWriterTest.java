package org.plyspace.engine.record;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.plyspace.engine.GameResult;

class RecordWriterTest {

    private final RecordWriter writer = new RecordWriter();

    @Test
    void aFileIsReadAndWrittenBackToTheLetter() {
        assertEquals(Records.whole(), writer.document(Records.read(Records.whole())));
    }

    @Test
    void aLineHoldsTheWholeTreeOfMoves() {
        GameRecord record = Records.read(Records.whole());
        String line = writer.line(record);

        assertFalse(line.contains("\n"));
        assertEquals(record, Records.read(line));
        assertEquals(4, record.line().variations().get(2).firstPly());
        assertEquals(
                List.of("a2-a1"),
                record.line().variations().get(0).variations().get(0).moves());
        assertEquals(11, record.line().annotations());
    }

    @Test
    void whatIsEmptyIsLeftOut() {
        GameRecord bare = new GameRecord(
                "q", Map.of(), Optional.empty(), GameLine.of(List.of()), GameResult.OPEN, Optional.empty(), Map.of());

        assertEquals(
                "{\"format\":\"plyspace-game/1\",\"variant\":\"q\",\"moves\":[],\"result\":\"*\"}", writer.line(bare));
        assertEquals(bare, Records.read(writer.line(bare)));
    }
}
