package org.plyspace.web.seat;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.plyspace.api.Side;
import org.plyspace.engine.session.SeatSheet;
import org.plyspace.engine.session.SeatSheets;
import org.plyspace.web.http.HttpError;

/** Tests seats against a time of day that the test sets. */
final class SeatingTest {

    @TempDir
    private Path folder;

    /** How far the time of day was set forward. */
    private Duration set = Duration.ZERO;

    private Instant time = Instant.parse("2026-11-26T12:00:00Z");

    private Seating begun(String clock) {
        SeatSheet sheet = Seating.laidOut("v", Optional.empty(), Optional.of(clock), Seating.newKeys(), () -> time);
        SeatSheets sheets = new SeatSheets(folder);
        Seating seating = new Seating(sheets.fresh("g", sheet), sheets, () -> time.plus(set), () -> time);
        seating.fit(0, Side.WHITE, false);
        return seating;
    }

    private void pass(long seconds) {
        time = time.plusSeconds(seconds);
    }

    private Seating reopened(int plies) {
        return reopened(plies, plies % 2 == 0 ? Side.WHITE : Side.BLACK, false);
    }

    private Seating reopened(int plies, Side mover) {
        return reopened(plies, mover, false);
    }

    private Seating reopened(int plies, boolean over) {
        return reopened(plies, plies % 2 == 0 ? Side.WHITE : Side.BLACK, over);
    }

    private Seating reopened(int plies, Side mover, boolean over) {
        SeatSheets sheets = new SeatSheets(folder);
        Seating again = new Seating(sheets.open("g").orElseThrow(), sheets, () -> time.plus(set), () -> time);
        again.fit(plies, mover, over);
        return again;
    }

    private static String left(Seating seating) {
        return seating.view().white().left().orElseThrow() + " "
                + seating.view().black().left().orElseThrow();
    }

    @Test
    void timeRunsFromTheSecondMoveOfEachSide() {
        Seating seating = begun("60+0");
        pass(1000);
        assertFalse(seating.isOverdue());
        seating.played(false);
        pass(1000);
        seating.played(false);
        pass(59);
        assertFalse(seating.isOverdue());
        assertEquals(Optional.of(1_000L), seating.view().white().left());
        pass(1);
        assertTrue(seating.isOverdue());
    }

    /** It runs out, is given up or agreed to be drawn; later the next game is laid out, and the program is started anew. */
    @ParameterizedTest
    @CsvSource({
        "60+0, 60, 0 60000",
        "60+0, 61, 0 60000",
        "60+5, 3, 57000 60000",
        "60d5, 3, 60000 60000",
        "60d5, 8, 57000 60000",
        "1/86400, 3600, 82800000 86400000"
    })
    void theClocksOfAGameThatIsOverStandWhereTheyStoppedEvenInTheMiddleOfATurn(
            String clock, long seconds, String left) {
        Seating seating = begun(clock);
        seating.played(false);
        seating.played(false);
        pass(seconds);
        seating.ended();
        pass(1000);
        assertEquals(left, left(seating));
        seating.save();
        pass(1000);

        Seating again = reopened(2, true);
        assertEquals(left, left(again));
        pass(1000);
        again.save();
        assertEquals(left, left(reopened(2, true)));
    }

    @Test
    void whoIsMatedHasAllTheTimeOfTheNextTurn() {
        Seating seating = begun("60+0");
        seating.played(false);
        seating.played(false);
        pass(20);
        seating.played(true);
        pass(20);
        seating.save();

        assertEquals("40000 60000", left(seating));
        assertEquals("40000 60000", left(reopened(3, true)));
    }

    @Test
    void aGameThatEndedElsewhereCostsNobodyTheTimeOfTheTurnBefore() {
        Seating seating = begun("60+0");
        seating.played(false);
        seating.played(false);
        pass(20);
        seating.save();

        assertEquals("60000 60000", left(reopened(3, true)));
    }

    /** A kill may keep the end from the record. */
    @Test
    void aGameThatGoesOnAfterAllGoesOnWithTheTimeLeft() {
        Seating seating = begun("60+0");
        seating.played(false);
        seating.played(false);
        pass(20);
        seating.ended();
        pass(10);
        seating.save();

        Seating again = reopened(2);
        assertEquals("40000 60000", left(again));
        pass(40);
        assertTrue(again.isOverdue());
    }

    @Test
    void aDelayIsGrantedInEachTurn() {
        Seating seating = begun("60d5");
        seating.played(false);
        seating.played(false);
        pass(64);
        assertFalse(seating.isOverdue());
        seating.played(false);
        pass(5);
        seating.played(false);
        assertEquals(Optional.of(60_000L), seating.view().black().left());
        assertEquals(Optional.of(1_000L), seating.view().white().left());
        pass(6);
        assertTrue(seating.isOverdue());
    }

