package org.plyspace.cli.serve;

import java.util.List;
import java.util.Map;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Stream;
import org.plyspace.engine.JsonFields;

/** What can be asked on one subject. */
interface Topics extends AutoCloseable {

    /** The topics by their words. */
    Map<String, Topic> all();

    /** Quits what is at hand for the next question. */
    @Override
    default void close() {}

    /**
     * What can be asked by one word.
     *
     * @param members the members that a question may have besides {@code id} and {@code ask}
     * @param answering makes of a question, which has no other members, the answer: a record, map or tree that becomes one JSON object. What
     *     the consumer receives, in the same form, is told before
     */
    record Topic(List<String> members, BiFunction<JsonFields, Consumer<Object>, Object> answering) {

        /** A topic with an answer at once. */
        static Topic of(List<String> members, Function<JsonFields, Object> answer) {
            return new Topic(members, (question, info) -> answer.apply(question));
        }

        /** The members of two lists. */
        static List<String> joined(List<String> some, String... more) {
            return Stream.concat(some.stream(), Stream.of(more)).toList();
        }
    }
}
