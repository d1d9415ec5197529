package org.plyspace.match;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.plyspace.api.Rules;
import org.plyspace.api.UsageException;
import org.plyspace.engine.WorkCounter;
import org.plyspace.engine.io.Input;
import org.plyspace.engine.testing.Bundled;
import org.plyspace.match.MatchSettings.Opening;
import org.plyspace.statistics.PairSprt;

/** Terms are read as users write them, and refused by the option that holds them. */
class MatchTermsTest {

    private static final Input INPUT = new Input(InputStream.nullInputStream());

    private final Rules rules = Bundled.REGISTRY.rules("koernke");

    @TempDir
    private Path folder;

    private static MatchTerms terms(String openings, Optional<String> resign, int maxPlies) {
        return new MatchTerms(openings, Optional.empty(), resign, Optional.empty(), maxPlies, 1);
    }

    private MatchSettings settings(MatchTerms terms) {
        return terms.settings(Bundled.REGISTRY, rules, 4, Optional.empty(), INPUT);
    }

    @ParameterizedTest
    @CsvSource({"random, 8", "random:3, 3", "random:0, 0"})
    void openingsAreDrawnOfSoManyPlies(String openings, int plies) {
        MatchSettings settings = settings(terms(openings, Optional.of("600,4"), 40));

        assertEquals(plies, settings.openingPlies());
        assertEquals(List.of(), settings.openings());
        assertEquals(2, settings.pairs());
        assertEquals(
                new Adjudication(Optional.of(new Adjudication.Threshold(600, 4)), Optional.empty(), 40),
                settings.adjudication());
    }

    @Test
    void openingsAreReadFromAFile() throws IOException {
        String game = "[Variant \"koernke\"]\n\n*\n";
        Path file = Files.writeString(folder.resolve("openings.pgn"), game);

        assertEquals(
                List.of(new Opening(rules.start(), List.of())),
                settings(terms(file.toString(), Optional.empty(), 40)).openings());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "random:201; 600,4; 40; --openings: '201' is not a number of moves from 0 to 200",
                "random; 600; 40; --resign: '600' is not a score in hundredths of a pawn and a number of moves, such as 600,4",
                "random; 600,0; 40; --resign: 0 is not from 1 to 1000",
                "random; 600,4; 0; --max-plies: 0 is not from 1 to 100000",
            })
    void aRefusalNamesTheOption(String openings, String resign, int maxPlies, String message) {
        MatchTerms terms = terms(openings, Optional.of(resign), maxPlies);

        assertEquals(
                message,
                assertThrows(UsageException.class, () -> settings(terms)).getMessage());
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 3, 2_000_002})
    void gamesMakeUpPairs(int games) {
        assertThrows(UsageException.class, () -> MatchTerms.checkGames(games));
    }

    @Test
    void hypothesesAreInOrder() {
        assertEquals(new PairSprt(0, 30), MatchTerms.sprt("0,30"));
        assertThrows(UsageException.class, () -> MatchTerms.sprt("30,0"));
        assertThrows(UsageException.class, () -> MatchTerms.sprt("30"));
    }

    @Test
    void aTournamentPlaysEachPairOfEnginesAndKeepsItsGames() {
        String name = folder.resolve("games").toString();
        MatchTerms terms = terms("random:2", Optional.empty(), 4);
        TournamentRun run = new TournamentRun(List.of("random", "greedy", "level1"), terms, 4, Optional.of(name));
        Set<Long> totals = new HashSet<>();

        TournamentRun.Result result =
                run.play(rules, run.specs(), settings(terms), 1, new WorkCounter(), (done, all) -> totals.add(all));

        assertEquals(List.of(), result.failures());
        assertEquals(3, result.places().size());
        assertEquals(Set.of(12L), totals);
        assertTrue(Files.exists(Path.of(name + "-2-3.jsonl")));
    }

    @Test
    void anEngineMeetsItselfInNoTournament() {
        TournamentRun run = new TournamentRun(
                List.of("random", "random"), terms("random", Optional.empty(), 4), 4, Optional.empty());

        assertThrows(UsageException.class, run::specs);
    }
}
