package org.plyspace.match;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import org.plyspace.api.Rules;
import org.plyspace.api.UsageException;
import org.plyspace.engine.OptionRange;
import org.plyspace.engine.Progress;
import org.plyspace.engine.WorkCounter;
import org.plyspace.match.engine.EngineSpec;

/**
 * Plays a tournament: matches of engines, each against each other.
 *
 * @param engines the engines as users write them
 * @param terms the terms of all matches
 * @param games the games of each match
 * @param files begins the names of the files in which games are kept, and from which an interrupted tournament goes on: {@code
 *     NAME-1-2.jsonl} of the first and second engine, and so on
 */
public record TournamentRun(List<String> engines, MatchTerms terms, int games, Optional<String> files) {

    private static final int MOST_ENGINES = 100;

    /**
     * Reads the engines.
     *
     * @throws UsageException if one is malformed or named twice, or they are too few or too many
     */
    public List<EngineSpec> specs() {
        OptionRange.inRange("engines", engines.size(), 2, MOST_ENGINES);
        if (new HashSet<>(engines).size() < engines.size()) {
            throw new UsageException("duplicate engine; expected each engine once");
        }
        return engines.stream().map(text -> MatchTerms.engine("ENGINE", text)).toList();
    }

    /**
     * What came of it.
     *
     * @param failures of engines, in words
     */
    public record Result(List<Tournament.Place> places, List<String> failures) {}

    /**
     * Plays all matches that are missing.
     *
     * @param settings what the terms say, read
     * @param progress receives every game
     */
    public Result play(
            Rules rules,
            List<EngineSpec> specs,
            MatchSettings settings,
            int threads,
            WorkCounter counter,
            Progress progress) {
        Tournament tournament = new Tournament(specs.size());
        List<String> failures = new ArrayList<>();
        int all = specs.size() * (specs.size() - 1) / 2 * games;
        int before = 0;
        for (int one = 0; one < specs.size(); one++) {
            for (int other = one + 1; other < specs.size(); other++) {
                Match match = new Match(rules, specs.get(one), specs.get(other), settings);
                counter.count(match::plies);
                int done = before;
                MatchResult result = ResumableMatch.play(
                        match,
                        rules.setting(),
                        terms.event(engines.get(one), engines.get(other)),
                        file(one, other),
                        threads,
                        game -> progress.reached(done + match.standing().games(), all));
                tournament.met(one, other, match);
                String names = specs.get(one) + " against " + specs.get(other) + ", ";
                result.failures().forEach(what -> failures.add(names + what));
                before += games;
            }
        }
        return new Result(tournament.places(), failures);
    }

    private Optional<String> file(int one, int other) {
        return files.map(name -> name + "-" + (one + 1) + "-" + (other + 1) + ".jsonl");
    }
}
