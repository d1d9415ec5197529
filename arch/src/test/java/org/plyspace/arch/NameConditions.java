package org.plyspace.arch;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.lang.ArchCondition;
import com.tngtech.archunit.lang.ConditionEvents;
import com.tngtech.archunit.lang.SimpleConditionEvent;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** Conditions on the names of classes. */
final class NameConditions {

    private NameConditions() {}

    /** Has a simple name that no other of the classes asked about has; descriptions of packages are passed over. */
    static ArchCondition<JavaClass> haveANameOfTheirOwn() {
        return new ArchCondition<>("have a name of their own") {

            private Map<String, List<String>> namesakes = Map.of();

            @Override
            public void init(Collection<JavaClass> all) {
                namesakes = all.stream()
                        .filter(type -> !type.getSimpleName().equals("package-info"))
                        .collect(Collectors.groupingBy(
                                JavaClass::getSimpleName, Collectors.mapping(JavaClass::getName, Collectors.toList())));
            }

            @Override
            public void check(JavaClass type, ConditionEvents events) {
                for (String other : namesakes.getOrDefault(type.getSimpleName(), List.of())) {
                    boolean same = other.equals(type.getName());
                    events.add(new SimpleConditionEvent(
                            type, same, "Class <" + type.getName() + "> has the name of <" + other + ">"));
                }
            }
        };
    }
}