    /** Whoever moves first, and however often the program ends and begins again in between. */
    @ParameterizedTest(name = "{0}, {4} begins")
    @CsvSource({
        "60+0, 60, 0, 0, WHITE",
        "60+0, 60, 0, 0, BLACK",
        "30+5, 30, 5, 0, WHITE",
        "30+5, 30, 5, 0, BLACK",
        "30d5, 30, 0, 5, WHITE",
        "30d5, 30, 0, 5, BLACK"
    })
    void theClocksShowWhatPlainCountingSays(String clock, long base, long added, long free, Side first) {
        SplittableRandom random = new SplittableRandom(7);
        int overdue = 0;
        for (int game = 0; game < 8; game++) {
            long[] left = {base, base};
            Seating seating = begun(clock);
            seating.fit(0, first, false);
            boolean over = false;
            for (int ply = 0; ply < 20 && !over; ply++) {
                Side mover = ply % 2 == 0 ? first : first.opposite();
                long shown = left[mover.index()];
                long used = 0;
                for (int part = random.nextInt(3); part >= 0; part--) {
                    long seconds = random.nextInt(6);
                    pass(seconds);
                    used += seconds;
                    if (random.nextInt(8) == 0) {
                        seating.save();
                        pass(random.nextInt(500));
                        seating = reopened(ply, mover);
                    }
                    shown = left[mover.index()] - (ply < 2 ? 0 : Math.max(0, used - free));
                    assertShown(
                            seating,
                            mover,
                            Math.max(0, shown),
                            left[mover.opposite().index()]);
                    assertEquals(shown <= 0, seating.isOverdue(), "whether the time is up");
                }
                over = shown <= 0;
                left[mover.index()] = shown + (ply < 2 ? 0 : added);
                seating.played(false);
            }
            overdue += over ? 1 : 0;
        }
        assertTrue(overdue > 0, "no time was up");
    }

    private static void assertShown(Seating seating, Side mover, long own, long others) {
        SeatsView view = seating.view();
        SeatsView.One one = mover == Side.WHITE ? view.white() : view.black();
        SeatsView.One other = mover == Side.WHITE ? view.black() : view.white();
        assertEquals(Optional.of(1_000 * own), one.left());
        assertEquals(Optional.of(1_000 * others), other.left());
    }

    @Test
    void whileTheProgramDoesNotRunAClockStandsStill() {
        Seating seating = begun("60+0");
        seating.played(false);
        seating.played(false);
        pass(20);
        seating.save();
        pass(10_000);

        Seating again = reopened(2);

        assertEquals(Optional.of(40_000L), again.view().white().left());
        pass(40);
        assertTrue(again.isOverdue());
    }

    @Test
    void aRunningClockIsToBeSavedEveryFewSeconds() {
        Seating seating = begun("60+0");
        seating.played(false);
        pass(100);
        assertFalse(seating.isTickingUnsaved(), "the second player's first move costs nothing");
        seating.played(false);
        seating.save();
        pass(4);
        assertFalse(seating.isTickingUnsaved());
        pass(1);
        assertTrue(seating.isTickingUnsaved());
        seating.save();
        assertFalse(seating.isTickingUnsaved());
        pass(4);

        assertEquals(Optional.of(55_000L), reopened(2).view().white().left());
    }

    @ParameterizedTest
    @CsvSource({"2, WHITE, 3", "2, BLACK, 4", "3, WHITE, 5", "3, BLACK, 4"})
    void afterAnOfferWasDeclinedASideOffersAgainOnceItHasMoved(int declined, Side by, int again) {
        Seating seating = begun("60+0");
        for (int ply = 0; ply < declined; ply++) {
            seating.played(false);
        }
        seating.offer(by, "draw");
        seating.close(seating.offered("draw").orElseThrow(), by.opposite());

        for (int ply = declined; ply < again; ply++) {
            assertThrows(HttpError.class, () -> seating.offer(by, "draw"), "at ply " + ply);
            seating.played(false);
        }
        assertTrue(seating.offer(by, "draw"));
    }

    @Test
    void daysGoOnWhileItDoesNot() {
        Seating seating = begun("1/86400");
        seating.played(false);
        seating.played(false);
        seating.save();
        pass(86_399);
        assertFalse(reopened(2).isOverdue());
        pass(1);
        assertTrue(reopened(2).isOverdue());
    }

    /** The seats are saved before the record, so that a kill between them leaves a move too many here. */
    @Test
    void aMoveThatTheRecordLacksWasNotMade() {
        Seating seating = begun("60+0");
        seating.played(false);
        seating.played(false);
        pass(20);
        seating.played(false);
        seating.save();

        assertEquals(Optional.of(40_000L), reopened(2).view().white().left());
    }

