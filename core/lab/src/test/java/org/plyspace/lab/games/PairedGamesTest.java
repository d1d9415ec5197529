package org.plyspace.lab.games;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.plyspace.engine.Game;
import org.plyspace.engine.MoveTexts;
import org.plyspace.engine.SettingReference;
import org.plyspace.engine.testing.Bundled;
import org.plyspace.lab.numbers.GameTrace;
import org.plyspace.lab.study.Experiment;
import org.plyspace.lab.study.ExperimentSetting;
import org.plyspace.lab.study.OpeningRule;
import org.plyspace.lab.study.ReadyExperiment;

/** Settings of one id differ only by their rules. */
class PairedGamesTest {

    private static final int GAMES = 12;

    private static Experiment experiment(List<String> settings, String player, String openings, int maxPlies) {
        return new Experiment(
                "pairs",
                settings,
                List.of(player),
                GAMES,
                OpeningRule.parse(openings),
                1,
                maxPlies,
                List.of(),
                List.of());
    }

    /** An experiment from a file, in which every game has an opening. */
    private static ReadyExperiment planned(List<String> settings, String player, String openings, int maxPlies) {
        return ReadyExperiment.of(experiment(settings, player, openings, maxPlies), "pairs.json", Bundled.REGISTRY);
    }

    /** An experiment in memory, in which chance has no opening. */
    private static ReadyExperiment ready(List<String> settings, String player, String openings, int maxPlies) {
        Experiment experiment = experiment(settings, player, openings, maxPlies);
        return ReadyExperiment.inMemory(
                experiment,
                settings.stream()
                        .map(setting -> ExperimentSetting.of(setting, Bundled.REGISTRY, file -> Bundled.REGISTRY))
                        .map(found -> new ExperimentSetting(
                                SettingReference.parse(found.name()), found.registry(), found.rules(), found.starts()))
                        .toList());
    }

    /** The games of a setting as texts, so that two rule sets do not seem equal because their move numbers coincide. */
    private static List<PlayedGame<String>> games(ExperimentGames games, int setting) {
        List<PlayedGame<String>> played = new ArrayList<>();
        try (ColumnPlay column = games.column(setting)) {
            for (int number = 0; number < GAMES; number++) {
                played.add(PlayedGame.inText(
                        games.ready(),
                        column.play(games.ready().experiment().numbers().of(setting, number))));
            }
        }
        return played;
    }

    private static int parting(PlayedGame<String> one, PlayedGame<String> other) {
        int ply = 0;
        while (ply < Math.min(one.moves().size(), other.moves().size())
                && one.moves().get(ply).equals(other.moves().get(ply))) {
            ply++;
        }
        return ply;
    }

    private static List<String> choices(ReadyExperiment ready, int setting, PlayedGame<String> game, int ply) {
        Game replayed = GameTrace.replay(
                ready.rules(setting), ready.start(setting, 0), game.moves().subList(0, ply), game.number());
        return replayed.outcome().isPresent() ? List.of() : MoveTexts.sorted(replayed.position());
    }

    @ParameterizedTest(name = "{1} by {2}")
    @CsvSource({
        "koernke, koernke:clock=100, random",
        "koernke, koernke:clock=100, level1",
        "koernke, koernke:clock=100, 'alphabeta:nodes=50,eval=generic'",
        "roth, roth:stalemate=loss, random",
        "cube:n=4, 'cube:n=4,clock=100', 'mcts:playouts=20'"
    })
    void aRuleThatNeverActsGivesTheSameGames(String baseline, String other, String player) {
        ExperimentGames games = new ExperimentGames(ready(List.of(baseline, other), player, "softmax:6", 30));

        assertEquals(
                games(games, 0).stream().map(PlayedGame::moves).toList(),
                games(games, 1).stream().map(PlayedGame::moves).toList());
    }

    @ParameterizedTest(name = "{1} by {2} after {3}")
    @CsvSource({
        "koernke, koernke:clock=100, random, softmax:6",
        "koernke, koernke:clock=100, random, start",
        "koernke, koernke:clock=100, level1, random:4",
        "roth, roth:stalemate=loss, random, random:6",
        "cube:n=4, 'cube:n=4,clock=100', 'mcts:playouts=20', random:4"
    })
    void aRuleThatNeverActsGivesTheSameGamesOfAPlan(String baseline, String other, String player, String openings) {
        ExperimentGames games = new ExperimentGames(planned(List.of(baseline, other), player, openings, 30));

        assertEquals(
                games(games, 0).stream().map(PlayedGame::moves).toList(),
                games(games, 1).stream().map(PlayedGame::moves).toList());
    }

