package org.plyspace.library;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.plyspace.api.Notation;
import org.plyspace.api.OptionException;
import org.plyspace.api.Position;
import org.plyspace.api.Refusal;
import org.plyspace.api.Rules;
import org.plyspace.api.UsageException;
import org.plyspace.api.Variant;
import org.plyspace.api.Verdict;
import org.plyspace.engine.Game;
import org.plyspace.engine.VariantException;
import org.plyspace.search.Engine;
import org.plyspace.search.Limits;
import org.plyspace.search.Searcher;
import org.plyspace.vectors.Perft;

final class PlyspaceTest {

    private static final Path EXAMPLES =
            Path.of(System.getProperty("basedir", "")).resolve("../../examples/json");
    private static final Plyspace BUNDLED = Plyspace.bundled();

    @TempDir
    private Path folder;

    @Test
    void theBundledRuleSetsComeWithTheLibrary() {
        assertEquals(List.of("cube", "koernke", "meder", "roth", "twoboard"), ids(BUNDLED));
    }

    @Test
    void rulesHaveTheOptionsOfTheirSetting() {
        Rules rules = BUNDLED.rules("roth:pathB=off");

        assertEquals("roth:pathB=off", rules.setting());
    }

    @ParameterizedTest
    @ValueSource(strings = {"nosuch", "", "roth:nosuch=1", "roth:pathB=off,pathB=off"})
    void aSettingThatDoesNotExistIsRefused(String setting) {
        assertThrows(VariantException.class, () -> BUNDLED.rules(setting));
    }

    @Test
    void aValueThatAnOptionDoesNotAcceptIsRefused() {
        assertThrows(OptionException.class, () -> BUNDLED.rules("roth:pathB=nosuch"));
    }

    /** The counts are those of orthodox chess, which everybody knows. */
    @Test
    void movesArePlayedAndCounted() {
        Game game = Plyspace.with(EXAMPLES.resolve("orthodox.json")).game("orthodox-json");
        assertEquals(8902, new Perft().count(game.position(), 3));

        Verdict verdict = game.position().words().judge("e2-e4", Notation.MACHINE);
        game.play(assertInstanceOf(Verdict.Legal.class, verdict).move());

        assertEquals(20, new Perft().count(game.position(), 1));
    }

    @Test
    void anIllegalMoveIsRefusedForItsRule() {
        Position position = BUNDLED.rules("koernke").startPosition();

        Verdict verdict = position.words().judge("2b1-3b1", Notation.MACHINE);

        Verdict.Illegal illegal = assertInstanceOf(Verdict.Illegal.class, verdict);
        assertEquals(Refusal.OWN_PIECE_ON_TARGET, illegal.kind());
    }

    @Test
    void theSearchOfAPositionWithoutHistoryFindsALegalMove() {
        Rules rules = BUNDLED.rules("koernke");
        Position position = rules.startPosition();

        long best = new Searcher(rules, 1)
                .search(position, Limits.NONE.ofNodes(2_000))
                .lines()
                .get(0)
                .move();

        assertTrue(position.isLegal(best));
    }

    @Test
    void anEngineOfALevelChoosesALegalMove() {
        Game game = BUNDLED.game("twoboard");
        Engine engine = Plyspace.engine("level1", BUNDLED.rules("twoboard"), 1);

        long move = engine.choose(game.position(), game.earlierKeys(), Optional.empty())
                .move();

        assertTrue(game.position().isLegal(move));
    }

    @ParameterizedTest
    @ValueSource(strings = {"alphabeta:eval=mine.txt", "alphabeta:tables=tables", "uci:cmd=other", "level11"})
    void anEngineThatNamesAFileOrDoesNotExistIsRefused(String spec) {
        Rules rules = BUNDLED.rules("twoboard");

        assertThrows(UsageException.class, () -> Plyspace.engine(spec, rules, 1));
    }

    @Test
    void rulesWrittenAsDataComeFromTheirFile() {
        Plyspace plyspace = Plyspace.with(EXAMPLES.resolve("hill.json"));

        assertTrue(ids(plyspace).contains("hill"));
        assertTrue(plyspace.game("hill").position().hasLegalMove());
        assertTrue(ids(plyspace).containsAll(ids(BUNDLED)));
    }

    @Test
    void aFileThatIsRefusedIsNamedWithTheReason() throws IOException {
        Path file = Files.writeString(folder.resolve("half.json"), "{");
        Path jar = Files.writeString(folder.resolve("half.jar"), "PK");

        String refused =
                assertThrows(VariantException.class, () -> Plyspace.with(file)).getMessage();
        assertTrue(refused.startsWith(file + ": "), refused);
        refused = assertThrows(VariantException.class, () -> Plyspace.with(jar)).getMessage();
        assertTrue(refused.startsWith(jar + ": it is not a jar, or only part of one"), refused);
    }

    private static List<String> ids(Plyspace plyspace) {
        return plyspace.variants().stream().map(Variant::id).toList();
    }
}