    @Test
    void movesMadeElsewhereHaveNoTime() {
        Seating seating = begun("60+0");
        seating.save();
        Seating again = reopened(3);
        again.save();

        assertEquals(
                List.of(-1, -1, -1),
                new SeatSheets(folder).find("g").orElseThrow().spent());
    }

    @Test
    void movesTakenBackGiveTheirTimeBack() {
        Seating seating = begun("60+0");
        for (int ply = 0; ply < 4; ply++) {
            pass(10);
            seating.played(false);
        }
        assertEquals(Optional.of(50_000L), seating.view().white().left());
        seating.wentBack(2);
        assertEquals(Optional.of(60_000L), seating.view().white().left());
        assertFalse(seating.isOf(0));
        assertTrue(seating.isOf(1));
    }

    /** The clock of the turn before would have run out after fifty seconds. */
    @Test
    void aTurnBegunAnewRunsItsWholeTime() {
        Seating seating = begun("60+0");
        for (int ply = 0; ply < 4; ply++) {
            pass(10);
            seating.played(false);
        }
        seating.wentBack(2);
        pass(59);
        assertFalse(seating.isOverdue());
        pass(2);
        assertTrue(seating.isOverdue());
    }

    @Test
    void aDrawOfferLapsesWhenTheOtherSideMoves() {
        Seating seating = begun("60+0");
        seating.offer(Side.WHITE, "draw");
        seating.played(false);
        assertTrue(seating.offered("draw").isPresent());
        seating.played(false);
        assertTrue(seating.offered("draw").isEmpty());
    }

    /** Both have made their first move, which is free. */
    private Seating running(String clock) {
        Seating seating = begun(clock);
        seating.played(false);
        seating.played(false);
        return seating;
    }

    @Test
    void noTimeRunsForSomebodyWhomTheServerRefuses() {
        Seating seating = running("60+0");
        pass(50);
        seating.unheard();
        pass(30);
        seating.unheard();
        assertFalse(seating.isOverdue(), "the second refusal begins nothing anew");
        pass(10);
        seating.heard(false);
        assertEquals(Optional.of(10_000L), seating.view().white().left());
        pass(11);
        assertTrue(seating.isOverdue());
    }

    @Test
    void whoComesBackAgainAndAgainLosesNoTimeHoweverLongItLasts() {
        Seating seating = running("60+0");
        pass(50);
        for (int times = 0; times < 10; times++) {
            seating.unheard();
            pass(30);
            assertFalse(seating.isOverdue());
        }
        seating.heard(false);
        assertEquals(Optional.of(10_000L), seating.view().white().left());
    }

    @Test
    void whoDoesNotComeBackAfterARefusalLosesOnTimeAllTheSame() {
        Seating seating = running("60+0");
        pass(50);
        seating.unheard();
        pass(59);
        assertFalse(seating.isOverdue());
        pass(1);
        assertTrue(seating.isOverdue());
    }

    @Test
    void aRefusalWhileNoClockRunsGivesNothing() {
        Seating seating = begun("60+0");
        seating.unheard();
        pass(40);
        seating.heard(false);
        seating.played(false);
        seating.played(false);
        pass(60);
        assertTrue(seating.isOverdue());
    }

    @Test
    void countsOfAFileDoNotOverflow() throws IOException {
        Seating seating = begun("60+0");
        seating.refuse("blocked", "7");
        seating.save();
        Path file = folder.resolve("seats/g.json");
        Files.writeString(
                file,
                Files.readString(file)
                        .replaceFirst("\"takenBack\" : 0", "\"takenBack\" : 2147483647")
                        .replaceFirst("\"times\" : 1", "\"times\" : 2147483647"));

        Seating again = reopened(0);
        again.refuse("blocked", "7");
        again.wentBack(0);
        again.save();

        SeatSheet kept = new SeatSheets(folder).find("g").orElseThrow();
        assertEquals(Integer.MAX_VALUE, kept.takenBack());
        assertEquals(Integer.MAX_VALUE, kept.refused().get(0).times());
    }

    @Test
    void aSheetThatAnotherProgramWroteIsSeen() {
        Seating seating = begun("60+0");
        seating.keep();
        Seating other = reopened(0);
        assertFalse(seating.isOvertaken());
        other.name(Side.WHITE, "Ada");
        other.save();
        assertTrue(seating.isOvertaken());
        assertFalse(other.isOvertaken());
    }

    @ParameterizedTest
    @CsvSource({"60+0, false", "60d5, false", "1/86400, true"})
    void whoSetsTheTimeOfDayMovesClocksOfDaysAlone(String clock, boolean moved) {
        Seating seating = running(clock);
        set = Duration.ofDays(2);
        assertEquals(moved, seating.isOverdue());
        set = Duration.ofDays(-2);
        pass(59);
        assertFalse(seating.isOverdue());
        pass(moved ? 1 : 6);
        assertEquals(!moved, seating.isOverdue());
    }
}
