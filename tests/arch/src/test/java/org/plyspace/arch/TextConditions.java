package org.plyspace.arch;

import com.tngtech.archunit.core.domain.JavaAnnotation;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaMember;
import com.tngtech.archunit.lang.ArchCondition;
import com.tngtech.archunit.lang.ConditionEvents;
import com.tngtech.archunit.lang.SimpleConditionEvent;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.lang.reflect.Array;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;

/** Conditions on the texts in a class: its string constants and the texts in its annotations. */
final class TextConditions {

    /** The length from which the beginning of an id stands for the rule set. */
    private static final int SHORTEST_BEGINNING = 3;

    private TextConditions() {}

    /**
     * Matches classes with a text that contains the id of a rule set as a word or as part of a class name, contains the rule
     * sets' package, or is the beginning of an id.
     */
    static ArchCondition<JavaClass> nameAVariant(Codebase code) {
        Pattern forbidden = forbidden(code);
        return new ArchCondition<>("have a text that names a rule set, one of " + code.variantIds()) {
            @Override
            public void check(JavaClass type, ConditionEvents events) {
                for (String text : texts(type)) {
                    boolean named = forbidden.matcher(text).find();
                    events.add(new SimpleConditionEvent(
                            type, named, String.format(Locale.ROOT, "Class <%s> says \"%s\"", type.getName(), text)));
                }
            }
        };
    }

    private static Pattern forbidden(Codebase code) {
        StringBuilder words = new StringBuilder(Pattern.quote(code.variants()))
                .append('|')
                .append(Pattern.quote(code.variants().replace('.', '/')));
        for (String id : code.variantIds()) {
            words.append("|(?<![\\p{L}\\p{N}])").append(Pattern.quote(id)).append("(?![\\p{L}\\p{N}])");
            words.append("|(?-i:").append(Pattern.quote(asInNames(id))).append("(?=\\p{Lu}))");
            words.append("|(?-i:(?<=\\p{Ll})")
                    .append(Pattern.quote(asInNames(id)))
                    .append(")(?!\\p{Ll})");
            for (int end = SHORTEST_BEGINNING; end < id.length(); end++) {
                words.append("|^").append(Pattern.quote(id.substring(0, end))).append("$");
            }
        }
        return Pattern.compile(words.toString(), Pattern.CASE_INSENSITIVE);
    }

    private static String asInNames(String id) {
        return id.substring(0, 1).toUpperCase(Locale.ROOT) + id.substring(1);
    }

    private static List<String> texts(JavaClass type) {
        List<String> texts = new ArrayList<>(constants(type));
        type.getAnnotations().forEach(annotation -> addTexts(annotation, texts));
        for (JavaMember member : type.getMembers()) {
            member.getAnnotations().forEach(annotation -> addTexts(annotation, texts));
        }
        type.getCodeUnits()
                .forEach(unit -> unit.getParameters()
                        .forEach(parameter ->
                                parameter.getAnnotations().forEach(annotation -> addTexts(annotation, texts))));
        return texts;
    }

    private static List<String> constants(JavaClass type) {
        try (InputStream file = type.getSource().orElseThrow().getUri().toURL().openStream()) {
            return StringConstants.read(file);
        } catch (IOException e) {
            throw new UncheckedIOException("cannot read the class file of " + type.getName(), e);
        }
    }

    private static void addTexts(Object value, List<String> texts) {
        if (value instanceof String text) {
            texts.add(text);
        } else if (value instanceof JavaAnnotation<?> annotation) {
            annotation.getProperties().values().forEach(property -> addTexts(property, texts));
        } else if (value.getClass().isArray()) {
            for (int i = 0; i < Array.getLength(value); i++) {
                addTexts(Array.get(value, i), texts);
            }
        }
    }
}
