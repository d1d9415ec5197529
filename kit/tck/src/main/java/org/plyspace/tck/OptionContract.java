package org.plyspace.tck;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;

import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.opentest4j.AssertionFailedError;
import org.plyspace.api.Option;
import org.plyspace.api.OptionValues;
import org.plyspace.api.Rules;
import org.plyspace.api.Variant;

/** Checks that a variant describes itself and its options, and creates the rules that were chosen. */
interface OptionContract extends UnderTest {

    /** Reports any fault of a declaration in its own words. */
    @Foundation(0)
    @Test
    default void rulesCanBeMade() {
        try {
            assertFalse(
                    specimens().rules().isEmpty(), "optionSets() is empty; expected one choice of options at least");
        } catch (RuntimeException wrong) {
            throw new AssertionFailedError("the rules cannot be made: " + Specimens.why(wrong), wrong);
        }
    }

    @Test
    default void variantSaysWhoItIs() {
        Variant variant = specimens().variant();
        assertTrue(
                variant.id().matches("[a-z][a-z0-9-]{0,39}"),
                () -> "id '" + variant.id()
                        + "' is not a lower case letter and then at most 39 lower case letters, digits or hyphens");
        Stream.of(variant.title(), variant.summary(), variant.source()).forEach(text -> {
            assertFalse(text.isBlank(), "title, summary or source is blank");
            if (text.contains("TODO")) {
                fail("'" + text + "' is still to be written; expected what 'variants' shows players");
            }
        });
    }

    @Test
    default void optionsHaveNamesAndMeanings() {
        Set<String> names = new HashSet<>();
        for (Option option : specimens().variant().options()) {
            assertTrue(option.name().matches("[a-zA-Z][a-zA-Z0-9]*"), () -> "option name '" + option.name() + "'");
            assertTrue(names.add(option.name()), () -> "two options are called " + option.name());
            assertFalse(option.meaning().isBlank(), () -> "option " + option.name() + " has no meaning");
        }
    }

    @Test
    default void rulesAreThoseThatWereAskedFor() {
        Variant variant = specimens().variant();
        for (int i = 0; i < specimens().rules().size(); i++) {
            Rules rules = specimens().rules().get(i);
            assertEquals(variant.id(), rules.variant().id(), "rules().variant()");
            assertEquals(specimens().given().get(i), rules.options().text(), "rules().options()");
        }
    }

    /** An option without effect would still be listed and measured. */
    @TestFactory
    default Stream<DynamicTest> everyValueOfAnOptionMakesADifference() {
        Variant variant = specimens().variant();
        Rules usual = variant.rules(OptionValues.of(variant.options(), Map.of()));
        return IntStream.range(0, specimens().rules().size())
                .filter(i -> !specimens().given().get(i).isEmpty())
                .mapToObj(i -> DynamicTest.dynamicTest(specimens().given().get(i), () -> {
                    OptionEffect effect =
                            new OptionEffect(usual, specimens().rules().get(i));
                    assertTrue(
                            effect.isDeclared() || effect.isSeenIn(specimens().games()),
                            () -> specimens().given().get(i)
                                    + " changes neither start, pieces, boards nor rulebook, nor a move or an ending of the"
                                    + " seeded games; expected an option to make a difference, and its rulebook to say which");
                }));
    }

    @Test
    default void resourcesThatAreMissingAreEmpty() {
        Variant variant = specimens().variant();
        for (String path : List.of("no-such-file.md", "/no/such/file.md", "no-such-folder/../no-such-file.md")) {
            assertEquals(Optional.empty(), variant.resource(path), () -> "resource " + path);
        }
    }

    @TestFactory
    default Stream<DynamicTest> positionTextsFixOptionsAsTheyAre() {
        return specimens().inSomePositions(20, position -> {
            Map<String, String> values = position.rules().options().asMap();
            Map<String, String> fixed =
                    specimens().variant().optionsOf(position.words().text());
            fixed.forEach((name, value) -> assertEquals(values.get(name), value, "optionsOf(text) for option " + name));
        });
    }
}
