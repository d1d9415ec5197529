package org.plyspace.endgame;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.OptionalInt;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;
import org.junit.jupiter.api.io.TempDir;
import org.plyspace.api.Position;
import org.plyspace.api.Purpose;
import org.plyspace.api.Rules;
import org.plyspace.api.Setup;
import org.plyspace.api.Side;
import org.plyspace.endgame.TableBuilder.Direction;
import org.plyspace.endgame.index.Arrangement;
import org.plyspace.endgame.index.FixedBoards;
import org.plyspace.endgame.index.Material;
import org.plyspace.engine.io.InputException;
import org.plyspace.testing.InWholeForm;

/** Tables with the clock in files, and what they answer. */
class ClockFilesTest {

    private static final int PLIES = 4;

    private final FixedBoards ground = ground();
    private final Material material = Material.parse(ground.rules(), "KQvK");

    @TempDir
    private Path folder;

    private TableFolder plain;
    private TableFolder counted;

    private static FixedBoards ground() {
        Rules rules = Toys.ending("mini.json", "\"clock\": 2");
        return new FixedBoards(rules, Arrangement.atHome(rules));
    }

    @BeforeEach
    void build() {
        plain = new TableFolder(folder, ground, "5d3c".repeat(16));
        counted = plain.counting(TableKind.CLOCK);
        TableBuilder builder = new TableBuilder(ground, 2, Direction.EITHER);
        plain.build(material, builder, BuildListener.NONE);
        counted.build(material, builder, BuildListener.NONE);
    }

    @Test
    void theHeaderCountsWhatTheClockSpoils() throws IOException {
        try (TableFile one = plain.open(material);
                TableFile other = counted.open(material)) {
            ClockCounts clock = other.header().clock().orElseThrow();
            assertEquals(PLIES, clock.plies());
            for (Side side : Side.values()) {
                long[] lost = new long[2];
                for (long number = 0; number < one.index().size(); number++) {
                    int value = one.value(side, number);
                    int within = other.value(side, number);
                    boolean late = within == Value.DRAW || Value.plies(within) > PLIES;
                    lost[0] += Value.isWin(value) && late ? 1 : 0;
                    lost[1] += Value.isLoss(value) && late ? 1 : 0;
                }
                assertEquals(lost[0], clock.winsSpoilt(side).folded());
                assertEquals(lost[1], clock.lossesSpared(side).folded());
            }
            assertTrue(clock.winsSpoilt(Side.WHITE).folded() > 0);
            List<Long> plainly = one.header().counts().get(0);
            List<Long> within = other.header().counts().get(0);
            assertEquals(plainly.get(0) - clock.winsSpoilt(Side.WHITE).whole(), within.get(0));
            assertEquals(plainly.get(1) + clock.winsSpoilt(Side.WHITE).whole(), within.get(1));
        }
    }

    @Test
    void theSamePositionIsWonOrDrawnAsItsClockStands() throws IOException {
        try (TableFolder.Opened open = counted.openAll(material)) {
            ClockAnswers answers = new ClockAnswers(open.set(), PLIES);
            // Mate in three plies: Kb3, Ka1, Qa4 or the like.
            Setup setup = ground.rules()
                    .readPosition("1k2/4/K3/2Q1 w - - 0 1")
                    .words()
                    .setup();
            int fresh = value(answers, setup, 0).orElseThrow();
            assertTrue(Value.isWin(fresh) && Value.plies(fresh) <= PLIES, Value.words(fresh));
            int last = PLIES - Value.plies(fresh);
            assertEquals(fresh, value(answers, setup, last).orElseThrow());
            assertEquals(Value.DRAW, value(answers, setup, last + 1).orElseThrow());
        }
    }

    private OptionalInt value(ClockAnswers answers, Setup setup, int clock) {
        Position position =
                ground.rules().position(setup.toBuilder().clocks(clock, 9).build(), Purpose.GAME);
        return answers.value(position);
    }

    @Test
    void tablesOfTheOtherKindAreRefused() throws IOException {
        Files.copy(plain.file(material), counted.file(material), StandardCopyOption.REPLACE_EXISTING);
        assertRefused("it is a tablebase, not a table with the clock", () -> counted.open(material));
    }

    @InWholeForm
    @Test
    void everyDamagedByteIsNoticed() throws IOException {
        Path file = counted.file(material);
        byte[] content = Files.readAllBytes(file);
        for (int at = 0; at < content.length; at += 1 + content.length / 307) {
            byte[] damaged = content.clone();
            damaged[at] ^= 0x10;
            Files.write(file, damaged);
            int place = at;
            assertThrows(InputException.class, this::load, () -> "byte " + place);
        }
    }

    @Test
    void aMissingTableIsNamedWithTheCommandThatMakesIt() throws IOException {
        Files.delete(counted.file(material));
        assertRefused("plyspace tablebase build mini KQvK --clock", () -> counted.open(material));
    }

    private void load() throws IOException {
        try (TableFile file = counted.open(material)) {
            file.verified();
        }
    }

    private static void assertRefused(String message, Executable opening) {
        InputException refused = assertThrows(InputException.class, opening);
        assertTrue(refused.getMessage().contains(message), refused.getMessage());
    }
}
