package org.plyspace.cli.uci;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.plyspace.api.UsageException;
import org.plyspace.search.LevelRatings;
import org.plyspace.search.LevelRatings.Rated;
import org.plyspace.search.LevelRatings.Strength;

@DisplayName("The options of uci")
class UciOptionsTest {

    private static final Optional<String> CHESS = Optional.of("chess");
    private static final List<String> VARIANTS = List.of("meder", "chess");

    private final UciOptions rated =
            new UciOptions(new LevelRatings(List.of(new Rated(3, 900), new Rated(6, 1400), new Rated(9, 2000))));
    private final UciOptions unrated = new UciOptions(new LevelRatings(List.of()));

    private static List<String> words(String text) {
        return List.of(text.split(" ", -1));
    }

    @Test
    void offerRatingsAsStockfishDoesWhereThereIsOrthodoxChess() {
        List<String> lines = rated.lines(VARIANTS, "chess");

        assertTrue(lines.contains("option name UCI_LimitStrength type check default false"), () -> "" + lines);
        assertTrue(lines.contains("option name UCI_Elo type spin default 900 min 900 max 2000"), () -> "" + lines);
        assertEquals(lines.size() - 2, rated.lines(List.of("meder"), "meder").size());
    }

    @Test
    void offerNoRatingsWhereNothingIsMeasured() {
        assertTrue(unrated.lines(VARIANTS, "chess").stream().noneMatch(line -> line.contains("Elo")));
        String message = refusal(() -> unrated.parse(words("name UCI_Elo value 1000")));
        assertEquals(
                "no option 'UCI_Elo'; there are Hash, Threads, MultiPV, Skill Level, Move Overhead, Ponder, Clear Hash, TablesPath, UCI_Variant",
                message);
    }

    @Test
    void areReadWhateverTheirCase() {
        assertEquals(
                new UciOptions.Setting("UCI_LimitStrength", "true"),
                rated.parse(words("name uci_limitstrength value true")));
    }

    @Test
    void playByTheRatingOnceItIsAskedForInOrthodoxChessAlone() {
        rated.setElo("1400");
        assertEquals(Optional.empty(), rated.strength(CHESS));

        rated.setLimited("true");
        assertEquals(Optional.of(Strength.ofLevel(6)), rated.strength(CHESS));
        assertEquals(Optional.empty(), rated.strength(Optional.of("shogi")));
        assertEquals(Optional.empty(), rated.strength(Optional.empty()));

        rated.setLimited("false");
        assertEquals(Optional.empty(), rated.strength(CHESS));
    }

    /** The lowest rating is the default. */
    @Test
    void letARatingOverrideALevel() {
        rated.setSkill("2");
        assertEquals(Optional.of(Strength.ofLevel(2)), rated.strength(CHESS));
        rated.setLimited("true");

        assertEquals(Optional.of(Strength.ofLevel(3)), rated.strength(CHESS));
        assertEquals(Optional.of(Strength.ofLevel(2)), rated.strength(Optional.empty()));
    }

    @ParameterizedTest
    @CsvSource({"899", "2001", "x", "-1", "''", "12345678901"})
    void refuseARatingOutOfRange(String value) {
        assertEquals("UCI_Elo '" + value + "' is not from 900 to 2000", refusal(() -> rated.setElo(value)));
    }

    @ParameterizedTest
    @CsvSource({"yes", "1", "''"})
    void refuseWhatIsNeitherTrueNorFalse(String value) {
        assertEquals(
                "UCI_LimitStrength '" + value + "' is neither true nor false", refusal(() -> rated.setLimited(value)));
    }

    @Test
    void nameAFolderOfTablesThatIsThere(@TempDir Path folder) {
        assertTrue(rated.lines(VARIANTS, "chess").contains("option name TablesPath type string default <empty>"));
        rated.setTables(folder.toString());
        assertEquals(Optional.of(folder), rated.tables());
        assertEquals(
                "cannot read the tables in 'no/folder': there is no such folder",
                refusal(() -> rated.setTables("no/folder")));
        assertEquals(Optional.of(folder), rated.tables());

        rated.setTables("<empty>");
        assertEquals(Optional.empty(), rated.tables());
    }

    private static String refusal(Executable asked) {
        return assertThrows(UsageException.class, asked).getMessage();
    }
}
