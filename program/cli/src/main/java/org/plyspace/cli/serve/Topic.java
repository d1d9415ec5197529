package org.plyspace.cli.serve;

import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Stream;
import org.plyspace.engine.JsonFields;

/**
 * What can be asked by one word.
 *
 * @param members the members that a question may have besides {@code id} and {@code ask}
 */
record Topic(List<String> members, Answering answering) {

    Topic {
        members = List.copyOf(members);
    }

    /** Finds the answer to a question. */
    @FunctionalInterface
    interface Answering {

        /**
         * The answer as a record, map or tree that becomes one JSON object.
         *
         * @param question has no other members than those of the topic, and {@code id} and {@code ask}
         * @param info receives what is to be told before the answer, in the same form
         */
        Object answer(JsonFields question, Consumer<Object> info);
    }

    /** A topic with an answer at once. */
    static Topic of(List<String> members, Function<JsonFields, Object> answer) {
        return new Topic(members, (question, info) -> answer.apply(question));
    }

    /** The members of two lists. */
    static List<String> joined(List<String> some, String... more) {
        return Stream.concat(some.stream(), Stream.of(more)).toList();
    }
}
