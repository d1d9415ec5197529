package org.plyspace.movegen.stack;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.plyspace.api.MoveTag;
import org.plyspace.tck.text.TextRules;

/** What {@link ToyStackOptionPlayTest} does not ask of boards that an option keeps in place. */
final class StillBoardsTest {

    @Test
    void exactlyTheTagsOfBoardMovesAreNotDeclared() {
        Set<String> gone = tags("");
        gone.removeAll(tags("boardMoves=off"));
        Set<String> ofBoards = new TreeSet<>(List.of(
                "board move",
                "carried piece",
                "hijack",
                "inversion",
                "promotion by riding",
                "promotion by uncovering"));
        ofBoards.retainAll(tags(""));
        assertEquals(ofBoards, gone);
    }

    private static Set<String> tags(String options) {
        return new TextRules(new ToyStack(), options)
                .rules().tags().stream().map(MoveTag::name).collect(Collectors.toCollection(TreeSet::new));
    }
}
