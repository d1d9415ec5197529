package org.plyspace.report.html;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import org.plyspace.api.MoveList;
import org.plyspace.api.Outcome;
import org.plyspace.api.Rules;
import org.plyspace.engine.Game;
import org.plyspace.engine.GameResult;
import org.plyspace.engine.testing.Bundled;
import org.plyspace.lab.games.HostInfo;
import org.plyspace.lab.numbers.GameSummary;
import org.plyspace.lab.numbers.GameTrace;
import org.plyspace.lab.numbers.ResultTable;
import org.plyspace.lab.numbers.ResultTableMaker;
import org.plyspace.lab.numbers.RuleTraits;
import org.plyspace.lab.numbers.Setting;
import org.plyspace.lab.numbers.SettingGames;
import org.plyspace.lab.study.SourceFile;

/** Reports on random games that compare any settings. */
final class Reports {

    static final ReportOrigin PROVENANCE = provenance("Trial");

    private static final int MOST_PLIES = 60;

    private Reports() {}

    static ReportOrigin provenance(String title) {
        return new ReportOrigin(
                title,
                List.of("plyspace study report trial --report 'a folder'"),
                "0.0",
                5,
                Map.of("openings", "none"),
                List.of(new SourceFile("toy", "toy.jar", "0".repeat(64))),
                List.of(new HostInfo("17", "an operating system", 2)),
                List.of(),
                List.of(),
                List.of(),
                List.of(),
                "");
    }

    static Game random(Rules rules, long seed, int mostPlies) {
        Game game = Game.fromStart(rules);
        SplittableRandom random = new SplittableRandom(seed);
        MoveList scratch = new MoveList();
        while (game.plies() < mostPlies && game.outcome().isEmpty()) {
            game.play(game.position().randomMove(random, scratch));
        }
        return game;
    }

    /** A table of random games of each rule set, all compared with the first. */
    static ResultTable table(List<String> specs, int games) {
        return table(specs, List.of("random"), games);
    }

    /** The same with games that are said to be of each of some players. */
    static ResultTable table(List<String> specs, List<String> players, int games) {
        List<SettingGames> all = new ArrayList<>();
        for (String setting : specs) {
            Rules rules = Bundled.REGISTRY.rules(setting);
            players.forEach(player -> all.add(games(rules, player, games)));
        }
        return new ResultTableMaker(all, 5).make(specs.get(0));
    }

    private static SettingGames games(Rules rules, String player, int games) {
        SettingGames of = new SettingGames(setting(rules, player), RuleTraits.of(rules));
        for (int number = 0; number < games; number++) {
            Game game = random(rules, number, MOST_PLIES);
            Optional<Outcome> end = game.outcome();
            of.add(GameTrace.of(
                    of.traits(),
                    game,
                    new GameSummary(
                            number,
                            number,
                            0,
                            GameResult.of(end),
                            end.map(Outcome::reason).orElse("unfinished"),
                            1.5,
                            2)));
        }
        return of;
    }

    static Setting setting(Rules rules) {
        return setting(rules, "random");
    }

    private static Setting setting(Rules rules, String player) {
        return new Setting(
                rules.setting(),
                rules.variant().title(),
                player,
                Optional.of(rules.variant().id()));
    }

    static Map<String, RuleSheet> sheets(List<String> specs) {
        Map<String, RuleSheet> sheets = new LinkedHashMap<>();
        specs.forEach(setting -> sheets.put(setting, RuleSheet.of(setting, Bundled.REGISTRY.rules(setting))));
        return sheets;
    }

    static SampleGame sample(String setting, int plies) {
        Rules rules = Bundled.REGISTRY.rules(setting);
        return SampleGame.of(setting, "a game of " + setting, rules, random(rules, 1, plies));
    }

    static ReportPage page(List<String> specs, int games) {
        return new ReportPage(
                table(specs, games),
                sheets(specs),
                PROVENANCE,
                specs.stream().map(setting -> sample(setting, 150)).toList());
    }
}
