package org.plyspace.arch;

import com.tngtech.archunit.core.domain.JavaField;
import com.tngtech.archunit.lang.ArchCondition;
import com.tngtech.archunit.lang.ConditionEvents;
import com.tngtech.archunit.lang.SimpleConditionEvent;
import java.lang.reflect.Array;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.BitSet;
import java.util.Collection;
import java.util.Date;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Conditions on the values of fields after class initialisation. */
final class StateConditions {

    private static final List<Class<?>> CHANGING = List.of(
            Appendable.class, BitSet.class, Date.class, Iterator.class, RandomGenerator.class, ThreadLocal.class);
    private static final String CHANGING_PACKAGE = "java.util.concurrent";
    /** The packages of immutable collections, which have no common type. */
    private static final List<String> UNCHANGING = List.of(
            "java.util.ImmutableCollections$", "java.util.Collections$Unmodifiable", "java.util.Collections$Empty");

    private StateConditions() {}

    /**
     * Requires that a field holds no collection or other object that can change. Of arrays, only blank ones are found, which
     * are meant to be filled: a table of constants is an array too.
     */
    static ArchCondition<JavaField> holdNothingThatChanges(Codebase code) {
        return new ArchCondition<>("hold nothing that can be changed") {
            @Override
            public void check(JavaField field, ConditionEvents events) {
                Optional<String> changing = staticValue(field).flatMap(value -> whatChanges(value, code));
                events.add(new SimpleConditionEvent(
                        field,
                        changing.isEmpty(),
                        "Field <" + field.getFullName() + "> holds " + changing.orElse("nothing that can be changed")));
            }
        };
    }

    private static Optional<Object> staticValue(JavaField javaField) {
        Field field = javaField.reflect();
        int modifiers = field.getModifiers();
        if (!Modifier.isStatic(modifiers) || !Modifier.isFinal(modifiers)) {
            return Optional.empty();
        }
        try {
            field.setAccessible(true);
            return Optional.ofNullable(field.get(null));
        } catch (IllegalAccessException impossible) {
            throw new IllegalStateException("cannot read " + javaField.getFullName(), impossible);
        }
    }

    private static Optional<String> whatChanges(Object value, Codebase code) {
        Class<?> type = value.getClass();
        String name = type.getName();
        if (type.isArray()) {
            return isBlank(value) ? Optional.of("an array that is still to be filled") : Optional.empty();
        }
        boolean collection = value instanceof Collection || value instanceof Map;
        boolean changes = (collection && UNCHANGING.stream().noneMatch(name::startsWith))
                || CHANGING.stream().anyMatch(kind -> kind.isInstance(value))
                || name.startsWith(CHANGING_PACKAGE)
                || (name.startsWith(code.root() + ".") && hasFieldThatChanges(type));
        return changes ? Optional.of("a " + name + ", which can be changed") : Optional.empty();
    }

    /** Whether an array has elements and all of them have their default value. */
    private static boolean isBlank(Object array) {
        int length = Array.getLength(array);
        Object blank = Array.newInstance(array.getClass().getComponentType(), 1);
        return length > 0
                && IntStream.range(0, length)
                        .mapToObj(i -> Array.get(array, i))
                        .allMatch(element -> element == null
                                || (element.getClass().isArray() && isBlank(element))
                                || element.equals(Array.get(blank, 0)));
    }

    private static boolean hasFieldThatChanges(Class<?> type) {
        return Stream.<Class<?>>iterate(type, kind -> kind != null, kind -> kind.getSuperclass())
                .filter(kind -> kind != Object.class && kind != Enum.class && kind != Record.class)
                .flatMap(kind -> Stream.of(kind.getDeclaredFields()))
                .anyMatch(field -> !Modifier.isStatic(field.getModifiers()) && !Modifier.isFinal(field.getModifiers()));
    }
}
