package org.plyspace.lab.search;

import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.plyspace.api.UsageException;
import org.plyspace.engine.OptionRange;
import org.plyspace.engine.Registry;
import org.plyspace.engine.SettingName;
import org.plyspace.engine.SettingReference;
import org.plyspace.lab.numbers.RuleTraits;
import org.plyspace.lab.study.Experiment;
import org.plyspace.lab.study.OpeningRule;
import org.plyspace.match.engine.EngineSpec;

/**
 * A search over rules as users ask for it.
 *
 * @param asked the settings to search, as {@link RuleSpaces#find} reads them
 * @param aims the names of the numbers with each aim
 * @param games the most games
 * @param engine the engine that plays both sides
 * @param openings how the first moves are drawn
 * @param folder the folder for the games; empty for one named by the rule set
 */
public record RuleSearchTask(
        String asked,
        Map<Aim, List<String>> aims,
        int games,
        String engine,
        String openings,
        long seed,
        int maxPlies,
        Optional<String> folder) {

    private static final int MOST_GAMES = 10_000_000;
    private static final int MOST_OBJECTIVES = 6;

    /** Copies the map. */
    public RuleSearchTask {
        aims = Map.copyOf(aims);
    }

    /**
     * A search that is ready to run.
     *
     * @param games plays, or has, its games
     */
    public record Ready(RuleSpace space, List<Objective> objectives, SearchPlan plan, RuleSearch.SearchGames games) {

        /** Plays all games that are missing, and ranks the settings. */
        public RuleSearchResult run() {
            return new RuleSearch(space, objectives, plan, games).run();
        }
    }

    /** How games of all settings are played. */
    public RuleSearchSettings settings() {
        OptionRange.inRange("--games", games, 1, MOST_GAMES);
        OptionRange.inRange("--max-plies", maxPlies, 1, Experiment.MOST_PLIES);
        EngineSpec spec = EngineSpec.parse(engine);
        spec.unrepeatable().ifPresent(why -> {
            throw new UsageException("--engine: " + engine + " would not play the same games again: " + why
                    + "; expected limits of nodes or depth and one thread");
        });
        OpeningRule rule = rule();
        if (rule.plies() == 0 && !spec.isSeeded()) {
            throw new UsageException("--engine: " + engine + " would play the same game again and again from the start;"
                    + " expected openings such as softmax:20, or an engine that draws at random");
        }
        return new RuleSearchSettings(engine, rule, seed, maxPlies);
    }

    private OpeningRule rule() {
        try {
            return OpeningRule.parse(openings);
        } catch (UsageException malformed) {
            throw new UsageException("--openings", malformed.getMessage());
        }
    }

    /** The id of the rule set. */
    public String id() {
        return SettingName.parse(SettingReference.parse(asked).spec().split(":", 2)[0])
                .id();
    }

    /** The folder for the games. */
    public String store() {
        return folder.orElseGet(() -> id() + ".search");
    }

    /**
     * Finds the settings and opens the folder.
     *
     * @param files gives the rule sets of a file
     * @param version the version of the program
     * @param threads the number of games to play at a time
     * @param limit the time that a move may take
     * @param watcher is told about games that ended
     * @throws UsageException if settings or aims are refused, or it is the folder of another search
     */
    public Ready ready(
            Registry all,
            Function<Path, Registry> files,
            String version,
            int threads,
            Duration limit,
            StoredSearchGames.Watcher watcher) {
        RuleSpaces spaces = new RuleSpaces(all, files);
        RuleSpace space = spaces.find(asked);
        List<Objective> objectives = objectives(spaces.traits(space));
        SearchPlan plan = SearchPlan.of(space.settings().size(), objectives.size(), games);
        StoredSearchGames.Means means = new StoredSearchGames.Means(spaces, version, threads, limit, watcher);
        return new Ready(
                space,
                objectives,
                plan,
                new StoredSearchGames(store(), asked, space, objectives, plan, settings(), means));
    }

    private List<Objective> objectives(RuleTraits traits) {
        List<Objective> objectives = new ArrayList<>();
        for (Aim aim : Aim.values()) {
            aims.getOrDefault(aim, List.of()).forEach(name -> add(objectives, aim, name, traits));
        }
        if (objectives.isEmpty() || objectives.size() > MOST_OBJECTIVES) {
            throw new UsageException("expected 1 to " + MOST_OBJECTIVES
                    + " aims by --minimise, --maximise, --keep and --balance, such as --minimise draws --keep length"
                    + " --balance score; found " + (objectives.isEmpty() ? "none" : objectives.size()));
        }
        return objectives;
    }

    private void add(List<Objective> objectives, Aim aim, String name, RuleTraits traits) {
        String option = "--" + aim.word();
        Objective objective = new Objective(aim, found(option, name, traits));
        if (objectives.stream().anyMatch(each -> each.quantity().equals(objective.quantity()))) {
            throw new UsageException(option + ": " + name + " has an aim already; expected each number once");
        }
        objectives.add(objective);
    }

    private Quantity found(String option, String name, RuleTraits traits) {
        try {
            return Quantities.find(name, traits, maxPlies);
        } catch (UsageException none) {
            throw new UsageException(option, none.getMessage());
        }
    }
}
