package org.plyspace.tck;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.plyspace.api.GameMetric;
import org.plyspace.api.GameMetric.Amount;
import org.plyspace.api.MeasuredGame;
import org.plyspace.api.MoveTag;

/** Checks that the numbers which rules count in their games can be told and are what they say. */
interface MetricContract extends UnderTest {

    /** The form of a metric's name, which is part of what is typed. */
    String NAME = "[a-z][a-z0-9' -]*";

    @TestFactory
    default Stream<DynamicTest> metricsAreNamedCitedAndExplained() {
        return specimens().inAllRules(rules -> {
            Set<String> names = new HashSet<>();
            rules.tags().stream().map(MoveTag::name).forEach(names::add);
            for (GameMetric metric : rules.metrics()) {
                String name = metric.name();
                assertTrue(name.matches(NAME), () -> "name of a metric: '" + name + "'");
                assertTrue(names.add(name), () -> "two metrics, or a tag and a metric, are called " + name);
                assertFalse(metric.meaning().isBlank(), () -> "no meaning of the metric " + name);
                assertFalse(metric.source().isBlank(), () -> "no source of the metric " + name);
                assertFalse(metric.unit().isBlank(), () -> "no unit of the metric " + name);
                assertEquals(
                        metric.kind() == GameMetric.Kind.GAMES,
                        metric.unit().equals(GameMetric.GAMES),
                        () -> "the unit of the metric " + name + " is " + GameMetric.GAMES
                                + " if it is a share of games, and only then");
            }
        });
    }

    @TestFactory
    default Stream<DynamicTest> metricsCountTheSameInTheSameGameAndWhatTheirKindsCanHave() {
        return specimens().inAllGames(random -> {
            MeasuredGame game = new MeasuredGame(
                    random.rules(), random.begin().words().setup(), random.moves(), 0, Optional.empty());
            for (GameMetric metric : random.rules().metrics()) {
                Amount amount = metric.reading().of(game);
                assertTrue(
                        metric.accepts(amount),
                        () -> "the metric " + metric.name() + " is of the kind " + metric.kind() + " and gave "
                                + amount.part() + " of " + amount.whole());
                assertEquals(
                        amount, metric.reading().of(game), () -> "the metric " + metric.name() + " of the same game");
            }
        });
    }
}
