package org.plyspace.arch;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.lang.ArchCondition;
import com.tngtech.archunit.lang.ConditionEvents;
import com.tngtech.archunit.lang.SimpleConditionEvent;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Conditions on the names of classes. */
final class NameConditions {

    /** Words that class names must no longer use, each with the glossary's word. */
    private static final Map<String, String> REPLACED = Map.of(
            "Chooser", "engine",
            "Machine", "engine",
            "Player", "engine or seat",
            "Contender", "setting",
            "Entrant", "setting",
            "Kept", "saved",
            "Held", "locked or partial",
            "Worth", "value or score",
            "Room", "game");

    /** Names in which such a word has another meaning: the machine form is a notation. */
    private static final Set<String> OTHER_MEANINGS = Set.of("MachineForm");

    private static final Pattern WORD = Pattern.compile("[A-Z][a-z]+");

    private NameConditions() {}

    /** Requires that a simple name contains no word for which docs/glossary.md has another. */
    static ArchCondition<JavaClass> useTheGlossarysWords() {
        return new ArchCondition<>("be called by the words of docs/glossary.md") {

            @Override
            public void check(JavaClass type, ConditionEvents events) {
                if (OTHER_MEANINGS.contains(type.getSimpleName())) {
                    return;
                }
                WORD.matcher(type.getSimpleName())
                        .results()
                        .map(MatchResult::group)
                        .filter(REPLACED::containsKey)
                        .forEach(word -> events.add(SimpleConditionEvent.violated(
                                type,
                                "Class <" + type.getName() + "> says " + word + "; expected " + REPLACED.get(word))));
            }
        };
    }

    /** Requires that no other class of the module has the same simple name; package descriptions are exempt. */
    static ArchCondition<JavaClass> haveANameOfTheirOwnInTheirModule(Codebase code) {
        return new ArchCondition<>("have a name of their own in their module") {

            private Map<String, List<String>> namesakes = Map.of();

            @Override
            public void init(Collection<JavaClass> all) {
                namesakes = all.stream()
                        .filter(type -> !type.getSimpleName().equals("package-info"))
                        .collect(Collectors.groupingBy(
                                this::moduleAndName, Collectors.mapping(JavaClass::getName, Collectors.toList())));
            }

            @Override
            public void check(JavaClass type, ConditionEvents events) {
                for (String other : namesakes.getOrDefault(moduleAndName(type), List.of())) {
                    boolean same = other.equals(type.getName());
                    events.add(new SimpleConditionEvent(
                            type, same, "Class <" + type.getName() + "> has the name of <" + other + ">"));
                }
            }

            private String moduleAndName(JavaClass type) {
                return code.moduleOf(type) + "/" + type.getSimpleName();
            }
        };
    }
}
