package org.plyspace.lab.people;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import org.plyspace.api.Side;
import org.plyspace.engine.session.SeatSheet;
import org.plyspace.statistics.Estimate;
import org.plyspace.statistics.Estimates;

/**
 * How people played: their time for a move, and which rules they got wrong.
 *
 * @param people the people, those with most games first
 * @param rules the rules that refused attempts, those that most people got wrong first
 */
public record PeopleHabits(List<Person> people, List<RuleRefused> rules) {

    private static final double MILLIS = TimeUnit.SECONDS.toMillis(1);

    /**
     * A person.
     *
     * @param name the name that the person chose, with a number behind it if others chose the same, or {@code person-1}
     * @param games the number of games
     * @param moves the number of moves
     * @param seconds the mean time of a move in seconds, with an interval over games, infinite for a single game; empty if no time is known
     * @param refused the number of attempts that the rules refused
     */
    public record Person(String name, int games, int moves, Optional<Estimate> seconds, long refused) {}

    /**
     * A rule that refused attempts.
     *
     * @param setting the rule set with its options
     * @param kind why it refused, as verdicts name it
     * @param citation the rule; may be empty
     * @param attempts the number of refused attempts
     * @param people the number of people who made one
     * @param of the number of people who played the rule set by links
     * @param share the share of people who made one, with Wilson's interval
     */
    public record RuleRefused(
            String setting, String kind, String citation, long attempts, int people, int of, Estimate share) {}

    private record Rule(String setting, String kind, String citation) {}

    /** What is noted of one person. */
    private static final class Notes {
        private int games;
        private int moves;
        private long refused;
        private final List<double[]> times = new ArrayList<>();
    }

    /**
     * Reads what people did.
     *
     * @param anonymous whether names are replaced
     */
    public static PeopleHabits of(List<PeopleFolder.PeopleGame> games, boolean anonymous) {
        Persons persons = new Persons();
        Map<String, Notes> people = new LinkedHashMap<>();
        Map<Rule, Set<String>> wrong = new LinkedHashMap<>();
        Map<Rule, Long> attempts = new LinkedHashMap<>();
        Map<String, Set<String>> watched = new TreeMap<>();
        for (PeopleFolder.PeopleGame game : games) {
            for (Side side : Side.values()) {
                String person = persons.of(game, side);
                Notes notes = people.computeIfAbsent(person, any -> new Notes());
                note(notes, game, side);
                game.sheet().ifPresent(sheet -> {
                    String setting = game.record().setting();
                    watched.computeIfAbsent(setting, any -> new LinkedHashSet<>())
                            .add(person);
                    for (SeatSheet.Refused refused : sheet.refused()) {
                        if (refused.side() == side) {
                            Rule rule = new Rule(setting, refused.kind(), refused.citation());
                            notes.refused += refused.times();
                            attempts.merge(rule, (long) refused.times(), Long::sum);
                            wrong.computeIfAbsent(rule, any -> new LinkedHashSet<>())
                                    .add(person);
                        }
                    }
                });
            }
        }
        Map<String, String> names = persons.names(anonymous);
        List<Person> named = new ArrayList<>();
        people.forEach((person, notes) -> named.add(
                new Person(names.get(person), notes.games, notes.moves, seconds(notes.times), notes.refused)));
        named.sort(Comparator.comparingInt(Person::games).reversed());
        List<RuleRefused> rules = new ArrayList<>();
        wrong.forEach((rule, who) -> {
            int of = watched.get(rule.setting).size();
            rules.add(new RuleRefused(
                    rule.setting,
                    rule.kind,
                    rule.citation,
                    attempts.get(rule),
                    who.size(),
                    of,
                    Estimates.proportion(who.size(), of)));
        });
        rules.sort(Comparator.comparingInt(RuleRefused::people)
                .thenComparingLong(RuleRefused::attempts)
                .reversed());
        return new PeopleHabits(List.copyOf(named), List.copyOf(rules));
    }

    private static void note(Notes notes, PeopleFolder.PeopleGame game, Side side) {
        notes.games++;
        double sum = 0;
        int known = 0;
        for (int ply = side.index(); ply < game.plies(); ply += 2) {
            notes.moves++;
            int at = ply;
            int spent = game.sheet()
                    .filter(sheet -> at < sheet.spent().size())
                    .map(sheet -> sheet.spent().get(at))
                    .orElse(SeatSheet.UNKNOWN);
            if (spent != SeatSheet.UNKNOWN) {
                sum += spent / MILLIS;
                known++;
            }
        }
        if (known > 0) {
            notes.times.add(new double[] {sum, known});
        }
    }

    private static Optional<Estimate> seconds(List<double[]> times) {
        if (times.isEmpty()) {
            return Optional.empty();
        }
        Estimate ratio = Estimates.ratio(
                times.stream().mapToDouble(each -> each[0]).toArray(),
                times.stream().mapToDouble(each -> each[1]).toArray());
        return Optional.of(new Estimate(ratio.mean(), Math.max(0, ratio.low()), ratio.high()));
    }

    /**
     * Tells people apart: in games by links by the key of their link, which a rematch keeps, elsewhere by their name. Without either, each
     * game has another person.
     */
    private static final class Persons {

        /** The names that they chose, the last one of each; empty for none. */
        private final Map<String, Optional<String>> chosen = new LinkedHashMap<>();

        String of(PeopleFolder.PeopleGame game, Side side) {
            Optional<String> name = game.person(side);
            String person = game.sheet()
                    .map(sheet -> "link " + sheet.keys().get(side.word()))
                    .or(() -> name.map(any -> "name " + any))
                    .orElseGet(() -> "nobody " + chosen.size());
            chosen.merge(person, name, (before, now) -> now.or(() -> before));
            return person;
        }

        /** What to call each. */
        Map<String, String> names(boolean anonymous) {
            Map<String, String> names = new LinkedHashMap<>();
            Set<String> taken = new HashSet<>();
            if (!anonymous) {
                chosen.forEach((person, name) -> name.ifPresent(own ->
                        names.put(person, free(taken, number -> number == 1 ? own : own + " (" + number + ")"))));
            }
            chosen.keySet().stream()
                    .filter(person -> !names.containsKey(person))
                    .forEach(person -> names.put(person, free(taken, number -> "person-" + number)));
            return names;
        }

        private static String free(Set<String> taken, IntFunction<String> numbered) {
            return IntStream.iterate(1, number -> number + 1)
                    .mapToObj(numbered)
                    .filter(taken::add)
                    .findFirst()
                    .orElseThrow();
        }
    }
}