    @Test
    void chanceOfAPlanPartsOnlyWhereTheLegalMovesDo() {
        ReadyExperiment ready = planned(List.of("koernke", "koernke:castling=off"), "random", "random:6", 150);
        ExperimentGames games = new ExperimentGames(ready);
        List<PlayedGame<String>> ones = games(games, 0);
        List<PlayedGame<String>> others = games(games, 1);

        int after = 0;
        int parted = 0;
        for (int i = 0; i < GAMES; i++) {
            int ply = parting(ones.get(i), others.get(i));
            assertEquals(6, others.get(i).openingPlies());
            if (ply >= 6 && !ones.get(i).moves().equals(others.get(i).moves())) {
                assertNotEquals(
                        choices(ready, 0, ones.get(i), ply), choices(ready, 1, others.get(i), ply), "ply " + ply);
                parted++;
            }
            after += ply > 6 ? 1 : 0;
        }
        assertTrue(parted > 0, "the rule acts");
        assertTrue(after > GAMES / 2, after + " go on together after the opening");
    }

    /** What a baseline plays does not depend on who is compared with it. */
    @ParameterizedTest
    @CsvSource({"random", "level1"})
    void aBaselineOfAPlanPlaysAsIfItWereAlone(String player) {
        assertEquals(
                games(new ExperimentGames(planned(List.of("roth"), player, "random:6", 60)), 0).stream()
                        .map(PlayedGame::moves)
                        .toList(),
                games(new ExperimentGames(planned(List.of("roth", "roth:castling=off"), player, "random:6", 60)), 0)
                        .stream()
                        .map(PlayedGame::moves)
                        .toList());
    }

    @ParameterizedTest
    @CsvSource({
        "roth, roth:castling=off",
        "roth, roth:pathB=off",
        "koernke, koernke:movement=total",
        "cube:n=4, 'cube:n=4,selfCapture=on'"
    })
    void chancePartsOnlyWhereTheLegalMovesDo(String baseline, String other) {
        ReadyExperiment ready = ready(List.of(baseline, other), "random", "softmax:6", 150);
        ExperimentGames games = new ExperimentGames(ready);
        List<PlayedGame<String>> ones = games(games, 0);
        List<PlayedGame<String>> others = games(games, 1);

        int parted = 0;
        for (int i = 0; i < GAMES; i++) {
            int ply = parting(ones.get(i), others.get(i));
            if (!ones.get(i).moves().equals(others.get(i).moves())) {
                assertNotEquals(
                        choices(ready, 0, ones.get(i), ply), choices(ready, 1, others.get(i), ply), "ply " + ply);
                parted++;
            }
            assertEquals(0, others.get(i).openingPlies(), "chance has no opening");
        }
        assertTrue(parted > 0, "the rule acts");
    }

    @Test
    void openingsAreSharedMoveByMove() {
        ExperimentGames games = new ExperimentGames(
                ready(List.of("roth", "roth:castling=off"), "alphabeta:nodes=20,eval=generic", "softmax:6", 20));
        List<PlayedGame<String>> ones = games(games, 0);
        List<PlayedGame<String>> others = games(games, 1);

        int whole = 0;
        for (int i = 0; i < GAMES; i++) {
            int shared = others.get(i).sharedPlies();
            assertEquals(
                    ones.get(i).moves().subList(0, shared),
                    others.get(i).moves().subList(0, shared));
            assertEquals(6, others.get(i).openingPlies());
            whole += shared == 6 ? 1 : 0;
        }
        assertTrue(whole > 0 && whole < GAMES, whole + " are shared as a whole");
    }

    /** A thread may play a game before the one that it follows, and after others. */
    @ParameterizedTest
    @CsvSource({"random", "level1"})
    void whatWasPlayedBeforeChangesNoGame(String player) {
        ReadyExperiment ready =
                ready(List.of("roth", "roth:castling=off", "roth:stalemate=win"), player, "softmax:6", 60);
        ExperimentGames inOrder = new ExperimentGames(ready);
        List<List<PlayedGame<String>>> first = List.of(games(inOrder, 0), games(inOrder, 1), games(inOrder, 2));
        ExperimentGames backwards = new ExperimentGames(ready);

        assertEquals(first.get(2), games(backwards, 2));
        assertEquals(first.get(1), games(backwards, 1));
        assertEquals(first.get(0), games(backwards, 0));
        assertEquals(first.get(1), games(backwards, 1), "again");
    }

    @Test
    void aBaselineThatBrokeIsNotFollowed() {
        ReadyExperiment both = ready(List.of("roth", "roth:castling=off"), "random", "softmax:6", 60);
        ExperimentGames alone = new ExperimentGames(ready(List.of("roth:castling=off"), "random", "softmax:6", 60));
        ExperimentGames without = new ExperimentGames(both).withoutBaselines(setting -> setting == 0);

        assertEquals(
                games(alone, 0).stream().map(PlayedGame::moves).toList(),
                games(without, 1).stream().map(PlayedGame::moves).toList());
    }
}
