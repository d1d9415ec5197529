package org.plyspace.arch;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaCodeUnit;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.lang.ArchCondition;
import com.tngtech.archunit.lang.ConditionEvents;
import com.tngtech.archunit.lang.SimpleConditionEvent;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;

/** Conditions on what the public members of a type mention. */
final class PublicConditions {

    private PublicConditions() {}

    /** Requires that public methods and constructors take, return and throw types of ours only if they are marked as public. */
    static ArchCondition<JavaClass> meetMarkedTypesOnly(Codebase code) {
        return new ArchCondition<>("meet marked types only") {
            @Override
            public void check(JavaClass type, ConditionEvents events) {
                type.getCodeUnits().stream()
                        .filter(unit -> unit.getModifiers().contains(JavaModifier.PUBLIC))
                        .forEach(unit -> {
                            Set<String> unmarked = unmarked(unit, code);
                            events.add(new SimpleConditionEvent(
                                    type,
                                    unmarked.isEmpty(),
                                    "<" + unit.getFullName() + "> mentions " + unmarked + ", not marked as PublicApi"));
                        });
            }
        };
    }

    private static Set<String> unmarked(JavaCodeUnit unit, Codebase code) {
        Set<String> unmarked = new TreeSet<>();
        Stream.of(
                        unit.getParameterTypes().stream().flatMap(type -> type.getAllInvolvedRawTypes().stream()),
                        unit.getReturnType().getAllInvolvedRawTypes().stream(),
                        unit.getExceptionTypes().stream())
                .flatMap(types -> types)
                .filter(type -> type.getPackageName().startsWith(code.root()) && !isMarked(type, code))
                .forEach(type -> unmarked.add(type.getName()));
        return unmarked;
    }

    /** Whether a type, or one that it is nested in, is marked. */
    private static boolean isMarked(JavaClass type, Codebase code) {
        return type.isAnnotatedWith(code.root() + ".api.PublicApi")
                || type.getEnclosingClass().map(outer -> isMarked(outer, code)).orElse(false);
    }
}
