package org.plyspace.lab.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.plyspace.api.FailureException;
import org.plyspace.api.UsageException;
import org.plyspace.engine.Registry;
import org.plyspace.engine.plugin.FoundVariant;
import org.plyspace.engine.plugin.Origin;
import org.plyspace.engine.plugin.Plugins;
import org.plyspace.lab.games.PlayedGame;
import org.plyspace.lab.games.Store;
import org.plyspace.lab.search.RuleSearchResult.Finalist;
import org.plyspace.lab.search.RuleSearchResult.MainEffect;
import org.plyspace.lab.search.StoredSearchGames.Watcher;
import org.plyspace.lab.study.OpeningRule;
import org.plyspace.statistics.Estimate;
import org.plyspace.testing.InWholeForm;
import org.plyspace.variant.json.JsonVariantSource;

/**
 * Real games by rules of which the best are known: if all squares in the middle are goals and there are kings alone, whoever comes there
 * first has won within some moves, and next to no game is drawn.
 */
class PlantedRulesTest {

    private static final String ASKED = "duel:reach=*,leap=*,middle=*,men=*";
    private static final RuleSearchSettings SETTINGS =
            new RuleSearchSettings("random", OpeningRule.parse("start"), 1, 200);

    @TempDir
    private Path folder;

    private RuleSpaces spaces() throws IOException {
        Path file = folder.resolve("duel.json");
        try (InputStream content = PlantedRulesTest.class.getResourceAsStream("duel.json")) {
            Files.write(file, content.readAllBytes());
        }
        try (InputStream content = Files.newInputStream(file)) {
            FoundVariant duel =
                    new FoundVariant(new JsonVariantSource().read("duel.json", content), "duel", file, Origin.PLUGIN);
            return new RuleSpaces(new Registry(Plugins.of(List.of(duel), List.of())), any -> {
                throw new UsageException("no file is named here");
            });
        }
    }

    private RuleSearchResult search(String store, int games, RuleSearchSettings settings, int threads, Watcher watcher)
            throws IOException {
        return search(ASKED, store, games, settings, threads, watcher);
    }

    private RuleSearchResult search(
            String asked, String store, int games, RuleSearchSettings settings, int threads, Watcher watcher)
            throws IOException {
        RuleSpaces spaces = spaces();
        RuleSpace space = spaces.find(asked);
        List<Objective> objectives = List.of(
                new Objective(Aim.MINIMISE, Quantities.find("draws", spaces.traits(space), 1_000)),
                new Objective(Aim.MINIMISE, Quantities.find("length", spaces.traits(space), 1_000)));
        SearchPlan plan = SearchPlan.of(space.settings().size(), objectives.size(), games);
        StoredSearchGames played = new StoredSearchGames(
                folder.resolve(store).toString(),
                asked,
                space,
                objectives,
                plan,
                settings,
                new StoredSearchGames.Means(spaces, "0.0", threads, Duration.ofMinutes(1), watcher));
        return new RuleSearch(space, objectives, plan, played).run();
    }

    private RuleSearchResult search(String store, int games) throws IOException {
        return search(store, games, SETTINGS, 2, (stage, done) -> {});
    }

    /** Seed 1: of 36 settings, the six with goals in the whole middle and nothing but kings are alike, and best. */
    @Test
    void thePlantedRulesAreFound() throws IOException {
        RuleSearchResult result = search("store", 3_000);
        RuleSpace space = spaces().find(ASKED);

        assertEquals(36, space.settings().size());
        for (Finalist finalist : result.finalists()) {
            String name = space.settings().get(finalist.setting()).name();
            assertTrue(name.endsWith("middle=squares,men=nothing"), name);
            assertTrue(finalist.estimates().get(0).mean() < 0.02, finalist.toString());
            assertTrue(finalist.estimates().get(1).high()
                    < result.unchanged().estimates().get(1).low() / 2);
        }
        MainEffect middle = result.effects().stream()
                .filter(effect -> effect.value().equals("squares"))
                .findFirst()
                .orElseThrow();
        Estimate fewerDraws = middle.differences().get(0);
        assertTrue(fewerDraws.high() < -0.3, fewerDraws.toString());
        assertEquals(12, middle.pairs());
    }

