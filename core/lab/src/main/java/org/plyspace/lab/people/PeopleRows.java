package org.plyspace.lab.people;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.plyspace.api.Outcome;
import org.plyspace.api.PlyspaceException;
import org.plyspace.api.UsageException;
import org.plyspace.engine.Game;
import org.plyspace.engine.GameResult;
import org.plyspace.engine.Registry;
import org.plyspace.lab.games.Manifest;
import org.plyspace.lab.games.PlayedGame;
import org.plyspace.lab.games.RowMaker;
import org.plyspace.lab.games.RowSource;
import org.plyspace.lab.numbers.GameReader;
import org.plyspace.lab.numbers.GameRow;
import org.plyspace.lab.numbers.GameSummary;
import org.plyspace.lab.numbers.GameTrace;
import org.plyspace.lab.study.Experiment;
import org.plyspace.lab.study.GameNumbers;
import org.plyspace.lab.study.OpeningRule;
import org.plyspace.lab.study.ReadyExperiment;
import org.plyspace.lab.study.SourceFile;

/**
 * Rows of games that people played, alone or beside those of engines: a further column of the engines' experiment, whose player is {@value
 * Experiment#PEOPLE}. Its hypotheses are about engines, and are not repeated.
 */
public final class PeopleRows implements RowSource {

    private final String name;
    private final Manifest manifest;
    private final List<GameRow> rows = new ArrayList<>();
    private final List<PeopleFolder.PeopleGame> adopted = new ArrayList<>();
    private final Map<String, Integer> leftOut = new TreeMap<>();

    /**
     * Makes the rows, for which the games are replayed.
     *
     * @param folder the games
     * @param name the name of the folder in messages
     * @param beside the rows of engines' games, whose settings alone are taken then; empty for all settings
     * @param version the version of Plyspace
     * @throws UsageException if no game can be adopted, or engines played by other rules than those here
     */
    public PeopleRows(
            PeopleFolder folder,
            String name,
            Optional<RowSource> beside,
            Registry registry,
            Function<Path, Registry> files,
            String version) {
        this.name = name;
        leftOut.putAll(folder.leftOut());
        Map<String, List<PeopleFolder.PeopleGame>> bySetting = bySetting(folder.games(), registry);
        List<String> settings = beside.map(rows -> rows.manifest().experiment().settings())
                .orElseGet(() -> List.copyOf(bySetting.keySet()));
        if (settings.isEmpty()) {
            throw nothing();
        }
        Experiment alone = experiment(
                settings, bySetting, beside.map(rows -> rows.manifest().experiment()));
        ReadyExperiment ready = ReadyExperiment.ofPlayed(alone, name, registry, files);
        RowMaker maker = new RowMaker(ready);
        manifest = manifest(ready, beside.map(RowSource::manifest), version);
        for (int setting = 0; setting < settings.size(); setting++) {
            addPeople(ready, maker, setting, bySetting.getOrDefault(ready.name(setting), List.of()));
            bySetting.remove(ready.name(setting));
        }
        bySetting.values().forEach(games -> games.forEach(game -> leaveOut("of other settings")));
        if (adopted.isEmpty()) {
            throw nothing();
        }
        beside.ifPresent(this::addEngines);
    }

    private UsageException nothing() {
        return new UsageException(name, "it has no game to adopt" + leftOutWords() + "; expected games of people");
    }

    private String leftOutWords() {
        return leftOut.isEmpty()
                ? ""
                : leftOut.entrySet().stream()
                        .map(reason -> reason.getValue() + " " + reason.getKey())
                        .collect(Collectors.joining(", ", " (left out: ", ")"));
    }

    private void leaveOut(String why) {
        leftOut.merge(why, 1, Integer::sum);
    }

    private Map<String, List<PeopleFolder.PeopleGame>> bySetting(
            List<PeopleFolder.PeopleGame> games, Registry registry) {
        Map<String, List<PeopleFolder.PeopleGame>> bySetting = new TreeMap<>();
        for (PeopleFolder.PeopleGame game : games) {
            try {
                String setting = registry.rules(game.record().setting()).setting();
                bySetting.computeIfAbsent(setting, any -> new ArrayList<>()).add(game);
            } catch (PlyspaceException unknown) {
                leaveOut("of rule sets that are not here");
            }
        }
        return bySetting;
    }

