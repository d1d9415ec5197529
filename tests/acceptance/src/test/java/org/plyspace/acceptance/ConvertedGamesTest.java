package org.plyspace.acceptance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.plyspace.api.NoStartException;
import org.plyspace.api.Option;
import org.plyspace.api.Rules;
import org.plyspace.engine.Game;
import org.plyspace.engine.Registry;
import org.plyspace.engine.exchange.Exchange;
import org.plyspace.engine.exchange.GameFormat;
import org.plyspace.engine.exchange.GamesText;
import org.plyspace.engine.exchange.ReplayedGame;
import org.plyspace.engine.plugin.FoundVariant;
import org.plyspace.engine.record.GameRecord;
import org.plyspace.engine.record.RecordWriter;
import org.plyspace.testing.EveryThirdCase;

/** Random games of every bundled rule set, with each option turned once, come back from every form as they went. */
class ConvertedGamesTest {

    private static final int SEEDS = 4;
    private static final int SEEDS_OF_OPTIONS = 1;

    private static final Registry REGISTRY = Program.registry();

    private final Exchange exchange = new Exchange(REGISTRY);

    /** One game. */
    record Case(String spec, long seed) {

        @Override
        public String toString() {
            return spec + ", seed " + seed;
        }
    }

    static Stream<Case> cases() {
        return REGISTRY.variants().stream().flatMap(ConvertedGamesTest::cases);
    }

    private static Stream<Case> cases(FoundVariant found) {
        Stream<Case> plain = LongStream.rangeClosed(1, SEEDS).mapToObj(seed -> new Case(found.id(), seed));
        Stream<Case> turned = found.variant().options().stream()
                .flatMap(option -> values(option).map(value -> found.id() + ":" + option.name() + "=" + value))
                .flatMap(spec -> LongStream.rangeClosed(1, SEEDS_OF_OPTIONS).mapToObj(seed -> new Case(spec, seed)));
        return Stream.concat(plain, turned).filter(ConvertedGamesTest::hasStart);
    }

    private static Stream<String> values(Option option) {
        Stream<String> all = option.isRange()
                ? Stream.of(option.min(), 4, 8).distinct().map(String::valueOf)
                : option.choices().stream();
        return all.filter(value -> option.refusal(value).isEmpty() && !value.equals(option.defaultValue()));
    }

    private static boolean hasStart(Case one) {
        try {
            return REGISTRY.rules(one.spec).start().cells() > 0;
        } catch (NoStartException none) {
            return false;
        }
    }

    @EveryThirdCase
    @ParameterizedTest
    @MethodSource("cases")
    void jsonAndPgnLoseNothing(Case one) {
        Rules rules = REGISTRY.rules(one.spec);
        Game game = RandomGames.game(rules, one.seed);
        GameRecord whole = RandomGames.annotated(game, one.seed);
        GameRecord later = RandomGames.annotated(RandomGames.continued(game, one.seed), one.seed);
        List<ReplayedGame> games = new ArrayList<>();
        for (GameRecord record : List.of(whole, later)) {
            games.addAll(exchange.read(json(record), GameFormat.JSON));
        }

        for (GameFormat format : List.of(GameFormat.JSON, GameFormat.PGN)) {
            String text = exchange.write(games, format);
            List<ReplayedGame> again = exchange.read(text(text), format);
            assertEquals(
                    List.of(whole, later),
                    again.stream().map(ReplayedGame::record).toList(),
                    () -> text);
            assertEquals(text, exchange.write(again, format));
        }
    }

    @EveryThirdCase
    @ParameterizedTest
    @MethodSource("cases")
    void theSourcesNotationKeepsMovesAndResult(Case one) {
        Rules rules = REGISTRY.rules(one.spec);
        Game game = RandomGames.game(rules, one.seed);
        assertSameFromSource(game, Optional.empty());

        Game later = RandomGames.continued(game, one.seed);
        if (later != game) {
            assertSameFromSource(later, Optional.of(rules.write(later.start())));
        }
    }

    private void assertSameFromSource(Game game, Optional<String> start) {
        ReplayedGame checked = new ReplayedGame(GameRecord.of(game, Map.of()), game);
        String text = exchange.write(List.of(checked), GameFormat.SOURCE);
        Optional<String> spec = Optional.of(game.position().rules().setting());

        GameRecord again = exchange.read(new GamesText(text, "text", spec, start), GameFormat.SOURCE)
                .get(0)
                .record();

        assertEquals(checked.record(), again, () -> text);
        assertTrue(text.startsWith("# " + spec.orElseThrow() + "\n"), text);
    }

    private static GamesText json(GameRecord record) {
        return text(new RecordWriter().line(record));
    }

    private static GamesText text(String text) {
        return new GamesText(text, "text", Optional.empty(), Optional.empty());
    }
}
