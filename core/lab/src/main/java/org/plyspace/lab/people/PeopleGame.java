package org.plyspace.lab.people;

import java.util.Optional;
import org.plyspace.api.Side;
import org.plyspace.engine.record.GameRecord;
import org.plyspace.engine.session.SeatSheet;

/**
 * A game that people played.
 *
 * @param name the name of its file, without the ending
 * @param sheet what was noted beside the record; empty for games that both played at one computer
 */
public record PeopleGame(String name, GameRecord record, Optional<SeatSheet> sheet) {

    /** The name that the person at a side chose; empty if there is none. */
    Optional<String> person(Side side) {
        return sheet.isPresent()
                ? Optional.ofNullable(sheet.get().names().get(side))
                : Optional.ofNullable(record.tags().get(side == Side.WHITE ? "White" : "Black"))
                        .filter(name -> !name.equals("human"));
    }

    int plies() {
        return record.line().moves().size();
    }
}
