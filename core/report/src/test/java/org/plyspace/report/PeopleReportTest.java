package org.plyspace.report;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.plyspace.lab.people.PeopleHabits;
import org.plyspace.statistics.Estimate;

class PeopleReportTest {

    private static PeopleHabits.Person person(String name, int games, int moves, Estimate seconds) {
        return new PeopleHabits.Person(name, games, moves, Optional.of(seconds), 0);
    }

    @Test
    void whoPlayedOneMoveHasAMoveAndAnIntervalThatIsOpen() {
        PeopleReport report = new PeopleReport(
                "people.rows.gz",
                2,
                Map.of(),
                new PeopleHabits(
                        List.of(
                                person("Ada", 2, 11, new Estimate(0.25, 0.12, 0.38)),
                                person("Ben", 1, 1, new Estimate(0.1, Double.NaN, Double.NaN))),
                        List.of()));
        assertEquals(
                List.of(
                        "2 games of people in people.rows.gz",
                        "  Ada  2 games, 11 moves, 0.3 s a move (0.1 to 0.4)",
                        "  Ben  1 game, 1 move, 0.1 s a move (0.0 to ∞)"),
                report.lines());
    }
}
