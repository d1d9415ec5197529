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

    /** Words that classes were once called by, and those that docs/glossary.md has instead. */
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

    /** The machine form is a notation. */
    private static final Set<String> OTHER_MEANINGS = Set.of("MachineForm");

    private static final Pattern WORD = Pattern.compile("[A-Z][a-z]+");

    private NameConditions() {}

    /** Has no word in its simple name that docs/glossary.md has another word for. */
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

    /** Has a simple name that no other class of its module has; descriptions of packages are passed over. */
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