    private static Experiment experiment(
            List<String> settings, Map<String, List<PeopleFolder.PeopleGame>> bySetting, Optional<Experiment> engines) {
        int most = bySetting.values().stream().mapToInt(List::size).max().orElse(1);
        int longest = bySetting.values().stream()
                .flatMap(List::stream)
                .mapToInt(PeopleFolder.PeopleGame::plies)
                .max()
                .orElse(1);
        List<String> players = new ArrayList<>(engines.map(Experiment::players).orElse(List.of()));
        players.add(Experiment.PEOPLE);
        return new Experiment(
                engines.map(Experiment::name).orElse("games of people"),
                settings,
                players,
                Math.max(most, engines.map(Experiment::games).orElse(1)),
                engines.map(Experiment::openings).orElse(OpeningRule.parse("start")),
                engines.map(Experiment::seed).orElse(1L),
                engines.map(Experiment::maxPlies).orElse(longest),
                engines.map(Experiment::metrics).orElse(List.of()),
                List.of());
    }

    private Manifest manifest(ReadyExperiment ready, Optional<Manifest> engines, String version) {
        Manifest here = Manifest.of(ready, version);
        engines.ifPresent(played -> checkRules(played, here));
        return new Manifest(
                ready.experiment(),
                engines.map(Manifest::version).orElse(version),
                engines.map(Manifest::build).orElse(here.build()),
                engines.map(Manifest::engines).orElse(here.engines()),
                false,
                here.files(),
                engines.map(Manifest::machines).orElse(here.machines()),
                List.of());
    }

    private void checkRules(Manifest played, Manifest here) {
        for (SourceFile file : played.files()) {
            if (here.files().stream()
                    .noneMatch(other -> other.usedBy().equals(file.usedBy())
                            && other.sha256().equals(file.sha256()))) {
                throw new UsageException(
                        name,
                        "the engines' games were played with another " + file.file() + " for " + file.usedBy()
                                + " than the one here; expected games by the same rules");
            }
        }
    }

    private void addPeople(ReadyExperiment ready, RowMaker maker, int setting, List<PeopleFolder.PeopleGame> games) {
        GameNumbers numbers = ready.experiment().numbers();
        int column = numbers.column(setting, numbers.players() - 1);
        GameReader reader = new GameReader(maker.traits(setting));
        int opening = 0;
        for (PeopleFolder.PeopleGame game : games) {
            if (game.plies() > ready.experiment().maxPlies()) {
                leaveOut("longer than games of the engines may be");
                continue;
            }
            int number = numbers.of(column, opening);
            int pair = opening;
            try {
                Optional<GameRow> row = ready.ask(setting, "to replay " + game.name(), () -> {
                    Game replayed = GameTrace.replay(
                            ready.rules(setting),
                            ready.rules(setting).start(),
                            game.record().line().moves(),
                            number);
                    GameSummary summary = summary(game, replayed, number, pair);
                    return summary.isFinished()
                            ? Optional.of(reader.row(GameTrace.of(maker.traits(setting), replayed, summary), 0))
                            : Optional.empty();
                });
                if (row.isEmpty()) {
                    leaveOut("unfinished");
                    continue;
                }
                rows.add(row.get());
                adopted.add(game);
                opening++;
            } catch (PlyspaceException broken) {
                leaveOut("against the rules");
            }
        }
    }

    private static GameSummary summary(PeopleFolder.PeopleGame game, Game replayed, int number, int opening) {
        GameResult byRules = GameResult.of(replayed.outcome());
        GameResult result = byRules == GameResult.OPEN ? game.record().result() : byRules;
        String reason = replayed.outcome()
                .map(Outcome::reason)
                .or(() -> game.record().termination())
                .orElse(PlayedGame.UNFINISHED);
        return new GameSummary(number, opening, 0, result, reason, 0, 0);
    }

    /** Engines' games keep their openings, and get the numbers that they have with one player more. */
    private void addEngines(RowSource engines) {
        GameNumbers before = engines.manifest().experiment().numbers();
        GameNumbers now = manifest.experiment().numbers();
        engines.rows(row -> {
            GameSummary of = row.summary();
            int column = now.column(before.setting(of.number()), before.player(of.number()));
            rows.add(new GameRow(
                    new GameSummary(
                            now.of(column, of.opening()),
                            of.opening(),
                            of.openingPlies(),
                            of.result(),
                            of.reason(),
                            of.whiteDepth(),
                            of.blackDepth()),
                    row.sharedPlies(),
                    row.plies(),
                    row.together(),
                    row.ids(),
                    row.numbers()));
        });
    }

    /** The games that were adopted. */
    public List<PeopleFolder.PeopleGame> adopted() {
        return List.copyOf(adopted);
    }

    /** How many games were left out, by reason. */
    public Map<String, Integer> leftOut() {
        return new LinkedHashMap<>(leftOut);
    }

    @Override
    public String name() {
        return name;
    }

    @Override
    public Manifest manifest() {
        return manifest;
    }

    @Override
    public BitSet numbers() {
        BitSet numbers = new BitSet();
        rows.forEach(row -> numbers.set(row.summary().number()));
        return numbers;
    }

    @Override
    public void rows(Consumer<GameRow> each) {
        rows.forEach(each);
    }
}
