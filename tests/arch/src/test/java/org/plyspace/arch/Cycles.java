package org.plyspace.arch;

import com.tngtech.archunit.core.domain.Dependency;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.lang.ArchCondition;
import com.tngtech.archunit.lang.ConditionEvents;
import com.tngtech.archunit.lang.SimpleConditionEvent;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Types of a package each of which needs all others, directly or by way of these; nested types count as their owner. */
final class Cycles {

    /** As many types as a reader keeps in mind. */
    static final int MOST_TYPES = 10;

    private Cycles() {}

    /** Requires that a type stands in no cycle of more than {@value #MOST_TYPES} types of its package. */
    static ArchCondition<JavaClass> beSmall() {
        return new ArchCondition<>("stand in no cycle of more than " + MOST_TYPES + " types of their package") {

            private final Map<String, Set<String>> reached = new HashMap<>();

            @Override
            public void init(Collection<JavaClass> classes) {
                Map<String, Set<String>> used = classes.stream()
                        .collect(Collectors.toMap(
                                Cycles::owner,
                                Cycles::usedInPackage,
                                (one, other) -> Stream.concat(one.stream(), other.stream())
                                        .collect(Collectors.toSet())));
                used.keySet().forEach(type -> reach(type, used, reached.computeIfAbsent(type, of -> new TreeSet<>())));
            }

            @Override
            public void check(JavaClass type, ConditionEvents events) {
                Set<String> cycle = reached.get(owner(type)).stream()
                        .filter(other -> reached.getOrDefault(other, Set.of()).contains(owner(type)))
                        .collect(Collectors.toCollection(TreeSet::new));
                if (type.isTopLevelClass() && cycle.size() > MOST_TYPES) {
                    events.add(SimpleConditionEvent.violated(
                            type,
                            cycle.stream()
                                    .map(other -> other.substring(other.lastIndexOf('.') + 1))
                                    .collect(Collectors.joining(
                                            ", ",
                                            "Class <" + type.getName() + "> is one of " + cycle.size() + ": ",
                                            ""))));
                }
            }
        };
    }

    private static void reach(String type, Map<String, Set<String>> used, Set<String> into) {
        List<String> next =
                used.getOrDefault(type, Set.of()).stream().filter(into::add).toList();
        next.forEach(other -> reach(other, used, into));
    }

    private static Set<String> usedInPackage(JavaClass type) {
        return type.getDirectDependenciesFromSelf().stream()
                .map(Dependency::getTargetClass)
                .filter(used -> used.getPackageName().equals(type.getPackageName()))
                .map(Cycles::owner)
                .filter(Predicate.not(owner(type)::equals))
                .collect(Collectors.toSet());
    }

    private static String owner(JavaClass type) {
        return type.getName().split("\\$", 2)[0];
    }
}