    /** What is reported must not rest on the games by which finalists were chosen. */
    @Test
    void eachStageHasOpeningsOfItsOwn() throws IOException {
        RuleSearchSettings drawn = new RuleSearchSettings("random", OpeningRule.parse("random:6"), 1, 200);
        search("store", 1_200, drawn, 2, (stage, done) -> {});
        Set<List<List<String>>> seen = new HashSet<>();
        try (Stream<Path> stages = Files.list(folder.resolve("store")).filter(Files::isDirectory)) {
            for (Path stage : stages.toList()) {
                List<List<String>> openings = Store.open(stage)
                        .games()
                        .filter(game -> game.setting() == 0)
                        .sorted(Comparator.comparingInt(PlayedGame::opening))
                        .limit(4)
                        .map(game -> game.moves().subList(0, game.openingPlies()))
                        .toList();
                assertEquals(4, openings.size());
                assertTrue(seen.add(openings), stage + " has openings of another stage");
            }
        }
        assertTrue(seen.size() > 2, seen.size() + " stages");
    }

    /** Seed 1: no clock runs out within 15 plies; a shorter reach of rooks changes games at once. */
    @Test
    void settingsThatNeverActAreToldFromOthers() throws IOException {
        RuleSearchSettings shortGames = new RuleSearchSettings("random", OpeningRule.parse("start"), 1, 15);
        String asked = "duel:reach=3+1,clock=75+100";
        RuleSearchResult result = search(asked, "short", 600, shortGames, 2, (stage, done) -> {});

        for (Finalist finalist : result.finalists()) {
            String name =
                    spaces().find(asked).settings().get(finalist.setting()).name();
            assertEquals(!name.contains("reach=1"), finalist.same(), name);
        }
        assertTrue(result.finalists().stream().anyMatch(Finalist::same), result.toString());
        assertTrue(result.finalists().stream().anyMatch(finalist -> !finalist.same()), result.toString());
        assertFalse(result.unchanged().same());
    }

    @InWholeForm
    @Test
    void aSearchThatIsInterruptedAnywhereEndsAsIfItWereNot() throws IOException {
        RuleSearchResult whole = search("whole", 1_200);
        for (int[] stop : new int[][] {{1, 100}, {4, 10}, {0, 30}}) {
            String store = "stopped" + stop[0] + "-" + stop[1];
            assertThrows(
                    IllegalStateException.class,
                    () -> search(store, 1_200, SETTINGS, 1, (stage, done) -> {
                        if (stage.number() == stop[0] && done >= stop[1]) {
                            throw new IllegalStateException("killed");
                        }
                    }));

            assertEquals(whole, search(store, 1_200, SETTINGS, 3, (stage, done) -> {}));
        }
        assertTrue(Store.open(folder.resolve("whole").resolve("finals")).size() > 0);
    }

    @InWholeForm
    @Test
    void aFolderOfAnotherSearchIsRefusedWithTheFieldThatDiffers() throws IOException {
        search("store", 1_200);
        RuleSearchSettings other = new RuleSearchSettings("random", OpeningRule.parse("start"), 2, 200);
        UsageException refused =
                assertThrows(UsageException.class, () -> search("store", 1_200, other, 1, (stage, done) -> {}));

        assertTrue(
                refused.getMessage()
                        .contains("it is of another search: its field seed is 1, but what is asked for has 2"),
                refused.getMessage());
    }

    @Test
    void aFolderWithSomethingElseIsRefused() throws IOException {
        Files.createDirectories(folder.resolve("store/other"));
        UsageException refused = assertThrows(UsageException.class, () -> search("store", 1_200));

        assertTrue(refused.getMessage().endsWith("expected one, an empty folder or a new name"), refused.getMessage());
    }

    /** A store may come from elsewhere; moves that no number needs are replayed too, unless they were before. */
    @InWholeForm
    @Test
    void aStoredGameAgainstTheRulesIsRefused() throws IOException {
        RuleSearchResult whole = search("store", 1_200);
        Path games = folder.resolve("store/finals/games.jsonl");
        assertEquals(whole, search("store", 1_200));
        String own = Files.readString(games);

        Files.writeString(games, own.replaceFirst("[^\"]+\"\\]\\}", "a1-a1\"]}"));
        FailureException refused = assertThrows(FailureException.class, () -> search("store", 1_200));
        assertTrue(refused.getMessage().contains("a1-a1"), refused.getMessage());

        Files.writeString(games, own);
        assertEquals(whole, search("store", 1_200));
    }
}
