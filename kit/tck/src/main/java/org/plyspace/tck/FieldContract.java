package org.plyspace.tck;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.plyspace.api.Position;
import org.plyspace.api.Purpose;
import org.plyspace.api.Setup;
import org.plyspace.api.SetupField;

/** Checks that all fields of a setup are declared, so that an editor can offer them. */
interface FieldContract extends UnderTest {

    int NAMINGS = 30;

    @TestFactory
    default Stream<DynamicTest> fieldsHaveNamesAndMeanings() {
        return specimens().inAllRules(rules -> {
            List<String> names = rules.fields().stream().map(SetupField::name).toList();
            assertEquals(names.stream().distinct().toList(), names, "names of fields, each once");
            for (SetupField field : rules.fields()) {
                assertFalse(field.name().isBlank() || field.meaning().isBlank(), () -> "blank in " + field);
                assertEquals(Set.copyOf(field.values()).size(), field.values().size(), () -> "values of " + field);
                boolean needsValues =
                        field.content() == SetupField.Content.LETTERS || field.content() == SetupField.Content.LIST;
                assertFalse(needsValues && field.values().isEmpty(), () -> "no values for " + field);
            }
        });
    }

    @TestFactory
    default Stream<DynamicTest> fieldsThatComeAboutInPlayAreDeclared() {
        return specimens()
                .inAllPositions(parent -> withChildren(
                        parent,
                        position -> position.words()
                                .setup()
                                .fields()
                                .keySet()
                                .forEach(name -> assertTrue(
                                        FieldForms.named(position.rules(), name).isPresent(),
                                        () -> "field '" + name + "' of '"
                                                + position.words().text() + "' is not declared"))));
    }

    @TestFactory
    default Stream<DynamicTest> textsOfFieldsArePutTogetherAsDeclared() {
        return specimens()
                .inAllPositions(parent -> withChildren(parent, position -> {
                    Setup setup = position.words().setup();
                    for (SetupField field : position.rules().fields()) {
                        String text = setup.fields().getOrDefault(field.name(), "");
                        assertTrue(
                                text.isEmpty() || FieldForms.fits(field, text, position),
                                () -> "'" + text + "' is not what was declared of " + field);
                    }
                }));
    }

    /** Cells are named at random: what is not refused must be kept. */
    @TestFactory
    default Stream<DynamicTest> cellsNamedInAFieldAreKeptOrRefused() {
        return specimens().inSomePositions(3, position -> {
            Random random = new Random(position.key());
            for (SetupField field : position.rules().fields()) {
                for (int i = 0; i < NAMINGS && field.content() == SetupField.Content.CELLS; i++) {
                    String cells = random.ints(
                                    1L + random.nextInt(2), 0, position.rules().cells())
                            .mapToObj(position.words()::name)
                            .distinct()
                            .sorted()
                            .collect(Collectors.joining(","));
                    Setup setup = position.words().setup().toBuilder()
                            .field(field.name(), cells)
                            .build();
                    if (position.rules().faults(setup, Purpose.GAME).isEmpty()) {
                        Position read = position.rules().position(setup, Purpose.GAME);
                        assertEquals(cells, read.words().setup().field(field.name()), () -> "cells of " + field);
                    }
                }
            }
        });
    }

    /** The questions to ask of a position and of some that follow it. */
    @FunctionalInterface
    interface Check {
        void of(Position position);
    }

    private static void withChildren(Position position, Check check) {
        check.of(position);
        for (long move : Moves.someLegal(position, 6)) {
            position.make(move);
            check.of(position);
            position.unmake();
        }
    }
}
